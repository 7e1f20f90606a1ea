/// The Swift identifiers that Xcode generates for the names in an asset catalog.
package enum AssetSymbol {
  /// The member for an asset: `AccentColor` is `accent`, `switch` is a quoted `` `switch` ``. `nil` where nothing of the
  /// name can stand in an identifier.
  package static func member(for setName: String) -> String? {
    var words = words(of: setName)
    if words.count > 1, let last = words.last, ["color", "image"].contains(last.lowercased()) { words.removeLast() }
    guard let first = words.first else { return nil }
    // A name in capitals only is a code or an acronym, and stays one.
    guard words.contains(where: { $0.contains(where: \.isLowercase) }) else {
      return identifier(words.joined(separator: "_"))
    }
    return identifier(first.lowercased() + words.dropFirst().map(capitalized).joined())
  }

  /// The enum for a folder that provides a namespace: `iconPreviews` is `IconPreviews`.
  package static func namespace(for folderName: String) -> String? {
    let words = words(of: folderName)
    return words.isEmpty ? nil : identifier(words.map(capitalized).joined())
  }

  /// The symbols of the assets that share a namespace, by name. Where two come to the same symbol, the first by name
  /// has it and the other has none.
  package static func members(for setNames: [String]) -> [String: String] {
    var taken: Set<String> = []
    var members: [String: String] = [:]
    for name in Set(setNames).sorted(by: { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }) {
      guard let member = member(for: name), taken.insert(member).inserted else { continue }
      members[name] = member
    }
    return members
  }

  /// A name cut where the generator cuts it, which knows the case of every letter, and letters that have none.
  private static func words(of name: String) -> [String] {
    name.utf8.allSatisfy { $0 < 0x80 } ? NameWords.words(of: name) : words(ofCharacters: Array(name))
  }

  private static func words(ofCharacters characters: [Character]) -> [String] {
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if let previous = word.last, isBoundary(previous, character, next) {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func isBoundary(_ previous: Character, _ current: Character, _ next: Character?) -> Bool {
    if previous.isLowercase, current.isUppercase { return true }
    if isDigit(previous) { return current.isCased }
    if isDigit(current) { return previous.isCased }
    return previous.isUppercase && current.isUppercase && next?.isLowercase == true
  }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  static func capitalized(_ word: String) -> String {
    guard let first = word.first else { return word }
    return first.uppercased() + word.dropFirst()
  }

  /// The text as an identifier: a leading digit behind an underscore, a reserved word in backticks.
  static func identifier(_ text: String) -> String {
    guard let first = text.first else { return text }
    if first.isNumber { return "_" + text }
    return reservedWords.contains(text) ? "`\(text)`" : text
  }

  static let reservedWords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]
}

extension AssetSymbol {
  /// Members that SwiftUI's shape styles have of their own, so that an implicit member of that name is ambiguous.
  static let shapeStyles: Set<String> = [
    "background", "bar", "fill", "foreground", "hierarchical", "image", "link", "opacity", "placeholder", "primary",
    "quaternary", "quinary", "regularMaterial", "secondary", "selection", "separator", "shadow", "tertiary",
    "thickMaterial", "thinMaterial", "tint", "ultraThickMaterial", "ultraThinMaterial", "windowBackground",
  ]

  /// Color members that the frameworks have of their own. Xcode leaves its extension out for an asset of that name and
  /// keeps the resource.
  static let frameworkMembers: [String: Set<String>] = [
    "Color": [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
      "gray", "black", "clear", "primary", "secondary", "accentColor",
    ],
    "UIColor": platformColors.union([
      "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator", "opaqueSeparator",
      "link", "darkText", "lightText", "tintColor", "systemBackground", "secondarySystemBackground",
      "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
      "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
      "quaternarySystemFill", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    ]),
    "NSColor": platformColors.union([
      "labelColor", "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor", "linkColor", "textColor",
      "separatorColor", "controlAccentColor", "windowBackgroundColor", "controlBackgroundColor", "controlColor",
      "selectedContentBackgroundColor", "placeholderTextColor", "headerTextColor", "gridColor", "shadowColor",
    ]),
  ]

  private static let platformColors: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink",
    "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray",
  ]
}
