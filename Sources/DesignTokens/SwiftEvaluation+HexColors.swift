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
    guard var color = color(ofDigits: digits.value, key, context) else { return nil }
    if let alpha = call.arguments.dropFirst().first {
      guard ["alpha", "opacity"].contains(alpha.label), let number = number(alpha.value, context), number >= 0,
        number <= 1
      else { return nil }
      color.alpha *= number
    }
    return ResolvedValue(.color(color), type: type)
  }

  private mutating func color(
    ofDigits value: SwiftValue, _ key: HexInitializer.Key, _ context: Context
  ) -> Color? {
    let order = hexOrders.order(of: key)
    if let number = number(value, context) {
      return HexColor.color(ofNumber: number, hexOrders.readsOnlyEight(key) || number > 0xFF_FFFF ? order : nil)
    }
    guard let text = text(of: value, context.deeper) else { return nil }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6 || digits.utf8.count == 8 && order != .unknown else { return nil }
    return HexColor.parse(String(digits), order: order == .unknown ? .rgba : order)?.color
  }
}

extension HexColor {
  /// The color of a number's digits; nil for a number that has more, or is no whole one.
  ///
  /// - Parameter order: How eight digits are read; nil for six.
  static func color(ofNumber number: Double, _ order: HexOrder?) -> Color? {
    let digits = order == nil ? 6 : 8
    guard number >= 0, number < Double(1 << (4 * digits)), number == number.rounded() else { return nil }
    let text = String(Int(number), radix: 16)
    return parse(String(repeating: "0", count: digits - text.utf8.count) + text, order: order ?? .rgba)?.color
  }
}
