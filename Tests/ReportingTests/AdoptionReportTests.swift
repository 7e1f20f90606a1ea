import DesignTokens
import Linting
import Markup
import Testing

@testable import Reporting

struct AdoptionReportTests {
  /// Text that would break out of every format that did not look.
  private static let hostile = "<script>alert('1')</script>\u{1B}[31m\u{202E}\" onload=x `|* {path}\n"

  /// A report in which every text is hostile.
  private static var report: AdoptionReport {
    var adoption = Adoption()
    let count = Adoption.Count(used: 2, raw: 3, near: 1)
    let place = Location(path: "App/\(hostile).swift", line: 7, column: 1)
    let places = Adoption.Places(count: 90, fileCount: 2, first: [place, place, place])
    adoption.total = count
    adoption.countedRules = [hostile]
    adoption.rules = [Adoption.Row(name: hostile, count: count)]
    adoption.folders = [Adoption.Row(name: hostile, count: count), Adoption.Row(name: hostile + "/x", count: count)]
    adoption.files = [Adoption.Row(name: hostile, count: count)]
    adoption.owners = [Adoption.Row(name: hostile, count: count)]
    adoption.clusters = [
      Adoption.Cluster(rule: hostile, value: hostile, token: hostile, places: places),
      Adoption.Cluster(rule: hostile, value: "#12345678/#FFFFFFFF", places: places),
      Adoption.Cluster(rule: hostile, value: "#12345678;background:url(x)", places: places),
    ]
    adoption.nearMisses = [
      Adoption.NearMiss(
        rule: hostile, value: hostile, token: hostile, tokenValue: hostile, difference: .nan, places: places)
    ]
    let fonts: [DesignValue] = [
      .font(FontValue(family: "x'}</style>" + hostile, size: .infinity)), .font(FontValue(size: -1, design: hostile)),
    ]
    adoption.tokens =
      (fonts + [.number(.nan), .color(Color(red: 2, green: 0, blue: 0, alpha: 0.5))]).flatMap { value in
        DesignToken.Category.allCases.map { category in
          var token = DesignToken(
            name: hostile, category: category, values: AppearanceValues(any: value, dark: value), spellings: [],
            definition: DesignToken.Definition(path: hostile, line: 1, column: 1))
          token.deprecation = DesignToken.Deprecation(message: hostile, replacement: hostile)
          return Adoption.TokenRow(token, definition: place, count: count, standing: .unused)
        }
      }
    return AdoptionReport(
      adoption, label: hostile, history: [AdoptionRecord(label: hostile, count: count)], target: 50,
      links: .relative(fromFolder: "/w/out", workingFolder: "/w"))
  }

  @Test(arguments: AdoptionFormat.allCases)
  func hostileTextIsOnlyText(format: AdoptionFormat) throws {
    let text = format.reporter().report(Self.report)
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{7F}" || $0 == "\n" })
    #expect(format == .json || !text.unicodeScalars.contains("\u{202E}"))
    if format == .json { _ = try AdoptionRecord(json: Array(text.utf8), name: "a") }
    if format == .markdown { #expect(!text.contains("\\<script>") && !text.contains(" <script>")) }
    if format == .html {
      #expect(!text.contains("<script") && !text.contains(":#12345678;background"))
      #expect(!text.contains("</style>\u{27}") && text.components(of: "</style>") == 2)
      #expect(TagChecker.complaint(about: text) == nil)
      #expect(text.contains("href=\"../App/%3Cscript%3E"))
    }
  }

  @Test func thePageSpeaksKorean() {
    var report = Self.report
    report.adoption.categories = [Self.hostile: .spacing]
    let english = AdoptionHTMLReporter().report(report)
    report.language = .korean
    let korean = AdoptionHTMLReporter().report(report)
    #expect(
      english.contains("<html lang=\"en\">") && english.contains("<h3>Spacing <small class=\"id\">&lt;script&gt;"))
    #expect(korean.contains("<html lang=\"ko\">") && korean.contains("<h3>간격 <small class=\"id\">&lt;script&gt;"))
    #expect(korean.contains("하드코딩된 값") && !korean.contains("hard-coded"))
    #expect(TagChecker.complaint(about: korean) == nil)
  }

  /// A designer knows one color, whichever of SwiftUI and UIKit names it; what other types hold may be other tokens.
  @Test func namesOfOneTokenAreShownTogether() {
    let rows = ["Color.ink", "Palette.ink", "UIColor.ink", "UIColor.sky"].map { name in
      let token = DesignToken(
        name: name, category: .color, values: AppearanceValues(any: .color(Color(red: 0, green: 0, blue: 1))),
        spellings: [], definition: DesignToken.Definition(path: "A.swift", line: 1, column: 1))
      return Adoption.TokenRow(
        token, definition: Location(path: "A.swift", line: 1, column: 1), count: Adoption.Count(used: 2),
        standing: .used)
    }
    let entries = AdoptionTokenEntry.entries(rows)
    #expect(entries.map(\.row.token.name) == ["Color.ink", "Palette.ink", "UIColor.sky"])
    #expect(entries.map(\.others) == [["UIColor.ink"], [], []] && entries.map(\.row.count.used) == [4, 2, 2])
  }

  /// The names of reports below the chart never touch.
  @Test(arguments: [2, 3, 12, 60])
  func axisLabelsDoNotTouch(count: Int) {
    var report = AdoptionReport(Adoption(), label: "오늘의 보고서")
    report.adoption.total = Adoption.Count(used: 1, raw: 1)
    report.history = (1..<count).map {
      AdoptionRecord(label: "2026-07-\($0) 배포", count: Adoption.Count(used: $0, raw: count))
    }
    let page = AdoptionHTMLReporter().report(report)
    let axis = page.split(separator: "\n").first { $0.contains("y=\"200\"") } ?? ""
    let labels = axis.split(separator: "<text class=").map { piece -> (start: Int, end: Int) in
      let x = piece.firstRange(of: " x=\"").flatMap { Int(piece[$0.upperBound...].prefix { $0.isNumber }) } ?? 0
      let text = piece.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
      let width = TerminalText.width(of: text) * 8
      return piece.contains("start")
        ? (x, x + width) : piece.contains("end\"") ? (x - width, x) : (x - width / 2, x + width / 2)
    }
    #expect(labels.count >= 2)
    #expect(zip(labels, labels.dropFirst()).allSatisfy { $0.end < $1.start }, "\(axis)")
  }

  @Test func pageAsksTheNetworkForNothing() {
    let page = AdoptionHTMLReporter().report(Self.report)
    for word in ["http://", "https://", "src=", "@import", "<link", "<iframe", "<img"] { #expect(!page.contains(word)) }
    #expect(page.contains("default-src 'none'"))
  }

  @Test func longListsAreCutAndCounted() {
    var adoption = Adoption()
    let count = Adoption.Count(used: 1, raw: 1)
    let places = Adoption.Places(count: 1, fileCount: 1, first: [Location(path: "a", line: 1, column: 1)])
    adoption.total = count
    adoption.clusters = (0..<3000).map { Adoption.Cluster(rule: "r", value: "\($0)", places: places) }
    adoption.files = (0..<3000).map { Adoption.Row(name: "f\($0)/a", count: count) }
    adoption.folders = (0..<3000).map { Adoption.Row(name: "f\($0)", count: count) }
    let report = AdoptionReport(adoption)
    let page = AdoptionHTMLReporter().report(report)
    #expect(page.utf8.count < 500_000)
    #expect(page.contains("and 2,940 more values") && page.contains("and 2,600 more folders"))
    #expect(AdoptionTextReporter().report(report).contains("and 2988 more"))
    #expect(AdoptionMarkdownReporter().report(report).contains("and 2985 more"))
    #expect(AdoptionJSONReporter().report(report).contains(#""clusters": 2500"#))
  }

  @Test(arguments: [(1, 0, "100.0 %"), (0, 0, "–"), (2, 1, "66.6 %"), (9999, 1, "99.9 %"), (0, 3, "0.0 %")])
  func sharesAreNeverRoundedUp(used: Int, raw: Int, expected: String) {
    #expect(AdoptionText.percent(Adoption.Count(used: used, raw: raw)) == expected)
  }

  @Test func targetsAreMetOrMissedExactly() {
    #expect(!Adoption.Count(used: 2, raw: 1).isBelow(percent: 66.6))
    #expect(Adoption.Count(used: 2, raw: 1).isBelow(percent: 66.7))
    #expect(!Adoption.Count(used: 4, raw: 1).isBelow(percent: 80) && !Adoption.Count().isBelow(percent: 100))
  }

  @Test(arguments: [("gray50", "gray100"), ("a", "b"), ("a1b2", "a1b10"), ("a", "a1"), ("a007", "a8"), ("", "a")])
  func namesAreInTheOrderOfTheirNumbers(first: String, second: String) {
    #expect(NaturalOrder.precedes(first, second) && !NaturalOrder.precedes(second, first))
    #expect(!NaturalOrder.precedes(first, first))
  }

  @Test func foldersOfOneAreJoined() {
    let rows = [("a", 3), ("a/b", 3), ("a/b/c", 2), ("a/b/d", 1), ("a-b", 1)].map {
      Adoption.Row(name: $0.0, count: Adoption.Count(raw: $0.1))
    }
    let trees = FolderTree.trees(of: rows)
    #expect(trees.map(\.label) == ["a/b", "a-b"])
    #expect(trees.first?.children.map(\.label) == ["c", "d"])
    #expect(FolderTree.mainFolders(of: trees).map(\.name) == ["a/b", "a/b/c", "a-b", "a/b/d"])
  }

  @Test func linksKeepPathsApart() {
    let place = Location(path: "화면/a b#?.swift", line: 3, column: 4)
    let relative = SourceLinks.relative(fromFolder: "/w/out", workingFolder: "/w")
    #expect(relative.address(of: place) == "../%ED%99%94%EB%A9%B4/a%20b%23%3F.swift#L3")
    let template = "https://x/{path}?{other}#L{line}:{column}"
    let links = SourceLinks.template(template, root: "/w", workingFolder: "/w")
    #expect(links.address(of: place) == "https://x/%ED%99%94%EB%A9%B4/a%20b%23%3F.swift?{other}#L3:4")
    #expect(links.address(of: Location(path: "/elsewhere/a", line: 1, column: 1)) == nil)
    for wrong in ["x", "x/{path}", "javascript:{path}", "https://x"] {
      #expect(SourceLinks.complaint(about: wrong) != nil)
    }
    for right in ["https://x/{path}", "vscode://file/w/{path}:{line}"] {
      #expect(SourceLinks.complaint(about: right) == nil)
    }
  }

  @Test(arguments: ["", "[]", "{}", #"{"total": {"used": 1}, "countedRules": []}"#, "{\"total\": 1}"])
  func otherFilesAreNoHistory(text: String) {
    #expect(throws: MarkupError.self) { try AdoptionRecord(json: Array(text.utf8), name: "a") }
  }
}

/// Whether the tags of a page close in the order in which they open.
private enum TagChecker {
  private static let empty: Set<String> = ["meta", "!doctype"]

  static func complaint(about page: String) -> String? {
    var open: [String] = []
    var rest = page[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasSuffix("/") { continue }
      let name = String(tag.prefix { !$0.isWhitespace })
      if name.hasPrefix("/") {
        guard open.popLast() == String(name.dropFirst()) else { return "<\(name)> closes nothing" }
      } else if !empty.contains(name) {
        if tag.filter({ $0 == "\"" }).count % 2 == 1 { return "<\(tag)> has an open quote" }
        open.append(name)
      }
    }
    return open.isEmpty ? nil : "\(open) stay open"
  }
}

extension String {
  fileprivate func components(of separator: String) -> Int {
    var count = 1
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
