import DesignTokens
import Patterns
import SourceText
import SwiftOutline

/// Finds the uses of design tokens that their source calls deprecated.
struct DeprecatedUses: Sendable {
  private let tokens: [DesignToken]
  private let names: NameTable

  /// Nil when no token is deprecated, and no file needs to be looked at.
  init?(_ all: [DesignToken]) {
    let tokens = all.filter { $0.deprecation != nil }
    guard !tokens.isEmpty else { return nil }
    self.tokens = tokens
    names = NameTable(
      tokens.enumerated().flatMap { index, token in
        token.spellings.compactMap { spelling in
          spelling.expression.split(separator: ".").last.map { (name: String($0), value: index) }
        }
      })
  }

  /// A use of a token: where, and which.
  struct Use {
    var excerpt: SourceExcerpt
    var token: DesignToken
    var enclosing: String
  }

  /// Whether a file holds one of the names at all.
  func mayBeUsed(in bytes: [UInt8]) -> Bool { names.hasWord(in: bytes) }

  /// The uses in a file, its own definitions aside.
  func uses(in outline: Outline, rules: RuleSet) -> [Use] {
    var uses: [Use] = []
    lazy var lines = LineTable(outline.bytes)
    var surroundings = Surroundings(outline: outline)
    for index in outline.nodes.indices {
      let this = outline.nodes[index]
      guard this.kind == .member || this.kind == .implicitMember, this.name != Node.none else { continue }
      let name = outline.tokens[Int(this.name)]
      guard let found = names.values(in: outline.bytes, Int(name.start)..<Int(name.end)) else { continue }
      let node = UInt32(truncatingIfNeeded: index)
      for candidate in found where isUse(node, of: tokens[candidate], outline, rules) {
        uses.append(
          Use(
            excerpt: SourceExcerpt(outline.range(of: node), in: outline, lines), token: tokens[candidate],
            enclosing: surroundings.enclosingName(of: node)))
        break
      }
    }
    return uses
  }

  private func isUse(_ node: UInt32, of token: DesignToken, _ outline: Outline, _ rules: RuleSet) -> Bool {
    if outline.nodes[Int(node)].kind == .implicitMember {
      guard let expected = PlaceFinder(outline: outline, rules: rules).expectation(at: node) else { return false }
      return token.spellings.contains { spelling in
        spelling.implicit == outline.text(of: node) && DesignType(spelling.type) == expected.kind
          && (expected.type ?? spelling.type) == spelling.type
      }
    }
    guard let path = outline.path(node)?.joined(separator: ".") else { return false }
    return token.spellings.contains { $0.expression == path }
  }
}

extension FindingMaker {
  /// The findings of a file's uses of deprecated tokens.
  func deprecatedFindings(
    _ uses: [DeprecatedUses.Use], in scan: FileScan, _ memory: inout SuggestionMemory
  ) -> [(Finding, enclosing: String)] {
    guard let index = rules.rule(reporting: .deprecatedUse), let severity = severity(of: rules.rules[index]) else {
      return []
    }
    let rule = rules.rules[index]
    return uses.map { use in
      let replacement = replacement(for: use.token)
      let site = TokenUseSite(excerpt: use.excerpt, token: use.token, enclosing: use.enclosing)
      var matched = MatchedSite(
        site, rule: index, maker: self, preferred: replacement.map { [$0.name] } ?? [], &memory)
      if let replacement, !matched.suggestions.contains(where: { $0.token == replacement.name }) {
        matched.suggest(replacement, in: site, maker: self, memory)
      }
      return (
        finding(
          rule: rule, severity: severity, excerpt: use.excerpt, value: matched.value,
          message: message(of: rule, matched), suggestions: matched.suggestions, scan), use.enclosing
      )
    }
  }

  /// The token that the source of a deprecated one names: `renamed: "medium"` is a sibling, unless there is a `medium`.
  private func replacement(for token: DesignToken) -> DesignToken? {
    guard let deprecation = token.deprecation else { return nil }
    let owners = ([token.name] + token.aliases).compactMap { name in
      name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[...$0]) }
    }
    let words = deprecation.replacement.map { [$0] } ?? Self.names(in: deprecation.message ?? "")
    for word in words {
      for name in owners.map({ $0 + word }) + [word] {
        if let found = matcher.catalog.token(named: name), found.name != token.name, found.deprecation == nil {
          return found
        }
      }
    }
    return nil
  }

  /// The words of a message that may be names: `Spacing.medium` in "Use Spacing.medium instead".
  private static func names(in message: String) -> [String] {
    message.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" && $0 != "-" && $0 != "/" }
      .map { word in String(word.last == "." ? word.dropLast() : word) }
      .filter { $0.utf8.count > 2 }
  }
}

extension MatchedSite {
  /// Offers a token of another value that is meant to take the place of one.
  fileprivate mutating func suggest(
    _ token: DesignToken, in use: TokenUseSite, maker: FindingMaker, _ memory: SuggestionMemory
  ) {
    let text = use.excerpt.text
    guard
      let replacement = maker.matcher.replacement(token, for: use.token, written: text, viewer: memory.viewer),
      memory.nearerNames.allow(replacement, at: use.excerpt.range, maker.matcher)
    else { return }
    let own = NormalValues.text(use.token.values)
    let other = NormalValues.text(token.values)
    let definition = token.definition
    suggestions.insert(
      Suggestion(
        token: token.name, replacement: replacement, kind: .near,
        difference: token.values.any.distance(to: use.token.values.any), isSafe: false,
        note: own == other ? nil : "takes its place, with \(other) for \(own)",
        definedAt: Location(path: maker.shownPath(definition.path), line: definition.line, column: definition.column),
        module: token.module), at: 0)
  }
}

/// The values of a token in words.
private enum NormalValues {
  static func text(_ values: AppearanceValues) -> String {
    values.any.normalForm + (values.dark.map { " / " + $0.normalForm } ?? "")
  }
}

extension DesignValue {
  /// ΔE₀₀ of two colors, the distance of two numbers; 0 for what cannot be measured.
  fileprivate func distance(to other: DesignValue) -> Double {
    switch (self, other) {
    case (.color(let left), .color(let right)): (left.difference(to: right) * 100).rounded() / 100
    case (.number(let left), .number(let right)): (abs(left - right) * 1000).rounded() / 1000
    default: 0
    }
  }
}
