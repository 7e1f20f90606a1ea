import DesignTokens

/// How much of the design values of some files goes through design tokens: where code names one, and where it holds a
/// raw value in a place for one.
package struct Adoption: Sendable {
  package var total = Count()
  package var fileCount = 0
  /// How many raw values comments silence. They count nowhere else.
  package var suppressedCount = 0
  /// The rules whose raw values count, sorted.
  package var countedRules: [String] = []
  /// The category of the tokens that each of these rules wants.
  package var categories: [String: DesignToken.Category] = [:]
  /// By name. A use of a token is in the row of each rule that looks for raw values of its category.
  package var rules: [Row] = []
  /// Uses that are in the row of no rule, for nothing tells what the token is for.
  package var usesOfNoRule = 0
  /// The folders that hold something, each with all below it, by path.
  package var folders: [Row] = []
  /// The files that hold something, by path.
  package var files: [Row] = []
  /// By name. A file with two owners is in the rows of both; `nil` where no CODEOWNERS file holds for any file.
  package var owners: [Row]?
  /// What nobody owns, where there is a CODEOWNERS file.
  package var unowned = Count()
  /// In the order of their names.
  package var tokens: [TokenRow] = []
  /// Tokens without a use, whose names stand in places where nothing tells what they mean: the share may be higher.
  package var doubtfulCount: Int { tokens.count { $0.isDoubtful } }
  /// How many names code has for colors whose values cannot be told, so that no use of them counts.
  package var unknownColorCount = 0
  /// Values that are no token's, or could be one's, most often first.
  package var clusters: [Cluster] = []
  /// Most often first.
  package var nearMisses: [NearMiss] = []
  package var problems: [RunProblem] = []
  /// What was left out for a reason that is no failure.
  package var notes: [RunProblem] = []

  package init() {}

  package struct Count: Sendable, Hashable {
    /// Uses of tokens.
    package var used: Int
    /// Raw values, near misses included.
    package var raw: Int
    /// Raw values a step away from a token.
    package var near: Int

    package init(used: Int = 0, raw: Int = 0, near: Int = 0) {
      self.used = used
      self.raw = raw
      self.near = near
    }

    package var all: Int { used + raw }

    /// The share of tokens in tenths of a percent, never rounded up; `nil` where there is nothing.
    package var permille: Int? { all > 0 ? used * 1000 / all : nil }

    /// Whether the share of tokens is below a percentage. Where there is nothing, nothing is missing.
    package func isBelow(percent: Double) -> Bool { Double(used) * 100 < percent * Double(all) }

    package static func += (left: inout Count, right: Count) {
      left.used += right.used
      left.raw += right.raw
      left.near += right.near
    }
  }

  /// What is counted under one name: a rule, a folder, a file, an owner.
  package struct Row: Sendable, Hashable {
    package var name: String
    package var count: Count

    package init(name: String, count: Count) {
      self.name = name
      self.count = count
    }
  }

  package struct TokenRow: Sendable {
    package var token: DesignToken
    /// Where it is defined, as findings name the file.
    package var definition: Location
    /// The raw values are those that the token is the best one for.
    package var count: Count
    package var standing: TokenUsage.Standing
    /// Whether the token may be used in a way that cannot be counted.
    package var isDoubtful: Bool { count.used == 0 && standing == .perhaps }
  }

  /// Places that hold the same raw value.
  package struct Places: Sendable, Hashable {
    package var count = 0
    package var fileCount = 0
    /// The first of them, by file and position.
    package var first: [Location] = []

    package init(count: Int = 0, fileCount: Int = 0, first: [Location] = []) {
      self.count = count
      self.fileCount = fileCount
      self.first = first
    }
  }

  /// A raw value that stands in the code, once or more often.
  package struct Cluster: Sendable, Hashable {
    package var rule: String
    /// In normal form.
    package var value: String
    /// The token to use instead, where one has this value.
    package var token: String?
    package var places: Places

    package init(rule: String, value: String, token: String? = nil, places: Places) {
      self.rule = rule
      self.value = value
      self.token = token
      self.places = places
    }
  }

  /// A raw value that is hard to tell from a token's.
  package struct NearMiss: Sendable, Hashable {
    package var rule: String
    /// In normal form.
    package var value: String
    package var token: String
    /// In normal form; empty where it is not known.
    package var tokenValue: String
    /// ΔE₀₀ for colors, points for lengths.
    package var difference: Double
    package var places: Places

    package init(
      rule: String, value: String, token: String, tokenValue: String, difference: Double, places: Places
    ) {
      self.rule = rule
      self.value = value
      self.token = token
      self.tokenValue = tokenValue
      self.difference = difference
      self.places = places
    }
  }
}

extension Adoption.TokenRow {
  package init(_ token: DesignToken, definition: Location, count: Adoption.Count, standing: TokenUsage.Standing) {
    self.token = token
    self.definition = definition
    self.count = count
    self.standing = standing
  }
}
