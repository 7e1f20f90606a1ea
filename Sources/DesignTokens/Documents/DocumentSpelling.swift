/// Finds how Swift spells the tokens of documents.
package struct DocumentSpelling: Sendable {
  private let access: [SwiftAccess]
  private let module: String?
  private let category: DesignToken.Category?

  package init(access: [SwiftAccess], module: String? = nil, category: DesignToken.Category? = nil) {
    self.access = access
    self.module = module
    self.category = category
  }

  /// The design token of a token that has a value.
  package func token(of document: DocumentToken) -> DesignToken? {
    guard let values = document.values else { return nil }
    let category = self.category ?? document.category
    let spellings = spellings(of: document, category, values)
    let name = spellings.first { $0.type != DesignToken.Spelling.modifierType }?.expression ?? document.name
    var deprecation = document.deprecation
    if let message = deprecation?.message, deprecation?.replacement == nil {
      deprecation?.replacement = Self.referredToken(in: message)
    }
    var token = DesignToken(
      name: name, category: category, values: values, spellings: spellings, module: module,
      aliases: name == document.name ? [] : [document.name], summary: document.summary, deprecation: deprecation,
      definition: document.definition, isAlias: document.aliasOf != nil)
    token.origins = document.aliasOf.map { [$0] } ?? []
    return token
  }

  /// The token that `use {color.text} instead` names.
  private static func referredToken(in message: String) -> String? {
    for piece in ReferringText(message, readsDollars: false).pieces {
      if case .reference(let reference) = piece { return reference.text }
    }
    return nil
  }

  // MARK: Spellings

  private func spellings(
    of document: DocumentToken, _ category: DesignToken.Category, _ values: AppearanceValues
  ) -> [DesignToken.Spelling] {
    let types = Self.types(of: values.any)
    var spellings: [DesignToken.Spelling] = []
    // What designers wrote down for a token is how it is spelled.
    if let code = document.swiftCode, !types.isEmpty {
      spellings.append(Self.spelling(code, type: Self.type(of: code, among: types)))
    }
    for access in access {
      guard access.type.map({ types.contains($0) }) ?? !types.isEmpty else { continue }
      guard let expression = access.expression(for: document.path) else { continue }
      spellings.append(Self.spelling(expression, type: access.type ?? Self.type(of: expression, among: types)))
    }
    return spellings
  }

  /// What is made of several values is of no type that is known.
  private static func types(of value: DesignValue) -> [String] {
    switch value {
    case .color, .systemColor: colorTypes
    case .font: fontTypes
    case .number: numberTypes
    case .composite: []
    }
  }

  private static let colorTypes = ["Color", "UIColor", "NSColor", "CGColor", "ShapeStyle"]
  private static let fontTypes = ["Font", "UIFont", "NSFont", DesignToken.Spelling.modifierType]
  private static let numberTypes = ["CGFloat", "Double", "Float", "Int", "TimeInterval"]

  /// The types that tokens of documents may be spelled for.
  package static let knownTypes = colorTypes + fontTypes + numberTypes

  /// The type that an expression starts with, or the usual one.
  private static func type(of expression: String, among types: [String]) -> String {
    types.first { expression.hasPrefix($0 + ".") || expression.hasPrefix($0 + "(") } ?? types[0]
  }

  /// A static member of its own type is an implicit member too.
  private static func spelling(_ expression: String, type: String) -> DesignToken.Spelling {
    var implicit: String?
    if expression.hasPrefix(type + ".") {
      let member = expression.dropFirst(type.count + 1)
      let isName = member.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
      if isName, !member.isEmpty { implicit = "." + member }
    }
    return DesignToken.Spelling(type: type, expression: expression, implicit: implicit)
  }
}

/// Joins the tokens of documents with those that code or an asset catalog defines: one token for each name.
package struct DocumentJoin: Sendable {
  package private(set) var tokens: [DesignToken]
  private var byValue: [ValueKey: [Int]] = [:]

  /// - Parameter tokens: Those that code spells.
  package init(_ tokens: [DesignToken]) {
    self.tokens = tokens
    for (index, token) in tokens.enumerated() { byValue[ValueKey(token.values.any), default: []].append(index) }
  }

  /// Adds tokens of documents. One without a spelling whose name and value a token of code has is that token: its path
  /// becomes another name of it.
  package mutating func add(_ documents: [DesignToken]) {
    for document in documents {
      if document.spellings.isEmpty, let index = same(as: document) {
        merge(document, into: index)
      } else {
        tokens.append(document)
      }
    }
  }

  /// Whether some token of documents has the name of one that code spells, whatever the values are.
  package func namesAny(of documents: [DesignToken]) -> Bool {
    let names = Set(tokens.indices.flatMap { self.names(of: tokens[$0]) })
    return documents.contains { document in
      let name = TokenName.normalized(document.name)
      return names.contains(name) || names.contains { Self.isEnd($0, of: name) }
    }
  }

  private func same(as document: DesignToken) -> Int? {
    let name = TokenName.normalized(document.name)
    let candidates = (byValue[ValueKey(document.values.any)] ?? []).filter { Self.agree(tokens[$0], document) }
    return candidates.first { names(of: tokens[$0]).contains(name) }
      ?? candidates.first { index in names(of: tokens[index]).contains { Self.isEnd($0, of: name) } }
  }

  private func names(of token: DesignToken) -> [String] {
    ([token.name] + token.aliases).map { TokenName.normalized($0) }
  }

  /// Whether the shorter of two names is how the longer one ends: `gray900` of `palettegray900`.
  private static func isEnd(_ left: String, of right: String) -> Bool {
    let (long, short) = left.utf8.count > right.utf8.count ? (left, right) : (right, left)
    return short.utf8.count >= 3 && long.hasSuffix(short)
  }

  /// Whether two tokens of one light value may be one: where both have a dark value it is the same.
  private static func agree(_ token: DesignToken, _ document: DesignToken) -> Bool {
    guard let mine = token.values.dark, let other = document.values.dark else { return true }
    return ValueKey(mine) == ValueKey(other)
  }

  private mutating func merge(_ document: DesignToken, into index: Int) {
    for alias in [document.name] + document.aliases
    where alias != tokens[index].name && !tokens[index].aliases.contains(alias) {
      tokens[index].aliases.append(alias)
    }
    if case .font(var font) = tokens[index].values.any, case .font(let style) = document.values.any {
      font.spacing = style.spacing
      tokens[index].values.any = .font(font)
    }
    tokens[index].summary = tokens[index].summary ?? document.summary
    tokens[index].deprecation = tokens[index].deprecation ?? document.deprecation
  }
}

/// A value as it is compared.
private enum ValueKey: Hashable {
  case color(ColorLevels)
  case number(Int)
  case font(FontKey)
  case other(String)

  init(_ value: DesignValue) {
    switch value {
    case .color(let color): self = .color(color.levels)
    case .number(let number): self = .number(NumberKey.thousandths(number))
    case .font(let font): self = .font(FontKey(font))
    case .systemColor, .composite: self = .other(value.normalForm)
    }
  }
}
