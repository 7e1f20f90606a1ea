import SwiftOutline

/// Where instances of types that hold design tokens come from.
extension SwiftDefinitionReader {
  /// `extension EnvironmentValues { @Entry var theme = Theme() }`.
  func readEnvironment(_ node: UInt32, into source: inout SwiftTokenSource) {
    for binding in outline.children(of: node) where outline.nodes[Int(binding)].kind == .binding {
      guard outline.nodes[Int(binding)].name != Node.none, let type = heldType(of: binding) else { continue }
      source.environment.append(SwiftTokenSource.Alias(path: [outline.name(of: binding)], target: type))
    }
  }

  /// A property of a view or of anything else that holds an instance.
  func readHolder(_ node: UInt32, into source: inout SwiftTokenSource) {
    for binding in outline.children(of: node) where outline.nodes[Int(binding)].kind == .binding {
      guard mayHold(binding), let type = heldType(of: binding), SwiftNames.isTokenHolder(type) else { continue }
      source.heldTypes.insert(SwiftSymbolTable.key(type))
    }
  }

  /// Whether the type of a property, or what it is made with, may be named as what holds tokens is.
  private func mayHold(_ binding: UInt32) -> Bool {
    outline.children(of: binding).contains { child in
      let this = outline.nodes[Int(child)]
      guard this.kind == .type || this.role == .initialValue else { return false }
      let named = this.kind == .call ? this.firstChild : child
      // A closure is not gone through: it is looked at as what it is.
      return outline.nodes[Int(named)].endToken - outline.nodes[Int(named)].firstToken > 64
        || SwiftNames.instanceHolderStems.stand(in: outline.bytes, outline.range(of: named))
    }
  }

  /// The type of a property, as it is declared or by what it is made with.
  private func heldType(of binding: UInt32) -> [String]? {
    for child in outline.children(of: binding) {
      let this = outline.nodes[Int(child)]
      if this.kind == .type, this.role == .plain { return outline.plainTypePath(child) }
      guard this.role == .initialValue else { continue }
      if this.kind == .call, let path = outline.path(this.firstChild), path.last?.first?.isUppercase == true {
        return path
      }
      // `Theme.shared` is most likely one of its own type.
      if let path = outline.path(child), path.count > 1 { return Array(path.dropLast()) }
    }
    return nil
  }
}

extension Outline {
  /// What a statement gives: itself, or what it returns; nil where it returns nothing.
  func result(of statement: UInt32) -> UInt32? {
    guard nodes[Int(statement)].kind == .jump else { return statement }
    let value = nodes[Int(statement)].firstChild
    return value == Node.none ? nil : value
  }

  /// The names of a type without arguments: `Theme` of `any Theme`; nil for an optional, a function or a list.
  package func plainTypePath(_ type: UInt32) -> [String]? {
    var text = bytes[range(of: type)]
    for prefix in ["any ", "some "] where text.starts(with: prefix.utf8) { text = text.dropFirst(prefix.utf8.count) }
    return Outline.names(text)
  }

  /// The names that dots part; nil where there is anything else.
  static func names(_ text: ArraySlice<UInt8>) -> [String]? {
    guard !text.isEmpty, text.allSatisfy({ $0.isPartOfName || $0 == UInt8(ascii: ".") }) else { return nil }
    return text.split(separator: UInt8(ascii: ".")).map { String(decoding: $0, as: UTF8.self) }
  }
}
