import Markup

extension AssetColorSet {
  /// The values by appearance: of the universal idiom and the sRGB gamut where the set has them. `nil` where the set has
  /// no color for the light appearance, or one that cannot be told.
  package var values: AppearanceValues? {
    guard let light = lightEntry, let any = light.designValue else { return nil }
    let dark = darkEntry(like: light)
    // Beside a color that is told, one of the system is only known not to be.
    let told = light.color == nil ? dark?.designValue : dark?.color.map(DesignValue.color)
    var values = AppearanceValues(
      any: any, dark: told == any ? nil : told,
      highContrast: (highContrast(.light, like: light) ?? highContrast(.any, like: light)).map(DesignValue.color),
      darkHighContrast: highContrast(.dark, like: light).map(DesignValue.color))
    values.reservations.isUnknownInDark = dark != nil && told == nil
    values.reservations.remarks = variants(light, dark).map(\.remark) + [onlyPlace(light)].compactMap(\.self)
    return values
  }

  /// Where the color of the light appearance stands, or else the first.
  package var position: MarkupPosition {
    lightEntry?.position ?? entries.first?.position ?? MarkupPosition(offset: 0, line: 1, column: 1)
  }

  /// The system color that stands for the light appearance, where one does: `systemGray6Color`.
  package var systemColor: String? {
    for entry in entries where entry.luminosity != .dark && !entry.isHighContrast {
      if case .systemColor(let name) = entry.value { return name }
    }
    return nil
  }

  /// Why the set has no values, or what its values leave out.
  package var remarks: [AssetNote] {
    guard let light = lightEntry, light.designValue != nil else {
      if entries.contains(where: { $0.value == .unreadable }) { return [] }
      let isDarkOnly = entries.contains { $0.value != nil }
      let message = isDarkOnly ? "no color for the light appearance" : "no color"
      return [AssetNote(message: message, position: position, isUsual: !isDarkOnly)]
    }
    let system = (light.color == nil ? systemColor : nil).map {
      AssetNote(message: "\($0) has no fixed value", position: position, isUsual: true)
    }
    let variants = variants(light, darkEntry(like: light)).map { variant in
      AssetNote(message: "\(variant.remark): no fix to it is safe", position: variant.entry.position)
    }
    return [system].compactMap(\.self) + variants
  }

  // MARK: The entries that count

  /// An explicit light color is the one that is drawn in light mode, whatever `Any` says.
  private var lightEntry: Entry? {
    let plain = entries.filter { !$0.isHighContrast && $0.value != nil && $0.luminosity != .dark }
    guard let first = plain.min(by: { $0.generality < $1.generality }) else { return nil }
    return plain.first { $0.luminosity == .light && $0.generality == first.generality } ?? first
  }

  /// What is drawn in dark mode wherever the light one is drawn else.
  private func darkEntry(like light: Entry) -> Entry? {
    let fitting = entries.filter {
      $0.luminosity == .dark && !$0.isHighContrast && ($0.idiom == light.idiom || $0.idiom == "universal")
        && (!$0.isWideGamut || light.isWideGamut) && ($0.restriction == nil || $0.restriction == light.restriction)
    }
    return fitting.first { $0.generality == light.generality } ?? fitting.min { $0.generality < $1.generality }
  }

  private func highContrast(_ luminosity: Luminosity, like light: Entry) -> Color? {
    let fitting = entries.filter { $0.luminosity == luminosity && $0.isHighContrast && $0.color != nil }
    let same = fitting.first { $0.generality == light.generality }
    return (same ?? fitting.min { $0.generality < $1.generality })?.color
  }

  // MARK: Other devices

  /// A color that is drawn elsewhere in place of the one that counts.
  private struct Variant {
    var entry: Entry
    var remark: String
  }

  /// As many as anybody reads.
  private static let mostVariants = 8

  /// The first for each place whose color is another one, or cannot be told.
  private func variants(_ light: Entry, _ dark: Entry?) -> [Variant] {
    var variants: [Variant] = []
    for entry in entries where !entry.isHighContrast && entry.value != nil && entry != light && entry != dark {
      // Beside an explicit light one, `Any` is never drawn.
      if entry.luminosity == .any, light.luminosity == .light, entry.generality == light.generality { continue }
      let own = entry.luminosity == .dark ? dark ?? light : light
      let isExact = entry.isWideGamut == own.isWideGamut
      if entry.value == own.value { continue }
      if let one = own.color, let other = entry.color, one.isSame(as: other, isExact: isExact) { continue }
      guard variants.count < Self.mostVariants else { break }
      let remark = "has another value " + entry.place(besides: own)
      if !variants.contains(where: { $0.remark == remark }) { variants.append(Variant(entry: entry, remark: remark)) }
    }
    return variants
  }

  /// Said of a set without colors for all devices that an iOS app runs on.
  private func onlyPlace(_ light: Entry) -> String? {
    let idioms = Set(entries.filter { $0.value != nil && $0.luminosity != .dark }.map(\.idiom))
    guard !idioms.contains("universal"), !idioms.isSuperset(of: ["iphone", "ipad"]) else { return nil }
    return "has a value only " + light.device
  }
}

extension AssetColorSet.Entry {
  fileprivate var color: Color? {
    if case .color(let color) = value { color } else { nil }
  }

  /// What the entry says the color is: a value, or a color of the system.
  fileprivate var designValue: DesignValue? {
    switch value {
    case .color(let color): .color(color)
    case .systemColor(let name): .systemColor(name)
    case .unreadable, nil: nil
    }
  }

  private static let idioms = [
    ("universal", "on other devices"), ("iphone", "on iPhone"), ("ipad", "on iPad"), ("mac", "on Mac"),
    ("tv", "on Apple TV"), ("vision", "on Apple Vision"), ("car", "in CarPlay"), ("watch", "on Apple Watch"),
  ]

  /// Smaller is for more devices.
  fileprivate var generality: Int {
    let rank = Self.idioms.firstIndex { $0.0 == idiom } ?? Self.idioms.count
    return (isWideGamut ? 100 : 0) + (restriction == nil ? 0 : 50) + rank
  }

  fileprivate var device: String { Self.idioms.first { $0.0 == idiom }?.1 ?? "on \(quotedName(idiom))" }

  /// Where this one is drawn and the other is not.
  fileprivate func place(besides other: Self) -> String {
    if let restriction, restriction != other.restriction { return "for \(quotedName(restriction))" }
    if idiom != other.idiom { return device }
    if isWideGamut != other.isWideGamut { return isWideGamut ? "on wide-gamut displays" : "on other displays" }
    return luminosity == .dark && other.luminosity != .dark ? "in dark mode" : "in a second entry"
  }
}

extension Color {
  /// - Parameter isExact: Whether both are of one gamut; else the digits of one are rounded in another space.
  fileprivate func isSame(as other: Color, isExact: Bool) -> Bool {
    if levels == other.levels { return true }
    return !isExact && levels.alpha == other.levels.alpha && difference(to: other) < 0.5
  }
}
