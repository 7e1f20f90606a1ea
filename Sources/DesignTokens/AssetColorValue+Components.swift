import Markup

extension AssetColorValue {
  /// Reads the `color` of an entry; `nil` with a note where it names no color.
  init?(_ node: MarkupNode, notes: inout [AssetNote]) {
    guard let fields = node.entries else {
      notes.append(AssetNote(message: "`color` must be an object", position: node.position))
      return nil
    }
    if let reference = fields.text("reference") {
      self = .systemColor(reference)
      return
    }
    let spaceNode = fields.value("color-space")
    let spaceName = fields.text("color-space") ?? "srgb"
    guard let space = AssetColorSpace(rawValue: spaceName) else {
      let position = spaceNode?.position ?? node.position
      notes.append(AssetNote(message: "unknown color space `\(spaceName)`", position: position))
      return nil
    }
    guard let components = fields.value("components"), let values = components.entries else {
      notes.append(AssetNote(message: "a color needs `components`", position: node.position))
      return nil
    }
    var reader = AssetComponentReader(fields: values, position: components.position, space: space)
    let color = reader.color()
    notes += reader.notes
    guard let color else { return nil }
    self = .color(color)
  }
}

/// The color spaces of asset catalogs.
enum AssetColorSpace: String {
  case srgb
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case displayP3 = "display-p3"
  case extendedDisplayP3 = "extended-display-p3"
  case extendedLinearDisplayP3 = "extended-linear-display-p3"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"

  var space: ColorSpace {
    switch self {
    case .srgb, .extendedSRGB: .srgb
    case .extendedLinearSRGB: .srgbLinear
    case .displayP3, .extendedDisplayP3: .displayP3
    case .extendedLinearDisplayP3: .displayP3Linear
    case .grayGamma22, .extendedGray: .grayGamma22
    }
  }

  var isExtended: Bool { rawValue.hasPrefix("extended") }

  var channels: [String] { space == .grayGamma22 ? ["white"] : ["red", "green", "blue"] }
}

/// A component as it is written.
private enum Component: Equatable {
  case fraction(Double)
  case integer(Int)
  case hex(Int)
}

extension AssetColorSpace {
  /// The range that a component should be in and is not. Extended spaces have none for their channels.
  fileprivate func range(passedBy component: Component, isAlpha: Bool) -> String? {
    guard !isExtended || isAlpha else { return nil }
    switch component {
    case .hex(let value): return (0...255).contains(value) ? nil : "0x00…0xFF"
    case .integer(let value): return (0...255).contains(value) ? nil : "0…255"
    case .fraction(let value):
      // `255.0` counts to 255.
      let isLevel = value > 1 && value <= 255 && value == value.rounded()
      return (0...1).contains(value) || isLevel ? nil : "0…1"
    }
  }
}

/// A reader of the components of a color, each of which is written in a form of its own: `0.933`, `238`, `0xEE`.
private struct AssetComponentReader {
  var fields: [MarkupEntry]
  var position: MarkupPosition
  var space: AssetColorSpace
  var notes: [AssetNote] = []

  mutating func color() -> Color? {
    var written: [Component] = []
    for channel in space.channels {
      guard let component = component(channel) else { return nil }
      written.append(component)
    }
    // Beside 123 or 199, a bare 1 is the lowest step of 255; alone it is full.
    let countsTo255 = written.contains { if case .integer(let value) = $0 { value > 1 } else { false } }
    let values = written.map { fraction($0, countsTo255: countsTo255) }
    var alpha = 1.0
    if fields.value("alpha") != nil {
      guard let component = component("alpha") else { return nil }
      alpha = fraction(component, countsTo255: false)
    }
    if !countsTo255, space != .grayGamma22, written.contains(.integer(1)) {
      note("a bare `1` may mean 1/255; it is taken as `1.0`", at: position)
    }
    return Color(
      space.space, values[0], values.count > 1 ? values[1] : 0, values.count > 2 ? values[2] : 0, alpha: alpha)
  }

  private mutating func component(_ name: String) -> Component? {
    guard let node = fields.value(name) else {
      note("the color has no `\(name)`", at: position)
      return nil
    }
    let text: String
    switch node.content {
    case .string(let string): text = string
    case .number(let number, _): text = number
    default: text = ""
    }
    guard let component = Self.parse(text) else {
      note("`\(text)` is no color component", at: node.position)
      return nil
    }
    if let range = space.range(passedBy: component, isAlpha: name == "alpha") {
      note("`\(text)` is outside \(range)", at: node.position)
    }
    return component
  }

  private static func parse(_ text: String) -> Component? {
    let trimmed = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    let plain = String(trimmed)
    if plain.hasPrefix("0x") || plain.hasPrefix("0X") { return Int(plain.dropFirst(2), radix: 16).map(Component.hex) }
    if let integer = Int(plain) { return .integer(integer) }
    let isPercentage = plain.hasSuffix("%")
    guard let value = Double(isPercentage ? String(plain.dropLast()) : plain), value.isFinite else { return nil }
    return .fraction(isPercentage ? value / 100 : value)
  }

  private func fraction(_ component: Component, countsTo255: Bool) -> Double {
    switch component {
    case .hex(let value): Double(value) / 255
    case .integer(let value): value > 1 || value < -1 || countsTo255 ? Double(value) / 255 : Double(value)
    case .fraction(let value): value > 1 && value == value.rounded() && !space.isExtended ? value / 255 : value
    }
  }

  private mutating func note(_ message: String, at position: MarkupPosition) {
    notes.append(AssetNote(message: message, position: position))
  }
}
