import DesignTokens

/// A token file that a configuration could name.
package struct FoundDocument: Sendable, Hashable {
  /// Relative to the folder that was searched.
  package var path: String
  /// As `tokens` calls it: `dtcg`.
  package var kind: String
  package var tokenCount: Int
}

extension Linter {
  /// The token files below a folder, by what is in them: those of package managers and build products are not looked at.
  package func tokenDocuments(in folder: String) -> [FoundDocument] {
    let pattern = PathPattern("**/*", base: folder)
    let paths = DocumentFinder.files(
      matching: pattern, inside: Fence(folder), entering: { !DefaultExclusions.isDependencyFolder($0) },
      { DocumentFinder.isDocument($0) && !FoundDocument.others.contains($0) })
    // Those that are called so are looked at whatever else there is.
    var others = 0
    var found: [FoundDocument] = []
    for path in paths {
      if !FoundDocument.hasUsualName(FilePath.name(of: path)) { others += 1 }
      guard others <= FoundDocument.fileLimit || FoundDocument.hasUsualName(FilePath.name(of: path)) else { continue }
      guard found.count < FoundDocument.mostDocuments else { break }
      if let document = FoundDocument(reading: path, in: folder) { found.append(document) }
    }
    return found
  }
}

extension Linter {
  /// The token files where a request looks, if its configuration names none at all. Their paths are such as the
  /// configuration would name.
  package func unnamedDocuments(_ request: LintRequest) throws(LintError) -> [FoundDocument] {
    let configuration = try configuration(request)
    guard !(configuration.tokenSources ?? []).contains(where: { $0.documentFormat != nil }) else { return [] }
    let folder = request.folders.first ?? request.workingFolder
    let base = configuration.path.map { FilePath.folder(of: $0) } ?? request.workingFolder
    return tokenDocuments(in: folder).map { document in
      var document = document
      document.path = FilePath.relative(FilePath.join(folder, document.path), upFrom: base)
      return document
    }
  }
}

extension FoundDocument {
  fileprivate static let sizeLimit = 4 << 20
  /// How many files are looked into that are called like any other.
  fileprivate static let fileLimit = 2000
  fileprivate static let mostDocuments = 200
  /// How much of a file is looked at to tell whether it is worth reading.
  private static let beginning = 16_384

  /// Files that are never token documents, though there are many of them.
  fileprivate static let others: Set<Substring> = [
    "package.json", "package-lock.json", "tsconfig.json", "composer.json", "Contents.json", "compile_commands.json",
  ]

  fileprivate static func hasUsualName(_ name: Substring) -> Bool {
    ["tokens.json", "design-tokens.json", "design_tokens.json", "designTokens.json"].contains(name)
      || name.hasSuffix(".tokens.json") || name.hasSuffix(".tokens")
  }

  /// `nil` for a file that defines no tokens, or only what may as well be something else.
  fileprivate init?(reading path: String, in folder: String) {
    guard let start = FileReader.beginning(of: path, count: Self.beginning), Self.kind(of: start) != nil,
      let bytes = try? FileReader.read(path), bytes.count <= Self.sizeLimit, let kind = Self.kind(of: bytes),
      let shown = FilePath.relative(path, to: folder)
    else { return nil }
    let counts = DocumentTokens.typeCounts(in: bytes, path: String(shown), format: kind.format)
    let count = counts.values.reduce(0, +)
    var certain = counts.filter { DocumentTokens.isDesignType($0.key) }.values.reduce(0, +)
    if kind.format == .styleDictionary, certain == 0, count > 0 {
      // Without types, values and names tell.
      certain = DocumentTokens.read([(String(shown), bytes)], format: kind.format).tokens.count { token in
        switch token.values?.any {
        case .color?: true
        case .number?: token.category != .number
        default: false
        }
      }
    }
    guard count > 0, Self.hasUsualName(FilePath.name(of: path)) || certain * 2 > count else { return nil }
    self.init(path: String(shown), kind: kind.name, tokenCount: count)
  }

  /// What a document is, by the keys that only its kind has; nil where none is there.
  private static func kind(of bytes: [UInt8]) -> (name: String, format: DocumentFormat)? {
    func has(_ key: String) -> Bool { bytes.containsRun(Array("\"\(key)\"".utf8)) }
    if has("variableCollections") || has("valuesByMode") || has("variables") && has("collections") {
      return ("figma", .figma)
    }
    if has("$themes") || has("$metadata") { return ("tokens-studio", .tokensStudio) }
    if has("$value") || has("resolutionOrder") { return ("dtcg", .dtcg) }
    guard has("value") else { return nil }
    return has("type") ? ("tokens-studio", .tokensStudio) : ("style-dictionary", .styleDictionary)
  }
}
