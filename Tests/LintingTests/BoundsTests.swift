import Foundation
import Patterns
import SwiftOutline
import Testing

@testable import DesignTokens
@testable import Linting

/// What is made to exhaust a linter takes it work in proportion to its size. Full sizes are for `.ci/bounds`.
struct BoundsTests {
  /// How many times the work is for eight times the size, in the time that this thread gets, whatever else runs.
  private func growth(_ size: Int, _ work: (Int) throws -> Void) rethrows -> Double {
    func time(_ size: Int) throws -> Double {
      let start = threadTime()
      try work(size)
      return Double(threadTime() - start) / 1e9
    }
    _ = try time(size / 8)
    let small = try min(time(size / 8), time(size / 8))
    let large = try time(size)
    // What takes no time at all tells nothing.
    return large < 0.05 ? 1 : large / max(small, 0.001)
  }

  private func threadTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Quadratic work would be 64 times as much.
  private static let limit = 24.0

  @Test(arguments: [
    // Comments that silence.
    ("", "// sym-lint:disable:next raw-spacing\n", "a.padding(3)\n"),
    ("", "// sym-lint:disable:next raw-spacing\r", "a.padding(3)\r"),
    ("", "a.padding(3) // sym-lint:disable raw-spacing\n// sym-lint:enable raw-spacing\n", ""),
    ("", "a.padding(3) /* sym-lint:disable:this raw-font */;", ""),
    ("", "/* sym-lint:disable raw-font */ /* sym-lint:enable raw-font */ a.padding(3);", ""),
    ("", "// sym-lint:disable:file raw-spacing\na.padding(3)\n", ""),
    ("", "// sym-lint:disable:next no-such-rule\n", ""),
    // Names that hide others.
    ("", "struct S { struct Color {}; let a = Color(red: 1, green: 0, blue: 0) }\n", ""),
    ("", "typealias Color = Int; let a = Color(red: 1, green: 0, blue: 0)\n", ""),
    ("", "let a: CABasicAnimation = b\na.duration = 3\n", ""),
    ("", "enum A { static let a: CGFloat = 1 }\nenum B { static let b = A.a }\n", ""),
    ("struct A { let theme: Theme }\n", "extension A { func f() { a.padding(3) } }\n", ""),
    ("", "extension A { func f() { a.padding(3) } }\n", "struct A { let theme: Theme }"),
    ("a.padding(max(1", ", 2", ", x))"),
  ])
  func codeTakesLinearWork(start: String, piece: String, end: String) throws {
    let growth = try growth(2_000) { count in
      _ = try LintedCode(start + String(repeating: piece, count: count) + end)
    }
    #expect(growth < Self.limit)
  }

  @Test func fixesTakeLinearWork() throws {
    let outline = Parser.parse(Array(String(repeating: "a.padding(16)\n", count: 8_000).utf8))
    let growth = growth(8_000) { count in
      var plan = FixPlan(outline)
      for index in (0..<count).reversed() {
        let start = index * 14 + 10
        let finding = Finding(
          file: "", range: start..<start + 2, line: 1, column: 1, endLine: 1, endColumn: 1, rule: "",
          severity: .warning,
          message: "", text: "16", value: "16", suggestions: [], fingerprint: "")
        plan.add(Fix(finding: finding, suggestion: nil, edits: [.init(range: start..<start + 2, replacement: "a")]))
      }
      #expect(plan.fixes.count == count)
    }
    #expect(growth < Self.limit)
  }

  /// A file is not parsed anew for each of its fixes, however many of them do harm.
  @Test func harmfulFixesAreGivenUp() {
    let outline = Parser.parse(Array(String(repeating: "a.padding(16)\n", count: 500).utf8))
    let fixes = (0..<500).map { index in
      let start = index * 14 + 10
      let finding = Finding(
        file: "", range: start..<start + 2, line: 1, column: 1, endLine: 1, endColumn: 1, rule: "", severity: .warning,
        message: "", text: "16", value: "16", suggestions: [], fingerprint: "")
      return Fix(
        finding: finding, suggestion: nil, edits: [.init(range: start..<start + 2, replacement: index == 0 ? "b" : ")")]
      )
    }
    var count = 0
    _ = FixCheck(outline).harmless(fixes) { fixes in
      count += 1
      return fixes.flatMap(\.edits)
    }
    #expect(count < 300)
  }

  @Test func proposalsTakeLinearWork() {
    let growth = growth(16_000) { count in
      let values = (0..<count).map { index in
        UncoveredValue(
          values: AppearanceValues(any: .number(Double(index * 2 + 20))), category: .spacing, role: .none,
          file: "A.swift", line: index + 1, column: 1, text: "", isWhole: true)
      }
      var limits = ClusterLimits()
      limits.uses = 1
      #expect(ValueCluster.clusters(values, limits).count == count)
    }
    #expect(growth < Self.limit)
  }

  @Test func listsOfTheConfigurationTakeLinearWork() throws {
    let growth = try growth(4_000) { count in
      let values = (0..<count).map { "\($0 + 100)" }
      let mappings = values.map { "  '\($0)': A.a\n" }.joined()
      _ = try LintedCode(
        String(repeating: "a.padding(3)\n", count: count),
        configuration: "rules: {raw-spacing: {allow: [\(values.joined(separator: ", "))]}}\nmappings:\n\(mappings)")
    }
    #expect(growth < Self.limit)
  }

  /// Cases times properties would be definitions without end.
  @Test func productsOfCasesAreCut() throws {
    let cases = (0..<2_000).map { "case c\($0)\n" }.joined()
    let properties = (0..<2_000).map { "var p\($0): CGFloat { switch self { default: 3 } }\n" }.joined()
    let tokens = try LintedCode("enum Spacing {\n\(cases)\(properties)}").tokens
    #expect(tokens.count <= 50_000)
  }

  /// At every level, each name leads to the other one.
  @Test func circlesOfNamesAreGivenUp() throws {
    let open = (0..<20).map { "enum E\($0) { typealias X = Y.Z; typealias Y = X.Z; typealias Z = X.Y\n" }.joined()
    let constants = (0..<10).map { "static let c\($0): CGFloat = X.a\n" }.joined()
    let code = open + constants + String(repeating: "}", count: 20)
    #expect(try LintedCode(code).tokens.isEmpty)
  }

  /// Each of them is another name of the one before.
  @Test func chainsOfOneNameTakeLinearWork() throws {
    let growth = try growth(8_000) { count in
      _ = try LintedCode(
        "enum A0 { static let a: CGFloat = 3 }\n"
          + (1...count).map { "enum A\($0) { static let a = A\($0 - 1).a }\n" }.joined())
    }
    #expect(growth < Self.limit)
  }

  /// Each constant of a body is made of the one before, or of it twice.
  @Test(arguments: [(" + 1", 20_000), (" + a", 20_000), (" + a", 48)])
  func chainsInBodiesTakeLinearWork(operand: String, size: Int) throws {
    let growth = try growth(size) { count in
      let chain = (1...count).map { index in
        "let a\(index) = a\(index - 1)\(operand == " + 1" ? operand : operand + "\(index - 1)")\n"
      }
      let body = "let a0: CGFloat = 1\n\(chain.joined())return a\(count)"
      let tokens = try LintedCode("enum Spacing { static var m: CGFloat {\n\(body)\n} }").tokens
      #expect(count < 8 || tokens.isEmpty)
    }
    #expect(growth < Self.limit)
  }

  /// Cases that carry their own enum, or one that carries this in turn, are written without end.
  @Test(arguments: ["Tone", "Shade"])
  func casesThatCarryEachOtherTakeLinearWork(carried: String) throws {
    let growth = try growth(2_000) { count in
      let cases = (0..<count).map { "case c\($0)(\(carried))\n" }.joined()
      let branches = (0..<count).map { "case .c\($0)(let inner): inner.color\n" }.joined()
      let code = "indirect enum Tone {\n\(cases)var color: Color { switch self {\n\(branches)} } }\n"
      let tokens = try LintedCode(code + "indirect enum Shade { case a(Tone), b(Tone), c(Shade) }").tokens
      #expect(tokens.isEmpty)
    }
    #expect(growth < Self.limit)
  }

  /// Many colors in one call, each of which could be a half of a pair that the call makes.
  @Test(arguments: [
    ("func f() { make(", "Row(Color(red: 0.5, green: 0.2, blue: 0.1)),", "last) }"),
    ("func f() { VStack {\n", "Text(a).foregroundStyle(Color(red: 0.5, green: 0.2, blue: 0.1))\n", "} }"),
    ("func f() { VStack(dark: a) {\n", "Text(a).foregroundStyle(Color(red: 0.5, green: 0.2, blue: 0.1))\n", "} }"),
  ])
  func colorsInOneCallTakeLinearWork(start: String, piece: String, end: String) throws {
    let growth = try growth(1_600) { count in
      let code = try LintedCode(start + String(repeating: piece, count: count) + end)
      #expect(code.findings.count == count)
    }
    #expect(growth < Self.limit)
  }

  /// Files that moved and hold the same.
  @Test func movedFilesOfOneContentTakeLinearWork() throws {
    let growth = try growth(1_600) { count in
      let code = (0..<count).map { ("new/F\($0).swift", Array("func f() { a.padding(8) }".utf8)) }
      let findings = try LintedCode(Dictionary(uniqueKeysWithValues: code)).findings
      let old = (0..<count).map { "old/\($0 % 2 == 0 ? "F" : "G")\($0).swift\traw-spacing\tf\t8\t1\n" }.joined()
      var problems: [(line: Int, message: String)] = []
      let baseline = Baseline(bytes: Array(old.utf8), problems: &problems)
      let match = BaselineMatch(findings, baseline, path: \.file, isGone: { _ in true })
      #expect(findings.count == count && problems.isEmpty && match.knownCount >= count / 2)
    }
    #expect(growth < Self.limit)
  }

  /// Heads of extensions that never come to their bodies.
  @Test func openExtensionsTakeLinearWork() throws {
    let growth = try growth(800) { count in
      let head = "extension A<" + String(repeating: "X, ", count: count) + "\n"
      _ = try LintedCode(String(repeating: head, count: 20))
    }
    #expect(growth < Self.limit)
  }

  @Test func longTypealiasesAreGivenUp() {
    let growth = growth(8_000) { count in
      let outline = Parser.parse(Array("typealias A = \(String(repeating: "A.", count: count))A".utf8))
      let paths = TokenPaths(aliases: TypeAliases(in: outline))
      #expect(paths.expansions(of: "A.brand", in: []).count < 50)
    }
    #expect(growth < Self.limit)
  }

  /// Whichever file comes first, it is the same names that are looked at.
  @Test func aliasesOfOneNameAreCutInOrder() {
    let files = (0..<400).map { TypeAliases(in: Parser.parse(Array("typealias A = B\($0)".utf8))) }
    func paths(_ files: some Sequence<TypeAliases>) -> [String] {
      var paths = TokenPaths()
      for file in files { paths.aliases.merge(file) }
      return paths.expansions(of: "A.brand", in: [])
    }
    #expect(paths(files) == paths(files.reversed()) && paths(files).count == 16)
  }

  /// Many fonts hang on one style, around which much is done.
  @Test func longStatementsAroundStylesTakeLinearWork() throws {
    let growth = try growth(8_000) { count in
      let work = String(repeating: "b();", count: count)
      let font = "[.font: UIFont(name: \"B\", size: 20)!, .paragraphStyle: p],"
      let fonts = String(repeating: font, count: count / 8)
      _ = try LintedCode("func f() {\nlet p = NSMutableParagraphStyle()\nuse { \(work) }\nuse([\(fonts)])\n}")
    }
    #expect(growth < Self.limit)
  }

  @Test func longAliasChainsEnd() throws {
    let growth = try growth(16_000) { count in
      let chain = (0..<count).map { "static let a\($0) = a\($0 + 1)\n" }.joined()
      _ = try LintedCode("enum Spacing {\n\(chain)static let a\(count): CGFloat = 3\n}")
    }
    #expect(growth < Self.limit)
  }

  /// The work of matching does not depend on how many patterns there are.
  @Test func manyRulesMatchAsFastAsFew() throws {
    let outline = Parser.parse(Array(String(repeating: "a.f7(3).g(b: 2)\n", count: 4_000).utf8))
    func index(_ count: Int) throws -> PatternIndex {
      PatternIndex(try (0..<count).map { try Pattern("$_.f\($0)(<length>)") })
    }
    let (few, many) = (try index(100), try index(100_000))
    let growth = growth(8) { size in (size == 8 ? many : few).forEachMatch(in: outline) { _ in } }
    #expect(growth < 4)
  }

  @Test func manyTokensAreFoundAsFastAsFew() {
    func matcher(_ count: Int) -> TokenMatcher {
      TokenMatcher(
        catalog: TokenCatalog(
          (0..<count).map { index in
            DesignToken(
              name: "Spacing.s\(index)", category: .spacing, values: AppearanceValues(any: .number(Double(index % 5))),
              spellings: [.init(type: "CGFloat", expression: "Spacing.s\(index)")],
              definition: .init(path: "A.swift", line: 1, column: 1))
          }))
    }
    let (few, many) = (matcher(2_000), matcher(25_000))
    let place = TokenMatcher.Place(categories: [.spacing], type: "CGFloat")
    let growth = growth(8) { size in
      for value in 0..<20 { _ = (size == 8 ? many : few).suggestions(for: .number(Double(value)), at: place) }
    }
    #expect(growth < 4)
  }

  @Test(arguments: ["{a,b*}*", "**/", "*a", "[!b]*", "?*", "{", "{a,", "[", "[a-", "x"])
  func globsTakeLinearWork(piece: String) {
    let path = String(repeating: "a/", count: 100) + String(repeating: "a", count: 100)
    let growth = growth(2_000) { count in
      #expect(!Glob(String(repeating: piece, count: count) + "z").matches(path))
    }
    #expect(growth < Self.limit)
  }
}
