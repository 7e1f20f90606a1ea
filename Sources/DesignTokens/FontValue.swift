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
