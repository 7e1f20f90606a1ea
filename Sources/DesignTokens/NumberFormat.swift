/// The normal form of numbers: the shortest decimal that reads back as the same value.
package enum NumberFormat {
  /// `15`, `0.5`, `-8`, `16.25`: no `15.0`, no `-0`, no exponent for magnitudes a design value can have.
  package static func decimal(_ value: Double) -> String {
    guard value.isFinite else { return value.description }
    guard value != 0 else { return "0" }
    let text = value.description
    guard let mark = text.firstIndex(of: "e") else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    guard abs(value) >= 1e-12, abs(value) < 1e21, let exponent = Int(text[text.index(after: mark)...]) else {
      return text
    }
    return positional(mantissa: text[..<mark], exponent: exponent)
  }

  /// A value that went through arithmetic, without the noise: rounded to a ten-thousandth.
  package static func rounded(_ value: Double) -> String {
    let scaled = (value * 10_000).rounded()
    return decimal(abs(scaled) < 1e15 ? scaled / 10_000 : value)
  }

  /// The fewest decimals that still name the same 1/255 step, for an alpha that is written as a number.
  package static func alpha(_ value: Double) -> String {
    let step = ColorLevels.level(value)
    for scale in [10.0, 100, 1000] {
      let short = (value * scale).rounded() / scale
      if abs(short - value) < 1e-9 { return decimal(short) }
    }
    for scale in [10.0, 100, 1000] {
      let short = (value * scale).rounded() / scale
      if ColorLevels.level(short) == step { return decimal(short) }
    }
    return decimal(value)
  }

  private static func positional(mantissa: Substring, exponent: Int) -> String {
    let sign = mantissa.hasPrefix("-") ? "-" : ""
    let parts = mantissa.drop { $0 == "-" }.split(separator: ".")
    let whole = parts.first ?? ""
    let fraction = parts.count > 1 && parts[1] != "0" ? parts[1] : ""
    let digits = String(whole + fraction)
    let point = whole.count + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    guard point < digits.count else { return sign + digits + String(repeating: "0", count: point - digits.count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}
