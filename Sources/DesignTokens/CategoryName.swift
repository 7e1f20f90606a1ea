/// A name of a token that begins with a word of its category, whatever that word is: `space.small` is `Spacing.small`, and
/// `font.title` is `DSFont.title`.
struct CategoryName {
  /// The category in one word, then the rest of the name.
  let text: String

  /// `nil` where the name begins otherwise, or says nothing but the category.
  /// - Parameter brands: The words with which a team begins the names of its types.
  init?(_ name: String, brands: Set<String>) {
    let words = TokenName.words(of: name)
    guard let start = Self.categoryIndex(words), start + 1 < words.count,
      words[..<start].allSatisfy(brands.contains), let category = Self.synonyms[words[start]]
    else { return nil }
    text = ([category] + words[(start + 1)...]).joined(separator: " ")
  }

  /// The words that stand before the category in the names of types for two categories, and those that any team may use.
  static func brands(_ tokens: [DesignToken]) -> Set<String> {
    var categories: [String: Set<String>] = [:]
    for token in tokens {
      guard let type = token.name.split(separator: ".").first, type.utf8.count < token.name.utf8.count else { continue }
      let words = TokenName.words(of: String(type))
      guard let start = categoryIndex(words), start == words.count - 1, let category = synonyms[words[start]] else {
        continue
      }
      for word in words[..<start] { categories[word, default: []].insert(category) }
    }
    return usualBrands.union(categories.filter { $0.value.count > 1 }.keys)
  }

  private static let usualBrands: Set<String> = ["app", "ds", "my", "ui", "ns", "cg"]

  /// Behind a brand of at most two words.
  private static func categoryIndex(_ words: [String]) -> Int? {
    words.prefix(3).firstIndex { synonyms[$0] != nil }
  }

  private static let synonyms: [String: String] = {
    let groups = [
      "color": ["color", "colors", "colour", "colours", "palette"],
      "spacing": ["spacing", "spacings", "space", "spaces"],
      "radius": ["radius", "radii", "corner", "corners"],
      "font": ["font", "fonts", "typography"],
      "size": ["size", "sizes", "sizing"],
      "opacity": ["opacity", "opacities", "alpha"],
      "duration": ["duration", "durations", "motion"],
      "border": ["border", "borders", "stroke"],
    ]
    var synonyms: [String: String] = [:]
    for (category, words) in groups { for word in words { synonyms[word] = category } }
    return synonyms
  }()
}
