import Markup

/// Reads variables of Figma: collections of them, with one value for each mode.
struct FigmaReader {
  let file: DocumentFile
  private(set) var tokens: [DocumentToken] = []
  var problems: DocumentProblems

  /// One collection, with its modes.
  struct Collection {
    var name: String
    var modes: [(id: String, name: String)]
    var defaultMode: String?
    /// The modes by appearance.
    private(set) var modeIndices: [Appearance: Int] = [:]
    private(set) var appearances: Set<Appearance>
    /// The modes that hold in no appearance; empty where the configuration chooses.
    let remark: String?

    init(name: String, modes: [(id: String, name: String)], defaultMode: String?, _ mapping: ModeMapping) {
      self.name = name
      self.modes = modes
      self.defaultMode = defaultMode
      let preferred = modes.first { $0.id == defaultMode }?.name
      let choice = AppearanceChoice(modes.map(\.name), within: name, preferred: preferred, mapping)
      appearances = choice.appearances
      remark = choice.remark(on: "mode", of: name)
      for appearance in Appearance.all { modeIndices[appearance] = choice.index(for: appearance) }
    }
  }

  struct Variable {
    var name: String
    var type: String
    var collection: Int?
    /// By mode.
    var values: [String: MarkupNode]
    var scopes: [String] = []
    var summary: String?
    var swiftCode: String?
    var isDeleted = false
    var definition: DesignToken.Definition
  }

  private(set) var collections: [Collection] = []
  private(set) var variables: [Variable] = []
  private var collectionIndices: [String: Int] = [:]
  private var variableIndices: [String: Int] = [:]
  private var countsTo255 = false

  init(_ file: DocumentFile, problems: DocumentProblems) {
    self.file = file
    self.problems = problems
  }

  mutating func read(_ shape: DocumentShape) {
    if shape == .figmaCollections { readExport() } else { readVariables() }
    resolve()
  }

  // MARK: The shape of Figma's REST interface

  private mutating func readVariables() {
    let root = file.root["meta"] ?? file.root
    for (id, node) in Self.identified(root["variableCollections"] ?? root["collections"]) {
      let modes = (node["modes"]?.items ?? []).compactMap { mode in
        mode["modeId"]?.text.map { ($0, mode["name"]?.text ?? $0) }
      }
      collectionIndices[id] = collections.count
      add(
        Collection(name: node["name"]?.text ?? "", modes: modes, defaultMode: node["defaultModeId"]?.text, file.modes),
        at: node)
    }
    for (id, node) in Self.identified(root["variables"]) { addVariable(id, node) }
  }

  /// Adds a collection, and says which of its modes hold nowhere.
  private mutating func add(_ collection: Collection, at node: MarkupNode) {
    collections.append(collection)
    guard let remark = collection.remark else { return }
    problems.add(.warning, remark, at: file.definition(node["name"]?.position ?? node.position))
  }

  /// The objects of a list or of a mapping, with their identifiers.
  private static func identified(_ node: MarkupNode?) -> [(String, MarkupNode)] {
    guard let node else { return [] }
    if let items = node.items { return items.compactMap { item in item["id"]?.text.map { ($0, item) } } }
    return (node.members ?? []).map { ($0.value["id"]?.text ?? $0.key, $0.value) }
  }

  private mutating func addVariable(_ id: String, _ node: MarkupNode) {
    guard let name = node["name"]?.text, let type = (node["resolvedType"] ?? node["type"])?.text else {
      problems.add(.error, "a variable needs a 'name' and a 'resolvedType'", at: file.definition(node.position))
      return
    }
    var values: [String: MarkupNode] = [:]
    for entry in node["valuesByMode"]?.members ?? [] { values[entry.key] = entry.value }
    let collection = (node["variableCollectionId"]?.text).flatMap { collectionIndices[$0] }
    if collection == nil, let unknown = node["variableCollectionId"] {
      problems.add(
        .warning, "\(quotedName(name)): there is no collection \(quotedName(unknown.text ?? ""))",
        at: file.definition(unknown.position), token: Self.path(of: name))
    }
    variableIndices[id] = variables.count
    variables.append(
      Variable(
        name: name, type: type, collection: collection, values: values,
        scopes: Self.texts(node["scopes"]),
        summary: Self.text(node["description"]), swiftCode: Self.text(node["codeSyntax"]?["iOS"]),
        isDeleted: node["deletedButReferenced"]?.boolean == true,
        definition: file.definition(node["name"]?.position ?? node.position)))
  }

  // MARK: The shape of exporting plugins

  private mutating func readExport() {
    for node in file.root["collections"]?.items ?? [] {
      let name = node["name"]?.text ?? ""
      let modes = node["modes"]?.items ?? []
      let names = modes.enumerated().map { $0.element["name"]?.text ?? "\($0.offset)" }
      let index = collections.count
      add(Collection(name: name, modes: names.map { ($0, $0) }, defaultMode: names.first, file.modes), at: node)
      for (mode, modeName) in zip(modes, names) {
        for variable in mode["variables"]?.items ?? [] { addExported(variable, modeName, name, index) }
      }
    }
    countsTo255 = variables.contains { $0.values.values.contains(where: Self.isAboveOne) }
  }

  /// Whether a color has a channel that is no fraction. The plugin's setting is for a whole file.
  private static func isAboveOne(_ value: MarkupNode) -> Bool {
    ["r", "g", "b"].contains { (value[$0]?.number ?? 0) > 1.0001 }
  }

  private mutating func addExported(_ node: MarkupNode, _ mode: String, _ collection: String, _ index: Int) {
    guard let name = node["name"]?.text, let value = node["value"] else {
      problems.add(.error, "a variable needs a 'name' and a 'value'", at: file.definition(node.position))
      return
    }
    let id = Self.exportedID(collection, name)
    if let known = variableIndices[id] {
      variables[known].values[mode] = value
      return
    }
    variableIndices[id] = variables.count
    variables.append(
      Variable(
        name: name, type: node["type"]?.text ?? "", collection: index, values: [mode: value],
        scopes: Self.texts(node["scopes"]),
        summary: Self.text(node["description"]), swiftCode: Self.text(node["codeSyntax"]?["iOS"]),
        definition: file.definition(node["name"]?.position ?? node.position)))
  }

  private static func texts(_ node: MarkupNode?) -> [String] { (node?.items ?? []).compactMap { $0.text } }

  private static func text(_ node: MarkupNode?) -> String? {
    guard let text = node?.text, !text.isEmpty else { return nil }
    return text
  }

  private static func exportedID(_ collection: String, _ name: String) -> String { collection + "\u{0}" + name }

  // MARK: Aliases

  private struct Place: Hashable {
    var variable: Int
    var mode: String
  }

  private var outcomes: [Place: MarkupNode?] = [:]

  private mutating func resolve() {
    for index in variables.indices {
      let variable = variables[index]
      guard !variable.isDeleted || !variable.values.isEmpty else { continue }
      let collection = variable.collection.map { collections[$0] }
      var nodes: [Appearance: MarkupNode?] = [:]
      for appearance in Appearance.all {
        guard let mode = mode(of: index, for: appearance) else { continue }
        guard appearance == .any || collection?.appearances.contains(appearance) == true || isAlias(index, mode) else {
          continue
        }
        nodes[appearance] = .some(follow(Place(variable: index, mode: mode), appearance))
      }
      let maker = FigmaTokenMaker(variable: variable, file: file, countsTo255: countsTo255)
      tokens.append(maker.token(nodes, aliasOf: target(of: index), &problems))
    }
  }

  private func mode(of index: Int, for appearance: Appearance) -> String? {
    let variable = variables[index]
    if let collection = variable.collection.map({ collections[$0] }), let mode = collection.modeIndices[appearance] {
      if variable.values[collection.modes[mode].id] != nil { return collection.modes[mode].id }
      if let base = collection.defaultMode, variable.values[base] != nil { return base }
    }
    return variable.values.keys.min()
  }

  private func isAlias(_ index: Int, _ mode: String) -> Bool { variables[index].values[mode].flatMap(alias) != nil }

  private func alias(_ node: MarkupNode) -> String? {
    if node["type"]?.text == "VARIABLE_ALIAS" { return node["id"]?.text ?? "" }
    guard let collection = node["collection"]?.text, let name = node["name"]?.text else { return nil }
    return Self.exportedID(collection, name)
  }

  private func target(of index: Int) -> String? {
    guard let mode = mode(of: index, for: .any), let id = variables[index].values[mode].flatMap(alias) else {
      return nil
    }
    return variableIndices[id].map { Self.path(of: variables[$0].name) }
  }

  /// A name as the path of a token: `text.main` for `text/main`.
  private static func path(of name: String) -> String { name.split(separator: "/").joined(separator: ".") }

  /// The value at the end of a chain of aliases, whose ends are kept for what else leads there.
  private mutating func follow(_ start: Place, _ appearance: Appearance) -> MarkupNode? {
    var chain: [Place] = []
    var seen: Set<Place> = []
    var place = start
    var result: MarkupNode?
    while true {
      if let known = outcomes[place] {
        result = known
        break
      }
      guard seen.insert(place).inserted else {
        for looping in chain {
          let name = variables[looping.variable].name
          problems.add(
            .error, "\(quotedName(name)) refers to itself: a cycle", at: variables[looping.variable].definition,
            token: Self.path(of: name))
        }
        break
      }
      chain.append(place)
      guard let node = variables[place.variable].values[place.mode] else { break }
      guard let id = alias(node) else {
        result = node
        break
      }
      guard let next = variableIndices[id] else {
        problems.add(
          .warning, "\(quotedName(variables[place.variable].name)) refers to a variable that is not here",
          at: file.definition(node.position), losesValue: true, token: Self.path(of: variables[place.variable].name))
        break
      }
      guard let mode = sameMode(of: next, as: place, appearance) else { break }
      place = Place(variable: next, mode: mode)
    }
    for place in chain { outcomes[place] = result }
    return result
  }

  /// The mode of the same name, and otherwise the one of the appearance.
  private func sameMode(of index: Int, as place: Place, _ appearance: Appearance) -> String? {
    let from = variables[place.variable].collection
    let to = variables[index].collection
    if from == to, variables[index].values[place.mode] != nil { return place.mode }
    if let from, let to, let name = collections[from].modes.first(where: { $0.id == place.mode })?.name,
      let same = collections[to].modes.first(where: { $0.name == name }), variables[index].values[same.id] != nil
    {
      return same.id
    }
    return mode(of: index, for: appearance)
  }
}
