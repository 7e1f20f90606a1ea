import Foundation
import TestSupport
import Testing

/// `tokens check` in the formats of `lint`, and what the commands tell of colors of the system and of shadows.
@Suite struct TokenCheckTests {
  private static let files = [
    ".sym-lint.yml": "tokens:\n  - swift: Palette.swift\n  - dtcg: app.json\n",
    "Palette.swift": "extension Color {\n  static let ink = Color(red: 0.1, green: 0.2, blue: 0.3)\n}\n",
    "app.json": """
    {"$description": "색", "color": {"$type": "color", "ink": {"$value": "#1A334E"}},
     "t": {"$type": "duration", "$value": 3}}
    """,
  ]

  @Test(
    arguments: [
      (
        "xcode",
        "app.json:1:53: error: 'color.ink' is #1A334EFF, and 'Color.ink' is #1A334DFF (Palette.swift:2:14) (token-differs)\n"
      ),
      ("xcode", "app.json:2:2: error: 't': a 'unit' is missing, ms or s (token-broken)\n"),
      ("github", "::error file=app.json,line=1,endLine=1,col=53,endColumn=58,title=token-differs::'color.ink' is"),
      ("checkstyle", "source=\"sym-lint.token-differs\""), ("gitlab", "\"check_name\": \"token-broken\""),
      ("junit", "<testcase classname=\"token-differs\" name=\"app.json:1:53\">"),
      ("markdown", "| app.json:2:2 | token-broken | 't': a 'unit' is missing, ms or s |  |"),
      ("rdjson", "\"code\": {\"value\": \"token-differs\"}"), ("jsonl", "\"text\": \"\\\"ink\\\"\""),
      ("sarif", "\"ruleId\": \"token-differs\""), ("sarif", "\"id\": \"token-unreachable\""),
      ("sarif", "\"startColumn\": 51"), ("text", "app.json:1:53: differs: "), ("json", "\"drifts\": ["),
    ])
  func everyFormat(format: String, expected: String) throws {
    let workspace = try Workspace(Self.files)
    let outcome = try workspace.program("tokens", "check", "--format", format)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(expected), "\(outcome.output)")
    let file = try workspace.program("tokens", "check", "--format", format, "--output", "out.txt")
    #expect(file.status == 1 && file.output.isEmpty)
    #expect(try workspace.text(of: "out.txt") == outcome.output)
  }

  @Test func sourcesThatAgreeAreAReportToo() throws {
    var files = Self.files
    files["app.json"] = ##"{"color": {"$type": "color", "ink": {"$value": "#1A334D"}}}"##
    let workspace = try Workspace(files)
    let outcome = try workspace.program("tokens", "check", "--format", "junit")
    #expect(outcome.status == 0 && outcome.output.contains("failures=\"0\""))
    #expect(try workspace.program("tokens", "check", "--format", "markdown").output.contains("no findings in 2 files"))
  }

  /// What a service keeps an issue by stays the same when lines move.
  @Test func fingerprintsStayWhereLinesMove() throws {
    func fingerprints(_ files: [String: String]) throws -> [String] {
      let output = try Workspace(files).program("tokens", "check", "--format", "jsonl").output
      return output.split(separator: "\n").compactMap { line in
        let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        return object?["fingerprint"] as? String
      }
    }
    var moved = Self.files
    moved["app.json"] = "\n\n" + (moved["app.json"] ?? "")
    moved["Palette.swift"] = "\n" + (moved["Palette.swift"] ?? "")
    let own = try fingerprints(Self.files)
    #expect(try own.count == 2 && Set(own).count == 2 && own == fingerprints(moved))
  }

  @Test func otherActionsHaveTwoFormats() throws {
    let outcome = try Workspace(Self.files).program("tokens", "list", "--format", "sarif")
    #expect(outcome.status == 2 && outcome.errors.contains("'--format sarif' is for 'tokens check'"))
  }

  // MARK: Colors of the system, shadows

  @Test func systemColorsAreTokens() throws {
    let system = #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#
    let workspace = try Workspace([
      "A.xcassets/link.colorset/Contents.json": system, "A.xcassets/lost.colorset/Contents.json": system,
      "V.swift": "let a = UIColor.link2\nlet b = UIColor(named: \"link\")\n",
    ])
    #expect(
      try workspace.program("tokens", "list").output.contains(
        "Color.lost  system:systemBlue  A.xcassets/lost.colorset/Contents.json"))
    let unused = try workspace.program("tokens", "unused")
    #expect(unused.output.contains("Color.lost") && !unused.output.contains("link"), "\(unused.output)")
    // It is written and read back for runs on many machines.
    #expect(try workspace.program("tokens", "export", "-o", "tokens.json").status == 0)
    #expect(try workspace.text(of: "tokens.json").contains(#"{"system": "systemBlueColor"}"#))
    #expect(try workspace.program("lint", "--tokens", "tokens.json", "V.swift").status == 0)
  }

  @Test func shadowsAreToldByTheirParts() throws {
    let workspace = try Workspace([
      ".sym-lint.yml": "tokens:\n  - tokens-studio: app.json\n",
      "app.json": """
      {"line": {"type": "border", "value": {"color": "#ff0000", "width": "2", "style": "solid"}},
       "card": {"type": "boxShadow", "value": [{"x": "0", "y": "4", "blur": "8", "spread": "0", "color": "#00000080"},
         {"x": "0", "y": "1", "blur": "2", "spread": "0", "color": "#000000"}]}}
      """,
    ])
    let list = try workspace.program("tokens", "list").output
    #expect(list.contains("line  2 solid #FF0000FF  app.json:1:2"), "\(list)")
    let show = try workspace.program("tokens", "show", "card").output
    #expect(show.contains("  1 blur      8\n") && show.contains("  2 color     #000000FF\n"), "\(show)")
    let json = try workspace.program("tokens", "show", "line", "--format", "json").output
    #expect(json.contains(##""parts": [{"width": 2, "style": "solid", "color": "#FF0000FF"}]"##), "\(json)")
    let found = try workspace.program("tokens", "find", "#ff0000")
    #expect(found.status == 1 && found.output.contains("has it for its color"), "\(found.output)")
  }

  // MARK: Documents by their content

  @Test func initFindsDocumentsByTheirContent() throws {
    let workspace = try Workspace([
      "design/brand.json": ##"{"color": {"$type": "color", "ink": {"$value": "#111111"}}}"##,
      "design/studio.json": ##"{"core": {"gap": {"value": "4", "type": "spacing"}}, "$themes": []}"##,
      "design/figma.json":
        ##"{"variables": {"1": {"name": "a", "resolvedType": "COLOR", "valuesByMode": {}}}, "variableCollections": {}}"##,
      "design/old.json": ##"{"ink": {"value": "#222222", "type": "color"}}"##,
      "App/analytics.json": #"{"open": {"value": "1", "type": "event"}, "close": {"value": "2", "type": "event"}}"#,
      "App/strings.json": #"{"a": "b"}"#, "package.json": #"{"tokens": {"$value": 1}}"#,
      "node_modules/x/tokens.json": ##"{"color": {"$type": "color", "ink": {"$value": "#111111"}}}"##,
      "Pods/x/brand.json": ##"{"color": {"$type": "color", "ink": {"$value": "#111111"}}}"##,
      "A.xcassets/a.dataset/d.json": ##"{"color": {"$type": "color", "ink": {"$value": "#111111"}}}"##,
    ])
    #expect(try workspace.program("init").status == 0)
    let lines = try workspace.text(of: ".sym-lint.yml").split(separator: "\n").filter { $0.contains(".json") }
    #expect(
      lines == [
        "#   - dtcg: design/brand.json  # 1 token", "#   - figma: design/figma.json  # 1 token",
        "#   - tokens-studio: design/old.json  # 1 token", "#   - tokens-studio: design/studio.json  # 1 token",
      ])
  }
}
