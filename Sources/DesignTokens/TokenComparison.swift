/// Sets the tokens of documents against those of code and asset catalogs.
package struct TokenComparison: Sendable {
  let code: [DesignToken]
  private let documents: [[DesignToken]]
  private(set) var byExpression: [String: Int] = [:]
  private(set) var byName: [String: [Int]] = [:]
  private(set) var byLastWord: [String: [Int]] = [:]
  private(set) var byCategoryName: [String: [Int]] = [:]
  /// By the names without the types around them that only say where a team keeps its tokens.
  private(set) var byPlainName: [String: [Int]] = [:]
  /// By the words of the last name: `colorbrand` for `StyleDictionary.colorBrand`.
  private(set) var byMember: [String: [Int]] = [:]
  /// The whole paths in documents, as these are written.
  private(set) var documentPaths: Set<String> = []
  /// By the last name with all its words, `space01`, and by what sort of value it has.
  private(set) var byLeaf: [String: [Int]] = [:]
  /// How many tokens of documents have such a name.
  private(set) var documentLeaves: [String: Int] = [:]
  /// Colors and fonts of instances to which nothing in code leads.
  let unreached: [DesignToken]
  let unreachedByLastWord: [String: [DesignToken]]
  /// What documents call tokens, normalized.
  let documentNames: Set<String>
  /// The tokens of code that a document has too.
  private var matched: Set<Int> = []
  private var drifts: [TokenDrift] = []

  /// - Parameters:
  ///   - code: The tokens of Swift files, asset catalogs and the configuration itself.
  ///   - documents: Those of each source of documents.
  ///   - unreached: What code has and no expression leads to.
  package static func drifts(
    code: [DesignToken], documents: [[DesignToken]], unreached: [DesignToken] = []
  ) -> [TokenDrift] {
    var comparison = TokenComparison(code: code, documents: documents, unreached: unreached)
    comparison.run()
    return comparison.drifts
  }

  private init(code: [DesignToken], documents: [[DesignToken]], unreached: [DesignToken]) {
    self.code = code
    self.unreached = unreached
    unreachedByLastWord = Dictionary(grouping: unreached) { TokenName.words(of: $0.name).last ?? "" }
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
      if let leaf = Self.leaf(of: token) { byLeaf[leaf, default: []].append(index) }
      byMember[TokenName.words(of: Self.path(of: token.name).last.map(String.init) ?? "").joined(), default: []].append(
        index)
    }
    for token in documents.joined() {
      documentPaths.insert(TokenName.words(of: token.name).joined())
      if let leaf = Self.leaf(of: token) { documentLeaves[leaf, default: 0] += 1 }
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
    tellUnreached()
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
      // Code has no token for nothing.
      if case .number(0) = document.values.any { return }
      if let same = unreachedToken(document) {
        add(
          .unreachable, document,
          "\(label(document)) (\(value)) is \(quotedName(same.name)) in code, to which no expression leads", same)
        compareValues(document, same)
      } else if !code.isEmpty {
        add(.missing, document, "\(label(document)) (\(value)) has no token in code")
      } else if document.spellings.isEmpty {
        let way = isSpelled ? "no Swift name comes of" : "neither code nor 'access' says how Swift writes"
        add(.unreachable, document, "\(way) \(label(document)) (\(value))")
      }
      return
    }
    matched.formUnion(namesakes(of: index) + otherNames(of: document))
    compareValues(document, code[index])
  }

  /// The tokens of one name: a color of a catalog, and what Swift calls by it.
  private func namesakes(of index: Int) -> [Int] {
    let sort = code[index].values.any.sort
    let name = code[index].name
    let same = (byName[TokenName.normalized(name)] ?? []) + (byPlainName[TokenName.plain(name)] ?? [])
    return [index] + same.filter { $0 != index && code[$0].values.any.sort == sort }
  }

  /// A type that holds colors or fonts which nothing in code leads to, once each.
  private mutating func tellUnreached() {
    let types = Dictionary(grouping: unreached) { $0.name.split(separator: ".").dropLast().joined(separator: ".") }
    for (type, tokens) in types.sorted(by: { $0.key < $1.key }) {
      add(
        .remark, tokens[0],
        "no expression leads to an instance of \(quotedName(type)), which has \(tokens.count) design "
          + "\(tokens.count == 1 ? "token" : "tokens"); 'access' can name one: {\(type): …}")
    }
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
