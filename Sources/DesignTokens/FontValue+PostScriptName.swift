extension FontValue {
  /// The font that a PostScript name and a size make: `Pretendard-SemiBold` is the family `Pretendard` in semibold.
  ///
  /// Only the part after the last hyphens is read as a style; what is not understood stays in the family.
  package init(postScriptName name: String, size: Double) {
    var family = Substring(name)
    var weight: FontWeight?
    var isItalic = false
    while let hyphen = family.lastIndex(of: "-") {
      guard let style = FontStyleWord(family[family.index(after: hyphen)...]) else { break }
      weight = weight ?? style.weight
      isItalic = isItalic || style.isItalic
      family = style.rest.isEmpty ? family[..<hyphen] : family[..<style.rest.endIndex]
      if !style.rest.isEmpty { break }
    }
    self.init(family: String(family), size: size, weight: weight, isItalic: isItalic)
  }
}

extension FontValue {
  /// The font that R.swift names after a PostScript name: `publicSansSemiBold` is `PublicSans-SemiBold`.
  init?(camelName name: String) {
    var words = SwiftNames.words(name)
    guard let first = name.first, words.joined() == name.lowercased() else { return nil }
    let isItalic = words.count > 1 && ["italic", "oblique"].contains(words.last)
    if isItalic { words.removeLast() }
    var weight: FontWeight?
    for count in [2, 1] where weight == nil && words.count > count {
      weight = FontWeight(named: words.suffix(count).joined())
      if weight != nil { words.removeLast(count) }
    }
    let family = first.uppercased() + name.dropFirst().prefix(words.joined().count - 1)
    self.init(family: family, size: 0, weight: weight, isItalic: isItalic)
  }
}

extension FontWeight {
  /// The weight a style name tells, whatever its case, spaces and hyphens: `Semi Bold`, `extra-light`, `Book`.
  package init?(named name: some StringProtocol) {
    let plain = String(name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" })
    guard let match = Self.names.first(where: { $0.name == plain }) else { return nil }
    self = match.weight
  }

  /// The first weight that words tell, alone or with the one behind it: `[brand, semi, bold]` is semibold.
  init?(among words: [String]) {
    for (index, word) in words.enumerated() {
      let pair = index + 1 < words.count ? FontWeight(named: word + words[index + 1]) : nil
      guard let weight = pair ?? FontWeight(named: word) else { continue }
      self = weight
      return
    }
    return nil
  }

  /// The weight of a CSS number, 1…1000, by the names CSS and Apple share: 800 is extra bold, which Apple calls heavy.
  package init(number: Double) {
    switch number {
    case ..<150: self = .thin
    case ..<250: self = .ultraLight
    case ..<350: self = .light
    case ..<450: self = .regular
    case ..<550: self = .medium
    case ..<650: self = .semibold
    case ..<750: self = .bold
    case ..<850: self = .heavy
    default: self = .black
    }
  }

  /// Longer names first, so that `SemiBold` is not taken for something that ends in `Bold`.
  static let names: [(name: String, weight: FontWeight)] = [
    ("extralight", .ultraLight), ("ultralight", .ultraLight), ("extrablack", .black), ("ultrablack", .black),
    ("extrabold", .heavy), ("ultrabold", .heavy), ("semilight", .light), ("demilight", .light),
    ("semibold", .semibold), ("demibold", .semibold), ("hairline", .thin), ("regular", .regular), ("medium", .medium),
    ("normal", .regular), ("roman", .regular), ("light", .light), ("heavy", .heavy), ("black", .black),
    ("thin", .thin), ("demi", .semibold), ("book", .regular), ("bold", .bold),
  ]
}

/// The style at the end of a PostScript name: `SemiBoldItalic`, `CondensedBold`, `BoldMT`.
private struct FontStyleWord {
  var weight: FontWeight?
  var isItalic: Bool
  /// What stands before the style and belongs to the family: `Condensed`.
  var rest: Substring

  init?(_ text: Substring) {
    var rest = text
    Self.drop("MT", from: &rest)
    isItalic = ["Italic", "italic", "Oblique", "oblique", "Ital"].contains { Self.drop($0, from: &rest) }
    let lower = rest.lowercased()
    // Only an ASCII name keeps its length in lower case.
    if lower.utf8.count == rest.utf8.count, let match = FontWeight.names.first(where: { lower.hasSuffix($0.name) }) {
      weight = match.weight
      rest = rest.dropLast(match.name.count)
    }
    self.rest = rest
    if weight == nil, !isItalic { return nil }
  }

  @discardableResult
  private static func drop(_ suffix: String, from text: inout Substring) -> Bool {
    guard text.hasSuffix(suffix) else { return false }
    text = text.dropLast(suffix.count)
    return true
  }
}
