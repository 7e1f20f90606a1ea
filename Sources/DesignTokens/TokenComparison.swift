/// Sets the tokens of documents against those of code and asset catalogs.
package struct TokenComparison: Sendable {
  private let code: [DesignToken]
  private let documents: [[DesignToken]]
  private var byExpression: [String: Int] = [:]
  private var byName: [String: [Int]] = [:]
  private var byLastWord: [String: [Int]] = [:]
  private var byCategoryName: [String: [Int]] = [:]
  /// By the names without the types around them that only say where a team keeps its tokens.
  private var byPlainName: [String: [Int]] = [:]
  /// What documents call tokens, normalized.
  private let documentNames: Set<String>
  /// The tokens of code that a document has too.
  private var matched: Set<Int> = []
  private var drifts: [TokenDrift] = []

  /// - Parameters:
  ///   - code: The tokens of Swift files, asset catalogs and the configuration itself.
  ///   - documents: Those of each source of documents.
  package static func drifts(code: [DesignToken], documents: [[DesignToken]]) -> [TokenDrift] {
    var comparison = TokenComparison(code: code, documents: documents)
    comparison.run()
    return comparison.drifts
  }

  private init(code: [DesignToken], documents: [[DesignToken]]) {
    self.code = code
    self.documents = documents
    documentNames = Set(documents.joined().flatMap { [$0.name] + $0.aliases }.map { TokenName.normalized($0) })
    let brands = CategoryName.brands(code)
    for (index, token) in code.enumerated() where token.visibility != .file {
      for spelling in token.spellings where byExpression[spelling.expression] == nil {
        byExpression[spelling.expression] = index
      }
      for name in [token.name] + token.aliases {
        byName[TokenName.normalized(name), default: []].append(index)
        if let last = TokenName.words(of: name).last { byLastWord[last, default: []].append(index) }
      }
      if let name = CategoryName(token.name, brands: brands) { byCategoryName[name.text, default: []].append(index) }
      byPlainName[TokenName.plain(token.name), default: []].append(index)
    }
  }

  private mutating func run() {
    compareCode()
    for source in documents {
      let isSpelled = source.contains { !$0.spellings.isEmpty }
      for token in source { compare(token, isSpelled: isSpelled) }
      findDuplicates(source)
    }
    for (index, source) in documents.enumerated() {
      for other in documents[(index + 1)...] { DocumentComparison(source, other).compare(&self) }
    }
    findClashes(documents.flatMap { $0 })
    findMissingInDocuments()
    findDuplicates(code)
  }

  // MARK: Documents and code

  /// - Parameter isSpelled: Whether Swift can write other tokens of the source without any code to define them.
  private mutating func compare(_ document: DesignToken, isSpelled: Bool) {
    if let wrong = document.wrongSpelling {
      add(.unreachable, document, "\(quotedName(wrong)) is no name that Swift can write")
      return
    }
    guard let index = match(document) else {
      // What code has for a shadow or a border is no one value that could be found.
      if case .composite = document.values.any { return }
      guard document.deprecation == nil else { return }
      let value = document.values.any.normalForm
      if !code.isEmpty {
        add(.missing, document, "\(label(document)) (\(value)) has no token in code")
      } else if document.spellings.isEmpty {
        let way = isSpelled ? "no Swift name comes of" : "neither code nor 'access' says how Swift writes"
        add(.unreachable, document, "\(way) \(label(document)) (\(value))")
      }
      return
    }
    matched.formUnion(namesakes(of: index))
    compareValues(document, code[index])
  }

  /// The tokens of one name: a color of a catalog, and what Swift calls by it.
  private func namesakes(of index: Int) -> [Int] {
    let sort = code[index].values.any.sort
    let name = code[index].name
    let same = (byName[TokenName.normalized(name)] ?? []) + (byPlainName[TokenName.plain(name)] ?? [])
    return [index] + same.filter { $0 != index && code[$0].values.any.sort == sort }
  }

  /// The token of code that a token of a document is: by how it is spelled, by its name, by the end of its name.
  private func match(_ document: DesignToken) -> Int? {
    for spelling in document.spellings {
      if let index = byExpression[spelling.expression] { return index }
    }
    let names = [document.name] + document.aliases
    let value = document.values.any
    func best(_ indices: [Int]) -> Int? {
      let fitting = indices.filter { code[$0].values.any.mayStand(for: value) }
      return fitting.first { code[$0].values.any.isSame(as: document.values.any) } ?? fitting.first
    }
    for name in names {
      if let index = best(byName[TokenName.normalized(name)] ?? []) { return index }
    }
    for name in names {
      let words = TokenName.words(of: name)
      guard let last = words.last else { continue }
      let ends = (byLastWord[last] ?? []).filter { index in
        code[index].values.any.mayStand(for: value)
          && ([code[index].name] + code[index].aliases).contains { Self.isEnd(TokenName.words(of: $0), of: words) }
      }
      if Set(ends).count == 1 { return ends[0] }
      if let same = ends.first(where: { code[$0].values.any.isSame(as: document.values.any) }) { return same }
    }
    return names.lazy.compactMap { matchCategory($0, document) }.first
      ?? names.lazy.compactMap { matchPlain($0, document) }.first
  }

  /// The one token of the same name in some type that only says where tokens are kept: `AppTheme.ink` for `ink`. One that
  /// a document calls by its own name is another.
  private func matchPlain(_ name: String, _ document: DesignToken) -> Int? {
    let found = (byPlainName[TokenName.plain(name)] ?? []).filter { index in
      code[index].category == document.category && code[index].values.any.sort == document.values.any.sort
        && !documentNames.contains(TokenName.normalized(code[index].name))
    }
    return Set(found.map { TokenName.normalized(code[$0].name) }).count == 1 ? found[0] : nil
  }

  /// The token whose name is this one but for the word of its category: `Spacing.small` for `space.small`. One that a
  /// document calls by its own name is another.
  private func matchCategory(_ name: String, _ document: DesignToken) -> Int? {
    guard let name = CategoryName(name, brands: []) else { return nil }
    let found = (byCategoryName[name.text] ?? []).filter { index in
      code[index].values.any.sort == document.values.any.sort
        && !documentNames.contains(TokenName.normalized(code[index].name))
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether what tells in the shorter of two names is how the longer one ends: `gray`, `900` of `palette`, `gray`, `900`.
  private static func isEnd(_ left: [String], of right: [String]) -> Bool {
    let (short, long) = left.count < right.count ? (left, right) : (right, left)
    let telling = short.drop { ["color", "colors", "ui", "ns", "spacing", "font", "cg", "float"].contains($0) }
    return telling.count >= 2 && long.suffix(telling.count).elementsEqual(telling)
  }

  private mutating func findMissingInDocuments() {
    let all = documents.flatMap { $0 }
    guard !all.isEmpty else { return }
    let categories = Set(all.map(\.category))
    for (index, token) in code.enumerated()
    where !matched.contains(index) && token.visibility != .file && token.deprecation == nil
      && categories.contains(token.category)
    {
      add(.missing, token, "\(label(token)) (\(token.values.any.normalForm)) is in no document")
    }
  }

  // MARK: Values

  /// Tokens of other names and values that Swift would write the same.
  private mutating func findClashes(_ tokens: [DesignToken]) {
    var first: [String: DesignToken] = [:]
    for token in tokens {
      for expression in Set(token.spellings.map(\.expression)).sorted() {
        guard let other = first[expression] else {
          first[expression] = token
          continue
        }
        guard !token.values.haveSameValues(as: other.values), !token.isCalled(as: other) else { continue }
        add(
          .unreachable, token,
          "\(quotedName(token.ownName)) (\(token.values.any.normalForm)) and \(quotedName(other.ownName)) "
            + "(\(other.values.any.normalForm)) are both \(quotedName(expression)) in Swift", other)
        break
      }
    }
  }

  /// Tells each appearance in which two tokens differ, as far as one of them has a value of its own there.
  mutating func compareValues(_ token: DesignToken, _ other: DesignToken) {
    let mine = token.values
    let theirs = other.values
    switch (mine.any, theirs.any) {
    case (.systemColor, .color), (.color, .systemColor):
      add(
        .remark, token,
        "\(label(token)) is \(mine.any.normalForm), and \(label(other)) is \(theirs.any.normalForm): nothing tells "
          + "whether they are the same", other)
      return
    // A number of code is a part of what a document has as a whole.
    case (.composite, .number), (.number, .composite): return
    default: break
    }
    var told: [(DesignValue, DesignValue)] = []
    let isDarkTold = !mine.reservations.isUnknownInDark && !theirs.reservations.isUnknownInDark
    for appearance in AppearanceValues.Name.allCases where isDarkTold || !appearance.isDark {
      let pair = (mine.value(in: appearance), theirs.value(in: appearance))
      guard !pair.0.isSame(as: pair.1), !told.contains(where: { $0.0 == pair.0 && $0.1 == pair.1 }) else { continue }
      told.append(pair)
      let mode = appearance == .any ? "" : " in \(appearance.rawValue)"
      add(
        .differs, token,
        "\(label(token)) is \(pair.0.normalForm)\(mode), and \(label(other)) is \(pair.1.normalForm)", other,
        appearance == .any ? nil : appearance.key)
    }
  }

  /// A name in Swift, and the same name in an asset catalog or in the configuration.
  private mutating func compareCode() {
    for (index, token) in code.enumerated() where TokenName.Source(token) != .swift {
      func isOther(_ other: Int) -> Bool {
        other != index && TokenName.Source(code[other]) == .swift
          && code[other].values.any.sort == token.values.any.sort
      }
      let same = (byName[TokenName.normalized(token.name)] ?? []).filter(isOther)
      let plain = (byPlainName[TokenName.plain(token.name)] ?? []).filter(isOther)
      if let first = same.first ?? (plain.count == 1 ? plain[0] : nil) { compareValues(code[first], token) }
    }
  }

  /// Tokens of one source and category that are not names for each other, nor take their values from each other, and have
  /// the same ones.
  private mutating func findDuplicates(_ tokens: [DesignToken]) {
    struct Key: Hashable {
      var category: DesignToken.Category
      var values: [String]
    }
    var first: [Key: DesignToken] = [:]
    let names = Set(tokens.flatMap { [$0.name] + $0.aliases })
    for token in tokens where !token.isAlias && token.visibility != .file && token.deprecation == nil {
      if token.origins.contains(where: names.contains) { continue }
      let values = token.values
      if values.reservations.isUnknownInDark { continue }
      let key = Key(
        category: token.category, values: [values.any, values.dark ?? values.any].map(\.exactForm))
      guard let other = first[key] else {
        first[key] = token
        continue
      }
      add(.duplicate, token, "\(label(token)) has the value of \(label(other)), \(values.any.normalForm)", other)
    }
  }

  func label(_ token: DesignToken) -> String { quotedName(token.name) }

  mutating func add(
    _ kind: TokenDrift.Kind, _ token: DesignToken, _ message: String, _ other: DesignToken? = nil,
    _ appearance: String? = nil
  ) {
    drifts.append(
      TokenDrift(
        kind: kind, name: token.name, message: message, definition: token.definition, other: other,
        appearance: appearance))
  }
}

extension DesignToken {
  /// What its document calls it.
  fileprivate var ownName: String { aliases.first ?? name }

  /// Whether the names are compared as those of one token.
  fileprivate func isCalled(as other: DesignToken) -> Bool {
    TokenName.normalized(ownName) == TokenName.normalized(other.ownName)
  }
}
