import SwiftOutline

extension SwiftDefinitionReader {
  /// Takes down of which type a wrapper's colors and fonts are, where its declaration says so.
  func readWrapper(_ node: UInt32, in scope: Scope, into source: inout SwiftTokenSource) {
    guard let owner = scope.path.last, SwiftMemberTypes.isWrapper(owner) else { return }
    let members = wrapperMembers(of: node)
    let aliases = members.compactMap { $0.alias }
    for member in members {
      guard let name = member.name, let type = member.type else { continue }
      let last = type.split(separator: ".").last.map(String.init) ?? type
      guard SwiftNames.isColorOrFont(last) else { continue }
      // Generators call the platform's own type by the name of SwiftUI's: `typealias Color = UIColor`.
      let platform = type == last ? aliases.filter { $0.name == last }.map(\.target) : []
      source.memberTypes.add(name, of: owner, types: platform.isEmpty ? [last] : platform)
    }
  }

  private struct WrapperMember {
    var name: String?
    var type: String?
    var alias: (name: String, target: String)?
  }

  private func wrapperMembers(of node: UInt32, depth: Int = 0) -> [WrapperMember] {
    guard depth < 4 else { return [] }
    return outline.children(of: node).flatMap { child -> [WrapperMember] in
      let this = outline.nodes[Int(child)]
      switch this.kind {
      case .ifConfig, .ifConfigClause: return wrapperMembers(of: child, depth: depth + 1)
      case .variable:
        return outline.children(of: child).filter { outline.nodes[Int($0)].kind == .binding }.map { binding in
          WrapperMember(name: outline.name(of: binding), type: typeText(of: binding, role: .plain))
        }
      case .function:
        return [WrapperMember(name: outline.name(of: child), type: typeText(of: child, role: .resultType))]
      case .typealiasDeclaration:
        let target = outline.children(of: child).first { _ in true }.map { outline.text(of: $0) } ?? ""
        let last = target.split(separator: ".").last.map(String.init) ?? target
        return [WrapperMember(alias: (outline.name(of: child), last))]
      default: return []
      }
    }
  }

  private func typeText(of node: UInt32, role: Node.Role) -> String? {
    outline.children(of: node).first { outline.nodes[Int($0)].kind == .type && outline.nodes[Int($0)].role == role }
      .map { outline.text(of: $0) }
  }
}
