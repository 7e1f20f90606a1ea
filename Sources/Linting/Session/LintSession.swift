import DesignTokens
import SwiftOutline

/// What a long-lived front end keeps of the files under one configuration: the rules, and the design tokens, together
/// with what each Swift file says of them, so that one changed file does not mean reading all.
///
/// Its findings are those that a run of `Linter` makes of the same bytes.
package struct LintSession: Sendable {
  package let workspace: Workspace
  package private(set) var catalog: ResolvedCatalog
  /// Changes whenever the findings of other files may.
  package private(set) var generation = 0
  private var sources: [String: Source]
  private let others: CatalogBuilder.OtherSources
  /// The Swift files that are read for design tokens.
  private let tellers: Set<String>
  private(set) var makers: FindingMakers
  private(set) var names: TokenNames
  private(set) var deprecated: DeprecatedUses?
  private(set) var watched: WatchedUses?
  let knownFindings: KnownFindings
  /// What the other files of the workspace tell, once somebody has looked at them.
  package private(set) var facts = WorkspaceFacts()
  /// What open files declare that are no sources of tokens: newer than the facts, which come from the background.
  private var typedNames: [String: DeclaredNames] = [:]

  /// What one Swift file says of design tokens.
  struct Source: Sendable {
    /// `nil` for the content of an editor's buffer.
    var stamp: FileStamp?
    var tokens: SwiftTokenSource?
    /// What it tells of the types that calls take.
    var parameterTypes = ParameterTypes()
    var declaredNames = DeclaredNames()
  }

  /// Reads the token sources of a configuration. Files that `previous` has read and that were not written since are not
  /// read again.
  ///
  /// - Parameter found: The files to lint, which are all there is where neither a configuration nor a repository says
  ///   what belongs together; `nil` reads no files at all.
  package init(
    _ configuration: Configuration, linting found: DiscoveredFiles?, loader: ConfigurationLoader,
    workingFolder: String, previous: LintSession? = nil
  ) throws(LintError) {
    let files =
      if let found { try TokenSourceFiles(configuration, linting: found, loader: loader) } else {
        TokenSourceFiles(folder: configuration.folder)
      }
    workspace = Workspace(
      configuration: configuration, rules: RuleSet(try RuleSet.all(for: configuration, .matching)), sources: files,
      workingFolder: workingFolder)
    tellers = Set(files.swiftFiles)
    let known = previous?.workspace.configuration.customRules == configuration.customRules ? previous?.sources : nil
    sources = Self.read(workspace, known: known ?? [:])
    others = found == nil ? CatalogBuilder.OtherSources(documents: TokenDocuments()) : workspace.otherSources()
    catalog = workspace.catalog(ofSources: sources.values.compactMap(\.tokens), others)
    facts = previous?.facts ?? WorkspaceFacts()
    typedNames = previous?.typedNames ?? [:]
    let parameterTypes = Self.parameterTypes(of: sources, facts)
    makers = FindingMakers(
      workspace, catalog, parameterTypes: parameterTypes,
      names: Self.names(of: sources, facts, typedNames, workspace, catalog),
      Self.request(workingFolder))
    names = TokenNames(catalog.tokens)
    deprecated = DeprecatedUses(catalog.tokens)
    watched = WatchedUses(catalog.tokens, workspace, active: makers.activeRules)
    knownFindings = KnownFindings(configuration, workingFolder)
    if let previous { generation = previous.generation + (reportsTheSame(as: previous) ? 0 : 1) }
  }

  private func reportsTheSame(as other: LintSession) -> Bool {
    other.workspace.configuration == workspace.configuration && other.catalog.meansTheSame(as: catalog)
      && other.knownFindings == knownFindings
      && Self.parameterTypes(of: other.sources, facts) == Self.parameterTypes(of: sources, facts)
      && other.makers.names == makers.names
  }

  private static func request(_ workingFolder: String) -> LintRequest {
    LintRequest(paths: [], workingFolder: workingFolder)
  }

  private static func parameterTypes(of sources: [String: Source], _ facts: WorkspaceFacts) -> ParameterTypes {
    sources.values.reduce(into: facts.parameterTypes) { $0.merge($1.parameterTypes) }
  }

  /// What names mean to design tokens in the files as last read, before what was known of all of them.
  private static func names(
    of sources: [String: Source], _ facts: WorkspaceFacts, _ typed: [String: DeclaredNames], _ workspace: Workspace,
    _ catalog: ResolvedCatalog
  ) -> HidingNames {
    let names = facts.declaredNames.merging(typed) { $1 }.merging(sources.mapValues(\.declaredNames)) { $1 }
    return HidingNames(
      catalog.tokens, names.map { (workspace.sources.relative($0.key), $0.value) }, catalog.modules)
  }

  private var currentNames: HidingNames { Self.names(of: sources, facts, typedNames, workspace, catalog) }

  private static func read(_ workspace: Workspace, known: [String: Source]) -> [String: Source] {
    let tasks = workspace.tasks(linting: [])
    let read = parallelMap(tasks, jobs: Processors.count) { task in
      let stamp = FileStamp(task.path)
      if let stamp, let source = known[task.path], source.stamp == stamp { return source }
      let scan = (try? FileReader.read(task.path)).flatMap { workspace.scan($0, task) }
      return Source(stamp: stamp, scan)
    }
    return Dictionary(zip(tasks.map(\.path), read), uniquingKeysWith: { first, _ in first })
  }

  // MARK: Files

  /// Reads one version of a file.
  package func analyze(_ bytes: [UInt8], path: String, shown: String) -> FileAnalysis {
    let outline = Parser.parse(bytes)
    let wish = workspace.granted(workspace.lintingWish(tellsOfTokens: tellers.contains(path)), for: bytes)
    guard !wish.isEmpty else { return FileAnalysis(outline: outline, scan: nil) }
    let scan = FileScan(
      outline, path: path, shown: shown, sourcePath: workspace.sources.relative(path), wish: wish,
      rules: workspace.rules, knownRules: workspace.knownRules)
    return FileAnalysis(outline: outline, scan: scan)
  }

  /// The findings of a file, as a run gives them.
  package func findings(in analysis: FileAnalysis) -> [Finding] {
    var memory = FindingMemory()
    return findings(in: analysis, remembering: &memory)
  }

  /// The same, with the help of what was suggested for the version before.
  package func findings(in analysis: FileAnalysis, remembering memory: inout FindingMemory) -> [Finding] {
    guard let scan = analysis.scan, scan.isLinted else { return [] }
    memory.enter(generation: generation)
    return newFindings(in: scan, named: namedUses(in: analysis.outline, scan), memory: &memory.suggestions)
  }

  /// Whether some rule wants to know of uses of design tokens, for which the text is needed.
  var wantsNamedUses: Bool { deprecated != nil || watched != nil }

  func namedUses(in outline: Outline, _ scan: FileScan) -> NamedUses {
    NamedUses(in: outline, path: scan.sourcePath, deprecated, watched, workspace.rules)
  }

  /// The findings that the baseline does not know.
  func newFindings(in scan: FileScan, named: NamedUses, memory: inout SuggestionMemory) -> [Finding] {
    let findings = findings(in: scan, named: named, memory: &memory)
    return knownFindings.new(findings, path: scan.path, formerPath: facts.formerPaths[scan.path])
  }

  /// All findings, those that the baseline knows among them.
  func findings(in scan: FileScan, named: NamedUses = NamedUses(), memory: inout SuggestionMemory) -> [Finding] {
    var maker = makers.maker(for: scan.path)
    if !scan.parameterTypes.isEmpty { maker.parameterTypes.merge(scan.parameterTypes) }
    return maker.review(scan, named: named, memory: &memory).findings
  }

  /// What keeps the baseline from being known whole, as people read it.
  package var baselineProblem: String? { knownFindings.problem }

  /// Whether a file counts as a source of design tokens.
  package func definesTokens(_ path: String) -> Bool {
    tellers.contains(path) && workspace.sources.definesTokens(path)
  }

  // MARK: Changes of token sources

  /// Takes what an open buffer says of design tokens in place of the file's own.
  ///
  /// - Returns: Whether the findings of other files may have changed.
  package mutating func take(_ analysis: FileAnalysis) -> Bool {
    guard let scan = analysis.scan else { return false }
    guard tellers.contains(scan.path) else { return replace(scan.path, declaring: scan.declaredNames) }
    return replace(scan.path, with: Source(stamp: nil, scan))
  }

  /// Reads a file again whose buffer was closed, or that was written by another program.
  package mutating func reread(_ path: String) -> Bool {
    guard tellers.contains(path) else {
      guard typedNames.removeValue(forKey: path) != nil else { return false }
      facts.declaredNames[path] = (try? FileReader.read(path)).map { DeclaredNames(Parser.parse($0)) }
      return takeNames()
    }
    let stamp = FileStamp(path)
    if let stamp, sources[path]?.stamp == stamp { return false }
    let task = Workspace.Task(path: path, shown: path, wish: .tokens, isInput: false)
    let scan = (try? FileReader.read(path)).flatMap { workspace.scan($0, task) }
    return replace(path, with: Source(stamp: stamp, scan))
  }

  /// Takes note of what a file declares that is no source of tokens.
  private mutating func replace(_ path: String, declaring names: DeclaredNames) -> Bool {
    guard typedNames.updateValue(names, forKey: path) != names else { return false }
    return takeNames()
  }

  private mutating func takeNames() -> Bool {
    guard currentNames != makers.names else { return false }
    useCatalog()
    return true
  }

  private mutating func replace(_ path: String, with new: Source) -> Bool {
    let old = sources.updateValue(new, forKey: path)
    let haveNamesChanged = old?.declaredNames != new.declaredNames && currentNames != makers.names
    if old?.tokens == new.tokens, old?.parameterTypes == new.parameterTypes {
      if haveNamesChanged { useCatalog() }
      return haveNamesChanged
    }
    if !haveNamesChanged, let old, old.parameterTypes == new.parameterTypes, let before = old.tokens,
      let tokens = new.tokens,
      let moves = before.moves(to: tokens)
    {
      return move(definitionsIn: tokens.path, moves)
    }
    resolve()
    return true
  }

  /// Takes note of definitions that mean what they did but stand elsewhere.
  ///
  /// - Returns: Whether some token of theirs is one that other files see.
  private mutating func move(
    definitionsIn path: String, _ moves: [DesignToken.Definition: DesignToken.Definition]
  ) -> Bool {
    var isSeen = false
    var hasMoved = false
    for index in catalog.tokens.indices where catalog.tokens[index].definition.path == path {
      guard let place = moves[catalog.tokens[index].definition] else { continue }
      catalog.tokens[index].definition = place
      hasMoved = true
      isSeen = isSeen || catalog.tokens[index].visibility != .file
    }
    if hasMoved { useCatalog() }
    return isSeen
  }

  private mutating func resolve() {
    catalog = workspace.catalog(ofSources: sources.values.compactMap(\.tokens), others)
    useCatalog()
  }

  private mutating func useCatalog() {
    let parameterTypes = Self.parameterTypes(of: sources, facts)
    makers = FindingMakers(
      workspace, catalog, parameterTypes: parameterTypes, names: currentNames,
      Self.request(workspace.workingFolder))
    names = TokenNames(catalog.tokens)
    deprecated = DeprecatedUses(catalog.tokens)
    watched = WatchedUses(catalog.tokens, workspace, active: makers.activeRules)
    generation += 1
  }

  /// Takes what a look at all files of the workspace has told.
  ///
  /// - Returns: Whether findings may have changed.
  @discardableResult
  package mutating func take(_ facts: WorkspaceFacts) -> Bool {
    guard facts != self.facts else { return false }
    let meanTheSame = facts.meanTheSame(as: self.facts)
    self.facts = facts
    if meanTheSame, currentNames == makers.names { return false }
    useCatalog()
    return true
  }

  /// Whether design tokens are read from a file that is no Swift: a color of an asset catalog, or a token document.
  package func isTokenDocument(_ path: String) -> Bool {
    if others.documents.paths.contains(path) { return true }
    if FilePath.name(of: path) == "Contents.json" {
      return workspace.sources.assetCatalogs.contains { FilePath.relative(path, to: $0) != nil }
    }
    return workspace.configuration.tokenSources?.contains { source in
      source.documentFormat != nil && DocumentFinder.isDocument(FilePath.name(of: path))
        && source.patterns.contains { $0.matches(path) }
    } ?? false
  }

  /// The token documents that were read, with what they name, absolute and sorted.
  package var tokenDocuments: [String] { others.documents.paths.sorted() }

  /// The absolute path of a file that tokens name.
  package func absolute(_ path: String) -> String { workspace.sources.absolute(path) }

  /// What a Swift file says of design tokens, as last read.
  package func tokenSource(_ path: String) -> SwiftTokenSource? { sources[path]?.tokens }
}

extension LintSession.Source {
  init(stamp: FileStamp?, _ scan: FileScan?) {
    self.stamp = stamp
    tokens = scan?.tokens
    parameterTypes = scan?.parameterTypes ?? ParameterTypes()
    declaredNames = scan?.declaredNames ?? DeclaredNames()
  }
}
