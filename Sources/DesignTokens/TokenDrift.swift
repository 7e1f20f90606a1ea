/// A place where the sources of design tokens do not say the same.
package struct TokenDrift: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Two sources give one name different values.
    case differs
    /// A source has a name that another one lacks.
    case missing
    /// A token has no value: it refers to nothing, to itself, or is written wrongly.
    case broken
    /// Tokens of one source have the same value.
    case duplicate
    /// Something was read, though it is not as it should be.
    case remark
  }

  package var kind: Kind
  /// The token that it is about; empty where a document as a whole is.
  package var name: String
  package var message: String
  package var definition: DesignToken.Definition
  /// What the token is set against.
  package var other: DesignToken?
  /// The appearance in which two values differ: `dark`.
  package var appearance: String?

  package init(
    kind: Kind, name: String, message: String, definition: DesignToken.Definition, other: DesignToken? = nil,
    appearance: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.message = message
    self.definition = definition
    self.other = other
    self.appearance = appearance
  }

  /// Whether the sources have to be changed.
  package var isFailure: Bool { kind == .differs || kind == .missing || kind == .broken }
}

extension DesignValue {
  /// As reports write values: `#RRGGBBAA`, a decimal, `family/size/weight`.
  package var normalForm: String {
    switch self {
    case .color(let color): color.hex
    case .number(let number): NumberFormat.rounded(number)
    case .font(let font): font.normalForm
    }
  }

  /// Whether two values are drawn the same.
  func isSame(as other: DesignValue) -> Bool {
    switch (self, other) {
    case (.color(let left), .color(let right)): left.levels == right.levels
    case (.number(let left), .number(let right)): NumberKey.thousandths(left) == NumberKey.thousandths(right)
    case (.font(let left), .font(let right)): FontKey(left) == FontKey(right)
    default: false
    }
  }

  /// Colors, numbers and fonts are never the same token.
  var sort: Int {
    switch self {
    case .color: 0
    case .number: 1
    case .font: 2
    }
  }
}

/// Sets the tokens of documents against those of code and asset catalogs.
package struct TokenComparison: Sendable {
  private let code: [DesignToken]
  private let documents: [[DesignToken]]
  private var byExpression: [String: Int] = [:]
  private var byName: [String: [Int]] = [:]
  private var byLastWord: [String: [Int]] = [:]
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
    for (index, token) in code.enumerated() where token.visibility != .file {
      for spelling in token.spellings where byExpression[spelling.expression] == nil {
        byExpression[spelling.expression] = index
      }
      for name in [token.name] + token.aliases {
        byName[TokenName.normalized(name), default: []].append(index)
        if let last = TokenName.words(of: name).last { byLastWord[last, default: []].append(index) }
      }
    }
  }

  private mutating func run() {
    compareAssets()
    for source in documents {
      for token in source { compare(token) }
      findDuplicates(source)
    }
    for (index, source) in documents.enumerated() {
      for other in documents[(index + 1)...] { compareByName(source, other) }
    }
    findMissingInDocuments()
    findDuplicates(code)
  }

  // MARK: Documents and code

  private mutating func compare(_ document: DesignToken) {
    guard let index = match(document) else {
      guard !code.isEmpty, document.deprecation == nil else { return }
      let value = document.values.any.normalForm
      add(.missing, document, "\(label(document)) (\(value)) has no token in code")
      return
    }
    matched.insert(index)
    compareValues(document, code[index])
  }

  /// The token of code that a token of a document is: by how it is spelled, by its name, by the end of its name.
  private func match(_ document: DesignToken) -> Int? {
    for spelling in document.spellings {
      if let index = byExpression[spelling.expression] { return index }
    }
    let names = [document.name] + document.aliases
    let sort = document.values.any.sort
    func best(_ indices: [Int]) -> Int? {
      let fitting = indices.filter { code[$0].values.any.sort == sort }
      return fitting.first { code[$0].values.any.isSame(as: document.values.any) } ?? fitting.first
    }
    for name in names {
      if let index = best(byName[TokenName.normalized(name)] ?? []) { return index }
    }
    for name in names {
      let words = TokenName.words(of: name)
      guard let last = words.last else { continue }
      let ends = (byLastWord[last] ?? []).filter { index in
        code[index].values.any.sort == sort
          && ([code[index].name] + code[index].aliases).contains { Self.isEnd(TokenName.words(of: $0), of: words) }
      }
      if Set(ends).count == 1 { return ends[0] }
      if let same = ends.first(where: { code[$0].values.any.isSame(as: document.values.any) }) { return same }
    }
    return nil
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

  private mutating func compareValues(_ token: DesignToken, _ other: DesignToken) {
    let pairs: [(String?, DesignValue, DesignValue)] = [
      (nil, token.values.any, other.values.any),
      ("dark", token.values.dark ?? token.values.any, other.values.dark ?? other.values.any),
    ]
    for (appearance, mine, theirs) in pairs where !mine.isSame(as: theirs) {
      let mode = appearance.map { " in \($0) mode" } ?? ""
      add(
        .differs, token,
        "\(label(token)) is \(mine.normalForm)\(mode), and \(label(other)) is \(theirs.normalForm)", other, appearance)
      return
    }
  }

  /// Names that two sources of documents share.
  private mutating func compareByName(_ source: [DesignToken], _ other: [DesignToken]) {
    let names = Dictionary(other.map { ($0.name, $0) }) { first, _ in first }
    for token in source {
      guard let same = names[token.name], same.values.any.sort == token.values.any.sort else { continue }
      compareValues(token, same)
    }
  }

  /// A name in Swift and the same name in an asset catalog.
  private mutating func compareAssets() {
    for (index, token) in code.enumerated() where TokenName.Source(token) == .assetCatalog {
      let same = (byName[TokenName.normalized(token.name)] ?? []).first { other in
        other != index && TokenName.Source(code[other]) == .swift && code[other].values.any.sort == 0
      }
      if let same { compareValues(code[same], token) }
    }
  }

  /// Tokens of one source and category that are not names for each other and have the same values.
  private mutating func findDuplicates(_ tokens: [DesignToken]) {
    struct Key: Hashable {
      var category: DesignToken.Category
      var values: [String]
    }
    var first: [Key: DesignToken] = [:]
    for token in tokens where !token.isAlias && token.visibility != .file && token.deprecation == nil {
      let values = token.values
      let key = Key(
        category: token.category, values: [values.any, values.dark ?? values.any].map(\.normalForm))
      guard let other = first[key] else {
        first[key] = token
        continue
      }
      add(.duplicate, token, "\(label(token)) has the value of \(label(other)), \(values.any.normalForm)", other)
    }
  }

  private func label(_ token: DesignToken) -> String { quotedName(token.name) }

  private mutating func add(
    _ kind: TokenDrift.Kind, _ token: DesignToken, _ message: String, _ other: DesignToken? = nil,
    _ appearance: String? = nil
  ) {
    drifts.append(
      TokenDrift(
        kind: kind, name: token.name, message: message, definition: token.definition, other: other,
        appearance: appearance))
  }
}
