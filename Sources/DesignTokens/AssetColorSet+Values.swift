import Markup

extension AssetColorSet {
  /// The values by appearance: of the universal idiom and the sRGB gamut where the set has them. `nil` where the set has
  /// no color for the light appearance.
  package var values: AppearanceValues? {
    guard let light = lightEntry, let any = light.color else { return nil }
    return AppearanceValues(
      any: .color(any),
      dark: best(.dark, isHighContrast: false, like: light).map(DesignValue.color),
      highContrast: (best(.light, isHighContrast: true, like: light) ?? best(.any, isHighContrast: true, like: light))
        .map(DesignValue.color),
      darkHighContrast: best(.dark, isHighContrast: true, like: light).map(DesignValue.color))
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
    guard let light = lightEntry, let color = light.color else {
      if let systemColor { return [AssetNote(message: "\(systemColor) has no fixed value", position: position)] }
      let hasColor = entries.contains { $0.value != nil }
      let message = hasColor ? "no color for the light appearance" : "no color"
      return [AssetNote(message: message, position: position)]
    }
    let others = entries.filter {
      $0.luminosity == light.luminosity && !$0.isHighContrast && !$0.isWideGamut && $0.idiom != light.idiom
        && $0.color?.levels != color.levels
    }
    if others.isEmpty { return [] }
    return [AssetNote(message: "devices differ; the color for \(light.idiom) is taken", position: others[0].position)]
  }

  /// An explicit light color is the one that is drawn in light mode, whatever `Any` says.
  private var lightEntry: Entry? {
    let plain = entries.filter { !$0.isHighContrast && $0.color != nil }
    let first = plain.filter { $0.luminosity != .dark }.min { $0.generality < $1.generality }
    guard let first else { return nil }
    return plain.first { $0.luminosity == .light && $0.generality == first.generality } ?? first
  }

  private func best(_ luminosity: Luminosity, isHighContrast: Bool, like light: Entry) -> Color? {
    let fitting = entries.filter {
      $0.luminosity == luminosity && $0.isHighContrast == isHighContrast && $0.color != nil
    }
    let same = fitting.first { $0.generality == light.generality }
    return (same ?? fitting.min { $0.generality < $1.generality })?.color
  }
}

extension AssetColorSet.Entry {
  fileprivate var color: Color? {
    if case .color(let color) = value { color } else { nil }
  }

  /// Smaller is for more devices.
  fileprivate var generality: Int {
    let idioms = ["universal", "iphone", "ipad", "mac", "tv", "vision", "car", "watch"]
    let rank = idioms.firstIndex(of: idiom) ?? idioms.count
    return (isWideGamut ? 100 : 0) + (restriction == nil ? 0 : 50) + rank
  }
}
