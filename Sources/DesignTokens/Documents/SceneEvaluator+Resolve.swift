import Markup

/// Why a reference leads nowhere.
struct ReferenceFailure: Error {
  var message: String
}

extension SceneEvaluator {
  /// The token, or the part of its value, that a reference means.
  func resolve(_ reference: TokenReference) -> Result<Unit, ReferenceFailure> {
    reference.isPointer ? resolve(pointer: reference.text) : resolve(path: reference.text)
  }

  private func resolve(path: String) -> Result<Unit, ReferenceFailure> {
    if let index = scene.indices[TokenKey(path)] { return .success(Unit(token: index)) }
    if format != .dtcg {
      for suffix in [".value", ".$value"] where path.hasSuffix(suffix) {
        let key = TokenKey(String(path.dropLast(suffix.count)))
        if let index = scene.indices[key] { return .success(Unit(token: index)) }
      }
      if let unit = property(path) { return .success(unit) }
    }
    let key = TokenKey(path)
    if !scene.groups.contains(key), let index = scene.index(folding: path) { return .success(Unit(token: index)) }
    return .failure(missing(key))
  }

  private func missing(_ key: TokenKey) -> ReferenceFailure {
    let name = quotedName(key.text)
    guard scene.groups.contains(key) else { return ReferenceFailure(message: "there is no token \(name)") }
    guard scene.indices[TokenKey(key.text + ".$root")] != nil else {
      return ReferenceFailure(message: "\(name) is a group, not a token")
    }
    return ReferenceFailure(message: "\(name) is a group; its own token is \(quotedName(key.text + ".$root"))")
  }

  /// A part of a composite token: `{typography.title.fontSize}`.
  private func property(_ path: String) -> Unit? {
    let segments = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard segments.count < 64 else { return nil }
    for count in 1...2 where segments.count > count {
      guard let index = scene.indices[TokenKey(segments.dropLast(count))] else { continue }
      return locate(index, Array(segments.suffix(count)))
    }
    return nil
  }

  private func resolve(pointer text: String) -> Result<Unit, ReferenceFailure> {
    guard let pointer = JSONPointer(text) else {
      return .failure(ReferenceFailure(message: "\(quotedName(text)) does not point into this document"))
    }
    guard let split = pointer.valueSplit else {
      let key = TokenKey(pointer.segments)
      return scene.indices[key].map { .success(Unit(token: $0)) } ?? .failure(missing(key))
    }
    guard let index = scene.indices[TokenKey(split.token)] else { return .failure(missing(TokenKey(split.token))) }
    if split.inner.isEmpty { return .success(Unit(token: index)) }
    guard let unit = locate(index, split.inner) else {
      return .failure(ReferenceFailure(message: "there is nothing at \(quotedName(text))"))
    }
    return .success(unit)
  }

  /// How many names of names are followed on the way into a value.
  private static var hopLimit: Int { 256 }

  /// A part of a token's value; where the token is a name for another one, of that one's value.
  private func locate(_ token: Int, _ inner: [String]) -> Unit? {
    var token = token
    for _ in 0..<Self.hopLimit {
      let node = scene.entries[token].value(in: scene.appearance)
      if descend(node, inner) != nil { return Unit(token: token, inner: inner) }
      guard let next = wholeAlias(node) else { return nil }
      token = next
    }
    return nil
  }

  private func wholeAlias(_ node: MarkupNode) -> Int? {
    if let pointer = node.pointer.flatMap(JSONPointer.init) {
      let path = pointer.valueSplit ?? (pointer.segments, [])
      return path.inner.isEmpty ? scene.indices[TokenKey(path.token)] : nil
    }
    guard let text = node.text else { return nil }
    guard let reference = ReferringText(text, readsDollars: format == .tokensStudio).whole else { return nil }
    return scene.indices[TokenKey(reference.text)]
  }

  /// The node at the end of names and numbers; `nil` where there is none.
  func descend(_ node: MarkupNode, _ inner: [String]) -> MarkupNode? {
    var node = node
    for name in inner {
      switch node.content {
      case .mapping:
        guard let value = node[name] else { return nil }
        node = value
      case .sequence(let items):
        guard let index = Int(name), items.indices.contains(index) else { return nil }
        node = items[index]
      default: return nil
      }
    }
    return node
  }
}
