import Foundation
import Testing

@testable import DesignTokens

@Suite struct AssetCatalogTests {
  private static let contents =
    #"{"colors":[{"color":{"color-space":"srgb","components":{"red":"0x11","green":"0x22","blue":"0x33","alpha":"1"}}}]}"#

  /// Writes files to a new folder and calls `body` with its path.
  private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in files {
      let file = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try body(root.path)
  }

  @Test func namespacesSymbolsAndClashes() throws {
    let namespace = #"{"properties":{"provides-namespace":true}}"#
    try withFolder([
      "A.xcassets/brand.colorset/Contents.json": Self.contents,
      "A.xcassets/primary.colorset/Contents.json": Self.contents,
      "A.xcassets/Label.colorset/Contents.json": Self.contents,
      "A.xcassets/Plain/accentColor.colorset/Contents.json": Self.contents,
      "A.xcassets/24 Brand/Contents.json": namespace,
      "A.xcassets/24 Brand/class.colorset/Contents.json": Self.contents,
      "A.xcassets/card-number.colorset/Contents.json": Self.contents,
      "A.xcassets/card-number-color.colorset/Contents.json": Self.contents,
      "A.xcassets/icon.imageset/Contents.json": "broken",
    ]) { root in
      let catalog = AssetCatalog.load(at: root)
      let tokens = Dictionary(uniqueKeysWithValues: catalog.tokens().map { ($0.aliases[0], $0) })
      let spelled = tokens.mapValues { $0.spellings.prefix(2).map { [$0.expression, $0.implicit ?? "-"] } }
      #expect(spelled["brand"] == [["Color.brand", ".brand"], ["UIColor.brand", ".brand"]])
      #expect(spelled["primary"] == [["Color(.primary)", "-"], ["UIColor.primary", ".primary"]])
      #expect(spelled["Label"] == [["Color.label", ".label"], ["UIColor(resource: .label)", "-"]])
      #expect(spelled["accentColor"]?.first == ["Color.accent", ".accent"])
      #expect(spelled["24 Brand/class"] == [["Color._24Brand.`class`", "-"], ["UIColor._24Brand.`class`", "-"]])
      #expect(spelled["card-number"]?.first == ["Color.cardNumber", ".cardNumber"])
      #expect(spelled["card-number-color"] == [["Color(\"card-number-color\")", "-"]])
      #expect(tokens["brand"]?.definition.path == root + "/A.xcassets/brand.colorset/Contents.json")
      #expect(tokens["brand"]?.definition.column == 21)
      #expect(catalog.problems.filter(\.isError).isEmpty)
    }
  }

  @Test func otherGeneratorsHaveOtherNames() throws {
    let colorSet = try AssetColorSet(contents: Array(Self.contents.utf8))
    let set = AssetSetFile(
      namespaces: ["24Vision"], setName: "Main Tint", path: "A.xcassets/x.colorset/Contents.json", colorSet: colorSet)
    let color = try #require(AssetCatalog(sets: [set]).colors.first)
    func expressions(_ access: AssetAccess) -> [String] { color.spellings(access: access).map(\.expression) }
    #expect(expressions(.names) == ["Color(\"24Vision/Main Tint\")"])
    #expect(expressions(.rSwift) == ["Color(R.color.vision.mainTint)", "R.color.vision.mainTint()"])
    #expect(
      expressions(.swiftGen(root: "Asset.Styles")).prefix(2) == [
        "Asset.Styles._24Vision.mainTint.swiftUIColor", "Asset.Styles._24Vision.mainTint.color",
      ])
  }

  @Test func brokenSetsLeaveTheOthersAlone() throws {
    try withFolder([
      "A.xcassets/a.colorset/Contents.json": "{ \"colors\" : [", "A.xcassets/b.colorset/Contents.json": Self.contents,
      "A.xcassets/c.colorset/readme.txt": "", "A.xcassets/Folder/Contents.json": "{",
      "A.xcassets/Folder/b.colorset/Contents.json": Self.contents,
    ]) { root in
      let catalog = AssetCatalog.load(at: root + "/A.xcassets")
      #expect(catalog.tokens().map(\.name) == ["Color.b"])
      #expect(catalog.problems.filter(\.isError).count == 2)
      let twice = catalog.problems.first { $0.message == "'b' is already defined" }
      #expect(
        twice?.text { $0.replacing(root, with: "~") }
          == "'b' is already defined in ~/A.xcassets/Folder/b.colorset/Contents.json")
      #expect(Set(catalog.problems.map(\.asset)) == ["a", "b", "c", ""])
      #expect(AssetCatalog.load(at: root + "/none").problems.map(\.message) == ["cannot be read"])
    }
  }

  @Test func linksAreNotFollowed() throws {
    try withFolder([
      "A.xcassets/b.colorset/Contents.json": Self.contents, "Out/c.colorset/Contents.json": Self.contents,
    ]) {
      root in
      for (link, target) in [("out", "/Out"), ("loop", "/A.xcassets"), ("d.colorset", "/Out/c.colorset")] {
        try FileManager.default.createSymbolicLink(
          atPath: root + "/A.xcassets/" + link, withDestinationPath: root + target)
      }
      #expect(AssetCatalog.load(at: root + "/A.xcassets").tokens().map(\.name) == ["Color.b"])
    }
  }

  @Test func openBuffersCountBeforeTheDisk() throws {
    try withFolder(["A.xcassets/b.colorset/Contents.json": "broken"]) { root in
      let catalog = AssetCatalog.load(at: root) { path in
        path.hasSuffix("b.colorset/Contents.json") ? Array(Self.contents.utf8) : nil
      }
      #expect(catalog.tokens().count == 1)
    }
  }

  @Test(.enabled(if: SharedChecks.exists("tokens/real/INDEX.tsv")))
  func realCatalogs() throws {
    let rows = SharedChecks.rows("tokens/real/INDEX.tsv").filter { $0[4] == "xcassets" }
      // One of the four sets that the index counts there was not saved.
      .filter { $0[0] != "xcassets/PocketCasts/" }
    #expect(rows.count == 7)
    for row in rows {
      var expected: [String: Int] = [:]
      for pair in row[6].split(separator: " ") {
        let parts = pair.split(separator: "=")
        if parts[0] == "colorsets" || parts[0] == "no-color" || parts[0].hasPrefix("appearance:") {
          expected[String(parts[0])] = Int(parts[1])
        }
      }
      #expect(
        try Self.counts(SharedChecks.root.appendingPathComponent("tokens/real/" + row[0])) == expected, "\(row[0])")
    }
  }

  private static func counts(_ root: URL) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    let own = root.lastPathComponent.hasSuffix(".colorset") ? ["Contents.json"] : []
    for path in paths.filter({ $0.hasSuffix(".colorset/Contents.json") }) + own {
      let bytes = try Data(contentsOf: root.appendingPathComponent(path))
      let colorSet = try AssetColorSet(contents: Array(bytes))
      #expect(colorSet.notes.allSatisfy { $0.message.contains("may mean") }, "\(path)")
      counts["colorsets", default: 0] += 1
      for entry in colorSet.entries {
        let luminosity = entry.luminosity == .any ? "" : entry.luminosity.rawValue
        let appearance = [luminosity, entry.isHighContrast ? "high" : ""].filter { !$0.isEmpty }.joined(separator: "+")
        counts["appearance:" + (appearance.isEmpty ? "any" : appearance), default: 0] += 1
        if entry.value == nil { counts["no-color", default: 0] += 1 }
      }
    }
    return counts
  }

  @Test(.enabled(if: SharedChecks.exists("tokens/hostile/Hostile.xcassets")))
  func hostileCatalog() {
    let catalog = AssetCatalog.load(
      at: SharedChecks.root.appendingPathComponent("tokens/hostile/Hostile.xcassets").path)
    let values = Dictionary(uniqueKeysWithValues: catalog.tokens().map { ($0.aliases[0], $0.values) })
    func hex(_ value: DesignValue?) -> String? {
      if case .color(let color)? = value { color.hex } else { nil }
    }
    #expect(hex(values["Forms"]?.any) == "#EEEEEEFF")
    #expect(hex(values["IntTriple"]?.any) == "#017BC7FF")
    #expect(hex(values["OnesAndZeros"]?.any) == "#FF00FFFF")
    #expect(hex(values["Linear"]?.any) == "#BC8963FF")
    #expect(hex(values["Gray"]?.any) == "#9A9A9A80")
    #expect(hex(values["LightExplicit"]?.any) == "#222222FF")
    #expect(hex(values["LightExplicit"]?.dark) == "#333333FF")
    #expect(hex(values["Idioms"]?.any) == "#110000FF")
    for name in ["Extended", "P3"] {
      guard case .color(let color)? = values[name]?.any else {
        Issue.record("no \(name)")
        continue
      }
      #expect(!color.levels.isInGamut)
    }
    for name in ["Unknown", "NoColor", "DarkOnly", "Broken", "Missing"] { #expect(values[name] == nil) }
    #expect(values["Reference"]?.any.normalForm.hasPrefix("system:") == true)
    #expect(values.count == 13)
    let problems = Dictionary(grouping: catalog.problems) { problem in
      problem.path.split(separator: "/").first { $0.hasSuffix(".colorset") }.map(String.init) ?? ""
    }.mapValues { $0.map(\.isError).contains(true) }
    #expect(
      problems == [
        "Broken.colorset": true, "Missing.colorset": false, "OnesAndZeros.colorset": false, "Unknown.colorset": false,
        "Reference.colorset": false, "NoColor.colorset": false, "DarkOnly.colorset": false, "Idioms.colorset": false,
        "Forms.colorset": false,
      ])
    let warned = Set(catalog.problems.filter { $0.kind == .warning }.map(\.path))
    #expect(
      Set(warned.map { $0.split(separator: "/").suffix(2).first ?? "" }) == [
        "Missing.colorset", "OnesAndZeros.colorset", "Unknown.colorset", "DarkOnly.colorset", "Idioms.colorset",
        "Forms.colorset",
      ])
    #expect(values["Idioms"]?.reservations.all.first == "has another value on iPad")
  }
}
