/// Makes the tokens of a source from what holds in each appearance.
struct TokenAssembly {
  let format: DocumentFormat
  var problems: DocumentProblems

  private struct Draft {
    var token: DocumentToken
    var kind: ValueKind
    var category: DesignToken.Category
    var value: DocumentValue
    var values: [Appearance: DesignValue] = [:]
    /// The appearances for which there is a value that cannot be told.
    var unknown: Set<Appearance> = []
    /// The token that this one is only a name for.
    var target: TokenKey?
    var remark: String?
    /// Whether the number is taken for rems because others of the source look like it.
    var isScaled = false
  }

  mutating func tokens(of stacks: [SceneStack]) -> [DocumentToken] {
    var drafts: [Draft] = []
    var indices: [TokenKey: Int] = [:]
    for stack in withModes(stacks) {
      let scene = TokenScene(stack.appearance, stack.trees, format: format, &problems)
      var evaluator = SceneEvaluator(scene, format: format, problems: problems)
      evaluator.evaluateAll()
      problems = evaluator.problems
      for (index, outcome) in evaluator.outcomes.enumerated() {
        guard let outcome else { continue }
        let entry = scene.entries[index]
        let draft = draft(entry, outcome, scene)
        let place = indices[entry.key] ?? drafts.count
        if place == drafts.count {
          indices[entry.key] = place
          drafts.append(draft)
        }
        let value = DocumentDesignValue(normalizer: evaluator.normalizer)
          .value(draft.value, draft.kind, draft.category)
        drafts[place].values[stack.appearance] = value
        if value == nil { drafts[place].unknown.insert(stack.appearance) }
      }
    }
    if format == .styleDictionary { scaleRems(&drafts, indices) }
    return drafts.map { draft in
      var token = draft.token
      token.values = AppearanceValues(draft.values, unknown: draft.unknown)
      if let remark = draft.remark { token.values?.reservations.remarks.append(remark) }
      if draft.isScaled { token.values?.reservations.remarks.append("has no unit and is taken for rems") }
      return token
    }
  }

  /// The appearances of the stacks, and those that tokens have values of their own for.
  private func withModes(_ stacks: [SceneStack]) -> [SceneStack] {
    guard let base = stacks.first else { return [] }
    var appearances = Set(stacks.map(\.appearance))
    for tree in base.trees {
      for entry in tree.entries where !entry.modes.isEmpty { appearances.formUnion(entry.modes.keys) }
    }
    return Appearance.all.compactMap { appearance in
      guard appearances.contains(appearance) || appearance == .any else { return nil }
      let stack = stacks.first { $0.appearance == appearance } ?? base
      return SceneStack(appearance: appearance, trees: stack.trees)
    }
  }

  private func draft(_ entry: TokenEntry, _ outcome: SceneEvaluator.Outcome, _ scene: TokenScene) -> Draft {
    let type = outcome.type.flatMap { ValueType($0) }
    let kind = outcome.kind ?? type?.kind ?? .text
    var category = DocumentCategory.category(kind, type: type, path: entry.path)
    if category == .number, let told = FigmaTokenMaker.category(ofScopes: entry.figmaScopes) { category = told }
    var value = outcome.value
    // What a text stands for may still be a length, where its path says so.
    if outcome.kind == nil, case .text = value { value = .broken }
    let token = DocumentToken(
      path: entry.namePath, category: category, values: nil, summary: entry.summary, deprecation: entry.deprecation,
      definition: entry.definition, originalType: outcome.type,
      aliasOf: outcome.target.map { scene.entries[$0].namePath.joined(separator: ".") }, swiftCode: entry.figmaCode)
    return Draft(
      token: token, kind: kind, category: category, value: value, target: outcome.target.map { scene.entries[$0].key },
      remark: outcome.remark)
  }

  /// Style Dictionary takes a size without a unit for rems. That is believed where the sizes of a source look like it.
  private mutating func scaleRems(_ drafts: inout [Draft], _ indices: [TokenKey: Int]) {
    func bareSize(_ draft: Draft) -> Double? {
      guard draft.kind == .dimension || draft.kind == .number, Self.relativeSizes.contains(draft.category) else {
        return nil
      }
      if case .number(let number, nil) = draft.value { return abs(number) }
      return nil
    }
    let sizes = drafts.compactMap(bareSize)
    guard sizes.contains(where: { $0 != $0.rounded() }), sizes.allSatisfy({ $0 <= 4 }) else { return }
    let ends = Self.ends(drafts, indices)
    var first: DesignToken.Definition?
    for index in drafts.indices where bareSize(drafts[ends[index]]) != nil {
      first = first ?? drafts[index].token.definition
      drafts[index].isScaled = true
      drafts[index].values = drafts[index].values.mapValues { value in
        if case .number(let number) = value { .number(number * 16) } else { value }
      }
    }
    if let first { problems.add(.warning, "sizes without a unit are taken for rems, 16 points each", at: first) }
  }

  /// The token that each is in the end a name for; its own place for one that is none.
  private static func ends(_ drafts: [Draft], _ indices: [TokenKey: Int]) -> [Int] {
    var ends = [Int?](repeating: nil, count: drafts.count)
    for start in drafts.indices {
      var chain: [Int] = []
      var place = start
      while ends[place] == nil, let next = drafts[place].target.flatMap({ indices[$0] }), chain.count <= drafts.count {
        chain.append(place)
        place = next
      }
      let end = ends[place] ?? place
      for place in chain + [place] { ends[place] = end }
    }
    return ends.enumerated().map { $0.element ?? $0.offset }
  }

  /// What grows with the size of text; a hairline does not.
  private static let relativeSizes: Set<DesignToken.Category> = [.size, .spacing, .radius, .fontSize]
}

extension AppearanceValues {
  /// What an appearance has of its own. `nil` where the light value cannot be told.
  init?(_ values: [Appearance: DesignValue], unknown: Set<Appearance>) {
    guard !unknown.contains(.any),
      let any = values[.any] ?? Appearance.all.lazy.compactMap({ values[$0] }).first
    else { return nil }
    func other(_ appearance: Appearance, than base: DesignValue) -> DesignValue? {
      values[appearance].flatMap { $0 == base ? nil : $0 }
    }
    let dark = other(.dark, than: any)
    self.init(
      any: any, dark: dark, highContrast: other(.highContrast, than: any),
      darkHighContrast: other(.darkHighContrast, than: dark ?? any))
    reservations.isUnknownInDark = unknown.contains(.dark)
  }
}
