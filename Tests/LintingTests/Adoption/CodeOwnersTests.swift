import Testing

@testable import Linting

/// Who owns a file, by the documented examples of both platforms.
struct CodeOwnersTests {
  @Test(
    arguments: [
      ("* @all\n*.js @js # scripts", "a/b.js", ["@js"]), ("* @all\n*.js @js", "a/b.ts", ["@all"]),
      ("/build/logs/ @a", "build/logs/x/y", ["@a"]), ("/build/logs/ @a", "x/build/logs/y", []),
      ("docs/* a@example.com", "docs/x.md", ["a@example.com"]), ("docs/* @a", "docs/build/x.md", []),
      ("apps/ @a", "x/apps/y", ["@a"]), ("apps/ @a", "apps", []), ("/docs @a", "docs/x/y", ["@a"]),
      ("**/logs @a", "deep/er/logs/x", ["@a"]), ("/* @a", "x", ["@a"]), ("/* @a", "x/y", []),
      ("/apps/ @a\n/apps/free", "apps/free/x", []), ("/apps/ @a\n/apps/free", "apps/x", ["@a"]),
      ("* @a\n!x @b\n[x] @c\n\\#x @d", "x", ["@a"]), ("/a\\ b/ @a", "a b/c", ["@a"]),
      ("/화면/ @팀 @b", "화면/홈.swift", ["@팀", "@b"]), ("# * @a\n\n", "x", []), ("/Docs/ @a", "docs/x", []),
      ("\u{FEFF}* @a\r\n*.b @b\r\n", "x.b", ["@b"]), ("*", "x", []), ("/ @a", "x/y", ["@a"]),
    ])
  func onGitHub(text: String, path: String, owners: [String]) {
    #expect(CodeOwners(Array(text.utf8), dialect: .gitHub).owners(of: path) == owners)
  }

  @Test(
    arguments: [
      ("* @all\n*.rb @ruby", "x/y.rb", ["@ruby"]), ("\\#x @a", "#x", ["@a"]), ("a\\ b/ @a", "x/a b/c", ["@a"]),
      ("internal/README.md @a", "x/internal/README.md", ["@a"]), ("/docs @a", "docs/x", []),
      ("/docs/ @a", "docs/x/y", ["@a"]), ("lib/ @a", "x/lib/y", ["@a"]), ("/docs/*.md @a", "docs/x/y.md", []),
      ("/docs/**/*.md @a", "docs/x/y.md", ["@a"]), ("[ab].c @a", "a.c", []),
      ("* @all\n[Docs] @docs\n*.md\n/x.md @x", "x.md", ["@all", "@x"]),
      ("* @all\n[Docs] @docs\n*.md", "x.md", ["@all", "@docs"]),
      ("^[Docs][2] @a\n*.md\n[other]\n*.c @c\n[DOCS]\nx.md @b", "x.md", ["@b"]),
      ("* @all\n!*.rb\nx.rb @x", "x.rb", []), ("[A]\n* @a\n!x\n[B]\n* @b", "x", ["@b"]),
    ])
  func onGitLab(text: String, path: String, owners: [String]) {
    #expect(CodeOwners(Array(text.utf8), dialect: .gitLab).owners(of: path) == owners)
  }

  @Test(arguments: ["[", "^[", "[]", "[a", "!", "\\", "\\\\\\", "[a][", "*** @a", "{a,b} @a", "\u{0} @a", "@a @b"])
  func survivesAnything(line: String) {
    for dialect in [CodeOwners.Dialect.gitHub, .gitLab] {
      _ = CodeOwners(Array((line + "\n* @all\n").utf8) + [0xFF, 0xFE], dialect: dialect).owners(of: "a/b")
    }
  }
}
