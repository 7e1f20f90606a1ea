import Patterns
import SwiftOutline

/// The types that a file declares under names of the frameworks': `typealias Color = Assets.Colors`.
struct ShadowedNames {
  /// For each name the tokens among which it is the file's own type: ranges that do not touch, in source order.
  private var extents: [String: [Range<UInt32>]] = [:]

  init(_ outline: Outline) {
    for node in outline.nodes.lazy.filter({ $0.kind.declaresType }) where node.parent != Node.none {
      guard node.name != Node.none else { continue }
      let scope = outline.nodes[Int(node.parent)]
      extents[outline.name(ofToken: node.name), default: []].append(
        scope.firstToken..<max(scope.firstToken, scope.endToken))
    }
    extents = extents.mapValues(ShadowedNames.outermost)
  }

  /// Scopes lie in each other or apart: those that lie in another tell nothing more.
  private static func outermost(_ scopes: [Range<UInt32>]) -> [Range<UInt32>] {
    guard scopes.count > 1 else { return scopes }
    var found: [Range<UInt32>] = []
    for scope in scopes.sorted(by: { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) })
    where scope.lowerBound >= found.last?.upperBound ?? 0 {
      found.append(scope)
    }
    return found
  }

  /// Whether the type that a reference begins with is one of the file's own where it stands.
  func hides(_ reference: Reference, at node: UInt32, in outline: Outline) -> Bool {
    guard !extents.isEmpty, let name = typeName(reference, outline), let known = extents[name] else { return false }
    let place = outline.nodes[Int(node)].firstToken
    let index = known.partitioningIndex { $0.upperBound > place }
    return index < known.count && known[index].contains(place)
  }

  private func typeName(_ reference: Reference, _ outline: Outline) -> String? {
    var part = reference
    while part.form == .member {
      guard let next = outline.reference(part.receiver) else { return nil }
      part = next
    }
    guard part.form == .bare || part.form == .initializer else { return nil }
    let name = outline.name(ofToken: part.name)
    return name.first?.isUppercase == true ? name : nil
  }
}

extension Node.Kind {
  fileprivate var declaresType: Bool {
    switch self {
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .typealiasDeclaration,
      .protocolDeclaration:
      true
    default: false
    }
  }
}
