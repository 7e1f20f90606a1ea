import DesignTokens

/// The design tokens in the documents that a configuration names.
struct TokenDocuments {
  /// Those that have a value, by source.
  private(set) var tokens: [[DesignToken]] = []
  private(set) var problems: [TokenSourceProblem] = []
  /// All that is wrong with the documents, also what does not keep them from being used.
  private(set) var remarks: [DocumentProblem] = []

  init(_ configuration: Configuration, sources: TokenSourceFiles) {
    for source in configuration.tokenSources ?? [] {
      if let format = source.documentFormat { add(source, format, sources) }
    }
  }

  private mutating func add(_ source: TokenSourceSetting, _ format: DocumentFormat, _ sources: TokenSourceFiles) {
    var files: [(path: String, bytes: [UInt8])] = []
    for pattern in source.patterns {
      let paths = DocumentFinder.files(matching: pattern)
      if paths.isEmpty { complain("no token file matches '\(pattern.text)'", source) }
      for path in paths where !files.contains(where: { $0.path == sources.relative(path) }) {
        do throws(FileError) {
          files.append((sources.relative(path), try FileReader.read(path)))
        } catch {
          problems.append(TokenSourceProblem(path: path, line: 1, column: 1, message: error.message))
        }
      }
    }
    let result = DocumentTokens.read(files, format: format, modes: source.modes) { path in
      // A configuration may name files outside of its folder; a document may not.
      FilePath.relative(sources.absolute(path), to: sources.folder).flatMap { _ in
        try? FileReader.read(sources.absolute(path))
      }
    }
    remarks += result.problems
    for problem in result.problems where problem.severity == .error {
      problems.append(
        TokenSourceProblem(
          path: sources.absolute(problem.definition.path), line: problem.definition.line,
          column: problem.definition.column, message: problem.message))
    }
    let spelling = DocumentSpelling(access: access(of: source), module: source.module, category: source.category)
    tokens.append(result.tokens.compactMap { spelling.token(of: $0) })
  }

  private mutating func access(of source: TokenSourceSetting) -> [SwiftAccess] {
    source.access.compactMap { setting in
      do throws(SwiftAccess.TemplateError) {
        return try SwiftAccess(type: setting.type, template: setting.template)
      } catch {
        complain(error.message, source)
        return nil
      }
    }
  }

  private mutating func complain(_ message: String, _ source: TokenSourceSetting) {
    problems.append(
      TokenSourceProblem(
        path: source.path, line: source.position.line, column: source.position.column, message: message))
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

  /// Absolute and sorted. A pattern that names a file is taken whatever the file is called.
  static func files(matching pattern: PathPattern) -> [String] {
    let start = FilePath.absolute(pattern.text, in: pattern.base)
    if FileReader.kind(of: start) == .file, pattern.matches(start) { return [start] }
    var found: [String] = []
    var open = [pattern.literalFolder]
    var count = 0
    while let folder = open.popLast(), count < limit {
      guard let listing = try? FolderListing(folder) else { continue }
      for entry in listing.entries {
        count += 1
        let path = FilePath.join(folder, entry.name)
        switch entry.kind {
        case .folder where !folders.contains(entry.name) && !entry.name.hasSuffix(".xcassets"): open.append(path)
        case .file where isDocument(entry.name) && pattern.matches(path): found.append(path)
        default: continue
        }
      }
    }
    return found.sorted(by: FilePath.precedes)
  }

  private static func isDocument(_ name: String) -> Bool {
    [".json", ".json5", ".jsonc", ".tokens"].contains { name.hasSuffix($0) }
  }
}
