/// What a font is made of. `nil` means that the source does not say.
package struct FontValue: Hashable, Sendable {
  /// The family's name, without the weight that a PostScript name carries; `nil` for the system font.
  package var family: String?
  /// In points.
  package var size: Double
  package var weight: FontWeight?
  package var isItalic: Bool
  /// `monospaced`, `rounded`, `serif`; `nil` is the default design.
  package var design: String?
  /// What a text style sets beside the font. It tells styles of one font apart, and is no part of the font.
  package var spacing = TextSpacing()
  /// What else the code says of how the font is drawn or scales, sorted: `monospacedDigit`, `relativeTo title`. Fonts
  /// that differ in it have one name's looks, but not the same.
  package var traits: [String] = []

  package init(
    family: String? = nil, size: Double, weight: FontWeight? = nil, isItalic: Bool = false, design: String? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
  }
}

/// The nine weights of Apple's text system.
package enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The space between the letters and the lines of a text style, in points. `nil` means that the source does not say.
package struct TextSpacing: Hashable, Sendable {
  /// Kerning or tracking.
  package var letters: Double?
  /// From one baseline to the next.
  package var lineHeight: Double?
  /// Between the bottom of one line and the top of the next, as `lineSpacing` sets it.
  package var betweenLines: Double?

  package init(letters: Double? = nil, lineHeight: Double? = nil, betweenLines: Double? = nil) {
    self.letters = letters
    self.lineHeight = lineHeight
    self.betweenLines = betweenLines
  }
}
