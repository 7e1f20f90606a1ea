import DesignTokens
import SourceText
import SwiftOutline

/// What code says by naming design tokens, as far as rules want to know: uses of deprecated ones, and uses that may not
/// be what a token is for.
struct NamedUses: Sendable {
  private(set) var deprecated: [DeprecatedUses.Use] = []
  private(set) var watched: [WatchedUses.Use] = []
  /// What names mean around them.
  private(set) var nearerNames = NearerNames()

  init() {}

  /// - Parameter path: The file, as the definitions of tokens name it.
  init(in outline: Outline, path: String, _ deprecated: DeprecatedUses?, _ watched: WatchedUses?, _ rules: RuleSet) {
    self.deprecated = deprecated?.uses(in: outline, rules: rules) ?? []
    self.watched = watched?.uses(in: outline, path: path, rules: rules) ?? []
    let places = self.deprecated.map(\.excerpt) + self.watched.map(\.excerpt)
    nearerNames = NearerNames(outline, around: places.map(\.range.lowerBound))
  }

  var isEmpty: Bool { deprecated.isEmpty && watched.isEmpty }
}

/// Finds the uses of design tokens that a rule about roles or tiers looks at.
struct WatchedUses: Sendable {
  private let tokens: [DesignToken]
  private let names: TokenNames
  private let roles: [Int: Set<TokenMatcher.ColorRole>]
  private let primitives: Set<Int>

  /// A use of a token: where, which, and what is wrong with it.
  struct Use: Sendable {
    var excerpt: SourceExcerpt
    var token: DesignToken
    /// What the token is for, where it is used for something else.
    var mismatch: TokenMatcher.ColorRole?
    var isPrimitive: Bool
    /// What it is used for.
    var role: TokenMatcher.ColorRole
    /// The type that the place wants.
    var type: String?
    var enclosing: String
    var isInPreview: Bool
  }

  /// Nil when no rule that is on has anything to look at, and no file needs to be parsed.
  init?(_ tokens: [DesignToken], _ workspace: Workspace, active: Set<String>) {
    func isActive(_ reports: Rule.Reports) -> Bool {
      workspace.rules.rule(reporting: reports).map { active.contains(workspace.rules.rules[$0].id) } ?? false
    }
    var roles: [Int: Set<TokenMatcher.ColorRole>] = [:]
    if isActive(.roleMismatch) {
      for (index, token) in tokens.enumerated() {
        let certain = TokenRole.certain(token)
        if !certain.isEmpty { roles[index] = certain }
      }
    }
    let primitives = isActive(.primitiveUse) ? PrimitiveTokens.positions(tokens, workspace.configuration) : []
    guard !roles.isEmpty || !primitives.isEmpty else { return nil }
    let watched = Set(roles.keys).union(primitives)
    self.tokens = tokens
    self.roles = roles
    self.primitives = primitives
    names = TokenNames(tokens, only: watched)
  }

  func uses(in outline: Outline, path: String, rules: RuleSet) -> [Use] {
    let places = PlaceFinder(outline: outline, rules: rules)
    let finder = TokenUseFinder(outline: outline, names: names, tokens: tokens, places: places, sourcePath: path)
    var surroundings = Surroundings(outline: outline)
    lazy var lines = LineTable(outline.bytes)
    return finder.uses().compactMap { use -> Use? in
      let verdict = surroundings.verdict(at: use.node)
      guard verdict != .exempt else { return nil }
      let expected = places.expectation(at: use.node)
      let mismatch = expected.flatMap { wrongRole(of: use.token, at: $0.role) }
      let isPrimitive = primitives.contains(use.token)
      guard mismatch != nil || isPrimitive else { return nil }
      return Use(
        excerpt: SourceExcerpt(use.range, in: outline, lines), token: tokens[use.token], mismatch: mismatch,
        isPrimitive: isPrimitive, role: expected?.role ?? .none, type: expected?.type,
        enclosing: surroundings.enclosingName(of: use.node), isInPreview: verdict == .preview)
    }
  }

  /// The role that a token has, if it is none for a place.
  private func wrongRole(of token: Int, at role: TokenMatcher.ColorRole) -> TokenMatcher.ColorRole? {
    guard let own = roles[token], let wrong = Self.mismatches[role], own.isSubset(of: wrong) else { return nil }
    return TokenMatcher.ColorRole.allCases.first(where: own.contains)
  }

  /// What is surely wrong for a place. An icon may well be drawn in the color of text and the other way about, and a line
  /// in that of a surface.
  private static let mismatches: [TokenMatcher.ColorRole: Set<TokenMatcher.ColorRole>] = [
    .text: [.background, .border, .shadow], .background: [.text, .icon, .shadow], .border: [.text, .shadow],
    .icon: [.shadow], .shadow: [.text, .background, .border, .icon],
  ]
}

/// The tokens of a palette's tier.
enum PrimitiveTokens {
  /// Those that the configuration names; without it, those that others take their values from.
  static func positions(_ tokens: [DesignToken], _ configuration: Configuration) -> Set<Int> {
    if !configuration.primitives.isEmpty {
      return Set(
        tokens.indices.filter { index in
          configuration.primitives.contains { $0.matches(tokens[index]) || $0.matchesFile(of: tokens[index]) }
        })
    }
    let origins = Set(tokens.lazy.filter(\.isAlias).flatMap(\.origins))
    return Set(
      tokens.indices.filter { index in
        !tokens[index].isAlias && ([tokens[index].name] + tokens[index].aliases).contains(where: origins.contains)
      })
  }
}

extension FindingMaker {
  /// The findings of a file's uses of tokens that are not for what they are used for, or not for use at all.
  func watchedFindings(
    _ uses: [WatchedUses.Use], in scan: FileScan, _ memory: inout SuggestionMemory
  ) -> [(Finding, enclosing: String)] {
    var findings: [(Finding, enclosing: String)] = []
    for use in uses where configuration.lintsPreviews || !use.isInPreview {
      // One finding for a use: a token of the palette has no role to be wrong.
      let reports: Rule.Reports = use.isPrimitive ? .primitiveUse : .roleMismatch
      for kind in use.isPrimitive && use.mismatch != nil ? [reports, .roleMismatch] : [reports] {
        guard let index = rules.rule(reporting: kind), let severity = severity(of: rules.rules[index]) else { continue }
        findings.append((finding(use, index, severity, scan, &memory), use.enclosing))
        break
      }
    }
    return findings
  }

  private func finding(
    _ use: WatchedUses.Use, _ index: Int, _ severity: Severity, _ scan: FileScan, _ memory: inout SuggestionMemory
  ) -> Finding {
    let rule = rules.rules[index]
    var matched = MatchedSite(
      TokenUseSite(excerpt: use.excerpt, token: use.token, type: use.type, role: use.role, enclosing: use.enclosing),
      rule: index, maker: self, &memory)
    matched.suggestions.removeAll { suggestion in
      guard let token = matcher.catalog.token(named: suggestion.token), token != use.token else { return true }
      return rule.reports == .roleMismatch
        ? !TokenRole.certain(token).contains(use.role) : primitives.contains(suggestion.token)
    }
    let words = ["role": Self.kind(use.mismatch ?? .none), "place": Self.phrase(use.role)]
    return finding(
      rule: rule, severity: severity, excerpt: use.excerpt, value: matched.value,
      message: message(of: rule, matched, words), suggestions: matched.suggestions, scan)
  }

  private static func kind(_ role: TokenMatcher.ColorRole) -> String {
    switch role {
    case .background: "a surface"
    case .icon: "an icon"
    default: "a \(role.rawValue)"
    }
  }

  private static func phrase(_ role: TokenMatcher.ColorRole) -> String {
    switch role {
    case .text: "text"
    case .background: "a surface"
    case .border: "a border"
    case .shadow: "a shadow"
    case .icon: "an icon"
    case .fill: "a shape"
    case .gradient: "a gradient"
    case .none: "something else"
    }
  }
}
