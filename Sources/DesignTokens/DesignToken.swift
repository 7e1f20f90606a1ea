/// A named value that the team's design system owns.
package struct DesignToken: Hashable, Sendable {
  /// As people say it: `Spacing.medium`, `Color.gray900`.
  package var name: String
  package var category: Category
  package var values: AppearanceValues
  /// The Swift source that spells the token, for each type it can stand for.
  package var spellings: [Spelling]
  /// The module a file outside it must import; `nil` when it is not known.
  package var module: String?
  /// Other names of the same token: an asset's, a JSON path.
  package var aliases: [String]
  package var summary: String?
  package var deprecation: Deprecation?
  package var definition: Definition
  package var visibility: Visibility
  /// Whether the token is itself a name for another token: a semantic one rather than a primitive.
  package var isAlias: Bool
  /// The names of the definitions that its value comes from, the nearest first.
  package var origins: [String] = []
  /// Whether it is defined under an `#if`: elsewhere it may be missing, or be another value.
  package var isConditional = false
  /// What a color is for, as the configuration says; empty where it says nothing.
  package var roles: [TokenMatcher.ColorRole] = []

  package init(
    name: String, category: Category, values: AppearanceValues, spellings: [Spelling], module: String? = nil,
    aliases: [String] = [], summary: String? = nil, deprecation: Deprecation? = nil, definition: Definition,
    visibility: Visibility = .everywhere, isAlias: Bool = false
  ) {
    self.name = name
    self.category = category
    self.values = values
    self.spellings = spellings
    self.module = module
    self.aliases = aliases
    self.summary = summary
    self.deprecation = deprecation
    self.definition = definition
    self.visibility = visibility
    self.isAlias = isAlias
  }

  package enum Category: String, Hashable, Sendable, CaseIterable {
    case color, spacing, radius, size, font, fontSize, lineHeight, letterSpacing, border, opacity, shadow, duration
    /// A length or number whose use nothing tells.
    case number
  }

  /// One way to write the token.
  package struct Spelling: Hashable, Sendable {
    /// The type of the expression: `Color`, `UIColor`, `NSColor`, `CGColor`, `Font`, `UIFont`, `CGFloat`. A color whose
    /// implicit member also resolves where any `ShapeStyle` may stand has a spelling of that type beside `Color`.
    package var type: String
    /// Complete on its own: `Color.gray900`, `Typography.title3.font`.
    package var expression: String
    /// What also resolves where the type is known from context: `.gray900`.
    package var implicit: String?
    /// What a place must promise for it to compile.
    package var needs = TokenNeeds()
    /// The type of which an instance must be in sight, whose name then takes the place of all but the last name.
    package var holder: String?

    /// The type of a whole text style that a view takes, from its dot: `.typography(.title3)`.
    package static let modifierType = "View"

    package init(type: String, expression: String, implicit: String? = nil) {
      self.type = type
      self.expression = expression
      self.implicit = implicit
    }
  }

  package struct Deprecation: Hashable, Sendable {
    package var message: String?
    /// The name of the token to use in its place.
    package var replacement: String?

    package init(message: String?, replacement: String?) {
      self.message = message
      self.replacement = replacement
    }
  }

  /// Where a token is defined. Line and column are 1-based, columns count UTF-8 bytes.
  package struct Definition: Hashable, Sendable {
    package var path: String
    package var line: Int
    package var column: Int

    package init(path: String, line: Int, column: Int) {
      self.path = path
      self.line = line
      self.column = column
    }
  }

  /// Where in the workspace the token's Swift name can be written.
  package enum Visibility: Hashable, Sendable {
    case everywhere
    /// Only in the module of its definition.
    case module
    /// Only in the modules of the package of its definition.
    case package
    /// `private` or `fileprivate`: only in the file of its definition.
    case file
  }
}

/// One value for each appearance. `any` is the light one where a source tells light and dark apart.
package struct AppearanceValues: Hashable, Sendable {
  package var any: DesignValue
  package var dark: DesignValue?
  package var highContrast: DesignValue?
  package var darkHighContrast: DesignValue?
  package var reservations = Reservations()

  /// What keeps a token from being its values and nothing else.
  package struct Reservations: Hashable, Sendable {
    /// Whether there is a value for dark mode that nothing here tells.
    package var isUnknownInDark = false
    /// Why its value is not the whole truth, said of the token: `has another value on iPad`.
    package var remarks: [String] = []

    package init(isUnknownInDark: Bool = false, remarks: [String] = []) {
      self.isUnknownInDark = isUnknownInDark
      self.remarks = remarks
    }

    package var all: [String] { (isUnknownInDark ? ["is unknown in dark mode"] : []) + remarks }

    mutating func formUnion(_ other: Reservations) {
      isUnknownInDark = isUnknownInDark || other.isUnknownInDark
      remarks += other.remarks.filter { !remarks.contains($0) }
    }
  }

  /// Whether both are drawn the same, as far as they are told.
  func haveSameValues(as other: AppearanceValues) -> Bool {
    any == other.any && dark == other.dark && highContrast == other.highContrast
      && darkHighContrast == other.darkHighContrast
  }

  package init(
    any: DesignValue, dark: DesignValue? = nil, highContrast: DesignValue? = nil, darkHighContrast: DesignValue? = nil
  ) {
    self.any = any
    self.dark = dark
    self.highContrast = highContrast
    self.darkHighContrast = darkHighContrast
  }
}

/// A resolved value of a design token, or of a raw expression in code.
package enum DesignValue: Hashable, Sendable {
  case color(Color)
  /// A length in points, an opacity in 0…1 or a duration in seconds, as the category says.
  case number(Double)
  case font(FontValue)
  /// A color of the system by its name, `systemBlueColor`: it adapts, and no number tells it.
  case systemColor(String)
  case composite(CompositeValue)
}
