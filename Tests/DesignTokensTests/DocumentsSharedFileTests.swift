import Foundation
import Testing

@testable import DesignTokens

/// Real and hostile files next to the package; nothing is checked where they are not there.
@Suite struct DocumentsSharedFileTests {
  private static func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: SharedChecks.root.appendingPathComponent("tokens/" + path).path).map {
      [UInt8]($0)
    }
  }

  private static func format(_ name: String) -> DocumentFormat? {
    if name.hasPrefix("dtcg") { return .dtcg }
    if name.hasPrefix("tokens-studio") { return .tokensStudio }
    if name.hasPrefix("style-dictionary") { return .styleDictionary }
    return name.hasPrefix("figma") ? .figma : nil
  }

  /// `modifier` is a token whose object value has a `type` of its own, which the script that counted took for the
  /// token's; it has none.
  private static let differing = ["tokens-studio/color-modifiers.tokens.json": "?=1 color=12 number=2 other=1"]

  @Test func realFilesHaveTheTokensOfTheIndex() throws {
    for row in SharedChecks.rows("tokens/real/INDEX.tsv") where row.count > 6 {
      guard let format = Self.format(row[4]), let bytes = Self.bytes("real/" + row[0]) else { continue }
      // In parentheses stand counts of other things than tokens.
      let notes = ["(", "source)", "values)"]
      let expected =
        Self.differing[row[0]]
        ?? row[6].split(separator: " ").filter { part in !notes.contains { part.hasPrefix($0) } }.joined(separator: " ")
      let counts = DocumentTokens.typeCounts(in: bytes, path: row[0], format: format)
      let found = counts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      #expect(Set(found) == Set(expected.split(separator: " ").map(String.init)), "\(row[0])")
    }
  }

  /// What each hostile file must give: a part of a problem or a line of a token.
  private static let expectations: [(file: String, problems: [String], tokens: [String])] = [
    ("alias-cycle-1.tokens.json", [":2:2: 'a' refers to itself: a cycle"], []),
    ("alias-cycle-3.tokens.json", ["'a' refers", "'b' refers", "'c' refers"], ["ok color #FF0000FF"]),
    ("alias-cycle-via-composite.tokens.json", ["'s' refers to itself", "'b.color' refers to itself"], []),
    ("ref-points-into-own-parent.tokens.json", ["a cycle"], []),
    ("extends-cycle.tokens.json", ["a cycle"], []),
    ("extends-parent.tokens.json", ["a cycle"], ["button.c color #663399FF"]),
    ("alias-missing.tokens.json", ["'a': there is no token 'no.such.token'"], ["b color #000000FF"]),
    ("alias-to-group.tokens.json", ["'g' is a group"], []),
    ("alias-to-root-token.tokens.json", ["'bad': 'g' is a group"], ["a color #0000FFFF → g"]),
    ("alias-type-mismatch.tokens.json", ["'d': it is a dimension and refers to a color"], []),
    ("alias-chain-2000.tokens.json", [], ["t2000 color #336699FF → t1999"]),
    ("alias-chain-reverse-2000.tokens.json", [], ["t2000 color #336699FF → t1999"]),
    ("alias-fanout.tokens.json", [], ["a39 number 549755813888"]),
    ("jsonpointer-escapes.tokens.json", ["'z': there is nothing"], ["x color #FFFFFFFF → a/b.c~d", "n number 1"]),
    ("value-and-ref.tokens.json", ["both a value and a '$ref'"], []),
    ("token-and-group.tokens.json", ["is a token and a group"], ["g color #000000FF", "g.child color #FFFFFFFF"]),
    ("type-missing.tokens.json", ["'a': a '$type' is missing"], ["a number -", "b.c color #FF0000FF"]),
    ("type-unknown.tokens.json", ["'a': the type 'colour'", "warning", "'c': the type 'Color'"], ["b spacing 4"]),
    ("names.tokens.json", ["'with.dot'", "'{brace}'", "'$dollar'", "a name is empty", "differs in case"], []),
    (
      "duplicate-keys.tokens.json",
      ["warning", "1:43: the key 'a' is already set at line 1, column 2; the last one counts", "the key '$type' is"], []
    ),
    ("empty-groups.tokens.json", [], []), ("top-level-array.json", ["expected an object"], []),
    ("top-level-scalar.json", ["expected an object"], []), ("empty.json", ["the file is empty"], []),
    ("whitespace.json", ["the file is empty"], []), ("truncated.json", ["1:31"], []),
    ("trailing-garbage.json", ["1:4"], []), ("trailing-comma.json", [], ["a color #FFFFFFFF"]),
    ("json5.json5", [], ["a color #FF00FFFF", "n number 0.5", "h number 255"]),
    ("deep-10000.json", ["levels deep"], []), ("deep-array-10000.json", ["levels deep"], []),
    ("deep-480.json", [], []), ("lone-surrogate.tokens.json", [], []),
    ("wide-20000.json", [], ["c.k19999 color #004E1FFF"]),
    (
      "numbers.tokens.json", ["'n.huge'", "'d.comma'", "'d.calc'"],
      ["d.str number 16", "d.rem number 16", "d.neg number -4"]
    ),
    ("nan.json", ["NaN"], []), ("nan-strings.tokens.json", ["'a': 'NaN'", "'b':", "'c':"], []),
    ("leading-zero.json", ["1:33"], []), ("bom-utf8.tokens.json", [], ["a color #FF0000FF"]),
    ("utf16le-bom.tokens.json", ["UTF-16"], []), ("utf16be-nobom.tokens.json", ["UTF-16"], []),
    ("utf32.tokens.json", ["UTF-32"], []), ("latin1.tokens.json", ["1:6: invalid UTF-8"], []),
    ("nul.tokens.json", ["control character"], []), ("crlf.tokens.json", [], ["a color #FF0000FF"]),
    (
      "colors.tokens.json", ["'c.five'", "'c.x'", "'c.obj-255'", "'c.obj-hexdisagrees'"], ["c.rgbspace color #FF00FF80"]
    ),
    ("fontweights.tokens.json", ["'w.zero'", "'w.over'"], ["w.ok font -"]),
    ("deprecated.tokens.json", [], ["g.a color #000000FF deprecated(use h)", "g.b color #000000FF"]),
    ("ts-math.json", ["'s.c'", "'s.f'"], ["s.a spacing 8", "s.d spacing 4", "s.e spacing -"]),
    ("ts-single-file.json", [], ["bg color #112233FF dark #000000FF → c"]),
    ("ts-set-collision.json", [], ["x color #FFFFFFFF → core.x"]),
    ("ts-modify.json", ["'bad': its color modifier"], ["c color #800000FF"]),
    ("figma-rest-cycle.json", ["'a/b' refers", "'a/c' refers", "no collection 'NOPE'"], ["f32 color #357BFCFF"]),
    ("resolver-old.json", ["'version'", "'contexts'"], ["t color #FFFFFFFF dark #000000FF"]),
    (
      "resolver-bad/r.resolver.json",
      ["no contexts", "only one context", "'other'", "resolutionOrder/0", "missing.json", "outside", "network"], []
    ),
  ]

  @Test func hostileFilesGiveWhatIsExpected() {
    for (file, problems, tokens) in Self.expectations {
      guard let bytes = Self.bytes("hostile/" + file) else { continue }
      let format: DocumentFormat = file.hasPrefix("ts-") ? .tokensStudio : file.hasPrefix("figma") ? .figma : .dtcg
      let read = DocumentTokens.read([(file, bytes)], format: format)
      let lines = Set(read.tokens.map(DocumentListing.line))
      let found = read.problems.map(DocumentListing.problem)
      for token in tokens { #expect(lines.contains(token), "\(file): \(lines.prefix(20).sorted())") }
      for problem in problems { #expect(found.contains { $0.contains(problem) }, "\(file): \(found.prefix(20))") }
      if problems.isEmpty { #expect(found.isEmpty, "\(file)") }
      #expect(read.problems.allSatisfy { $0.definition.line > 0 && $0.definition.column > 0 }, "\(file)")
    }
  }
}
