import DesignTokens
import SwiftOutline

/// What code in a declaration or branch can count on: a version of the system, an actor.
struct ScopePromise: Sendable, Hashable {
  private var versions = SystemVersions()
  private var actor: Actor?

  private enum Actor: Sendable, Hashable {
    case main
    /// Another, or none.
    case other
  }

  /// Nil where the node promises nothing.
  init?(_ node: UInt32, in outline: Outline) {
    let this = outline.nodes[Int(node)]
    switch this.kind {
    case .structDeclaration, .classDeclaration, .enumDeclaration, .protocolDeclaration, .extensionDeclaration:
      take(node, in: outline)
      if this.kind == .classDeclaration,
        outline.inheritedNames(of: node).contains(where: { Self.isInterface(outline.name(ofToken: $0)) })
      {
        actor = actor ?? .main
      }
    case .actorDeclaration:
      take(node, in: outline)
      actor = .other
    case .function, .initializer, .subscriptDeclaration, .deinitializer: take(node, in: outline)
    case .block, .accessor: takeBlock(node, this, in: outline)
    case .closure: takeClosure(node, in: outline)
    default: break
    }
    if versions.isEmpty, actor == nil { return nil }
  }

  /// The classes of the interface are the main actor's, with all below them.
  private static func isInterface(_ type: String) -> Bool {
    (type.hasPrefix("UI") || type.hasPrefix("NS"))
      && ["View", "Controller", "Cell", "Control", "Button", "Label", "Field", "Bar"].contains { type.hasSuffix($0) }
  }

  private mutating func take(_ node: UInt32, in outline: Outline) {
    let needs = outline.needs(of: node)
    versions = needs.versions
    if needs.mainActor { actor = .main }
    if outline.isNonisolated(node) { actor = .other }
  }

  /// What a property says, for its getter, and a condition, for its branch.
  private mutating func takeBlock(_ node: UInt32, _ this: Node, in outline: Outline) {
    guard this.parent != Node.none else { return }
    var parent = this.parent
    if outline.nodes[Int(parent)].kind == .ifStatement {
      let children = Array(outline.children(of: parent))
      guard children.first(where: { outline.nodes[Int($0)].kind == .block }) == node else { return }
      for condition in children where outline.nodes[Int(condition)].kind == .macroExpansion {
        guard outline.isNamed(condition, "available") else { continue }
        versions.formUnion(outline.systemVersions(in: condition))
      }
      return
    }
    if outline.nodes[Int(parent)].kind == .accessors { parent = outline.nodes[Int(parent)].parent }
    guard parent != Node.none, outline.nodes[Int(parent)].kind == .binding else { return }
    let variable = outline.nodes[Int(parent)].parent
    guard variable != Node.none, outline.nodes[Int(variable)].kind == .variable else { return }
    take(variable, in: outline)
    // The one member that `View` itself has on the main actor.
    if actor == nil, outline.isNamed(parent, "body"), outline.isSomeView(parent) {
      actor = .main
    }
  }

  /// What is given to something that runs it elsewhere may run on any actor; all else runs where it is written.
  private mutating func takeClosure(_ node: UInt32, in outline: Outline) {
    guard let names = outline.calleeNames(of: node), let name = names.last else { return }
    if names.starts(with: ["DispatchQueue", "main"]) || names == ["MainActor", "run"] {
      actor = .main
    } else if names.count == 1 ? Self.mayRunElsewhere(name) : Self.runElsewhere.contains(where: names.contains) {
      actor = .other
    }
  }

  /// A function that the project may declare as it likes: not a type, which is a view or a `Task`.
  private static func mayRunElsewhere(_ name: String) -> Bool {
    runElsewhere.contains(name)
      || name.first?.isLowercase == true && !["withAnimation", "withTransaction", "autoreleasepool"].contains(name)
  }

  /// Types and functions whose closures are `@Sendable`.
  private static let runElsewhere: Set<String> = [
    "DispatchQueue", "OperationQueue", "URLSession", "Thread", "BlockOperation", "DispatchWorkItem", "Timer",
    "NotificationCenter", "global", "async", "asyncAfter", "notify", "concurrentPerform", "addOperation",
    "addBarrierBlock", "detached", "addTask", "addTaskUnlessCancelled", "dataTask", "downloadTask", "uploadTask",
    "performBackgroundTask", "addObserver", "scheduledTimer",
  ]

  func meet(_ needs: inout TokenNeeds, isActorKnown: inout Bool) {
    needs.versions.subtract(versions)
    guard let actor, !isActorKnown else { return }
    isActorKnown = true
    if actor == .main { needs.mainActor = false }
  }
}

extension Outline {
  /// Whether a property is `some View`.
  fileprivate func isSomeView(_ binding: UInt32) -> Bool {
    children(of: binding).contains { nodes[Int($0)].kind == .type && text(of: $0) == "some View" }
  }

  fileprivate func isNamed(_ node: UInt32, _ name: StaticString) -> Bool {
    nodes[Int(node)].name != Node.none && token(nodes[Int(node)].name, is: name)
  }

  /// The names that lead to the function that a closure is given to, those in calls among them: `DispatchQueue`, `global`,
  /// `async`. Nil where it is given to none.
  fileprivate func calleeNames(of closure: UInt32) -> [String]? {
    var call = nodes[Int(closure)].parent
    if call != Node.none, nodes[Int(call)].kind == .argument { call = nodes[Int(call)].parent }
    guard call != Node.none, nodes[Int(call)].kind == .call, nodes[Int(call)].firstChild != closure else { return nil }
    var names: [String] = []
    var next = nodes[Int(call)].firstChild
    for _ in 0..<16 where next != Node.none {
      let this = nodes[Int(next)]
      switch this.kind {
      case .identifier, .member, .implicitMember: names.append(name(of: next))
      case .call, .postfixOperation, .prefixOperation, .tuple, .subscriptAccess: break
      default: return names.reversed()
      }
      next = this.firstChild
    }
    return names.reversed()
  }
}
