/// Shadows and borders as CSS writes them: `0 2px 4px rgba(0, 0, 0, 0.25)`, `1px solid #ccc`.
enum CompositeText {
  private static let lengthLimit = 4096
  private static let mostParts = 64

  /// The shadows in a text, each by its parts; none for `none`, nil for what is no text of shadows.
  static func shadows(_ text: String) -> [DocumentValue]? {
    if isNone(text) { return [] }
    guard let layers = split(text, at: [UInt8(ascii: ",")]) else { return nil }
    let shadows = layers.compactMap(shadow)
    return shadows.count == layers.count ? shadows : nil
  }

  /// The parts of a border; `null` for `none`, nil for what is no text of one.
  static func border(_ text: String) -> DocumentValue? {
    if isNone(text) { return .null }
    var parts: [String: DocumentValue] = [:]
    for word in split(text, at: blanks) ?? [] {
      let (key, value) = borderPart(word)
      guard parts.updateValue(value, forKey: key) == nil else { return nil }
    }
    return parts["width"] == nil ? nil : .map(parts)
  }

  /// What a text is by its looks alone: only what has a color at the end of its lengths is surely meant so.
  static func kind(of text: String) -> ValueKind? {
    if let shadows = shadows(text), !shadows.isEmpty, shadows.allSatisfy(hasColor) { return .shadow }
    guard let border = border(text), border["style"] != nil, hasColor(border) else { return nil }
    return .border
  }

  private static func hasColor(_ parts: DocumentValue) -> Bool {
    if case .text(let text)? = parts["color"], case .color = ColorText.parse(text) { true } else { false }
  }

  private static func isNone(_ text: String) -> Bool { ReferringText.trimmed(text).lowercased() == "none" }

  // MARK: Parts

  /// `inset 0 2px 4px 1px #000`: lengths in a row, and the rest on either side of them.
  private static func shadow(_ text: String) -> DocumentValue? {
    var lengths: [DocumentValue] = []
    var parts: [String: DocumentValue] = [:]
    var isBehindLengths = false
    for word in split(text, at: blanks) ?? [] {
      if isLength(word) {
        guard !isBehindLengths else { return nil }
        lengths.append(.text(word))
        continue
      }
      isBehindLengths = !lengths.isEmpty
      let isInset = word.lowercased() == "inset"
      let old = parts.updateValue(isInset ? .boolean(true) : .text(word), forKey: isInset ? "inset" : "color")
      guard old == nil else { return nil }
    }
    guard (2...4).contains(lengths.count) else { return nil }
    let zero = DocumentValue.number(0, unit: "px")
    for (index, name) in ["offsetX", "offsetY", "blur", "spread"].enumerated() {
      parts[name] = index < lengths.count ? lengths[index] : zero
    }
    return .map(parts)
  }

  private static func borderPart(_ word: String) -> (key: String, value: DocumentValue) {
    let lower = word.lowercased()
    if isLength(word) { return ("width", .text(word)) }
    if let width = ["thin": 1.0, "medium": 3, "thick": 5][lower] { return ("width", .number(width, unit: "px")) }
    return ValueNormalizer.strokeStyles.contains(lower) ? ("style", .text(lower)) : ("color", .text(word))
  }

  private static func isLength(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    return switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): true
    default: false
    }
  }

  // MARK: Text

  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

  /// The parts of a text between separators; parentheses hold together. Nil for too many, and for an empty one.
  private static func split(_ text: String, at separators: Set<UInt8>) -> [String]? {
    guard text.utf8.count <= lengthLimit, var parts = PartedText.parts(of: text, at: separators) else { return nil }
    // Blanks may stand in a row.
    if separators == blanks { parts.removeAll(where: \.isEmpty) }
    return parts.count <= mostParts ? parts : nil
  }
}
