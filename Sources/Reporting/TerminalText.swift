/// Text of unknown origin made fit for a terminal, and the room that it takes there.
package enum TerminalText {
  /// The text with every character that could steer a terminal, or turn the reading direction, made visible.
  package static func neutralized(_ text: some StringProtocol) -> String {
    if isPlain(text) { return String(text) }
    guard text.unicodeScalars.contains(where: { steers($0) }) else { return String(text) }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { safe.append(steers(scalar) ? picture(of: scalar) : scalar) }
    return String(safe)
  }

  /// The same for a text of several lines: its line feeds stay.
  package static func neutralizedLines(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { steers($0) && $0 != "\n" }) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { safe.append(steers(scalar) && scalar != "\n" ? picture(of: scalar) : scalar) }
    return String(safe)
  }

  /// How many columns a character takes: 2 for East Asian wide ones and emoji, 0 for what joins others.
  package static func width(of character: Character) -> Int {
    if character.isASCII { return 1 }
    guard let first = character.unicodeScalars.first else { return 0 }
    if isWide(first) || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    return isZeroWidth(first) ? 0 : 1
  }

  package static func width(of text: some StringProtocol) -> Int {
    isPlain(text) ? text.utf8.count : text.reduce(0) { $0 + width(of: $1) }
  }

  /// Whether a text is of printable ASCII only, as nearly all are: then each byte takes a column, and none steers.
  private static func isPlain(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    if scalar.properties.isEmojiPresentation { return true }
    return wideRanges.contains { $0.contains(scalar.value) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18AFF, 0x1B000...0x1B2FF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
