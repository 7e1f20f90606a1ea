import Testing

@testable import Reporting

struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, name: String = "A") -> String {
    String(decoding: UnifiedDiff.text(of: name, from: Array(old.utf8), to: Array(new.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    ("a\n", "a\n", ""), ("a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
    ("a\nb", "a\nB", "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+B\n\\ No newline at end of file\n"),
    ("", "a\n", "@@ -0,0 +1,1 @@\n+a\n"), ("a\n", "", "@@ -1,1 +0,0 @@\n-a\n"),
    ("a\n", "x\na\n", "@@ -1,1 +1,2 @@\n+x\n a\n"),
    ("a\r\nb\n", "a\r\nB\n", "@@ -1,2 +1,2 @@\n a\r\n-b\n+B\n"),
    ("1\na\n2\nb\n3\n", "1\nA\n2\nB\n3\n", "@@ -1,5 +1,5 @@\n 1\n-a\n+A\n 2\n-b\n+B\n 3\n"),
  ])
  func showsWhatChanged(old: String, new: String, hunks: String) {
    #expect(diff(old, new) == (hunks.isEmpty ? "" : "--- a/A\n+++ b/A\n" + hunks))
  }

  @Test func hunksApartAreApart() {
    let lines = (1...20).map(String.init)
    var changed = lines
    changed[1] = "x"
    changed[17] = "y"
    let text = diff(lines.map { $0 + "\n" }.joined(), changed.map { $0 + "\n" }.joined())
    #expect(text.contains("@@ -1,5 +1,5 @@\n 1\n-2\n+x\n"))
    #expect(text.contains("@@ -15,6 +15,6 @@\n 15\n 16\n 17\n-18\n+y\n"))
  }

  @Test(arguments: [("a b", "--- a/a b\t\n"), ("한", "--- a/한\n"), ("a\"\n", "--- \"a/a\\\"\\012\"\n")])
  func namesAreAsGitWritesThem(name: String, header: String) {
    #expect(diff("a\n", "b\n", name: name).hasPrefix(header))
  }
}
