import DesignTokens

extension SiteValue {
  /// The value as reports show it.
  func normalForm(_ orders: HexOrderTable) -> String {
    switch self {
    case .number(let number): NumberFormat.decimal(number)
    case .color(let reading): reading.normalForm(orders)
    case .colorPair(let light, let dark): light.normalForm(orders) + "/" + dark.normalForm(orders)
    case .font(let font): font.normalForm
    case .systemColor(let name): "system:" + name
    case .shadow(let x, let y, let radius):
      [x, y, radius].map { $0.map(NumberFormat.decimal) ?? "?" }.joined(separator: "/")
    }
  }
}

extension Site {
  /// The value as the matcher takes it: an alpha that is not known counts as 1. Nil where no token can be it.
  func rawValue(_ orders: HexOrderTable) -> RawValue? {
    switch value {
    case .number(let number): return .number(number)
    case .color, .colorPair: return value.rawColor(orders)
    case .font(let font):
      let hasSize = place.sizeRange != nil
      guard font.familyIsKnown else { return nil }
      // A token of the whole would set what a variable sets now.
      guard font.unread.isEmpty else { return hasSize ? .font(font.value, .size) : nil }
      return .font(font.value, hasSize ? .wholeOrSize : .whole)
    case .systemColor, .shadow: return nil
    }
  }
}

extension SiteValue {
  /// A color or pair as the matcher takes it; nil where nothing tells the order of the digits, and for anything else.
  func rawColor(_ orders: HexOrderTable) -> RawValue? {
    switch self {
    case .color(let reading): return reading.color(orders).map { .color($0, precision: reading.precision) }
    case .colorPair(let light, let dark):
      guard let color = light.color(orders), let darkColor = dark.color(orders) else { return nil }
      return .color(color, precision: light.precision, dark: darkColor)
    case .number, .font, .systemColor, .shadow: return nil
    }
  }
}

extension FontReading {
  /// With `??` for a family that only the project's own code knows.
  fileprivate var normalForm: String {
    var value = value
    if !familyIsKnown { value.family = "??" }
    guard unread.contains("weight"), value.weight == nil else { return value.normalForm }
    return value.normalForm.split(separator: "/").dropLast().joined(separator: "/") + "/??"
  }
}

extension ColorReading {
  fileprivate func normalForm(_ orders: HexOrderTable) -> String {
    guard let color = color(orders) else { return color.normalFormWithUnknownAlpha }
    return alphaIsKnown ? color.normalForm : color.normalFormWithUnknownAlpha
  }
}
