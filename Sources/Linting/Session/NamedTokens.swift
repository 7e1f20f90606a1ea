import DesignTokens

/// The design tokens of a catalog as far as it matters for finding where they are used.
struct NamedTokens: Sendable {
  /// What tells a token from the others, whatever its value and wherever in its file it is defined.
  private struct Named: Hashable, Sendable {
    var name: String
    var category: DesignToken.Category
    var spellings: [DesignToken.Spelling]
    var path: String
    var visibility: DesignToken.Visibility
  }

  private var tokens: [Named] = []

  init() {}

  init(_ tokens: [DesignToken]) {
    self.tokens = tokens.map { token in
      Named(
        name: token.name, category: token.category, spellings: token.spellings, path: token.definition.path,
        visibility: token.visibility)
    }
  }

  /// What has to be done where uses of one catalog are known and another takes its place.
  struct Change {
    /// The new positions of tokens, by their old ones; -1 for those that are gone.
    var positions: [Int32]
    /// Hashes of the names that files were not searched for, or that mean something else now.
    var names: Set<UInt32>

    func position(of token: Int32) -> Int32 { token < 0 ? token : positions[Int(token)] }
  }

  /// `nil` where nothing is to be done.
  func change(to new: NamedTokens) -> Change? {
    guard tokens != new.tokens else { return nil }
    let known = Dictionary(
      new.tokens.enumerated().map { ($1, Int32(truncatingIfNeeded: $0)) }, uniquingKeysWith: { first, _ in first })
    let positions = tokens.map { known[$0] ?? -1 }
    let different = Set(tokens).symmetricDifference(new.tokens)
    return Change(positions: positions, names: Set(different.flatMap { $0.spellings.flatMap(Self.lastNames) }))
  }

  /// What stands last in the ways to write a token, whose change only a search of the file can tell.
  private static func lastNames(_ spelling: DesignToken.Spelling) -> [UInt32] {
    [spelling.expression, spelling.implicit ?? ""].map { text in
      let callee = text.utf8.prefix { $0 != UInt8(ascii: "(") }
      let start = callee.lastIndex(of: UInt8(ascii: ".")).map { callee.index(after: $0) } ?? callee.startIndex
      return FileSummary.hash(callee[start...])
    }
  }
}
