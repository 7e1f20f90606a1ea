/// One definition in Swift code that may be a design token, or that one refers to.
package struct SwiftDefinition: Sendable, Hashable {
  /// How the definition is reached from code, and so how it is spelled.
  package enum Shape: Sendable, Hashable {
    /// `Spacing.md`: a static property, stored or computed, or a global one.
    case member
    /// `Font.title()`: a static function without parameters.
    case function
    /// `Spacing.sm.rawValue`: a case with a raw value.
    case rawCase
    /// `Typography.title.font`: what a property gives for one case of the enum. The path ends in case and property.
    case caseProperty
    /// `Typography.title.font()`.
    case caseFunction
    /// `Palette.color(.comm80)`: what a static function gives for one case. The path ends in function and case.
    case caseArgument(label: String)
    /// `.appFont(.title)`: a modifier of views that sets a font and the space beside it. The path ends in function and
    /// case.
    case caseModifier(label: String)
    /// `.titleStyle()`: the same without parameters.
    case modifier
    /// `.modifier(TitleStyle())`: a type of modifiers that all set the same.
    case modifierType
    /// `theme.primary`: a property of an instance, which another definition holds.
    case instanceMember
    /// `Typo.title.font`: what a property gives for the instance of a type that a constant holds. The path ends in
    /// constant and property; the type is named where the instance itself may stand for the value.
    case heldProperty(of: String?, isInstance: Bool)

    /// Whether it is a modifier of views.
    var isModifier: Bool {
      switch self {
      case .caseModifier, .modifier, .modifierType: true
      default: false
      }
    }
  }

  /// The names that lead to it, the enclosing types first.
  package var path: [String]
  package var shape: Shape
  /// The declared type, where there is one.
  package var type: String?
  package var value: SwiftValue
  /// The type that Swift infers for a constant number without a declared one, where it is no Double.
  var inferredNumber: String?
  package var access: Access
  /// Where a number belongs by its names; nil where they do not say that it is a design value.
  package var category: DesignToken.Category?
  package var deprecation: DesignToken.Deprecation?
  package var summary: String?
  /// Whether it is a color by what its declaration says, whatever its value.
  var isColor = false
  /// Whether it is a stored property of an instance that may be set to something else.
  package var isMutable = false
  /// Whether it is a stored `var`, static or of an instance.
  var isVariable = false
  /// Whether code of its own file gives it another value.
  var isSet = false
  /// Whether it is what one theme or another has, whichever is shown.
  package var isOfTheme = false
  /// Whether it is under an `#if`.
  package var isConditional: Bool
  /// What its uses need, by its own attributes and those of the types around it.
  package var needs: TokenNeeds
  /// 1-based; the column counts UTF-8 bytes.
  package var line: Int
  package var column: Int
  /// UTF-8 range of the value, or of the body that computes it.
  package var valueRange: Range<Int>
  /// UTF-8 range of the only expression that the value is, without the body around it; empty where it is not one.
  package var expressionRange = 0..<0
  /// UTF-8 range of the whole definition.
  package var range: Range<Int>

  /// Whether it is a color or font that code names, or a member of a theme, be it a token or not.
  package var isDesignMember: Bool {
    switch shape {
    case .instanceMember: true
    case .member, .function: isColor || type.map(SwiftNames.isColorOrFont) ?? false
    default: false
    }
  }

  package enum Access: Sendable, Hashable, Comparable {
    /// `private` inside a type: only there, and in its extensions of the same file.
    case type
    case file, module
    /// `package`: in all modules of the package.
    case package
    case everywhere
  }

  /// The path from which the names in the value are looked up.
  var scope: [String] {
    switch shape {
    case .caseArgument, .caseModifier: Array(path.dropLast(2))
    default: Array(path.dropLast())
    }
  }
}

/// A property or function of an enum that gives a value for any of its cases, or for those which a `switch` leaves to
/// its `default`. Only with the cases at hand, which may stand in another file, it becomes definitions.
package struct SwiftCaseTemplate: Sendable, Hashable {
  /// As for one case; the path ends in the property, without the case.
  var definition: SwiftDefinition
  /// Cases that have a value of their own.
  var exceptions: Set<String>
  /// For a function that takes the case: its parameter's name and the enum. Nil for a member of the enum.
  var parameter: Parameter?
  /// Whether it is for cases with a payload only, as the others have their own values.
  var isForPayloads = false
  /// Whether it is for constants that hold an instance, as cases have what is handed on themselves.
  var isForInstances = false
  /// Whether a `where` clause says for which types it is.
  var isConstrained = false

  struct Parameter: Sendable, Hashable {
    var name: String
    var enumName: [String]
  }
}

/// A function that only takes a property of an enum's case: `static func pretendard(_ style: Typography) -> Font`.
package struct SwiftCaseHelper: Sendable, Hashable {
  /// The path of the function.
  var path: [String]
  var label: String
  var enumName: [String]
  var property: String
  var resultType: String
  var access: SwiftDefinition.Access
  /// What a call needs.
  var needs: TokenNeeds
}
