import DesignTokens
import SwiftOutline

/// Finds where the name of a design token stands without being written as `TokenNames` knows it: in the scope of its own
/// type, behind an instance, or as a string.
struct TokenMentions: Sendable {
  /// Positions in the catalog by what is left of an expression without accessors: `title` of `Typography.title.font`.
  private let byWord: [String: [Int]]
  /// By the name of an asset.
  private let byAsset: [String: [Int]]
  private let tokens: [DesignToken]
  /// Where the cases of enums are reached as values.
  let values: CaseValues

  /// Tokens that may be meant at an offset.
  struct Mention {
    var offset: Int
    var tokens: [Int]
    /// Whether it is what a `switch` compares with.
    var isPattern: Bool
  }

  init(_ tokens: [DesignToken]) {
    self.tokens = tokens
    var words: [String: [Int]] = [:]
    var assets: [String: [Int]] = [:]
    for (index, token) in tokens.enumerated() {
      for word in Set(token.spellings.compactMap { Self.word(of: $0.expression) }) {
        words[word, default: []].append(index)
      }
      if token.category == .color {
        for name in Set(token.aliases) { assets[name, default: []].append(index) }
      }
    }
    byWord = words
    byAsset = assets
    values = CaseValues(tokens, words: Set(words.keys))
  }

  static let accessors: Set<String> = [
    "font", "uiFont", "swiftUIFont", "color", "uiColor", "swiftUIColor", "nsColor", "cgColor", "rawValue", "value",
  ]

  /// What tells a token from others in an expression that spells it.
  static func word(of expression: String) -> String? {
    let names = names(in: expression)
    return names.last { !accessors.contains($0) } ?? names.last
  }

  /// The names of the path in an expression that spells a token, or of the argument that tells it from others.
  static func names(in expression: String) -> [String] {
    let plain = expression.filter { $0 != "`" }
    // `Palette.color(.blue50)`, `CGFloat(Spacing.small.rawValue)` and `.modifier(TitleStyle())`.
    let inner = plain.split(separator: "(", maxSplits: 1)
    let argument = inner.count == 2 ? inner[1].prefix { $0 != ")" } : ""
    let isNamed = argument.contains(".") || argument.first?.isUppercase == true
    let path = isNamed ? argument : inner.first ?? ""
    return path.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  // MARK: Names of assets

  /// The uses of assets by their names: `Color("ink")`, `UIColor(named: "ink")`, `UIColor(resource: .ink)`.
  func assetUses(in outline: Outline) -> [TokenUse] {
    guard !byAsset.isEmpty else { return [] }
    return outline.nodes.indices.compactMap { index -> TokenUse? in
      let node = UInt32(truncatingIfNeeded: index)
      guard outline.nodes[index].kind == .call, let found = asset(called: node, outline), let first = found.first else {
        return nil
      }
      return TokenUse(token: first, range: outline.range(of: node), others: Array(found.dropFirst()), node: node)
    }
  }

  private func asset(called node: UInt32, _ outline: Outline) -> [Int]? {
    var children = outline.children(of: node)
    guard let callee = children.next(), let argument = children.next(),
      ["Color", "UIColor", "NSColor", "init"].contains(outline.name(of: callee)),
      ["", "named", "resource"].contains(outline.name(of: argument))
    else { return nil }
    let value = outline.nodes[Int(argument)].firstChild
    guard value != Node.none else { return nil }
    switch outline.nodes[Int(value)].kind {
    case .string: return byAsset[String(outline.text(of: value).dropFirst().dropLast())]
    case .implicitMember, .member:
      let path = outline.text(of: value)
      guard path.hasPrefix("."), let candidates = byWord[outline.name(of: value)] else { return nil }
      return candidates.filter { token in
        tokens[token].category == .color && isAsset(tokens[token])
          && tokens[token].spellings.contains { $0.expression.hasSuffix(path) }
      }
    default: return nil
    }
  }

  private func isAsset(_ token: DesignToken) -> Bool { token.definition.path.hasSuffix(".colorset/Contents.json") }

  // MARK: Other files than code

  /// What the names in resources say of tokens: those that are needed, and those that may be.
  func meaning(of names: ResourceNames) -> (needed: Set<Int>, mentioned: Set<Int>) {
    let needed = Set(names.colors.flatMap { byAsset[$0] ?? [] })
    // Xcode makes the color of this name the app's own, unless a project says otherwise.
    let mentioned = (names.words.flatMap { (byAsset[$0] ?? []) + (byWord[$0] ?? []) }) + (byAsset["AccentColor"] ?? [])
    return (needed, Set(mentioned))
  }

  // MARK: Cases of scales

  /// Cases that are given to a helper whose name or label says what they are for: `.brandFont(.body)`, `style: .title`.
  func helperUses(in finder: TokenUseFinder) -> [TokenUse] {
    let outline = finder.outline
    return outline.nodes.indices.compactMap { index -> TokenUse? in
      let this = outline.nodes[index]
      guard this.kind == .implicitMember, this.name != Node.none,
        let candidates = byWord[outline.name(ofToken: this.name)]
      else { return nil }
      let node = UInt32(truncatingIfNeeded: index)
      let meant = finder.visible(candidates).filter { isCase(tokens[$0], named: outline.name(of: node)) }
      guard let first = meant.first, let hints = Self.hints[tokens[first].category],
        !hints.isDisjoint(with: words(around: node, outline)), finder.places.expectation(at: node) == nil
      else { return nil }
      return TokenUse(token: first, range: outline.range(of: node), others: Array(meant.dropFirst()), node: node)
    }
  }

  private static let hints: [DesignToken.Category: Set<String>] = [
    .font: ["font", "typo", "typography", "text", "style"],
    .color: ["color", "colour", "tint", "background", "foreground"],
  ]

  /// Whether a token belongs to a case rather than being a member of its own type.
  private func isCase(_ token: DesignToken, named name: String) -> Bool {
    !token.spellings.contains { $0.implicit == "." + name }
  }

  /// The words of the label and the callee that a node is given to.
  private func words(around node: UInt32, _ outline: Outline) -> [String] {
    let argument = outline.nodes[Int(node)].parent
    guard argument != Node.none, outline.nodes[Int(argument)].kind == .argument else { return [] }
    let call = outline.nodes[Int(argument)].parent
    guard call != Node.none, outline.nodes[Int(call)].kind == .call else { return [] }
    let callee = outline.name(of: outline.nodes[Int(call)].firstChild)
    return TokenName.words(of: outline.name(of: argument)) + TokenName.words(of: callee)
  }

  // MARK: Names that may be a token's

  /// The mentions outside of some ranges, which are in source order.
  func mentions(
    in finder: TokenUseFinder, except ranges: [Range<Int>], _ surroundings: inout Surroundings
  ) -> [Mention] {
    let outline = finder.outline
    let known = Set(ranges.flatMap { [$0.lowerBound, $0.upperBound] })
    var mentions: [Mention] = []
    var made = MadeAssets(byAsset)
    for index in outline.nodes.indices {
      let this = outline.nodes[index]
      let node = UInt32(truncatingIfNeeded: index)
      var candidates = candidates(at: node, outline)
      if !byAsset.isEmpty, let name = outline.madeAssetName(node) {
        candidates = made.tokens(named: name)
      }
      if candidates.isEmpty { continue }
      let range = outline.range(of: node)
      guard !known.contains(range.upperBound) || !known.contains(range.lowerBound) else { continue }
      let meant = finder.visible(candidates).filter { mayMean($0, node, finder, &surroundings) }
      if meant.isEmpty { continue }
      mentions.append(Mention(offset: range.lowerBound, tokens: meant, isPattern: this.role == .pattern))
    }
    return mentions
  }

  /// The tokens that share a word with a node.
  private func candidates(at node: UInt32, _ outline: Outline) -> [Int] {
    let this = outline.nodes[Int(node)]
    switch this.kind {
    case .member, .implicitMember, .identifier:
      return this.name == Node.none ? [] : byWord[outline.name(ofToken: this.name)] ?? []
    // What a name that is put together elsewhere may come of: `case brand`, `"brand"`.
    case .enumCase: return this.name == Node.none ? [] : byAsset[outline.name(ofToken: this.name)] ?? []
    case .string:
      guard outline.range(of: node).count < 80 else { return [] }
      return byAsset[String(outline.text(of: node).dropFirst().dropLast())] ?? []
    case .keyPath:
      guard outline.range(of: node).count < 120 else { return [] }
      return outline.text(of: node).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        .flatMap { byWord[String($0)] ?? [] }
    default: return []
    }
  }

  private func mayMean(
    _ token: Int, _ node: UInt32, _ finder: TokenUseFinder, _ surroundings: inout Surroundings
  ) -> Bool {
    let outline = finder.outline
    switch outline.nodes[Int(node)].kind {
    case .implicitMember:
      guard let expected = finder.places.expectation(at: node) else { return true }
      return expected.kind == DesignType(tokens[token].category)
    case .identifier:
      let owners = Set(surroundings.enclosingName(of: node).split(separator: "."))
      return tokens[token].spellings.contains { spelling in
        spelling.expression.hasPrefix(".modifier(")
          || spelling.expression.split(separator: ".").dropLast().contains { owners.contains($0) }
      }
    case .member:
      guard let chain = finder.chain(node), chain.first?.isUppercase == true else { return true }
      // Part of its path, or behind the name of what may be a module.
      return tokens[token].spellings.contains { spelling in
        ("." + spelling.expression + ".").contains("." + chain + ".") || chain.hasSuffix("." + spelling.expression)
      }
    default: return true
    }
  }
}

extension DesignType {
  /// What a token of a category is made of.
  fileprivate init(_ category: DesignToken.Category) {
    switch category {
    case .color: self = .color
    case .font: self = .font
    default: self = .length
    }
  }
}
