import Testing

@testable import Linting

struct SuppressionsTests {
  /// Reads the comments of a source: those from `//` to the end of the line and from `/*` to `*/`.
  private func suppressions(_ source: String) -> Suppressions {
    let bytes = Array(source.utf8)
    var comments: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      let rest = bytes[position...]
      if rest.starts(with: "//".utf8) {
        let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        comments.append(position..<end)
        position = end
      } else if rest.starts(with: "/*".utf8) {
        var end = position + 2
        while end < bytes.count, !bytes[end...].starts(with: "*/".utf8) { end += 1 }
        comments.append(position..<min(end + 2, bytes.count))
        position = end
      } else {
        position += 1
      }
    }
    let rules = KnownRules(["raw-color", "raw-font", "raw-spacing"])
    return Suppressions(bytes: bytes, comments: comments, knownRules: rules) { offset in
      1 + bytes[..<min(offset, bytes.count)].count { $0 == 0x0A }
    }
  }

  /// The lines of six on which a rule is silenced.
  private func silenced(_ rule: String, in source: String) -> [Int] {
    var suppressions = suppressions(source)
    return (1...6).filter { suppressions.isSuppressed(rule: rule, line: $0) }
  }

  @Test(arguments: [
    ("// sym-lint:disable:next raw-color\na\nb", [2]),
    ("// sym-lint:disable:next raw-color, raw-font -- reason\na", [2]),
    ("// sym-lint:disable:next raw-font raw-color\r\na", [2]),
    ("// sym-lint:disable:next raw-font\na", []),
    ("// sym-lint:disable:next\na", [2]),
    ("// sym-lint:disable:next -- all of it\na", [2]),
    ("a // sym-lint:disable:this raw-color\nb", [1]),
    ("a\n// sym-lint:disable:previous raw-color\nb", [1]),
    ("a\n// sym-lint:disable:file raw-color\nb", [1, 2, 3, 4, 5, 6]),
    ("a\n// sym-lint:disable raw-color\nb\n// sym-lint:enable raw-color\nc", [2, 3, 4]),
    ("a\n// sym-lint:disable raw-color raw-font\nb\n// sym-lint:enable\nc", [2, 3, 4]),
    ("a\n/* sym-lint:disable raw-color */\nb", [2, 3, 4, 5, 6]),
    ("/* sym-lint:disable:next raw-color */ a\nb", [2]),
    ("/*\n sym-lint:disable:next raw-color\n*/\nb", [4]),
    ("// sym-lint:disable:next raw-color\n// sym-lint:disable:next raw-font\nb", [3]),
    ("/// sym-lint:disable:next raw-color\nb", [2]),
    ("// see sym-lint:disable:next raw-color\nb", []),
    ("// sym-lint: hello\nb", []), ("// Sym-Lint: hello\nb", []), ("// SYM-LINT:DISABLED raw-color\nb", []),
  ])
  func silences(source: String, lines: [Int]) {
    #expect(silenced("raw-color", in: source) == lines)
    #expect(suppressions(source).problems.isEmpty)
  }

  @Test(arguments: [
    ("// sym-lint:disable:next raw-colour\na", "unknown rule 'raw-colour'; did you mean 'raw-color'?"),
    (
      "// sym-lint:disable:next-line raw-color\na",
      "unknown comment 'sym-lint:disable:next-line'; did you mean 'disable:next'?"
    ),
    ("// sym-lint:disbale:next raw-color\na", "unknown comment 'sym-lint:disbale:next'; did you mean 'disable:next'?"),
    (
      "// sym-lint: disable:this raw-color\na",
      "'sym-lint: disable:this' has no effect; did you mean 'sym-lint:disable:this'?"
    ),
    (
      "// SYM-LINT:disable:this raw-color\na",
      "'SYM-LINT:disable:this' has no effect; did you mean 'sym-lint:disable:this'?"
    ),
    (
      "/* Sym-Lint: Disable:File */\na", "'Sym-Lint: Disable:File' has no effect; did you mean 'sym-lint:disable:file'?"
    ),
    ("// sym-lint:Disable\na", "unknown comment 'sym-lint:Disable'; did you mean 'disable'?"),
    ("// sym-lint:enable raw-color\na", "nothing to enable: no open 'disable raw-color'"),
    ("// sym-lint:disable raw-color\n// sym-lint:disable raw-color", "raw-color is disabled already"),
  ])
  func complains(source: String, message: String) {
    #expect(suppressions(source).problems.map(\.message) == [message])
  }

  @Test func findingsOfSeveralLinesAreSilencedAtTheirEnd() {
    var suppressions = suppressions("Color(\n red: 1\n) // sym-lint:disable:this raw-color\n")
    let isSuppressed = suppressions.isSuppressed(rule: "raw-color", lines: 1...3)
    #expect(isSuppressed)
  }

  @Test func tellsWhatSilencedNothing() {
    let source = "// sym-lint:disable:next raw-color, raw-font\na\n// sym-lint:disable:next\nb\n"
    var suppressions = suppressions(source)
    _ = suppressions.isSuppressed(rule: "raw-color", line: 2)
    let unused = suppressions.unused
    #expect(unused.map(\.rule) == ["raw-font", nil])
    let bytes = Array(source.utf8)
    let texts = unused.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(texts == ["raw-font", "sym-lint:disable:next"])
  }
}

struct SpellingTests {
  @Test(arguments: [
    ("presett", "preset"), ("raw-colour", "raw-color"), ("RawColor", "raw-color"), ("raw_color", "raw-color"),
    ("xyz", nil),
    ("peset", "preset"), ("persets", "preset"), ("", nil),
  ])
  func nearest(word: String, name: String?) {
    #expect(Spelling.nearest(to: word, in: ["preset", "raw-color", "include"]) == name)
  }
}

struct AnyBytesTests {
  /// Directives broken at random places: nothing crashes, and every range lies in the file.
  @Test func directivesTakeAnyBytes() {
    let seed = Array("/* sym-lint:disable:next raw-color, x -- a\r\n sym-lint:enable */ // sym-lint:disable:file".utf8)
    var random = Random(state: 7)
    for _ in 0..<2_000 {
      var bytes = seed
      for _ in 0..<4 { bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.below(256)) }
      let comment = random.below(bytes.count)..<bytes.count
      var suppressions = Suppressions(bytes: bytes, comments: [comment], knownRules: KnownRules(["raw-color"])) {
        offset in
        1 + bytes[..<min(offset, bytes.count)].count { $0 == 0x0A }
      }
      _ = suppressions.isSuppressed(rule: "raw-color", lines: 1...3)
      let ranges = suppressions.problems.map(\.range) + suppressions.unused.map(\.range)
      #expect(ranges.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= bytes.count })
    }
  }

  /// Every pattern compiles, and matching ends.
  @Test func globsTakeAnyText() {
    let letters = Array("a/*?[]{},\\!^-:가")
    var random = Random(state: 11)
    for _ in 0..<5_000 {
      let text = String((0..<random.below(14)).map { _ in letters[random.below(letters.count)] })
      let path = String((0..<random.below(10)).map { _ in letters[random.below(letters.count)] })
      _ = Glob(text).matches(path, extent: .wholeOrFolder)
      _ = Glob(text, dialect: .gitignore).matches(path)
      _ = PathPattern(text, base: "/r/s").matches("/r/s/" + path)
    }
  }
}

/// Numbers that are the same in each run.
private struct Random {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound > 0 ? Int(state >> 33) % bound : 0
  }
}
