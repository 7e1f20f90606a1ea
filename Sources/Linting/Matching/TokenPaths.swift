import DesignTokens
import SwiftOutline

/// Other names of types, as a workspace's `typealias`es and its constants that hold a type give them.
struct TypeAliases: Sendable {
  /// An alias: the type around its declaration, and the one that it stands for.
  struct Alias: Sendable, Hashable, Comparable {
    var scope: [String]
    var target: [String]

    static func < (one: Alias, other: Alias) -> Bool {
      one.scope == other.scope
        ? one.target.lexicographicallyPrecedes(other.target) : one.scope.lexicographicallyPrecedes(other.scope)
    }
  }

  /// In order, and no more of a name than anyone looks at: the same ones, whichever file comes first.
  private var byName: [String: [Alias]] = [:]

  private static let mostOfAName = 256
  private static let longestTarget = 120
  static let mostNames = 16

  /// Those that a file declares: `typealias DS = DesignSystem`, `static let color = AppColor.self`, `let c: AppColor.Type`.
  init(in outline: Outline) {
    for index in outline.nodes.indices {
      let node = UInt32(truncatingIfNeeded: index)
      guard outline.nodes[index].name != Node.none, let target = Self.target(of: node, outline) else { continue }
      let alias = Alias(scope: outline.typePath(around: node), target: target)
      Self.insert(alias, into: &byName[outline.name(of: node), default: []])
    }
  }

  private static func insert(_ alias: Alias, into aliases: inout [Alias]) {
    let place = aliases.partitioningIndex { $0 >= alias }
    guard place < mostOfAName, place == aliases.count || aliases[place] != alias else { return }
    aliases.insert(alias, at: place)
    if aliases.count > mostOfAName { aliases.removeLast() }
  }

  private static func target(of node: UInt32, _ outline: Outline) -> [String]? {
    switch outline.nodes[Int(node)].kind {
    case .typealiasDeclaration:
      return outline.children(of: node).first { outline.nodes[Int($0)].kind == .type }
        .flatMap { outline.range(of: $0).count < longestTarget ? path(outline.text(of: $0)) : nil }
    case .binding:
      for child in outline.children(of: node) {
        let isType = outline.nodes[Int(child)].kind == .type
        guard isType || outline.nodes[Int(child)].role == .initialValue, outline.range(of: child).count < longestTarget,
          let path = path(outline.text(of: child)), path.count > 1, path.last == (isType ? "Type" : "self"),
          path[0].first?.isUppercase == true
        else { continue }
        return path.dropLast()
      }
      return nil
    default: return nil
    }
  }

  private static func path(_ text: String) -> [String]? {
    guard text.allSatisfy(\.isPartOfPath) else { return nil }
    let names = text.split(separator: ".").map(String.init)
    return names.count <= mostNames ? names : nil
  }

  /// Whether a file may declare any, for leaving out most without parsing them.
  static func mayBe(in bytes: [UInt8]) -> Bool {
    let ends: [UInt8] = [
      UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"), UInt8(ascii: "}"),
    ]
    if bytes.contains("typealias ") { return true }
    return [".self", ".Type"].contains { word in bytes.contains(word) { $0.map(ends.contains) ?? true } }
  }

  init() {}

  mutating func merge(_ other: TypeAliases) {
    for (name, aliases) in other.byName {
      for alias in aliases { Self.insert(alias, into: &byName[name, default: []]) }
    }
  }

  func named(_ name: String) -> [Alias] { byName[name] ?? [] }
}

/// The ways to write the path to a design token that its spellings do not list: through `Self`, a module, another name of
/// a type, or from inside of the types around it.
struct TokenPaths: Sendable {
  var aliases = TypeAliases()
  /// The names of modules that hold tokens.
  var modules: Set<String> = []

  /// What bounds the work for names that lead in circles.
  private static let most = 48
  private static let longest = 64

  /// The paths in full that an expression may be short for.
  /// - Parameter types: The path of the type that it stands in.
  func expansions(of expression: String, in types: [String]) -> [String] {
    let head = expression.prefix(while: \.isPartOfPath)
    let rest = expression.dropFirst(head.count)
    let path = head.split(separator: ".").map(String.init)
    guard path.count > 1 else { return [] }
    var found = [path] + inside(path, types)
    var seen = Set(found)
    var index = 0
    while index < found.count, found.count < Self.most {
      for next in steps(from: found[index], types) where next.count <= Self.longest {
        if found.count < Self.most, seen.insert(next).inserted { found.append(next) }
      }
      index += 1
    }
    return found.dropFirst().map { $0.joined(separator: ".") + rest }
  }

  /// A path as the types around it complete it: `Colors.ink` inside of `DS` is `DS.Colors.ink`.
  private func inside(_ path: [String], _ types: [String]) -> [[String]] {
    guard path[0].first?.isUppercase == true, path[0] != "Self" else { return [] }
    return types.indices.reversed().map { Array(types[...$0]) + path }
  }

  private func steps(from path: [String], _ types: [String]) -> [[String]] {
    var steps: [[String]] = []
    if path[0] == "Self" || path[0] == "self", !types.isEmpty { steps.append(types + path.dropFirst()) }
    // What Xcode generates for an asset: `ColorResource.ink`, for `Color(.ink)`.
    if path[0] == "ColorResource" { steps += ["Color", "UIColor", "NSColor"].map { [$0] + path.dropFirst() } }
    if path.count > 2, modules.contains(path[0]) { steps.append(Array(path.dropFirst())) }
    if let metatype = path.firstIndex(where: { $0 == "Type" || $0 == "self" }), metatype > 0, path.count > metatype + 1
    {
      steps.append(Array(path[..<metatype] + path[(metatype + 1)...]))
    }
    for (position, name) in path.dropLast().enumerated() {
      let inSight = aliases.named(name).lazy.filter { alias in
        alias.target != [name]
          && (position == 0 ? types.starts(with: alias.scope) : alias.scope.elementsEqual(path[..<position]))
      }
      for alias in inSight.prefix(TypeAliases.mostNames) {
        let target = alias.target + path[(position + 1)...]
        steps.append(Array(target))
        steps += inside(Array(target), alias.scope)
      }
    }
    return steps
  }
}

extension Outline {
  /// The path of the innermost type around a node: `[DS, Colors]` in an extension of `DS.Colors`.
  func typePath(around node: UInt32) -> [String] {
    var path: [String] = []
    var parent = nodes[Int(node)].parent
    var steps = 0
    while parent != Node.none, path.count < 16, steps < 1024 {
      steps += 1
      let this = nodes[Int(parent)]
      switch this.kind {
      case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration:
        path.insert(name(of: parent), at: 0)
      case .extensionDeclaration where this.name != Node.none: path = extendedPath(this) + path
      default: break
      }
      parent = this.parent
    }
    return path
  }

  private func extendedPath(_ declaration: Node) -> [String] {
    var token = Int(declaration.name)
    var path = [name(ofToken: declaration.name)]
    while token >= 2, tokens[token - 1].kind == .period, path.count < 16 {
      token -= 2
      path.insert(name(ofToken: UInt32(truncatingIfNeeded: token)), at: 0)
    }
    return path
  }
}

extension [UInt8] {
  /// Whether a word stands somewhere, before a byte that passes; nil is the end.
  fileprivate func contains(_ word: StaticString, before passes: (UInt8?) -> Bool = { _ in true }) -> Bool {
    let count = word.utf8CodeUnitCount
    guard self.count >= count else { return false }
    return word.withUTF8Buffer { word in
      guard let first = unsafe word.first else { return false }
      for start in 0...(self.count - count) where self[start] == first {
        let isHere = word.indices.allSatisfy { unsafe self[start + $0] == word[$0] }
        if isHere, passes(start + count < self.count ? self[start + count] : nil) { return true }
      }
      return false
    }
  }
}
