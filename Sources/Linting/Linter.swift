import BuiltInRules
import DesignTokens

/// Finds the raw design values of a workspace: the one way from a request to findings, under every front end.
package struct Linter: Sendable {
  package init() {}

  /// Every rule there is, built in or of the configuration that holds in the working folder, by category and id.
  package func rules(_ request: LintRequest) throws(LintError) -> [RuleDescription] {
    let rules = try RuleSet.all(for: try configuration(request))
    return rules.sorted { ($0.group, $0.id) < ($1.group, $1.id) }.map(RuleDescription.init)
  }

  /// The design tokens that the request's files could use.
  package func tokens(_ request: LintRequest) throws(LintError) -> TokenInventory {
    let loader = try loader(request)
    let fixed: Configuration? = if let path = request.configurationPath { try loader.load(path) } else { nil }
    var discovery = FileDiscovery(workingFolder: request.workingFolder, loader: loader, configuration: fixed)
    let found = try discovery.discover(request.paths)
    var inventory = TokenInventory(problems: found.problems)
    var seen: Set<DesignToken> = []
    for (index, configuration) in found.configurations.enumerated() {
      let isAlone = found.configurations.count == 1
      guard isAlone || found.files.contains(where: { $0.configuration == index }) else { continue }
      let own = try tokens(of: configuration, found, request, loader)
      inventory.tokens += own.tokens.filter { seen.insert($0).inserted }
      inventory.problems += own.problems.filter { !inventory.problems.contains($0) }
    }
    return inventory
  }

  private func tokens(
    of configuration: Configuration, _ found: DiscoveredFiles, _ request: LintRequest, _ loader: ConfigurationLoader
  ) throws(LintError) -> TokenInventory {
    let workspace = try workspace(of: configuration, found, request, loader)
    let (sources, unread) = workspace.readSources(jobs: request.jobs)
    let catalog = workspace.catalog(ofSources: sources)
    let tokens = catalog.tokens.map { token in
      var token = token
      token.definition.path = workspace.sources.absolute(token.definition.path)
      return token
    }
    return TokenInventory(tokens: tokens, problems: unread + catalog.problems)
  }

  func workspace(
    of configuration: Configuration, _ found: DiscoveredFiles, _ request: LintRequest, _ loader: ConfigurationLoader
  ) throws(LintError) -> Workspace {
    Workspace(
      configuration: configuration, rules: RuleSet(try RuleSet.all(for: configuration, .matching)),
      sources: try TokenSourceFiles(configuration, linting: found, loader: loader),
      workingFolder: request.workingFolder)
  }

  /// The configuration that the request names, or the one that holds in its working folder.
  package func configuration(_ request: LintRequest) throws(LintError) -> Configuration {
    try loader(request).configuration(for: request)
  }

  package func lint(_ request: LintRequest) throws(LintError) -> LintResult {
    let cache = request.tokens == nil && request.standardInput == nil ? request.cache.flatMap(RunCache.init) : nil
    var loader = try loader(request)
    loader.ledger = cache.map { ReadLedger(seed: $0.seed) }
    var run = LintRun(request, loader: loader, cache: cache)
    return try run.run()
  }

  func loader(_ request: LintRequest) throws(LintError) -> ConfigurationLoader {
    let known = KnownRules(RuleSet.builtInNames)
    guard let tokens = request.tokens else {
      return ConfigurationLoader(
        workingFolder: request.workingFolder, knownRules: known, allowsOutside: request.allowsOutside,
        files: request.files)
    }
    return ConfigurationLoader(
      workingFolder: request.workingFolder, knownRules: known, allowsOutside: request.allowsOutside,
      files: request.files,
      contents: tokens.contents(workingFolder: request.workingFolder))
  }
}

/// The design tokens of some files, and what of their sources cannot be read.
package struct TokenInventory: Sendable {
  /// The paths of their definitions are absolute.
  package var tokens: [DesignToken] = []
  package var problems: [RunProblem] = []
}

extension RuleSet {
  /// The ids of the built-in rules, which are the names of their files.
  package static var builtInNames: [String] { BuiltInRules.files.map(\.name) }

  /// The built-in rules.
  package static func builtInRules(_ extent: RuleExtent = .documented) throws(LintError) -> [Rule] {
    do {
      return try builtIn(extent)
    } catch {
      throw .configuration([error])
    }
  }

  /// The built-in rules and those that a configuration adds.
  package static func all(
    for configuration: Configuration, _ extent: RuleExtent = .documented
  ) throws(LintError) -> [Rule] {
    var rules = try builtInRules(extent)
    var known = Set(rules.map(\.id))
    var errors: [ConfigurationError] = []
    for custom in configuration.customRules {
      do {
        let rule = try rule(custom, known: known)
        known.insert(rule.id)
        rules.append(rule)
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw .configuration(errors) }
    return rules
  }

  private static func rule(_ custom: CustomRule, known: Set<String>) throws(ConfigurationError) -> Rule {
    guard let id = custom.document["id"], let name = id.text else {
      throw ConfigurationError(
        path: custom.shown, position: custom.document.position, message: "a custom rule needs an 'id'")
    }
    guard name.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || isLetterOrDigit($0) }) else {
      throw ConfigurationError(
        path: custom.shown, position: id.position, message: "the 'id' of a rule is made of letters, digits and hyphens")
    }
    if known.contains(name) {
      throw ConfigurationError(path: custom.shown, position: id.position, message: "there is a rule '\(name)' already")
    }
    return try RuleFileReader(path: custom.shown, id: name, group: "").read(custom.document)
  }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: false
  }
}

extension RuleDescription {
  package init(_ rule: Rule) {
    self.init(
      id: rule.id, category: rule.group, preset: rule.preset, severity: rule.severity, summary: rule.summary,
      message: rule.message, why: rule.why, configure: rule.configure, patterns: rule.patterns.map(\.text),
      examples: Examples(
        report: rule.reportExamples.map { Examples.Report(code: $0.code, fixed: $0.fixed, tokens: $0.tokens) },
        ignore: rule.ignoreExamples))
  }
}
