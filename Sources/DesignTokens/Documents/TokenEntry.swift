import Markup

/// One token of a document as written, its value not yet looked at.
struct TokenEntry: Sendable {
  var path: [String]
  var key: TokenKey
  var ownType: String?
  /// The type of the nearest group that has one, and how deep that group lies.
  var groupType: String?
  var groupTypeDepth = 0
  /// The value; of a token that is a JSON reference the object that holds it.
  var value: MarkupNode
  /// Whether the token is `{"$ref": …}` without a value of its own.
  var isPointer = false
  /// Whether the document spells `value` rather than `$value`.
  var isLegacy = false
  var summary: String?
  var deprecation: DesignToken.Deprecation?
  var extensions: MarkupNode?
  /// The values of other modes than the default one.
  var modes: [Appearance: MarkupNode] = [:]
  var definition: DesignToken.Definition

  /// As people write it.
  var name: String { namePath.joined(separator: ".") }

  /// What Figma's own export says that the number is for.
  var figmaScopes: [String] { (extensions?["com.figma.scopes"]?.items ?? []).compactMap(\.text) }

  /// How Swift writes the token, as Figma's own export has it.
  var figmaCode: String? { extensions?["com.figma.codeSyntax"]?["iOS"]?.text }

  func value(in appearance: Appearance) -> MarkupNode { modes[appearance] ?? value }

  /// The path without the name that only stands for the token of a group itself.
  var namePath: [String] {
    let path = path.first?.hasPrefix("@") == true && path.count > 1 ? Array(path.dropFirst()) : path
    return path.last == "$root" && path.count > 1 ? path.dropLast() : path
  }
}

/// A group that takes over what another one holds.
struct GroupExtension: Sendable {
  var group: [String]
  var target: TokenKey
  var definition: DesignToken.Definition
}

/// The tokens and groups of one document, or of a part of one.
struct TokenTree: Sendable {
  /// What the file or the set is called, which may tell an appearance.
  var name: String
  /// The mode whose values it has, where it says so.
  var mode: String?
  var entries: [TokenEntry] = []
  var groups: Set<TokenKey> = []
  var groupTypes: [TokenKey: String] = [:]
  var extensions: [GroupExtension] = []
}

extension TokenTree {
  /// The names that a theme may call a set: a file is the set of its path below the folder of the sets.
  var setNames: [String] {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.indices.prefix(32).map { parts[$0...].joined(separator: "/") }
  }
}
