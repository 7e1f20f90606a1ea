import Markup

/// Reads a resolver document of the Design Tokens Format: which sets and contexts lie over each other.
struct ResolverReader {
  let file: DocumentFile
  private var files: [String: DocumentFile]
  /// What lies in a file that could not be read is not complained about again.
  private var unreadable: Set<String> = []
  private(set) var usedPaths: Set<String> = []
  var problems: DocumentProblems

  /// How many sources all sets and contexts may have together.
  private static let sourceLimit = 4096
  private var sourceCount = 0

  init(_ file: DocumentFile, files: [DocumentFile], problems: DocumentProblems) {
    self.file = file
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    self.problems = problems
  }

  private mutating func complain(_ message: String, at node: MarkupNode, _ severity: DocumentProblem.Severity = .error)
  {
    problems.add(severity, message, at: file.definition(node.position))
  }

  // MARK: Order

  private enum Layer {
    case set([MarkupNode])
    case modifier(Modifier)
  }

  private struct Modifier {
    var name: String
    var contexts: [(name: String, sources: [MarkupNode])]
    var defaultName: String?
    var modes: ModeMapping

    var choice: AppearanceChoice {
      AppearanceChoice(contexts.map(\.name), within: name, preferred: defaultName, modes)
    }
  }

  mutating func scenes(load: (String) -> [UInt8]?) -> [SceneStack] {
    checkVersion()
    let layers = layers()
    var appearances: Set<Appearance> = [.any]
    for case .modifier(let modifier) in layers { appearances.formUnion(modifier.choice.appearances) }
    if appearances.contains(.dark), appearances.contains(.highContrast) { appearances.insert(.darkHighContrast) }
    var stacks: [SceneStack] = []
    var read: [MarkupPosition: [TokenTree]] = [:]
    for appearance in Appearance.all where appearances.contains(appearance) {
      var trees: [TokenTree] = []
      for layer in layers {
        let sources: [MarkupNode] =
          switch layer {
          case .set(let sources): sources
          case .modifier(let modifier):
            modifier.choice.index(for: appearance).map { modifier.contexts[$0].sources } ?? []
          }
        for source in sources {
          let found = read[source.position] ?? self.trees(of: source, depth: 0, load)
          read[source.position] = found
          trees += found
        }
      }
      stacks.append(SceneStack(appearance: appearance, trees: trees))
    }
    checkUnusedContexts(layers, &read, load)
    return stacks
  }

  /// The contexts that no appearance needs are read too, for their mistakes.
  private mutating func checkUnusedContexts(
    _ layers: [Layer], _ read: inout [MarkupPosition: [TokenTree]], _ load: (String) -> [UInt8]?
  ) {
    for case .modifier(let modifier) in layers {
      for source in modifier.contexts.flatMap(\.sources) where read[source.position] == nil {
        read[source.position] = trees(of: source, depth: 0, load)
      }
    }
  }

  private mutating func checkVersion() {
    guard let version = file.root["version"] else {
      return complain("a resolver document needs a 'version'", at: file.root, .warning)
    }
    if version.text != "2025.10" { complain("the version is not known; it is read as 2025.10", at: version, .warning) }
  }

  private mutating func layers() -> [Layer] {
    var layers: [Layer] = []
    var names: Set<String> = []
    for item in file.root["resolutionOrder"]?.items ?? [] {
      if let pointer = item.pointer {
        if let layer = layer(pointer, at: item) { layers.append(layer) }
        continue
      }
      guard let name = item["name"]?.text else {
        complain("an entry of 'resolutionOrder' needs a '$ref' or a 'name'", at: item)
        continue
      }
      if !names.insert(name).inserted {
        complain("the name \(quotedName(name)) is already in 'resolutionOrder'", at: item)
      }
      switch item["type"]?.text {
      case "set": layers.append(.set(sources(of: item)))
      case "modifier": layers.append(.modifier(modifier(name, item)))
      default: complain("the 'type' must be \"set\" or \"modifier\"", at: item)
      }
    }
    return layers
  }

  private mutating func layer(_ pointer: String, at node: MarkupNode) -> Layer? {
    guard let path = JSONPointer(pointer)?.segments, path.count == 2, path[0] == "sets" || path[0] == "modifiers" else {
      complain("\(quotedName(pointer)) is neither '#/sets/…' nor '#/modifiers/…'", at: node)
      return nil
    }
    guard let target = file.root[path[0]]?[path[1]] else {
      complain("there is nothing at \(quotedName(pointer))", at: node)
      return nil
    }
    return path[0] == "sets" ? .set(sources(of: target)) : .modifier(modifier(path[1], target))
  }

  private mutating func sources(of set: MarkupNode) -> [MarkupNode] {
    guard let sources = set["sources"]?.items else {
      complain("a set needs a list of 'sources'", at: set)
      return []
    }
    return sources
  }

  private mutating func modifier(_ name: String, _ node: MarkupNode) -> Modifier {
    var modifier = Modifier(name: name, contexts: [], defaultName: node["default"]?.text, modes: file.modes)
    if let misspelt = node["context"], node["contexts"] == nil {
      complain("'context' is spelt 'contexts'", at: misspelt, .warning)
    }
    for entry in (node["contexts"] ?? node["context"])?.members ?? [] {
      modifier.contexts.append((entry.key, entry.value.items ?? []))
      if entry.value.items == nil { complain("a context is a list of sources", at: entry.value) }
    }
    switch modifier.contexts.count {
    case 0: complain("the modifier \(quotedName(name)) has no contexts", at: node)
    case 1: complain("the modifier \(quotedName(name)) has only one context", at: node, .warning)
    default: break
    }
    if let name = modifier.defaultName, let node = node["default"],
      !modifier.contexts.contains(where: { $0.name.lowercased() == name.lowercased() })
    {
      complain("the default \(quotedName(name)) is none of the contexts", at: node)
    }
    if let remark = modifier.choice.remark(on: "context", of: name) {
      let ignored = modifier.choice.ignored.first
      let entry = (node["contexts"] ?? node["context"])?.members?.first { $0.key == ignored }
      problems.add(.warning, remark, at: file.definition(entry?.keyPosition ?? node.position))
    }
    return modifier
  }

  // MARK: Sources

  /// Tokens in the document itself.
  mutating func inlineTrees() -> [TokenTree] {
    var sources: [MarkupNode] = []
    for set in file.root["sets"]?.members ?? [] { sources += set.value["sources"]?.items ?? [] }
    var modifiers = (file.root["modifiers"]?.members ?? []).map(\.value)
    for item in file.root["resolutionOrder"]?.items ?? [] {
      sources += item["sources"]?.items ?? []
      modifiers.append(item)
    }
    for modifier in modifiers {
      for context in (modifier["contexts"] ?? modifier["context"])?.members ?? [] {
        sources += context.value.items ?? []
      }
    }
    return sources.filter { $0.pointer == nil }.map {
      TokenTreeReader.read($0, of: file, as: .dtcg, name: "", &problems)
    }
  }

  private mutating func trees(of source: MarkupNode, depth: Int, _ load: (String) -> [UInt8]?) -> [TokenTree] {
    sourceCount += 1
    guard depth < 16, sourceCount < Self.sourceLimit else {
      complain("sets refer to each other too often", at: source)
      return []
    }
    guard let reference = source.pointer else {
      return [TokenTreeReader.read(source, of: file, as: .dtcg, name: "", &problems)]
    }
    if let path = JSONPointer(reference)?.segments {
      if path.count == 2, path[0] == "$defs", let tokens = file.root[path[0]]?[path[1]] {
        return [TokenTreeReader.read(tokens, of: file, as: .dtcg, name: "", &problems)]
      }
      guard path.count == 2, path[0] == "sets", let set = file.root["sets"]?[path[1]] else {
        complain("\(quotedName(reference)) is no set of this document", at: source)
        return []
      }
      return sources(of: set).flatMap { trees(of: $0, depth: depth + 1, load) }
    }
    return tree(inFile: reference, at: source, load).map { [$0] } ?? []
  }

  private mutating func tree(inFile reference: String, at source: MarkupNode, _ load: (String) -> [UInt8]?)
    -> TokenTree?
  {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard !reference.contains("://") else {
      complain("\(quotedName(reference)) is on a network; only files are read", at: source)
      return nil
    }
    guard let path = Self.join(parts[0], besides: file.path) else {
      complain("\(quotedName(parts[0])) lies outside of the project", at: source)
      return nil
    }
    guard path != file.path else {
      complain("a resolver document is no source of tokens", at: source)
      return nil
    }
    guard let document = document(at: path, source, load) else { return nil }
    usedPaths.insert(path)
    var node = document.root
    if parts.count > 1 {
      let fragment = parts[1].hasPrefix("/") ? parts[1] : "/" + parts[1]
      for name in JSONPointer("#" + fragment)?.segments ?? [] where !name.isEmpty {
        guard let next = node[name] else {
          complain("there is no \(quotedName(parts[1])) in \(quotedName(parts[0]))", at: source)
          return nil
        }
        node = next
      }
    }
    if DocumentShape(node) == .resolver {
      complain("a resolver document is no source of tokens", at: source)
      return nil
    }
    return TokenTreeReader.read(node, of: document, as: .dtcg, name: path, &problems)
  }

  private mutating func document(at path: String, _ source: MarkupNode, _ load: (String) -> [UInt8]?) -> DocumentFile? {
    if let document = files[path] { return document }
    guard !unreadable.contains(path) else { return nil }
    guard let bytes = load(path) else {
      unreadable.insert(path)
      complain("there is no file \(quotedName(path))", at: source)
      return nil
    }
    guard let document = DocumentFile(path, bytes, modes: file.modes, &problems) else {
      unreadable.insert(path)
      return nil
    }
    files[path] = document
    return document
  }

  /// A path beside another one; `nil` where it leaves the folder that all paths start at.
  static func join(_ relative: String, besides path: String) -> String? {
    guard relative.utf8.first != UInt8(ascii: "/"), !relative.isEmpty else { return nil }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var parts = path.split(separator: "/").map(String.init)
    _ = parts.popLast()
    for part in relative.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(String(part))
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}
