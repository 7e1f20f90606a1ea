import DesignTokens

/// Which design tokens the linted files use, and where.
package struct TokenUsage: Sendable {
  /// All that the files could use. The paths of their definitions are absolute.
  package private(set) var tokens: [DesignToken] = []
  /// By file, then by position.
  package private(set) var uses: [Use] = []
  /// The tokens whose name stands somewhere where nothing tells what it means.
  private var mentioned: Set<Int> = []
  /// The tokens that a definition names which is no token: what it is for, nothing tells, but it has to compile.
  private var named: Set<Int> = []
  /// In how many files other than Swift code the names of tokens stand: in Interface Builder's, in Objective-C.
  private var needed: [Int: Int] = [:]
  /// The tokens that the definition of another one names.
  private var links: [Int: Set<Int>] = [:]
  private var positions: [DesignToken: Int] = [:]
  package internal(set) var problems: [RunProblem] = []

  /// A place in linted code that names a design token, definitions of other tokens aside.
  package struct Use: Sendable, Hashable {
    /// The position of the token in `tokens`.
    package var token: Int
    /// The positions of others that are written the same way: what a document says of the same thing.
    package var others: [Int]
    /// As findings name the file.
    package var file: String
    /// Absolute.
    package var path: String
    /// UTF-8 offsets.
    package var range: Range<Int>
    /// 1-based; the column counts UTF-8 bytes.
    package var line: Int
    package var column: Int
    /// The names of the declarations around it, outermost first, joined by dots.
    package var enclosing: String
    package var isInPreview: Bool
  }

  /// What is known of whether code needs a token.
  package enum Standing: Sendable, Hashable {
    /// Code names it, or a token that is in use takes its value from it.
    case used
    /// Its name stands somewhere where nothing tells what it means.
    case perhaps
    case unused
  }

  package init() {}

  /// How each of the tokens stands.
  package func standings() -> [Standing] {
    // A private constant is code like any other: it compiles with what it names, or not at all.
    let own = tokens.indices.filter { tokens[$0].visibility == .file }
    let used = reached(
      from: Set(uses.flatMap { [$0.token] + $0.others }).union(needed.keys).union(own).union(named))
    let perhaps = reached(from: mentioned)
    return tokens.indices.map { used.contains($0) ? .used : perhaps.contains($0) ? .perhaps : .unused }
  }

  /// How often code names each of the tokens, and how many other files do, by position.
  package func counts() -> [Int] {
    var counts = Array(repeating: 0, count: tokens.count)
    for use in uses {
      for token in [use.token] + use.others { counts[token] += 1 }
    }
    for (token, files) in needed { counts[token] += files }
    return counts
  }

  private func reached(from start: Set<Int>) -> Set<Int> {
    var reached = start
    var open = Array(start)
    while let token = open.popLast() {
      for next in links[token] ?? [] where reached.insert(next).inserted { open.append(next) }
    }
    return reached
  }
}

extension TokenUsage {
  /// Adds what the files of a workspace hold.
  mutating func add(_ files: [FileTokenUses], of catalog: [DesignToken], _ sources: TokenSourceFiles) {
    let own = positions(of: catalog, sources)
    let names = Dictionary(
      catalog.enumerated().flatMap { index, token in ([token.name] + token.aliases).map { ($0, own[index]) } },
      uniquingKeysWith: { first, _ in first })
    for (index, token) in catalog.enumerated() { link(own[index], to: token.origins.compactMap { names[$0] }) }
    for file in files {
      uses += file.uses.map { use in
        var use = use
        use.token = own[use.token]
        use.others = use.others.map { own[$0] }
        return use
      }
      for (token, targets) in file.links { link(own[token], to: targets.map { own[$0] }) }
      mentioned.formUnion(file.mentioned.map { own[$0] })
      named.formUnion(file.named.map { own[$0] })
    }
    let stored = files.reduce(into: Set<Int>()) { $0.formUnion($1.stored) }
    let typed = files.reduce(into: Set<Int>()) { $0.formUnion($1.typed) }
    mentioned.formUnion(stored.intersection(typed).map { own[$0] })
  }

  /// Adds what each of some files that are no Swift code names.
  mutating func add(_ resources: [ResourceNames], of catalog: [DesignToken], _ sources: TokenSourceFiles) {
    let own = positions(of: catalog, sources)
    let mentions = TokenMentions(catalog)
    for names in resources {
      let meaning = mentions.meaning(of: names)
      for token in meaning.needed { needed[own[token], default: 0] += 1 }
      mentioned.formUnion(meaning.mentioned.map { own[$0] })
    }
  }

  mutating func sort() {
    uses.sort { left, right in
      if left.file != right.file { return FilePath.precedes(left.file, right.file) }
      return left.range.lowerBound < right.range.lowerBound
    }
  }

  private mutating func link(_ token: Int, to targets: [Int]) {
    guard !targets.isEmpty else { return }
    links[token, default: []].formUnion(targets)
  }

  private mutating func positions(of catalog: [DesignToken], _ sources: TokenSourceFiles) -> [Int] {
    catalog.map { token in
      var token = token
      token.definition.path = sources.absolute(token.definition.path)
      return position(of: token)
    }
  }

  private mutating func position(of token: DesignToken) -> Int {
    if let known = positions[token] { return known }
    tokens.append(token)
    positions[token] = tokens.count - 1
    return tokens.count - 1
  }
}
