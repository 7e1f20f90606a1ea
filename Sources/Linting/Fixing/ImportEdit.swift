import SourceText
import SwiftOutline

/// Adds the imports that the tokens used in a file need.
package struct ImportEdit {
  let outline: Outline
  /// Absolute or relative: a file inside a folder named like a module is taken to belong to it.
  let path: String

  /// The edits that make one module known in a file of these bytes; none where it is.
  package static func edits(importing module: String, in bytes: [UInt8], path: String) -> [TextEdit] {
    ImportEdit(outline: Parser.parse(bytes), path: path).edits(importing: [module])
  }

  /// The edits that make some modules known in the file, those that it imports already left out.
  func edits(importing modules: some Sequence<String>) -> [TextEdit] {
    let imports = self.imports
    // One under an #if stays the only one: the module may be missing elsewhere.
    let known = Set(imports.filter(\.isWhole).map(\.module)).union(outline.importedModules.conditional)
    let folders = Set(FilePath.split(FilePath.folder(of: path)).map(String.init))
    let missing = Set(modules).subtracting(known).subtracting(folders).sorted(by: Self.precedes)
    guard !missing.isEmpty else { return [] }
    guard let block = lastBlock(of: imports), let last = block.last else { return [opening(missing)] }
    let isSorted = zip(block, block.dropFirst()).allSatisfy { !Self.precedes($1.module, $0.module) }
    return missing.map { module in
      if isSorted, let next = block.first(where: { Self.precedes(module, $0.module) }) {
        return TextEdit(range: next.start..<next.start, replacement: "import \(module)\(lineEnd)")
      }
      let end = endOfRemark(behind: last.end)
      return TextEdit(range: end..<end, replacement: "\(lineEnd)import \(module)")
    }
  }

  private struct Import {
    var module: String
    /// Whether it brings in all of the module.
    var isWhole: Bool
    /// Whether nothing stands before `import`, and it is no part of a module.
    var isPlain: Bool
    /// The start of its line and the end of its statement.
    var start: Int
    var end: Int
  }

  /// Those that hold for the whole file.
  private var imports: [Import] {
    outline.children(of: outline.fileScope).compactMap { node in
      guard let found = outline.importStatement(node) else { return nil }
      let range = outline.range(of: node)
      return Import(
        module: outline.name(ofToken: found.module), isWhole: found.isWhole,
        isPlain: found.isWhole && outline.tokens[Int(outline.nodes[Int(node)].firstToken)].kind == .keywordImport,
        start: startOfLine(range.lowerBound), end: range.upperBound)
    }
  }

  /// The last imports that stand on lines right below each other, with a plain one among them if there is any.
  private func lastBlock(of imports: [Import]) -> [Import]? {
    let last = imports.lastIndex(where: \.isPlain) ?? imports.indices.last
    guard var end = last, var first = last else { return nil }
    while end + 1 < imports.count, isNextLine(imports[end].end, imports[end + 1].start) { end += 1 }
    while first > 0, isNextLine(imports[first - 1].end, imports[first].start) { first -= 1 }
    // What is imported for tests or handed on often stands last.
    while end > first, !imports[end].isPlain, imports[first].isPlain { end -= 1 }
    return Array(imports[first...end])
  }

  private func isNextLine(_ end: Int, _ start: Int) -> Bool {
    let end = endOfRemark(behind: end)
    guard end <= start else { return false }
    let between = outline.bytes[end..<start]
    return between.count { $0 == 0x0A } <= 1 && between.allSatisfy { $0 <= 0x20 }
  }

  /// Where the comment ends that the rest of a line is; the same place where it is something else.
  private func endOfRemark(behind place: Int) -> Int {
    let end = outline.bytes[place...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? outline.bytes.count
    return isComment(place..<end) ? end : place
  }

  /// Import lines before the first code, behind a comment that opens the file.
  private func opening(_ modules: [String]) -> TextEdit {
    let scope = outline.fileScope
    let inside = outline.nodes[Int(scope)].firstChild
    let first =
      scope != 0 && inside != Node.none
      ? outline.range(of: inside).lowerBound
      : outline.tokens.first { $0.kind != .shebang }.map { Int($0.start) } ?? outline.bytes.count
    let shebang = outline.tokens.first { $0.kind == .shebang }.map { Int($0.end) }
    var place = startOfLine(first)
    // Comments right above the first declaration belong to it, if a blank line sets them apart from the file's own.
    var above = place
    while let line = commentAbove(above), line.lowerBound >= shebang ?? 0 { above = line.lowerBound }
    if above > 0, above > shebang ?? 0 { place = above }
    let lines = modules.map { "import \($0)\(lineEnd)" }.joined()
    return TextEdit(range: place..<place, replacement: lines + (first < outline.bytes.count ? lineEnd : ""))
  }

  private func isComment(_ line: Range<Int>) -> Bool {
    outline.bytes[line].drop { $0 == 0x20 || $0 == 0x09 }.starts(with: "//".utf8)
  }

  /// The comment that fills the line above, or the lines.
  private func commentAbove(_ start: Int) -> Range<Int>? {
    guard let line = lineAbove(start) else { return nil }
    if isComment(line) { return line }
    let text = outline.bytes[line].reversed().drop { $0 <= 0x20 }
    guard text.starts(with: "/*".utf8) else { return nil }
    var first = line
    while !outline.bytes[first].drop(while: { $0 <= 0x20 }).starts(with: "/*".utf8) {
      guard let above = lineAbove(first.lowerBound) else { return nil }
      first = above
    }
    return first.lowerBound..<line.upperBound
  }

  private func lineAbove(_ start: Int) -> Range<Int>? {
    guard start > 0 else { return nil }
    return startOfLine(start - 1)..<start
  }

  private func startOfLine(_ offset: Int) -> Int {
    var start = min(offset, outline.bytes.count)
    while start > 0, outline.bytes[start - 1] != 0x0A { start -= 1 }
    if start == 0, outline.bytes.starts(with: [0xEF, 0xBB, 0xBF]), offset >= 3 { return 3 }
    return start
  }

  private var lineEnd: String {
    guard let end = outline.bytes.firstIndex(of: 0x0A), end > 0 else { return "\n" }
    return outline.bytes[end - 1] == 0x0D ? "\r\n" : "\n"
  }

  /// As people sort: without regard to case.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    let pair = (left.lowercased(), right.lowercased())
    return pair.0 == pair.1 ? left < right : pair.0 < pair.1
  }
}
