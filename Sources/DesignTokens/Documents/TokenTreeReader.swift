import Markup

/// Goes through the groups of a document and lists its tokens.
///
/// The groups that are open are on a stack of its own, so that no nesting exhausts the thread's.
struct TokenTreeReader {
  let file: DocumentFile
  let format: DocumentFormat
  var tree: TokenTree
  var problems: DocumentProblems

  /// Reads the tokens below a node, which stands for a group without a name.
  static func read(
    _ node: MarkupNode, of file: DocumentFile, as format: DocumentFormat, name: String,
    _ problems: inout DocumentProblems
  ) -> TokenTree {
    var reader = TokenTreeReader(file: file, format: format, tree: TokenTree(name: name), problems: problems)
    reader.walk(node)
    problems = reader.problems
    return reader.tree
  }

  struct Frame {
    var entries: [MarkupEntry]
    var next = 0
    var path: [String]
    var type: String?
    var typeDepth = 0
    var deprecation: DesignToken.Deprecation?
    /// The names so far without their case.
    var folded: Set<String> = []
  }

  private mutating func walk(_ root: MarkupNode) {
    guard let members = root.members else {
      problems.add(.error, "expected an object of design tokens", at: file.definition(root.position))
      return
    }
    var stack: [Frame] = []
    open(members, Frame(entries: members, path: []), &stack)
    while !stack.isEmpty {
      let top = stack.count - 1
      guard stack[top].next < stack[top].entries.count else {
        stack.removeLast()
        continue
      }
      let entry = stack[top].entries[stack[top].next]
      stack[top].next += 1
      visit(entry, top, &stack)
    }
  }

  /// Puts a group on the stack, with what it says for all in it.
  private mutating func open(_ members: [MarkupEntry], _ frame: Frame, _ stack: inout [Frame]) {
    var frame = frame
    let key = TokenKey(frame.path)
    tree.groups.insert(key)
    for member in members {
      switch member.key {
      case "$type":
        guard let type = member.value.text else { continue }
        frame.type = type
        frame.typeDepth = frame.path.count
        tree.groupTypes[key] = type
      case "$deprecated":
        frame.deprecation = Self.deprecation(member.value, inherited: frame.deprecation)
      case "$extends":
        let text = member.value.text ?? member.value.pointer ?? ""
        addExtension(of: frame.path, text, at: member.value.position)
      default: continue
      }
    }
    stack.append(frame)
  }

  private mutating func addExtension(of group: [String], _ target: String, at position: MarkupPosition) {
    let definition = file.definition(position)
    let key: TokenKey?
    if target.hasPrefix("{"), target.hasSuffix("}"), target.utf8.count > 2 {
      key = TokenKey(String(target.dropFirst().dropLast()))
    } else {
      key = JSONPointer(target).map { TokenKey($0.segments) }
    }
    guard let key else {
      problems.add(.error, "\(quotedName(target)) names no group; write '{group}' or '#/group'", at: definition)
      return
    }
    tree.extensions.append(GroupExtension(group: group, target: key, definition: definition))
  }

  private mutating func visit(_ entry: MarkupEntry, _ top: Int, _ stack: inout [Frame]) {
    let isRoot = entry.key == "$root"
    let isReserved = entry.key.utf8.first == UInt8(ascii: "$") && !isRoot
    guard let members = entry.value.members else {
      if !isReserved, !Self.isProperty(entry.key), format == .dtcg {
        problems.add(
          .warning, "\(quotedName(entry.key)) is neither a token nor a group", at: file.definition(entry.keyPosition))
      }
      return
    }
    let found = valueOfToken(members)
    if isReserved {
      guard found != nil, format == .dtcg, !Self.reserved.contains(entry.key) else { return }
      problems.add(
        .error, "the name \(quotedName(entry.key)) may not start with '$'", at: file.definition(entry.keyPosition))
      return
    }
    if found == nil, Self.isProperty(entry.key), stack[top].entries.contains(where: { $0.key == "value" }) { return }
    checkName(entry, &stack[top])
    let path = stack[top].path + [entry.key]
    let isExtending = found?.isPointer == true && hasTokens(members)
    if isExtending, let pointer = found?.node.pointer { addExtension(of: path, pointer, at: entry.value.position) }
    if let found, !isExtending { add(entry, members, found, path, stack[top]) }
    if found == nil || hasTokens(members) {
      if found != nil, !isExtending, format == .dtcg {
        problems.add(
          .error, "\(quotedName(path.joined(separator: "."))) is a token and a group; move its value to '$root'",
          at: file.definition(entry.keyPosition))
      }
      var frame = Frame(entries: members, path: path)
      frame.type = stack[top].type
      frame.typeDepth = stack[top].typeDepth
      frame.deprecation = stack[top].deprecation
      open(members, frame, &stack)
    }
  }

  private static let reserved: Set<String> = [
    "$value", "$type", "$description", "$extensions", "$deprecated", "$extends", "$ref", "$schema", "$defs", "$themes",
    "$metadata",
  ]

  /// Properties of tokens and groups in the formats that spell them without `$`.
  private static func isProperty(_ key: String) -> Bool {
    [
      "value", "type", "description", "comment", "attributes", "name", "filePath", "original", "themeable",
      "extensions",
      "deprecated",
    ].contains(key)
  }

  // MARK: Tokens

  struct FoundValue {
    var node: MarkupNode
    var isPointer: Bool
    var isLegacy: Bool
  }

  /// The value that makes an object a token.
  private func valueOfToken(_ members: [MarkupEntry]) -> FoundValue? {
    var legacy: MarkupNode?
    var pointer: MarkupEntry?
    for member in members {
      switch member.key {
      case "$value": return FoundValue(node: member.value, isPointer: false, isLegacy: false)
      case "value": legacy = member.value
      case "$ref": pointer = member
      default: continue
      }
    }
    if let legacy, isLegacyValue(legacy, members) {
      return FoundValue(node: legacy, isPointer: false, isLegacy: true)
    }
    guard let pointer, pointer.value.text != nil else { return nil }
    let node = MarkupNode(
      content: .mapping([pointer]), position: pointer.value.position, endOffset: pointer.value.endOffset)
    return FoundValue(node: node, isPointer: true, isLegacy: false)
  }

  /// Whether what is called `value` is one, and not a group of that name.
  private func isLegacyValue(_ node: MarkupNode, _ members: [MarkupEntry]) -> Bool {
    guard let inner = node.members else { return true }
    if members.contains(where: { $0.key == "type" && $0.value.text != nil }) { return true }
    return !inner.contains { $0.value.members.map { valueOfToken($0) != nil } ?? false || $0.key == "$value" }
  }

  /// Whether there is a token below a token.
  private func hasTokens(_ members: [MarkupEntry]) -> Bool {
    var open = [members]
    while let group = open.popLast() {
      for member in group where member.key == "$root" || member.key.utf8.first != UInt8(ascii: "$") {
        guard !Self.isProperty(member.key), let inner = member.value.members else { continue }
        if valueOfToken(inner) != nil { return true }
        open.append(inner)
      }
    }
    return false
  }

  private mutating func add(
    _ entry: MarkupEntry, _ members: [MarkupEntry], _ found: FoundValue, _ path: [String], _ frame: Frame
  ) {
    var token = TokenEntry(
      path: path, key: TokenKey(path), groupType: frame.type, groupTypeDepth: frame.typeDepth, value: found.node,
      isPointer: found.isPointer, isLegacy: found.isLegacy, deprecation: frame.deprecation,
      definition: file.definition(entry.keyPosition))
    var deprecationComment: String?
    for member in members {
      switch member.key {
      case "$type", "type": if token.ownType == nil || member.key == "$type" { token.ownType = member.value.text }
      case "$description", "description", "comment": token.summary = token.summary ?? member.value.text
      case "$deprecated", "deprecated":
        token.deprecation = Self.deprecation(member.value, inherited: token.deprecation)
      case "deprecated_comment": deprecationComment = member.value.text
      case "$extensions", "extensions": token.extensions = member.value
      case "$ref" where !found.isPointer:
        problems.add(
          .error, "\(quotedName(token.key.text)) has both a value and a '$ref'; keep one",
          at: file.definition(member.keyPosition))
      default: continue
      }
    }
    if let deprecationComment, token.deprecation != nil { token.deprecation?.message = deprecationComment }
    if token.summary?.isEmpty == true { token.summary = nil }
    token.modes = modes(of: token.extensions)
    tree.entries.append(token)
  }

  static func deprecation(
    _ node: MarkupNode, inherited: DesignToken.Deprecation?
  ) -> DesignToken.Deprecation? {
    switch node.content {
    case .boolean(let isDeprecated): isDeprecated ? DesignToken.Deprecation(message: nil, replacement: nil) : nil
    case .string(let text): DesignToken.Deprecation(message: text, replacement: nil)
    default: inherited
    }
  }

  /// The values by mode that some tools keep in a token's extensions: `mode: {light: …, dark: …}`. The key of the
  /// extension is the name of what a configuration may choose from.
  private func modes(of extensions: MarkupNode?) -> [Appearance: MarkupNode] {
    guard let extensions = extensions?.members else { return [:] }
    var modes: [Appearance: MarkupNode] = [:]
    for entry in extensions {
      let isModes = entry.key == "mode" || entry.key == "modes"
      guard let members = (isModes ? entry.value : entry.value["modes"] ?? entry.value["mode"])?.members
      else { continue }
      let choice = AppearanceChoice(members.map(\.key), within: entry.key, file.modes)
      for appearance in choice.isChosen ? choice.appearances.union([.any]) : choice.appearances {
        if let index = choice.index(for: appearance) { modes[appearance] = members[index].value }
      }
    }
    return modes
  }

  // MARK: Names

  private mutating func checkName(_ entry: MarkupEntry, _ frame: inout Frame) {
    guard format == .dtcg else { return }
    let definition = file.definition(entry.keyPosition)
    if entry.key.isEmpty {
      problems.add(.error, "a name is empty", at: definition)
    } else if let wrong = entry.key.first(where: { "{}.".contains($0) }) {
      problems.add(.error, "the name \(quotedName(entry.key)) may not contain '\(wrong)'", at: definition)
    }
    if !frame.folded.insert(entry.key.lowercased()).inserted {
      problems.add(.warning, "another name beside \(quotedName(entry.key)) differs in case only", at: definition)
    }
  }
}
