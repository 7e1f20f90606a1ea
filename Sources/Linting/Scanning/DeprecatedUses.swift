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

  /// The uses in a file, its own definitions aside. Only a file that holds one of the names is parsed.
  func uses(in bytes: [UInt8], rules: RuleSet) -> [Use] {
    guard isNamed(in: bytes) else { return [] }
    return uses(in: Parser.parse(bytes), rules: rules)
  }

  private func isNamed(in bytes: [UInt8]) -> Bool {
    Lexer.lex(bytes).tokens.contains { token in
      names.contains(bytes, Int(token.start)..<Int(token.end))
    }
  }

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
      let value = use.token.values.any
      var matched = MatchedSite(use, rule: index, maker: self, &memory)
      if let wanted = use.token.deprecation?.replacement, let replacement = matcher.catalog.token(named: wanted),
        replacement.values.any == value
      {
        matched.suggestions.sort { ($0.token == wanted ? 0 : 1) < ($1.token == wanted ? 0 : 1) }
      }
      return (
        finding(
          rule: rule, severity: severity, excerpt: use.excerpt, value: matched.value,
          message: message(of: rule, matched), suggestions: matched.suggestions, scan), use.enclosing
      )
    }
  }
}
