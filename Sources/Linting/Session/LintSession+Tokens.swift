import DesignTokens
import SwiftOutline

extension LintSession {
  /// Where a file names design tokens, in source order.
  package func uses(in outline: Outline, path: String) -> [TokenUse] {
    guard !catalog.tokens.isEmpty else { return [] }
    let finder = TokenUseFinder(
      outline: outline, names: names, tokens: catalog.tokens,
      places: PlaceFinder(outline: outline, rules: workspace.rules),
      sourcePath: workspace.sources.relative(path))
    return finder.uses()
  }

  package func token(named name: String) -> DesignToken? { makers.matcher.catalog.token(named: name) }

  /// The tokens that a file defines, by their positions in the catalog.
  package func tokens(definedIn path: String) -> [Int] {
    let path = workspace.sources.relative(path)
    return catalog.tokens.indices.filter { catalog.tokens[$0].definition.path == path }
  }

  /// Where a token is defined, by its absolute path.
  package func location(of token: DesignToken) -> Location {
    let definition = token.definition
    return Location(path: absolute(definition.path), line: definition.line, column: definition.column)
  }

  /// What stands for the value of a design token, at a place in a file.
  package struct Candidate: Sendable {
    package var token: DesignToken
    /// Complete Swift source.
    package var replacement: String
    package var match: TokenMatch?
  }

  /// What is known of a place where a design value stands or could stand.
  package struct Expectation: Sendable {
    package var place: TokenMatcher.Place
    package var value: RawValue?
    /// What names mean there.
    fileprivate var nearerNames: NearerNames
    fileprivate var range: Range<Int>
  }

  /// What the place of a raw value expects.
  package func expectation(at site: Site, in outline: Outline, path: String) -> Expectation {
    let maker = makers.maker(for: path)
    let site = site.knowing(maker.fontMakers)
    let range = site.excerpt.range
    var memory = SuggestionMemory(viewer: viewer(outline, path))
    return Expectation(
      place: TokenMatcher.Place(
        site, maker: maker, categories: maker.rules.rules[site.rule].categories.flatMap(\.fitting), &memory),
      value: site.rawValue(catalog.orders), nearerNames: NearerNames(outline, around: [range.lowerBound]), range: range)
  }

  private func viewer(_ outline: Outline, _ path: String) -> TokenMatcher.Viewer {
    let modules = outline.importedModules
    return makers.matcher.viewer(
      file: workspace.sources.relative(path), imports: modules.all, conditional: modules.conditional,
      ownNames: DeclaredNames(outline).own)
  }

  /// What is expected where a node stands that is no raw value.
  package func expectation(at node: UInt32, in outline: Outline, path: String) -> Expectation? {
    let places = PlaceFinder(outline: outline, rules: workspace.rules)
    guard let expected = places.expectation(at: node) else { return nil }
    let categories: [DesignToken.Category] =
      switch expected.kind {
      case .color: [.color]
      case .font: [.font]
      case .length: DesignToken.Category.allCases.filter { $0 != .color && $0 != .font }
      }
    let type = expected.type ?? (expected.kind == .color ? "Color" : expected.kind == .font ? "Font" : "CGFloat")
    var place = TokenMatcher.Place(
      categories: categories, type: type, resolvesImplicitMember: true, role: expected.role,
      viewer: viewer(outline, path), preferred: workspace.configuration.preferredNames)
    place.favored = makers.favored
    let range = outline.range(of: node)
    return Expectation(
      place: place, value: nil, nearerNames: NearerNames(outline, around: [range.lowerBound]), range: range)
  }

  /// Every token that may stand at a place: those of a raw value there first, then the others of its categories.
  package func candidates(for expectation: Expectation) -> [Candidate] {
    let matcher = makers.matcher
    let matches =
      expectation.value.map { value in
        matcher.suggestions(for: value, at: expectation.place).filter { isNameable($0.replacement, at: expectation) }
      } ?? []
    let rest = matcher.tokens(at: expectation.place).filter { token, _ in !matches.contains { $0.token == token } }
    return matches.filter { $0.extent == .value }
      .map { Candidate(token: $0.token, replacement: $0.replacement, match: $0) }
      + rest.filter { isNameable($1, at: expectation) }.map { Candidate(token: $0, replacement: $1, match: nil) }
  }

  /// Whether what a piece of source names means there what design tokens mean by it.
  package func isNameable(_ replacement: String, at expectation: Expectation) -> Bool {
    expectation.nearerNames.allow(replacement, at: expectation.range, makers.matcher)
  }

  /// The tokens of a color at a place in a file, best first.
  package func matches(
    for value: RawValue, at place: TokenMatcher.Place, _ range: Range<Int>, in outline: Outline
  ) -> [TokenMatch] {
    let nearerNames = NearerNames(outline, around: [range.lowerBound])
    return makers.matcher.suggestions(for: value, at: place).filter {
      nearerNames.allow($0.replacement, at: range, makers.matcher)
    }
  }

  /// The color of a raw value as the project's own initializers read it.
  package func color(of site: Site) -> Color? {
    switch site.value {
    case .color(let reading): reading.color(catalog.orders)
    case .colorPair(let light, _): light.color(catalog.orders)
    case .number, .font, .systemColor, .shadow: nil
    }
  }
}
