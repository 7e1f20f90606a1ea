import DesignTokens
import Linting

/// Proposed design tokens as Swift source.
package enum SwiftTokenFile {
  package static func text(_ tokens: [ProposedToken]) -> String {
    var owners: [String] = []
    for token in tokens where !owners.contains(token.owner) { owners.append(token.owner) }
    let types = owners.map { owner in
      let members = tokens.filter { $0.owner == owner }
      let keyword = members.contains { $0.ownerExists } ? "extension" : "enum"
      return "\(keyword) \(owner) {\n" + members.map(member).joined() + "}\n"
    }
    return """
      // Proposed by sym-lint from raw values in code. Give the tokens names that say what they are for.

      \(imports(tokens))

      \(types.joined(separator: "\n"))
      """
  }

  private static func imports(_ tokens: [ProposedToken]) -> String {
    var modules: Set<String> = []
    for token in tokens {
      switch token.type {
      case "UIColor", "UIFont": modules.insert("UIKit")
      case "NSColor", "NSFont": modules.insert("AppKit")
      default: modules.insert("SwiftUI")
      }
      if token.values.dark != nil, token.type == "Color" { modules.insert("UIKit") }
    }
    return modules.sorted().map { "import \($0)" }.joined(separator: "\n")
  }

  private static func member(_ token: ProposedToken) -> String {
    let name = token.leaf.first?.isNumber == true ? "_" + token.leaf : token.leaf
    let type = ["CGFloat", "Double"].contains(token.type) ? ": \(token.type)" : ""
    return """
        /// \(token.summary).
        \(token.isPublic ? "public " : "")static let \(name)\(type) = \(value(of: token))

      """
  }

  private static func value(of token: ProposedToken) -> String {
    switch token.values.any {
    case .number(let number): return NumberFormat.rounded(number)
    case .font(let font): return FontSource.expression(font, as: token.type, uses: token.cluster.uses)
    case .color(let light):
      guard case .color(let dark) = token.values.dark else { return text(of: light, token.type) }
      return pair(light, dark, token.type)
    case .systemColor, .composite: return token.values.any.normalForm
    }
  }

  private static func pair(_ light: Color, _ dark: Color, _ type: String) -> String {
    func closure(_ type: String, _ condition: String, indent: String) -> String {
      """
      {
      \(indent)  \(condition)
      \(indent)    ? \(text(of: dark, type))
      \(indent)    : \(text(of: light, type))
      \(indent)}
      """
    }
    let isDark = "$0.userInterfaceStyle == .dark"
    switch type {
    case "UIColor": return "UIColor " + closure(type, isDark, indent: "  ")
    case "NSColor": return "NSColor(name: nil) " + closure(type, "$0.name == .darkAqua", indent: "  ")
    default: return "Color(\n    uiColor: UIColor " + closure("UIColor", isDark, indent: "    ") + ")"
    }
  }

  private static func text(of color: Color, _ type: String) -> String {
    let levels = color.levels
    let channels = [(levels.red, color.red), (levels.green, color.green), (levels.blue, color.blue)].map {
      (0...255).contains($0) ? $0 == 0 ? "0" : $0 == 255 ? "1" : "\($0) / 255" : NumberFormat.rounded($1)
    }
    let label = type == "Color" ? "opacity" : "alpha"
    let red = type == "NSColor" ? "srgbRed" : "red"
    let alpha = levels.alpha == 255 && type == "Color" ? "" : ", \(label): \(NumberFormat.alpha(color.alpha))"
    return "\(type)(\(red): \(channels[0]), green: \(channels[1]), blue: \(channels[2])\(alpha))"
  }
}
