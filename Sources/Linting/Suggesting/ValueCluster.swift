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
    for (_, uses) in groups {
      let values = uses[0].values
      let own = Center(values, category)
      if let index = centers.firstIndex(where: { $0.draws(own, limits) }) {
        clusters[centers[index].cluster].variants.append(.init(values: values, count: uses.count))
        clusters[centers[index].cluster].uses += uses
      } else {
        var center = own
        center.cluster = clusters.count
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
      // The weight of lightness in the difference is never above 1.75.
      guard let left, let right, abs(left.lightness - right.lightness) <= limits.colors * 1.75 else { return false }
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
