import Markup

/// Design tokens that are documents: read, merged, their references followed.
package enum DocumentTokens {
  /// Reads the documents of one source together, so that their tokens may refer to each other.
  ///
  /// - Parameters:
  ///   - files: In the order that decides which of two tokens of one path wins: the later.
  ///   - modes: What is known of the modes in them beside their names.
  ///   - load: Gives the bytes of a file that a resolver document names and that is not among `files`. Its path is in the
  ///     terms of theirs and does not leave their folder.
  package static func read(
    _ files: [(path: String, bytes: [UInt8])], format: DocumentFormat, modes: ModeMapping = ModeMapping(),
    load: (String) -> [UInt8]? = { _ in nil }
  ) -> (tokens: [DocumentToken], problems: [DocumentProblem], unknownModes: [UnknownMode]) {
    var reader = DocumentSetReader(format: format, modes: modes)
    for file in files { reader.parse(file.path, file.bytes) }
    reader.read(load: load)
    return (reader.tokens, reader.problems.list, modes.missing(in: reader.files))
  }

  /// Whether a type is one that design tokens have values of; those of Figma's variables are in capitals.
  package static func isDesignType(_ name: String) -> Bool {
    if ["COLOR", "FLOAT"].contains(name) { return true }
    return ValueType(name).map { $0.kind != .text } ?? false
  }

  /// How many tokens of each type a document defines, before sets, modes and contexts are folded; `?` has no type.
  package static func typeCounts(in bytes: [UInt8], path: String, format: DocumentFormat) -> [String: Int] {
    var reader = DocumentSetReader(format: format)
    reader.parse(path, bytes)
    var counts: [String: Int] = [:]
    for type in reader.definedTypes() { counts[type ?? "?", default: 0] += 1 }
    return counts
  }
}

/// Reads the documents of one source.
struct DocumentSetReader {
  let format: DocumentFormat
  let modes: ModeMapping
  private(set) var files: [DocumentFile] = []
  private(set) var tokens: [DocumentToken] = []
  var problems = DocumentProblems()

  init(format: DocumentFormat, modes: ModeMapping = ModeMapping()) {
    self.format = format
    self.modes = modes
  }

  mutating func parse(_ path: String, _ bytes: [UInt8]) {
    if let file = DocumentFile(path, bytes, modes: modes, &problems) { files.append(file) }
  }

  mutating func read(load: (String) -> [UInt8]?) {
    let shapes = files.map { DocumentShape($0.root) }
    var used: Set<String> = []
    for (file, shape) in zip(files, shapes) where shape == .resolver {
      var resolver = ResolverReader(file, files: files, problems: problems)
      let scenes = resolver.scenes(load: load)
      problems = resolver.problems
      used.formUnion(resolver.usedPaths)
      add(scenes, .dtcg)
    }
    for (file, shape) in zip(files, shapes) where shape == .figmaVariables || shape == .figmaCollections {
      var reader = FigmaReader(file, problems: problems)
      reader.read(shape)
      problems = reader.problems
      tokens += reader.tokens
    }
    let rest = zip(files, shapes).filter { $0.1.isTree && !used.contains($0.0.path) }.map(\.0)
    guard !rest.isEmpty else { return }
    var layers = LayerReader(rest, format: format, problems: problems)
    let scenes = layers.scenes()
    problems = layers.problems
    add(scenes, format)
  }

  private mutating func add(_ stacks: [SceneStack], _ format: DocumentFormat) {
    var assembly = TokenAssembly(format: format, problems: problems)
    tokens += assembly.tokens(of: stacks)
    problems = assembly.problems
  }

  /// The type of every token that stands in the documents.
  mutating func definedTypes() -> [String?] {
    var entries: [TokenEntry] = []
    var variables: [String?] = []
    for file in files {
      switch DocumentShape(file.root) {
      case .resolver:
        var resolver = ResolverReader(file, files: files, problems: problems)
        entries += resolver.inlineTrees().flatMap(\.entries)
      case .figmaVariables, .figmaCollections:
        var reader = FigmaReader(file, problems: problems)
        reader.read(DocumentShape(file.root))
        variables += reader.tokens.map(\.originalType)
      case .sets, .tree, .themes, .metadata, .other:
        var layers = LayerReader([file], format: format, problems: problems)
        entries += layers.layers().flatMap(\.entries)
      }
    }
    return entries.map { $0.ownType ?? $0.groupType } + variables
  }
}

/// The appearance of a scene, and what lies in it one over the other.
struct SceneStack: Sendable {
  var appearance: Appearance
  var trees: [TokenTree]
}

/// What a document is, by its first level.
enum DocumentShape: Sendable, Hashable {
  /// Groups and tokens.
  case tree
  /// Sets of tokens, with the themes that put them together.
  case sets
  /// The themes or the order of the sets of a folder.
  case themes, metadata
  /// A resolver document of the Design Tokens Format.
  case resolver
  /// Figma's variables as its REST interface gives them, and as a plugin exports collections.
  case figmaVariables, figmaCollections
  case other

  init(_ root: MarkupNode) {
    guard root.members != nil else {
      let isThemes = root.items?.contains { $0["selectedTokenSets"] != nil } ?? false
      self = isThemes ? .themes : .other
      return
    }
    if root["resolutionOrder"]?.items != nil {
      self = .resolver
    } else if root["variables"] != nil, root["variableCollections"] != nil || root["collections"] != nil {
      self = .figmaVariables
    } else if let meta = root["meta"], meta["variables"] != nil {
      self = .figmaVariables
    } else if root["collections"]?.items != nil {
      self = .figmaCollections
    } else if root["$themes"]?.items != nil || root["$metadata"] != nil {
      self = .sets
    } else if root["tokenSetOrder"]?.items != nil {
      self = .metadata
    } else {
      self = .tree
    }
  }

  var isTree: Bool {
    switch self {
    case .resolver, .figmaVariables, .figmaCollections: false
    default: true
    }
  }
}
