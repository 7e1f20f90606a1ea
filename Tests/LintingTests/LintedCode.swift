import DesignTokens
import SwiftOutline

@testable import Linting

/// Files of one workspace that are linted without a disk, for tests.
struct LintedCode {
  /// Of all files, in the order of their names, then by position.
  let findings: [Finding]
  let tokens: [DesignToken]

  static let folder = "/sym-lint-test"

  /// The built-in rules, read once.
  static let builtIn: Result<RuleSet, LintError> = Result { () throws(LintError) in
    RuleSet(try RuleSet.builtInRules())
  }

  /// With a configuration's text, and with `onlyRules` if any are named.
  init(
    _ files: [String: [UInt8]], configuration text: String = "preset: strict\n", onlyRules: [String] = []
  ) throws {
    let builtIn = try Self.builtIn.get()
    let loader = ConfigurationLoader(
      workingFolder: Self.folder, knownRules: KnownRules(builtIn.rules.map(\.id))
    ) { path throws(FileError) in
      guard path == Self.folder + "/.sym-lint.yml" else { throw FileError("No such file") }
      return Array(text.utf8)
    }
    var configuration = try loader.load(".sym-lint.yml")
    let rules = configuration.customRules.isEmpty ? builtIn : RuleSet(try RuleSet.all(for: configuration))
    configuration.path = nil
    var found = DiscoveredFiles()
    found.files = files.keys.sorted().map {
      DiscoveredFiles.File(path: Self.folder + "/" + $0, shown: $0, configuration: 0)
    }
    let workspace = Workspace(
      configuration: configuration, rules: rules,
      sources: try TokenSourceFiles(configuration, linting: found, loader: loader), workingFolder: Self.folder,
      onlyRules: onlyRules)
    let scans = workspace.tasks(linting: found.files).compactMap { task in
      workspace.scan(files[task.shown] ?? [], task)
    }
    let catalog = workspace.catalog(ofSources: scans.compactMap(\.tokens))
    tokens = catalog.tokens
    let request = LintRequest(paths: [], workingFolder: Self.folder, onlyRules: onlyRules)
    let makers = FindingMakers(
      workspace, catalog, parameterTypes: FindingMakers.parameterTypes(of: scans),
      names: HidingNames(catalog.tokens, scans.map { ($0.sourcePath, $0.declaredNames) }, catalog.modules), request)
    let deprecated = DeprecatedUses(catalog.tokens)
    let watched = WatchedUses(catalog.tokens, workspace, active: makers.activeRules)
    findings = scans.flatMap { scan in
      let outline = Parser.parse(files[scan.shown] ?? [])
      let named = NamedUses(in: outline, path: scan.sourcePath, deprecated, watched, rules)
      var memory = SuggestionMemory()
      return makers.maker(for: scan.path).review(scan, named: named, memory: &memory).findings
    }
  }

  /// One file.
  init(_ source: String, configuration: String = "preset: strict\n", onlyRules: [String] = []) throws {
    try self.init(["Example.swift": Array(source.utf8)], configuration: configuration, onlyRules: onlyRules)
  }

  /// What each finding of the example file is about: `rule text`.
  var texts: [String] { findings.map { "\($0.rule) \($0.text)" } }
}

extension LintedCode {
  /// The suggestions for the first finding of a rule: `replacement!` where it is safe, else with its note.
  ///
  /// - Parameter path: The file of the tokens.
  static func suggestions(
    _ code: String, tokens: String, rule: String, path: String = "Tokens.swift"
  ) throws -> [String] {
    let files = ["Place.swift": Array(code.utf8), path: Array(("import SwiftUI\n" + tokens).utf8)]
    let found = try LintedCode(files).findings.filter { $0.file == "Place.swift" && $0.rule == rule }
    return found.first?.suggestions.map { $0.replacement + ($0.isSafe ? "!" : $0.note.map { " (\($0))" } ?? "") } ?? []
  }
}
