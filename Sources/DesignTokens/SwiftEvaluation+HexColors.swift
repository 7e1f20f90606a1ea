/// Colors that are made of hex digits with a name.
extension SwiftEvaluation {
  /// `Color(hex: value)`, `UIColor(rgb: rawValue, alpha: alpha)`, `UIColor.hex(rawValue)`: the project's own initializer
  /// or function reads the digits, or the label says so.
  mutating func hexColor(_ call: SwiftCall, _ context: Context) -> ResolvedValue? {
    guard call.base == nil, let digits = call.arguments.first, call.arguments.count <= 2, let name = call.path.last,
      case let type = call.path.dropLast().last ?? context.expected, let type, SwiftNames.colorTypes.contains(type)
    else { return nil }
    let key = HexInitializer.Key(type: type, name: name == "init" ? digits.label : name)
    guard hexOrders.knows(key) || name == "init" && SwiftNames.words(digits.label).contains("hex") else { return nil }
    guard var color = color(ofDigits: digits.value, hexOrders.order(of: key), context) else { return nil }
    if let alpha = call.arguments.dropFirst().first {
      guard ["alpha", "opacity"].contains(alpha.label), let number = number(alpha.value, context), number >= 0,
        number <= 1
      else { return nil }
      color.alpha *= number
    }
    return ResolvedValue(.color(color), type: type)
  }

  private mutating func color(ofDigits value: SwiftValue, _ order: HexOrder, _ context: Context) -> Color? {
    if let number = number(value, context) {
      return HexColor.color(ofNumber: number) ?? HexColor.color(ofNumber: number, order)
    }
    guard let text = text(of: value, context.deeper) else { return nil }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6 || digits.utf8.count == 8 && order != .unknown else { return nil }
    return HexColor.parse(String(digits), order: order == .unknown ? .rgba : order)?.color
  }
}

extension HexColor {
  /// The opaque color of six digits; nil for a number that has more, or is no whole one.
  static func color(ofNumber number: Double) -> Color? {
    guard number >= 0, number <= 0xFF_FFFF, number == number.rounded() else { return nil }
    return color(ofNumber: number, digits: 6, .rgba)
  }

  /// The color of eight digits, where something tells their order.
  static func color(ofNumber number: Double, _ order: HexOrder) -> Color? {
    guard order != .unknown, number > 0xFF_FFFF, number <= 0xFFFF_FFFF, number == number.rounded() else { return nil }
    return color(ofNumber: number, digits: 8, order)
  }

  private static func color(ofNumber number: Double, digits: Int, _ order: HexOrder) -> Color? {
    let text = String(Int(number), radix: 16)
    return parse(String(repeating: "0", count: digits - text.utf8.count) + text, order: order)?.color
  }
}
