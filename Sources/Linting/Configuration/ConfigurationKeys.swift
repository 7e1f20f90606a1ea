import DesignTokens

/// The keys of `.sym-lint.yml`: the one table that the reader, the JSON schema and the editor's completion share.
package enum ConfigurationKeys {
  package static let document = ValueShape.keys(all)

  package static let all: [KeyShape] = [
    KeyShape("extends", .oneOrMore(path), "Configuration files to start from; the nearest has the last word."),
    KeyShape("preset", presets, "Which rules are on."),
    KeyShape("include", patterns, "Lint these files only."),
    KeyShape("exclude", patterns, "Never lint these files and folders, even if they are named on the command line."),
    KeyShape("tokens", .list(tokenSource), "Where the design tokens are defined; left out, they are discovered."),
    KeyShape("rules", .rules, "Severity and options of single rules."),
    KeyShape(
      "custom-rules", .list(.either([path, .dictionary(.anything)])), "The team's own rules, or files of them."),
    KeyShape("overrides", .list(override), "Other settings for some files."),
    KeyShape("baseline", path, "The file of findings that are known and not reported."),
    KeyShape("fail-on", .choice(FailLevel.allCases.map(\.rawValue)), "The least severity that fails a run."),
    KeyShape("previews", .boolean, "Lint SwiftUI previews too."),
    KeyShape("tests", .boolean, "Lint tests too."),
    KeyShape("generated", .boolean, "Lint generated files too."),
    KeyShape("dependencies", .boolean, "Lint the folders of dependencies and build products too."),
    KeyShape("respect-gitignore", .boolean, "Leave out what Git ignores; on by default."),
    KeyShape(
      "prefer", .oneOrMore(.text("a token's name")),
      "Tokens that win over others of the same value, best first; `Spacing.*` is all that begin so."),
    KeyShape(
      "roles", .keys(RoleName.allCases.map { KeyShape($0.rawValue, .oneOrMore(.text("a token's name")), $0.summary) }),
      "What colors are for, by patterns of their names: `text*`, `**/label*`, `Color.Surface.*`."),
    KeyShape(
      "primitives", .oneOrMore(.text("a token's name")),
      "The tokens that only give others their values, by patterns of names or files: `Palette.*`, `Tokens/Palette/**`."),
    KeyShape(
      "mappings", .dictionary(.text("a token's name")), "The token that a value becomes, where several have it."),
    KeyShape(
      "token-arithmetic", .choice(TokenArithmetic.allCases.map(\.rawValue)),
      "What to do with the literal in `Spacing.m + 4`."),
    KeyShape(
      "unmatched", .choice(RuleSetting.Unmatched.allCases.map(\.rawValue)),
      "What to do with values that no token fits, where a rule does not say it."),
    KeyShape("require-reason", .boolean, "Comments that silence must say why: `-- reason`."),
    KeyShape(
      "hex-alpha", .choice(HexAlphaOrder.allCases.map(\.rawValue)), "Where a hex color of 8 digits has its alpha."),
  ]

  /// What a rule's value in `rules` looks like.
  package static func rule(options: [String]) -> ValueShape {
    .either([
      .boolean, levels, .keys(ruleKeys + options.map { KeyShape($0, .anything, "An option of this rule.") }),
    ])
  }

  static let ruleKeys: [KeyShape] = [
    KeyShape("severity", .either([.boolean, levels]), "How much a finding weighs, or `off`."),
    KeyShape("allow", .oneOrMore(.scalar), "Values that are never reported."),
    KeyShape(
      "near", .either([.boolean, .number(0...5)]),
      "How far a near token may be: a difference in ΔE₀₀ or points, or `false` for no near tokens."),
    KeyShape(
      "unmatched", .choice(RuleSetting.Unmatched.allCases.map(\.rawValue)), "What to do with a value no token fits."),
  ]

  static let tokenKinds: [KeyShape] = [
    KeyShape("swift", patterns, "Swift files that define tokens."),
    KeyShape("assets", patterns, "Asset catalogs."),
    KeyShape("dtcg", patterns, "Files of the Design Tokens Format Module."),
    KeyShape("tokens-studio", patterns, "Files of Tokens Studio."),
    KeyShape("style-dictionary", patterns, "Files of Style Dictionary."),
    KeyShape("figma", patterns, "Exports of Figma variables."),
    KeyShape(
      "inline", .either([.dictionary(.anything), .list(.dictionary(.anything))]), "Names and values, right here."),
  ]

  static let tokenKeys: [KeyShape] = [
    KeyShape(
      "access", .either([.text("a template"), .dictionary(.text("a template"))]),
      "How Swift spells a token, for all types or for each: `AppColor.{name}`, `Color.{path.tail:camel}`."),
    KeyShape("category", .choice(DesignToken.Category.allCases.map(\.rawValue)), "What all tokens of the source are."),
    KeyShape(
      "modes",
      .keys(
        ModeMapping.AppearanceKey.allCases.map { key in
          KeyShape(key.rawValue, .oneOrMore(.text("a mode's name")), "Modes that hold then.")
        }),
      "Which appearance a mode, theme, context or set stands for, where its name does not say it: `dark: Night`."),
    KeyShape(
      "contexts", .dictionary(.text("a mode's name")),
      "The mode of a collection, theme of a group or context of a modifier that holds here: `brand: Acme`."),
    KeyShape("module", .text("a module's name"), "The module that a file must import to use the tokens."),
    KeyShape(
      "prefer", .either([.boolean, .oneOrMore(.text("a token's name"))]),
      "Which tokens win over others of the same value: all of this source, or those named."),
  ]

  /// What a color can be for, as people write it.
  enum RoleName: String, CaseIterable {
    case text, surface, border, icon, shadow

    var role: TokenMatcher.ColorRole {
      switch self {
      case .text: .text
      case .surface: .background
      case .border: .border
      case .icon: .icon
      case .shadow: .shadow
      }
    }

    var summary: String { "Colors for \(rawValue == "text" ? "text" : rawValue + "s")." }
  }

  private static let path = ValueShape.text("a path")
  private static let patterns = ValueShape.oneOrMore(.text("a path pattern"))
  private static let presets = ValueShape.choice(Preset.allCases.map(\.rawValue))
  private static let levels = ValueShape.choice(RuleSetting.Level.allCases.map(\.rawValue))
  private static let tokenSource = ValueShape.oneKey(of: tokenKinds, and: tokenKeys)
  private static let override = ValueShape.keys(
    [
      KeyShape("files", patterns, "The files that it is about."),
      KeyShape("preset", presets, "Which rules are on in them."),
      KeyShape("rules", .rules, "Severity and options of single rules in them."),
    ], required: ["files"])
}
