import SourceText

/// One known finding as a baseline keeps it: nothing in it changes when lines move or code is laid out anew.
package struct BaselineEntry: Sendable, Hashable {
  /// Relative to the folder of the baseline.
  package var path: String
  package var rule: String
  /// The declarations around it, outermost first, joined by dots.
  package var enclosing: String
  /// The source without white space.
  package var expression: String
  /// Which of the equal ones it is, from 1: that keeps every line of the file by itself.
  package var ordinal: Int

  init(path: String, rule: String, enclosing: String, expression: String, ordinal: Int) {
    self.path = path
    self.rule = rule
    self.enclosing = enclosing
    self.expression = expression
    self.ordinal = ordinal
  }

  init(_ finding: Finding, path: String) {
    self.init(
      path: path, rule: finding.rule, enclosing: finding.enclosing, expression: Self.normalized(finding.text),
      ordinal: 1)
  }

  /// Without white space, and of long ones only the beginning and a sum of the rest.
  private static func normalized(_ text: String) -> String {
    let bytes = Array(text.utf8.filter { $0 > 0x20 })
    guard bytes.count > 160 else { return String(decoding: bytes, as: UTF8.self) }
    let sum = String(FNV1a.hash(bytes), radix: 16)
    var head = 120
    while head > 0, bytes[head] & 0xC0 == 0x80 { head -= 1 }
    return String(decoding: bytes[..<head], as: UTF8.self) + "…" + sum
  }

  /// All but the ordinal.
  var identity: BaselineEntry {
    var identity = self
    identity.ordinal = 0
    return identity
  }

  /// All but where it is: what a renamed file keeps.
  var content: BaselineEntry {
    var content = identity
    content.path = ""
    return content
  }
}

extension BaselineEntry {
  /// One line of a baseline file: the fields with tabs between them. It is never taken for a comment.
  var line: String {
    let line = [path, rule, enclosing, expression, String(ordinal)].map { Self.escaped($0) }.joined(separator: "\t")
    return line.utf8.first == UInt8(ascii: "#") ? "\\" + line : line
  }

  /// Nil when the line is no entry.
  init?(line: some StringProtocol) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { Self.unescaped(String($0)) }
    guard fields.count == 5, !fields[0].isEmpty, !fields[1].isEmpty, let ordinal = Int(fields[4]), ordinal > 0 else {
      return nil
    }
    self.init(path: fields[0], rule: fields[1], enclosing: fields[2], expression: fields[3], ordinal: ordinal)
  }

  private static let escapes: [(character: Unicode.Scalar, letter: Unicode.Scalar)] = [
    ("\\", "\\"), ("\t", "t"), ("\n", "n"), ("\r", "r"),
  ]

  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let escape = escapes.first(where: { $0.character == scalar }) {
        escaped += ["\\", escape.letter]
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var plain = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        plain.append(escapes.first { $0.letter == scalar }?.character ?? scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        plain.append(scalar)
      }
    }
    return String(plain)
  }
}
