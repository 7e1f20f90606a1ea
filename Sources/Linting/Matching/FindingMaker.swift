import DesignTokens

/// Turns the raw values of a file into findings: what the configuration wants reported, with the design tokens that fit.
struct FindingMaker: Sendable {
  let rules: RuleSet
  let matcher: TokenMatcher
  let orders: HexOrderTable
  var settings: RuleSettings {
    didSet { allowed = ValueList.allowed(settings) }
  }
  /// The values that each rule lets be.
  private var allowed: [String: ValueList]
  let configuration: Configuration
  /// The values that the configuration maps to tokens.
  private let mapped: ValueList
  /// When not empty, no other rule reports.
  let onlyRules: Set<String>
  /// Names of tokens that win over others of the same value, best first.
  let preferred: [String]
  /// Those of sources that are preferred as a whole, which do not win over each other.
  let favored: Set<String>
  /// The files that define tokens which others can see, relative to the workspace.
  let sourcePaths: Set<String>
  /// Where the tokens that others can see are defined.
  let tokenDefinitions: Set<DesignToken.Definition>
  /// What the workspace's declarations tell of the types that its calls take and give.
  var parameterTypes: ParameterTypes
  let memberTypes: SwiftMemberTypes
  let fontMakers: FontMakers
  let holderTypes: [String: String]
  /// What the paths in identities are relative to: the same wherever in the repository a run starts.
  let identityFolder: String
  /// The names of the tokens that are there to give others their values.
  let primitives: Set<String>
  /// How findings name the files that tokens are defined in.
  let shownPath: @Sendable (String) -> String

  /// - Parameters:
  ///   - names: What names mean in the types and modules of the workspace; asked for late, for it may still be found out.
  ///   - identityFolder: The repository, or the folder of the configuration, where nothing else is given.
  init(
    _ workspace: Workspace, _ catalog: ResolvedCatalog, parameterTypes: ParameterTypes,
    names: @autoclosure () -> HidingNames, onlyRules: Set<String>, identityFolder: String?
  ) {
    let configuration = workspace.configuration
    self.configuration = configuration
    self.onlyRules = onlyRules
    self.parameterTypes = parameterTypes
    rules = workspace.rules
    matcher = TokenMatcher(catalog: TokenCatalog(catalog.tokens), modules: catalog.modules, names: names())
    orders = catalog.orders
    settings = configuration.ruleSettings()
    allowed = ValueList.allowed(settings)
    mapped = ValueList(configuration.mappings.map(\.value))
    preferred = configuration.preferredNames
    favored = configuration.favoredNames(in: catalog, workspace.sources)
    sourcePaths = workspace.sourcePaths(catalog)
    tokenDefinitions = Set(catalog.tokens.filter { $0.visibility != .file }.map(\.definition))
    memberTypes = catalog.memberTypes
    fontMakers = catalog.fontMakers
    holderTypes = catalog.holderTypes
    primitives = Set(PrimitiveTokens.positions(catalog.tokens, configuration).map { catalog.tokens[$0].name })
    self.identityFolder = identityFolder ?? Repository.root(of: configuration.folder) ?? configuration.folder
    shownPath = { [sources = workspace.sources, folder = workspace.workingFolder] path in
      FilePath.shown(sources.absolute(path), workingFolder: folder)
    }
  }

  /// The findings of one file in source order, and what its comments silenced.
  func review(_ scan: FileScan, named: NamedUses, memory: inout SuggestionMemory) -> FileReview {
    let sites = scan.sites(knowing: fontMakers)
    if !sites.isEmpty || !scan.constants.isEmpty || !named.isEmpty { memory.enter(scan, matcher) }
    var suppressions = scan.suppressions
    var suppressed = 0
    var identities = FindingIdentities(path: FilePath.relative(scan.path, upFrom: identityFolder))
    var findings: [Finding] = []
    let defined = definedRanges(in: scan)
    var covered = 0
    var wholes: Set<Range<Int>> = []
    var replaced: [Range<Int>] = []
    var raw = sites.compactMap { site -> (Finding, enclosing: String)? in
      guard configuration.lintsPreviews || !site.isInPreview,
        !defined.overlap(site.excerpt.range),
        // One half of a pair that was found whole with the other.
        site.pair == nil || site.excerpt.range.lowerBound >= covered
      else { return nil }
      guard let (finding, parts) = self.finding(site, scan, &memory) else { return nil }
      if let pair = site.pair, finding.range == pair.excerpt.range { covered = finding.range.upperBound }
      if finding.range.count > site.excerpt.range.count {
        wholes.insert(finding.range)
        replaced += parts ?? [finding.range]
      }
      return (finding, site.enclosing)
    }
    // A token that takes the place of a font and its kerning leaves no kerning to report, but what stays between them.
    if !wholes.isEmpty {
      let index = RangeIndex(replaced)
      raw.removeAll { finding, _ in !wholes.contains(finding.range) && index.overlap(finding.range) }
    }
    let local = localFindings(in: scan, &memory)
    memory.nearerNames = named.nearerNames
    let uses =
      deprecatedFindings(named.deprecated, in: scan, &memory) + watchedFindings(named.watched, in: scan, &memory)
    for (found, enclosing) in raw + local + uses {
      var finding = found
      finding.fingerprint = identities.fingerprint(of: finding, enclosing: enclosing)
      finding.enclosing = enclosing
      if suppressions.isSuppressed(rule: finding.rule, lines: finding.line...finding.endLine) {
        suppressed += 1
      } else {
        findings.append(finding)
      }
    }
    findings += unusedSuppressions(suppressions, scan, &identities)
    findings.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    return FileReview(findings: findings, suppressedCount: suppressed, suppressions: suppressions)
  }

  /// The values that define tokens as properties of an instance: `class Theme { let primary = Color(…) }`. The scan
  /// leaves them in, for only the whole workspace tells that they are tokens.
  private func definedRanges(in scan: FileScan) -> RangeIndex {
    RangeIndex(scan.instanceValues.filter { tokenDefinitions.contains($0.key) }.map(\.value))
  }

  // MARK: One site

  /// - Returns: The finding, and those parts of it that a token takes the place of, where that is not all.
  private func finding(
    _ site: Site, _ scan: FileScan, _ memory: inout SuggestionMemory
  ) -> (Finding, parts: [Range<Int>]?)? {
    let rule = rules.rules[site.rule]
    if case .systemColor(let name) = site.value {
      // It is near nothing.
      guard severity(of: rule) != nil else { return nil }
      if isRedefined(name, type: site.place.type) || isForeign(site) { return nil }
    }
    var matched = MatchedSite(
      site, maker: self, categories: rule.categories.flatMap(\.fitting), &memory)
    // The token made with a function would call the function that names it, without end.
    if scan.tokenFunctions.overlap(site.excerpt.range) { matched.suggestions = [] }
    matched.suggestions.removeAll { isDefinition(of: $0, at: site.excerpt.range, in: scan) }
    if site.isUnwrapped { matched.doubt("is no optional") }
    if site.isExposed { matched.doubtInternalTokens(matcher.catalog) }
    let nearRule = rules.rule(reporting: .nearValue)
    var reported = rule
    var severity = severity(of: rule)
    if matched.isNear, let nearRule, let near = self.severity(of: rules.rules[nearRule]) {
      reported = rules.rules[nearRule]
      severity = near
    }
    guard let severity else { return nil }
    let setting = settings.rules[reported.id]
    if site.isAddend, configuration.tokenArithmetic == .allow { return nil }
    if (setting?.unmatched ?? configuration.unmatched) == .quiet, matched.suggestions.isEmpty { return nil }
    if isAllowed(matched, by: reported) || isAllowed(matched, by: rule) { return nil }
    var finding = finding(
      rule: reported, severity: severity, excerpt: matched.excerpt, value: matched.value,
      message: message(of: reported, matched), suggestions: matched.suggestions, scan)
    if reported.id != rule.id { finding.foundBy = rule.id }
    return (finding, matched.replaced)
  }

  /// Whether a place is a part of what gives a suggested token its value, which would call itself without end.
  private func isDefinition(of suggestion: Suggestion, at range: Range<Int>, in scan: FileScan) -> Bool {
    guard let place = suggestion.definedAt, place.path == shownPath(scan.sourcePath) else { return false }
    let definition = DesignToken.Definition(path: scan.sourcePath, line: place.line, column: place.column)
    return scan.instanceValues[definition]?.overlaps(range) ?? false
  }

  /// The names of tokens that win for a value, best first: the one that the configuration maps it to before all.
  ///
  /// - Parameter value: In normal form.
  func preferred(for value: @autoclosure () -> String) -> [String] {
    guard !configuration.mappings.isEmpty else { return preferred }
    return mapped.positions(of: value()).map { configuration.mappings[$0].token } + preferred
  }

  /// Whether a name of the system's palette is one of the team's own tokens here.
  func isRedefined(_ name: String, type: String?) -> Bool {
    ["Color", "UIColor", "NSColor"].contains {
      (type ?? $0) == $0 && matcher.catalog.token(named: $0 + "." + name) != nil
    }
  }

  /// Whether an implicit member stands where a type of the project's own is wanted.
  func isForeign(_ site: Site) -> Bool {
    guard site.place.isTyped, case .systemColor = site.value else { return false }
    return site.place.parameter.map(parameterTypes.isForeign) ?? false
  }

  func severity(of rule: Rule) -> Severity? {
    if !onlyRules.isEmpty {
      return onlyRules.contains(rule.id) ? settings.rules[rule.id]?.severity ?? rule.severity : nil
    }
    return settings.severity(ofRule: rule.id, preset: rule.preset, severity: rule.severity)
  }

  func isAllowed(_ matched: MatchedSite, by rule: Rule) -> Bool {
    guard let list = allowed[rule.id] else { return false }
    return list.holds(text: matched.excerpt.text) || !list.positions(of: matched.value).isEmpty
  }

  func message(of rule: Rule, _ matched: MatchedSite, _ words: [String: String] = [:]) -> String {
    let message = MessageTemplate.fill(rule.message) { name in
      switch name {
      case "text": matched.excerpt.text.onOneLine
      case "value": matched.value
      case "token": matched.suggestions.first?.token ?? ""
      case "replacement": matched.suggestions.first?.replacement ?? ""
      case "difference": matched.suggestions.first.map { NumberFormat.decimal($0.difference) } ?? ""
      default: words[String(name)]
      }
    }
    return matched.darkTwin.map { "\(message); it is the dark value of \($0)" } ?? message
  }

  func finding(
    rule: Rule, severity: Severity, excerpt: SourceExcerpt, value: String, message: String,
    suggestions: [Suggestion], _ scan: FileScan
  ) -> Finding {
    var finding = Finding(
      file: scan.shown, range: excerpt.range, line: excerpt.line, column: excerpt.column, endLine: excerpt.endLine,
      endColumn: excerpt.endColumn, rule: rule.id, severity: severity, message: message, text: excerpt.text,
      value: value, suggestions: suggestions, fingerprint: "")
    finding.fails = configuration.failLevel.isReached(by: severity)
    return finding
  }

  // MARK: Suppressions that silence nothing

  /// Whether a rule, or every rule of the configuration, had its say, so that a comment about it can be called unused.
  private func didRun(_ id: String?) -> Bool {
    guard let id else { return onlyRules.isEmpty }
    return rules.rules.first { $0.id == id }.map { severity(of: $0) != nil } ?? true
  }

  private func lackingReasons(_ suppressions: Suppressions) -> [(Range<Int>, String)] {
    guard configuration.requiresReason else { return [] }
    return suppressions.directives.filter(\.lacksReason).map { ($0.range, "says no reason: '-- why' at its end") }
  }

  private func unusedSuppressions(
    _ suppressions: Suppressions, _ scan: FileScan, _ identities: inout FindingIdentities
  ) -> [Finding] {
    guard let index = rules.rule(reporting: .unusedSuppression), let severity = severity(of: rules.rules[index]) else {
      return []
    }
    let rule = rules.rules[index]
    let unused =
      suppressions.unused.filter { didRun($0.rule) }.map { ($0.range, $0.message) }
      + suppressions.problems.map { ($0.range, $0.message) } + lackingReasons(suppressions)
    return unused.compactMap { range, message in
      guard let excerpt = scan.comments[range] else { return nil }
      var finding = finding(
        rule: rule, severity: severity, excerpt: excerpt, value: "", message: message, suggestions: [], scan)
      finding.fingerprint = identities.fingerprint(of: finding, enclosing: "")
      return finding
    }
  }
}

extension RuleSetting {
  /// The severity it sets, if any.
  var severity: Severity? {
    switch level {
    case .warning: .warning
    case .error: .error
    default: nil
    }
  }
}

extension String {
  /// The lines without the white space around them, joined by spaces.
  fileprivate var onOneLine: String {
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return self }
    return split(whereSeparator: \.isNewline).map { $0.trimming() }.joined(separator: " ")
  }
}

extension Substring {
  fileprivate func trimming() -> Substring {
    var trimmed = self
    while trimmed.first?.isWhitespace == true { trimmed.removeFirst() }
    while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
    return trimmed
  }
}
