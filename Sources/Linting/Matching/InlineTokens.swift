import DesignTokens
import Markup

/// The design tokens that a configuration holds itself:
///
///     tokens:
///       - inline:
///           Spacing.medium: 16
///           Color.gray900: "#1F252E"
///         category: spacing
struct InlineTokens {
  private(set) var tokens: [DesignToken] = []
  private(set) var problems: [TokenSourceProblem] = []

  init(_ configuration: Configuration, relativePath: (String) -> String) {
    for source in configuration.tokenSources ?? [] {
      guard case .inline(let node) = source.kind else { continue }
      for entry in InlineTokens.entries(of: node) { add(entry, source, relativePath) }
    }
  }

  /// The entries of a mapping, or of a list of mappings.
  private static func entries(of node: MarkupNode) -> [MarkupEntry] {
    switch node.content {
    case .mapping(let entries): entries
    case .sequence(let items): items.flatMap { entries(of: $0) }
    default: []
    }
  }

  private mutating func add(_ entry: MarkupEntry, _ source: TokenSourceSetting, _ relativePath: (String) -> String) {
    guard SwiftExpression.isName(entry.key) else {
      problems.append(source.problem(at: entry.keyPosition, "'\(entry.key)' is no name that Swift can write"))
      return
    }
    guard let value = InlineTokens.values(entry.value) else {
      problems.append(
        source.problem(
          at: entry.value.position,
          "'\(entry.key)' needs a number, a hex color in quotes, or 'light' and 'dark' with one each"))
      return
    }
    let category = source.category ?? InlineTokens.category(of: entry.key, value)
    let types = InlineTokens.types(of: entry.key, category)
    tokens.append(
      DesignToken(
        name: entry.key, category: category, values: value,
        spellings: types.map { DesignToken.Spelling(type: $0, expression: entry.key) }, module: source.module,
        definition: DesignToken.Definition(
          path: relativePath(source.path), line: entry.keyPosition.line, column: entry.keyPosition.column)))
  }

  private static func values(_ node: MarkupNode) -> AppearanceValues? {
    if case .mapping(let entries) = node.content {
      guard let light = entries.first(where: { $0.key == "light" || $0.key == "any" }), let any = value(light.value)
      else { return nil }
      guard let dark = entries.first(where: { $0.key == "dark" }) else { return AppearanceValues(any: any) }
      return value(dark.value).map { AppearanceValues(any: any, dark: $0) }
    }
    return value(node).map { AppearanceValues(any: $0) }
  }

  private static func value(_ node: MarkupNode) -> DesignValue? {
    switch node.content {
    case .number(_, let value): value.isFinite ? .number(value) : nil
    case .string(let text): HexColor.parse(text, order: .rgba)?.color.map(DesignValue.color)
    default: nil
    }
  }

  /// The category that a name tells where the source does not.
  private static func category(of name: String, _ values: AppearanceValues) -> DesignToken.Category {
    if case .color = values.any { return .color }
    let name = name.lowercased()
    let words: [(String, DesignToken.Category)] = [
      ("radius", .radius), ("fontsize", .fontSize), ("opacity", .opacity), ("duration", .duration),
      ("border", .border), ("spacing", .spacing), ("padding", .spacing), ("inset", .spacing), ("size", .size),
    ]
    return words.first { name.contains($0.0) }?.1 ?? .number
  }

  private static func types(of name: String, _ category: DesignToken.Category) -> [String] {
    guard category == .color else { return ["CGFloat"] }
    return name.hasPrefix("UIColor.") ? ["UIColor"] : ["Color"]
  }
}
