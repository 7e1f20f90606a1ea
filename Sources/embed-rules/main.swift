import Foundation
import Markup

/// `embed-rules OUTPUT FOLDER FILE…` writes Swift that holds each FILE of FOLDER as a literal, and packed what comes
/// before its documentation.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 2 else { fatalError("usage: embed-rules OUTPUT FOLDER FILE…") }
let output = URL(fileURLWithPath: arguments[1])
let folder = URL(fileURLWithPath: arguments[2])

var source = "extension BuiltInRules {\n  package static let files: [EmbeddedRuleFile] = [\n"
for path in arguments.dropFirst(2) {
  let parts = path.split(separator: "/")
  guard parts.count == 2 else {
    print("error: rules/\(path): a rule's place is rules/CATEGORY/RULE.yaml")
    exit(1)
  }
  let bytes = try Data(contentsOf: folder.appendingPathComponent(path))
  let text = String(decoding: bytes, as: UTF8.self)
  guard text.utf8.elementsEqual(bytes) else {
    print("error: rules/\(path): not UTF-8")
    exit(1)
  }
  let name = parts[1].dropLast(".yaml".count)
  let packed: [UInt8]
  do throws(MarkupError) {
    packed = try MarkupNode.yaml(Array(text.prefix(upToFirst: "\nwhy:").utf8)).packed ?? []
  } catch {
    print("error: rules/\(path):\(error)")
    exit(1)
  }
  source +=
    "    EmbeddedRuleFile(\n      folder: \(literal(parts[0])), name: \(literal(name)), text: \(literal(text)),\n"
  source += "      packed: \(literal(String(decoding: packed, as: UTF8.self)))),\n"
}
source += "  ]\n}\n"
try Data(source.utf8).write(to: output)

/// A Swift literal of the text, on one line, for in a literal of several a carriage return would be lost.
func literal(_ text: some StringProtocol) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": literal += "\\n"
    case "\"", "\\": literal += "\\\(scalar)"
    case "\u{0}"..<"\u{20}", "\u{7F}": literal += "\\u{\(String(scalar.value, radix: 16))}"
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}

extension String {
  /// The lines before the one that begins with a word.
  func prefix(upToFirst start: String) -> String {
    range(of: start).map { String(self[..<$0.lowerBound]) + "\n" } ?? self
  }
}
