import DesignTokens
import Markup
import SwiftOutline

@testable import Linting

extension FuzzTarget {
  static let linting = [
    FuzzTarget("suppressions") { bytes in
      let comments = Lexer.lex(bytes).directiveComments
      let lines = LineStarts(bytes)
      var suppressions = Suppressions(
        bytes: bytes, comments: comments, knownRules: KnownRules(["raw-color", "raw-spacing"]), line: lines.line)
      for line in 1...lines.count { _ = suppressions.isSuppressed(rule: "raw-color", line: line) }
      _ = suppressions.isSuppressed(rule: "raw-spacing", lines: 1...lines.count)
      let ranges = suppressions.problems.map(\.range) + suppressions.unused.flatMap { [$0.range, $0.directive] }
      return ranges.contains { $0.upperBound > bytes.count } ? "a comment is outside" : nil
    },
    FuzzTarget("configuration") { bytes in configurationFault(bytes.parts) },
    // A pattern, or the rules of Git, and a path.
    FuzzTarget("patterns-of-paths") { bytes in
      let parts = bytes.parts
      let path = parts[parts.count - 1].text
      _ = Glob(parts[0].text).matches(path)
      _ = PathPattern(parts[0].text, base: "/a/b").matches("/a/b/" + path)
      _ = IgnoreRules(parts[0], folder: "/a/b").verdict(on: "/a/b/" + path, isFolder: false)
      return FilePath.absolute(path, in: "/a").contains("/../") ? "a path with dots" : nil
    },
    // What is no Swift code and names colors.
    FuzzTarget("resources") { bytes in
      for format in ResourceNames.Format.allCases {
        let names = ResourceNames(bytes, format)
        let longest = names.colors.union(names.words).map(\.utf8.count).max() ?? 0
        // What is no UTF-8 is written with three bytes for one.
        if longest > bytes.count * 3 { return "a name is longer than the file" }
      }
      return nil
    },
    // A value, as a person writes it.
    FuzzTarget("token-query") { bytes in
      _ = TokenQuery(bytes.text).search([])
      return nil
    },
    FuzzTarget("lint") { bytes in LintedFile.builtIn?.fault(bytes) },
    FuzzTarget("fix") { bytes in
      LintedFile.builtIn?.fixFault(bytes, .safe) ?? LintedFile.builtIn?.fixFault(bytes, .unsafe)
    },
  ]

  /// The files are the configuration, what it extends or names for rules, and a path.
  private static func configurationFault(_ parts: [[UInt8]]) -> String? {
    let known = KnownRules(["raw-color", "raw-spacing", "raw-font", "near-token"])
    let loader = ConfigurationLoader(workingFolder: "/fuzz", knownRules: known) { path throws(FileError) in
      if path == "/fuzz/.sym-lint.yml" { return parts[0] }
      guard parts.count > 1 else { throw FileError("No such file") }
      return parts[1]
    }
    let configuration: Configuration
    do throws(LintError) {
      configuration = try loader.load(".sym-lint.yml")
    } catch {
      return error.description.isEmpty ? "an error without words" : nil
    }
    let path = "/fuzz/" + (parts.count > 2 ? parts[2].text : "a/b.swift")
    for pattern in configuration.include + configuration.exclude { _ = pattern.matches(path) }
    _ = configuration.ruleSettings(for: path)
    _ = ValueList(configuration.mappings.map(\.value)).positions(of: "#FF0000FF")
    _ = InlineTokens(configuration, relativePath: { $0 }).tokens
    _ = try? RuleSet.all(for: configuration)
    let outside = configuration.files.first { FilePath.relative($0, to: "/fuzz") == nil }
    return outside.map { "\($0) is outside" }
  }
}

/// The lines of a text, without any table of the product's.
private struct LineStarts: Sendable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) { starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 } }

  var count: Int { starts.count }

  @Sendable func line(of offset: Int) -> Int { starts.lastIndex { $0 <= offset }.map { $0 + 1 } ?? 1 }
}
