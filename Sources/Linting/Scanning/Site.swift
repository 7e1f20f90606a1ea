import DesignTokens
import Patterns

/// A raw design value where it stands, before the team's design tokens are known.
package struct Site: Sendable, Hashable {
  /// Index of the rule in its `RuleSet`.
  package var rule: Int
  /// What is reported.
  package var excerpt: SourceExcerpt
  package var value: SiteValue
  package var place: SitePlace
  /// The names of the declarations around it, outermost first, joined by dots.
  package var enclosing: String
  /// Inside a preview: reported only where the configuration wants previews.
  package var isInPreview: Bool
  /// The expression with the suffixes behind it that change its value: `Color(hex: "#000").opacity(0.8)`.
  package var extended: ExtendedValue?
  /// The expression that chooses between the color and another one by the appearance.
  package var pair: AppearancePair?
  /// The font with the modifiers of its chain that say more of the same text style, the most telling first.
  package var styles: [StyledFont] = []
  /// The source of an alpha that is not constant.
  package var alphaText: String?
  /// The value is one of several that a condition chooses from: no one token can replace them.
  package var isChoice = false
  /// The value is added to something: `Spacing.m + 4`.
  package var isAddend = false
  /// The value is what a member of the project's own scales: `20.adjusted`.
  package var isScaled = false
  /// The value is compiled into other modules: a default value of a public function, or a part of an inlinable one.
  package var isExposed = false
  /// The value is made by what may fail, and taken for an optional: `if let color = UIColor(hex: "…")`.
  package var isUnwrapped = false
}

/// A value together with a suffix that belongs to it if that makes a design token's value.
package struct ExtendedValue: Sendable, Hashable {
  /// The expression and the suffix.
  package var excerpt: SourceExcerpt
  /// The color's alpha with the suffix.
  package var alpha: Double
}

/// What a site's expression stands for.
package enum SiteValue: Sendable, Hashable {
  case number(Double)
  case color(ColorReading)
  case font(FontReading)
  /// A light and a dark color.
  case colorPair(ColorReading, dark: ColorReading)
  /// A color of the system's palette, by name.
  case systemColor(String)
  /// A shadow's offset and radius in points; nil where it is no constant.
  case shadow(x: Double?, y: Double?, radius: Double?)
}

/// What is expected where a value stands.
package struct SitePlace: Sendable, Hashable {
  /// `Color`, `UIColor`, `CGFloat`, …; nil where nothing tells.
  package var type: String?
  /// Whether `.name` resolves there: the context gives the type.
  package var isTyped: Bool
  package var role: TokenMatcher.ColorRole
  /// The callee and label that it is given to: `Badge.textColor`; of a number also the property: `=spacing`.
  package var parameter: String?
  /// Whether it has the type of something whose type cannot be told.
  package var isTypeUnclear = false
  /// Whether a function takes it that only a declaration in the workspace tells the type of.
  package var needsDeclaration = false
  /// Whether a duration is a wait before something: `delay: 0.1`.
  package var isDelay = false
  /// Whether a constant is defined there.
  package var isDefinition = false
  /// What the code sets beside a font.
  package var spacing = TextSpacing()
  /// The names at the place of a number, joined by dots: `leading.padding`, `spacing.HStack`.
  package var names = ""
  /// What a number or font is set on.
  package var subject = TokenMatcher.Subject.any
  /// Range of a font's size literal, for tokens of sizes alone.
  package var sizeRange: Range<Int>?
  /// The names of the properties in sight that may hold instances with design tokens, by what they are.
  package var instances: [String: String] = [:]
  /// The constants of the bodies around that do.
  package var locals: [String: Local] = [:]

  /// A constant of a body.
  package struct Local: Sendable, Hashable {
    package var name: String
    /// UTF-8 offset of its declaration.
    package var offset: Int
  }

  package init(
    type: String? = nil, isTyped: Bool = false, role: TokenMatcher.ColorRole = .none, parameter: String? = nil,
    sizeRange: Range<Int>? = nil
  ) {
    self.type = type
    self.isTyped = isTyped
    self.role = role
    self.parameter = parameter
    self.sizeRange = sizeRange
  }
}
