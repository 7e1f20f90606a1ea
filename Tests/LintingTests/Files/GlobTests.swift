import Testing

@testable import Linting

struct GlobTests {
  @Test(arguments: [
    ("a.swift", "a.swift", true), ("*.swift", "a.swift", true), ("*.swift", "b/a.swift", false),
    ("**/*.swift", "a.swift", true), ("**/*.swift", "b/c/a.swift", true), ("a/**", "a/b/c", true), ("a/**", "a", false),
    ("a/**/z", "a/z", true), ("a/**/z", "a/b/c/z", true), ("a/**/z", "abz", false), ("a**z", "abcz", true),
    ("a**z", "ab/cz", false), ("?.swift", "가.swift", true), ("?.swift", "/.swift", false), ("[a-c]x", "bx", true),
    ("[!a-c]x", "bx", false), ("[^a-c]x", "가x", true), ("[]a]", "]", true), ("[가-힣]", "한", true), ("[a", "[a", true),
    ("[[:digit:]]", "7", true), ("{a,b}.swift", "b.swift", true), ("{a,b}.swift", "c.swift", false),
    ("{a,{b,c}d}", "cd", true), ("x{,y}", "x", true), ("x{,y}", "xy", true), ("{a", "{a", true), ("\\*", "*", true),
    ("\\*", "a", false), ("", "", true), ("*", "", true), ("**", "a/b", true), ("[!/]", "/", false),
    ("a[^b]c", "a/c", false), ("*.*", ".x", true),
  ])
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(Glob(pattern).matches(path) == expected)
  }

  @Test func bracesArePlainForGit() {
    #expect(Glob("{a,b}", dialect: .gitignore).matches("{a,b}"))
    #expect(!Glob("{a,b}", dialect: .gitignore).matches("a"))
  }

  /// Backtracking would take longer than the universe has.
  @Test func everyWayIsFollowedAtOnce() {
    let stars = String(repeating: "*a", count: 50)
    let folders = String(repeating: "**/", count: 50)
    #expect(!Glob(stars + "b").matches(String(repeating: "a", count: 2_000)))
    #expect(!Glob(folders + "b").matches(String(repeating: "a/", count: 2_000)))
    #expect(Glob(String(repeating: "{", count: 2_000)).matches(String(repeating: "{", count: 2_000)))
  }

  @Test func bytesThatAreNoTextMatchOneByOne() {
    var bytes = [UInt8]([0x61, 0xFF, 0xE0, 0x80]).makeIterator()
    var decoder = LenientDecoder()
    var values: [UInt32] = []
    while let value = decoder.next(&bytes) { values.append(value) }
    #expect(values == [0x61, 0xDCFF, 0xDCE0, 0xDC80])
  }
}

struct PathPatternTests {
  @Test(arguments: [
    ("Pods", "/r/Pods/a.swift", true), ("Pods", "/r/x/Pods/a.swift", true),
    ("Sources/Old", "/r/Sources/Old/a.swift", true),
    ("Sources/Old", "/r/x/Sources/Old/a.swift", false), ("./Old", "/r/Old/a.swift", true),
    ("./Old", "/r/x/Old/a.swift", false), ("Old/", "/r/x/Old/a.swift", true), ("../q/*.swift", "/q/a.swift", true),
    ("*.gen.swift", "/r/x/a.gen.swift", true), ("**/*View.swift", "/r/MyView.swift", true),
    (".", "/r/x.swift", true), ("/r/x", "/r/x/a.swift", true), ("/x", "/r/x/a.swift", false),
    ("a/../b", "/r/b/c", true),
    ("Pods", "/s/Pods/a.swift", false),
  ])
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(PathPattern(pattern, base: "/r").matches(path) == expected)
  }

  @Test(arguments: [
    ("a/b/*.swift", "/r/a/b"), ("*.swift", "/r"), ("../x/y", "/x"), ("a/*/b", "/r/a"), ("x", "/r"),
  ])
  func literalFolder(pattern: String, folder: String) {
    #expect(PathPattern(pattern, base: "/r").literalFolder == folder)
  }
}
