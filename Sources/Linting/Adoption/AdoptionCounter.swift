import DesignTokens

/// Adds up uses of design tokens and raw values, each once under every heading that it belongs to.
struct AdoptionCounter {
  private let usage: TokenUsage
  private let scope: AdoptionScope
  private let workingFolder: String
  private var ownerTable: OwnerTable

  private var adoption = Adoption()
  private var rules: [String: Adoption.Count] = [:]
  private var files: [String: Adoption.Count] = [:]
  private var tokens: [Adoption.Count]
  private var positions: [TokenKey: Int] = [:]
  private var clusters: [ClusterKey: Cluster] = [:]

  private struct TokenKey: Hashable {
    var name: String
    var definition: Location?
  }

  private struct ClusterKey: Hashable {
    var rule: String
    var value: String
    /// The token that it is near, or the one it is.
    var token: String
    var isNear: Bool
  }

  private struct Cluster {
    var places = Adoption.Places()
    var tokenValue = ""
    var difference = 0.0
    private var lastFile: String?

    /// More places than a reader would look at are only counted.
    private static var mostPlaces: Int { 50 }

    /// Adds a finding; they come by file.
    mutating func add(_ finding: Finding, _ suggestion: Suggestion?, _ token: DesignToken?) {
      if let token { tokenValue = token.values.any.normalForm }
      if let suggestion { difference = suggestion.difference }
      places.count += 1
      if finding.file != lastFile { places.fileCount += 1 }
      lastFile = finding.file
      guard places.first.count < Self.mostPlaces else { return }
      places.first.append(Location(path: finding.file, line: finding.line, column: finding.column))
    }
  }

  init(_ usage: TokenUsage, _ scope: AdoptionScope, _ request: AdoptionRequest) {
    self.usage = usage
    self.scope = scope
    workingFolder = request.lint.workingFolder
    ownerTable = OwnerTable(file: request.codeOwners, workingFolder: workingFolder)
    tokens = Array(repeating: Adoption.Count(), count: usage.tokens.count)
    for (index, token) in usage.tokens.enumerated() {
      let key = TokenKey(name: token.name, definition: location(of: token))
      if positions[key] == nil { positions[key] = index }
    }
  }

  private func location(of token: DesignToken) -> Location {
    let definition = token.definition
    return Location(
      path: FilePath.shown(definition.path, workingFolder: workingFolder), line: definition.line,
      column: definition.column)
  }

  /// Counts a use of a token, unless the token is a file's own or no rule looks for raw values in its place.
  mutating func add(_ use: TokenUsage.Use) {
    let token = usage.tokens[use.token]
    guard token.visibility != .file else { return }
    for position in [use.token] + use.others { tokens[position].used += 1 }
    guard scope.categories.contains(token.category) else { return }
    adoption.total.used += 1
    files[use.file, default: Adoption.Count()].used += 1
    let rows = scope.rulesByCategory[token.category] ?? []
    for rule in rows { rules[rule, default: Adoption.Count()].used += 1 }
    if rows.isEmpty { adoption.usesOfNoRule += 1 }
  }

  /// Counts a finding, if it is a raw value.
  mutating func add(_ finding: Finding) {
    let rule = finding.foundBy.isEmpty ? finding.rule : finding.foundBy
    guard scope.rules.contains(rule) else { return }
    let best = finding.suggestions.first
    let isNear = best?.kind == .near
    let count = Adoption.Count(raw: 1, near: isNear ? 1 : 0)
    adoption.total += count
    rules[rule, default: Adoption.Count()] += count
    files[finding.file, default: Adoption.Count()] += count
    let position = best.flatMap { positions[TokenKey(name: $0.token, definition: $0.definedAt)] }
    if let position { tokens[position] += count }
    let isToken = best?.kind == .exact || isNear
    let key = ClusterKey(
      rule: rule, value: finding.value, token: isToken ? best?.token ?? "" : "", isNear: isNear)
    clusters[key, default: Cluster()].add(finding, best, position.map { usage.tokens[$0] })
  }

  // MARK: The sums

  mutating func adoption(of result: LintResult) -> Adoption {
    adoption.fileCount = result.fileCount
    adoption.suppressedCount = result.statistics.suppressedCount
    adoption.countedRules = scope.rules.sorted()
    adoption.categories = scope.categoriesByRule
    adoption.rules = Self.rows(rules)
    adoption.files = Self.rows(files)
    adoption.folders = Self.rows(folders())
    addOwners()
    addTokens()
    addClusters()
    adoption.problems = result.problems + ownerTable.problems
    adoption.notes = result.notes
    return adoption
  }

  private static func rows(_ counts: [String: Adoption.Count]) -> [Adoption.Row] {
    counts.map { Adoption.Row(name: $0.key, count: $0.value) }.sorted { FilePath.precedes($0.name, $1.name) }
  }

  private func folders() -> [String: Adoption.Count] {
    var folders: [String: Adoption.Count] = [:]
    for (file, count) in files {
      var rest = file[...]
      while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")), slash > rest.startIndex {
        rest = rest[..<slash]
        folders[String(rest), default: Adoption.Count()] += count
      }
    }
    return folders
  }

  private mutating func addOwners() {
    var owners: [String: Adoption.Count] = [:]
    var hasFile = false
    for (file, count) in files {
      guard let names = ownerTable.owners(of: FilePath.absolute(file, in: workingFolder)) else { continue }
      hasFile = true
      if names.isEmpty { adoption.unowned += count }
      for name in names { owners[name, default: Adoption.Count()] += count }
    }
    if hasFile { adoption.owners = Self.rows(owners) }
  }

  private mutating func addTokens() {
    let standings = usage.standings()
    let rows = usage.tokens.indices.compactMap { index -> Adoption.TokenRow? in
      let token = usage.tokens[index]
      guard token.visibility != .file else { return nil }
      return Adoption.TokenRow(token, definition: location(of: token), count: tokens[index], standing: standings[index])
    }
    adoption.tokens = rows.sorted { left, right in
      if left.token.name != right.token.name { return left.token.name < right.token.name }
      if left.definition.path != right.definition.path {
        return FilePath.precedes(left.definition.path, right.definition.path)
      }
      return (left.definition.line, left.definition.column) < (right.definition.line, right.definition.column)
    }
  }

  private mutating func addClusters() {
    let sorted = clusters.sorted { left, right in
      if left.value.places.count != right.value.places.count {
        return left.value.places.count > right.value.places.count
      }
      return (left.key.rule, left.key.value, left.key.token) < (right.key.rule, right.key.value, right.key.token)
    }
    for (key, cluster) in sorted {
      if key.isNear {
        adoption.nearMisses.append(
          Adoption.NearMiss(
            rule: key.rule, value: key.value, token: key.token, tokenValue: cluster.tokenValue,
            difference: cluster.difference, places: cluster.places))
      } else {
        adoption.clusters.append(
          Adoption.Cluster(
            rule: key.rule, value: key.value, token: key.token.isEmpty ? nil : key.token, places: cluster.places))
      }
    }
  }
}
