/// A Swift expression with holes: what a rule looks for.
///
///     $_.padding(<length>)                    any receiver, or none where `self` is meant
///     HStack(..., spacing: <length>, ...)     `...` stands for any arguments
///     Font.system(size: <size>, weight?: <weight>, design?: $_)
///     .init(hex: <hex>)                       an implicit member
///     Spacer(...).frame(height: <length>)     the receiver is a call itself
///     $_.layer.{cornerRadius|radius} = <length>
///     $_.{color|*Color} = <color>             a name by its ending
///     [.font: <font>]                         an entry of a dictionary
///     <hex>.color                             the receiver is the value
///     #colorLiteral(red: <red>, …)            a macro
///     UIFont.$_(ofSize: <size>, ...)          any name behind that receiver
///     $_(..., color: <color>, ...)            any call with that label
package struct Pattern: Sendable, Hashable {
  package var shape: Shape
  /// The alternatives for the last name of the callee, property, key or macro; none stand for any name.
  package var names: [String]
  package var receiver: Receiver
  /// For a call or macro: its arguments. For an assignment or entry: one argument, the value. For a member: none.
  package var arguments: [Argument]

  package enum Shape: UInt8, Sendable, Hashable {
    case call, member, assignment, dictionaryEntry, macro
  }

  package enum Receiver: Sendable, Hashable {
    /// `$_.name`: any expression, or none where `self` is implied.
    case any
    /// `.name`: none; the type comes from the context.
    case implicit
    /// `name`: none, or the module that declares it.
    case none
    /// `A.name`, `$_.b.name`: the last names of the receiver, innermost first; `isWhole` when nothing stands before.
    case path([[String]], isWhole: Bool)
    /// `A(...).name`: a call of one of these names.
    case call([String])
    /// `<hole>.name`: the value itself.
    case hole(Hole)
  }

  package struct Argument: Sendable, Hashable {
    /// The alternatives for the label; empty for an argument without one.
    package var labels: [String]
    package var isOptional: Bool
    package var value: Value

    package init(labels: [String], isOptional: Bool, value: Value) {
      self.labels = labels
      self.isOptional = isOptional
      self.value = value
    }
  }

  package enum Value: Sendable, Hashable {
    /// `...`: any arguments, or none.
    case rest
    /// `$_`.
    case any
    /// `.name`, or `Type.name`.
    case member([String])
    case hole(Hole)
  }

  package struct Hole: Sendable, Hashable {
    package var kind: HoleKind
    package var scale: Scale

    package init(kind: HoleKind, scale: Scale = .automatic) {
      self.kind = kind
      self.scale = scale
    }
  }

  /// What stands in a hole.
  package enum HoleKind: String, Sendable, Hashable, CaseIterable {
    // Places: each constant in them is a value of its own.
    /// A length in points.
    case length
    /// A number that is no length: an opacity, a duration.
    case number
    /// A place that expects a color, or several.
    case color
    /// A place that expects a font.
    case font
    // Parts: together they make the value of the whole expression.
    case red, green, blue, alpha, white, hue, saturation, brightness
    /// A hex color as string or integer.
    case hex
    /// A font's size in points.
    case size
    case weight, family, design
  }

  /// How a channel is written.
  package enum Scale: String, Sendable, Hashable {
    /// 0…255 if any channel of the expression is above 1, else 0…1.
    case automatic
    /// 0…1.
    case unit
    /// 0…255.
    case byte
    /// 0…100.
    case percent
    /// 0…360.
    case degrees
  }

  package init(shape: Shape, names: [String], receiver: Receiver, arguments: [Argument]) {
    self.shape = shape
    self.names = names
    self.receiver = receiver
    self.arguments = arguments
  }
}

extension Pattern.HoleKind {
  /// Whether the hole is a part of a value, so that the finding is the whole expression.
  package var isPart: Bool {
    switch self {
    case .length, .number, .color, .font: false
    default: true
    }
  }
}

extension Pattern.Receiver {
  /// Whether the pattern begins with the name of a type, which a file may have given to a type of its own.
  package var namesType: Bool {
    switch self {
    case .none, .path(_, isWhole: true): true
    default: false
    }
  }
}
