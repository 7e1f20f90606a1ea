import Markup

/// What a configuration says of the modes, themes, contexts and sets of documents: which appearance each stands for, and
/// which one holds of those that stand for none.
package struct ModeMapping: Sendable, Hashable {
  /// Appearances by the names of modes in lower case.
  private var appearances: [String: Appearance] = [:]
  /// The chosen mode of a collection, theme of a group or context of a modifier, by its name in lower case.
  private var choices: [String: String] = [:]
  /// Every name that is spoken of, as it is written.
  private var written: [Name] = []

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

  /// A name as it is written.
  package struct Name: Sendable, Hashable {
    package var text: String
    /// Whether it is that of a collection, a group of themes or a modifier.
    package var isGroup: Bool
    /// Whether it chooses among modes, for which some of the words of one are enough.
    package var isChoice: Bool

    package init(_ text: String, isGroup: Bool = false, isChoice: Bool = false) {
      self.text = text
      self.isChoice = isChoice
      self.isGroup = isGroup
    }
  }

  package mutating func map(_ mode: String, to key: AppearanceKey) {
    appearances[mode.lowercased()] = key.appearance
    written.append(Name(mode))
  }

  package mutating func choose(_ name: String, of group: String) {
    choices[group.lowercased()] = name
    written += [Name(name, isChoice: true), Name(group, isGroup: true)]
  }

  func appearance(of mode: String) -> Appearance? { appearances[mode.lowercased()] }

  /// Whether some mode is named for an appearance: then no other one is taken for it by its words.
  func names(_ appearance: Appearance) -> Bool { appearances.values.contains(appearance) }

  func choice(of group: String) -> String? { choices[group.lowercased()] }

  /// What is spoken of and stands in none of some documents.
  func missing(in files: [DocumentFile]) -> [UnknownMode] {
    guard !isEmpty, !files.isEmpty else { return [] }
    let known = ModeNames(files)
    return written.compactMap { name in
      let names = name.isGroup ? known.groups : known.modes
      guard names[name.text.lowercased()] == nil, !name.isChoice || !known.haveWords(of: name.text) else { return nil }
      return UnknownMode(name: name, known: names.values.sorted())
    }
  }
}

/// A mode or group that a configuration speaks of and no document has.
package struct UnknownMode: Sendable, Hashable {
  package var name: ModeMapping.Name
  /// Those that there are.
  package var known: [String]

  package var message: String {
    name.isGroup
      ? "there is no collection, group of themes or modifier \(quotedName(name.text))"
      : "there is no mode, theme, context or set \(quotedName(name.text))"
  }
}

extension MarkupEntry {
  /// Whether an extension of a token is its values by mode, or has such.
  fileprivate var holdsModes: Bool {
    key == "mode" || key == "modes" || (value["modes"] ?? value["mode"])?.members != nil
  }
}

/// The names of all modes in some documents, as they are written, by what they are in lower case.
private struct ModeNames {
  var modes: [String: String] = [:]
  var groups: [String: String] = [:]

  init(_ files: [DocumentFile]) {
    for file in files {
      addParts(of: file.path)
      walk(file.root)
    }
  }

  /// Whether some mode has all the words of a name: `Acme Dark` those of `Acme`.
  func haveWords(of name: String) -> Bool {
    let words = Set(TokenName.words(of: name))
    return !words.isEmpty && modes.values.contains { words.isSubset(of: TokenName.words(of: $0)) }
  }

  private mutating func addParts(of path: String) {
    for part in path.split(separator: "/") { add(String(part.prefix { $0 != "." }), to: \.modes) }
  }

  /// Whatever stands where names of modes do, wherever that is.
  private mutating func walk(_ root: MarkupNode) {
    var open = [root]
    for entry in root.members ?? [] { addParts(of: entry.key) }
    while let node = open.popLast() {
      for entry in node.members ?? [] {
        switch entry.key {
        case "contexts", "context", "mode", "modes":
          for mode in entry.value.members ?? [] { add(mode.key, to: \.modes) }
          for mode in entry.value.items ?? [] { add(mode["name"]?.text, to: \.modes) }
        case "$extensions", "extensions":
          for inner in entry.value.members ?? [] where inner.holdsModes { add(inner.key, to: \.groups) }
        case "modifiers":
          for modifier in entry.value.members ?? [] { add(modifier.key, to: \.groups) }
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
      add((item["group"] ?? item["name"])?.text, to: \.groups)
      add(item["name"]?.text, to: \.modes)
    }
  }

  private mutating func add(_ text: String?, to names: WritableKeyPath<ModeNames, [String: String]>) {
    if let text { self[keyPath: names][text.lowercased()] = text }
  }
}
