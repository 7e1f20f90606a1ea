import DesignTokens

/// A raw value in linted code that no design token is, and that none comes near.
package struct UncoveredValue: Sendable, Hashable {
  package var values: AppearanceValues
  package var category: DesignToken.Category
  /// What the place takes: `Color`, `UIColor`; nil where nothing tells.
  package var type: String?
  package var role: TokenMatcher.ColorRole
  /// As findings name the file.
  package var file: String
  /// 1-based; the column counts UTF-8 bytes.
  package var line: Int
  package var column: Int
  /// As it is written.
  package var text: String
  /// Whether that alone makes the value, rather than with modifiers around it.
  package var isWhole: Bool
}

/// The raw values that a design system has no tokens for, and the tokens that it has.
package struct UncoveredValues: Sendable {
  /// By file, then by position.
  package var values: [UncoveredValue] = []
  /// How many raw values have no token, those that no proposal can be made of among them: `isWide ? 16 : 8`.
  package var count = 0
  package var tokens: [DesignToken] = []
  package var problems: [RunProblem] = []
}

extension Linter {
  /// The raw values of the request's files that the rules report and that no token covers.
  package func uncoveredValues(_ request: LintRequest) throws(LintError) -> UncoveredValues {
    var run = LintRun(request, loader: try loader(request))
    var all = UncoveredValues()
    let result = try run.run { prepared in
      for (values, count) in prepared.uncoveredValues(request) {
        all.values += values
        all.count += count
      }
      all.tokens += prepared.makers.matcher.catalog.tokens
    }
    all.values.sort { left, right in
      if left.file != right.file { return FilePath.precedes(left.file, right.file) }
      return (left.line, left.column) < (right.line, right.column)
    }
    all.problems = result.problems
    return all
  }
}

extension PreparedFiles {
  /// Those of each file, and how many raw values of it have no token.
  fileprivate func uncoveredValues(_ request: LintRequest) -> [(values: [UncoveredValue], count: Int)] {
    let makeMemory: @Sendable () -> SuggestionMemory = { SuggestionMemory() }
    return parallelMap(files, jobs: max(1, request.jobs ?? Processors.count), state: makeMemory) {
      memory, file in
      let findings = review(file.scan, &memory) { request.bytes(of: file.task) }.findings
      let maker = makers.maker(for: file.scan.path)
      let sites = Dictionary(
        file.scan.sites(knowing: maker.fontMakers).map { ($0.excerpt.range, $0) },
        uniquingKeysWith: { first, _ in first })
      let open = findings.compactMap { finding in
        finding.suggestions.isEmpty ? sites[finding.range].map { (finding, $0.knowing(maker.fontMakers)) } : nil
      }
      let values = open.compactMap { finding, site in
        uncovered(site, finding, maker, memory.viewer.framework) { request.bytes(of: file.task) }
      }
      return (values, open.count)
    }
  }

  private func uncovered(
    _ site: Site, _ finding: Finding, _ maker: FindingMaker, _ framework: Framework?, bytes: () -> [UInt8]?
  ) -> UncoveredValue? {
    let rule = workspace.rules.rules[site.rule]
    guard rule.reports == .values, !site.isChoice, !site.isAddend, !site.place.isDelay,
      let values = site.values(maker.orders), var category = rule.categories.first
    else { return nil }
    // Line and letter spacing come from one rule; which it is stands in the code.
    if case .number = site.value, rule.categories.contains(.letterSpacing), let bytes = bytes(),
      ["kern", "kerning", "tracking"].contains(Self.word(before: site.excerpt.range.lowerBound, in: bytes))
    {
      category = .letterSpacing
    }
    return UncoveredValue(
      values: values, category: category, type: site.wantedType(maker, framework), role: site.place.role,
      file: finding.file, line: finding.line, column: finding.column, text: finding.text, isWhole: site.wholeFont == nil
    )
  }

  /// The name of what a value is given to: `kerning` of `.kerning(2)`.
  private static func word(before offset: Int, in bytes: [UInt8]) -> String {
    func isWord(_ byte: UInt8) -> Bool { byte >= 0x80 || byte == UInt8(ascii: "_") || isAlphanumeric(byte) }
    var end = min(offset, bytes.count)
    while end > 0, !isWord(bytes[end - 1]) {
      guard offset - end < 16, !bytes[end - 1].isLineEnd else { return "" }
      end -= 1
    }
    var start = end
    while start > 0, isWord(bytes[start - 1]) { start -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension Site {
  /// The font together with what its chain says of it, `.font(.system(size: 15)).fontWeight(.bold)`, where that is more.
  fileprivate var wholeFont: FontValue? {
    guard var font = styles.last(where: { $0.type == "Font" })?.value else { return nil }
    font.spacing = TextSpacing()
    return font
  }

  /// What a token for the value would hold; nil where that cannot be told.
  fileprivate func values(_ orders: HexOrderTable) -> AppearanceValues? {
    switch rawValue(orders) {
    case .number(let number):
      return number.isFinite && number != 0 ? AppearanceValues(any: .number(abs(number))) : nil
    case .color(let color, _, let dark):
      guard value.alphaIsKnown, dark != nil || color.levels.alpha > 0 else { return nil }
      return AppearanceValues(any: .color(color), dark: dark.map(DesignValue.color))
    case .font(let font, let extent):
      return extent == .size ? nil : AppearanceValues(any: .font(wholeFont ?? font))
    case nil: return nil
    }
  }
}

extension SiteValue {
  fileprivate var alphaIsKnown: Bool {
    switch self {
    case .color(let color): color.alphaIsKnown
    case .colorPair(let light, let dark): light.alphaIsKnown && dark.alphaIsKnown
    case .number, .font, .systemColor, .shadow: true
    }
  }
}
