import DesignTokens

/// The Swift expression that makes a font, read back by the linter as that font.
package enum FontSource {
  /// The types that a font's token can have, the most usual first.
  static let types = ["Font", "UIFont", "NSFont"]

  /// Whether a type's API can say all that a font is.
  static func canMake(_ font: FontValue, as type: String, uses: [UncoveredValue]) -> Bool {
    expression(font, type, uses: uses) != nil
  }

  /// The font of a cluster as a type; without what that type has no way to say where no type has one for all of it.
  package static func expression(_ font: FontValue, as type: String, uses: [UncoveredValue]) -> String {
    if let whole = expression(font, type, uses: uses) { return whole }
    var plain = font
    plain.traits = []
    return expression(plain, type, uses: uses) ?? "Font.system(size: \(NumberFormat.rounded(font.size)))"
  }

  private static func expression(_ font: FontValue, _ type: String, uses: [UncoveredValue]) -> String? {
    var traits = Traits(font.traits)
    let size = NumberFormat.rounded(font.size)
    let made: String?
    if let family = font.family {
      made = named(font, family, size, type, uses, &traits)
    } else if type == "Font" {
      made = system(font, size)
    } else {
      made = platformSystem(font, size, type, &traits)
    }
    return made.flatMap { type == "Font" ? traits.swiftUI(around: $0) : traits.uiKit(around: $0, type) }
  }

  // MARK: The system font

  private static func system(_ font: FontValue, _ size: String) -> String {
    let weight = font.weight.map { ", weight: .\($0.rawValue)" } ?? ""
    let design = font.design.map { ", design: .\($0)" } ?? ""
    return "Font.system(size: \(size)\(weight)\(design))" + (font.isItalic ? ".italic()" : "")
  }

  private static func platformSystem(
    _ font: FontValue, _ size: String, _ type: String, _ traits: inout Traits
  ) -> String? {
    let weight = ", weight: .\(font.drawnWeight.rawValue)"
    if font.isItalic {
      guard type == "UIFont", font.drawnWeight == .regular, font.design == nil else { return nil }
      return "UIFont.italicSystemFont(ofSize: \(size))"
    }
    switch font.design {
    case "monospaced"?: return "\(type).monospacedSystemFont(ofSize: \(size)\(weight))"
    case nil:
      if traits.take("boldSystemFont") { return "\(type).boldSystemFont(ofSize: \(size))" }
      if traits.take("monospacedDigit") { return "\(type).monospacedDigitSystemFont(ofSize: \(size)\(weight))" }
      let width = traits.take(argument: "width").map { ", width: .\($0)" } ?? ""
      return "\(type).systemFont(ofSize: \(size)\(weight)\(width))"
    default: return nil
    }
  }

  // MARK: Families

  private static func named(
    _ font: FontValue, _ family: String, _ size: String, _ type: String, _ uses: [UncoveredValue],
    _ traits: inout Traits
  ) -> String? {
    guard font.design == nil else { return nil }
    let literals = uses.lazy.compactMap { literal(in: $0.text) }
    let exact = literals.first { FontValue(postScriptName: $0, size: font.size).normalForm == font.normalForm }
    if exact == nil, let accessor = generated(uses, type) ?? generated(uses, nil) {
      traits = Traits([])
      // Only its maker knows what the font is called, and it makes the one type.
      return accessor.type == type ? accessor.text : nil
    }
    if exact == nil, type == "Font", literals.contains(family) {
      let weight = font.weight.map { ".weight(.\($0.rawValue))" } ?? ""
      return custom(family, size, &traits) + weight + (font.isItalic ? ".italic()" : "")
    }
    let name = exact ?? postScriptName(font, family)
    return type == "Font"
      ? custom(name, size, &traits) : "\(type)(name: \(quoted(name)), size: \(size)) ?? .systemFont(ofSize: \(size))"
  }

  private static func custom(_ name: String, _ size: String, _ traits: inout Traits) -> String {
    if traits.take("fixedSize") { return "Font.custom(\(quoted(name)), fixedSize: \(size))" }
    let style = traits.take(argument: "relativeTo").map { ", relativeTo: .\($0)" } ?? ""
    return "Font.custom(\(quoted(name)), size: \(size)\(style))"
  }

  /// The only string in an expression: the name that code gives to the font, for only its maker knows how it is spelled.
  private static func literal(in text: String) -> String? {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count == 3 && !parts[1].contains("\\") ? String(parts[1]) : nil
  }

  /// The accessor of a generator that makes the font: `FontFamily.Pretendard.bold.swiftUIFont(size: 24)`.
  ///
  /// - Parameter type: The type that it must make; nil where any will do.
  private static func generated(_ uses: [UncoveredValue], _ type: String?) -> (text: String, type: String)? {
    for use in uses where use.isWhole && use.text.first?.isUppercase == true {
      guard !use.text.contains(where: { $0.isNewline || $0 == "\"" }), let made = use.type ?? typeMade(by: use.text),
        type == nil || made == type
      else { continue }
      return (use.text, made)
    }
    return nil
  }

  /// What generators make by these names where no place tells.
  private static func typeMade(by accessor: String) -> String? {
    if accessor.contains(".font(size:") { return "UIFont" }
    return accessor.contains(".swiftUIFont(") || accessor.contains(".suiFont(") ? "Font" : nil
  }

  /// How fonts of a weight are usually called: `Pretendard-SemiBoldItalic`.
  private static func postScriptName(_ font: FontValue, _ family: String) -> String {
    let weight = font.weight.map { words[$0] ?? "Regular" } ?? ""
    let style = weight + (font.isItalic ? "Italic" : "")
    return style.isEmpty ? family : family + "-" + style
  }

  private static let words: [FontWeight: String] = [
    .ultraLight: "ExtraLight", .thin: "Thin", .light: "Light", .regular: "Regular", .medium: "Medium",
    .semibold: "SemiBold", .bold: "Bold", .heavy: "ExtraBold", .black: "Black",
  ]

  private static func quoted(_ text: String) -> String {
    "\"" + text.filter { !$0.isNewline }.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] } + "\""
  }
}

/// What a font has beside its looks, each part taken once by what can say it.
private struct Traits {
  private var rest: [String]

  init(_ traits: [String]) { rest = traits }

  /// Whether the trait is there, which it then no longer is.
  mutating func take(_ trait: String) -> Bool {
    guard let index = rest.firstIndex(of: trait) else { return false }
    rest.remove(at: index)
    return true
  }

  /// The word behind a trait's name: `title` of `relativeTo title`.
  mutating func take(argument name: String) -> String? {
    guard let index = rest.firstIndex(where: { $0.hasPrefix(name + " ") }) else { return nil }
    return String(rest.remove(at: index).dropFirst(name.utf8.count + 1))
  }

  /// A SwiftUI font with what is left as modifiers behind it.
  mutating func swiftUI(around font: String) -> String? {
    var text = font
    for name in ["monospacedDigit", "smallCaps"] where take(name) { text += ".\(name)()" }
    for name in ["width", "leading"] {
      if let word = take(argument: name) { text += ".\(name)(.\(word))" }
    }
    return rest.isEmpty ? text : nil
  }

  /// A platform's font, scaled where that is left.
  mutating func uiKit(around font: String, _ type: String) -> String? {
    var text = font
    if type == "UIFont" {
      let inner = font.contains(" ?? ") ? "(\(font))" : font
      if take("scaledFont") {
        text = "UIFontMetrics.default.scaledFont(for: \(inner))"
      } else if let style = take(argument: "scaledFont") {
        text = "UIFontMetrics(forTextStyle: .\(style)).scaledFont(for: \(inner))"
      }
    }
    return rest.isEmpty ? text : nil
  }
}
