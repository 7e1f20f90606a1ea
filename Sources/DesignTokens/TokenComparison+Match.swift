/// Which token of code a token of a document is.
extension TokenComparison {
  /// The token of code that a token of a document is: by how it is spelled, by its name, by the end of its name.
  func match(_ document: DesignToken) -> Int? {
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
      ?? names.lazy.compactMap { matchPlain($0, document) }.first ?? matchPath(document) ?? matchLeaf(document)
  }

  static func path(of name: String) -> [Substring] { name.split { $0 == "." || $0 == "/" } }

  /// The tokens of code whose last name is the path in a document, whole or without groups at its beginning:
  /// `StyleDictionary.colorBrand` for `color.brand`, `borderRadiusL` for `size.border.radius.l`. The best come first.
  private func spelledOut(_ document: DesignToken) -> [[Int]] {
    let parts = Self.path(of: document.name).map { TokenName.words(of: String($0)).joined() }
    return parts.indices.dropLast().prefix(8).map { start in
      let text = parts[start...].joined()
      if start > 0, documentPaths.contains(text) { return [] }
      return (byMember[text] ?? []).filter { code[$0].values.any.mayStand(for: document.values.any) }
    }
  }

  private func matchPath(_ document: DesignToken) -> Int? {
    for found in spelledOut(document) where !found.isEmpty {
      if let same = found.first(where: { code[$0].values.any.isSame(as: document.values.any) }) { return same }
      if Set(found.map { TokenName.normalized(code[$0].name) }).count == 1 { return found[0] }
    }
    return nil
  }

  /// The tokens of code that are other names of one in a document, with its value.
  func otherNames(of document: DesignToken) -> [Int] {
    let words = TokenName.words(of: document.name)
    let ends = (byLastWord[words.last ?? ""] ?? []).filter { Self.isEnd(TokenName.words(of: code[$0].name), of: words) }
    return (ends + spelledOut(document).joined()).filter { code[$0].values.any.isSame(as: document.values.any) }
  }

  /// The one token of its category with the same last name, where that has a word and a number or more words, and no
  /// other token of documents has it: `Spacing.space01` for `space.space-01`.
  func matchLeaf(_ document: DesignToken) -> Int? {
    guard let leaf = Self.leaf(of: document), documentLeaves[leaf] == 1, let found = byLeaf[leaf] else { return nil }
    let others = found.filter { !documentNames.contains(TokenName.normalized(code[$0].name)) }
    return Set(others.map { TokenName.normalized(code[$0].name) }).count == 1 ? others[0] : nil
  }

  static func leaf(of token: DesignToken) -> String? {
    let last = path(of: token.name).last.map(String.init) ?? token.name
    let words = TokenName.words(of: last)
    return words.count > 1 ? "\(token.category) \(token.values.any.sort) \(words.joined())" : nil
  }

  /// The token of that name to which nothing in code leads.
  func unreachedToken(_ document: DesignToken) -> DesignToken? {
    guard !unreached.isEmpty else { return nil }
    for name in [document.name] + document.aliases {
      let words = TokenName.words(of: name)
      let found = unreachedByLastWord[words.last ?? ""]?.first { token in
        token.values.any.sort == document.values.any.sort && Self.isEnd(words, of: TokenName.words(of: token.name))
      }
      if let found { return found }
    }
    return nil
  }

  /// The one token of the same name in some type that only says where tokens are kept: `AppTheme.ink` for `ink`. One that
  /// a document calls by its own name is another.
  func matchPlain(_ name: String, _ document: DesignToken) -> Int? {
    let found = (byPlainName[TokenName.plain(name)] ?? []).filter { index in
      code[index].category == document.category && code[index].values.any.sort == document.values.any.sort
        && !documentNames.contains(TokenName.normalized(code[index].name))
    }
    return Set(found.map { TokenName.normalized(code[$0].name) }).count == 1 ? found[0] : nil
  }

  /// The token whose name is this one but for the word of its category: `Spacing.small` for `space.small`. One that a
  /// document calls by its own name is another.
  func matchCategory(_ name: String, _ document: DesignToken) -> Int? {
    guard let name = CategoryName(name, brands: []) else { return nil }
    let found = (byCategoryName[name.text] ?? []).filter { index in
      code[index].values.any.sort == document.values.any.sort
        && !documentNames.contains(TokenName.normalized(code[index].name))
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether what tells in the shorter of two names is how the longer one ends: `gray`, `900` of `palette`, `gray`, `900`.
  static func isEnd(_ left: [String], of right: [String]) -> Bool {
    let (short, long) = left.count < right.count ? (left, right) : (right, left)
    let telling = short.drop { ["color", "colors", "ui", "ns", "spacing", "font", "cg", "float"].contains($0) }
    return telling.count >= 2 && long.suffix(telling.count).elementsEqual(telling)
  }
}
