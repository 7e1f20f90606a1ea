import Foundation
import TestSupport
import Testing

@testable import Linting

/// A run that goes by what an earlier one found says what a run without would.
struct CacheTests {
  /// A copy of a demo app beside a cache.
  private final class CachedApp {
    let folder: TemporaryFolder
    let cache: TemporaryFolder

    init(_ name: String) throws {
      folder = try TemporaryFolder()
      cache = try TemporaryFolder()
      let fixtures =
        URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path + "/Fixtures/"
      for entry in try FileManager.default.contentsOfDirectory(atPath: fixtures + name) {
        try FileManager.default.copyItem(atPath: fixtures + name + "/" + entry, toPath: folder.path + "/" + entry)
      }
    }

    func files(_ suffix: String) throws -> [String] {
      let names = try #require(FileManager.default.enumerator(atPath: folder.path))
      return names.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }.sorted()
    }

    func text(_ name: String) throws -> String {
      try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
    }

    func request(_ paths: [String] = ["."], isCached: Bool = true) -> LintRequest {
      var request = LintRequest(paths: paths, workingFolder: folder.path)
      guard isCached else { return request }
      var choice = CacheChoice(folder: cache.path + "/cache", program: "tests")
      choice.fewestFiles = 0
      request.cache = choice
      return request
    }

    /// How many files were known, where a run with the cache says what one without does.
    func agree(_ what: String, on paths: [String] = ["."]) throws -> Int {
      let cached = try outcome(request(paths))
      let plain = try outcome(request(paths, isCached: false))
      #expect(cached.text == plain.text, "\(what)")
      return cached.known
    }

    private func outcome(_ request: LintRequest) throws -> (text: String, known: Int) {
      do {
        let result = try Linter().lint(request)
        let lines =
          result.findings.map { "\($0)" } + (result.problems + result.notes).map(\.description)
          + result.staleEntries.map { "\($0)" }.sorted()
          + ["\(result.fileCount) \(result.byteCount) \(result.fails)"]
          + ["\(result.statistics.tokenCount) \(result.statistics.suppressedCount) \(result.statistics.baselineCount)"]
        return (lines.joined(separator: "\n"), result.statistics.cachedCount)
      } catch {
        return ("\(error)", 0)
      }
    }
  }

  /// Files that are what they were see other tokens where a project puts them into other targets.
  @Test func projectsAreLookedAt() throws {
    let app = try CachedApp("ChatApp")
    #expect(try app.agree("no project") == 0)
    let folders = try Set(app.files(".swift").compactMap { $0.split(separator: "/").first }).sorted()
    func project(_ shared: Bool) -> String {
      let entries = folders.indices.map { index in
        "f\(index) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(folders[index]); };"
          + "t\(index) = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (f\(shared ? 0 : index)); };"
      }
      let children = folders.indices.map { "f\($0)" }.joined(separator: ", ")
      return "{objects = {p = {isa = PBXProject; mainGroup = g; }; g = {isa = PBXGroup; children = (\(children)); };"
        + entries.joined() + "}; }"
    }
    let before = try Linter().lint(app.request(isCached: false)).findings
    try app.folder.write(project(false), to: "App.xcodeproj/project.pbxproj")
    #expect(try app.agree("a target for each folder") == 0)
    #expect(try app.agree("the same") > 0)
    #expect(try Linter().lint(app.request(isCached: false)).findings != before)
    try app.folder.write(project(true), to: "App.xcodeproj/project.pbxproj")
    #expect(try app.agree("another project") == 0)
  }

  @Test(arguments: ["ChatApp", "AlarmApp", "CarRentalApp", "TravelApp", "WalletApp"])
  func filesThatAreWhatTheyWereAreNotReadAgain(name: String) throws {
    let app = try CachedApp(name)
    #expect(try app.agree("first") == 0)
    let count = try Linter().lint(app.request(isCached: false)).fileCount
    #expect(try app.agree("second") == count)
    let view = try #require(try app.files("View.swift").first ?? app.files(".swift").first)
    try app.folder.write(try app.text(view) + "\nfunc last() { f(x).padding(13) }\n", to: view)
    #expect(try app.agree("a value more") == count - 1)
    #expect(try app.agree("nothing more") == count)
    try app.folder.write("extension CGFloat { static let thirteen: CGFloat = 13 }\n", to: "Thirteen.swift")
    #expect(try app.agree("a token more") == 0)
    #expect(try app.agree("nothing more") == count + 1)
  }

  /// What a team does to a repository, at random, and what happens to a cache.
  @Test(arguments: Array(zip(["ChatApp", "AlarmApp", "CarRentalApp", "TravelApp", "WalletApp", "TravelApp"], 1...6)))
  func itIsNeverWrong(name: String, seed: UInt64) throws {
    let app = try CachedApp(name)
    var chance = FixedChance(state: seed)
    var known = 0
    for step in 0..<8 {
      let edit = try change(app, step, &chance)
      let files = try app.files(".swift")
      let paths = Int.random(in: 0..<4, using: &chance) == 0 ? Array(files.shuffled(using: &chance).prefix(3)) : ["."]
      known += try app.agree("\(name), step \(step): \(edit)", on: paths)
    }
    #expect(known > 0)
  }

  private func change(_ app: CachedApp, _ step: Int, _ chance: inout FixedChance) throws -> String {
    let file = try #require(try app.files(".swift").randomElement(using: &chance))
    let text = try app.text(file)
    let number = Int.random(in: 1..<40, using: &chance)
    switch Int.random(in: 0..<19, using: &chance) {
    case 0: return "nothing"
    case 1:
      let numbers = text.indices.filter { text[$0].isNumber && text[$0].isASCII }
      guard let index = numbers.randomElement(using: &chance) else { return "nothing" }
      try app.folder.write(text.replacingCharacters(in: index...index, with: "\(number)"), to: file)
    case 2: try app.folder.write(text + "// The end.\n", to: file)
    case 3: try app.folder.write("\n" + text, to: file)
    case 4:
      try app.folder.write(text + "\nextension CGFloat { static let own\(step): CGFloat = \(number) }\n", to: file)
    case 5: try FileManager.default.removeItem(atPath: app.folder.path + "/" + file)
    case 6:
      let view = "import SwiftUI\nstruct New\(step): View { var body: some View { Text(\"\").padding(\(number)) } }\n"
      try app.folder.write(view, to: "New/New\(step).swift")
    case 7:
      let lines = [
        "preset: strict\n", "fail-on: error\n", "exclude: [New]\n", "require-reason: true\n", "hex-alpha: argb\n",
        "tokens: [{swift: \"**/*.swift\"}]\n", "tokens: [{swift: DesignSystem/**}]\n",
        "tokens: [{assets: \"**/*.xcassets\"}]\n", "mappings: {16: Spacing.medium}\n",
        "tokens: [{inline: {Spacing.m: 16}}, {dtcg: gone.json, access: \"A.{name}\"}]\n",
        "overrides: [{files: \"**/*View.swift\", preset: strict}]\n", "include: [Screens, Features]\n",
      ]
      try app.folder.write(lines.randomElement(using: &chance) ?? "", to: ".sym-lint.yml")
      return "a configuration"
    case 8:
      guard let contents = try app.files(".colorset/Contents.json").randomElement(using: &chance) else {
        return "nothing"
      }
      try app.folder.write(try app.text(contents).replacing("0", with: "1", maxReplacements: 3), to: contents)
      return contents
    case 9:
      let middle = text.index(text.startIndex, offsetBy: text.count / 2)
      try app.folder.write(text[..<middle] + " if { (" + text[middle...], to: file)
    case 10: try app.folder.write(text + "\nfunc take(spacing: Int, padding: [CGFloat]) {}\n", to: file)
    case 11: try app.folder.write("// Generated by hand. Do not edit.\n// @generated\n" + text, to: file)
    case 12: return try spoilCache(app, &chance)
    case 13: try app.folder.write("// sym-lint:disable:file raw-spacing\n" + text, to: file)
    case 14:
      guard let result = try? Linter().lint(app.request(isCached: false)) else { return "nothing" }
      let entries = result.findings.prefix(number).map { "\($0.file)\t\($0.rule)\t1\t\($0.text)\n" }
      try app.folder.write(entries.sorted().joined(), to: ".sym-lint-baseline")
      return "a baseline"
    case 15:
      let setting = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = \(number < 20 ? "YES" : "NO");\n"
      try app.folder.write(setting, to: "App.xcodeproj/project.pbxproj")
      return setting
    case 16:
      try app.folder.write("class Base { enum Spacing {} }\n// @generated \(number)\n", to: "Base.generated.swift")
      return "names that hide tokens"
    case 17:
      guard let contents = try app.files(".colorset/Contents.json").randomElement(using: &chance) else {
        return "nothing"
      }
      try FileManager.default.removeItem(atPath: app.folder.path + "/" + contents)
      return "no \(contents)"
    default:
      let other = try #require(try app.files(".swift").randomElement(using: &chance))
      try app.folder.write(try app.text(other), to: file)
    }
    return file
  }

  /// Cuts a file of the cache off, or changes a byte of it.
  private func spoilCache(_ app: CachedApp, _ chance: inout FixedChance) throws -> String {
    let folder = app.cache.path + "/cache"
    guard let name = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted().randomElement(using: &chance)
    else { return "nothing" }
    var data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
    let place = Int.random(in: 0..<max(1, data.count), using: &chance)
    if Bool.random(using: &chance) { data = data.prefix(place) } else if !data.isEmpty { data[place] ^= 0x20 }
    try data.write(to: URL(fileURLWithPath: folder + "/" + name))
    return "byte \(place) of \(name)"
  }

  @Test func findingsSurviveAsTheyAre() throws {
    var finding = Finding(
      file: "A.swift", range: 3..<9, line: 1, column: 4, endLine: 2, endColumn: 5, rule: "raw-color", severity: .error,
      message: "\u{1B} \"quoted\"", text: "Color(.red)\u{0}", value: "#FF0000FF",
      suggestions: [
        Suggestion(
          token: "Brand.red", replacement: ".red", kind: .near, difference: 0.1 + 0.2, isSafe: true, note: "바다",
          definedAt: Location(path: "B.swift", line: 7, column: 8), module: "Design")
      ], fingerprint: "0123")
    finding.enclosing = "A.b"
    finding.foundBy = "named-color"
    finding.fails = false
    // Whoever adds a property writes and reads it, too.
    #expect(Mirror(reflecting: finding).children.count == 16)
    finding.suggestions[0].needs.mainActor = true
    finding.suggestions[0].isMisfit = true
    #expect(Mirror(reflecting: finding.suggestions[0]).children.count == 10)
    var record = RunRecord(
      conditions: "with\nlines", generation: 7, tokenCount: 3, activeRules: ["a", "b"],
      problems: [RunProblem(path: "C", line: 1, column: nil, message: "m")], notes: [], entries: [:])
    let outcome = RunRecord.Outcome(
      nil, FileReview(findings: [finding], suppressedCount: 4, suppressions: nil))
    record.entries["/A.swift"] = RunRecord.Entry(
      digest: ContentDigest(high: 1, low: 2), original: 5..<9, outcome: outcome)
    let bytes = record.encoded(seed: 3)
    let read = try RunRecord(bytes, seed: 3)
    #expect(try read.entries["/A.swift"]?.outcome?.findings() == [finding])
    #expect(read.entries["/A.swift"]?.digest == record.entries["/A.swift"]?.digest)
    #expect(read.entries["/A.swift"]?.original == 5..<9 && read.entries["/A.swift"]?.outcome?.suppressedCount == 4)
    #expect(read.conditions == record.conditions && read.activeRules == ["a", "b"] && read.problems == record.problems)
    for index in bytes.indices {
      var spoilt = bytes
      spoilt[index] ^= 1
      #expect(throws: (any Error).self) { try RunRecord(spoilt, seed: 3) }
      #expect(throws: (any Error).self) { try RunRecord(Array(bytes[..<index]), seed: 3) }
    }
    #expect(throws: (any Error).self) { try RunRecord(bytes, seed: 4) }
  }

  @Test(arguments: [
    ("0123456789abcdef0123456789abcdef.record", 30), ("0123456789abcdef0123456789abcdef.originals", 30),
    ("0123456789abcdef0123456789abcdef.record.17.tmp", 1), ("seed", nil), ("notes.txt", nil), ("a.tmp", nil),
    ("0123456789abcdef0123456789abcdef", nil), ("0123456789abcdef0123456789abcdef.swift", nil), ("", nil), (".", nil),
    ("0123456789abcdef0123456789abcdeg.record", nil), ("0123456789abcdef0123456789abcdef.record.swift", nil),
  ])
  func onlyRecordsAreTakenAway(name: String, days: Int?) {
    #expect(RunCache.daysToKeep(name) == days)
  }

  @Test func othersFilesStay() throws {
    let app = try CachedApp("ChatApp")
    try app.cache.write("thesis", to: "cache/thesis.docx")
    let old = Date(timeIntervalSinceNow: -90 * 86_400)
    let path = app.cache.path + "/cache/thesis.docx"
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    #expect(try app.agree("a folder with other files") == 0)
    #expect(FileManager.default.fileExists(atPath: path))
  }

  /// A record that was made when nothing was wrong yet knows what the other files declare.
  @Test func firstFindingsAreJudgedByAllFiles() throws {
    let app = try CachedApp("ChatApp")
    for file in try app.files(".swift") { try FileManager.default.removeItem(atPath: app.folder.path + "/" + file) }
    try app.folder.write("tokens: [{swift: Tokens.swift}]\ninclude: [App]\n", to: ".sym-lint.yml")
    try app.folder.write("enum Spacing { static let m: CGFloat = 16 }\n", to: "Tokens.swift")
    try app.folder.write("class Base { enum Spacing {} }\n", to: "Kit/Base.swift")
    for index in 0..<8 { try app.folder.write("class View\(index): Base {}\n", to: "App/\(index).swift") }
    _ = try app.agree("no value yet")
    try app.folder.write("class View1: Base { func f() { a.padding(16) } }\n", to: "App/1.swift")
    _ = try app.agree("a first value")
    try app.folder.write("class Base {}\n", to: "Kit/Base.swift")
    _ = try app.agree("nothing hides the token")
  }

  @Test func aCacheThatCannotBeWrittenIsNoMatter() throws {
    let app = try CachedApp("ChatApp")
    try app.cache.write("no folder", to: "cache")
    #expect(try app.agree("a file in its place") == 0)
  }

  @Test func digestsTellContentsApart() {
    var seen: Set<ContentDigest> = []
    for count in 0..<70 {
      seen.insert(ContentDigest(Array(repeating: 0, count: count), seed: 1))
      for index in 0..<count {
        var bytes = [UInt8](repeating: 0, count: count)
        bytes[index] = 1
        seen.insert(ContentDigest(bytes, seed: 1))
      }
    }
    #expect(seen.count == 70 + 69 * 70 / 2)
  }
}
