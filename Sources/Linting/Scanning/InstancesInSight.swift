import DesignTokens
import Patterns
import SwiftOutline

/// The properties around a place that may hold instances with design tokens: `theme` in a view that has one.
struct InstancesInSight {
  let outline: Outline
  /// What each type that was asked about declares.
  private var known: [UInt32: Held] = [:]
  /// What holds for the nodes that were passed on the way to a type: chains are long, and many values hang on one.
  private var states: [UInt32: State] = [:]
  /// Whether any type of the file has such a property: most files have none. Nil until someone asks.
  private var holdsAny: Bool?
  /// What bodies that were asked about declare.
  var knownLocals: [UInt32: [Local]] = [:]
  /// The types at the top of the file by their names; nil until someone asks.
  private var declared: [String: UInt32]?

  /// More properties than these no type is asked for.
  private static let mostProperties = 32

  init(outline: Outline) { self.outline = outline }

  /// The properties of a type that may hold instances.
  private struct Held {
    /// Their names by what they are, one of each kind.
    var names: [String: String] = [:]
    /// What they are, by their names.
    var keys: [String: String] = [:]
  }

  /// Which type's properties a place can name.
  private struct State {
    /// `Node.none` where no instance is at hand.
    var type = Node.none
    var isInClosure = false
  }

  /// The names of the properties by what they are: a type, `\.theme` for a value of the environment, `=Theme.shared` for
  /// what it is made with. Empty where no instance of the type around the place is at hand.
  mutating func names(at node: UInt32) -> [String: String] {
    guard mayHold() else { return [:] }
    let state = state(at: node)
    guard state.type != Node.none else { return [:] }
    switch outline.nodes[Int(state.type)].kind {
    case .structDeclaration: return properties(of: state.type).names
    // In closures of a class `self` must be named, and may be weak.
    case .classDeclaration: return state.isInClosure ? [:] : properties(of: state.type).names
    case .extensionDeclaration where !state.isInClosure:
      return declaration(of: state.type).map { properties(of: $0).names } ?? [:]
    default: return [:]
    }
  }

  /// What the instance is that a place names: a parameter, a constant of the body or a property of the type around it.
  mutating func key(ofName name: String, at node: UInt32) -> String? {
    if let parameter = parameter(named: name, around: node) {
      return outline.children(of: parameter).first { outline.nodes[Int($0)].kind == .type }
        .flatMap(outline.plainTypePath)?.joined(separator: ".")
    }
    if let local = locals(at: node).first(where: { $0.value.name == name }) { return local.key }
    let type = state(at: node).type
    guard type != Node.none else { return nil }
    switch outline.nodes[Int(type)].kind {
    case .structDeclaration, .classDeclaration: return properties(of: type).keys[name]
    case .extensionDeclaration: return declaration(of: type).flatMap { properties(of: $0).keys[name] }
    default: return nil
    }
  }

  /// The parameter of that name of a function or closure around a place.
  private func parameter(named name: String, around node: UInt32) -> UInt32? {
    var parent = outline.nodes[Int(node)].parent
    for _ in 0..<Self.climbLimit where parent != Node.none {
      switch outline.nodes[Int(parent)].kind {
      case .function, .initializer, .subscriptDeclaration, .closure:
        let found = outline.children(of: parent).prefix(Self.mostProperties).first {
          outline.nodes[Int($0)].kind == .parameter && outline.name(of: $0) == name
        }
        if let found { return found }
      case .structDeclaration, .classDeclaration, .enumDeclaration, .extensionDeclaration, .actorDeclaration:
        return nil
      default: break
      }
      parent = outline.nodes[Int(parent)].parent
    }
    return nil
  }

  private mutating func mayHold() -> Bool {
    if let holdsAny { return holdsAny }
    let found = outline.nodes.indices.contains { index in
      let kind = outline.nodes[index].kind
      guard kind == .structDeclaration || kind == .classDeclaration else { return false }
      return !properties(of: UInt32(truncatingIfNeeded: index)).names.isEmpty
    }
    holdsAny = found
    return found
  }

  private mutating func state(at node: UInt32) -> State {
    var path: [UInt32] = []
    var top = node
    while states[top] == nil, outline.nodes[Int(top)].parent != Node.none {
      path.append(top)
      top = outline.nodes[Int(top)].parent
    }
    var state = states[top] ?? State()
    for child in path.reversed() {
      let parent = outline.nodes[Int(child)].parent
      state = step(from: parent, to: child, state)
      states[child] = state
    }
    return state
  }

  private func step(from parent: UInt32, to child: UInt32, _ state: State) -> State {
    let this = outline.nodes[Int(parent)]
    var state = state
    switch this.kind {
    case .closure: state.isInClosure = true
    case .attribute, .initializer, .parameter: state.type = Node.none
    case .function, .subscriptDeclaration, .variable: if this.flags.contains(.isStatic) { state.type = Node.none }
    case .binding where outline.nodes[Int(child)].role == .initialValue:
      // What a stored property begins with cannot name another one.
      if this.parent == Node.none || isType(outline.nodes[Int(this.parent)].parent) { state.type = Node.none }
    case .structDeclaration, .classDeclaration, .extensionDeclaration, .enumDeclaration, .actorDeclaration,
      .protocolDeclaration:
      state = State(type: parent)
    default: break
    }
    return state
  }

  private func isType(_ node: UInt32) -> Bool {
    guard node != Node.none else { return false }
    switch outline.nodes[Int(node)].kind {
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .extensionDeclaration: return true
    case .ifConfig, .ifConfigClause: return isType(outline.nodes[Int(node)].parent)
    default: return false
    }
  }

  /// The type of the file that an extension extends.
  private mutating func declaration(of node: UInt32) -> UInt32? {
    let this = outline.nodes[Int(node)]
    guard this.name != Node.none, this.name == 0 || outline.tokens[Int(this.name) - 1].kind != .period else {
      return nil
    }
    let types = declared ?? declaredTypes()
    declared = types
    return types[outline.name(of: node)]
  }

  private func declaredTypes() -> [String: UInt32] {
    var types: [String: UInt32] = [:]
    for child in outline.children(of: 0) {
      let kind = outline.nodes[Int(child)].kind
      guard kind == .structDeclaration || kind == .classDeclaration else { continue }
      let name = outline.name(of: child)
      types[name] = types[name] ?? child
    }
    return types
  }

  private mutating func properties(of type: UInt32) -> Held {
    if let known = known[type] { return known }
    var found = Held()
    for variable in outline.children(of: type) where outline.nodes[Int(variable)].kind == .variable {
      guard !outline.nodes[Int(variable)].flags.contains(.isStatic) else { continue }
      let attributes = outline.children(of: variable).filter { outline.nodes[Int($0)].kind == .attribute }
      for binding in outline.children(of: variable) where outline.nodes[Int(binding)].kind == .binding {
        guard outline.nodes[Int(binding)].name != Node.none, let key = key(of: binding, attributes) else { continue }
        // Of two properties of one kind either would do; the first is as good as the other.
        let name = outline.name(of: binding)
        found.names[key] = found.names[key] ?? name
        found.keys[name] = key
      }
      if found.names.count >= Self.mostProperties { break }
    }
    known[type] = found
    return found
  }

  private func key(of binding: UInt32, _ attributes: [UInt32]) -> String? {
    for attribute in attributes where outline.name(of: attribute) == "Environment" {
      // An optional may be missing.
      let type = outline.children(of: binding).first {
        outline.nodes[Int($0)].kind == .type && outline.nodes[Int($0)].role == .plain
      }
      if let type, outline.plainTypePath(type) == nil { return nil }
      return outline.children(of: attribute).first { _ in true }.flatMap(environmentKey)
    }
    for child in outline.children(of: binding) {
      let this = outline.nodes[Int(child)]
      if this.kind == .type, this.role == .plain {
        guard let path = outline.plainTypePath(child), SwiftNames.isTokenHolder(path) else { return nil }
        return path.joined(separator: ".")
      }
      guard this.role == .initialValue else { continue }
      if this.kind == .call, let path = outline.path(this.firstChild) {
        return SwiftNames.isTokenHolder(path) ? path.joined(separator: ".") : nil
      }
      guard let path = outline.path(child), path.count > 1, path[0].first?.isUppercase == true else { return nil }
      return "=" + path.joined(separator: ".")
    }
    return nil
  }

  /// `\.theme` and `\EnvironmentValues.theme`, or the type in `Theme.self`.
  private func environmentKey(_ argument: UInt32) -> String? {
    let value = outline.nodes[Int(argument)].firstChild
    guard value != Node.none else { return nil }
    if outline.nodes[Int(value)].kind == .keyPath {
      let parts = outline.text(of: value).dropFirst().split(separator: ".")
      guard let last = parts.last, parts.count == 1 || parts.count == 2 && parts[0] == "EnvironmentValues" else {
        return nil
      }
      return "\\." + last
    }
    guard let path = outline.path(value), path.last == "self" else { return nil }
    return path.dropLast().joined(separator: ".")
  }
}
