import Markup

/// Lays files and sets of tokens over each other, as themes say or as their names do.
struct LayerReader {
  let files: [DocumentFile]
  let format: DocumentFormat
  var problems: DocumentProblems
  /// The groups at the top that references go through.
  private lazy var referencedGroups = files.reduce(into: Set<String>()) { $0.formUnion(groupsReferenced(in: $1.root)) }

  init(_ files: [DocumentFile], format: DocumentFormat, problems: DocumentProblems) {
    self.files = files
    self.format = format
    self.problems = problems
  }

  private var modes: ModeMapping { files.first?.modes ?? ModeMapping() }

  private var themes: [ThemeChoice.Theme] {
    files.flatMap { file in
      (file.root.items ?? file.root["$themes"]?.items ?? []).filter { $0["selectedTokenSets"]?.members != nil }
        .map { ThemeChoice.Theme($0, in: file) }
    }
  }

  private var setOrder: [String] {
    files.compactMap { ($0.root["$metadata"] ?? $0.root)["tokenSetOrder"]?.items }
      .flatMap { $0.compactMap(\.text) }
  }

  /// The documents, or the sets in them, in the order that decides.
  mutating func layers() -> [TokenTree] {
    var layers: [TokenTree] = []
    for file in files {
      switch DocumentShape(file.root) {
      case .themes, .metadata: continue
      case .sets: layers += sets(of: file)
      case .tree where format != .dtcg && hasSets(file): layers += sets(of: file)
      case .other:
        problems.add(.error, "expected an object of design tokens", at: file.definition(file.root.position))
      default:
        let name = Self.name(of: file.path)
        layers.append(TokenTreeReader.read(content(of: file.root, name), of: file, as: format, name: name, &problems))
        layers[layers.count - 1].mode = file.root["$extensions"]?["com.figma.modeName"]?.text
      }
    }
    return format == .dtcg ? layers : ordered(layers)
  }

  private mutating func sets(of file: DocumentFile) -> [TokenTree] {
    var layers: [TokenTree] = []
    for entry in file.root.members ?? [] where entry.key.utf8.first != UInt8(ascii: "$") {
      guard entry.value.members != nil else { continue }
      layers.append(
        TokenTreeReader.read(content(of: entry.value, entry.key), of: file, as: format, name: entry.key, &problems))
    }
    return layers
  }

  /// What a set holds: for one that is named for an appearance, and has nothing but a group of the same name, what is in
  /// that group, unless references name it.
  private mutating func content(of set: MarkupNode, _ name: String) -> MarkupNode {
    let members = (set.members ?? []).filter { $0.key.utf8.first != UInt8(ascii: "$") }
    let own = name.split(separator: "/").last.map(String.init) ?? name
    guard format != .dtcg, members.count == 1, members[0].key.lowercased() == own.lowercased(),
      members[0].value.members?.allSatisfy({ $0.value.members != nil }) == true,
      AppearanceName(own, modes).appearance != nil, !referencedGroups.contains(members[0].key)
    else { return set }
    return members[0].value
  }

  private func groupsReferenced(in root: MarkupNode) -> Set<String> {
    var groups: Set<String> = []
    var open = [root]
    while let node = open.popLast() {
      open += (node.members ?? []).map(\.value) + (node.items ?? [])
      guard let text = node.text else { continue }
      for case .reference(let reference) in ReferringText(text, readsDollars: format == .tokensStudio).pieces {
        groups.insert(String(reference.text.prefix { $0 != "." }))
      }
    }
    return groups
  }

  private func ordered(_ layers: [TokenTree]) -> [TokenTree] {
    let order = setOrder
    guard !order.isEmpty else { return layers }
    let ranks = Dictionary(order.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    func rank(_ layer: TokenTree) -> Int { layer.setNames.lazy.compactMap { ranks[$0] }.first ?? -1 }
    return layers.enumerated().map { (rank($0.element), $0.offset, $0.element) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// The path without what says that it is a token document.
  private static func name(of path: String) -> String {
    var name = path[...]
    for suffix in [".json", ".json5", ".jsonc", ".tokens"] where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
    }
    return String(name)
  }

  /// Whether the first level names sets: then its names are no part of the references in them.
  private func hasSets(_ file: DocumentFile) -> Bool {
    guard let members = file.root.members, members.allSatisfy({ $0.value.members != nil }) else { return false }
    var ignored = DocumentProblems()
    let whole = TokenTreeReader.read(file.root, of: file, as: format, name: "", &ignored)
    let keys = Set(whole.entries.map(\.key))
    let inner = Set(whole.entries.lazy.filter { $0.path.count > 1 }.map { TokenKey($0.path.dropFirst()) })
    var found = 0
    var foundInside = 0
    for entry in whole.entries.prefix(20_000) {
      var scan = ReferenceScan(readsDollars: format == .tokensStudio)
      scan.scan(entry.value)
      for reference in scan.references where !reference.isPointer {
        let plain = reference.text.hasSuffix(".value") ? String(reference.text.dropLast(6)) : reference.text
        if keys.contains(TokenKey(plain)) { found += 1 }
        if inner.contains(TokenKey(plain)) { foundInside += 1 }
      }
    }
    return foundInside > found
  }

  // MARK: Scenes

  mutating func scenes() -> [SceneStack] {
    let layers = layers()
    let themes = themes
    guard !themes.isEmpty else { return byName(layers) }
    let choice = ThemeChoice(themes, modes)
    for remark in choice.remarks { problems.add(.warning, remark.text, at: remark.definition) }
    return choice.scenes(layers)
  }

  /// Layers whose names say light or dark hold then only, above those that say nothing of it.
  private func byName(_ layers: [TokenTree]) -> [SceneStack] {
    let names = layers.map { layer in
      // `light.json`, or `light/colors.json`.
      let names =
        [layer.mode].compactMap(\.self) + layer.name.split(separator: "/").suffix(2).reversed().map(String.init)
      let parts = names.map { AppearanceName($0, modes) }
      return parts.first { $0.appearance != nil } ?? AppearanceName("", modes)
    }
    var appearances: Set<Appearance> = [.any]
    for name in names where !name.isVariation { if let appearance = name.appearance { appearances.insert(appearance) } }
    // What is for the light mode alone leaves the dark one to the rest.
    if names.contains(where: { $0.appearance == .any && $0.isLight && !$0.isVariation }),
      names.contains(where: { $0.appearance == nil })
    {
      appearances.insert(.dark)
    }
    // A single name is only a name, unless another one stands beside it for the rest.
    guard appearances.count > 1, layers.count > 1 else {
      return [SceneStack(appearance: .any, trees: layers)]
    }
    return Appearance.all.filter(appearances.contains).map { appearance in
      func penalty(_ name: AppearanceName) -> Int {
        guard !name.isVariation else { return 5 }
        guard let own = name.appearance else { return 1 }
        if own == appearance { return 0 }
        // What another appearance has counts where this one has nothing.
        return own == .any ? 3 : own.isDark == appearance.isDark && !own.isHighContrast ? 2 : 4
      }
      let sorted = layers.indices.sorted { (-penalty(names[$0]), $0) < (-penalty(names[$1]), $1) }
      return SceneStack(appearance: appearance, trees: sorted.map { layers[$0] })
    }
  }
}

/// The themes of Tokens Studio, and which of them hold together in an appearance.
struct ThemeChoice {
  struct Theme {
    var name: String
    var group: String
    var definition: DesignToken.Definition
    /// Enabled sets, and sets that are only there to refer to.
    var sets: [(name: String, isSource: Bool)] = []

    init(_ node: MarkupNode, in file: DocumentFile) {
      definition = file.definition((node["name"] ?? node).position)
      name = node["name"]?.text ?? ""
      group = node["group"]?.text ?? ""
      for entry in node["selectedTokenSets"]?.members ?? [] {
        let state = entry.value.text
        if state == "enabled" || state == "source" { sets.append((entry.key, state == "source")) }
      }
    }
  }

  private let themes: [Theme]
  private let modes: ModeMapping

  init(_ themes: [Theme], _ modes: ModeMapping) {
    self.themes = themes
    self.modes = modes
  }

  /// What is to be said of the themes of groups that hold nowhere, each at the first of them.
  var remarks: [(text: String, definition: DesignToken.Definition)] {
    groups.compactMap { group in
      let choice = choice(of: group)
      guard let text = choice.remark(on: "theme", of: group[0].group),
        let first = group.first(where: { $0.name == choice.ignored.first })
      else { return nil }
      return (text, first.definition)
    }
  }

  private func choice(of group: [Theme]) -> AppearanceChoice {
    AppearanceChoice(group.map(\.name), within: group[0].group, modes)
  }

  func scenes(_ layers: [TokenTree]) -> [SceneStack] {
    let groups = groups
    var appearances: Set<Appearance> = [.any]
    for group in groups { appearances.formUnion(choice(of: group).appearances) }
    return Appearance.all.filter(appearances.contains).map { appearance in
      let sets = [appearance, Appearance(isDark: appearance.isDark, isHighContrast: false), .any]
        .map { SetStates(chosen(in: $0, of: groups)) }
      // Sets of no theme that holds are only there for what nothing else has: an appearance whose sets are missing looks
      // like the one without its contrast, or like the light one.
      func rank(_ layer: TokenTree) -> Int {
        if let isSource = sets[0].isSource(layer) { return isSource ? 3 : 4 }
        return sets[1].isSource(layer) != nil ? 2 : sets[2].isSource(layer) != nil ? 1 : 0
      }
      let ranked = layers.enumerated().map { (rank($0.element), $0.offset, $0.element) }
      return SceneStack(
        appearance: appearance, trees: ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2))
    }
  }

  /// The sets of some themes, by name.
  private struct SetStates {
    private var sources: [String: Bool] = [:]

    init(_ themes: [Theme]) {
      for set in themes.flatMap(\.sets) { sources[set.name] = set.isSource && sources[set.name] ?? true }
    }

    /// Whether a set is only there to refer to; `nil` where it is not there at all.
    func isSource(_ layer: TokenTree) -> Bool? { layer.setNames.lazy.compactMap { sources[$0] }.first }
  }

  /// Themes that exclude each other.
  private var groups: [[Theme]] {
    var indices: [String: Int] = [:]
    var groups: [[Theme]] = []
    for theme in themes {
      let index = indices[theme.group] ?? groups.count
      if index == groups.count { groups.append([]) }
      indices[theme.group] = index
      groups[index].append(theme)
    }
    return groups
  }

  private func chosen(in appearance: Appearance, of groups: [[Theme]]) -> [Theme] {
    groups.flatMap { group -> [Theme] in
      guard group[0].group.isEmpty else {
        return choice(of: group).index(for: appearance).map { [group[$0]] } ?? []
      }
      // Themes without a group: those that say an appearance exclude each other, the rest may hold together.
      let telling = group.filter { AppearanceName($0.name, modes).appearance != nil }
      let others = group.filter { AppearanceName($0.name, modes).appearance == nil }
      let choice = AppearanceChoice(telling.map(\.name), modes).index(for: appearance).map { [telling[$0]] } ?? []
      return forApple(others) + choice
    }
  }

  /// Where there is a theme of Apple's platforms, those of other platforms do not hold.
  private func forApple(_ themes: [Theme]) -> [Theme] {
    let apple: Set<String> = ["ios", "ipados", "apple", "swift"]
    func words(_ theme: Theme) -> Set<String> { Set(theme.name.lowercased().split(separator: " ").map(String.init)) }
    guard themes.contains(where: { !words($0).isDisjoint(with: apple) }) else { return themes }
    return themes.filter { words($0).isDisjoint(with: ["android", "web", "windows", "css"]) }
  }
}
