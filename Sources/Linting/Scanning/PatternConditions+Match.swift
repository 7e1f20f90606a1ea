import Patterns
import SwiftOutline

extension PatternConditions {
  /// Whether everything that must hold around a match does.
  func hold(for match: PatternIndex.Match, in outline: Outline) -> Bool {
    if !nameNot.isEmpty {
      let name = outline.name(ofToken: match.reference.name)
      if nameNot.contains(where: { matchesGlob(name, $0) }) { return false }
    }
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
    if !receiverMade.isEmpty, !outline.isMade(match.reference.receiver, by: receiverMade) { return false }
    if !assignedTo.isEmpty {
      guard let name = outline.nameAssigned(match.node), assignedTo.contains(name) else { return false }
    }
    if !inside.isEmpty, !outline.isInside(match.node, callOf: inside) { return false }
    if !notInside.isEmpty, outline.isInside(match.node, callOf: notInside) { return false }
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

  /// Whether an expression is a variable in sight that holds what a call of one of `makers` gives, or has one of them for
  /// its type; or `$0` in a closure that such a call's result was given to: `CABasicAnimation().then { $0.… }`.
  func isMade(_ node: UInt32, by makers: [String]) -> Bool {
    guard node != Node.none else { return false }
    guard let reference = reference(node) else { return rootCallee(of: node).map { matches($0, makers) } ?? false }
    if token(reference.name, is: "$0") { return isGivenToClosure(around: node, by: makers) }
    var isMade = false
    forEachBinding(named: reference.name, around: node) { binding in
      isMade = children(of: binding).contains { child in
        if nodes[Int(child)].kind == .type { return matches(name(of: child), makers) }
        guard nodes[Int(child)].role == .initialValue, let maker = rootCallee(of: child) else { return false }
        return matches(maker, makers)
      }
      return !isMade
    }
    return isMade
  }

  private func matches(_ name: String, _ globs: [String]) -> Bool { globs.contains { matchesGlob(name, $0) } }

  /// The name of the call or type that a chain begins with.
  fileprivate func rootCallee(of node: UInt32) -> String? {
    var next = node
    var found: String?
    var steps = 0
    while next != Node.none, steps < Outline.walkLimit {
      if let reference = reference(next) { found = name(ofToken: reference.name) }
      switch nodes[Int(next)].kind {
      case .call, .member, .postfixOperation, .subscriptAccess: next = nodes[Int(next)].firstChild
      default: return found
      }
      steps += 1
    }
    return found
  }

  private func isGivenToClosure(around node: UInt32, by makers: [String]) -> Bool {
    var parent = nodes[Int(node)].parent
    while parent != Node.none, nodes[Int(parent)].kind != .closure { parent = nodes[Int(parent)].parent }
    guard parent != Node.none, nodes[Int(parent)].parent != Node.none else { return false }
    let call = nodes[Int(nodes[Int(parent)].parent)].parent
    guard call != Node.none, nodes[Int(call)].kind == .call else { return false }
    return rootCallee(of: call).map { matches($0, makers) } ?? false
  }

  /// The last name of what an expression, or a ternary with it, is assigned to; nil where it is no assignment's value.
  func nameAssigned(_ node: UInt32) -> String? {
    var child = node
    var parent = nodes[Int(node)].parent
    while parent != Node.none, nodes[Int(parent)].kind == .ternary {
      child = parent
      parent = nodes[Int(parent)].parent
    }
    guard parent != Node.none, nodes[Int(parent)].kind == .assignment, nodes[Int(parent)].firstChild != child,
      let target = reference(nodes[Int(parent)].firstChild)
    else { return nil }
    return name(ofToken: target.name)
  }

  /// Whether one of the calls around a node, up to the function it is in, is of one of these names.
  func isInside(_ node: UInt32, callOf names: [String]) -> Bool {
    var parent = nodes[Int(node)].parent
    var steps = 0
    while parent != Node.none, steps < Outline.walkLimit * 2 {
      steps += 1
      let this = nodes[Int(parent)]
      switch this.kind {
      case .call:
        if let reference = reference(this.firstChild), names.contains(name(ofToken: reference.name)) { return true }
      case .macroExpansion:
        if names.contains(name(of: parent)) { return true }
      case .function, .initializer, .accessor: return false
      default: break
      }
      parent = this.parent
    }
    return false
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
