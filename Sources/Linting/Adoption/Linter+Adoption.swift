import DesignTokens

/// What a count of adoption is asked for.
package struct AdoptionRequest: Sendable {
  /// The files and rules. A baseline keeps nothing out of a count.
  package var lint: LintRequest
  /// The CODEOWNERS file of every file; `nil` looks for that of each one's repository.
  package var codeOwners: String?

  package init(_ lint: LintRequest, codeOwners: String? = nil) {
    self.lint = lint
    self.lint.baseline = .none
    self.codeOwners = codeOwners
  }
}

extension Linter {
  /// Counts the uses of design tokens and the raw values of the request's files.
  package func adoption(_ request: AdoptionRequest) throws(LintError) -> Adoption {
    var run = LintRun(request.lint, loader: try loader(request.lint))
    var usage = TokenUsage()
    var scope = AdoptionScope()
    var unknownColorCount = 0
    let result = try run.report { prepared in
      scope.add(prepared)
      unknownColorCount += prepared.unknownColorCount
      let catalog = prepared.makers.matcher.catalog
      let sources = prepared.workspace.sources
      usage.add(prepared.countedUses(catalog, request.lint), of: catalog.tokens, sources)
      usage.add(prepared.resourceNames(request.lint), of: catalog.tokens, sources)
    }
    usage.sort()
    var counter = AdoptionCounter(usage, scope, request)
    for use in usage.uses { counter.add(use) }
    for finding in result.findings { counter.add(finding) }
    var adoption = counter.adoption(of: result)
    adoption.unknownColorCount = unknownColorCount
    return adoption
  }
}

extension PreparedFiles {
  /// The uses of tokens, without those in previews where nobody looks for raw values either.
  fileprivate func countedUses(_ catalog: TokenCatalog, _ request: LintRequest) -> [FileTokenUses] {
    let all = tokenUses(catalog, request)
    guard !workspace.configuration.lintsPreviews else { return all }
    return all.map { file in
      var file = file
      file.uses.removeAll { $0.isInPreview }
      return file
    }
  }
}

/// The rules whose findings are raw values where a token could stand, and the categories of tokens that could.
struct AdoptionScope {
  private(set) var rules: Set<String> = []
  /// The category of tokens that each of them wants most.
  private(set) var categoriesByRule: [String: DesignToken.Category] = [:]
  /// The rules that look for raw values of a category.
  private(set) var rulesByCategory: [DesignToken.Category: Set<String>] = [:]
  /// The categories whose uses count.
  private(set) var categories: Set<DesignToken.Category> = []

  mutating func add(_ prepared: PreparedFiles) {
    let active = prepared.makers.activeRules
    let counted = prepared.workspace.rules.rules.filter { active.contains($0.id) && $0.reportsRawValues }
    rules.formUnion(counted.map(\.id))
    for rule in counted { categoriesByRule[rule.id] = rule.categories.first }
    let firstChoices = Set(counted.compactMap(\.categories.first))
    for rule in counted {
      let own = rule.categories.enumerated().filter { $0.offset == 0 || !firstChoices.contains($0.element) }
      for (_, category) in own { rulesByCategory[category, default: []].insert(rule.id) }
      categories.formUnion(own.flatMap { $0.element.fitting })
    }
  }
}

extension Rule {
  /// Whether its findings are values at a place of use, rather than named constants, uses of tokens, or comments.
  fileprivate var reportsRawValues: Bool {
    switch reports {
    case .values, .callSuffix, .systemColor, .hexString: true
    case .nearValue, .unusedSuppression, .deprecatedUse, .roleMismatch, .primitiveUse, .localValue: false
    }
  }
}
