import DesignTokens
import SwiftOutline

/// The cases of enums that give design tokens, for finding where code reaches them without a case's name: by `allCases`,
/// by a raw value, by what was stored.
struct CaseValues: Sendable {
  /// Positions in the catalog by the enum's name.
  private var byEnum: [String: [Int]] = [:]
  /// The same by the property that a case is asked for, where its name is a usual one: the others are words of tokens.
  private var byAccessor: [String: [Int]] = [:]
  /// What tells tokens from each other: names of cases.
  private let words: Set<String>

  init(_ tokens: [DesignToken], words: Set<String>) {
    self.words = words
    for (index, token) in tokens.enumerated() {
      var enums: Set<String> = []
      var accessors: Set<String> = []
      for spelling in token.spellings where spelling.holder == nil {
        let names = TokenMentions.names(in: spelling.expression)
        guard names.count > 2, let last = names.last, names[names.count - 3].first?.isUppercase == true else {
          continue
        }
        enums.insert(names[names.count - 3])
        // Of raw values too many things have one.
        if TokenMentions.accessors.contains(last), last != "rawValue" { accessors.insert(last) }
      }
      for name in enums { byEnum[name, default: []].append(index) }
      for name in accessors { byAccessor[name, default: []].append(index) }
    }
  }

  /// Takes down the tokens of cases that the code of a file may reach so.
  func read(_ finder: TokenUseFinder, into found: inout FileTokenUses) {
    guard !byEnum.isEmpty else { return }
    let outline = finder.outline
    // Many places say the same.
    var enums: Set<String> = []
    var types: Set<String> = []
    var accessors: Set<String> = []
    for index in outline.nodes.indices {
      let node = UInt32(truncatingIfNeeded: index)
      switch outline.nodes[index].kind {
      case .member, .identifier:
        if let name = enumOfAll(node, outline) { enums.insert(name) }
        if isStored(node, finder) { accessors.insert(outline.name(of: node)) }
      case .keyPath: if let name = accessor(ofKeyPath: node, outline) { accessors.insert(name) }
      case .call: if let name = enumOfRawValue(node, outline) { enums.insert(name) }
      case .enumDeclaration, .extensionDeclaration:
        if isDecoded(node, outline) { enums.insert(outline.name(of: node)) }
      case .attribute:
        guard Self.stores.contains(outline.name(of: node)) else { continue }
        enums.formUnion(enumNames(inTypesOf: outline.nodes[index].parent, outline))
      case .type: types.formUnion(enumNames(inTypesOf: node, outline))
      default: continue
      }
    }
    for name in enums { found.mentioned.formUnion(byEnum[name] ?? []) }
    for name in types { found.typed.formUnion(byEnum[name] ?? []) }
    for name in accessors { found.stored.formUnion(byAccessor[name] ?? []) }
  }

  /// Wrappers that keep a raw value.
  private static let stores: Set<String> = ["AppStorage", "SceneStorage"]
  /// What makes values of what was written down.
  private static let decoders: Set<String> = ["Codable", "Decodable", "AppEnum"]
  private static let longestType: UInt32 = 64

  /// The enum in `Palette.allCases`, and in `Palette.self` that is handed to something.
  private func enumOfAll(_ node: UInt32, _ outline: Outline) -> String? {
    let this = outline.nodes[Int(node)]
    guard this.name != Node.none else { return nil }
    if outline.token(this.name, is: "allCases") {
      guard this.kind == .member, this.firstChild != Node.none, outline.name(of: this.firstChild) != "Self" else {
        return outline.typePath(around: node).last
      }
      return outline.name(of: this.firstChild)
    }
    guard this.kind == .member, outline.name(of: node) == "self", this.firstChild != Node.none,
      this.parent != Node.none, outline.nodes[Int(this.parent)].kind == .argument
    else { return nil }
    return outline.name(of: this.firstChild)
  }

  /// The enum in `Palette(rawValue: name)` and `Palette.init(rawValue: name)`.
  private func enumOfRawValue(_ node: UInt32, _ outline: Outline) -> String? {
    var children = outline.children(of: node)
    guard let callee = children.next(), let argument = children.next(), outline.name(of: argument) == "rawValue" else {
      return nil
    }
    let name = outline.name(of: callee)
    guard name == "init" else { return name == "Self" ? outline.typePath(around: node).last : name }
    let base = outline.nodes[Int(callee)].firstChild
    guard base != Node.none else { return nil }
    let owner = outline.name(of: base)
    return owner == "Self" || owner == "self" ? outline.typePath(around: node).last : owner
  }

  /// Whether a declaration says that an enum's cases are read from something.
  private func isDecoded(_ node: UInt32, _ outline: Outline) -> Bool {
    guard byEnum[outline.name(of: node)] != nil else { return false }
    for child in outline.children(of: node) {
      switch outline.nodes[Int(child)].kind {
      case .attribute: continue
      case .type: if Self.decoders.contains(outline.name(of: child)) { return true }
      default: return false
      }
    }
    return false
  }

  /// The names in types, of which some may be enums'.
  private func enumNames(inTypesOf node: UInt32, _ outline: Outline) -> [String] {
    guard node != Node.none else { return [] }
    let this = outline.nodes[Int(node)]
    return (this.firstToken..<min(this.endToken, this.firstToken + Self.longestType)).compactMap { token in
      guard outline.tokens[Int(token)].kind == .identifier else { return nil }
      let name = outline.name(ofToken: token)
      return byEnum[name] == nil ? nil : name
    }
  }

  /// Whether something that holds a case is asked for a property of tokens: `wallet.tint.uiColor`, `tints[0].uiColor`.
  /// What a plain name holds, it was given where a case or all of them are named.
  private func isStored(_ node: UInt32, _ finder: TokenUseFinder) -> Bool {
    let outline = finder.outline
    let this = outline.nodes[Int(node)]
    guard this.kind == .member, this.name != Node.none, this.firstChild != Node.none,
      byAccessor[outline.name(of: node)] != nil, !isSetOrCalled(node, outline)
    else { return false }
    var base = this.firstChild
    while outline.nodes[Int(base)].kind == .postfixOperation, outline.nodes[Int(base)].firstChild != Node.none {
      base = outline.nodes[Int(base)].firstChild
    }
    switch outline.nodes[Int(base)].kind {
    case .call, .subscriptAccess: return true
    case .member:
      guard !words.contains(outline.name(of: base)) else { return false }
      let first = outline.nodes[Int(base)].firstChild
      let isOwn =
        first != Node.none && outline.nodes[Int(first)].kind == .identifier && outline.name(of: first) == "self"
      return !isOwn
    default: return false
    }
  }

  /// Whether a member is given a value, or called with arguments as a modifier of its name is.
  private func isSetOrCalled(_ node: UInt32, _ outline: Outline) -> Bool {
    let parent = outline.nodes[Int(node)].parent
    guard parent != Node.none, outline.nodes[Int(parent)].firstChild == node else { return false }
    switch outline.nodes[Int(parent)].kind {
    case .assignment: return true
    case .call: return outline.nodes[Int(node)].nextSibling != Node.none
    default: return false
    }
  }

  private func accessor(ofKeyPath node: UInt32, _ outline: Outline) -> String? {
    guard outline.range(of: node).count < 120 else { return nil }
    let names = outline.text(of: node).dropFirst().split(separator: ".")
    return names.count > 1 ? names.last.map(String.init) : nil
  }
}
