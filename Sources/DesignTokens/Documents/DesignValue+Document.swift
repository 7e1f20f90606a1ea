/// What a design token can say of a value of a document.
struct DocumentDesignValue: Sendable {
  let normalizer: ValueNormalizer

  /// `nil` for what is no color, number or font, nor made of such.
  func value(_ value: DocumentValue, _ kind: ValueKind, _ category: DesignToken.Category) -> DesignValue? {
    switch kind {
    case .color:
      if case .color(let color) = value { .color(color) } else { nil }
    case .dimension, .number, .opacity, .duration:
      number(value, kind, category).map { .number($0) }
    case .typography: font(value).map { .font($0) }
    case .shadow, .border, .transition, .gradient, .cubicBezier: composite(value, kind).map { .composite($0) }
    case .fontFamily, .fontWeight, .strokeStyle, .text: nil
    }
  }

  private func composite(_ value: DocumentValue, _ kind: ValueKind) -> CompositeValue? {
    var reader = CompositeReader(normalizer)
    return reader.read(value, kind)
  }

  private func number(_ value: DocumentValue, _ kind: ValueKind, _ category: DesignToken.Category) -> Double? {
    guard case .number(let number, let unit) = value, number.isFinite else { return nil }
    if category == .duration || kind == .duration { return Self.seconds(number, unit) }
    if category == .opacity {
      let fraction = unit == "%" || (unit == nil && number > 1 && number <= 100) ? number / 100 : number
      return unit == nil || unit == "%" ? fraction : nil
    }
    guard let points = Self.points(number, unit) else { return nil }
    // A small one without a unit is a multiple of the font's size, which no length equals.
    if category == .lineHeight, unit == nil, abs(points) < 4 { return nil }
    return points
  }

  static func seconds(_ number: Double, _ unit: String?) -> Double? {
    switch unit {
    case "s": number
    case "ms", nil: number / 1000
    default: nil
    }
  }

  /// A rem is 16 points where nobody changes the size of text. What is relative to something else is no length.
  static func points(_ number: Double, _ unit: String?) -> Double? {
    switch unit {
    case nil, "px", "pt", "dp", "sp": number
    case "rem": number * 16
    default: nil
    }
  }

  private func length(_ value: DocumentValue?) -> Double? {
    guard let value else { return nil }
    guard case .number(let number, let unit) = normalizer.normalize(value, .dimension, nil).value else { return nil }
    return Self.points(number, unit)
  }

  // MARK: Fonts

  private func font(_ value: DocumentValue) -> FontValue? {
    guard let size = length(value.first(of: "fontSize", "size")), size > 0 else { return nil }
    let name = value.first(of: "fontFamily", "family").flatMap(FontFamilyName.name)
    var font = FontValue(size: size)
    if let name { apply(name, to: &font) }
    switch value.first(of: "fontWeight", "weight") {
    case .number(let number, _)?: font.weight = FontWeight(number: number)
    case .text(let text)?:
      let style = FontStyleName(text)
      font.weight = style.weight
      font.isItalic = style.isItalic
    default: break
    }
    if case .text(let style)? = value.first(of: "fontStyle") {
      font.isItalic = font.isItalic || ["italic", "oblique"].contains(style.lowercased())
    }
    font.spacing.letters = spacing(value.first(of: "letterSpacing"), fontSize: size)
    font.spacing.lineHeight = lineHeight(value.first(of: "lineHeight"), fontSize: size)
    return font
  }

  /// In points; a percentage and an em are parts of the font's size.
  private func spacing(_ value: DocumentValue?, fontSize: Double) -> Double? {
    guard let value else { return nil }
    guard case .number(let number, let unit) = normalizer.normalize(value, .number, nil).value, number.isFinite else {
      return nil
    }
    switch unit {
    case "%": return fontSize * number / 100
    case "em": return fontSize * number
    default: return Self.points(number, unit)
    }
  }

  /// A small number without a unit is a multiple of the font's size.
  private func lineHeight(_ value: DocumentValue?, fontSize: Double) -> Double? {
    if let value, case .number(let number, nil) = normalizer.normalize(value, .number, nil).value, number < 4 {
      return number > 0 ? fontSize * number : nil
    }
    return spacing(value, fontSize: fontSize).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Apple's own families are the system's font in one of its designs.
  private func apply(_ name: String, to font: inout FontValue) {
    switch name.lowercased() {
    case "sf pro", "sf pro text", "sf pro display", "sf", "san francisco", "-apple-system", "system-ui", "system",
      ".sf ui", ".applesystemuifont":
      break
    case "sf mono", "ui-monospace": font.design = "monospaced"
    case "sf pro rounded", "sf compact rounded", "ui-rounded": font.design = "rounded"
    case "new york", "ui-serif": font.design = "serif"
    default: font.family = name
    }
  }
}
