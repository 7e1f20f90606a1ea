/// All tokens of the documents of a project as they hold in one appearance, by their paths.
struct TokenScene: Sendable {
  let appearance: Appearance
  private(set) var entries: [TokenEntry] = []
  private(set) var indices: [TokenKey: Int] = [:]
  private(set) var groups: Set<TokenKey> = []
  /// By paths without case and blanks: what a tool exports may spell a group otherwise than its references.
  private var foldedIndices: [String: Int] = [:]
  private var groupTypes: [TokenKey: String] = [:]

  /// Lays documents over each other: what comes later wins.
  init(_ appearance: Appearance, _ trees: [TokenTree], format: DocumentFormat, _ problems: inout DocumentProblems) {
    self.appearance = appearance
    var extensions: [GroupExtension] = []
    for tree in trees {
      groups.formUnion(tree.groups)
      groupTypes.merge(tree.groupTypes) { $1 }
      extensions += tree.extensions
      for entry in tree.entries { set(entry) }
    }
    extensions += takeGroupReferences()
    extend(extensions, &problems)
    if format == .dtcg { fillGroupTypes() }
    for (index, entry) in entries.enumerated() {
      let folded = Self.folded(entry.key.text)
      foldedIndices[folded] = foldedIndices[folded] == nil ? index : -1
    }
  }

  /// The one token whose path differs from a reference in case and blanks only.
  func index(folding path: String) -> Int? {
    foldedIndices[Self.folded(path)].flatMap { $0 < 0 ? nil : $0 }
  }

  private static func folded(_ path: String) -> String {
    String(decoding: path.lowercased().utf8.map { $0 == 0x20 ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }

  private mutating func set(_ entry: TokenEntry) {
    if let index = indices[entry.key] {
      entries[index] = entry
    } else {
      indices[entry.key] = entries.count
      entries.append(entry)
    }
  }

  /// Takes the objects out that look like tokens and are references to groups.
  private mutating func takeGroupReferences() -> [GroupExtension] {
    var found: [GroupExtension] = []
    for entry in entries where entry.isPointer {
      guard let pointer = entry.value.pointer.flatMap(JSONPointer.init), pointer.valueSplit == nil else { continue }
      let target = TokenKey(pointer.segments)
      guard indices[target] == nil, groups.contains(target) else { continue }
      found.append(GroupExtension(group: entry.path, target: target, definition: entry.definition))
    }
    guard !found.isEmpty else { return [] }
    let gone = Set(found.map { TokenKey($0.group) })
    groups.formUnion(gone)
    entries.removeAll { gone.contains($0.key) }
    indices = [:]
    for (index, entry) in entries.enumerated() { indices[entry.key] = index }
    return found
  }

  /// A group may get its type in one document and its tokens in another.
  private mutating func fillGroupTypes() {
    guard !groupTypes.isEmpty else { return }
    for index in entries.indices where entries[index].ownType == nil && entries[index].groupType == nil {
      let path = entries[index].path
      guard path.count < 64 else { continue }
      for depth in stride(from: path.count - 1, through: 0, by: -1) {
        guard let type = groupTypes[TokenKey(path[..<depth])] else { continue }
        entries[index].groupType = type
        entries[index].groupTypeDepth = depth
        break
      }
    }
  }

  // MARK: Extended groups

  /// What all extensions of a scene may copy together.
  private static let workLimit = 20_000_000
  private static let copyLimit = 50_000
  /// The names in all paths that are copied.
  private static let nameLimit = 500_000

  private mutating func extend(_ extensions: [GroupExtension], _ problems: inout DocumentProblems) {
    guard !extensions.isEmpty else { return }
    guard extensions.count * max(entries.count, extensions.count) < Self.workLimit else {
      problems.add(.error, "too many groups extend others", at: extensions[0].definition)
      return
    }
    var budget = CopyBudget(tokens: Self.copyLimit, names: Self.nameLimit)
    let order = Self.order(extensions, &problems)
    for (place, index) in order.enumerated() {
      let extended = extensions[index]
      guard groups.contains(extended.target) else {
        let isToken = indices[extended.target] != nil
        let name = quotedName(extended.target.text)
        problems.add(
          .error, isToken ? "\(name) is a token, not a group" : "there is no group \(name)", at: extended.definition)
        continue
      }
      guard copy(extended, &budget) else {
        let more = order.count - place - 1
        let others = more == 0 ? "gets" : "and \(more) more that extend others get"
        problems.add(
          .error, "extended groups hold too many tokens; this group \(others) none of theirs", at: extended.definition)
        return
      }
    }
  }

  /// Those that others build on first; the ones that build on themselves are reported and left out.
  private static func order(_ extensions: [GroupExtension], _ problems: inout DocumentProblems) -> [Int] {
    let groups = extensions.map { TokenKey($0.group) }
    var waiting = [Int](repeating: 0, count: extensions.count)
    var dependents = [[Int]](repeating: [], count: extensions.count)
    for (index, extended) in extensions.enumerated() {
      if extended.target.contains(groups[index]) {
        waiting[index] = -1
        problems.add(
          .error, "\(quotedName(groups[index].text)) extends itself or a group around it: a cycle",
          at: extended.definition)
        continue
      }
      for (other, group) in groups.enumerated()
      where other != index && (group.contains(extended.target) || extended.target.contains(group)) {
        guard !group.contains(groups[index]) else { continue }
        waiting[index] += 1
        dependents[other].append(index)
      }
    }
    // A broken one keeps none from being copied.
    var ready = extensions.indices.filter { waiting[$0] <= 0 }
    var order: [Int] = []
    var next = 0
    while next < ready.count {
      let index = ready[next]
      next += 1
      if waiting[index] == 0 { order.append(index) }
      for dependent in dependents[index] {
        waiting[dependent] -= 1
        if waiting[dependent] == 0 { ready.append(dependent) }
      }
    }
    for index in extensions.indices where waiting[index] > 0 {
      problems.add(
        .error,
        "\(quotedName(groups[index].text)) and \(quotedName(extensions[index].target.text)) extend each other: a cycle",
        at: extensions[index].definition)
    }
    return order
  }

  private struct CopyBudget {
    var tokens: Int
    var names: Int

    mutating func spend(_ path: Int) -> Bool {
      tokens -= 1
      names -= path
      return tokens >= 0 && names >= 0
    }
  }

  /// Copies what a group does not have itself; answers whether there was budget for all of it, and else copies nothing.
  private mutating func copy(_ extended: GroupExtension, _ budget: inout CopyBudget) -> Bool {
    let group = TokenKey(extended.group)
    let depth =
      extended.target.text.isEmpty ? 0 : extended.target.text.utf8.filter { $0 == UInt8(ascii: ".") }.count + 1
    var inner: [TokenKey] = []
    for target in groups where extended.target.contains(target) && target != extended.target {
      guard budget.spend(extended.group.count) else { return false }
      inner.append(TokenKey(group.text + target.text.dropFirst(extended.target.text.count)))
    }
    let own = groupTypes[group]
    var copied: [TokenEntry] = []
    for entry in entries where extended.target.contains(entry.key) && entry.path.count > depth {
      guard budget.spend(extended.group.count + entry.path.count) else { return false }
      var copy = entry
      copy.path = extended.group + entry.path[depth...]
      copy.key = TokenKey(copy.path)
      if entry.groupTypeDepth > depth {
        copy.groupTypeDepth = entry.groupTypeDepth - depth + extended.group.count
      } else if let type = own ?? entry.groupType {
        copy.groupType = type
        copy.groupTypeDepth = extended.group.count
      }
      copied.append(copy)
    }
    groups.formUnion(inner)
    if own == nil, let type = groupTypes[extended.target] { groupTypes[group] = type }
    for entry in copied where indices[entry.key] == nil { set(entry) }
    if own == nil, let type = groupTypes[group] {
      for index in entries.indices
      where entries[index].groupType == nil && entries[index].ownType == nil && group.contains(entries[index].key) {
        entries[index].groupType = type
        entries[index].groupTypeDepth = extended.group.count
      }
    }
    return true
  }
}
