import DesignTokens
import SourceText
import SwiftOutline

/// A named constant with a design value of its own: a finding if it stands outside the token sources and a design token
/// has that value.
package struct LocalConstant: Sendable, Hashable {
  package var excerpt: SourceExcerpt
  package var value: SiteValue
  package var category: DesignToken.Category
  /// The type that it is declared to have, or that its value tells.
  package var type: String?
  /// The names that lead to it, joined by dots.
  package var enclosing: String
}

extension LocalConstant {
  /// The constants among a file's definitions whose values are literals.
  static func constants(in source: SwiftTokenSource, _ outline: Outline, _ lines: LineTable) -> [LocalConstant] {
    source.definitions.compactMap { definition in
      guard definition.shape == .member, !definition.expressionRange.isEmpty,
        let (value, category) = value(of: definition)
      else { return nil }
      return LocalConstant(
        excerpt: SourceExcerpt(definition.expressionRange, in: outline, lines), value: value, category: category,
        type: definition.type ?? value.type, enclosing: definition.path.joined(separator: "."))
    }
  }

  /// Whether it has the name of a design token, rather than one of its own that may come to stand for something else.
  fileprivate func isCopy(of token: String) -> Bool {
    if case .number = value { return false }
    func words(_ path: String) -> [String] {
      TokenName.words(of: path.split(separator: ".").last.map(String.init) ?? path)
    }
    return words(token) == words(enclosing)
  }

  private static func value(of definition: SwiftDefinition) -> (SiteValue, DesignToken.Category)? {
    switch definition.value {
    case .number(let number):
      // Without a type a whole number is an `Int`: a count rather than a length.
      definition.type == nil && number == number.rounded() ? nil : definition.category.map { (.number(number), $0) }
    case .color(let color): (.color(color), .color)
    case .font(let font): (.font(font), .font)
    default: nil
    }
  }
}

extension FindingMaker {
  /// The findings of constants that repeat a design token's value.
  func localFindings(
    in scan: FileScan, _ memory: inout SuggestionMemory
  ) -> [(Finding, enclosing: String)] {
    guard let index = rules.rule(reporting: .localValue), let severity = severity(of: rules.rules[index]),
      !sourcePaths.contains(scan.sourcePath)
    else { return [] }
    let rule = rules.rules[index]
    return scan.constants.compactMap { constant in
      guard !isIgnored(constant.value, by: rule) else { return nil }
      var site = Site(
        rule: index, excerpt: constant.excerpt, value: constant.value,
        place: SitePlace(type: constant.type), enclosing: constant.enclosing, isInPreview: false)
      site.place.isDefinition = true
      site.place.names = constant.enclosing.split(separator: ".").last.map(String.init) ?? ""
      // A token without a category of its own may be anything: no constant repeats it.
      var matched = MatchedSite(site, maker: self, categories: [constant.category], &memory)
      matched.suggestions.removeAll { suggestion in
        suggestion.kind != .exact
          || matcher.catalog.token(named: suggestion.token)?.origins.contains(constant.enclosing) == true
      }
      for suggestion in matched.suggestions.indices where !constant.isCopy(of: matched.suggestions[suggestion].token) {
        matched.suggestions[suggestion].doubt("may have the same value by chance")
      }
      guard !matched.suggestions.isEmpty, !isAllowed(matched, by: rule) else { return nil }
      return (
        finding(
          rule: rule, severity: severity, excerpt: matched.excerpt, value: matched.value,
          message: message(of: rule, matched), suggestions: matched.suggestions, scan), constant.enclosing
      )
    }
  }

  private func isIgnored(_ value: SiteValue, by rule: Rule) -> Bool {
    if case .number(let number) = value { rule.ignored.contains(number) } else { false }
  }
}

extension SiteValue {
  /// The type that the expression itself tells.
  var type: String? {
    switch self {
    case .color(let color): color.type
    case .font(let font): font.type
    default: nil
    }
  }
}
