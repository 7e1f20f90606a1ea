/// What a rule file says about a constructor beyond its pattern.
package struct ConstructorFacts: Sendable, Hashable {
  package var space: Space
  /// The type that the constructor makes; nil where its name or the context tells.
  package var type: String?
  /// The order of hex digits where the API itself fixes it.
  package var order: HexOrder?

  package init(space: Space = .srgb, type: String? = nil, order: HexOrder? = nil) {
    self.space = space
    self.type = type
    self.order = order
  }

  /// What the channels of a constructor are numbers of.
  package enum Space: String, Sendable, Hashable, CaseIterable {
    case srgb
    case displayP3 = "display-p3"
    case srgbLinear = "srgb-linear"
    case gray
  }
}

/// The value that an expression of literals makes.
package enum RawReading: Sendable, Hashable {
  case color(ColorReading)
  case font(FontReading)
}

extension RawReading {
  /// Whether nothing in it is left open for the lack of a constant.
  var isWhole: Bool {
    switch self {
    case .color(let color): color.alphaIsKnown
    case .font(let font): font.familyIsKnown && font.unread.isEmpty
    }
  }

  /// Whether a declaration may tell that it is something else: `FontFamily.bold.font(size: 20)`.
  var isDeclared: Bool { if case .font(let font) = self { !font.maker.isEmpty } else { false } }
}

/// A color as an expression of literals makes it.
package struct ColorReading: Sendable, Hashable {
  /// The alpha is 1 where it is not known.
  package var color: Color
  package var alphaIsKnown: Bool
  package var precision: ColorPrecision
  /// The hex value, where which end of it is the alpha is still open; `color` reads it as RGBA.
  package var openHex: OpenHex?
  /// The initializer of the project's that may count channels to 255, where they are read so; the frameworks' own takes
  /// all above 1 for 1.
  package var byteInitializer: HexInitializer.Key?
  /// The type of the expression, where the code tells.
  package var type: String?

  package init(
    color: Color, alphaIsKnown: Bool = true, precision: ColorPrecision = .exact, openHex: OpenHex? = nil,
    type: String? = nil
  ) {
    self.color = color
    self.alphaIsKnown = alphaIsKnown
    self.precision = precision
    self.openHex = openHex
    self.type = type
  }

  /// A hex value that has an alpha, at the end which the project's own initializer reads it from.
  package struct OpenHex: Sendable, Hashable {
    package var argb: Color
    package var initializer: HexInitializer.Key
  }

  /// Whether the color is what its channels were surely meant for, and not what the frameworks make of them.
  ///
  /// - Parameter type: The one that is wanted, where the code names none.
  package func isClamped(_ orders: HexOrderTable, as type: String? = nil) -> Bool {
    guard var initializer = byteInitializer else { return false }
    initializer.type = initializer.type ?? type
    return !orders.declares(initializer)
  }

  /// The color, read as the project's initializers do; nil where nothing tells the order of the digits.
  package func color(_ orders: HexOrderTable) -> Color? {
    guard let openHex else { return color }
    switch orders.order(of: openHex.initializer) {
    case .rgba: return color
    case .argb: return openHex.argb
    case .unknown: return nil
    }
  }
}

/// A font as an expression of literals makes it.
package struct FontReading: Sendable, Hashable {
  package var value: FontValue
  /// False where the family comes from an expression that is not constant.
  package var familyIsKnown: Bool
  /// The parts that are no constants, by their labels: what they come to is not known.
  package var unread: [String] = []
  /// The type of the expression, where the code tells.
  package var type: String?
  /// The path of the project's function that makes it, `[FontFamily, bold, font]`: its declaration tells the type.
  package var maker: [String]
  /// The names that tell the family, where it is not written there: `[FontWeight, bold, rawValue]`, or of a generated
  /// family `[FontFamily, Brand, bold]`. What they look like may not be what they are declared as.
  package var familyPath: [String] = []
  /// The call of a function that only the project's declarations explain.
  package var call: FontCall?

  package init(value: FontValue, familyIsKnown: Bool = true, type: String? = nil, maker: [String] = []) {
    self.value = value
    self.familyIsKnown = familyIsKnown
    self.type = type
    self.maker = maker
  }
}
