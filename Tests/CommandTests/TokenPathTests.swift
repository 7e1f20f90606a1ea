import Foundation
import TestSupport
import Testing

/// Design tokens are in use however code and other files reach them; where that cannot be told, they are not unused.
@Suite struct TokenPathTests {
  private static let palette = """
    public enum DesignSystem {
      public enum Colors {
        public static let brand = Color(hex: 0x3478F6)
        public static let tint = Color(hex: 0x8834F6)
      }
    }
    extension DesignSystem.Colors {
      static let line = Color(hex: 0xE1E1E1)
    }
    enum Gap {
      static let small: CGFloat = 4
    }
    """

  private static let all = [
    "DesignSystem.Colors.brand", "DesignSystem.Colors.line", "DesignSystem.Colors.tint", "Gap.small",
  ]

  enum Standing { case used, perhaps, unused }

  private struct Census: Decodable {
    struct Token: Decodable { var name: String }
    var unused, perhaps: [Token]
  }

  private func census(_ files: [String: String]) throws -> (unused: [String], perhaps: [String]) {
    let outcome = try Workspace(files).program("tokens", "unused", "--format", "json")
    let census = try JSONDecoder().decode(Census.self, from: Data(outcome.output.utf8))
    return (census.unused.map(\.name), census.perhaps.map(\.name))
  }

  @Test(
    arguments: [
      ("struct V { let a = DesignSystem.Colors.brand }", ["DesignSystem.Colors.brand"], []),
      ("extension DesignSystem.Colors { static func a() -> Color { Self.brand } }", ["DesignSystem.Colors.brand"], []),
      ("extension DesignSystem.Colors { static func a() -> Color { self.line } }", ["DesignSystem.Colors.line"], []),
      ("extension DesignSystem { func a() { use(Colors.brand) } }", ["DesignSystem.Colors.brand"], []),
      ("extension DesignSystem { func a() { use(Self.Colors.tint) } }", ["DesignSystem.Colors.tint"], []),
      ("typealias DS = DesignSystem\nfunc a() { use(DS.Colors.brand) }", ["DesignSystem.Colors.brand"], []),
      ("typealias C = DesignSystem.Colors\nfunc a() { use(C.line) }", ["DesignSystem.Colors.line"], []),
      (
        "typealias DS = DesignSystem\nextension App { typealias C = DS.Colors }\nfunc a() { use(App.C.tint) }",
        ["DesignSystem.Colors.tint"], []
      ),
      ("extension App { typealias C = DesignSystem.Colors }\nfunc a() { use(Other.C.tint) }", [], []),
      ("typealias A = B\ntypealias B = A\nfunc a() { use(A.brand) }", [], []),
      ("import Kit\nfunc a() { use(Kit.DesignSystem.Colors.brand) }", ["DesignSystem.Colors.brand"], []),
      ("func a() { use(Kit.DesignSystem.Colors.brand) }", [], ["DesignSystem.Colors.brand"]),
      ("func a() { let c = DesignSystem.Colors.self; use(c.brand) }", ["DesignSystem.Colors.brand"], []),
      ("enum App { static let gap = Gap.self }\nfunc a() { use(App.gap.small) }", ["Gap.small"], []),
      ("struct A { let gap: Gap.Type }\nextension A { func a() { use(self.gap.small) } }", ["Gap.small"], []),
      ("func a() { use(\\DesignSystem.Colors.Type.brand) }", ["DesignSystem.Colors.brand"], []),
      ("func a() { use(\\.brand) }", [], ["DesignSystem.Colors.brand"]),
      ("func a() { use(\\Theme.tint) }", [], ["DesignSystem.Colors.tint"]),
      ("func a() { use(Icons.brand, Gap.large) }", [], []),
    ] as [(String, [String], [String])])
  func code(_ code: String, used: [String], perhaps: [String]) throws {
    let found = try census([
      ".sym-lint.yml": "tokens: [{swift: Palette.swift}]\n", "Palette.swift": Self.palette, "Use.swift": code + "\n",
    ])
    #expect(found.unused == Self.all.filter { !used.contains($0) && !perhaps.contains($0) })
    #expect(found.perhaps == perhaps)
  }

  /// A constant that is in use needs what it names; one that is private is code like any other, and one that others could
  /// use is unused itself.
  @Test(
    arguments: [
      ("let accent = DesignSystem.Colors.brand\nfunc a() { use(accent) }", false, nil),
      ("private let accent = DesignSystem.Colors.brand", false, nil),
      ("let accent = DesignSystem.Colors.brand", true, true),
      ("let accent = make(DesignSystem.Colors.brand)", false, nil),
    ] as [(String, Bool, Bool?)])
  func globalConstants(code: String, isUnused: Bool, isListed: Bool?) throws {
    let found = try census([
      ".sym-lint.yml": "tokens: [{swift: '*.swift'}]\n", "Palette.swift": Self.palette,
      "Use.swift": "import SwiftUI\n\(code)\n",
    ])
    #expect(found.unused.contains("DesignSystem.Colors.brand") == isUnused, "\(found)")
    #expect(found.unused.contains("accent") == (isListed ?? false), "\(found)")
  }

  @Test(
    arguments: [
      ("A.xib", "<view><color key=\"backgroundColor\" name=\"Brand/ink\"/></view>", .used),
      ("Base.lproj/Main.storyboard", "<resources><namedColor name=\"Brand/ink\">\n<color red=\"1\"/>", .used),
      ("A.xib", "<color key=\"textColor\" red=\"0\" name2=\"Brand/ink\"/><image name=\"Brand/ink\"/>", .unused),
      ("Info.plist", "<key>UIColorName</key>\n<string>Brand/ink</string>", .used),
      ("Info.plist", "<key>Names</key><array><string>Brand/ink</string></array>", .perhaps),
      ("A.m", "self.tintColor = [UIColor colorNamed:@\"Brand/ink\"];", .used),
      ("A.mm", "NSString *name = @\"Brand/ink\"; // AppColor.line", .perhaps),
      ("A.m", "self.tintColor = AppColor.line; /* colorNamed:@\"Brand/ink\" */", .unused),
      ("App.xcodeproj/project.pbxproj", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = \"Brand/ink\";", .used),
      ("Pods/A.xib", "<color key=\"backgroundColor\" name=\"Brand/ink\"/>", .unused),
      ("B.swift", "enum Name: String { case a = \"Brand/ink\" }", .perhaps),
      ("B.swift", "let a = UIColor(resource: .Brand.ink)", .used),
      ("B.swift", "let a = ColorResource.Brand.ink", .used),
      ("B.swift", "let a = Color(\"Brand/ink\", bundle: .main)", .used),
    ] as [(String, String, Standing)])
  func otherFiles(name: String, content: String, standing: Standing) throws {
    let set =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000"}}}]}"#
    let found = try census([
      ".sym-lint.yml": "tokens: [{swift: A.swift}, {assets: A.xcassets}]\n",
      "A.xcassets/Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Brand/ink.colorset/Contents.json": set, "A.xcassets/AccentColor.colorset/Contents.json": set,
      "A.swift": "enum AppColor { static let line = Color(hex: 0xE1E1E1) }\n", name: content + "\n",
    ])
    #expect(found.unused.contains("Color.Brand.ink") == (standing == .unused), "\(found)")
    #expect(found.perhaps.contains("Color.Brand.ink") == (standing == .perhaps), "\(found)")
    #expect(found.perhaps.contains("AppColor.line") == content.contains("= AppColor.line;"), "\(found)")
    #expect(!found.unused.contains { $0.contains("ccent") })
  }

  private static let cases = """
    enum Palette: String, CaseIterable { case red, blue }
    extension Palette { var uiColor: UIColor { switch self {
      case .red: UIColor(hex: "FF5252")
      case .blue: UIColor(hex: "1A1AE6") } } }
    enum Gap: CGFloat { case small = 4, large = 8 }
    """

  /// Where cases are reached without their names, any may be meant.
  @Test(
    arguments: [
      ("func a() { use(Palette.red.uiColor) }", [], ["Palette.blue"]),
      ("func a() { for c in Palette.allCases { use(c.uiColor) } }", ["Palette.red", "Palette.blue"], []),
      ("extension Palette { static let all = Self.allCases }", ["Palette.red", "Palette.blue"], []),
      ("func a() { use(Palette(rawValue: name)?.uiColor) }", ["Palette.red", "Palette.blue"], []),
      ("func a() { use(decode(Palette.self)) }", ["Palette.red", "Palette.blue"], []),
      ("extension Palette: Codable {}", ["Palette.red", "Palette.blue"], []),
      ("struct V { @AppStorage(\"tint\") var tint: Palette = .red }", ["Palette.red", "Palette.blue"], []),
      ("struct W { var tint: Palette }\nfunc a() { use(wallet.tint.uiColor) }", ["Palette.red", "Palette.blue"], []),
      ("struct W { var tints: [Palette] }\nfunc a() { use(tints[0].uiColor) }", ["Palette.red", "Palette.blue"], []),
      ("struct W { var tint: Palette }\nlet a = all.map(\\.tint.uiColor)", ["Palette.red", "Palette.blue"], []),
      // What is handed on was named where it came from.
      ("func a(_ p: Palette) { use(p.uiColor) }\nfunc b() { a(.red) }", ["Palette.red"], ["Palette.blue"]),
      ("func a() { wallet.tint.uiColor = b }\nfunc b(_ p: Palette) {}", [], ["Palette.red", "Palette.blue"]),
      ("func a() { use(wallet.tint.uiColor) }", [], ["Palette.red", "Palette.blue"]),
      ("func a() { use(Gap.allCases) }", ["Gap.small", "Gap.large"], ["Palette.red", "Palette.blue"]),
    ] as [(String, [String], [String])])
  func casesAsValues(code: String, perhaps: [String], unused: [String]) throws {
    let found = try census([
      ".sym-lint.yml": "tokens: [{swift: Palette.swift}]\n", "Palette.swift": Self.cases, "Use.swift": code + "\n",
    ])
    let isUsed = code.contains("Palette.red.uiColor")
    #expect(Set(found.perhaps) == Set(perhaps), "\(found)")
    #expect(Set(found.unused).isSuperset(of: unused) && Set(found.unused).isDisjoint(with: perhaps), "\(found)")
    #expect(!isUsed || !found.unused.contains("Palette.red"))
  }

  /// Names of colors that are put together may be those of all that they fit.
  @Test(
    arguments: [
      ("self.init(\"\\(group.rawValue) \\(shade)\", bundle: .module)", ["Color.blue10"]),
      ("self.init(\"\\(group.rawValue)\\(shade)\")", ["Color(.mint)", "Color.blue10"]),
      ("self.init(named: \"\\(group) 1\\(digit)\")", ["Color.blue10"]),
      ("self.init(named: group + \" \" + shade)", ["Color.blue10"]), ("self.init(\"\\(group)_\\(shade)\")", []),
      ("self.init(\"\\(name)\")", []),
    ] as [(String, [String])])
  func namesOfAssets(body: String, perhaps: [String]) throws {
    let set =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000"}}}]}"#
    let found = try census([
      ".sym-lint.yml": "tokens: [{assets: A.xcassets}]\n", "A.xcassets/Blue 10.colorset/Contents.json": set,
      "A.xcassets/mint.colorset/Contents.json": set,
      "A.swift": "import SwiftUI\nextension Color { init(_ group: Group, _ shade: Int) { \(body) } }\n",
    ])
    #expect(found.perhaps == perhaps, "\(found)")
  }

  @Test func filesOfInterfacesCount() throws {
    let set =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000"}}}]}"#
    let list = try Workspace([
      "A.xcassets/ink.colorset/Contents.json": set, "A.xib": "<color key=\"backgroundColor\" name=\"ink\"/>",
      "B.xib": "<color key=\"textColor\" name=\"ink\"/>",
      "A.swift": "func a() { view.backgroundColor = UIColor(named: \"ink\") }\n",
    ]).program("tokens", "list", "--uses")
    #expect(list.output.contains("3 uses"), "\(list.output)")
  }
}
