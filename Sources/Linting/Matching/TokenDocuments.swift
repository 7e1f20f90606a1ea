import DesignTokens

/// The design tokens in the documents that a configuration names.
struct TokenDocuments {
  /// Those that have a value, by source.
  private(set) var tokens: [[DesignToken]] = []
  private(set) var problems: [TokenSourceProblem] = []
  /// All that is wrong with the documents, also what does not keep them from being used.
  private(set) var remarks: [DocumentProblem] = []
  /// Every file that was read or wanted, absolute: the documents and what they name.
  private(set) var paths: Set<String> = []

  private let fence: Fence

  /// No documents.
  init() { fence = Fence.everywhere }

  init(_ configuration: Configuration, sources: TokenSourceFiles) {
    fence = configuration.fence
    for source in configuration.tokenSources ?? [] {
      if let format = source.documentFormat { add(source, format, sources) }
    }
  }

  private mutating func add(_ source: TokenSourceSetting, _ format: DocumentFormat, _ sources: TokenSourceFiles) {
    var files: [(path: String, bytes: [UInt8])] = []
    var seen: Set<String> = []
    for pattern in source.patterns {
      let paths = sources.documents(matching: pattern, inside: fence)
      if paths.isEmpty {
        let isInside = fence.holds(FilePath.absolute(pattern.text, in: pattern.base))
        let reason =
          isInside ? "no token file matches '\(pattern.text)'" : "'\(pattern.text)' leads outside the repository"
        problems.append(source.problem(with: pattern, reason))
      }
      for path in paths where seen.insert(path).inserted {
        self.paths.insert(path)
        do throws(FileError) {
          files.append((sources.relative(path), try sources.read(path)))
        } catch {
          problems.append(TokenSourceProblem(path: path, message: error.message))
        }
      }
    }
    var named: Set<String> = []
    let result = DocumentTokens.read(files, format: format, modes: source.modes) { path in
      let path = sources.absolute(path)
      // A configuration may name files outside of its folder; a document may not.
      guard FilePath.relative(path, to: sources.folder) != nil, fence.holds(path) else { return nil }
      named.insert(path)
      return try? sources.read(path)
    }
    paths.formUnion(named)
    remarks += result.problems
    for problem in result.problems where problem.severity == .error {
      problems.append(
        TokenSourceProblem(
          path: sources.absolute(problem.definition.path), line: problem.definition.line,
          column: problem.definition.column, message: problem.message))
    }
    for unknown in result.unknownModes {
      let place = source.modePlaces[unknown.name] ?? source.position
      problems.append(
        TokenSourceProblem(
          path: source.path, line: place.line, column: place.column,
          message: unknown.message + Spelling.hint(Spelling.nearest(to: unknown.name.text, in: unknown.known))))
    }
    let spelling = DocumentSpelling(access: access(of: source), module: source.module, category: source.category)
    tokens.append(result.tokens.compactMap { spelling.token(of: $0) })
  }

  /// The sources whose tokens no code can name, and that say nothing of tokens of code: nothing can come of them.
  func unspelled(_ configuration: Configuration, _ code: [DesignToken]) -> [TokenSourceProblem] {
    let sources = (configuration.tokenSources ?? []).filter { $0.documentFormat != nil }
    return zip(sources, tokens).compactMap { source, tokens in
      guard !tokens.isEmpty, tokens.allSatisfy({ !$0.isSpelled }),
        !DocumentJoin(code).namesAny(of: tokens)
      else {
        return nil
      }
      let count = tokens.count == 1 ? "its token" : "any of its \(tokens.count) tokens"
      if let wrong = tokens.lazy.compactMap(\.wrongSpelling).first {
        return TokenSourceProblem(
          path: source.path, line: source.position.line, column: source.position.column,
          message: "no code can name \(count): '\(wrong)' is no name that Swift can write")
      }
      return TokenSourceProblem(
        path: source.path, line: source.position.line, column: source.position.column,
        message: "no code can name \(count): add 'access', as in \"AppColor.{name}\", or tokens of these names in Swift"
      )
    }
  }

  private mutating func access(of source: TokenSourceSetting) -> [SwiftAccess] {
    source.access.compactMap { setting in
      if let type = setting.type, !DocumentSpelling.knownTypes.contains(type) {
        let hint = Spelling.hint(Spelling.nearest(to: type, in: DocumentSpelling.knownTypes))
        problems.append(source.problem(at: setting.position, "no token of a document is a '\(type)'\(hint)"))
      }
      do throws(SwiftAccess.TemplateError) {
        return try SwiftAccess(type: setting.type, template: setting.template)
      } catch {
        problems.append(source.problem(at: setting.position, error.message))
        return nil
      }
    }
  }
}

extension TokenSourceSetting {
  /// How the documents of the source are read; `nil` for code, assets and what the configuration holds itself.
  var documentFormat: DocumentFormat? {
    switch kind {
    case .dtcg: .dtcg
    case .tokensStudio: .tokensStudio
    case .styleDictionary: .styleDictionary
    case .figma: .figma
    case .swift, .assets, .inline: nil
    }
  }
}

/// Finds the files of a pattern that token documents may be.
enum DocumentFinder {
  private static let folders: Set<String> = [".git", ".build", "node_modules", "Pods", "Carthage", "DerivedData"]

  /// How many files and folders are looked at for one pattern.
  private static let limit = 200_000

  /// Absolute and sorted. A pattern that names a file is taken whatever the file is called, and a folder that it names is
  /// entered.
  ///
  /// - Parameter kind: Whether they are files or such folders as count as one.
  static func files(
    matching pattern: PathPattern, inside fence: Fence, kind: FileReader.Kind = .file,
    entering isEntered: (String) -> Bool = { _ in true }, _ isWanted: (Substring) -> Bool = isDocument
  ) -> [String] {
    let start = FilePath.absolute(pattern.text, in: pattern.base)
    let name = FilePath.name(of: start)
    guard fence.holds(pattern.literalFolder) else { return [] }
    let named = pattern.matches(start) ? FileReader.kind(of: start) : nil
    if named == kind, kind == .file || isWanted(name) { return fence.holds(start) ? [start] : [] }
    var found: [String] = []
    var open = [pattern.literalFolder]
    if named == .folder, !isEntered(String(name)), fence.holds(start) { open.append(start) }
    var count = 0
    while let folder = open.popLast(), count < limit {
      guard let listing = try? FolderListing(folder) else { continue }
      for entry in listing.entries {
        count += 1
        let path = FilePath.join(folder, entry.name)
        switch entry.kind {
        case kind where isWanted(entry.name[...]) && pattern.matches(path): found.append(path)
        case .folder where !folders.contains(entry.name) && !entry.name.hasSuffix(".xcassets") && isEntered(entry.name):
          open.append(path)
        default: continue
        }
      }
    }
    return found.sorted(by: FilePath.precedes)
  }

  static func isDocument(_ name: Substring) -> Bool {
    [".json", ".json5", ".jsonc", ".tokens"].contains { name.hasSuffix($0) }
  }
}
