/// A place where the sources of design tokens do not say the same.
package struct TokenDrift: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Two sources give one name different values.
    case differs
    /// A source has a name that another one lacks.
    case missing
    /// No Swift source can name a token.
    case unreachable
    /// A token has no value: it refers to nothing, to itself, or is written wrongly.
    case broken
    /// Tokens of one source have the same value.
    case duplicate
    /// Something was read, though it is not as it should be.
    case remark
  }

  package var kind: Kind
  /// The token that it is about; empty where a document as a whole is.
  package var name: String
  package var message: String
  package var definition: DesignToken.Definition
  /// What the token is set against.
  package var other: DesignToken?
  /// The appearance in which two values differ: `dark`.
  package var appearance: String?

  package init(
    kind: Kind, name: String, message: String, definition: DesignToken.Definition, other: DesignToken? = nil,
    appearance: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.message = message
    self.definition = definition
    self.other = other
    self.appearance = appearance
  }

  /// Whether the sources have to be changed.
  package var isFailure: Bool { kind != .duplicate && kind != .remark }
}

extension DesignValue {
  /// As reports write values: `#RRGGBBAA`, a decimal, `family/size/weight`, `system:label`, the parts of a composite one.
  package var normalForm: String {
    switch self {
    case .color(let color): color.normalForm
    case .number(let number): NumberFormat.rounded(number)
    case .font(let font): font.normalForm
    case .systemColor(let name): "system:" + Self.codeName(ofSystemColor: name)
    case .composite(let value): value.normalForm
    }
  }

  /// The same, with what tells a color that sRGB cannot show from the one at its edge.
  var exactForm: String {
    guard case .color(let color) = self, !color.levels.isInGamut else { return normalForm }
    let levels = color.levels
    return "\(levels.red) \(levels.green) \(levels.blue) \(levels.alpha)"
  }

  /// Whether two values are drawn the same.
  func isSame(as other: DesignValue) -> Bool {
    switch (self, other) {
    case (.color(let left), .color(let right)): left.levels == right.levels || left.isWithinHalfALevel(of: right)
    case (.number(let left), .number(let right)): NumberKey.thousandths(left) == NumberKey.thousandths(right)
    case (.font(let left), .font(let right)): FontKey(left) == FontKey(right)
    case (.systemColor(let left), .systemColor(let right)): left == right
    case (.composite, .composite): normalForm == other.normalForm
    default: false
    }
  }

  /// Whether code may have the value for one of a document: a number for a part of what is made of several.
  func mayStand(for other: DesignValue) -> Bool {
    if case .number = self, case .composite = other { return true }
    return sort == other.sort
  }

  /// Colors, numbers, fonts and what is made of several are never the same token.
  var sort: Int {
    switch self {
    case .color, .systemColor: 0
    case .number: 1
    case .font: 2
    case .composite: 3
    }
  }
}
