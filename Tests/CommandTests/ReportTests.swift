import Foundation
import TestSupport
import Testing

/// What `report` tells, from outside.
struct ReportTests {
  private static let files = [
    "DesignSystem/Tokens.swift": """
    extension Color {
      static let ink = Color(red: 0.1, green: 0.2, blue: 0.3)
      static let sky = Color(red: 0.4, green: 0.6, blue: 1)
    }

    enum Spacing {
      static let medium: CGFloat = 16
      static let large: CGFloat = 24
    }
    """,
    "App/화면/Home.swift": """
    struct Home: View {
      private let own: CGFloat = 3

      var body: some View {
        Text("a").padding(16).padding(Spacing.medium).padding(15).padding(own)
          .foregroundStyle(Color.ink).padding(16)
        Text("b").padding(7) // sym-lint:disable:this
      }
    }

    #Preview {
      Text("c").padding(Spacing.medium).padding(9)
    }
    """,
    "App/Row.swift": "struct Row: View { var body: some View { Text(\"a\").padding(Spacing.medium) } }\n",
    ".github/CODEOWNERS": "/App/ @app\n/App/화면/ @screens @app\n",
  ]

  private struct Report: Decodable {
    struct Row: Decodable {
      var rule, folder, owner, token: String?
      var used, raw, near: Int
      var percent: Double?
    }

    var label: String?
    var total: Row
    var suppressed: Int
    var rules, folders, tokens: [Row]
    var owners: [Row]?
    var history: [Row]?
  }

  private func report(_ outcome: RunningProgram.Outcome) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }

  @Test func countsUsesAndRawValues() throws {
    let outcome = try Workspace(Self.files).program("report", "--format", "json")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let report = try report(outcome)
    #expect((report.total.used, report.total.raw, report.total.near) == (3, 3, 1))
    #expect(report.total.percent == 50 && report.suppressed == 1)
    func row(_ rows: [Report.Row], _ name: String) -> [Int]? {
      rows.first { ($0.rule ?? $0.folder ?? $0.owner ?? $0.token) == name }.map { [$0.used, $0.raw, $0.near] }
    }
    #expect(row(report.rules, "raw-spacing") == [2, 3, 1] && row(report.rules, "raw-color") == [1, 0, 0])
    #expect(row(report.folders, "App") == [3, 3, 1] && row(report.folders, "App/화면") == [2, 3, 1])
    #expect(row(report.owners ?? [], "@screens") == [2, 3, 1] && row(report.owners ?? [], "@app") == [3, 3, 1])
    #expect(row(report.tokens, "Spacing.medium") == [2, 3, 1] && row(report.tokens, "Color.sky") == [0, 0, 0])
  }

  private static let palette = """
    import SwiftUI
    enum Palette {
      static let ink = Color(red: 0.1, green: 0.2, blue: 0.3)
      static let paper = Color(red: 0.9, green: 0.9, blue: 0.8)
    }
    """

  /// What defines a token or a theme's member of another token is no use of that.
  @Test(arguments: [
    ("enum Semantic { static let text = Palette.ink; static var page: Color { Palette.paper } }", 0),
    (
      "protocol Provider { var text: Color { get }; var page: Color { get } }\n"
        + "struct Brand: Provider { var text: Color { Palette.ink }\n var page: Color { Palette.paper } }", 0
    ),
    ("struct CardTheme { var text: Color { pick(Palette.ink) }; let page = Palette.paper }", 0),
    ("extension Color { static var text: Color { pick(Palette.ink) } }", 0),
    ("struct Card: View { var body: some View { Text(a).foregroundStyle(Palette.ink).background(Palette.paper) } }", 2),
    ("struct Card: View { var tint: Color { Palette.ink }; let other = Palette.paper }", 2),
  ])
  func definitionsAreNoUses(code: String, count: Int) throws {
    let workspace = try Workspace(["Palette.swift": Self.palette, "Code.swift": "import SwiftUI\n" + code + "\n"])
    let report = try report(try workspace.program("report", "--format", "json"))
    #expect(report.total.used == count)
    let unused = try workspace.program("tokens", "unused").output
    #expect(!unused.contains("Palette.ink") || code.contains("enum Semantic"), "\(unused)")
  }

  private static let theme = """
    import SwiftUI
    struct Theme { let text = Color(red: 0.1, green: 0.2, blue: 0.3); let colors = BrandColors() }
    struct BrandColors { let brand = Color(red: 0.9, green: 0.1, blue: 0.2) }
    extension EnvironmentValues { @Entry var theme = Theme() }
    """

  /// Tokens are used through whatever is known to hold an instance of their type.
  @Test(arguments: [
    ("struct A: View { @Environment(\\.theme) private var theme; BODY }", 2),
    ("struct A: View { @EnvironmentObject var theme: Theme; BODY }", 2),
    ("struct A: View { let theme: Theme; BODY }", 2),
    ("struct A: View { let theme: Theme; func f() { run { use(self.theme.text) } } }", 1),
    ("final class A { let theme: Theme; func f() { run { use(self.theme.text) } } }", 1),
    ("struct A { let theme: Theme }\nextension A { BODY }", 2), ("struct A: View { let theme: Other; BODY }", 0),
    ("struct A { let theme: Theme; func f(theme: Other) { use(theme.text) } }", 0),
    ("struct A { func f(_ theme: Theme) { use(theme.text) } }", 1),
    ("struct A { let theme: Theme; func f() { run { theme in use(theme.text) } } }", 0),
  ])
  func usesThroughInstances(code: String, count: Int) throws {
    let body = "var body: some View { Text(a).foregroundStyle(theme.text).tint(theme.colors.brand) }"
    let code = "import SwiftUI\n" + code.replacing("BODY", with: body)
    let workspace = try Workspace(["Theme.swift": Self.theme, "Code.swift": code + "\n"])
    #expect(try report(try workspace.program("report", "--format", "json")).total.used == count)
  }

  /// Names of colors whose values cannot be read keep the share from being the whole truth.
  @Test(arguments: [
    ("static let page = UIColor { t in Remote.shared.color(\"page\", t) }", "1 name of colors"),
    (
      "static var page: UIColor { Remote.shared.color(\"page\") }; static var text: UIColor { make() }",
      "2 names of colors"
    ),
    ("private static var page: UIColor { make() }", nil),
    ("static let page = UIColor(red: 0, green: 0, blue: 1, alpha: 1)", nil),
    ("static let page = 3", nil),
  ])
  func colorsWithoutAKnownValue(member: String, remark: String?) throws {
    let code = "import UIKit\nextension UIColor { enum Background { \(member) } }\n"
    let text = try Workspace(["Code.swift": code]).program("report").output
    #expect(text.contains("without a known value") == (remark != nil), "\(text)")
    #expect(remark.map { text.contains($0 + " without a known value") } ?? true, "\(text)")
  }

  @Test func aBaselineHidesNothing() throws {
    let workspace = try Workspace(Self.files)
    #expect(try workspace.program("baseline", "create").status == 0)
    #expect(try report(try workspace.program("report", "--format", "json")).total.raw == 3)
  }

  @Test(
    arguments: [
      (["--fail-under", "50"], 0), (["--fail-under", "50.1%"], 1), (["--fail-under", "x"], 2),
      (["--fail-under", "101"], 2), (["--history", "no.json"], 2),
      (["--language", "ko"], 2), (["--language", "ko", "--format", "markdown"], 2),
      (["--language", "ko", "--format", "html"], 0), (["--history", "App/Row.swift"], 2),
      (["--codeowners", "no"], 2), (["--link-template", "javascript:{path}"], 2), (["-o", "no/folder"], 2), (["-"], 2),
    ] as [([String], Int32)])
  func statusSaysHowItWent(words: [String], status: Int32) throws {
    let outcome = try Workspace(Self.files).program.run(["report"] + words)
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.errors.isEmpty == (status == 0))
  }

  @Test(
    arguments: [
      (".gitlab/CODEOWNERS", "* @all\n[Screens] @screens\n/App/화면/\n", [], "@screens"),
      ("docs/CODEOWNERS", "* @all\n", [], "@all"), ("CODEOWNERS", "App/화면/ @first\n", [], "@first"),
      ("owners", "* @named\n", ["--codeowners", "owners"], "@named"),
    ])
  func findsTheOwners(file: String, text: String, words: [String], owner: String) throws {
    var files = Self.files
    files[".github/CODEOWNERS"] = words.isEmpty ? nil : files[".github/CODEOWNERS"]
    files[file] = text
    let owners = try report(try Workspace(files).program.run(["report", "--format", "json"] + words)).owners ?? []
    let row = owners.first { $0.owner == owner }
    #expect(row?.raw == 3 && (row?.used == 2 || row?.used == 3), "\(owners)")
  }

  @Test func tellsTheChangeSinceEarlierReports() throws {
    let workspace = try Workspace(Self.files)
    let first = try workspace.program("report", "--format", "json", "--label", "spring", "-o", "first.json")
    #expect(first.status == 0 && first.output.isEmpty)
    try workspace.write(try workspace.text(of: "first.json"), to: "reports/1.json")
    try workspace.write("what a Mac puts beside it", to: "reports/._1.json")
    try workspace.write("struct Row: View { var body: some View { Text(\"a\") } }\n", to: "App/Row.swift")
    let text = try workspace.program("report", "--history", "reports").output
    #expect(
      text.hasSuffix("  spring   50.0 %               3    3\n  now      40.0 %   −10.0       2    3\n"), "\(text)")
  }

  @Test func writesSeveralFormatsInOneRun() throws {
    let workspace = try Workspace(Self.files)
    let words = [
      "report", "--format", "html", "-o", "out.html", "--format", "markdown", "-o", "out.md", "--format", "text",
    ]
    let outcome = try workspace.program.run(words)
    #expect(outcome.status == 0 && outcome.output.hasPrefix("50.0 %"))
    let page = try workspace.text(of: "out.html")
    #expect(page.contains("App/%ED%99%94%EB%A9%B4/Home.swift#L5") && page.contains("App/화면/Home.swift"))
    #expect(try workspace.text(of: "out.md").contains("| `15` | `Spacing.medium` `16` | 1 | 1 |"))
    #expect(try workspace.program.run(words + ["--jobs", "1"]).output == outcome.output)
    #expect(try workspace.text(of: "out.html") == page)
  }

  @Test func linksAsATemplateSays() throws {
    let template = "https://github.com/o/r/blob/main/{path}#L{line}"
    let page = try Workspace(Self.files).program("report", "--format", "html", "--link-template", template).output
    #expect(page.contains("<a href=\"https://github.com/o/r/blob/main/App/%ED%99%94%EB%A9%B4/Home.swift#L5\">"))
  }

  @Test func nothingToCountIsNoFailure() throws {
    let outcome = try Workspace(["A.swift": "let a = 1\n"]).program("report", "--fail-under", "100")
    #expect(outcome.status == 0 && outcome.output.hasPrefix("– of 100 % wanted"))
    let nothing = try Workspace(["In/": ""]).program("report", "In")
    #expect(
      nothing.status == 0
        && nothing.errors == "sym-lint: In: no Swift file to lint: there is none, or what there is is excluded\n")
  }
}
