import DesignTokens

/// Design values as a browser draws them: each in a declaration or attribute that is made of checked parts only.
enum HTMLValue {
  /// A swatch of one color, or of a light and a dark one side by side.
  static func swatch(light: String, dark: String? = nil) -> HTML {
    if let dark, dark != light { return "<span class=\"swatch\" style=\"--a:\(light);--b:\(dark)\"></span>" }
    return "<span class=\"swatch\" style=\"--a:\(light);--b:\(light)\"></span>"
  }

  /// What stands beside a raw value in normal form: swatches of colors, nothing for others.
  static func sample(_ value: String) -> HTML {
    let colors = value.split(separator: "/", omittingEmptySubsequences: false).map { color(normalForm: $0) }
    guard let first = colors.first, let light = first, colors.count <= 2 else { return "" }
    return swatch(light: light, dark: colors.count == 2 ? colors[1] : nil)
  }

  /// The CSS color of `#RRGGBBAA`, or of a wider gamut; what is not known of an alpha is drawn opaque.
  static func color(normalForm text: some StringProtocol) -> String? {
    if let wide = Color(wideForm: text) { return css(wide) }
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = String(text.dropFirst().prefix { $0.isASCII && $0.isHexDigit })
    return digits.utf8.count == 8 || digits.utf8.count == 6 ? "#" + digits : nil
  }

  /// The CSS color of a color; one that sRGB cannot show keeps its channels.
  static func css(_ color: Color) -> String {
    if color.levels.isInGamut { return color.hex }
    let channels = [color.red, color.green, color.blue].map { NumberFormat.rounded($0) }.joined(separator: " ")
    return "color(srgb \(channels) / \(NumberFormat.rounded(color.alpha)))"
  }

  static func swatch(_ values: AppearanceValues) -> HTML? {
    guard case .color(let light) = values.any else { return nil }
    guard case .color(let dark)? = values.dark else { return swatch(light: css(light)) }
    return swatch(light: css(light), dark: css(dark))
  }

  /// The `style` of text in a font, not larger than a page can take.
  static func style(_ font: FontValue) -> String {
    let size = NumberFormat.rounded(min(max(font.size, 6), 72))
    var style = "font-size:\(size)px;font-weight:\(weight(font.drawnWeight))"
    if font.isItalic { style += ";font-style:italic" }
    if let family = family(font) { style += ";font-family:\(family),var(--sans)" }
    return style
  }

  private static func family(_ font: FontValue) -> String? {
    switch font.design {
    case "monospaced"?: return "ui-monospace"
    case "rounded"?: return "ui-rounded"
    case "serif"?: return "ui-serif"
    default: break
    }
    guard let family = font.family, !family.isEmpty, family.utf8.count <= 60,
      family.unicodeScalars.allSatisfy({
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == " " || $0 == "-"
      })
    else { return nil }
    return "'\(family)'"
  }

  private static func weight(_ weight: FontWeight) -> Int {
    switch weight {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  /// A raw value for people: the alpha of an opaque color says nothing.
  static func text(_ value: String) -> String {
    value.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.hasPrefix("#") && part.utf8.count == 9 && part.hasSuffix("FF") ? String(part.dropLast(2)) : String(part)
    }.joined(separator: "/")
  }

  static func percent(_ value: Double, of whole: Double) -> String {
    let share = value / whole * 100
    return NumberFormat.rounded(share.isFinite ? min(max(share, 0), 100) : 0) + "%"
  }

  /// A length on the page: in points up to a limit.
  static func length(_ points: Double, most: Double) -> String {
    NumberFormat.rounded(points.isFinite ? min(max(points, 0), most) : 0) + "px"
  }
}
