/// Which end of a hex value with an alpha holds it.
package enum HexOrder: String, Hashable, Sendable, CaseIterable {
  /// `RRGGBBAA`, as in CSS.
  case rgba
  /// `AARRGGBB`, as on Android and in a much copied Swift extension.
  case argb
  /// Nothing tells.
  case unknown
}

/// What a hex value stands for.
package enum HexColor: Hashable, Sendable {
  case color(Color)
  /// It has an alpha and nothing says at which end: both readings, `rgba` first.
  case ambiguous(rgba: Color, argb: Color)

  /// The color, where it is certain.
  package var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }

  /// Reads `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, the same bare or after `0x`, or `nil` for anything else.
  ///
  /// Underscores are allowed after `0x` only, as in a Swift literal.
  package static func parse(_ text: some StringProtocol, order: HexOrder = .unknown) -> HexColor? {
    var digits: [UInt8] = []
    var bytes = Array(text.utf8.prefix(64))
    guard bytes.count < 64 else { return nil }
    var allowsUnderscore = false
    if bytes.first == UInt8(ascii: "#") {
      bytes.removeFirst()
    } else if bytes.count > 2, bytes[0] == UInt8(ascii: "0"), bytes[1] | 0x20 == UInt8(ascii: "x") {
      bytes.removeFirst(2)
      allowsUnderscore = bytes.first != UInt8(ascii: "_")
    }
    for byte in bytes {
      if byte == UInt8(ascii: "_"), allowsUnderscore { continue }
      guard let digit = digitValue(byte) else { return nil }
      digits.append(digit)
    }
    return read(digits, order: order)
  }

  /// Reads an integer literal as written, `0x1F252E`, `0xFF_1F252E` or `2041134`.
  ///
  /// Hex digits count as written, so that `0x00FF00FF` has an alpha; six or fewer are an opaque color, short or not:
  /// `0xFF` is a blue. A decimal, octal or binary literal is an opaque color up to `0xFFFFFF`.
  package static func parse(integerLiteral text: some StringProtocol, order: HexOrder = .unknown) -> HexColor? {
    let plain = String(text.filter { $0 != "_" })
    guard plain.utf8.count < 64, !text.hasPrefix("_") else { return nil }
    if plain.hasPrefix("0x") {
      let digits = plain.utf8.dropFirst(2).compactMap(digitValue)
      guard digits.count == plain.utf8.count - 2, !digits.isEmpty, digits.count <= 8 else { return nil }
      let width = digits.count <= 6 ? 6 : 8
      return read([UInt8](repeating: 0, count: width - digits.count) + digits, order: order)
    }
    let value: UInt32? =
      plain.hasPrefix("0b")
      ? UInt32(plain.dropFirst(2), radix: 2)
      : plain.hasPrefix("0o") ? UInt32(plain.dropFirst(2), radix: 8) : UInt32(plain)
    guard let value, value <= 0xFFFFFF else { return nil }
    return .color(opaque(value))
  }

  private static func opaque(_ value: UInt32) -> Color {
    Color(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255)
  }

  private static func read(_ digits: [UInt8], order: HexOrder) -> HexColor? {
    let channels: [Double]
    switch digits.count {
    case 3, 4: channels = digits.map { Double($0) * 17 / 255 }
    case 6, 8:
      channels = stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
    default: return nil
    }
    guard channels.count == 4 else {
      return .color(Color(red: channels[0], green: channels[1], blue: channels[2]))
    }
    let rgba = Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
    let argb = Color(red: channels[1], green: channels[2], blue: channels[3], alpha: channels[0])
    switch order {
    case .rgba: return .color(rgba)
    case .argb: return .color(argb)
    case .unknown: return rgba == argb ? .color(rgba) : .ambiguous(rgba: rgba, argb: argb)
    }
  }

  private static func digitValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Color {
  /// `#RRGGBBAA`, upper case; channels outside sRGB are clamped.
  package var hex: String { opaqueHex + Self.byteText(levels.clamped.alpha) }

  /// The same of a color whose alpha is not known: `#FFFFFF??`.
  package var hexWithUnknownAlpha: String { opaqueHex + "??" }

  private var opaqueHex: String {
    let clamped = levels.clamped
    return "#" + Self.byteText(clamped.red) + Self.byteText(clamped.green) + Self.byteText(clamped.blue)
  }

  private static func byteText(_ level: Int16) -> String {
    let text = String(level, radix: 16, uppercase: true)
    return text.utf8.count < 2 ? "0" + text : text
  }
}
