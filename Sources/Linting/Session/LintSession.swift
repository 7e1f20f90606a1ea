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
  private let definers: Set<String>
  private(set) var makers: FindingMakers
  private(set) var names: TokenNames
  /// Whether tokens have moved in their files since they were resolved.
  private var hasMovedTokens = false

  /// What one Swift file says of design tokens.
  struct Source: Sendable {
    /// `nil` for the content of an editor's buffer.
    var stamp: FileStamp?
    var tokens: SwiftTokenSource?
  }

  /// Reads the token sources of a configuration. Files that `previous` has read and that were not written since are not
  /// read again.
  ///
  /// - Parameter discoversTokens: Whether the configuration's folder may be searched.
  package init(
    _ configuration: Configuration, loader: ConfigurationLoader, workingFolder: String, discoversTokens: Bool = true,
    previous: LintSession? = nil
  ) throws(LintError) {
    let files =
      if discoversTokens { try TokenSourceFiles(configuration, loader: loader) } else {
        TokenSourceFiles(folder: configuration.folder)
      }
    workspace = Workspace(
      configuration: configuration, rules: RuleSet(try RuleSet.all(for: configuration)), sources: files,
      workingFolder: workingFolder)
    definers = Set(files.swiftFiles)
    let known = previous?.workspace.configuration.customRules == configuration.customRules ? previous?.sources : nil
    sources = Self.read(workspace, known: known ?? [:])
    catalog = workspace.catalog(ofSources: sources.values.compactMap(\.tokens))
    makers = FindingMakers(workspace, catalog, Self.request(workingFolder))
    names = TokenNames(catalog.tokens)
    if let previous {
      let isSame = previous.catalog.tokens == catalog.tokens && previous.workspace.configuration == configuration
      generation = previous.generation + (isSame ? 0 : 1)
    }
  }

  private static func request(_ workingFolder: String) -> LintRequest {
    LintRequest(paths: [], workingFolder: workingFolder)
  }

  private static func read(_ workspace: Workspace, known: [String: Source]) -> [String: Source] {
    let tasks = workspace.tasks(linting: [])
    let read = parallelMap(tasks, jobs: Processors.count) { _, task in
      let stamp = FileStamp(task.path)
      if let stamp, let source = known[task.path], source.stamp == stamp { return source }
      guard let bytes = try? FileReader.read(task.path) else { return Source(stamp: stamp, tokens: nil) }
      return Source(stamp: stamp, tokens: workspace.scan(bytes, task)?.tokens)
    }
    return Dictionary(zip(tasks.map(\.path), read), uniquingKeysWith: { first, _ in first })
  }

  // MARK: Files

  /// Reads one version of a file.
  package func analyze(_ bytes: [UInt8], path: String, shown: String) -> FileAnalysis {
    let outline = Parser.parse(bytes)
    let wish = workspace.granted(definers.contains(path) ? [.sites, .tokens] : .sites, for: bytes)
    guard !wish.isEmpty else { return FileAnalysis(outline: outline, scan: nil, isLinted: false) }
    let scan = FileScan(
      outline, path: path, shown: shown, sourcePath: workspace.sources.relative(path), wish: wish,
      rules: workspace.rules, knownRules: workspace.knownRules)
    return FileAnalysis(outline: outline, scan: scan, isLinted: wish.contains(.sites))
  }

  /// The findings of a file, as a run gives them.
  package func findings(in analysis: FileAnalysis) -> [Finding] {
    guard let scan = analysis.scan, analysis.isLinted else { return [] }
    var suppressed = 0
    return makers.maker(for: scan.path).findings(in: scan, suppressed: &suppressed)
  }

  /// Whether a file counts as a source of design tokens.
  package func definesTokens(_ path: String) -> Bool { definers.contains(path) }

  // MARK: Changes of token sources

  /// Takes what an open buffer says of design tokens in place of the file's own.
  ///
  /// - Returns: Whether the findings of other files may have changed.
  package mutating func take(_ analysis: FileAnalysis) -> Bool {
    guard let scan = analysis.scan, definers.contains(scan.path) else { return false }
    return replace(scan.path, with: Source(stamp: nil, tokens: scan.tokens))
  }

  /// Reads a file again whose buffer was closed, or that was written by another program.
  package mutating func reread(_ path: String) -> Bool {
    guard definers.contains(path) else { return false }
    let stamp = FileStamp(path)
    if let stamp, sources[path]?.stamp == stamp { return false }
    let task = Workspace.Task(path: path, shown: path, wish: .tokens, isInput: false)
    let tokens = (try? FileReader.read(path)).flatMap { workspace.scan($0, task)?.tokens }
    return replace(path, with: Source(stamp: stamp, tokens: tokens))
  }

  private mutating func replace(_ path: String, with new: Source) -> Bool {
    let old = sources.updateValue(new, forKey: path)?.tokens
    if old == new.tokens { return false }
    if let old, let tokens = new.tokens, old.means(theSameAs: tokens) {
      hasMovedTokens = true
      return false
    }
    resolve()
    return true
  }

  /// Brings the places of tokens up to date where typing has moved them.
  package mutating func settle() {
    if hasMovedTokens { resolve() }
  }

  private mutating func resolve() {
    hasMovedTokens = false
    let old = catalog.tokens
    catalog = workspace.catalog(ofSources: sources.values.compactMap(\.tokens))
    guard catalog.tokens != old else { return }
    makers = FindingMakers(workspace, catalog, Self.request(workspace.workingFolder))
    names = TokenNames(catalog.tokens)
    generation += 1
  }

  /// The absolute path of a file that tokens name.
  package func absolute(_ path: String) -> String { workspace.sources.absolute(path) }

  /// What a Swift file says of design tokens, as last read.
  package func tokenSource(_ path: String) -> SwiftTokenSource? { sources[path]?.tokens }
}
