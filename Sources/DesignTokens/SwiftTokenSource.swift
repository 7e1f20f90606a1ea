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
    module = SwiftTokenSource.module(ofPath: path)
  }

  /// Whether the file has nothing to say.
  package var isEmpty: Bool {
    definitions.isEmpty && hexInitializers.isEmpty && templates.isEmpty && helpers.isEmpty && typealiases.isEmpty
      && enums.isEmpty
  }

  /// Reads the definitions of a file; nil where there is none.
  package static func read(_ outline: Outline, path: String, reader: ValueReader) -> SwiftTokenSource? {
    var source = SwiftTokenSource(path: path)
    var definitions = SwiftDefinitionReader(
      outline: outline, values: SwiftValueReader(outline: outline, reader: reader))
    definitions.readFile(into: &source)
    return source.isEmpty ? nil : source
  }

  /// The module by the layout of a Swift package: `…/Sources/<Module>/…`.
  static func module(ofPath path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let sources = parts.dropLast(2).lastIndex(of: "Sources"), !parts[..<sources].contains("Projects") else {
      return nil
    }
    return String(parts[sources + 1])
  }

}
