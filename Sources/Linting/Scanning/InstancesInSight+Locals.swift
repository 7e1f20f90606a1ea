import DesignTokens
import Patterns
import SwiftOutline

/// Constants of bodies that hold whichever of two themes is shown.
extension InstancesInSight {
  /// A constant of a body.
  struct Local {
    /// The first token of what declares it.
    var start: UInt32
    var key: String
    var name: String
  }

  static let climbLimit = 128
  /// Of longer bodies what comes first is looked at.
  private static let mostStatements = 512

  /// The names of the constants that the bodies around a place declare before it, by what they are: `=Theme.current()` for
  /// the function that gives one, `?Theme` for one of two that the appearance chooses.
  mutating func locals(at node: UInt32) -> [String: SitePlace.Local] {
    var found: [String: SitePlace.Local] = [:]
    var child = node
    for _ in 0..<Self.climbLimit {
      let parent = outline.nodes[Int(child)].parent
      guard parent != Node.none else { break }
      switch outline.nodes[Int(parent)].kind {
      case .block, .closure, .switchCase:
        let start = outline.nodes[Int(child)].firstToken
        for local in locals(of: parent) where local.start < start && found[local.key] == nil {
          found[local.key] = SitePlace.Local(name: local.name, offset: Int(outline.tokens[Int(local.start)].start))
        }
      case .structDeclaration, .classDeclaration, .enumDeclaration, .extensionDeclaration, .actorDeclaration, .file:
        return found
      default: break
      }
      child = parent
    }
    return found
  }

  private mutating func locals(of body: UInt32) -> [Local] {
    if let known = knownLocals[body] { return known }
    var locals: [Local] = []
    for statement in outline.children(of: body).prefix(Self.mostStatements) {
      let this = outline.nodes[Int(statement)]
      guard this.kind == .variable, this.flags.contains(.isLet) else { continue }
      for binding in outline.children(of: statement) where outline.nodes[Int(binding)].kind == .binding {
        guard outline.nodes[Int(binding)].name != Node.none, let key = themeKey(of: binding) else { continue }
        locals.append(Local(start: this.firstToken, key: key, name: outline.name(of: binding)))
      }
    }
    knownLocals[body] = locals
    return locals
  }

  private func themeKey(of binding: UInt32) -> String? {
    guard let value = outline.children(of: binding).first(where: { outline.nodes[Int($0)].role == .initialValue })
    else {
      return nil
    }
    let this = outline.nodes[Int(value)]
    if this.kind == .call {
      guard let path = outline.path(this.firstChild), path.count > 1, path[0].first?.isUppercase == true,
        outline.children(of: value).dropFirst().allSatisfy(isOpen)
      else { return nil }
      return "=\(path.joined(separator: "."))()"
    }
    guard let themes = outline.appearances(ofTernary: value), let light = outline.path(themes.light),
      let dark = outline.path(themes.dark), light.count > 1, light.dropLast() == dark.dropLast()
    else { return nil }
    return "?" + light.dropLast().joined(separator: ".")
  }

  /// Whether an argument is what the code around knows, rather than this theme or that: `scheme`, not `.dark`.
  private func isOpen(_ argument: UInt32) -> Bool {
    outline.path(outline.nodes[Int(argument)].firstChild)?.first?.first?.isLowercase == true
  }
}
