import DesignTokens

extension HidingNames {
  /// Puts together what all files of a workspace declare.
  ///
  /// - Parameter files: What each file declares, with its path as the token sources have it.
  init(_ tokens: [DesignToken], _ files: [(path: String, names: DeclaredNames)], _ modules: SwiftModules) {
    guard !tokens.isEmpty else {
      self.init()
      return
    }
    var builder = HidingNamesBuilder(tokens)
    for (path, names) in files where !names.isEmpty {
      builder.add(names, module: modules.module(ofPath: path)?.folder ?? "")
    }
    self = builder.finish()
  }
}

extension HidingNames {
  /// The names with which design tokens begin.
  static func roots(of tokens: [DesignToken]) -> Set<String> {
    var names: Set<String> = ["Color", "UIColor", "NSColor", "Font", "UIFont", "NSFont", "CGFloat"]
    for token in tokens {
      for spelling in token.spellings { names.formUnion(SourceNames.roots(of: spelling.expression)) }
    }
    return names
  }
}

/// Looks for the names of design tokens among those of a workspace, and hands them down from type to type.
private struct HidingNamesBuilder {
  /// The names with which tokens begin, by their hashes.
  private var roots: [UInt32: String] = [:]
  private var mayBeRoot = HashFilter()
  private var members: [String: Set<String>] = [:]
  private var modules: [String: Set<String>] = [:]
  private var heirs: [(path: String, inherited: [UInt32])] = []

  private static let mostNames = 64
  private static let mostGenerations = 24

  init(_ tokens: [DesignToken]) {
    let names = HidingNames.roots(of: tokens)
    for name in names {
      let hash = SourceNames.hash(name)
      roots[hash] = name
      mayBeRoot.insert(hash)
    }
    for (type, known) in FrameworkTypes.members {
      let hidden = names.intersection(known)
      if !hidden.isEmpty { members[type] = hidden }
    }
    heirs = FrameworkTypes.inherited.sorted { $0.key < $1.key }.map { type, inherited in
      (type, inherited.map { SourceNames.hash($0) })
    }
  }

  private func known(_ hashes: [UInt32]) -> [String] {
    var known: [String] = []
    for hash in hashes where mayBeRoot.mayHold(hash) {
      if let name = roots[hash] { known.append(name) }
    }
    return known
  }

  mutating func add(_ names: DeclaredNames, module: String) {
    let top = known(names.top)
    if !top.isEmpty { modules[module, default: []].formUnion(top) }
    for type in names.types {
      let own = known(type.members)
      if !own.isEmpty { members[type.path, default: []].formUnion(own) }
      if !type.inherited.isEmpty { heirs.append((type.path, type.inherited)) }
    }
  }

  mutating func finish() -> HidingNames {
    // What many generations come to must not depend on the order of files.
    heirs.sort { $0.path < $1.path }
    if !members.isEmpty { handDown() }
    return HidingNames(members: members, modules: modules)
  }

  private mutating func handDown() {
    var byLastName: [UInt32: Set<String>] = [:]
    var mayPassOn = HashFilter()
    for path in Array(members.keys) {
      Self.bound(&members[path, default: []])
      let hash = SourceNames.lastHash(of: path)
      byLastName[hash, default: []].formUnion(members[path] ?? [])
      Self.bound(&byLastName[hash, default: []])
      mayPassOn.insert(hash)
    }
    for _ in 0..<Self.mostGenerations {
      var hasChanged = false
      for (path, inherited) in heirs {
        for type in inherited where mayPassOn.mayHold(type) {
          guard let names = byLastName[type], case let own = members[path] ?? [], !own.contains(HidingNames.all),
            !names.isSubset(of: own)
          else { continue }
          members[path] = own.union(names)
          Self.bound(&members[path, default: []])
          let hash = SourceNames.lastHash(of: path)
          byLastName[hash, default: []].formUnion(members[path] ?? [])
          Self.bound(&byLastName[hash, default: []])
          mayPassOn.insert(hash)
          hasChanged = true
        }
      }
      if !hasChanged { return }
    }
  }

  /// What multiplies is cut: a type with so many of the tokens' names has them all.
  private static func bound(_ names: inout Set<String>) {
    if names.count > mostNames || names.contains(HidingNames.all) { names = [HidingNames.all] }
  }
}

/// Tells fast that a hash is none of a few.
private struct HashFilter {
  private var bits = [Bool](repeating: false, count: 4096)

  mutating func insert(_ hash: UInt32) { bits[Int(hash & 4095)] = true }

  func mayHold(_ hash: UInt32) -> Bool { bits[Int(hash & 4095)] }
}
