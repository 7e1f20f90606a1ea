import Testing

/// What `tokens` tells of documents, from outside.
@Suite struct TokensTests {
  private static let files = [
    ".sym-lint.yml": "tokens:\n  - swift: Palette.swift\n  - dtcg: app.json\n",
    "Palette.swift": """
    extension Color {
      static let ink = Color(red: 0.1, green: 0.2, blue: 0.3)
    }
    """,
    "app.json": ##"""
    {"color": {"$type": "color",
      "ink": {"$value": "#1A334E", "$description": "Body text"},
      "sky": {"$value": "#0AF", "$deprecated": "use {color.ink}"}}}
    """##,
  ]

  @Test func checkComparesSources() throws {
    let outcome = try Workspace(Self.files).program("tokens", "check")
    #expect(outcome.status == 1)
    #expect(
      outcome.output
        == "app.json:2:3: differs: 'color.ink' is #1A334EFF, and 'Color.ink' is #1A334DFF (Palette.swift:2:14)\n")
    #expect(outcome.errors == "1 differs\n")
  }

  @Test func checkIsContentWhereSourcesAgree() throws {
    let workspace = try Workspace(Self.files)
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
      (["find", "#1a334d"], 0, "color.ink"), (["find", "17"], 1, ""), (["show", "nothing"], 1, ""),
      (["show", "Color.ink"], 0, "Color.ink\n  category    color\n  value       #1A334DFF\n  Color       Color.ink\n"),
      (["show", "sky"], 0, "  deprecated  use {color.ink}\n"), (["show"], 2, ""),
    ] as [([String], Int32, String)])
  func findsAndShows(words: [String], status: Int32, expected: String) throws {
    let outcome = try Workspace(Self.files).program.run(["tokens"] + words)
    #expect(outcome.status == status)
    #expect(expected.isEmpty ? outcome.output.isEmpty : outcome.output.contains(expected), "\(outcome.output)")
  }
}
