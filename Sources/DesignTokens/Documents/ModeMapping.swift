import Markup

/// What a configuration says of the modes, themes, contexts and sets of documents: which appearance each stands for, and
/// which one holds of those that stand for none.
package struct ModeMapping: Sendable, Hashable {
  /// Appearances by the names of modes in lower case.
  private var appearances: [String: Appearance] = [:]
  /// The chosen mode of a collection, theme of a group or context of a modifier, by its name in lower case.
  private var choices: [String: String] = [:]

  package init() {}

  package var isEmpty: Bool { appearances.isEmpty && choices.isEmpty }

  /// The appearances as a configuration names them.
  package enum AppearanceKey: String, Sendable, CaseIterable {
    case light, dark
    case highContrast = "high-contrast"
    case darkHighContrast = "dark-high-contrast"

    fileprivate var appearance: Appearance {
      switch self {
      case .light: .any
      case .dark: .dark
      case .highContrast: .highContrast
      case .darkHighContrast: .darkHighContrast
      }
    }
  }

  package mutating func map(_ mode: String, to key: AppearanceKey) { appearances[mode.lowercased()] = key.appearance }

  package mutating func choose(_ name: String, of group: String) { choices[group.lowercased()] = name }

  func appearance(of mode: String) -> Appearance? { appearances[mode.lowercased()] }

  /// Whether some mode is named for an appearance: then no other one is taken for it by its words.
  func names(_ appearance: Appearance) -> Bool { appearances.values.contains(appearance) }

  func choice(of group: String) -> String? { choices[group.lowercased()] }

  /// Every mode and group that is spoken of.
  var wantedNames: (modes: [String], groups: [(group: String, mode: String)]) {
    (appearances.keys.sorted(), choices.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }
}

extension DocumentSetReader {
  /// Complains of modes that no document has.
  mutating func checkModes() {
    guard !modes.isEmpty, let file = files.first else { return }
    let known = ModeNames(files)
    let wanted = modes.wantedNames
    for name in wanted.modes + wanted.groups.map(\.mode) where !known.modes.contains(name.lowercased()) {
      problems.add(
        .error, "there is no mode, theme, context or set \(quotedName(name))", at: file.definition(file.root.position))
    }
    for group in wanted.groups.map(\.group) where !known.groups.contains(group) {
      problems.add(
        .error, "there is no collection, group of themes or modifier \(quotedName(group))",
        at: file.definition(file.root.position))
    }
  }
}

/// The names of all modes in some documents, in lower case.
private struct ModeNames {
  var modes: Set<String> = []
  var groups: Set<String> = []

  init(_ files: [DocumentFile]) {
    for file in files {
      addParts(of: file.path)
      walk(file.root)
    }
  }

  private mutating func addParts(of path: String) {
    for part in path.split(separator: "/") { modes.insert(String(part.prefix { $0 != "." }).lowercased()) }
  }

  /// Whatever stands where names of modes do, wherever that is.
  private mutating func walk(_ root: MarkupNode) {
    var open = [root]
    for entry in root.members ?? [] { addParts(of: entry.key) }
    while let node = open.popLast() {
      for entry in node.members ?? [] {
        switch entry.key {
        case "contexts", "context", "mode", "modes":
          for mode in entry.value.members ?? [] { modes.insert(mode.key.lowercased()) }
          for mode in entry.value.items ?? [] { add(mode["name"], to: \.modes) }
        case "modifiers":
          for modifier in entry.value.members ?? [] { groups.insert(modifier.key.lowercased()) }
        case "$themes", "collections", "variableCollections", "resolutionOrder": addNames(in: entry.value)
        default: break
        }
        open.append(entry.value)
      }
      open += node.items ?? []
    }
    if root.items != nil { addNames(in: root) }
  }

  private mutating func addNames(in list: MarkupNode) {
    for item in (list.items ?? []) + (list.members ?? []).map(\.value) {
      add(item["group"] ?? item["name"], to: \.groups)
      add(item["name"], to: \.modes)
    }
  }

  private mutating func add(_ node: MarkupNode?, to names: WritableKeyPath<ModeNames, Set<String>>) {
    if let text = node?.text { self[keyPath: names].insert(text.lowercased()) }
  }
}
