import DesignTokens
import Markup

/// What is wrong with a configuration that can be read, once the files and design tokens that it speaks of are known.
package struct ConfigurationReview: Sendable {
  /// What keeps a part of it from being used.
  package var errors: [RunProblem] = []
  /// What has no effect, or another one than it seems to have.
  package var warnings: [RunProblem] = []
}

extension Linter {
  /// Looks at the configuration that the request names, or the one that holds in its working folder.
  package func review(_ request: LintRequest) throws(LintError) -> ConfigurationReview {
    let loader = try loader(request)
    let configuration = try loader.configuration(for: request)
    let rules = try RuleSet.all(for: configuration)
    guard let path = configuration.path else { return ConfigurationReview() }
    var discovery = FileDiscovery(workingFolder: configuration.folder, loader: loader, configuration: configuration)
    let found = try discovery.discover(["."])
    let workspace = try workspace(of: configuration, found, request, loader)
    let (sources, unread) = workspace.readSources(jobs: request.jobs)
    let catalog = workspace.catalog(ofSources: sources)
    var reviewer = ConfigurationReviewer(
      configuration: configuration, file: path, workingFolder: request.workingFolder, tokens: catalog.tokens,
      files: found.files.map(\.path), unexcluded: try unexcluded(configuration, loader))
    reviewer.review.errors += unread + catalog.problems
    reviewer.review.warnings += catalog.notes + catalog.remarks
    reviewer.reviewTokens()
    reviewer.reviewFiles()
    reviewer.reviewAllowed(rules)
    return reviewer.review
  }

  /// The files that would be linted if the configuration excluded none.
  private func unexcluded(
    _ configuration: Configuration, _ loader: ConfigurationLoader
  ) throws(LintError) -> [String] {
    guard !configuration.exclude.isEmpty else { return [] }
    var open = configuration
    open.exclude = []
    open.include = []
    var discovery = FileDiscovery(workingFolder: configuration.folder, loader: loader, configuration: open)
    let found = try discovery.discover(["."])
    return found.files.map(\.path) + found.generatedFiles + found.assetCatalogs
  }
}

/// Goes through one configuration.
private struct ConfigurationReviewer {
  let configuration: Configuration
  /// The configuration's own file, absolute.
  let file: String
  let workingFolder: String
  let tokens: [DesignToken]
  let files: [String]
  /// Those that there would be if none were excluded.
  let unexcluded: [String]
  var review = ConfigurationReview()

  private func problem(_ message: String, at place: Location) -> RunProblem {
    RunProblem(
      path: FilePath.shown(place.path, workingFolder: workingFolder), line: place.line, column: place.column,
      message: message)
  }

  /// Where a key is set, or one item of its list stands.
  private func place(of key: String, item: String? = nil) -> Location {
    item.flatMap { configuration.origins["\(key):\($0)"] } ?? configuration.origins[key]
      ?? Location(path: file, line: 1, column: 1)
  }

  mutating func reviewTokens() {
    let known = KnownTokens(tokens)
    for mapping in configuration.mappings where !known.contains(mapping.token) {
      review.errors.append(problem(known.complaint(about: mapping.token), at: mapping.place))
    }
    for name in configuration.preferred where !known.contains(name) {
      review.errors.append(problem(known.complaint(about: name), at: place(of: "prefer", item: name)))
    }
    for source in configuration.tokenSources ?? [] {
      guard case .names(let names) = source.preference else { continue }
      for name in names where !known.contains(name) {
        let place = Location(path: source.path, line: source.position.line, column: source.position.column)
        review.errors.append(problem(known.complaint(about: name), at: place))
      }
    }
    let roles = configuration.roles.values.flatMap(\.self)
    for (key, patterns) in [("roles", roles), ("primitives", configuration.primitives)] {
      for pattern in patterns where !tokens.contains(where: { pattern.matches($0) || pattern.matchesFile(of: $0) }) {
        review.errors.append(
          problem(known.complaint(aboutPattern: pattern.text), at: place(of: key, item: pattern.text)))
      }
    }
    if configuration.tokenSources != nil, tokens.isEmpty, review.errors.isEmpty {
      review.errors.append(problem("defines no design token", at: place(of: "tokens")))
    }
  }

  mutating func reviewFiles() {
    for override in configuration.overrides {
      for pattern in override.files where !files.contains(where: pattern.matches) {
        review.warnings.append(problem("'\(pattern.text)' matches no file that is linted", at: override.place))
      }
    }
    for pattern in configuration.include where !files.contains(where: pattern.matches) {
      review.warnings.append(
        problem("'\(pattern.text)' matches no file that is linted", at: place(of: "include", item: pattern.text)))
    }
    for pattern in configuration.exclude where !unexcluded.contains(where: pattern.matches) {
      review.warnings.append(
        problem("'\(pattern.text)' excludes no file that would be linted", at: place(of: "exclude", item: pattern.text))
      )
    }
  }

  /// Values that no finding of a rule can have.
  mutating func reviewAllowed(_ rules: [Rule]) {
    for rule in rules {
      for value in configuration.rules[rule.id]?.allow ?? [] where !rule.canHave(value) {
        review.warnings.append(
          problem("\(rule.id) never has the value '\(value)'", at: place(of: "rules.\(rule.id)", item: value)))
      }
    }
  }
}

/// The names by which a configuration speaks of design tokens.
private struct KnownTokens {
  private let names: Set<String>

  init(_ tokens: [DesignToken]) { names = Set(tokens.flatMap { [$0.name] + $0.aliases }) }

  /// Whether there is a token of this name, or one whose name begins so where the name ends in `*`.
  func contains(_ name: String) -> Bool {
    name.hasSuffix("*") ? names.contains { $0.hasPrefix(name.dropLast()) } : names.contains(name)
  }

  func complaint(aboutPattern pattern: String) -> String {
    "no design token matches '\(pattern)'" + Spelling.hint(Spelling.nearest(to: pattern, in: names.sorted()))
  }

  func complaint(about name: String) -> String {
    "no design token is called '\(name)'" + Spelling.hint(Spelling.nearest(to: name, in: names.sorted()))
  }
}

extension Configuration {
  /// Refuses a mapping to a token that does not exist: its value would go on as if nobody had decided.
  func checkMappings(among tokens: [DesignToken], _ workingFolder: String) throws(LintError) {
    guard !mappings.isEmpty else { return }
    let known = KnownTokens(tokens)
    let errors = mappings.filter { !known.contains($0.token) }.map { mapping in
      ConfigurationError(
        path: FilePath.shown(mapping.place.path, workingFolder: workingFolder),
        position: MarkupPosition(offset: 0, line: mapping.place.line, column: mapping.place.column),
        message: known.complaint(about: mapping.token))
    }
    guard errors.isEmpty else { throw .configuration(errors) }
  }
}

extension Rule {
  /// Whether a value is of the kind that the rule reports. Text may be the source of any expression.
  fileprivate func canHave(_ value: String) -> Bool {
    let isColor = categories.contains(.color)
    if value.hasPrefix("#") { return isColor && HexColor.parse(value, order: .rgba)?.color != nil }
    if isColor, HexColor.parse(value, order: .rgba)?.color != nil { return true }
    if value.hasPrefix("system:") { return isColor }
    if let number = Double(value) {
      return number.isFinite && !categories.allSatisfy { $0 == .color || $0 == .font }
    }
    switch reports {
    // A raw value has a digit in it, as it is written and as it is shown.
    case .values, .callSuffix, .nearValue, .localValue: return value.utf8.contains { (0x30...0x39).contains($0) }
    default: return true
    }
  }
}
