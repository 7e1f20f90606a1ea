import DesignTokens

/// Raw values that one new design token could stand for: the one that is used most, and those that can hardly be told
/// from it.
package struct ValueCluster: Sendable {
  package var category: DesignToken.Category
  /// The value that is used most.
  package var values: AppearanceValues
  /// Every distinct value of the cluster, the most used first.
  package var variants: [Variant]
  /// All places, by file, then by position.
  package var uses: [UncoveredValue]

  /// One of the values, and how often it stands in code.
  package struct Variant: Sendable, Hashable {
    package var values: AppearanceValues
    package var count: Int
  }

  /// The files that hold the values with how often they do, the most first.
  package var files: [(file: String, count: Int)] {
    var counts: [String: Int] = [:]
    for use in uses { counts[use.file, default: 0] += 1 }
    return counts.map { ($0.key, $0.value) }.sorted { left, right in
      left.1 == right.1 ? FilePath.precedes(left.0, right.0) : left.1 > right.1
    }
  }

  /// What four of five colors are used for, where they agree so far.
  package var role: TokenMatcher.ColorRole {
    let best = TokenMatcher.ColorRole.allCases.map { role in (role, uses.count { $0.role == role }) }.max {
      $0.1 < $1.1
    }
    guard let best, best.1 * 5 >= uses.count * 4 else { return .none }
    return best.0
  }

  /// The type that most places take.
  package var type: String? {
    let counts = uses.compactMap(\.type).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}

/// How values are put together.
package struct ClusterLimits: Sendable, Hashable {
  /// The largest ΔE₀₀ of two colors of one cluster.
  package var colors = 2.0
  /// The largest distance of two lengths, of which an eighth of the length is the most.
  package var lengths = 1.0
  /// How many uses a cluster needs.
  package var uses = 3

  package init() {}
}

extension ValueCluster {
  /// The clusters of some values, the most used first.
  package static func clusters(_ values: [UncoveredValue], _ limits: ClusterLimits) -> [ValueCluster] {
    var gathering = ClusterGathering(limits: limits)
    for (category, members) in Dictionary(grouping: values, by: \.category) { gathering.add(members, category) }
    return gathering.clusters.filter { $0.uses.count >= limits.uses }.sorted { left, right in
      let ranks = (left.category.rank, right.category.rank)
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      if left.uses.count != right.uses.count { return left.uses.count > right.uses.count }
      return left.values.key < right.values.key
    }
  }
}

/// Puts values together that can hardly be told apart.
private struct ClusterGathering {
  let limits: ClusterLimits
  private(set) var clusters: [ValueCluster] = []

  init(limits: ClusterLimits) { self.limits = limits }

  /// The most used value draws the others, so that what is joined does not depend on the order of files.
  mutating func add(_ members: [UncoveredValue], _ category: DesignToken.Category) {
    let groups = Dictionary(grouping: members) { $0.values.key }.sorted {
      $0.value.count == $1.value.count ? $0.key < $1.key : $0.value.count > $1.value.count
    }
    var centers: [Center] = []
    // Which of them are where, so that a value is compared with those about it alone.
    var places: [Center.Place: [Int]] = [:]
    for (_, uses) in groups {
      let values = uses[0].values
      let own = Center(values, category)
      let near = own.places(limits).flatMap { places[$0] ?? [] }
      if let index = near.filter({ centers[$0].draws(own, limits) }).min() {
        clusters[centers[index].cluster].variants.append(.init(values: values, count: uses.count))
        clusters[centers[index].cluster].uses += uses
      } else {
        var center = own
        center.cluster = clusters.count
        if let place = own.place(limits) { places[place, default: []].append(centers.count) }
        centers.append(center)
        clusters.append(
          ValueCluster(
            category: category, values: values, variants: [.init(values: values, count: uses.count)], uses: uses))
      }
    }
    for center in centers { clusters[center.cluster].uses.sort(by: UncoveredValue.precedes) }
  }

  /// The value in the middle of a cluster, ready to be compared.
  private struct Center {
    var values: AppearanceValues
    var hasNearLengths: Bool
    var light: LabColor?
    var dark: LabColor?
    var cluster = 0

    init(_ values: AppearanceValues, _ category: DesignToken.Category) {
      self.values = values
      hasNearLengths = category.hasNearLengths
      if case .color(let color) = values.any { light = color.lab }
      if case .color(let color) = values.dark { dark = color.lab }
    }

    /// Where a value lies among all others: those that draw each other lie in the same place or in neighbors.
    struct Place: Hashable {
      var step: Int
      var alpha = 0
    }

    /// Nil for what is near nothing.
    func place(_ limits: ClusterLimits) -> Place? {
      switch values.any {
      case .color(let color):
        light.flatMap { Self.step($0.lightness, limits.colors * Self.lightnessWeight) }
          .map { Place(step: $0, alpha: Int(color.levels.alpha)) }
      case .number(let number): Self.step(number, limits.lengths).map { Place(step: $0) }
      default: nil
      }
    }

    /// Where those may lie that draw it.
    func places(_ limits: ClusterLimits) -> [Place] {
      guard let place = place(limits) else { return [] }
      return (-1...1).map { Place(step: place.step + $0, alpha: place.alpha) }
    }

    private static func step(_ value: Double, _ width: Double) -> Int? {
      width > 0 ? Int32(exactly: (value / width).rounded(.down)).map { Int($0) } : nil
    }

    /// The most that lightness weighs in a difference.
    private static let lightnessWeight = 1.75

    /// Whether another value is near enough.
    func draws(_ other: Center, _ limits: ClusterLimits) -> Bool {
      switch (values.any, other.values.any) {
      case (.color(let color), .color(let another)):
        guard color.levels.alpha == another.levels.alpha, isNear(light, other.light, limits) else { return false }
        return dark == nil && other.dark == nil || isNear(dark, other.dark, limits)
      case (.number(let number), .number(let another)):
        let distance = abs(number - another)
        return hasNearLengths && another >= 8 && distance <= limits.lengths && distance <= another / 8
      default: return false
      }
    }

    private func isNear(_ left: LabColor?, _ right: LabColor?, _ limits: ClusterLimits) -> Bool {
      guard let left, let right, abs(left.lightness - right.lightness) <= limits.colors * Self.lightnessWeight else {
        return false
      }
      return left.difference(to: right) <= limits.colors
    }
  }
}

extension UncoveredValue {
  static func precedes(_ left: UncoveredValue, _ right: UncoveredValue) -> Bool {
    if left.file != right.file { return FilePath.precedes(left.file, right.file) }
    return (left.line, left.column) < (right.line, right.column)
  }
}

extension AppearanceValues {
  /// What two values share that are one.
  fileprivate var key: String {
    guard case .font(let font) = any else { return any.normalForm + (dark.map { "/" + $0.normalForm } ?? "") }
    return ([font.normalForm] + font.traits).joined(separator: ", ")
  }
}

extension DesignToken.Category {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
