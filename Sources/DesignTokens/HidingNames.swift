import Markup

/// What the names that design tokens begin with mean in the types and modules of a workspace, where those have a meaning
/// of their own for them: `Spacing` in every class below one with a nested `Spacing`.
package struct HidingNames: Hashable, Sendable {
  /// The names that are members of a type, by its path: its own, in whichever file, and those that it inherits.
  package let members: [String: Set<String>]
  /// The names at the top of a module's files, by its folder; "" for files of no known module.
  package let modules: [String: Set<String>]
  /// The members of types by the last of their names alone, which is how an inherited type is named.
  private let byLastName: [UInt32: Set<String>]

  /// Stands for all names, in a set that would be too large.
  package static let all = "*"

  package init(members: [String: Set<String>] = [:], modules: [String: Set<String>] = [:]) {
    self.members = members
    self.modules = modules
    byLastName = members.reduce(into: [:]) { byLastName, entry in
      byLastName[SourceNames.lastHash(of: entry.key), default: []].formUnion(entry.value)
    }
  }

  /// Whether no type has a member of any such name.
  package var hidesNothing: Bool { members.isEmpty }

  /// Whether a name is a member of a type.
  package func hides(_ name: String, in type: String) -> Bool { Self.holds(members[type], name) }

  /// Whether a name is a member of what inherits from a type, which is given as the hash of its last name.
  package func passesOn(_ name: String, from type: UInt32) -> Bool { Self.holds(byLastName[type], name) }

  /// Whether a name stands at the top of a module.
  func declares(_ name: String, in module: SwiftModule?) -> Bool { Self.holds(modules[module?.folder ?? ""], name) }

  private static func holds(_ names: Set<String>?, _ name: String) -> Bool {
    guard let names else { return false }
    return names.contains(name) || names.contains(all)
  }
}

extension HidingNames {
  /// As it is read back by `init(_:)`.
  package func write(to json: inout JSONLine) {
    func object(_ names: [String: Set<String>]) -> JSONValue {
      .object(
        names.sorted { $0.key < $1.key }.map { key, names in
          JSONValue.Member(name: key, value: .array(names.sorted().map { .string($0) }))
        })
    }
    json.value(["members": object(members), "modules": object(modules)])
  }

  package init(_ node: MarkupNode) throws(MarkupError) {
    func names(_ key: String) throws(MarkupError) -> [String: Set<String>] {
      var names: [String: Set<String>] = [:]
      for entry in try node[key]?.entries() ?? [] { names[entry.key] = Set(try entry.value.strings()) }
      return names
    }
    self.init(members: try names("members"), modules: try names("modules"))
  }
}
