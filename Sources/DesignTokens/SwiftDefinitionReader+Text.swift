import SwiftOutline

extension Outline {
  /// What `@available(*, deprecated, message: "…", renamed: "…")` on a declaration says.
  func deprecation(of node: UInt32) -> DesignToken.Deprecation? {
    for attribute in children(of: node) where nodes[Int(attribute)].kind == .attribute {
      let name = name(of: attribute)
      guard name == "available" || name.isEmpty else { continue }
      var isDeprecated = false
      var message: String?
      var replacement: String?
      for argument in children(of: attribute) {
        let value = nodes[Int(argument)].firstChild
        switch self.name(of: argument) {
        case "message": message = stringText(value)
        case "renamed": replacement = stringText(value)
        case "deprecated", "obsoleted", "unavailable": isDeprecated = true
        case "": isDeprecated = isDeprecated || value != Node.none && saysGone(self.text(of: value))
        default: break
        }
      }
      if isDeprecated { return DesignToken.Deprecation(message: message, replacement: replacement) }
    }
    return nil
  }

  private func saysGone(_ word: String) -> Bool { word == "deprecated" || word == "unavailable" }

  /// The first line of the `///` comment right before an offset.
  func documentationSummary(before offset: Int) -> String? {
    var end = offset
    var summary: Range<Int>?
    for _ in 0..<64 {
      var lineEnd = end
      while lineEnd > 0, bytes[lineEnd - 1] == 32 || bytes[lineEnd - 1] == 9 { lineEnd -= 1 }
      guard lineEnd > 0, bytes[lineEnd - 1] == 10 || bytes[lineEnd - 1] == 13 else { break }
      while lineEnd > 0, bytes[lineEnd - 1] == 10 || bytes[lineEnd - 1] == 13 { lineEnd -= 1 }
      var start = lineEnd
      while start > 0, bytes[start - 1] != 10, bytes[start - 1] != 13 { start -= 1 }
      var text = start
      while text < lineEnd, bytes[text] == 32 || bytes[text] == 9 { text += 1 }
      guard lineEnd - text > 3, bytes[text..<text + 3].allSatisfy({ $0 == UInt8(ascii: "/") }) else { break }
      text += 3
      while text < lineEnd, bytes[text] == 32 { text += 1 }
      summary = text..<lineEnd
      end = start
    }
    return summary.flatMap { $0.isEmpty ? nil : text($0) }
  }

  /// The label that a call writes for a parameter: "" for `_`.
  func label(ofParameter parameter: UInt32) -> String {
    let name = nodes[Int(parameter)].name
    guard name != Node.none, name > 0 else { return "" }
    switch tokens[Int(name) - 1].kind {
    case .wildcard: return ""
    case .identifier: return self.name(ofToken: name - 1)
    case let kind where kind.isKeyword: return self.name(ofToken: name - 1)
    default: return self.name(of: parameter)
    }
  }
}
