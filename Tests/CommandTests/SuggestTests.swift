import Foundation
import TestSupport
import Testing

/// `tokens suggest`: what it proposes, and that what it writes is a source of the same values.
@Suite struct SuggestTests {
  private static let screen = """
    import SwiftUI
    struct Screen: View {
      var body: some View {
        VStack(spacing: 12) {
          Text("a").padding(12).background(Color(red: 31 / 255, green: 37 / 255, blue: 46 / 255))
          Text("b").padding(12).background(Color(hex: "#1F252E")).cornerRadius(7)
          Text("c").padding(13).background(Color(hex: "#20252E")).cornerRadius(7)
          Text("d").font(.system(size: 17, weight: .bold)).cornerRadius(7)
          Text("e").font(.system(size: 17, weight: .bold)).foregroundColor(Color(hex: "#FF7E7E").opacity(0.4))
          Text("f").font(.custom("Pretendard-SemiBold", size: 15)).opacity(0.35).kerning(0.5)
          Text("g").font(.custom("Pretendard-SemiBold", size: 15)).opacity(0.35).kerning(0.5)
        }
        .animation(.easeIn(duration: 0.35)).animation(.easeOut(duration: 0.35))
        .overlay(Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: "#0A84FF") : UIColor(hex: "#007AFF") }))
      }
    }
    """

  private static func workspace(_ files: [String: String] = [:]) throws -> Workspace {
    try Workspace([".sym-lint.yml": "preset: strict\n", "Screen.swift": screen].merging(files) { $1 })
  }

  /// A catalog holds colors alone, and is not made without one.
  @Test func aCatalogWithoutColorsIsNotMade() throws {
    let workspace = try Workspace(["A.swift": String(repeating: "a.padding(12)\n", count: 3)])
    let outcome = try workspace.program("tokens", "suggest", "--output", "P.xcassets")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "no color is among the 1 that would be worth a token, and nothing is written\n")
    #expect(!FileManager.default.fileExists(atPath: workspace.path + "/P.xcassets"))
  }

  @Test func proposesClusters() throws {
    let outcome = try Self.workspace().program("tokens", "suggest", "--at-least", "2")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        color (1)
          Color.gray900  #1F252EFF  3 places in 1 file, also #20252EFF (1)
            Screen.swift (3)

        spacing (1)
          Spacing.spacing12  12  4 places in 1 file, also 13 (1)
            Screen.swift (4)

        radius (1)
          Radius.radius7  7  3 places in 1 file
            Screen.swift (3)

        font (2)
          Font.pretendardSemibold15  Pretendard/15/semibold  2 places in 1 file
            Screen.swift (2)
          Font.bold17                system/17/bold          2 places in 1 file
            Screen.swift (2)

        letterSpacing (1)
          LetterSpacing.letterSpacing0_5  0.5  2 places in 1 file
            Screen.swift (2)

        opacity (1)
          Opacity.opacity35  0.35  2 places in 1 file
            Screen.swift (2)

        duration (1)
          Motion.duration350  0.35  2 places in 1 file
            Screen.swift (2)

        """)
    #expect(outcome.errors == "8 tokens would cover 20 of 22 raw values without one\n")
  }

  /// Where other tokens of the category are, if new ones can be declared there.
  @Test(arguments: [
    (
      "public enum Spacing { public static let s4: CGFloat = 4, s8: CGFloat = 8 }", "extension Spacing",
      "public static let s12"
    ),
    (
      "enum ButtonSize { case large; var padding: CGFloat { switch self { case .large: 20 } } }", "enum Spacing",
      "static let spacing12"
    ),
    (
      "class WaterfallLayout { enum Const { static let minimumSpacing: CGFloat = 20 } }", "enum Spacing",
      "static let spacing12"
    ),
    ("enum ListRowPadding { static let side: CGFloat = 20 }", "enum Spacing", "static let spacing12"),
  ])
  func newTokensStandBesideOthers(tokens: String, type: String, member: String) throws {
    let workspace = try Self.workspace(["Tokens.swift": tokens])
    let swift = try workspace.program("tokens", "suggest", "--format", "swift").output
    #expect(swift.contains("\n\(type) {\n  /// 4 places in 1 file.\n  \(member): CGFloat = 12\n}"), "\(swift)")
  }

  @Test func namesFollowTheTeams() throws {
    let workspace = try Self.workspace([
      "Tokens.swift": """
      enum DSSpacing { static let s4: CGFloat = 4, s8: CGFloat = 8, s16: CGFloat = 16 }
      enum Ink {
        static let fgMain = UIColor(hex: 0x111111), fgMuted = UIColor(hex: 0x888888), bgMain = UIColor(hex: 0xFFFFFF)
      }
      """
    ])
    let swift = try workspace.program("tokens", "suggest", "--format", "swift").output
    #expect(swift.contains("extension DSSpacing {\n  /// 4 places in 1 file.\n  static let s12: CGFloat = 12\n}"))
    #expect(swift.contains("extension Ink {\n"))
    #expect(
      swift.contains("  static let bgGray900 = UIColor(red: 31 / 255, green: 37 / 255, blue: 46 / 255, alpha: 1)\n"))
  }

  /// What each format can hold.
  @Test(arguments: [
    ("Proposed.swift", "swift: Proposed.swift", 10),
    ("Proposed.tokens.json", "dtcg: Proposed.tokens.json\n    access: \"DS.{path:camel}\"", 10),
    ("Proposed.xcassets", "assets: Proposed.xcassets", 3),
  ])
  func isReadBack(file: String, source: String, count: Int) throws {
    let workspace = try Self.workspace()
    let proposed = try Self.values(
      workspace.program("tokens", "suggest", "--at-least", "1", "--format", "json").output, "suggestions")
    let written = try workspace.program("tokens", "suggest", "--at-least", "1", "--output", file)
    #expect(written.status == 0 && written.output.isEmpty, "\(written.errors)")
    try workspace.write("tokens:\n  - \(source)\n", to: ".sym-lint.yml")
    let read = try workspace.program("tokens", "list", "--format", "json")
    #expect(read.status == 0 && read.errors.isEmpty, "\(read.errors)")
    let values = try Self.values(read.output, nil)
    #expect(values.count == count)
    #expect(values == proposed.filter { count != 3 || $0.hasPrefix("color ") })
    let check = try workspace.program("tokens", "check")
    #expect(check.status == 0 && check.output.isEmpty, "\(check.output)")
  }

  // MARK: What is written stands for all that was raw

  private static let fonts = """
    import SwiftUI
    struct Fonts: View {
      var body: some View {
        Text("a").font(.system(size: 15, weight: .semibold, design: .rounded))
        Text("b").font(.system(size: 16).italic())
        Text("c").font(.system(size: 17).monospacedDigit())
        Text("d").font(.custom("Pretendard-Bold", size: 15, relativeTo: .title))
        Text("e").font(.custom("Pretendard", size: 15).weight(.bold).italic())
        Text("f").font(.system(size: 13)).fontWeight(.bold)
        Text("g").font(.custom("Inter", fixedSize: 13))
        Text("h").font(.custom("Inter-MediumItalic", size: 13))
        Text("i").font(.system(size: 14, weight: .bold, design: .serif).italic())
        Text("j").font(.system(size: 12, weight: .light).width(.condensed).leading(.tight))
      }
    }
    """

  private static let platformFonts = """
    import UIKit
    func style(label: UILabel) {
      label.font = .italicSystemFont(ofSize: 21)
      label.font = UIFont.monospacedSystemFont(ofSize: 22, weight: .medium)
      label.font = UIFont.monospacedDigitSystemFont(ofSize: 23, weight: .medium)
      label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 24, weight: .bold))
      label.font = UIFont(name: "Pretendard-BoldItalic", size: 25)
      label.font = UIFont.systemFont(ofSize: 26, weight: .heavy)
      label.font = .boldSystemFont(ofSize: 27)
    }
    """

  @Test func spellsFontsInFull() throws {
    let workspace = try Workspace(["Fonts.swift": Self.fonts, "Cell.swift": Self.platformFonts])
    let swift = try workspace.program("tokens", "suggest", "--at-least", "1", "--format", "swift").output
    for member in [
      "roundedSemibold15 = Font.system(size: 15, weight: .semibold, design: .rounded)",
      "serifBoldItalic14 = Font.system(size: 14, weight: .bold, design: .serif).italic()",
      "bold13 = Font.system(size: 13, weight: .bold)",
      "lightLeadingTightWidthCondensed12 = Font.system(size: 12, weight: .light).width(.condensed).leading(.tight)",
      "regularItalic21 = UIFont.italicSystemFont(ofSize: 21)",
      "boldScaledTitle1_24 = UIFontMetrics(forTextStyle: .title1).scaledFont("
        + "for: UIFont.systemFont(ofSize: 24, weight: .bold))",
    ] {
      #expect(swift.contains("  static let \(member)\n"), "\(swift)")
    }
  }

  /// With what is written as the source, every value that was proposed for is exactly one of its tokens.
  @Test(arguments: [
    ("Proposed.swift", "swift: Proposed.swift", false),
    (
      "Proposed.tokens.json",
      """
      dtcg: Proposed.tokens.json
          access: {Color: "DS.{path:camel}", UIColor: "DS.ui.{path:camel}", CGFloat: "DS.{path:camel}",
            Font: "DS.{path:camel}", UIFont: "DS.ui.{path:camel}"}
      """, false
    ),
    ("Proposed.xcassets", "assets: Proposed.xcassets", true),
  ])
  func coversWhatItWasProposedFor(file: String, source: String, isOfColors: Bool) throws {
    let workspace = try Self.workspace(["Fonts.swift": Self.fonts, "Cell.swift": Self.platformFonts])
    #expect(try workspace.program("tokens", "suggest", "--at-least", "1", "--output", file).status == 0)
    try workspace.write("preset: strict\ntokens:\n  - \(source)\n", to: ".sym-lint.yml")
    let outcome = try workspace.program("--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let findings = (object?["findings"] as? [[String: Any]] ?? []).filter {
      !isOfColors || $0["rule"] as? String == "raw-color"
    }
    #expect(findings.count > (isOfColors ? 3 : 25))
    // What was drawn into a cluster is near its token at best.
    for finding in findings where !["13", "#20252EFF"].contains(finding["value"] as? String) {
      let kinds = (finding["suggestions"] as? [[String: Any]] ?? []).compactMap { $0["kind"] as? String }
      #expect(kinds == ["exact"], "\(finding)")
    }
  }

  private static func values(_ json: String, _ key: String?) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let items = key.flatMap { (object as? [String: Any])?[$0] } ?? object
    return (items as? [[String: Any]] ?? []).map { item in
      ["category", "value", "dark"].compactMap { item[$0] as? String }.joined(separator: " ")
    }.sorted()
  }

  @Test(arguments: [
    (["--output", "Screen.swift"], "'Screen.swift' is there already"), (["--format", "colorset"], "ends in .xcassets"),
    (["--output", "gone/New.swift"], "cannot write"),
    (["--output", "P.colorset"], "a color set is one color"),
    (["--output", "P.md"], "tells no format: use one of .swift, .json, .tokens, .xcassets, .txt"),
    (["--output", "P.swift", "--format", "dtcg"], "'--format dtcg' and the '.swift' of 'P.swift' contradict"),
    (["--output", "P.swift", "--format", "colorset"], "contradict"),
  ])
  func writesOverNothing(words: [String], complaint: String) throws {
    let workspace = try Self.workspace()
    let outcome = try workspace.program.run(["tokens", "suggest"] + words)
    #expect(outcome.status == 2 && outcome.errors.contains(complaint), "\(outcome.errors)")
    #expect(try workspace.text(of: "Screen.swift") == Self.screen)
  }

  /// The format module wants channels of sRGB in 0…1; colors beyond it are written in a space that has them.
  @Test(arguments: [
    ("Color(.displayP3, red: 1, green: 0, blue: 0)", "\"colorSpace\":\"display-p3\",\"components\":[1,0,0]"),
    ("Color(red: 1, green: 0, blue: 0)", "\"colorSpace\":\"srgb\",\"components\":[1,0,0]"),
  ])
  func widerColorsHaveAWiderSpace(color: String, expected: String) throws {
    let workspace = try Workspace([
      "Screen.swift": "struct V: View { var body: some View { Text(\"a\").foregroundStyle(\(color)) } }"
    ])
    let text = try workspace.program("tokens", "suggest", "--at-least", "1", "--format", "dtcg").output
    #expect(text.filter { $0 != " " && $0 != "\n" }.contains(expected), "\(text)")
  }

  /// Only its maker knows what a font of a generator's is called, and which type it has.
  @Test func generatedFontsAreWrittenAsTheyAre() throws {
    let use = "  a.font = Fonts.medium.font(size: 10)\n"
    let workspace = try Workspace([
      "V.swift": """
      import UIKit
      typealias Fonts = KitFontFamily.Pretendard
      final class V: UIView { func setUp() {
      \(use)\(use)\(use)} }
      """
    ])
    let outcome = try workspace.program("tokens", "suggest", "--format", "swift")
    #expect(outcome.output.contains("extension UIFont {"), "\(outcome.output)")
    #expect(outcome.output.contains("= Fonts.medium.font(size: 10)") && !outcome.output.contains("custom"))
  }

  /// The fifth of a scale is not what is 5 points.
  @Test func namesOfAnIndexedScaleAreNotTakenForPoints() throws {
    let workspace = try Workspace([
      "Spacing.swift":
        "enum Spacing { static let spacing4: CGFloat = 16, spacing5: CGFloat = 20, spacing8: CGFloat = 8 }",
      "V.swift": "func f() { a.padding(5); a.padding(5); a.padding(5) }",
    ])
    #expect(try workspace.program("tokens", "suggest").output.contains("Spacing.spacing5pt  5  3 places in 1 file"))
  }

  @Test func flagsBelongToTheirActions() throws {
    for words in [["list", "--output", "a.swift"], ["check", "--format", "dtcg"], ["unused", "--at-least", "2"]] {
      let outcome = try Self.workspace().program.run(["tokens"] + words)
      #expect(outcome.status == 2 && outcome.errors.contains("is for 'tokens suggest'"))
    }
  }
}
