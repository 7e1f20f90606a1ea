import DesignTokens

/// What people would call a color that has no name: its hue and how dark it is, `gray900`.
enum ColorName {
  /// - Parameter taken: Names that are something else already.
  static func name(of color: Color, taken: (String) -> Bool) -> String {
    // What no screen shows is named for what it shows instead.
    let isShown = [color.red, color.green, color.blue].allSatisfy((0...1).contains)
    let lab = (isShown ? color : Color(levels: color.levels.clamped)).okLab
    let alpha = color.levels.clamped.alpha
    let suffix = alpha == 255 ? "" : "Alpha\(Int((Double(alpha) / 2.55).rounded()))"
    let hue = hue(lab)
    var candidates: [String] = []
    if hue == "gray", lab.lightness > 0.995 { candidates = ["white"] }
    if hue == "gray", lab.lightness < 0.05 { candidates = ["black"] }
    candidates.append("\(hue)\(shade(lab.lightness))")
    // Between two steps of the scale.
    candidates.append("\(hue)\(max(1, Int(((1 - lab.lightness) * 1000).rounded())))")
    if let free = candidates.map({ $0 + suffix }).first(where: { !taken($0) }) { return free }
    let last = (candidates.last ?? hue) + suffix
    return (2...).lazy.map { "\(last)_\($0)" }.first { !taken($0) } ?? last
  }

  /// The steps that palettes have, by lightness: 50 is nearly white, 950 nearly black.
  private static func shade(_ lightness: Double) -> Int {
    let steps: [(Double, Int)] = [
      (0.97, 50), (0.93, 100), (0.87, 200), (0.79, 300), (0.70, 400), (0.61, 500), (0.52, 600), (0.43, 700),
      (0.35, 800), (0.26, 900),
    ]
    return steps.first { lightness >= $0.0 }?.1 ?? 950
  }

  private static func hue(_ lab: OKLabColor) -> String {
    let chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
    guard chroma >= 0.025 else { return "gray" }
    let angle = lab.hue
    // A dark and dull orange is what people call brown.
    if (20..<100).contains(angle), lab.lightness < 0.5, chroma < 0.11 { return "brown" }
    return hues.first { angle < $0.0 }?.1 ?? "pink"
  }

  /// Where each hue ends, in degrees of OKLab.
  private static let hues: [(Double, String)] = [
    (12, "pink"), (42, "red"), (78, "orange"), (112, "yellow"), (160, "green"), (190, "teal"), (228, "cyan"),
    (272, "blue"), (290, "indigo"), (330, "purple"), (360, "pink"),
  ]
}
