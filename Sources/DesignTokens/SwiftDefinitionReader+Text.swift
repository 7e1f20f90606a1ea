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

  /// The same where it holds for all systems, or for the one that most apps are for: others lack the type, and not all do.
  func wholeDeprecation(of node: UInt32) -> DesignToken.Deprecation? {
    guard let deprecation = deprecation(of: node) else { return nil }
    let isWhole = children(of: node).contains { attribute in
      guard nodes[Int(attribute)].kind == .attribute, name(of: attribute) == "available" else { return false }
      let first = children(of: attribute).first { _ in true }
      return first.map { ["*", "iOS", "swift"].contains(text(of: $0)) } ?? false
    }
    return isWhole ? deprecation : nil
  }

  private func saysGone(_ word: String) -> Bool { word == "deprecated" || word == "unavailable" }

  /// Whether what a declaration gives under a name has to be unwrapped.
  func isOptional(_ node: UInt32, named name: UInt32) -> Bool {
    switch nodes[Int(node)].kind {
    case .function: return children(of: node).contains { nodes[Int($0)].role == .resultType && isOptionalType($0) }
    case .variable:
      let bindings = children(of: node).filter { nodes[Int($0)].kind == .binding }
      guard let binding = bindings.first(where: { nodes[Int($0)].name == name }) ?? bindings.first else { return false }
      for child in children(of: binding) {
        if nodes[Int(child)].kind == .type, nodes[Int(child)].role == .plain { return isOptionalType(child) }
        if nodes[Int(child)].role == .initialValue { return isOptionalValue(child) }
      }
      return false
    default: return false
    }
  }

  private func isOptionalType(_ node: UInt32) -> Bool {
    let this = nodes[Int(node)]
    guard this.firstToken < this.endToken else { return false }
    return tokens[Int(this.endToken) - 1].kind == .postfixQuestion || token(this.firstToken, is: "Optional")
  }

  /// `UIFont(name: "Brand", size: 15)` may be nil, as may `UIColor(named: "ink")`.
  private func isOptionalValue(_ node: UInt32) -> Bool {
    let this = nodes[Int(node)]
    if this.kind == .cast { return isOptionalType(node) }
    guard this.kind == .call, let type = path(this.firstChild)?.last else { return false }
    let labels = children(of: node).filter { nodes[Int($0)].kind == .argument }.map { name(of: $0) }
    return switch type {
    case "UIFont", "NSFont": labels == ["name", "size"]
    case "UIColor", "NSColor": labels.first == "named"
    default: false
    }
  }

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
