import SwiftOutline

/// What stood in one hole of a pattern that matched.
package struct Binding: Sendable, Hashable {
  package var hole: Pattern.Hole
  /// The expression's node.
  package var node: UInt32

  package init(hole: Pattern.Hole, node: UInt32) {
    self.hole = hole
    self.node = node
  }
}

/// The name of a callee, property or member, and what stands before it.
package struct Reference: Sendable, Hashable {
  package enum Form: Sendable, Hashable {
    /// `name`
    case bare
    /// `.name`
    case implicit
    /// `receiver.name`
    case member
    /// `Name.init`, which is `Name` itself.
    case initializer
  }

  package var form: Form
  /// Index of the name's token.
  package var name: UInt32
  /// `Node.none` unless the form is `member`, or an initializer of a qualified type.
  package var receiver: UInt32
}

extension Outline {
  /// What an expression refers to by name, looking through `!` and `?`; nil when it is no reference.
  package func reference(_ node: UInt32) -> Reference? {
    guard node != Node.none else { return nil }
    var this = nodes[Int(node)]
    while this.kind == .postfixOperation, this.firstChild != Node.none { this = nodes[Int(this.firstChild)] }
    switch this.kind {
    case .identifier:
      return Reference(form: .bare, name: this.name, receiver: Node.none)
    case .implicitMember:
      guard this.name != Node.none else { return nil }
      return Reference(form: isChainLink(this) ? .member : .implicit, name: this.name, receiver: Node.none)
    case .member:
      guard this.name != Node.none else { return nil }
      if token(this.name, is: "init"), let type = typeReference(this.firstChild) { return type }
      return Reference(form: .member, name: this.name, receiver: this.firstChild)
    default:
      return nil
    }
  }

  /// The only thing in the brackets of `attributes[.kern]`; nil for what is no member.
  package func subscriptKey(_ node: UInt32) -> UInt32? {
    guard node != Node.none, nodes[Int(node)].kind == .subscriptAccess, nodes[Int(node)].firstChild != Node.none,
      case let argument = nodes[Int(nodes[Int(node)].firstChild)].nextSibling, argument != Node.none,
      nodes[Int(argument)].nextSibling == Node.none, nodes[Int(argument)].name == Node.none,
      case let key = nodes[Int(argument)].firstChild, key != Node.none
    else { return nil }
    return [.implicitMember, .member].contains(nodes[Int(key)].kind) ? key : nil
  }

  /// `.name` at the start of a branch of a postfix `#if` continues the chain above it.
  private func isChainLink(_ node: Node) -> Bool {
    var parent = node.parent
    var child = node
    while parent != Node.none {
      let this = nodes[Int(parent)]
      switch this.kind {
      case .call, .member, .subscriptAccess, .postfixOperation:
        guard this.firstToken == child.firstToken else { return false }
        child = this
        parent = this.parent
      case .ifConfigClause:
        return this.parent != Node.none && nodes[Int(this.parent)].kind == .ifConfigExpression
      default:
        return false
      }
    }
    return false
  }

  /// A name that reads as a type: `Name`, `Module.Name`.
  private func typeReference(_ node: UInt32) -> Reference? {
    guard node != Node.none else { return nil }
    let this = nodes[Int(node)]
    guard this.kind == .identifier || this.kind == .member, this.name != Node.none else { return nil }
    let first = bytes[Int(tokens[Int(this.name)].start)]
    guard first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") || first >= 0x80 else { return nil }
    return Reference(
      form: .initializer, name: this.name, receiver: this.kind == .member ? this.firstChild : Node.none)
  }

  /// Whether a token's text is one of `names`.
  @inline(__always)
  func token(_ index: UInt32, isIn names: [[UInt8]]) -> Bool {
    let token = tokens[Int(index)]
    var range = Int(token.start)..<Int(token.end)
    if token.flags.contains(.backquoted) { range = range.lowerBound + 1..<range.upperBound - 1 }
    return names.contains { name in
      // `*Color`: every name that ends so.
      let skipped = name.first == UInt8(ascii: "*") ? 1 : 0
      let count = name.count - skipped
      guard skipped == 0 ? count == range.count : count <= range.count else { return false }
      let start = range.upperBound - count
      for offset in 0..<count where bytes[start + offset] != name[skipped + offset] { return false }
      return true
    }
  }
}

/// A pattern with its names as bytes, ready to be compared. A class, as its arguments are, so that looking at one copies
/// nothing of it.
final class CompiledPattern: Sendable {
  let shape: Pattern.Shape
  let names: [[UInt8]]
  let receiver: CompiledReceiver
  let arguments: [CompiledArgument]

  init(_ pattern: Pattern) {
    shape = pattern.shape
    names = pattern.names.map { Array($0.utf8) }
    receiver = CompiledReceiver(pattern.receiver)
    arguments = pattern.arguments.map(CompiledArgument.init)
  }
}

enum CompiledReceiver: Sendable {
  case any, implicit, none
  case path([[[UInt8]]], isWhole: Bool)
  case call([[UInt8]])
  case hole(Pattern.Hole)

  init(_ receiver: Pattern.Receiver) {
    switch receiver {
    case .any: self = .any
    case .implicit: self = .implicit
    case .none: self = .none
    case .path(let names, let isWhole): self = .path(names.map { $0.map { Array($0.utf8) } }, isWhole: isWhole)
    case .call(let names): self = .call(names.map { Array($0.utf8) })
    case .hole(let hole): self = .hole(hole)
    }
  }
}

final class CompiledArgument: Sendable {
  let labels: [[UInt8]]
  let isOptional: Bool
  let isRest: Bool
  let members: [[UInt8]]?
  let hole: Pattern.Hole?

  init(_ argument: Pattern.Argument) {
    labels = argument.labels.map { Array($0.utf8) }
    isOptional = argument.isOptional
    isRest = argument.value == .rest
    members = if case .member(let names) = argument.value { names.map { Array($0.utf8) } } else { nil }
    hole = if case .hole(let found) = argument.value { found } else { nil }
  }
}

extension CompiledPattern {
  /// What stands in the pattern's holes at a call, macro, member, assignment or dictionary key whose name is known to
  /// be one of the pattern's; nil when the rest does not match.
  func bindings(in outline: Outline, at node: UInt32, _ reference: Reference) -> [Binding]? {
    var bindings: [Binding] = []
    guard matchesReceiver(outline, reference, &bindings) else { return nil }
    let this = outline.nodes[Int(node)]
    switch shape {
    case .member:
      return bindings
    case .assignment, .dictionaryEntry:
      // An entry of a dictionary is also one that is set: `attributes[.kern] = 1`.
      let value = this.kind == .assignment ? outline.nodes[Int(this.firstChild)].nextSibling : this.nextSibling
      guard value != Node.none, let hole = arguments.first?.hole else { return nil }
      bindings.append(Binding(hole: hole, node: value))
      return bindings
    case .call:
      let first = outline.nodes[Int(this.firstChild)].nextSibling
      return matchArguments(outline, from: first, &bindings) ? bindings : nil
    case .macro:
      return matchArguments(outline, from: this.firstChild, &bindings) ? bindings : nil
    }
  }

  private func matchesReceiver(_ outline: Outline, _ reference: Reference, _ bindings: inout [Binding]) -> Bool {
    switch receiver {
    case .any: return reference.form == .member || reference.form == .bare || names.isEmpty
    case .implicit: return reference.form == .implicit
    case .none: return matchesUnqualified(outline, reference)
    case .path(let path, let isWhole): return matchesPath(path, isWhole: isWhole, outline, reference)
    case .call(let names):
      guard reference.form == .member, reference.receiver != Node.none,
        outline.nodes[Int(reference.receiver)].kind == .call,
        let callee = outline.reference(outline.nodes[Int(reference.receiver)].firstChild)
      else { return false }
      return outline.token(callee.name, isIn: names)
    case .hole(let hole):
      guard reference.form == .member, reference.receiver != Node.none else { return false }
      bindings.append(Binding(hole: hole, node: reference.receiver))
      return true
    }
  }

  /// `Name`, `Name.init`, `Module.Name`: a module's name is told from a type's by its being one of Apple's.
  private func matchesUnqualified(_ outline: Outline, _ reference: Reference) -> Bool {
    if reference.form == .bare || reference.form == .initializer && reference.receiver == Node.none { return true }
    guard reference.form == .member || reference.form == .initializer, reference.receiver != Node.none else {
      return false
    }
    let module = outline.nodes[Int(reference.receiver)]
    guard module.kind == .identifier else { return false }
    return outline.token(module.name, is: "SwiftUI") || outline.token(module.name, is: "UIKit")
      || outline.token(module.name, is: "AppKit") || outline.token(module.name, is: "CoreGraphics")
  }

  private func matchesPath(
    _ path: [[[UInt8]]], isWhole: Bool, _ outline: Outline, _ reference: Reference
  ) -> Bool {
    guard reference.form == .member else { return false }
    var node = reference.receiver
    for names in path {
      guard let part = outline.reference(node), part.form != .implicit, outline.token(part.name, isIn: names) else {
        return false
      }
      node = part.form == .member ? part.receiver : Node.none
    }
    guard isWhole, node != Node.none else { return true }
    let module = outline.nodes[Int(node)]
    return module.kind == .identifier
      && (outline.token(module.name, is: "SwiftUI") || outline.token(module.name, is: "UIKit")
        || outline.token(module.name, is: "AppKit"))
  }

  /// Matches the arguments in order; trailing closures are no concern of a pattern.
  private func matchArguments(_ outline: Outline, from first: UInt32, _ bindings: inout [Binding]) -> Bool {
    var given = first
    var next = 0
    while true {
      while given != Node.none, outline.nodes[Int(given)].role == .trailingClosure {
        given = outline.nodes[Int(given)].nextSibling
      }
      guard given != Node.none else { break }
      guard next < arguments.count else { return false }
      let wanted = arguments[next]
      if wanted.isRest {
        // `...` gives way to the next wanted argument as soon as that one fits.
        if next + 1 < arguments.count, fits(outline, given, arguments[next + 1]) {
          next += 1
        } else {
          given = outline.nodes[Int(given)].nextSibling
        }
      } else if fits(outline, given, wanted) {
        if let hole = wanted.hole {
          bindings.append(Binding(hole: hole, node: outline.nodes[Int(given)].firstChild))
        }
        given = outline.nodes[Int(given)].nextSibling
        next += 1
      } else if wanted.isOptional {
        next += 1
      } else {
        return false
      }
    }
    while next < arguments.count, arguments[next].isOptional { next += 1 }
    return next == arguments.count
  }

  private func fits(_ outline: Outline, _ argument: UInt32, _ wanted: CompiledArgument) -> Bool {
    let given = outline.nodes[Int(argument)]
    guard given.firstChild != Node.none else { return false }
    if wanted.labels.isEmpty {
      guard given.name == Node.none else { return false }
    } else {
      guard given.name != Node.none, outline.token(given.name, isIn: wanted.labels) else { return false }
    }
    guard let members = wanted.members else { return true }
    guard let reference = outline.reference(given.firstChild), reference.form != .bare else { return false }
    return outline.token(reference.name, isIn: members)
  }
}
