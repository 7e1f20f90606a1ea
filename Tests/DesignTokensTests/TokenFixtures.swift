@testable import DesignTokens

/// Short ways to write tokens down.
enum Fixture {
  static func hex(_ text: String) -> DesignTokens.Color {
    HexColor.parse(text, order: .rgba)?.color ?? Color(red: .infinity, green: 0, blue: 0)
  }

  /// A color token `Type.name`; its types are the given ones, each with an implicit member.
  static func color(
    _ name: String, _ value: String, dark: String? = nil, types: [String] = ["Color", "UIColor"],
    path: String = "Tokens.swift", isAlias: Bool = false
  ) -> DesignToken {
    let member = name.split(separator: ".").last.map(String.init) ?? name
    return DesignToken(
      name: name, category: .color,
      values: AppearanceValues(any: .color(hex(value)), dark: dark.map { .color(hex($0)) }),
      spellings: types.map { type in
        name.hasPrefix("Color.")
          ? .init(type: type, expression: "\(type).\(member)", implicit: ".\(member)")
          : .init(type: type, expression: name)
      },
      definition: .init(path: path, line: 1, column: 1), isAlias: isAlias)
  }

  static func number(
    _ name: String, _ value: Double, _ category: DesignToken.Category, type: String = "CGFloat"
  ) -> DesignToken {
    DesignToken(
      name: name, category: category, values: AppearanceValues(any: .number(value)),
      spellings: [.init(type: type, expression: name)], definition: .init(path: "Tokens.swift", line: 1, column: 1))
  }

  static func font(_ name: String, _ value: FontValue, type: String = "Font") -> DesignToken {
    DesignToken(
      name: name, category: .font, values: AppearanceValues(any: .font(value)),
      spellings: [.init(type: type, expression: name, implicit: "." + (name.split(separator: ".").last ?? ""))],
      definition: .init(path: "Tokens.swift", line: 1, column: 1))
  }

  static func matcher(_ tokens: [DesignToken]) -> TokenMatcher {
    TokenMatcher(catalog: TokenCatalog(tokens))
  }

  static func colorPlace(
    _ type: String = "Color", implicit: Bool = false, role: TokenMatcher.ColorRole = .none, opacity: Bool = true,
    preferred: [String] = [], near: Double? = 2
  ) -> TokenMatcher.Place {
    TokenMatcher.Place(
      categories: [.color], type: type, resolvesImplicitMember: implicit, role: role, takesOpacity: opacity,
      viewer: TokenMatcher.Viewer(file: "View.swift"), preferred: preferred, nearLimit: near)
  }

  static func lengthPlace(_ category: DesignToken.Category, negative: Bool = true) -> TokenMatcher.Place {
    TokenMatcher.Place(
      categories: category.fitting, type: "CGFloat", takesNegative: negative,
      viewer: TokenMatcher.Viewer(file: "View.swift"))
  }

  /// Each match as `kind replacement`, with a `!` where it is safe.
  static func summary(_ matches: [TokenMatch]) -> [String] {
    matches.map { "\($0.kind.rawValue) \($0.replacement)\($0.isSafe ? "!" : "")" }
  }
}
