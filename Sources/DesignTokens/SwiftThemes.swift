/// Types whose instances hold design tokens, and where an instance of each may be in sight: `theme.primary` in a view
/// with a property `theme`.
struct SwiftThemes {
  /// The whole paths of the types by their last names; nil where several have it.
  private var byName: [String: String?] = [:]
  /// The types that each type takes members from, and those that take them from it.
  private var parents: [String: [String]] = [:]
  private var children: [String: [String]] = [:]
  private var protocols: Set<String> = []
  /// The definitions of each type's own members, by their names.
  private var members: [String: [String: Int]] = [:]
  /// The types of which an instance can be in sight somewhere.
  private var held: Set<String> = []
  private let symbols: SwiftSymbolTable

  init(_ symbols: SwiftSymbolTable) {
    self.symbols = symbols
    for (index, entry) in symbols.definitions.enumerated() where entry.definition.shape == .instanceMember {
      let type = SwiftSymbolTable.key(entry.definition.path.dropLast())
      // Of two definitions of one name, under `#if`, neither is the member.
      let name = entry.definition.path.last ?? ""
      members[type, default: [:]][name] = members[type]?[name] == nil ? index : -1
      note(type)
    }
    guard !members.isEmpty else { return }
    for source in symbols.sources {
      for link in source.inheritance { note(SwiftSymbolTable.key(link.path)) }
    }
    for source in symbols.sources {
      for link in source.inheritance {
        guard let parent = type(named: SwiftSymbolTable.key(link.target)) else { continue }
        let child = SwiftSymbolTable.key(link.path)
        guard child != parent, !parents[child, default: []].contains(parent) else { continue }
        parents[child, default: []].append(parent)
        children[parent, default: []].append(child)
      }
    }
    protocols = Set(symbols.traits.filter { $0.value.contains(.protocol) }.keys)
    findHeld()
  }

  private mutating func note(_ type: String) {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    if let known = byName[name] {
      if known != type { byName[name] = .some(nil) }
    } else {
      byName[name] = type
    }
  }

  private mutating func findHeld() {
    // A body may choose one for itself.
    held.formUnion(symbols.shownThemes.keys)
    for source in symbols.sources {
      for name in source.heldTypes { if let type = type(named: name) { held.insert(type) } }
      for entry in source.environment {
        if let type = type(named: SwiftSymbolTable.key(entry.target)) { held.insert(type) }
      }
    }
  }

  /// The whole path of a type; nil where none or several of that name hold tokens.
  private func type(named name: String) -> String? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard let known = byName[last], let known, known == name || known.hasSuffix("." + name) || !name.contains(".")
    else {
      return nil
    }
    return known
  }

  /// What a property in code is, by how it is declared: its type, `\.theme` for one of the environment, `=Theme.shared` for
  /// one that is made so; a constant of a body `=Theme.current()`, or `?Theme` where the appearance chooses one of two.
  var holderTypes: [String: String] {
    var types: [String: String] = [:]
    for type in held {
      types[type] = type
      let last = type.split(separator: ".").last.map(String.init) ?? type
      if self.type(named: last) == type { types[last] = type }
      for expression in symbols.instanceAccess[type] ?? [] { types["=" + expression] = type }
    }
    for (type, functions) in symbols.shownThemes {
      for name in [type, type.split(separator: ".").last.map(String.init) ?? type] where self.type(named: name) == type
      {
        types["?" + name] = type
      }
      for function in functions { types["=\(function)()"] = type }
    }
    for source in symbols.sources {
      for entry in source.environment {
        let key = "\\." + (entry.path.last ?? "")
        let type = type(named: SwiftSymbolTable.key(entry.target))
        // Two of one name are none.
        if types[key] != nil, types[key] != type { types[key] = "" } else { types[key] = type ?? "" }
      }
    }
    return types.filter { !$0.value.isEmpty }
  }

  /// Where an instance shows a definition as its member.
  struct Holder {
    /// The type of the instance.
    var type: String
    /// The members that lead to the one which has it: `colors` of `theme.colors.brand`.
    var path: [String] = []
    /// What those need.
    var needs = TokenNeeds()
    /// How far those reach.
    var access = SwiftDefinition.Access.everywhere
  }

  /// The instances that show a definition as their member, whichever instance of whichever subtype it is; the nearest
  /// first.
  ///
  /// - Parameter value: Tells the value of a definition.
  func holders(_ value: (Int) -> AppearanceValues?) -> [Int: [Holder]] {
    var holders: [Int: [Holder]] = [:]
    let shown = held.sorted().flatMap(instances)
    for (holder, type) in shown.filter({ $0.holder.path.isEmpty }) + shown.filter({ !$0.holder.path.isEmpty }) {
      for name in memberNames(of: type).sorted() {
        guard let index = theOnlyOne(name, of: type, value) else { continue }
        let reach = SwiftReach(symbols.definitions[index].definition, symbols: symbols)
        // What others see behind what they do not see is not there for them.
        guard holder.path.isEmpty || holder.access >= reach.access else { continue }
        holders[index, default: []].append(holder)
      }
    }
    return holders
  }

  /// More than these no type is asked for, and no longer ways.
  private static let mostInstances = 64
  private static let longestWay = 3

  /// The instance of a type, and those that it holds in turn, with their types.
  private func instances(of type: String) -> [(holder: Holder, type: String)] {
    var found = [(holder: Holder(type: type), type: type)]
    var seen: Set<String> = [type]
    var reachedTwice: Set<String> = []
    var next = 0
    while next < found.count {
      let (holder, owner) = found[next]
      next += 1
      guard holder.path.count < Self.longestWay else { continue }
      for name in memberNames(of: owner).sorted() where found.count < Self.mostInstances {
        guard let index = theOnlyInstance(name, of: owner),
          case let definition = symbols.definitions[index].definition,
          let inner = definition.value.instanceType.flatMap({ $0.isEmpty ? definition.type.map { [$0] } : $0 })
            .flatMap({ self.type(named: SwiftSymbolTable.key($0)) })
        else { continue }
        guard seen.insert(inner).inserted else {
          if inner != type { reachedTwice.insert(inner) }
          continue
        }
        var own = holder
        own.path.append(name)
        own.needs.formUnion(definition.needs)
        own.access = min(own.access, SwiftReach(definition, symbols: symbols).access)
        found.append((own, inner))
      }
    }
    // Of two members of one type nothing tells which one is meant.
    let unclear = found.filter { reachedTwice.contains($0.type) }.map(\.holder.path)
    return found.filter { entry in !unclear.contains { entry.holder.path.starts(with: $0) } }
  }

  /// The definition of a member that is an instance, the same one whichever subtype it is looked up in.
  private func theOnlyInstance(_ name: String, of type: String) -> Int? {
    var found: Int?
    for subtype in descendants(of: type) {
      guard let index = member(name, of: subtype) else {
        if protocols.contains(subtype) { continue }
        return nil
      }
      guard index >= 0, found == nil || found == index else { return nil }
      found = index
    }
    guard let found, case let definition = symbols.definitions[found].definition else { return nil }
    let isFixed = !definition.isMutable && !definition.needs.optional && !definition.isConditional
    return isFixed && definition.access > .file && definition.deprecation == nil ? found : nil
  }

  /// The names of all members that instances of a type have.
  private func memberNames(of type: String) -> Set<String> {
    (ancestors(of: type) + descendants(of: type)).reduce(into: []) { names, type in
      names.formUnion((members[type] ?? [:]).keys)
    }
  }

  /// The definition of a member, where all that an instance may be have the same value for it.
  private func theOnlyOne(_ name: String, of type: String, _ value: (Int) -> AppearanceValues?) -> Int? {
    var found: (index: Int, value: AppearanceValues)?
    for subtype in descendants(of: type) {
      guard let index = member(name, of: subtype) else {
        // A protocol's own declaration has no value; any other type must have one.
        if protocols.contains(subtype) { continue }
        return nil
      }
      guard index >= 0, !symbols.definitions[index].definition.isMutable, let own = value(index) else { return nil }
      if let found, found.value != own { return nil }
      found = found ?? (index, own)
    }
    return found?.index
  }

  private func member(_ name: String, of type: String) -> Int? {
    ancestors(of: type).lazy.compactMap { members[$0]?[name] }.first
  }

  /// The type and all it takes members from, the nearest first.
  private func ancestors(of type: String) -> [String] { reached(from: type, by: parents) }

  private func descendants(of type: String) -> [String] { reached(from: type, by: children) }

  private func reached(from type: String, by links: [String: [String]]) -> [String] {
    var all = [type]
    var next = 0
    while next < all.count, all.count < 64 {
      for type in links[all[next]] ?? [] where !all.contains(type) { all.append(type) }
      next += 1
    }
    return all
  }
}
