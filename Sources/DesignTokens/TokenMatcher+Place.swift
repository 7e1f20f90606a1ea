/// A raw design value as it is written in code.
package enum RawValue: Hashable, Sendable {
  /// A color, or a pair of which `dark` is the one for dark mode.
  case color(Color, precision: ColorPrecision = .exact, dark: Color? = nil)
  case number(Double)
  case font(FontValue, FontExtent = .whole)
}

/// What of a font a design token may stand for.
package enum FontExtent: Hashable, Sendable {
  case whole
  /// Its size alone, where no token is the whole font.
  case wholeOrSize
  /// Its size alone: what else it is made of is not known.
  case size
}

/// How closely the source of a color says which 8-bit color it means.
package enum ColorPrecision: Hashable, Sendable {
  /// Hex digits, n/255, or channels of three decimals and more: exactly one.
  case exact
  /// Channels of two decimals, each of which can name up to three levels.
  case rounded(ColorIntervals)
  /// Numbers of another color space than sRGB.
  case converted
}

/// The values that the channels of a color may stand for.
package struct ColorIntervals: Hashable, Sendable {
  package var red: ClosedRange<Double>
  package var green: ClosedRange<Double>
  package var blue: ClosedRange<Double>
  package var alpha: ClosedRange<Double>

  package init(
    red: ClosedRange<Double>, green: ClosedRange<Double>, blue: ClosedRange<Double>, alpha: ClosedRange<Double>
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// All that rounds to a literal of so many decimals. Fewer than two count as two, for `0.5` is how people write
  /// `0.50`.
  package static func around(_ value: Double, decimals: Int) -> ClosedRange<Double> {
    var half = 0.5
    for _ in 0..<min(max(decimals, 2), 12) { half /= 10 }
    return value.isFinite ? (value - half)...(value + half) : 0...0
  }
}

extension TokenMatcher {
  /// What a color is used for, where the code tells.
  package enum ColorRole: String, Hashable, Sendable, CaseIterable {
    case text, background, border, shadow, icon
    /// The inside of a shape, which may be a surface as well as a drawing.
    case fill
    /// One of the colors that a gradient runs through.
    case gradient
    case none
  }

  /// What a value is set on, where that tells names apart that are else as good.
  package enum Subject: Hashable, Sendable {
    case any
    /// An image, of which a font is the size.
    case icon
    /// What stands between others and holds nothing: `Spacer()`, `Divider()`.
    case spacer, divider
    /// What stands in a button.
    case label
  }

  /// Where a raw value stands: what may stand there in its place.
  package struct Place: Hashable, Sendable {
    /// The categories that fit, best first. Only where none of the first has the value is the next one looked at.
    package var categories: [DesignToken.Category]
    /// The type of the expression that is wanted: `Color`, `UIColor`, `CGColor`, `Font`, `CGFloat`. Empty where the
    /// type is not known: then the token's first spelling is taken.
    package var type: String
    /// Whether `.token` resolves here.
    package var resolvesImplicitMember: Bool
    package var role: ColorRole
    /// Whether `-Token` may stand here.
    package var takesNegative: Bool
    /// Whether `.opacity(0.5)` may be added to a token.
    package var takesOpacity: Bool
    package var viewer: Viewer
    /// Whether a duration is how long something waits, not how long it takes.
    package var isDelay = false
    /// Whether a constant is defined there, which a token repeats that is for the same and stands in another file.
    package var isDefinition = false
    /// What the code sets beside a font.
    package var spacing = TextSpacing()
    /// What the names at the place and around it say that some token's name says too.
    package var words: Set<String> = []
    package var subject = Subject.any
    /// Whether nothing tells the type but what is usual.
    package var typeIsGuessed = false
    /// Tokens to choose among equals, best first: names, or beginnings of names that end in `*`.
    package var preferred: [String]
    /// Names of tokens that come before all others, though not before each other.
    package var favored: Set<String> = []
    /// The names of the instances in sight, by their types.
    package var holders: [String: String] = [:]
    /// The largest ΔE₀₀ of a near color, and the largest distance of a near length in points, which is never above 1;
    /// `nil` turns the search for near values off.
    package var nearLimit: Double?

    package init(
      categories: [DesignToken.Category], type: String, resolvesImplicitMember: Bool = false, role: ColorRole = .none,
      takesNegative: Bool = false, takesOpacity: Bool = false, viewer: Viewer = Viewer(file: ""),
      preferred: [String] = [],
      nearLimit: Double? = 2
    ) {
      self.categories = categories
      self.type = type
      self.resolvesImplicitMember = resolvesImplicitMember
      self.role = role
      self.takesNegative = takesNegative
      self.takesOpacity = takesOpacity
      self.viewer = viewer
      self.preferred = preferred
      self.nearLimit = nearLimit
    }
  }
}

extension DesignToken.Category {
  /// The categories to look in for a value of this one: itself, and for lengths what has no category of its own.
  package var fitting: [DesignToken.Category] {
    switch self {
    case .spacing, .radius, .size, .border, .fontSize, .lineHeight, .letterSpacing, .shadow: [self, .number]
    case .color, .font, .opacity, .duration, .number: [self]
    }
  }

  /// Whether a value a step away is worth a word. Never for font sizes: a scale of them is as dense as the mistakes.
  package var hasNearLengths: Bool {
    switch self {
    case .spacing, .radius, .size, .border, .lineHeight: true
    case .color, .fontSize, .font, .letterSpacing, .opacity, .shadow, .duration, .number: false
    }
  }
}
