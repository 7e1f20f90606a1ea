import Foundation
import SwiftOutline
import Testing

@testable import Linting

/// Each module imports what its room needs and speaks its own words.
struct ModuleImportTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let system: Set<String> = ["Darwin", "Glibc", "Musl"]
  private static let foundation: Set<String> = ["Foundation", "FoundationEssentials"]

  /// What each folder under `Sources` may import, `rules` included.
  private static let allowed: [String: Set<String>] = [
    "SourceText": [],
    "SwiftOutline": ["SourceText"],
    "Markup": ["SourceText"],
    "Patterns": ["SwiftOutline"],
    "DesignTokens": Set(["Patterns", "SwiftOutline", "Markup", "SourceText"]).union(system).union(foundation),
    "rules": [],
    "Linting": Set([
      "BuiltInRules", "DesignTokens", "Patterns", "SwiftOutline", "Markup", "SourceText", "Dispatch",
    ]).union(system).union(foundation),
    "Reporting": Set(["Linting", "DesignTokens", "Markup", "SourceText"]).union(foundation),
    "LanguageServer": Set(["Linting", "DesignTokens", "Markup", "SwiftOutline", "SourceText", "Dispatch"])
      .union(system).union(foundation),
    "sym-lint": Set(["Linting", "Reporting", "LanguageServer", "DesignTokens", "Markup", "SourceText", "Dispatch"])
      .union(system).union(foundation),
    "sym-lint-checks": Set(["SwiftOutline", "Markup", "SourceText", "Patterns", "DesignTokens"])
      .union(system).union(foundation),
    "EmbedRules": ["Foundation", "PackagePlugin"],
    "embed-rules": ["Foundation", "Markup"],
  ]

  struct Line {
    var module: String
    var path: String
    var text: Substring
  }

  private static let lines: [Line] = {
    ["Sources", "rules"].flatMap { folder -> [Line] in
      let base = root.appendingPathComponent(folder)
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: base.path)) ?? []
      return paths.filter { $0.hasSuffix(".swift") }.flatMap { path -> [Line] in
        let text = (try? String(contentsOf: base.appendingPathComponent(path), encoding: .utf8)) ?? ""
        let module = folder == "rules" ? folder : String(path.prefix { $0 != "/" })
        return text.split(separator: "\n").map { Line(module: module, path: path, text: $0) }
      }
    }
  }()

  @Test func importsStayInTheirRoom() throws {
    #expect(Self.lines.count > 5_000)
    for line in Self.lines {
      let words = line.text.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), words[..<index].allSatisfy({ $0.hasPrefix("@") }),
        index + 1 < words.count
      else { continue }
      let module = String(words[words.count - 1].prefix { $0 != "." })
      let allowed = try #require(Self.allowed[line.module], "\(line.module) is not in the table")
      #expect(allowed.contains(module), "\(line.path): \(line.text)")
    }
  }

  /// Words that belong to other rooms.
  @Test(arguments: [
    ("utf16", ["SourceText", "LanguageServer"]), (" print(", ["sym-lint", "sym-lint-checks", "embed-rules"]),
    ("getenv", ["sym-lint"]), ("exit(", ["sym-lint", "sym-lint-checks", "embed-rules"]),
    ("Finding", ["Linting", "Reporting", "LanguageServer", "sym-lint", "sym-lint-checks"]), ("try!", []),
    ("fatalError", ["embed-rules"]),
  ])
  func wordsStayInTheirRoom(word: String, rooms: [String]) {
    for line in Self.lines where line.text.contains(word) && !line.isComment {
      #expect(rooms.contains(line.module), "\(line.path): \(line.text)")
    }
  }

  /// `value!`, `try!` and `as!` end the program where something is not as expected.
  @Test func noSourceForcesAValue() {
    for (path, lines) in Dictionary(grouping: Self.lines, by: \.path) {
      let bytes = Array(lines.map(\.text).joined(separator: "\n").utf8)
      for token in Lexer.lex(bytes).tokens where token.start > 0 && token.end > token.start {
        let before = bytes[Int(token.start) - 1]
        let isBehindValue =
          Character(Unicode.Scalar(before)).isLetter || Character(Unicode.Scalar(before)).isNumber
          || "_)]}>`\"?".utf8.contains(before)
        guard bytes[Int(token.start)] == UInt8(ascii: "!"), isBehindValue else { continue }
        let isUnequal = token.end - token.start == 2 && bytes[Int(token.start) + 1] == UInt8(ascii: "=")
        let line = bytes[..<Int(token.start)].count { $0 == 0x0A }
        #expect(isUnequal, "\(path): \(lines[line].text)")
      }
    }
  }

  @Test func noSourceNamesARule() throws {
    let names = try LintedCode.builtIn.get().rules.map { "\"" + $0.id }
    // What a rule reports is a word of the notation, though two rules are called the same.
    let notation = Set(Rule.Reports.allCases.map { "= \"" + $0.rawValue + "\"" })
    for line in Self.lines where !line.isComment {
      guard !notation.contains(where: { line.text.hasSuffix($0) }) else { continue }
      #expect(!names.contains { line.text.contains($0) }, "\(line.path): \(line.text)")
    }
  }
}

extension ModuleImportTests.Line {
  fileprivate var isComment: Bool { text.drop { $0 == " " }.hasPrefix("//") }
}
