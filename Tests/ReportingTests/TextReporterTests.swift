import Testing

@testable import Reporting

struct TextReporterTests {
  @Test func drawsTheFinding() {
    let sample = Sample("let a = ⟦Color(hex: \"FF7E7E\")⟧\n", suggestions: [Sample.brand, Sample.near])
    #expect(
      sample.report(TextReporter()) == """
        A.swift:1:9: warning raw-color  #FF7E7EFF
          1 │ let a = Color(hex: "FF7E7E")
            │         ^^^^^^^^^^^^^^^^^^^^ raw color
            │ → Color.brand  exact, defined at Tokens.swift:3:14
            │ ≈ .coral  differs by 1.23, differs in dark mode


        """)
  }

  /// The code and the marks of the first lines.
  private func frame(_ marked: String) -> [String] {
    let sample = Sample(marked)
    return CodeFrame(sample.finding, in: Array(sample.source.utf8)).lines.flatMap { [$0.code, $0.marks] }
  }

  @Test(arguments: [
    ("a ⟦b⟧ c", ["a b c", "  ^"]), ("\t⟦b⟧", ["    b", "    ^"]), ("ab\t⟦b⟧\tc", ["ab  b   c", "    ^"]),
    ("Text(\"안녕\").x(⟦15⟧)", ["Text(\"안녕\").x(15)", "               ^^"]), ("⟦\"안녕\"⟧", ["\"안녕\"", "^^^^^^"]),
    ("\"👩‍👩‍👧\", ⟦8⟧", ["\"👩‍👩‍👧\", 8", "      ^"]), ("\"🇰🇷\" ⟦8⟧", ["\"🇰🇷\" 8", "     ^"]),
    ("e\u{301} ⟦8⟧", ["e\u{301} 8", "  ^"]), ("\u{1112}\u{1161}\u{11AB} ⟦8⟧", ["\u{1112}\u{1161}\u{11AB} 8", "   ^"]),
    ("x\u{1B}[31m ⟦8⟧", ["x␛[31m 8", "       ^"]), ("\u{202E} ⟦8⟧", ["\u{FFFD} 8", "  ^"]),
    ("⟦C(\n  1,\n  2)⟧ x", ["C(", "^^", "  1,", "  ^^", "  2) x", "  ^^"]), ("a\r\n⟦b⟧\r\nc", ["b", "^"]),
    ("⟦C(\r\n1)⟧", ["C(", "^^", "1)", "^^"]), ("a⟦⟧", ["a", " ^"]),
    ("⟦1\n2\n3\n4\n5\n6\n7\n8⟧", ["1", "^", "2", "^", "3", "^", "", "", "7", "^", "8", "^"]),
  ])
  func underlines(marked: String, lines: [String]) {
    #expect(frame(marked) == lines)
  }

  @Test func longLinesAreCut() {
    let padding = String(repeating: "가 ", count: 100_000)
    let lines = frame(padding + "⟦15⟧" + padding)
    #expect(lines[0].hasPrefix("…") && lines[0].hasSuffix("…") && lines[0].contains("15"))
    #expect(TerminalText.width(of: lines[0]) < 120)
    #expect(lines[1].hasSuffix("^^"))
    let before = lines[0].prefix { $0 != "1" }
    #expect(lines[1].count == TerminalText.width(of: before) + 2)
  }

  @Test func swatchesNeedTheTerminal() {
    let sample = Sample("⟦a⟧")
    #expect(sample.report(TextReporter(style: .swatches)).contains("\u{1B}[48;2;255;126;126m  \u{1B}[0m #FF7E7EFF"))
    #expect(!sample.report(TextReporter(style: .colors)).contains("48;2"))
    #expect(!sample.report(TextReporter()).contains("\u{1B}"))
  }

  @Test func nothingFromTheSourceSteersTheTerminal() {
    let sample = Sample(
      "⟦\u{1B}]0;x\u{07}⟧", file: "\u{1B}[2J.swift", value: "\u{9B}31m", message: "a\nb\u{1B}",
      suggestions: [Sample.brand])
    for reporter in [TextReporter(), XcodeReporter(), GitHubReporter()] as [any Reporter] {
      let controls = sample.report(reporter).unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || $0.value == 0x9B }
      #expect(controls.isEmpty)
    }
  }
}
