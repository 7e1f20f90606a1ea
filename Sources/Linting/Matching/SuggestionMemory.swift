import DesignTokens

/// What was suggested before: the same values stand in the same kinds of places over and over. Each thread has its own.
struct SuggestionMemory: Sendable {
  /// The suggestions for a value at a place.
  struct Answer: Sendable {
    var matches: [TokenMatch]
    /// The matches as findings name them, where that does not depend on the site.
    var suggestions: [Suggestion]
    /// The token that is the color in dark mode alone, where none is it in any.
    var darkTwin: String?

    /// All matches of a value are of one kind.
    var kind: TokenMatch.Kind? { matches.first?.kind }
  }

  private struct Key: Hashable, Sendable {
    var raw: RawValue
    /// What tells the place, but for the file, for which the scope stands, and what is the same in the whole run.
    var categories: [DesignToken.Category]
    var type: String
    var resolvesImplicitMember: Bool
    var role: TokenMatcher.ColorRole
    var nearLimit: Double?
    var isDelay: Bool
    /// The file of a constant, which repeats no token of its own file.
    var definingFile: String?
    var spacing: TextSpacing
    var words: Set<String>
    var subject: TokenMatcher.Subject
    var typeIsGuessed: Bool
    /// What the configuration maps a value to goes by how the value is shown, of which the raw value is only a part.
    var preferred: [String]
    var holders: [String: String]
    var scope: Int
  }

  private var answers: [Key: Answer] = [:]
  private var scopes: [TokenMatcher.Viewer: Int] = [:]
  /// The file at hand, as far as it tells which design tokens are in sight.
  private(set) var viewer: TokenMatcher.Viewer
  private var scope = 0
  /// What names mean around the places of the file at hand that are looked at.
  var nearerNames = NearerNames()
  private var homes = TokenMatcher.Homes()
  private var words: [PlaceNames: Set<String>] = [:]

  private struct PlaceNames: Hashable, Sendable {
    var near: String
    var around: String
    var subject: TokenMatcher.Subject
  }

  private static var limit: Int { 4_096 }

  init(viewer: TokenMatcher.Viewer = TokenMatcher.Viewer(file: "")) {
    self.viewer = viewer
  }

  /// Goes on with another file. Files that see the same design tokens share what is remembered.
  mutating func enter(_ scan: FileScan, _ matcher: TokenMatcher) {
    nearerNames = scan.nearerNames
    viewer = matcher.viewer(
      file: scan.sourcePath, imports: scan.imports, conditional: scan.conditionalImports,
      ownNames: scan.declaredNames.own, &homes)
    if let known = scopes[viewer] {
      scope = known
    } else {
      scope = scopes.count
      scopes[viewer] = scope
    }
  }

  /// The words of a place that tokens' names may say too.
  mutating func words(of site: Site, _ matcher: TokenMatcher) -> Set<String> {
    let names = PlaceNames(near: site.place.names, around: site.enclosing, subject: site.place.subject)
    if let known = words[names] { return known }
    let found = matcher.words(near: names.near, around: names.around, subject: names.subject)
    if words.count >= Self.limit { words = [:] }
    words[names] = found
    return found
  }

  mutating func answer(for raw: RawValue, at place: TokenMatcher.Place, _ make: () -> Answer) -> Answer {
    let key = Key(
      raw: raw, categories: place.categories, type: place.type, resolvesImplicitMember: place.resolvesImplicitMember,
      role: place.role, nearLimit: place.nearLimit, isDelay: place.isDelay,
      definingFile: place.isDefinition ? place.viewer.file : nil, spacing: place.spacing,
      words: place.words, subject: place.subject, typeIsGuessed: place.typeIsGuessed, preferred: place.preferred,
      holders: place.holders, scope: scope)
    if let known = answers[key] { return known }
    let answer = make()
    if answers.count >= Self.limit { answers = [:] }
    answers[key] = answer
    return answer
  }
}
