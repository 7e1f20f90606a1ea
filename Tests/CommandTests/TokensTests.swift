import Foundation
import TestSupport
import Testing

/// What `tokens` tells of documents, from outside.
@Suite struct TokensTests {
  @Test func checkComparesSources() throws {
    let outcome = try Workspace(Workspace.inkAndSky).program("tokens", "check")
    #expect(outcome.status == 1)
    #expect(
      outcome.output
        == "app.json:2:3: differs: 'color.ink' is #1A334EFF, and 'Color.ink' is #1A334DFF (Palette.swift:2:14)\n")
    #expect(outcome.errors == "1 differs\n")
  }

  /// What cannot be read may define anything, so nothing is said as if all were known.
  @Test(
    arguments: [
      (["tokens", "list"], "Color.ink"), (["tokens", "find", "#1A334D"], "Color.ink"),
      (["tokens", "show", "ink"], "Color.ink"),
      (["tokens", "check"], ""), (["tokens", "unused"], ""), (["lint"], ""), (["config", "check"], ""),
    ])
  func unreadableSourcesAreNamed(arguments: [String], expected: String) throws {
    let workspace = try Workspace([
      "Palette.swift": Workspace.inkAndSky["Palette.swift"] ?? "", ".sym-lint.yml": "fail-on: error\n",
    ])
    try workspace.write("", to: "Sources/Huge.swift")
    // No offset leads to its end; the disk holds none of it.
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: workspace.path + "/Sources/Huge.swift"))
    try file.truncate(atOffset: 1 << 32)
    try file.close()
    let outcome = try workspace.program.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("sym-lint: Sources/Huge.swift: is larger than 4 GB\n"), "\(outcome)")
    #expect(expected.isEmpty || outcome.output.contains(expected), "\(outcome)")
  }

  @Test func checkIsContentWhereSourcesAgree() throws {
    let workspace = try Workspace(Workspace.inkAndSky)
    try workspace.write(##"{"color": {"$type": "color", "ink": {"$value": "#1A334D"}}}"##, to: "app.json")
    let outcome = try workspace.program("tokens", "check")
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(outcome.errors == "the sources of the design tokens agree\n")
    let json = try workspace.program("tokens", "check", "--format", "json")
    #expect(json.output.contains(#""drifts": []"#) && json.output.contains(#""differs": 0"#))
  }

  @Test(
    arguments: [
      (["find", "#00AAFF"], 0, "color (1)\n  color.sky  #00AAFFFF  app.json:3:3  deprecated\n"),
      (["find", "#1a334d"], 0, "color.ink"), (["find", "17"], 1, ""), (["find", "ink"], 2, ""),
      (["show", "nothing"], 1, ""),
      (["show", "Color.ink"], 0, "Color.ink\n  category    color\n  value       #1A334DFF\n  Color       Color.ink\n"),
      (["show", "sky"], 0, "  deprecated  use {color.ink}\n"), (["show"], 2, ""),
    ] as [([String], Int32, String)])
  func findsAndShows(words: [String], status: Int32, expected: String) throws {
    let outcome = try Workspace(Workspace.inkAndSky).program.run(["tokens"] + words)
    #expect(outcome.status == status)
    #expect(expected.isEmpty ? outcome.output.isEmpty : outcome.output.contains(expected), "\(outcome.output)")
  }

  @Test func tellsTheSpacingsOfATextStyle() throws {
    let workspace = try Workspace([
      ".sym-lint.yml": "tokens:\n  - dtcg: app.json\n    access: 'Font.{name}'\n",
      "app.json": """
      {"title": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": {"value": 20, "unit": "px"},
        "fontWeight": 700, "letterSpacing": {"value": -0.4, "unit": "px"}, "lineHeight": 1.5}}}
      """,
    ])
    let text = try workspace.program("tokens", "show", "title").output
    #expect(text.contains("  letter spacing  -0.4\n  line height     30\n"), "\(text)")
    let json = try workspace.program("tokens", "list", "--format", "json").output
    #expect(json.contains(#""spacings": {"letterSpacing": -0.4, "lineHeight": 30}"#), "\(json)")
  }

  @Test(
    arguments: [
      ("15", ["Spacing.medium near, differs by 1", "Spacing.compact near, differs by 3"]), ("16pt", ["Spacing.medium"]),
      ("8 * 2", ["Spacing.medium"]), ("CGFloat(12)", ["Spacing.compact"]), ("200", []),
      ("#1F252E", ["Color.ink"]), ("1f252e", ["Color.ink"]), ("0x1F252E", ["Color.ink"]), ("#1F252EFF", ["Color.ink"]),
      ("FF1F252E", ["Color.ink"]), ("#FFF", ["Color.paper"]), ("rgb(31, 37, 46)", ["Color.ink"]),
      ("rgba(31 37 46 / 100%)", ["Color.ink"]), ("hsl(0, 0%, 100%)", ["Color.paper"]),
      ("Color(red: 31 / 255, green: 37 / 255, blue: 46 / 255)", ["Color.ink"]),
      ("UIColor(white: 1, alpha: 1)", ["Color.paper"]),
      ("#1F252F", ["Color.ink near, ΔE₀₀ 0.65"]), ("15 semibold", ["Font.note"]),
      ("15 bold", ["Font.note near, another weight"]),
      ("system/15/semibold", ["Font.note"]), ("Pretendard 17 bold", ["Font.title"]),
      ("Pretendard-Bold 17", ["Font.title"]),
      ("17", ["Spacing.medium near, differs by 1"]), ("18 bold", ["Font.title near, differs by 1"]),
      (".system(size: 15, weight: .semibold)", ["Font.note"]), ("system 17 bold", []),
    ] as [(String, [String])])
  func findsByAnySpelling(value: String, expected: [String]) throws {
    let outcome = try Workspace([
      "Tokens.swift": """
      enum Spacing { static let compact: CGFloat = 12, medium: CGFloat = 16, large: CGFloat = 24 }
      extension Color { static let ink = Color(hex: 0x1F252E), paper = Color(white: 1) }
      extension Font {
        static let note = Font.system(size: 15, weight: .semibold), title = Font.custom("Pretendard-Bold", size: 17)
      }
      """
    ]).program("tokens", "find", value, "--format", "json")
    let items = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]] ?? []
    let found = items.map { item in
      [item["name"], item["difference"]].compactMap { $0 as? String }.joined(separator: " ")
    }
    #expect(found == expected, "\(outcome.errors)")
    #expect(outcome.status == (expected.contains { !$0.contains(" ") } ? 0 : 1))
  }

  @Test func marksWhatIsOnlyNear() throws {
    let workspace = try Workspace([
      "Spacing.swift": "enum Spacing { static let small: CGFloat = 8, medium: CGFloat = 16 }"
    ])
    let outcome = try workspace.program("tokens", "find", "15")
    #expect(outcome.output == "spacing (1)\n  Spacing.medium  16  Spacing.swift:1:47  near, differs by 1\n")
    #expect(outcome.errors.contains("no design token has the value '15'; these are near it"))
    #expect(try workspace.program("tokens", "find", "15", "semibold").errors.contains("'15 semibold'"))
  }

  /// CSS takes what there is of a channel; who looks for a color has mistyped it.
  @Test(arguments: ["rgb(999, 0, 0)", "rgba(0, 0, 0, 50)", "rgb(0 -1 0 / 1)", "hsl(0 120% 50%)", "rgb(101% 0% 0%)"])
  func channelsBeyondTheirRangeAreNoColor(value: String) throws {
    let workspace = try Workspace(["A.swift": "extension Color { static let red = Color(red: 1, green: 0, blue: 0) }"])
    let outcome = try workspace.program("tokens", "find", value)
    #expect(outcome.status == 2 && outcome.errors.contains("'\(value)' is no color: "), "\(outcome)")
    #expect(try workspace.program("tokens", "find", "hsl(360 100% 50% / 100%)").status == 0)
  }

  @Test func listCountsUses() throws {
    let workspace = try Workspace([
      "Spacing.swift": "enum Spacing { static let small: CGFloat = 8, large: CGFloat = Spacing.small * 2 }",
      "View.swift": "func view() -> some View { Text(a).padding(Spacing.small).frame(width: -Spacing.small) }",
    ])
    let list = try workspace.program("tokens", "list", "--uses")
    #expect(
      list.output
        == "spacing (2)\n  Spacing.large  16  Spacing.swift:1:47  0 uses\n  Spacing.small  8   Spacing.swift:1:27  2 uses\n"
    )
    #expect(try workspace.program("tokens", "--uses", "--format", "json").output.contains(#""uses": 2"#))
    #expect(try workspace.program("tokens", "check", "--uses").status == 2)
  }

  // MARK: Unused

  private static let palette = """
    public enum Palette {
      public static let gray900 = Color(hex: 0x1F252E)
      public static let gray500 = Color(hex: 0x808890)
      public static let gray100 = Color(hex: 0xF0F2F4)
      static let blue = Color(hex: 0x3478F6)
    }
    extension Color {
      static let ink = Palette.gray900
      static let mist = Palette.gray500
      static let sky: Color = Palette.blue
      static let snow = gray
    }
    enum Spacing { static let small: CGFloat = 4, medium: CGFloat = 8, large: CGFloat = 16 * 2 }
    enum Typography {
      case title, body, note
      var font: Font {
        switch self {
        case .title: .system(size: 20, weight: .bold)
        case .body: .system(size: 15)
        case .note: .system(size: 11)
        }
      }
    }
    """

  @Test(
    arguments: [
      (
        "",
        [
          "Color.ink", "Color.mist", "Color.sky", "Palette.blue", "Palette.gray100", "Palette.gray500",
          "Palette.gray900", "Spacing.large", "Spacing.medium", "Spacing.small", "Typography.body", "Typography.note",
          "Typography.title",
        ], []
      ),
      (
        "Text(a).foregroundColor(.ink).font(Typography.title.font)",
        [
          "Color.mist", "Color.sky", "Palette.blue", "Palette.gray100", "Palette.gray500", "Spacing.large",
          "Spacing.medium", "Spacing.small", "Typography.body", "Typography.note",
        ], []
      ),
      (
        "Text(a).typo(.body).with(.note).padding(Spacing.small * 2).background(Palette.gray100)",
        [
          "Color.ink", "Color.mist", "Color.sky", "Palette.blue", "Palette.gray500", "Palette.gray900", "Spacing.large",
          "Spacing.medium", "Typography.title",
        ], ["Typography.note"]
      ),
      (
        "theme.sky(x.medium)",
        [
          "Color.ink", "Color.mist", "Palette.gray100", "Palette.gray500", "Palette.gray900", "Spacing.large",
          "Spacing.small", "Typography.body", "Typography.note", "Typography.title",
        ],
        ["Color.sky", "Palette.blue", "Spacing.medium"]
      ),
      (
        "Other.medium.gray900(\"sky\")",
        [
          "Color.ink", "Color.mist", "Color.sky", "Palette.blue", "Palette.gray100",
          "Palette.gray500", "Palette.gray900", "Spacing.large", "Spacing.medium", "Spacing.small", "Typography.body",
          "Typography.note", "Typography.title",
        ], []
      ),
    ] as [(String, [String], [String])])
  func unusedTokens(code: String, unused: [String], perhaps: [String]) throws {
    let workspace = try Workspace([
      ".sym-lint.yml": "tokens: [{swift: Palette.swift}]\n", "Palette.swift": Self.palette,
      "View.swift": "struct V: View { var body: some View { \(code) } }\n",
    ])
    let outcome = try workspace.program("tokens", "unused", "--format", "json")
    #expect(outcome.status == 1)
    #expect(try names("unused", outcome.output) == unused)
    #expect(try names("perhaps", outcome.output) == perhaps)
  }

  private func names(_ key: String, _ output: String) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    return (object?[key] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
  }

  /// The name of a type of modifiers stands where one is made, and nothing tells of what.
  @Test func modifierTypesAreNamed() throws {
    func style(_ name: String, _ size: Int) -> String {
      "struct \(name): ViewModifier { func body(content: Content) -> some View { content.font(.system(size: \(size))) } }\n"
    }
    let workspace = try Workspace([
      "Styles.swift": "import SwiftUI\n" + style("TitleStyle", 20) + style("NoteStyle", 12),
      "View.swift": "struct V: View { var body: some View { Text(a).modifier(TitleStyle()) } }\n",
    ])
    let outcome = try workspace.program("tokens", "unused", "--format", "json")
    #expect(try names("unused", outcome.output) == ["NoteStyle"])
    #expect(try names("perhaps", outcome.output) == ["TitleStyle"])
  }

  @Test func unusedTokensOfCatalogsAndDocuments() throws {
    let set =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000"}}}]}"#
    let workspace = try Workspace([
      ".sym-lint.yml": """
      tokens:
        - assets: A.xcassets
        - dtcg: app.json
          access: "AppColor.{name}"
      """,
      "A.xcassets/brand.colorset/Contents.json": set, "A.xcassets/named.colorset/Contents.json": set,
      "A.xcassets/literal.colorset/Contents.json": set, "A.xcassets/lost.colorset/Contents.json": set,
      "app.json": ##"""
      {"color": {"$type": "color",
        "base": {"$value": "#010203"}, "other": {"$value": "#0AF"}, "text": {"$value": "{color.base}"}}}
      """##,
      "View.swift": """
      let a = UIColor(named: "named")
      let b = Color("literal")
      func c(label: UILabel) { label.textColor = .brand; label.tintColor = AppColor.text }
      """,
    ])
    let outcome = try workspace.program("tokens", "unused")
    #expect(outcome.status == 1)
    #expect(
      outcome.output
        == "color (2)\n  AppColor.other  #00AAFFFF  app.json:2:34\n"
        + "  Color.lost      #123456FF  A.xcassets/lost.colorset/Contents.json:1:45\n")
    #expect(outcome.errors == "2 of 7 design tokens unused\n")
  }

  /// Code that puts the names of assets together may mean each that could come of it.
  @Test(arguments: [
    ("Color(\"app_\" + name)", ["Color.lost", "Color.lostMax"]),
    ("Color(\"app_\\(name)\")", ["Color.lost", "Color.lostMax"]),
    ("Color(\"app_\\( name )\")", ["Color.lost", "Color.lostMax"]),
    ("UIColor(named: name + \"_max\")", ["Color.appInk", "Color.lost"]),
    ("UIColor(named: \"app_\\(name)_max\")", ["Color.appInk", "Color.lost", "Color.lostMax"]),
    ("Text(\"app_\" + name)", ["Color.appInk", "Color.lost", "Color.lostMax"]),
  ])
  func madeAssetNames(code: String, unused: [String]) throws {
    let set =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000"}}}]}"#
    let workspace = try Workspace([
      "A.xcassets/app_ink.colorset/Contents.json": set, "A.xcassets/lost.colorset/Contents.json": set,
      "A.xcassets/lost_max.colorset/Contents.json": set, "View.swift": "func f(name: String) { show(\(code)) }\n",
    ])
    let outcome = try workspace.program("tokens", "unused", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect((object?["unused"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String } == unused)
  }
}
