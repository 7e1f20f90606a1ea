/// The types that a project's own wrappers of colors and fonts give: `ColorAsset.color` is a `UIColor`,
/// `FontFamily.font(size:)` a `Font`.
package struct SwiftMemberTypes: Sendable, Hashable {
  /// By the wrapper's name, then by the member's. A type that differs by platform counts as each of them.
  private var types: [String: [String: [String]]] = [:]

  package init() {}

  var isEmpty: Bool { types.isEmpty }

  /// What is known of the members of a type; empty where its declaration was not read.
  func members(of type: String) -> [String: [String]] {
    types[type.split(separator: ".").last.map(String.init) ?? type] ?? [:]
  }

  /// The type of what a call or member gives: `[…, FontFamily, bold, font]`. The wrapper may be the type of a name in the
  /// path, so that where none is named, all that have such a member must agree. Nil where nothing declares it, or where
  /// it differs by platform.
  package func type(ofPath path: [String]) -> String? {
    guard let member = path.last else { return nil }
    for owner in path.dropLast().reversed() {
      if let found = types[owner]?[member] { return found.count == 1 ? found[0] : nil }
    }
    let all = Set(types.values.compactMap { $0[member] })
    guard all.count == 1, let found = all.first, found.count == 1 else { return nil }
    return found[0]
  }

  /// As text, by owner and member: `ColorAsset.color` → `NSColor UIColor`.
  package var texts: [String: String] {
    types.reduce(into: [:]) { texts, entry in
      for (member, types) in entry.value { texts[entry.key + "." + member] = types.joined(separator: " ") }
    }
  }

  package init(texts: [String: String]) {
    for (path, text) in texts {
      let names = path.split(separator: ".").map(String.init)
      guard names.count == 2 else { continue }
      add(names[1], of: names[0], types: text.split(separator: " ").map(String.init))
    }
  }

  mutating func add(_ member: String, of owner: String, types new: [String]) {
    types[owner, default: [:]][member] = new
  }

  mutating func merge(_ other: SwiftMemberTypes) {
    for (owner, members) in other.types { types[owner, default: [:]].merge(members) { first, _ in first } }
  }
}

extension SwiftMemberTypes {
  /// Whether a type's name says that it wraps a color or a font.
  static func isWrapper(_ name: String) -> Bool {
    wrapperStems.stand(in: name) && SwiftNames.words(name).contains(where: wrapperWords.contains)
  }

  private static let wrapperStems = WordStems([
    "asset", "color", "colour", "font", "family", "typeface", "convertible",
  ])

  private static let wrapperWords: Set<String> = [
    "asset", "assets", "color", "colors", "colour", "colours", "font", "fonts", "family", "typeface", "convertible",
  ]
}
