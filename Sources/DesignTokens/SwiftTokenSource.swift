import SwiftOutline

/// What one Swift file says of design tokens: a summary that needs the file no more.
package struct SwiftTokenSource: Sendable, Hashable {
  package var path: String
  package var definitions: [SwiftDefinition] = []
  package var hexInitializers: [HexInitializer] = []
  /// Initializers of colors that take channels under the labels of the frameworks' own.
  var channelInitializers: [HexInitializer.Key] = []
  var templates: [SwiftCaseTemplate] = []
  var helpers: [SwiftCaseHelper] = []
  var typealiases: [Alias] = []
  /// Types whose instances also show the members of another: `subscript(dynamicMember: KeyPath<Tokens, Color>)`.
  var dynamicMembers: [Alias] = []
  /// The types that are declared or extended at the top of the file.
  var rootTypes: Set<String> = []
  /// How the file names assets through generated accessors.
  var assetUses: Set<[String]> = []
  /// The properties that its code gives other values: `Type.name`, and `*.name` of an instance's.
  var assigned: Set<String> = []
  /// The cases of the enums declared here.
  var enums: [Enumeration] = []
  /// Initializers of colors that take a case of an enum.
  var paletteInitializers: [PaletteInitializer] = []
  /// What is known of the types declared here, by their paths.
  var traits: [String: TypeTraits] = [:]
  /// The types of what its wrappers of colors and fonts give.
  var memberTypes = SwiftMemberTypes()
  /// The modules it imports, and those it hands on.
  var imports: Set<String> = []
  var reexports: Set<String> = []
  /// The framework for which it makes colors and fonts, where it imports no other.
  var framework: Framework?
  /// The targets of a package, where the file is its manifest.
  var targets: [Target] = []
  /// The targets of a package's libraries.
  var products: [String: [String]] = [:]
  /// Static properties that lead from a type to a namespace for it: `static var ds: DS<Self>.Type`.
  var namespaces: [Namespace] = []
  /// Functions that make design values of their arguments.
  var functions: [SwiftFunction] = []
  /// Types whose instances hold the parts of design values.
  var records: [SwiftRecord] = []
  /// What types that hold design tokens inherit from or conform to.
  var inheritance: [Alias] = []
  /// The protocols that types conform to which may be enums.
  var conformances: [Alias] = []
  /// The properties of enums that may be parts of design values, `Type.name`, whether they can be read or not.
  var caseProperties: Set<String> = []
  /// The types of values of the environment, by their names.
  var environment: [Alias] = []
  /// Types of properties that may hold instances with design tokens.
  var heldTypes: Set<String> = []
  /// Static members that are colors, whose values cannot be read.
  var unreadColors: [[String]] = []

  /// `UIColor(shade: .blue50)`, over an enum whose raw values are hex digits. `hexInitializers` says how they are read.
  struct PaletteInitializer: Sendable, Hashable {
    var type: String
    var label: String
    var enumName: [String]
    var access: SwiftDefinition.Access
  }

  /// `Color.ds`, of type `DS<Color>` or `DS<Color>.Type`.
  struct Namespace: Sendable, Hashable {
    var type: String
    var accessor: String
    /// Whether it is the type itself, so that its static members are behind the accessor.
    var isMetatype: Bool
  }

  struct Alias: Sendable, Hashable {
    var path: [String]
    var target: [String]
  }

  /// What the declaration of a type tells of the names in it.
  struct TypeTraits: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    /// An enum without cases: nothing but a place for names.
    static let namespace = TypeTraits(rawValue: 1)
    /// A view, a controller or a style, which owns what it holds.
    static let component = TypeTraits(rawValue: 2)
    /// Static members of its extensions are no members of the protocol itself.
    static let `protocol` = TypeTraits(rawValue: 4)
    /// Declared public.
    static let visible = TypeTraits(rawValue: 8)
    /// Declared without being public: whatever its extensions say, only its module sees it.
    static let hidden = TypeTraits(rawValue: 16)
    /// Has parameters, without which no member of the type itself can be named.
    static let generic = TypeTraits(rawValue: 32)
    /// One of its instances is the one that people chose: `static var current: Self`.
    static let chosen = TypeTraits(rawValue: 64)
  }

  struct Enumeration: Sendable, Hashable {
    var path: [String]
    var cases: [String]
    /// What those cases carry that carry values, `case custom(CGFloat)`: as the parameters of a function.
    var payloads: [String: [SwiftFunction.Parameter]] = [:]
    /// How far its own declaration reaches.
    var access = SwiftDefinition.Access.everywhere
    var needs = TokenNeeds()
    /// Whether it, or a part of its cases, is under an `#if`.
    var isConditional = false
  }

  package init(path: String) {
    self.path = path
  }

  /// The properties and functions of enums that give each case one value, as they stand in the file.
  package var sharedDefinitions: [SwiftDefinition] {
    templates.lazy.filter { $0.parameter == nil && !$0.isForPayloads }.map(\.definition)
  }

  /// Where the functions stand whose values are those of tokens: what is in one cannot be replaced by such a token.
  package var functionRanges: [Range<Int>] {
    functions.map(\.range) + definitions.lazy.filter(\.shape.isModifier).map(\.range)
  }

  /// Whether the file has nothing to say.
  package var isEmpty: Bool {
    definitions.isEmpty && hexInitializers.isEmpty && channelInitializers.isEmpty && templates.isEmpty
      && helpers.isEmpty && typealiases.isEmpty
      && dynamicMembers.isEmpty && enums.isEmpty && assetUses.isEmpty && traits.isEmpty && imports.isEmpty
      && paletteInitializers.isEmpty && memberTypes.isEmpty && namespaces.isEmpty && functions.isEmpty
      && records.isEmpty && inheritance.isEmpty && environment.isEmpty && heldTypes.isEmpty && assigned.isEmpty
      && conformances.isEmpty && caseProperties.isEmpty && unreadColors.isEmpty
      && !isManifest
  }

  private var isManifest: Bool {
    path.hasSuffix("Package.swift") || path.hasSuffix("Project.swift")
  }

  /// Reads the definitions of a file; nil where there is none.
  ///
  /// - Parameter modules: What the file imports, for a caller who has read it already.
  package static func read(
    _ outline: Outline, path: String, reader: ValueReader, modules: Outline.ImportedModules? = nil
  ) -> SwiftTokenSource? {
    var source = SwiftTokenSource(path: path)
    var definitions = SwiftDefinitionReader(
      outline: outline, values: SwiftValueReader(outline: outline, reader: reader))
    definitions.readFile(into: &source)
    let assignments = SwiftAssignments(outline)
    source.assigned = assignments.shared
    for index in source.definitions.indices where source.definitions[index].isVariable {
      source.definitions[index].isSet = source.definitions[index].path.last.map(assignments.own.contains) ?? false
    }
    source.assetUses = SwiftAssetUses(outline: outline).paths()
    let modules = modules ?? outline.importedModules
    source.imports = modules.all.filter { !SwiftModules.systemModules.contains($0) }
    source.reexports = modules.exported
    source.framework = Framework(imports: modules.all)
    if path.hasSuffix("Package.swift") {
      source.targets = outline.packageTargets
      source.products = outline.packageProducts
    }
    return source.isEmpty ? nil : source
  }
}
