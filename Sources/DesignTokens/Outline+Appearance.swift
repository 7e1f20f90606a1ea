import Patterns
import SwiftOutline

/// Conditions on the interface style.
extension Outline {
  /// What a condition asks for.
  enum Style { case light, dark }

  /// The results of `traits.userInterfaceStyle == .dark ? a : b`, whatever parentheses are around it.
  package func appearances(ofTernary node: UInt32) -> (ternary: UInt32, light: UInt32, dark: UInt32)? {
    var ternary = node
    for _ in 0..<4 where nodes[Int(ternary)].kind == .tuple {
      guard let inner = ConstantFolder(self).onlyValue(of: nodes[Int(ternary)]) else { return nil }
      ternary = inner
    }
    let condition = nodes[Int(ternary)].firstChild
    guard nodes[Int(ternary)].kind == .ternary, condition != Node.none, let style = style(ofCondition: condition),
      case let first = nodes[Int(condition)].nextSibling, first != Node.none,
      case let second = nodes[Int(first)].nextSibling, second != Node.none
    else { return nil }
    return style == .dark ? (ternary, second, first) : (ternary, first, second)
  }

  /// A comparison of an interface style or color scheme with `.dark` or `.light`, or a flag such as `isDark`.
  func style(ofCondition node: UInt32) -> Style? {
    let this = nodes[Int(node)]
    guard this.kind == .binaryOperation, this.firstChild != Node.none else {
      let name = reference(node).map { self.name(ofToken: $0.name) } ?? ""
      return ["isDark", "isDarkMode", "dark"].contains(name) ? .dark : nil
    }
    let isEqual = token(this.name, is: "==")
    guard isEqual || token(this.name, is: "!=") else { return nil }
    let word = nodes[Int(this.firstChild)].nextSibling
    // Nothing is drawn while the style is unspecified, so what is not so may be either.
    guard let style = style(ofWord: word), isStyleSubject(this.firstChild),
      !token(nodes[Int(word)].name, is: "unspecified")
    else { return nil }
    return isEqual ? style : style == .dark ? .light : .dark
  }

  func style(ofWord node: UInt32) -> Style? {
    guard let reference = reference(node) else { return nil }
    switch name(ofToken: reference.name) {
    case "dark": return .dark
    case "light", "unspecified": return .light
    default: return nil
    }
  }

  func isStyleSubject(_ node: UInt32) -> Bool {
    guard let reference = reference(node) else { return false }
    let name = name(ofToken: reference.name).lowercased()
    return ["style", "scheme", "appearance", "theme"].contains { name.contains($0) }
  }
}
