/// Sets two sources of documents against each other: an export against the file that a team keeps, a palette against the
/// same palette in another tool.
struct DocumentComparison {
  private let first: [DesignToken]
  private let second: [DesignToken]
  private let firstByName: [String: DesignToken]
  private let secondByName: [String: DesignToken]

  init(_ first: [DesignToken], _ second: [DesignToken]) {
    self.first = first
    self.second = second
    firstByName = Self.byName(first)
    secondByName = Self.byName(second)
  }

  /// By what a document calls them, whatever it puts between the names of groups.
  private static func byName(_ tokens: [DesignToken]) -> [String: DesignToken] {
    Dictionary(tokens.map { (name(of: $0), $0) }) { first, _ in first }
  }

  private static func name(of token: DesignToken) -> String {
    TokenName.normalized(token.aliases.first ?? token.name) + "/\(token.values.any.sort)"
  }

  func compare(_ comparison: inout TokenComparison) {
    for token in first {
      if let same = secondByName[Self.name(of: token)] { comparison.compareValues(token, same) }
    }
    guard sayTheSame else { return }
    addMissing(first, in: secondByName, second, &comparison)
    addMissing(second, in: firstByName, first, &comparison)
  }

  /// Whether the sources are about the same tokens, rather than about parts that complete each other: most names of the
  /// smaller one are in both.
  private var sayTheSame: Bool {
    let shared = firstByName.keys.count { secondByName[$0] != nil }
    return shared * 2 > min(firstByName.count, secondByName.count)
  }

  private func addMissing(
    _ tokens: [DesignToken], in names: [String: DesignToken], _ others: [DesignToken],
    _ comparison: inout TokenComparison
  ) {
    let categories = Set(others.map(\.category))
    let place = others.first.map { quotedName($0.definition.path) } ?? "the other source"
    for token in tokens
    where names[Self.name(of: token)] == nil && token.deprecation == nil && categories.contains(token.category) {
      comparison.add(
        .missing, token, "\(comparison.label(token)) (\(token.values.any.normalForm)) is not in \(place)")
    }
  }
}
