extension TokenMatcher.Candidate {
  /// The candidate with what its spacing says at a place; nil where it cannot stand there.
  ///
  /// A font carries no spacing, so that of its text style is only told, or tells styles of one font apart. A modifier of
  /// a view sets it all: what the code set must be in it, and what the code did not set is a doubt.
  func comparing(_ raw: TextSpacing, at place: TokenMatcher.Place) -> TokenMatcher.Candidate? {
    guard case .font(let font) = token.values.any else { return self }
    let own = font.spacing
    var candidate = self
    let letters = Self.agree(raw.letters, own.letters)
    // How high a line is without a gap is for the font to say: its size is what people take for it.
    let lines =
      Self.agree(raw.lineHeight, own.lineHeight)
      ?? Self.agree(raw.betweenLines, own.betweenLines ?? own.lineHeight.map { $0 - font.size })
    candidate.hasSpacingOfPlace = (letters == true || lines == true) && letters != false && lines != false
    if place.type == DesignToken.Spelling.modifierType {
      guard letters != false, lines != false, raw.letters == nil || letters == true,
        raw.betweenLines == nil || lines == true
      else { return nil }
      if raw.betweenLines == nil, let space = own.betweenLines, space != 0 {
        candidate.doubt("sets the line spacing \(NumberFormat.decimal(space))")
      }
      if let height = own.lineHeight { candidate.doubt("sets the line height \(NumberFormat.decimal(height))") }
      if raw.letters == nil, let space = own.letters, space != 0 {
        candidate.doubt("sets the letter spacing \(NumberFormat.decimal(space))")
      }
    } else {
      if letters == false { candidate.doubt("has another letter spacing") }
      if lines == false { candidate.notes.append("has another line height") }
    }
    return candidate
  }

  /// What else the token's font does.
  var traits: [String] {
    if case .font(let font) = token.values.any { font.traits } else { [] }
  }

  /// Says what a font would lose or gain of what is no part of its name.
  mutating func compareTraits(with font: FontValue) {
    for trait in font.traits where !traits.contains(trait) { doubt("would lose '\(trait)'") }
    for trait in traits where !font.traits.contains(trait) { doubt("adds '\(trait)'") }
  }

  /// Whether two lengths are one; nil where one of them is not told.
  private static func agree(_ raw: Double?, _ own: Double?) -> Bool? {
    guard let raw, let own else { return nil }
    return NumberKey.thousandths(raw) == NumberKey.thousandths(own)
  }
}
