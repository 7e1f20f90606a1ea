import DesignTokens
import SourceText
import SwiftOutline

/// Explains places of one file.
struct PlaceExplainer {
  private let prepared: PreparedFiles
  private let scan: FileScan
  private let outline: Outline
  private let lines: LineTable
  private let maker: FindingMaker
  private let findings: [Finding]
  private let sites: [Site]
  /// What is known of the file, as the findings are made with it.
  private let memory: SuggestionMemory

  init(_ prepared: PreparedFiles, _ scan: FileScan, _ bytes: [UInt8]) {
    self.prepared = prepared
    self.scan = scan
    outline = Parser.parse(bytes)
    lines = LineTable(bytes)
    maker = prepared.makers.maker(for: scan.path)
    sites = scan.sites(knowing: maker.fontMakers)
    var memory = SuggestionMemory()
    findings = prepared.review(scan, &memory) { bytes }.findings
    memory.enter(scan, maker.matcher)
    self.memory = memory
  }

  func explain(line: Int, column: Int) -> PlaceExplanation {
    let offset = lines.utf8Offset(of: TextPosition(line: line - 1, column: column - 1), in: .utf8)
    let finding = findings.filter { $0.range.contains(offset) }.min { $0.range.count < $1.range.count }
    let site = sites.filter { $0.excerpt.range.contains(offset) }.min {
      $0.excerpt.range.count < $1.excerpt.range.count
    }
    var explanation = PlaceExplanation(text: "", line: line, column: column)
    if let site {
      describe(site, in: &explanation)
      if finding == nil { explanation.silence = silence(about: site) }
    } else if let finding {
      explanation.text = finding.text
      (explanation.line, explanation.column) = (finding.line, finding.column)
      explanation.facts = [.init(name: "rule", value: finding.rule), .init(name: "value", value: finding.value)]
    } else {
      describeNothing(at: offset, in: &explanation)
    }
    explanation.finding = finding
    return explanation
  }

  /// The columns at which something is to be said of a line: where raw values and findings start, else where a rule sees
  /// anything, else where its first token does.
  func columns(ofLine line: Int) -> [Int] {
    let findings = findings.filter { $0.line == line }
    let ranges = sites.map(\.excerpt).filter { $0.line == line }
    let seen = Set(ranges.map(\.column))
    // A finding of a rule that covers a raw value says the same as that one.
    let others = findings.filter { finding in
      !seen.contains(finding.column) && !ranges.contains { $0.range.overlaps(finding.range) }
    }
    let columns = seen.union(others.map(\.column)).sorted()
    guard columns.isEmpty else { return columns }
    let seenOnly = columnsSeen(onLine: line)
    guard seenOnly.isEmpty else { return seenOnly }
    let start = lines.utf8Offset(of: TextPosition(line: line - 1, column: 0), in: .utf8)
    let bytes = outline.bytes
    let first = bytes[start...].firstIndex { $0 > 0x20 || $0 == 0x0A } ?? bytes.count
    return [first - start + 1]
  }

  /// The columns of what the rules see on a line and leave alone, each but for what is in it.
  private func columnsSeen(onLine line: Int) -> [Int] {
    var scanner = SiteScanner(outline, maker.rules)
    let ranges = scanner.unsettled().map(\.range)
      .filter { lines.line(ofUTF8Offset: $0.lowerBound) == line - 1 }
      .sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    var columns: [Int] = []
    var end = 0
    for range in ranges where range.lowerBound >= end {
      columns.append(lines.position(ofUTF8Offset: range.lowerBound, in: .utf8).column + 1)
      end = range.upperBound
    }
    return columns
  }

  // MARK: A raw value

  private func describe(_ found: Site, in explanation: inout PlaceExplanation) {
    let site = found.knowing(maker.fontMakers)
    let rule = maker.rules.rules[site.rule]
    explanation.text = site.excerpt.text
    (explanation.line, explanation.column) = (site.excerpt.line, site.excerpt.column)
    var memory = memory
    let place = TokenMatcher.Place(site, maker: maker, categories: rule.categories.flatMap(\.fitting), &memory)
    explanation.facts = [
      .init(name: "rule", value: rule.id), .init(name: "value", value: site.value.normalForm(maker.orders)),
      .init(name: "type", value: type(of: site, place)),
      .init(name: "wanted", value: place.categories.map(\.rawValue).joined(separator: ", ")),
    ]
    if site.place.role != .none { explanation.facts.append(.init(name: "role", value: site.place.role.rawValue)) }
    if !site.enclosing.isEmpty { explanation.facts.append(.init(name: "in", value: site.enclosing)) }
    guard let raw = site.rawValue(maker.orders) else { return }
    let verdicts = maker.matcher.verdicts(for: raw, at: place).map { verdict(site, $0) }
    explanation.candidates = verdicts.filter { $0.match != nil } + verdicts.filter { $0.match == nil }
  }

  /// A token whose name means something else at the site is none for it.
  private func verdict(_ site: Site, _ verdict: TokenMatcher.Verdict) -> TokenMatcher.Verdict {
    guard let match = verdict.match else { return verdict }
    guard !scan.nearerNames.allow(match.replacement, at: site, maker.matcher) else {
      return lackingVerdict(site, verdict, match)
    }
    var dropped = verdict
    dropped.match = nil
    dropped.reason = "is hidden by another declaration of its name"
    return dropped
  }

  /// A token may need what the site does not promise.
  private func lackingVerdict(
    _ site: Site, _ verdict: TokenMatcher.Verdict, _ match: TokenMatch
  ) -> TokenMatcher.Verdict {
    guard match.isSafe, !match.needs.isEmpty,
      let lack = scan.nearerNames.lack(of: match.needs, at: site.excerpt.range.lowerBound)
    else { return verdict }
    var doubted = verdict
    doubted.match?.isSafe = false
    doubted.reason = lack
    return doubted
  }

  private func type(of site: Site, _ place: TokenMatcher.Place) -> String {
    if place.typeIsGuessed { return "not known, likely \(place.type)" }
    if site.place.isTyped { return place.type }
    return place.type == site.place.type
      ? "\(place.type), by what it is made with" : "\(place.type), by what takes or makes it"
  }

  /// Why a raw value is no finding.
  private func silence(about site: Site) -> String {
    let configuration = maker.configuration
    let rule = maker.rules.rules[site.rule]
    if site.isInPreview, !configuration.lintsPreviews { return "it is in a preview; 'previews: true' lints them" }
    if let parameter = site.place.parameter, maker.isForeign(site) {
      return "\(parameter) is of a type of its own"
    }
    guard maker.severity(of: rule) != nil else {
      if !maker.onlyRules.isEmpty { return "only other rules run" }
      let level = maker.settings.rules[rule.id]?.level
      return level == .off
        ? "the configuration turns \(rule.id) off"
        : "\(rule.id) belongs to the preset '\(rule.preset.rawValue)', and '\(maker.settings.preset.rawValue)' is on"
    }
    var suppressions = scan.suppressions
    if suppressions.isSuppressed(rule: rule.id, lines: site.excerpt.line...site.excerpt.endLine) {
      return "a comment silences it"
    }
    if site.isAddend, configuration.tokenArithmetic == .allow { return "'token-arithmetic' allows it" }
    var memory = memory
    let matched = MatchedSite(site, maker: maker, categories: rule.categories.flatMap(\.fitting), &memory)
    if maker.isAllowed(matched, by: rule) { return "'allow' of \(rule.id) names it" }
    if matched.suggestions.isEmpty, (maker.settings.rules[rule.id]?.unmatched ?? configuration.unmatched) == .quiet {
      return "no token fits, and 'unmatched' is quiet"
    }
    if case .systemColor = site.value { return "the design system has a color of this name" }
    if matched.isNear {
      return "it is near a token, and the rule about such values does not run or allows it, or a comment silences it"
    }
    return "it defines a design token"
  }

  // MARK: No raw value

  private func describeNothing(at offset: Int, in explanation: inout PlaceExplanation) {
    guard let index = outline.tokens.firstIndex(where: { Int($0.end) > offset }) else {
      explanation.silence = "nothing is there"
      return
    }
    let token = outline.tokens[index]
    guard Int(token.start) <= offset else {
      explanation.silence = "white space or a comment is there"
      return
    }
    explanation.text = outline.text(Int(token.start)..<Int(token.end))
    let start = lines.position(ofUTF8Offset: Int(token.start), in: .utf8)
    (explanation.line, explanation.column) = (start.line + 1, start.column + 1)
    explanation.silence = reason(token, at: offset)
  }

  private func reason(_ token: Token, at offset: Int) -> String {
    var scanner = SiteScanner(outline, maker.rules)
    if let exempt = scanner.unsettled().filter({ $0.range.contains(offset) }).min(by: {
      $0.range.count < $1.range.count
    }) {
      let rule = maker.rules.rules[exempt.rule].id
      return exempt.isExempt
        ? "\(rule) sees it, but it defines a named constant, or stands in a pattern or an attribute"
        : "\(rule) sees it as a part of another finding"
    }
    switch token.kind {
    case .stringLiteral, .stringHead, .stringMiddle, .stringTail: return "text in a string is never reported"
    case .integerLiteral, .floatLiteral: return number(token)
    default: return "no rule has a pattern for this place"
    }
  }

  private func number(_ token: Token) -> String {
    let node = outline.nodes.indices.first {
      Int(outline.nodes[$0].firstToken) < outline.tokens.count
        && outline.tokens[Int(outline.nodes[$0].firstToken)] == token
        && (outline.nodes[$0].kind == .integer || outline.nodes[$0].kind == .float)
    }
    let text = outline.text(Int(token.start)..<Int(token.end))
    if Double(text) == 0 { return "zero is never reported" }
    guard let node, let place = callee(around: UInt32(node)) else { return "no rule has a pattern for this place" }
    return "no rule has a pattern for \(place)"
  }

  /// `the argument 'x' of 'offset'`, `the property 'tag'`.
  private func callee(around node: UInt32) -> String? {
    var child = node
    for _ in 0..<64 {
      let parent = outline.nodes[Int(child)].parent
      guard parent != Node.none else { return nil }
      let this = outline.nodes[Int(parent)]
      switch this.kind {
      case .argument:
        let call = this.parent
        guard call != Node.none, outline.nodes[Int(call)].kind == .call else { break }
        let label = outline.name(of: parent)
        let name =
          outline.reference(outline.nodes[Int(call)].firstChild).map { outline.name(ofToken: $0.name) } ?? "a call"
        return label.isEmpty ? "an argument of '\(name)'" : "the argument '\(label)' of '\(name)'"
      case .assignment:
        let target = outline.reference(this.firstChild).map { outline.name(ofToken: $0.name) }
        return target.map { "the property '\($0)'" }
      case .binding, .parameter, .jump, .function: return "a value that is given a name or returned"
      default: break
      }
      child = parent
    }
    return nil
  }
}

extension SiteScanner {
  /// What the rules see before what is exempt or part of another finding is left out.
  mutating func unsettled() -> [(rule: Int, range: Range<Int>, isExempt: Bool)] {
    collect()
    return candidates.map { ($0.rule, $0.range, surroundings.verdict(at: $0.node) == .exempt) }
  }
}
