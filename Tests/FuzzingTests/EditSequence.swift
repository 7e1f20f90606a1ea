import Markup
import SourceText

@testable import LanguageServer

/// Edits of one document, made by the server and by a model that counts characters one by one.
struct EditSequence {
  private let encoding: ColumnEncoding
  private let start: String
  private var edits: [(range: Range<TextPosition>, text: String)] = []

  /// Takes any bytes for a text, and for edits of five bytes and a text each, with dividers between them.
  init(_ bytes: [UInt8]) {
    let parts = bytes.parts
    encoding = [.utf8, .utf16, .utf32][Int(parts[0].first ?? 0) % 3]
    start = parts[0].text
    for part in parts.dropFirst() where part.count >= 5 {
      let numbers = part.prefix(5).map { Int($0 & 0x3F) }
      let first = TextPosition(line: numbers[0], column: numbers[1])
      let second = TextPosition(line: numbers[0] + numbers[2] % 4, column: numbers[3])
      edits.append((min(first, second)..<max(first, second), Array(part.dropFirst(5)).text))
    }
  }

  /// Where server and model part.
  var fault: String? {
    var document = OpenDocument(
      uri: DocumentURI("file:///a.swift"), path: "/a.swift", language: "swift", version: 1, text: start, revision: 0)
    var model = Array(start.unicodeScalars)
    for edit in edits {
      let change: JSONValue = [
        "range": ["start": edit.range.lowerBound.json, "end": edit.range.upperBound.json], "text": .string(edit.text),
      ]
      guard let node = try? MarkupNode.json(Array(change.text.utf8)),
        (try? document.apply(Params(node), in: encoding)) != nil
      else { return "the edit \(change.text) is refused" }
      let first = offset(of: edit.range.lowerBound, in: model)
      let last = max(first, offset(of: edit.range.upperBound, in: model))
      model.replaceSubrange(first..<last, with: edit.text.unicodeScalars)
      let text = String(String.UnicodeScalarView(model))
      guard document.lines.bytes == Array(text.utf8) else { return "\(edit) gives \(document.lines.bytes.text)" }
      guard document.lines.lineStarts == LineTable(Array(text.utf8)).lineStarts else { return "\(edit): other lines" }
    }
    return nil
  }

  private func offset(of position: TextPosition, in scalars: [Unicode.Scalar]) -> Int {
    var index = 0
    var line = 0
    while line < position.line {
      guard index < scalars.count else { return index }
      if endsLine(index, in: scalars) { line += 1 }
      index += 1
    }
    var column = 0
    while index < scalars.count, !isLineBreak(scalars[index]) {
      column += width(of: scalars[index])
      guard column <= position.column else { break }
      index += 1
    }
    return index
  }

  private func isLineBreak(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

  private func endsLine(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    if scalars[index] == "\n" { return true }
    return scalars[index] == "\r" && !(index + 1 < scalars.count && scalars[index + 1] == "\n")
  }

  private func width(of scalar: Unicode.Scalar) -> Int {
    switch encoding {
    case .utf8: UTF8.width(scalar)
    case .utf16: UTF16.width(scalar)
    case .utf32: 1
    }
  }
}
