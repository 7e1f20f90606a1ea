import Linting

/// What the terminal can show.
package enum TextStyle: Sendable, Hashable {
  case plain
  /// The 16 colors.
  case colors
  /// Also swatches in 24-bit color.
  case swatches

  package enum Ink: String, Sendable {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
    case cyan = "36"
  }

  package func paint(_ text: String, _ inks: Ink...) -> String {
    if self == .plain || text.isEmpty { return text }
    return "\u{1B}[\(inks.map(\.rawValue).joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  /// Two columns in the color of a value in normal form (`#RRGGBBAA`), and a space; nothing for other values.
  package func swatch(_ value: String) -> String {
    guard self == .swatches, let (red, green, blue) = Self.channels(of: value) else { return "" }
    return "\u{1B}[48;2;\(red);\(green);\(blue)m  \u{1B}[0m "
  }

  private static func channels(of value: String) -> (Int, Int, Int)? {
    let digits = value.utf8.dropFirst().prefix(6)
    guard value.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      let number = Int(String(decoding: digits, as: UTF8.self), radix: 16), number >= 0
    else { return nil }
    return (number >> 16, number >> 8 & 0xFF, number & 0xFF)
  }
}
