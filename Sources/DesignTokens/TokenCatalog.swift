/// All design tokens of a workspace, indexed by value.
///
/// A look-up costs the same for a hundred tokens and for a million. Positions are indices into `tokens`, and lists of
/// them are in definition order. What may be suggested where is for `TokenMatcher` to say.
package struct TokenCatalog: Sendable {
  /// In definition order.
  package let tokens: [DesignToken]
  /// The categories that have a token which is not deprecated.
  package let categories: Set<DesignToken.Category>

  private let byName: [String: Int]
  private let byColor: [ColorLevels: [Int]]
  /// Those of another color in dark mode, by that one.
  private let byDarkColor: [ColorLevels: [Int]]
  private let byNumber: [NumberKey: [Int]]
  private let byFont: [FontKey: [Int]]
  /// Distinct values, sorted, for the search of a near one.
  private let numbersByCategory: [DesignToken.Category: [Int]]
  let colorsByLightness: [ColorNeighbor]
  /// The files that have tokens for themselves.
  let filesWithOwnTokens: Set<String>

  package init(_ tokens: [DesignToken] = []) {
    var names: [String: Int] = [:]
    var colors: [ColorLevels: [Int]] = [:]
    var darkColors: [ColorLevels: [Int]] = [:]
    var numbers: [NumberKey: [Int]] = [:]
    var fonts: [FontKey: [Int]] = [:]
    for (index, token) in tokens.enumerated() {
      for name in [token.name] + token.aliases where names[name] == nil { names[name] = index }
      switch token.values.any {
      case .color(let color):
        colors[color.levels, default: []].append(index)
        if let dark = token.values.darkLevels, dark != color.levels { darkColors[dark, default: []].append(index) }
      case .number(let number) where number.isFinite:
        numbers[NumberKey(token.category, number), default: []].append(index)
      case .font(let font): fonts[FontKey(font), default: []].append(index)
      case .number, .systemColor, .composite: break
      }
    }
    self.tokens = tokens
    filesWithOwnTokens = Set(tokens.lazy.filter { $0.visibility == .file }.map(\.definition.path))
    categories = Set(tokens.lazy.filter { $0.deprecation == nil }.map(\.category))
    byName = names
    byColor = colors
    byDarkColor = darkColors
    byNumber = numbers
    byFont = fonts
    numbersByCategory = Dictionary(grouping: numbers.keys, by: \.category)
      .mapValues { $0.map(\.thousandths).sorted() }
    colorsByLightness = colors.keys
      .map { ColorNeighbor($0) }
      .sorted { ($0.lab.lightness, $0.levels.sortKey) < ($1.lab.lightness, $1.levels.sortKey) }
  }

  /// The token of a name or an alias; the first defined where several share it.
  package func token(named name: String) -> DesignToken? { byName[name].map { tokens[$0] } }

  func colors(_ levels: ColorLevels) -> [Int] { byColor[levels] ?? [] }

  func colors(inDarkMode levels: ColorLevels) -> [Int] { byDarkColor[levels] ?? [] }

  func numbers(_ category: DesignToken.Category, _ value: Double) -> [Int] {
    byNumber[NumberKey(category, value)] ?? []
  }

  func fonts(_ font: FontValue) -> [Int] { byFont[FontKey(font)] ?? [] }

  /// The distinct values of a category within a distance, nearest first.
  func numbers(_ category: DesignToken.Category, within distance: Double, of value: Double) -> [Double] {
    guard let sorted = numbersByCategory[category] else { return [] }
    let middle = NumberKey.thousandths(value)
    let reach = NumberKey.thousandths(distance)
    let first = sorted.partitioningIndex { $0 >= middle - reach }
    return sorted[first...].prefix { $0 <= middle + reach }
      .sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
      .map { Double($0) / 1000 }
  }

  /// The distinct colors whose lightness is within a distance.
  func colors(withLightness lightness: Double, within distance: Double) -> ArraySlice<ColorNeighbor> {
    let first = colorsByLightness.partitioningIndex { $0.lab.lightness >= lightness - distance }
    return colorsByLightness[first...].prefix { $0.lab.lightness <= lightness + distance }
  }
}

/// A length, opacity or duration to a thousandth, of one category.
struct NumberKey: Hashable, Sendable {
  var category: DesignToken.Category
  var thousandths: Int

  init(_ category: DesignToken.Category, _ value: Double) {
    self.category = category
    thousandths = Self.thousandths(value)
  }

  /// Not a number counts as 0; what is too large for any design is cut off.
  static func thousandths(_ value: Double) -> Int {
    guard !value.isNaN else { return 0 }
    return Int(min(max(value, -1e9), 1e9) * 1000 + (value < 0 ? -0.5 : 0.5))
  }
}

/// What two fonts must share to be the same.
struct FontKey: Hashable, Sendable {
  var family: String?
  var size: Int
  var weight: FontWeight
  var isItalic: Bool
  var design: String?

  init(_ font: FontValue) {
    family = font.family.map { $0.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" } }
    size = NumberKey.thousandths(font.size)
    weight = font.drawnWeight
    isItalic = font.isItalic
    design = font.design == "default" ? nil : font.design
  }
}

extension ColorLevels {
  /// A total order, so that what is sorted does not depend on a hash.
  var sortKey: Int64 {
    Int64(red) << 48 | (Int64(green) & 0xFFFF) << 32 | (Int64(blue) & 0xFFFF) << 16 | Int64(alpha) & 0xFFFF
  }
}
