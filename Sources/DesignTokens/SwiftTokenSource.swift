import SwiftOutline

/// What one Swift file says of design tokens: a summary that needs the file no more.
package struct SwiftTokenSource: Sendable, Hashable {
  package var path: String
  package var module: String?
  package var definitions: [SwiftDefinition] = []
  package var hexInitializers: [HexInitializer] = []
  var templates: [SwiftCaseTemplate] = []
  var helpers: [SwiftCaseHelper] = []
  var typealiases: [Alias] = []
  /// Types whose instances also show the members of another: `subscript(dynamicMember: KeyPath<Tokens, Color>)`.
  var dynamicMembers: [Alias] = []
  /// The types that are declared or extended at the top of the file.
  var rootTypes: Set<String> = []
  /// How the file names assets through generated accessors.
  var assetUses: Set<[String]> = []
  /// The cases of the enums declared here.
  var enums: [Enumeration] = []

  struct Alias: Sendable, Hashable {
    var path: [String]
    var target: [String]
  }

  struct Enumeration: Sendable, Hashable {
    var path: [String]
    var cases: [String]
  }

  package init(path: String) {
    self.path = path
    module = SwiftModule.name(ofPath: path)
  }

  /// Whether the file has nothing to say.
  package var isEmpty: Bool {
    definitions.isEmpty && hexInitializers.isEmpty && templates.isEmpty && helpers.isEmpty && typealiases.isEmpty
      && dynamicMembers.isEmpty && enums.isEmpty && assetUses.isEmpty
  }

  /// Reads the definitions of a file; nil where there is none.
  package static func read(_ outline: Outline, path: String, reader: ValueReader) -> SwiftTokenSource? {
    var source = SwiftTokenSource(path: path)
    var definitions = SwiftDefinitionReader(
      outline: outline, values: SwiftValueReader(outline: outline, reader: reader))
    definitions.readFile(into: &source)
    source.assetUses = SwiftAssetUses(outline: outline).paths()
    return source.isEmpty ? nil : source
  }
}
