import Patterns
import SwiftOutline

extension PatternConditions {
  private var isEmpty: Bool { self == PatternConditions() }

  /// Whether everything that must hold around a match does.
  func hold(for match: PatternIndex.Match, in outline: Outline) -> Bool {
    if isEmpty { return true }
    if !chainHas.isEmpty || !chainLacks.isEmpty {
      let names = outline.chainNames(before: match.reference)
      if !chainHas.isEmpty, !chainHas.contains(where: names.contains) { return false }
      if chainLacks.contains(where: names.contains) { return false }
    }
    if !receiverIs.isEmpty || !receiverNot.isEmpty {
      let name = outline.receiverName(of: match.reference)
      if !receiverIs.isEmpty, !receiverIs.contains(where: { matchesGlob(name, $0) }) { return false }
      if receiverNot.contains(where: { matchesGlob(name, $0) }) { return false }
    }
    if !receiverMade.isEmpty {
      let types = outline.typeNames(ofVariable: outline.receiverName(of: match.reference))
      guard types.contains(where: { type in receiverMade.contains { matchesGlob(type, $0) } }) else { return false }
    }
    if !inside.isEmpty || !notInside.isEmpty {
      let names = outline.callNames(around: match.node)
      if !inside.isEmpty, !inside.contains(where: names.contains) { return false }
      if notInside.contains(where: names.contains) { return false }
    }
    return true
  }
}

extension Outline {
  private static let walkLimit = 400

  /// Every name in the receiver's chain: members, called names, the name at its start.
  func chainNames(before reference: Reference) -> Set<String> {
    var names: Set<String> = []
    var node = reference.receiver
    var steps = 0
    while node != Node.none, steps < Outline.walkLimit {
      let this = nodes[Int(node)]
      if this.name != Node.none, this.kind != .postfixOperation { names.insert(name(ofToken: this.name)) }
      node = this.firstChild
      steps += 1
    }
    return names
  }

  /// The last name of the receiver; "" without one.
  func receiverName(of reference: Reference) -> String {
    var node = reference.receiver
    while node != Node.none {
      let this = nodes[Int(node)]
      switch this.kind {
      case .member, .identifier, .implicitMember: return this.name == Node.none ? "" : name(ofToken: this.name)
      case .call, .postfixOperation, .subscriptAccess: node = this.firstChild
      default: return ""
      }
    }
    return ""
  }

  /// The types that the file's constants and variables of a name are declared or made as.
  func typeNames(ofVariable name: String) -> [String] {
    guard !name.isEmpty else { return [] }
    var types: [String] = []
    for index in nodes.indices where nodes[index].kind == .binding && self.name(of: UInt32(index)) == name {
      for child in children(of: UInt32(index)) {
        switch nodes[Int(child)].kind {
        case .type: types.append(self.name(of: child))
        case .call:
          if let callee = reference(nodes[Int(child)].firstChild) { types.append(self.name(ofToken: callee.name)) }
        default: break
        }
      }
    }
    return types
  }

  /// The names of the calls around a node, up to the function it is in.
  func callNames(around node: UInt32) -> Set<String> {
    var names: Set<String> = []
    var parent = nodes[Int(node)].parent
    while parent != Node.none {
      let this = nodes[Int(parent)]
      switch this.kind {
      case .call:
        if let reference = reference(this.firstChild) { names.insert(name(ofToken: reference.name)) }
      case .macroExpansion: names.insert(name(of: parent))
      case .function, .initializer, .accessor: return names
      default: break
      }
      parent = this.parent
    }
    return names
  }
}

/// Whether `name` matches `pattern`, in any case; `*` stands for any characters. Linear in both lengths together for
/// one star at each end, and at worst in their product.
func matchesGlob(_ name: String, _ pattern: String) -> Bool {
  let name = Array(name.lowercased().utf8)
  let pattern = Array(pattern.lowercased().utf8)
  var (position, next) = (0, 0)
  var star: Int?
  var mark = 0
  while position < name.count {
    if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
      star = next
      mark = position
      next += 1
    } else if next < pattern.count, pattern[next] == name[position] {
      position += 1
      next += 1
    } else if let star {
      mark += 1
      position = mark
      next = star + 1
    } else {
      return false
    }
  }
  while next < pattern.count, pattern[next] == UInt8(ascii: "*") { next += 1 }
  return next == pattern.count
}
