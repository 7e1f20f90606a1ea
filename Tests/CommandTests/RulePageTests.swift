import Foundation
import TestSupport
import Testing

/// What `explain` says of each rule holds.
struct RulePageTests {
  @Test func configurationsThatRulesShowAreValid() throws {
    let rules = try Workspace().program("rules").output.split(separator: "\n").filter { $0.hasPrefix("  ") }
    for rule in rules.compactMap({ $0.split(separator: " ").first.map(String.init) }) {
      let page = try Workspace().program("explain", rule).output
      let configuration = try #require(page.components(separatedBy: "\nConfiguration\n").last)
      let lines = configuration.split(separator: "\n").filter { $0.hasPrefix("    ") }.map { $0.dropFirst(4) + "\n" }
      #expect(!lines.isEmpty, "\(rule) shows no configuration")
      let outcome = try Workspace([".sym-lint.yml": lines.joined(), "A.swift": "let a = 1\n"]).program()
      #expect(outcome.status == 0, "\(rule): \(outcome.errors)")
    }
  }

  @Test(arguments: [
    ("{}", "near-token"), ("{near-token: {near: 0.5}}", "raw-spacing"), ("{raw-spacing: {near: false}}", "raw-spacing"),
    ("{near-token: {near: 0.5}, raw-spacing: {near: 1}}", "near-token"), ("{near-token: off}", "raw-spacing"),
  ])
  func nearIsSetForAllRulesOrForOne(rules: String, reported: String) throws {
    let workspace = try Workspace([
      ".sym-lint.yml": "rules: \(rules)\n",
      "A.swift":
        "enum Spacing { static let m: CGFloat = 16; static let l: CGFloat = 24 }\nfunc f() { Text(\"x\").padding(15) }\n",
    ])
    #expect(try workspace.program("--format", "xcode").output.contains("(\(reported))"))
  }
}
