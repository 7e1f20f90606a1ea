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
  /// The token files below a folder that go by one of their usual names.
  package func tokenDocuments(in folder: String) -> [FoundDocument] {
    let pattern = PathPattern("**/*", base: folder)
    return DocumentFinder.files(matching: pattern, inside: Fence(folder), FoundDocument.hasUsualName).compactMap {
      path in
      guard let bytes = try? FileReader.read(path), bytes.count <= FoundDocument.sizeLimit,
        let kind = FoundDocument.kind(of: bytes), let shown = FilePath.relative(path, to: folder)
      else { return nil }
      let counts = DocumentTokens.typeCounts(in: bytes, path: String(shown), format: kind.format)
      let count = counts.values.reduce(0, +)
      return count == 0 ? nil : FoundDocument(path: String(shown), kind: kind.name, tokenCount: count)
    }
  }
}

extension FoundDocument {
  fileprivate static let sizeLimit = 1 << 20

  fileprivate static func hasUsualName(_ name: Substring) -> Bool {
    ["tokens.json", "design-tokens.json", "design_tokens.json", "designTokens.json"].contains(name)
      || name.hasSuffix(".tokens.json") || name.hasSuffix(".tokens")
  }

  /// What a document is, by the keys that only its kind has; nil where none is there.
  fileprivate static func kind(of bytes: [UInt8]) -> (name: String, format: DocumentFormat)? {
    func has(_ key: String) -> Bool { bytes.containsRun(Array("\"\(key)\"".utf8)) }
    if has("$themes") || has("$metadata") { return ("tokens-studio", .tokensStudio) }
    if has("$value") { return ("dtcg", .dtcg) }
    guard has("value") else { return nil }
    return has("type") ? ("tokens-studio", .tokensStudio) : ("style-dictionary", .styleDictionary)
  }
}
