import Foundation
import TestSupport
import Testing

@testable import Linting

/// What is known of all files at once stays right as they change, and no more of them are read than need be.
struct WorkspaceIndexTests {
  private static let files = [
    ".sym-lint.yml": "preset: recommended\n",
    "Tokens.swift": "enum Spacing {\n  static let small: CGFloat = 8\n  static let medium: CGFloat = 15\n}\n",
    "A.swift": "func a() { Text(\"\").padding(Spacing.medium).padding(15) }\n",
    "B.swift": "func b() { Text(\"\").padding(Spacing.small).padding(Spacing.medium) }\n",
    "C.swift": "let c = 1\n",
  ]

  /// An index of a folder, and how it is read.
  private final class Indexed {
    let folder: TemporaryFolder
    private(set) var session: LintSession
    private(set) var index = WorkspaceIndex()
    private let loader: ConfigurationLoader

    init(_ files: [String: String] = WorkspaceIndexTests.files) throws {
      folder = try TemporaryFolder(files)
      loader = ConfigurationLoader(workingFolder: folder.path, knownRules: KnownRules(RuleSet.builtInNames))
      session = try LintSession(
        loader.load(".sym-lint.yml"), linting: DiscoveredFiles(), loader: loader, workingFolder: folder.path)
    }

    /// Brings the index up to date; how many files were read for it, at most `limit`.
    func refresh(limit: Int = .max, buffers: [String: WorkspaceIndex.Buffer] = [:]) throws -> Int {
      var discovery = FileDiscovery(workingFolder: folder.path, loader: loader)
      let found = try discovery.discover(["."])
      let asked = Counter()
      let isComplete = index.refresh(session, found, buffers: buffers) { asked.increment() > limit }
      #expect(isComplete == (asked.increment() - 2 < limit))
      return min(asked.increment() - 3, limit)
    }

    func type(_ text: String, in name: String) -> Bool {
      let path = folder.path + "/" + name
      return session.take(session.analyze(Array(text.utf8), path: path, shown: name))
    }

    var files: [WorkspaceFile] { index.workspaceFiles([:]) }

    func counts() -> WorkspaceIndex.TokenCounts { index.tokenCounts() }

    /// Where a token is used: `A.swift:26`.
    func uses(of name: String) throws -> [String] {
      let token = try #require(index.session?.catalog.tokens.firstIndex { $0.name == name })
      return index.uses(of: token, buffers: [:]).flatMap { file in
        file.ranges.map { "\(FilePath.name(of: file.path)):\($0.lowerBound)" }
      }
    }
  }

  @Test func readsWhatChanged() throws {
    let indexed = try Indexed()
    #expect(try indexed.refresh() == 4)
    #expect(try indexed.refresh() == 0)
    #expect(try indexed.uses(of: "Spacing.medium") == ["A.swift:28", "B.swift:51"])
    try indexed.folder.write("func c() { Text(\"\").padding(Spacing.medium) }\n", to: "C.swift")
    #expect(try indexed.refresh() == 1)
    #expect(try indexed.uses(of: "Spacing.medium") == ["A.swift:28", "B.swift:51", "C.swift:28"])
    try FileManager.default.removeItem(atPath: indexed.folder.path + "/A.swift")
    #expect(try indexed.refresh() == 0)
    #expect(try indexed.uses(of: "Spacing.medium") == ["B.swift:51", "C.swift:28"])
  }

  @Test func countsUsesAndRawValues() throws {
    let indexed = try Indexed()
    _ = try indexed.refresh()
    let names = indexed.session.catalog.tokens.map(\.name)
    let counts = indexed.counts()
    #expect(names.indices.map { counts.uses[$0] ?? 0 } == [1, 2])
    #expect(counts.rawValues == ["Spacing.medium": 1])
  }

  /// A property of a theme's instance is no raw value, whoever looks at the file.
  @Test func definitionsAreNoRawValues() throws {
    let theme = """
      import SwiftUI
      struct Theme {
        static let current = Theme()
        let ink = Color(red: 9 / 255, green: 9 / 255, blue: 9 / 255)
      }
      """
    let indexed = try Indexed([".sym-lint.yml": "preset: recommended\n", "Theme.swift": theme])
    _ = try indexed.refresh()
    #expect(indexed.session.catalog.tokens.count == 1)
    #expect(indexed.counts().rawValues.isEmpty)
    var memory = WorkspaceFile.Memory()
    #expect(indexed.files.map { $0.review(&memory).findings } == [[]])
  }

  /// A new value changes what is raw, and a new name what is used where the name stands: other files are not read.
  @Test func followsTheTokensWithoutReadingAll() throws {
    let indexed = try Indexed()
    _ = try indexed.refresh()
    let tokens = Self.files["Tokens.swift"] ?? ""
    #expect(indexed.type(tokens.replacing("15", with: "17"), in: "Tokens.swift"))
    #expect(try indexed.refresh() == 0)
    #expect(indexed.counts().rawValues == [:])
    #expect(indexed.type(tokens.replacing("medium", with: "cozy"), in: "Tokens.swift"))
    // Those with `medium` in them.
    #expect(try indexed.refresh() == 2)
    #expect(try indexed.uses(of: "Spacing.cozy") == [])
    #expect(try indexed.uses(of: "Spacing.small") == ["B.swift:28"])
    #expect(indexed.type(tokens, in: "Tokens.swift"))
    _ = try indexed.refresh()
    #expect(try indexed.uses(of: "Spacing.medium") == ["A.swift:28", "B.swift:51"])
  }

  @Test func aCanceledRefreshStopsAndGoesOnLater() throws {
    var files = Self.files
    for index in 0..<100 { files["More\(index).swift"] = "let x\(index) = 1\n" }
    let indexed = try Indexed(files)
    #expect(try indexed.refresh(limit: 30) == 30)
    let rest = try indexed.refresh()
    #expect(rest == 104 - 30)
  }

  @Test func buffersStandForFiles() throws {
    let indexed = try Indexed()
    _ = try indexed.refresh()
    let path = indexed.folder.path + "/C.swift"
    let text = "func c() { Text(\"\").padding(15).padding(15) }\n"
    let buffers = [path: WorkspaceIndex.Buffer(bytes: Array(text.utf8), version: 1)]
    #expect(try indexed.refresh(buffers: buffers) == 1)
    #expect(indexed.counts().rawValues == ["Spacing.medium": 3])
    #expect(try indexed.refresh(buffers: buffers) == 0)
    #expect(try indexed.refresh() == 1)
    #expect(indexed.counts().rawValues == ["Spacing.medium": 1])
  }

  /// Definitions that only moved are where they are at once, and nothing else is made of them.
  @Test func definitionsMoveWithTyping() throws {
    let indexed = try Indexed()
    let tokens = Self.files["Tokens.swift"] ?? ""
    #expect(indexed.type("\n\n  // Spacing\n" + tokens, in: "Tokens.swift"))
    #expect(indexed.session.catalog.tokens.map(\.definition.line) == [5, 6])
    #expect(indexed.session.token(named: "Spacing.medium")?.definition.line == 6)
    #expect(!indexed.type("\n\n  // Spaces\n" + tokens, in: "Tokens.swift"))
  }

  /// Only names with which tokens begin are of interest to other files.
  @Test func declarationsThatHideNothingChangeNothing() throws {
    let indexed = try Indexed()
    _ = try indexed.refresh()
    _ = indexed.type("class C {}\n", in: "C.swift")
    let generation = indexed.session.generation
    #expect(!indexed.type("class C { func space() {} }\n", in: "C.swift"))
    #expect(indexed.session.generation == generation)
    #expect(indexed.type("class C { func Spacing() {} }\n", in: "C.swift"))
    #expect(!indexed.type("\n// C\nclass C { func Spacing() {} }\n", in: "C.swift"))
    #expect(indexed.type("class C {}\n", in: "C.swift"))
  }
}
