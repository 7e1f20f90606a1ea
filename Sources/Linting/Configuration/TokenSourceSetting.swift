import DesignTokens
import Markup

/// One entry of `tokens`: where design tokens are defined, and what is known of them.
package struct TokenSourceSetting: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case swift([PathPattern])
    case assets([PathPattern])
    case dtcg([PathPattern])
    case tokensStudio([PathPattern])
    case styleDictionary([PathPattern])
    case figma([PathPattern])
    /// Names and values in the configuration itself: a mapping, or a list of mappings.
    case inline(MarkupNode)
  }

  /// How Swift spells a token: `{name}` and `{path}` stand for the token's own.
  package struct AccessTemplate: Sendable, Hashable {
    /// The type of the expression; `nil` is any.
    package var type: String?
    package var template: String
    /// Where the template stands.
    var position: MarkupPosition
  }

  /// Which tokens win over others of the same value.
  package enum Preference: Sendable, Hashable {
    case none
    /// All of this source.
    case all
    /// Those whose names match, best first.
    case names([String])
  }

  package var kind: Kind
  package var access: [AccessTemplate] = []
  package var category: DesignToken.Category?
  package var module: String?
  package var preference: Preference = .none
  /// What the modes of documents stand for.
  package var modes = ModeMapping()
  /// Where each of them is spoken of.
  package var modePlaces: [ModeMapping.Name: MarkupPosition] = [:]
  /// Where each pattern stands, by its text.
  package var patternPlaces: [String: MarkupPosition] = [:]
  /// The configuration file that has the entry, absolute.
  package var path: String
  package var position: MarkupPosition

  package init(kind: Kind, path: String, position: MarkupPosition) {
    self.kind = kind
    self.path = path
    self.position = position
  }

  /// Why an entry beside the kind of the source says nothing of it.
  func objection(to entry: MarkupEntry) -> String? {
    switch (entry.key, kind) {
    case ("access", .swift):
      entry.value.text == nil
        ? nil : "'access' of Swift files says how code reaches each type, as in '{Theme: Theme.current}'"
    case ("access", .assets), ("modes", .assets), ("contexts", .assets): "'\(entry.key)' says nothing of 'assets'"
    case ("access", .inline), ("modes", .inline), ("contexts", .inline): "'\(entry.key)' says nothing of 'inline'"
    case ("modes", .swift), ("contexts", .swift): "'\(entry.key)' says nothing of 'swift'"
    default: nil
    }
  }

  /// What is wrong at one place of it.
  func problem(at place: MarkupPosition, _ message: String) -> TokenSourceProblem {
    TokenSourceProblem(path: path, line: place.line, column: place.column, message: message)
  }

  /// What is wrong with one of its patterns.
  func problem(with pattern: PathPattern, _ message: String) -> TokenSourceProblem {
    let place = patternPlaces[pattern.text] ?? position
    return TokenSourceProblem(path: path, line: place.line, column: place.column, message: message)
  }

  /// The files that define the tokens; none for an inline source.
  package var patterns: [PathPattern] {
    switch kind {
    case .swift(let patterns), .assets(let patterns), .dtcg(let patterns), .tokensStudio(let patterns),
      .styleDictionary(let patterns), .figma(let patterns):
      patterns
    case .inline: []
    }
  }
}
