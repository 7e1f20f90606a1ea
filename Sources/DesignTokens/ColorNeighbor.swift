/// A color ready to be compared with many others.
struct ColorNeighbor: Sendable {
  var levels: ColorLevels
  var lab: LabColor
  private var chroma: Double

  init(_ levels: ColorLevels) {
    self.levels = levels
    lab = Color(levels: levels).lab
    chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
  }

  /// ΔE₀₀, or `nil` where it is over a limit.
  ///
  /// Most colors are told apart by a lower bound that costs next to nothing. In the formula the weights of chroma and
  /// hue are at most 1 + 0.045 C with the stretched mean chroma C, which is at most half as much again as the plain one;
  /// stretching makes no distance smaller; and the rotation term, at most √3, leaves 1 − √3/2 of what chroma and hue
  /// add up to.
  func difference(to other: ColorNeighbor, limit: Double) -> Double? {
    let fromMiddle = abs((lab.lightness + other.lab.lightness) / 2 - 50)
    let l = (lab.lightness - other.lab.lightness) / (1 + 0.015 * fromMiddle)
    let a = lab.a - other.lab.a
    let b = lab.b - other.lab.b
    let weight = 1 + 0.045 * 0.75 * (chroma + other.chroma)
    guard l * l + 0.1339 * (a * a + b * b) / (weight * weight) <= limit * limit else { return nil }
    let difference = lab.difference(to: other.lab)
    return difference <= limit ? difference : nil
  }

  /// How far the lightness of a color within a limit can be away, for limits up to 6.
  func lightnessReach(limit: Double) -> Double {
    limit * (1 + 0.015 * (abs(lab.lightness - 50) + 10))
  }
}
