import SwiftOutline

extension SiteScanner {
  /// The names that a value is given to at its own place, joined by dots: labels, what is called and on what, the edges
  /// beside it, the property it is assigned to.
  func names(at node: UInt32) -> String {
    var names: [String] = []
    var child = node
    var hasReceiver = false
    for _ in 0..<SiteScanner.climbLimit {
      let parent = outline.nodes[Int(child)].parent
      guard parent != Node.none else { break }
      switch outline.nodes[Int(parent)].kind {
      case .argument:
        let call = outline.nodes[Int(parent)].parent
        if outline.nodes[Int(parent)].name != Node.none, !isSideOfSquare(parent, in: call) {
          names.append(outline.name(of: parent))
        }
        guard call != Node.none, outline.nodes[Int(call)].kind == .call else { break }
        if let callee = outline.reference(outline.nodes[Int(call)].firstChild) {
          names.append(outline.name(ofToken: callee.name))
          if liesBetween(call, callee) { names.append("between") }
          if !hasReceiver { addReceiver(callee.receiver, to: &names) }
          addEdges(of: call, to: &names)
          hasReceiver = true
        }
      case .assignment:
        if outline.nodes[Int(parent)].firstChild != child {
          addReceiver(outline.nodes[Int(parent)].firstChild, to: &names)
        }
        return names.joined(separator: ".")
      case .binding:
        return (names + [outline.name(of: parent)]).joined(separator: ".")
      case .call where outline.nodes[Int(child)].kind == .argument: break
      case .tuple, .ternary, .binaryOperation, .prefixOperation, .postfixOperation, .array, .dictionary, .cast: break
      case .member where outline.nodes[Int(child)].kind != .call: break
      default:
        addConstrained(around: parent, to: &names)
        return names.joined(separator: ".")
      }
      child = parent
    }
    return names.joined(separator: ".")
  }

  private static let climbLimit = 24
  private static let nameLimit = 12

  /// The names of `titleLabel.leadingAnchor` and `make.top.equalToSuperview()`, up to the type that a chain begins with.
  private func addReceiver(_ node: UInt32, to names: inout [String]) {
    var next = node
    while next != Node.none, names.count < SiteScanner.nameLimit {
      let this = outline.nodes[Int(next)]
      switch this.kind {
      case .member, .identifier, .implicitMember:
        let name = outline.name(of: next)
        if name.first?.isUppercase == true { return }
        names.append(name)
      case .call, .postfixOperation, .subscriptAccess: break
      default: return
      }
      next = this.firstChild
    }
  }

  /// The view whose constraints a closure makes: `searchButton.snp.makeConstraints { … }`.
  private func addConstrained(around node: UInt32, to names: inout [String]) {
    var closure = node
    for _ in 0..<4 where closure != Node.none && outline.nodes[Int(closure)].kind != .closure {
      closure = outline.nodes[Int(closure)].parent
    }
    guard closure != Node.none, outline.nodes[Int(closure)].kind == .closure else { return }
    let argument = outline.nodes[Int(closure)].parent
    guard argument != Node.none, outline.nodes[Int(argument)].kind == .argument else { return }
    let call = outline.nodes[Int(argument)].parent
    guard call != Node.none, outline.nodes[Int(call)].kind == .call,
      let callee = outline.reference(outline.nodes[Int(call)].firstChild),
      outline.name(ofToken: callee.name).hasSuffix("Constraints")
    else { return }
    addReceiver(callee.receiver, to: &names)
  }

  private static let mostEdges = 64

  /// The edges or axes that a call names beside the number: `.horizontal`, `[.top, .leading]`.
  private func addEdges(of call: UInt32, to names: inout [String]) {
    for argument in outline.children(of: call).dropFirst().prefix(Self.mostEdges)
    where names.count < SiteScanner.nameLimit {
      let value = outline.nodes[Int(argument)].firstChild
      guard value != Node.none else { continue }
      let isList = outline.nodes[Int(value)].kind == .array
      for edge in isList ? Array(outline.children(of: value).prefix(Self.mostEdges)) : [value] {
        if outline.nodes[Int(edge)].kind == .implicitMember { names.append(outline.name(of: edge)) }
      }
    }
  }
}
