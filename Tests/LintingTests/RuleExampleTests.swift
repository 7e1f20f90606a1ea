import SourceText
import Testing

@testable import Linting

/// The examples of the built-in rules, which are their documentation, hold.
struct RuleExampleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var rule: Rule
    var example: ReportExample
    var number: Int

    var testDescription: String { "\(rule.id), example \(number)" }

    /// The findings of the rule in some form of the code, and suppressions that silence nothing.
    func findings(in code: [UInt8]) throws -> [Finding] {
      var files = ["Example.swift": code]
      if let tokens = example.tokens { files["Tokens.swift"] = Array(tokens.utf8) }
      // A comment about a rule that did not run is not unused: for that rule all others run too.
      let isAboutComments = rule.reports == .unusedSuppression
      return try LintedCode(files, onlyRules: isAboutComments ? [] : [rule.id, "unused-suppression"]).findings
        .filter { $0.file == "Example.swift" && (!isAboutComments || $0.rule == rule.id) }
    }

    /// The code and its findings, which must come again wherever the code stands.
    func plain() throws -> (code: String, findings: [Finding]) {
      let code = DrawnFindings(example.code).code
      return (code, try findings(in: Array(code.utf8)))
    }
  }

  static let reports: [Example] = {
    guard let rules = try? LintedCode.builtIn.get().rules else { return [] }
    return rules.flatMap { rule in
      rule.reportExamples.enumerated().map { Example(rule: rule, example: $1, number: $0 + 1) }
    }
  }()

  /// Those whose code is not itself about comments.
  static let quotable = reports.filter { $0.rule.reports != .unusedSuppression }

  @Test func everyRuleHasExamples() throws {
    for rule in try LintedCode.builtIn.get().rules {
      #expect(!rule.reportExamples.isEmpty && !rule.ignoreExamples.isEmpty, "\(rule.id)")
    }
  }

  @Test(arguments: reports)
  func reportsWhatIsDrawn(example: Example) throws {
    let drawn = DrawnFindings(example.example.code)
    let (code, findings) = try example.plain()
    #expect(findings.map { DrawnFindings.draw($0, in: code) } == drawn.findings)
    #expect(findings.allSatisfy { $0.rule == example.rule.id })
  }

  @Test(arguments: reports.filter { $0.example.fixed != nil })
  func fixesAsShown(example: Example) throws {
    let (code, findings) = try example.plain()
    let edits = findings.compactMap { finding -> TextEdit? in
      guard let best = finding.suggestions.first, best.kind != .near else { return nil }
      return TextEdit(range: finding.range, replacement: best.replacement)
    }
    let fixed = String(decoding: try TextEdit.apply(edits, to: Array(code.utf8)), as: UTF8.self)
    #expect(fixed == DrawnFindings(example.example.fixed ?? "").code)
  }

  @Test func ignoresWhatIsToBeIgnored() throws {
    for rule in try LintedCode.builtIn.get().rules {
      for code in rule.ignoreExamples {
        let findings = try LintedCode(code, onlyRules: [rule.id]).findings
        #expect(findings.isEmpty, "\(rule.id): \(findings.map(\.text)) in\n\(code)")
      }
    }
  }

  // MARK: The same code elsewhere

  @Test(arguments: quotable)
  func reportsNothingInComments(example: Example) throws {
    let (code, _) = try example.plain()
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { "// " + $0 }
    for comment in [lines.joined(separator: "\n"), "/*\n" + code + "*/\n"] {
      let findings = try example.findings(in: Array(comment.utf8))
      #expect(findings.isEmpty, "\(findings.map(\.text))")
    }
  }

  @Test(arguments: quotable)
  func reportsNothingInAString(example: Example) throws {
    let (code, _) = try example.plain()
    let findings = try example.findings(in: Array(("let text = ##\"\"\"\n" + code + "\"\"\"##\n").utf8))
    #expect(findings.isEmpty, "\(findings.map(\.text))")
  }

  @Test(
    arguments: quotable,
    ["// 😀 👩‍👩‍👧 한글 주석 é\nlet 이름 = \"😀 안녕\"; ", "#!/usr/bin/env swift\n", "\u{FEFF}", "\u{FEFF}// 한\r\n", "\n\n\t"])
  func reportsTheSameBehind(example: Example, start: String) throws {
    let (code, plain) = try example.plain()
    let shift = start.utf8.count
    let shifted = try example.findings(in: Array((start + code).utf8))
    #expect(shifted.map { $0.range.lowerBound - shift } == plain.map(\.range.lowerBound))
    #expect(shifted.map(\.text) == plain.map(\.text))
    #expect(shifted.map(\.message) == plain.map(\.message))
    #expect(shifted.map(\.value) == plain.map(\.value))
  }

  @Test(arguments: quotable)
  func reportsTheSameWithOtherLineEnds(example: Example) throws {
    let (code, plain) = try example.plain()
    for end in ["\r\n", "\r"] {
      let findings = try example.findings(in: Array(code.replacing("\n", with: end).utf8))
      #expect(
        findings.map { "\($0.line):\($0.column) \($0.message)" }
          == plain.map { "\($0.line):\($0.column) \($0.message)" })
    }
  }

  @Test(arguments: quotable)
  func isSilencedByAComment(example: Example) throws {
    let (code, _) = try example.plain()
    for comment in ["// sym-lint:disable \(example.rule.id)\n", "// sym-lint:disable:file -- all of it\n"] {
      let findings = try example.findings(in: Array((comment + code).utf8))
      #expect(findings.isEmpty, "\(findings.map(\.message))")
    }
  }
}
