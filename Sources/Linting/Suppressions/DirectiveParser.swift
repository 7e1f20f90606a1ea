/// Reads the directives of one comment. A directive opens its line of the comment.
struct DirectiveParser {
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int
  private(set) var directives: [Directive] = []
  private(set) var problems: [DirectiveProblem] = []

  init(bytes: [UInt8], comment: Range<Int>) {
    self.bytes = bytes
    position = min(max(comment.lowerBound, 0), bytes.count)
    end = min(max(comment.upperBound, position), bytes.count)
  }

  mutating func parse() {
    while position < end {
      let line = position..<(bytes[position..<end].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? end)
      position = line.upperBound + 1
      if let start = directiveStart(in: line) {
        parseDirective(from: start, to: contentEnd(of: line))
      } else {
        noteMistake(in: line)
      }
    }
  }

  /// Where `sym-lint:` and a letter stand behind nothing but the signs of a comment.
  private func directiveStart(in line: Range<Int>) -> Int? {
    guard let start = textStart(in: line), bytes[start..<line.upperBound].starts(with: Self.prefix) else { return nil }
    let next = start + Self.prefix.count
    return next < line.upperBound && isLetter(bytes[next]) ? start : nil
  }

  private func textStart(in line: Range<Int>) -> Int? {
    line.first { bytes[$0] > 0x20 && !"/*!".utf8.contains(bytes[$0]) }
  }

  /// Tells of `sym-lint: disable:this` and `SYM-LINT:disable:this`, which look like directives and are none.
  private mutating func noteMistake(in line: Range<Int>) {
    guard let start = textStart(in: line),
      bytes[start..<line.upperBound].starts(with: Self.prefix, by: { Self.lowercased($0) == $1 })
    else { return }
    let end = contentEnd(of: line)
    guard start + Self.prefix.count < end,
      let verbStart = (start + Self.prefix.count..<end).first(where: { bytes[$0] > 0x20 })
    else { return }
    let verbEnd = bytes[verbStart..<end].firstIndex { !isLetter($0) && $0 != UInt8(ascii: ":") } ?? end
    let verb = String(decoding: bytes[verbStart..<verbEnd].map(Self.lowercased), as: UTF8.self)
    guard Self.actions[verb] != nil else { return }
    problems.append(
      DirectiveProblem(
        message: "'\(text(start..<verbEnd))' has no effect\(Spelling.hint("sym-lint:\(verb)"))", range: start..<verbEnd)
    )
  }

  /// The end of the line without what closes the comment and spaces.
  private func contentEnd(of line: Range<Int>) -> Int {
    var end = line.upperBound
    if bytes[line].suffix(2).elementsEqual("*/".utf8) { end -= 2 }
    while end > line.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }

  private mutating func parseDirective(from start: Int, to end: Int) {
    let verbStart = start + Self.prefix.count
    let verbEnd = bytes[verbStart..<end].firstIndex { !isLetter($0) && !":-".utf8.contains($0) } ?? end
    let verb = text(verbStart..<verbEnd)
    guard let action = Self.actions[verb] else {
      // Elsewhere it is called `next-line`.
      let word = String(verb.prefix { $0 != "-" })
      let known = Self.actions[word] == nil ? Spelling.nearest(to: verb, in: Self.actions.keys.sorted()) : word
      let hint = Spelling.hint(known)
      problems.append(
        DirectiveProblem(message: "unknown comment 'sym-lint:\(verb)'\(hint)", range: start..<verbEnd))
      return
    }
    let reasonStart = reasonStart(in: verbEnd..<end)
    let reason = reasonStart.map { text($0 + 2..<end).drop { $0 == " " || $0 == "\t" } }
    directives.append(
      Directive(
        action: action, names: names(in: verbEnd..<(reasonStart ?? end)),
        reason: reason.flatMap { $0.isEmpty ? nil : String($0) }, range: start..<end, commentEnd: self.end))
  }

  /// Where ` --` stands; the names end there.
  private func reasonStart(in range: Range<Int>) -> Int? {
    range.first { bytes[$0..<range.upperBound].starts(with: "--".utf8) && bytes[$0 - 1] <= 0x20 }
  }

  private func names(in range: Range<Int>) -> [Directive.Name] {
    bytes[range].split { $0 <= 0x20 || $0 == UInt8(ascii: ",") }.map { part in
      Directive.Name(text: text(part.indices), range: part.indices)
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static let prefix = Array("sym-lint:".utf8)

  /// What may follow the prefix.
  private static let actions: [String: Directive.Action] = {
    var actions: [String: Directive.Action] = ["disable": .disableRegion, "enable": .enable]
    for scope in Directive.Scope.allCases { actions["disable:\(scope.rawValue)"] = .disable(scope) }
    return actions
  }()
}
