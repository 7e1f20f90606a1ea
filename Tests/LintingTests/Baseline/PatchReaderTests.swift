import Testing

@testable import Linting

struct PatchReaderTests {
  private func added(_ patch: String) -> [String] {
    PatchReader.files(of: Array(patch.utf8)).map { file in
      file.name + " " + file.added.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
    }
  }

  @Test(arguments: [
    ("--- a/A\n+++ b/A\n@@ -1,2 +1,3 @@\n x\n+y\n z\n", ["b/A 2-2"]),
    ("--- a/A\n+++ b/A\n@@ -0,0 +1,2 @@\n+x\n+y\n@@ -5 +8 @@\n-a\n+b\n\\ No newline at end of file\n", ["b/A 1-2,8-8"]),
    // What a hunk holds is never a header.
    ("--- a/A\n+++ b/A\n@@ -1,1 +1,2 @@\n--- a/B\n+++ b/B\n+x\n", ["b/A 1-2"]),
    ("--- a/A\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n--- a/B\n+++ b/B\n@@ -0,0 +1 @@\n+x\n", ["b/B 1-1"]),
    ("diff --git a/x b/x\nBinary files a/x and b/x differ\n", []),
    ("--- a/a b.swift\t\n+++ b/a b.swift\t\n@@ -0,0 +1 @@\n+x\n", ["b/a b.swift 1-1"]),
    ("--- A\t2024-01-01\n+++ A\t2024-01-02\n@@ -0,0 +1 @@\n+x\n", ["A 1-1"]),
    ("--- /dev/null\n+++ \"b/\\355\\225\\234\\\"\\t1.swift\"\n@@ -0,0 +1 @@\n+x\n", ["b/한\"\t1.swift 1-1"]),
    ("--- a/A\r\n+++ b/A\r\n@@ -1 +1 @@\r\n-x\r\n+y\r\n", ["b/A 1-1"]),
    ("@@ -1 +1 @@\n+x\n", []), ("+++ b/A\n@@ -x +9999999999999999999999 @@\n+x\n", ["b/A "]), ("", []),
  ])
  func readsTheLinesThatAreAdded(patch: String, files: [String]) {
    #expect(added(patch) == files)
  }

  @Test(arguments: [
    ("--- a/A\n+++ b/A\n@@ -1,2 +1,3 @@\n x\n+y\n z\n", nil),
    ("--- a/A\n+++ b/A\n@@ -1 +1 @@\n-x\n+y\n-- \n2.30.1\n", nil),
    ("Subject: @@ some @@ words\n@@@ and more\n", nil), ("Binary files a/x.png and b/x.png differ\n", nil),
    ("diff --cc A\n--- a/A\n+++ b/A\n@@@ -1,1 -1,1 +1,2 @@@\n  x\n++y\n", "line 4: this is the patch of a merge"),
    ("--- a/A\n+++ b/A\n@@ garbage @@\n+x\n", "line 3: this is not the head of a hunk"),
    ("--- a/A\n+++ b/A\n@@ -0,0 +1,9 @@\n+x\n", "it ends in the middle of a hunk"),
    // What is missing is not the empty piece behind the last line break.
    ("--- a/A\n+++ b/A\n@@ -5,1 +5,1 @@\n-x\n", "it ends in the middle of a hunk"),
    ("--- a/A\n+++ b/A\n@@ -0,0 +5,1 @@\n x\n", "line 4: the hunk has other lines than its head says"),
    ("--- a/A\n+++ b/A\n@@ -1,3 +1,4 @@\n x\n\n+y\n z\n", nil),
    ("Binary files a/A.swift and b/A.swift differ\n", "line 1: the patch does not say what a Swift file has more"),
  ])
  func saysWhereItIsNotAll(patch: String, problem: String?) {
    let told = PatchReader.read(Array(patch.utf8)).problem
    #expect(problem.map { told?.hasPrefix($0) == true } ?? (told == nil), "\(told ?? "nothing")")
  }

  @Test func linesAreFoundAmongMany() {
    var lines = ChangedLines()
    lines.add(2...4, of: "/a")
    lines.add(9...9, of: "/a")
    #expect(!lines.contain(1...1, of: "/a") && lines.contain(1...2, of: "/a") && lines.contain(4...8, of: "/a"))
    #expect(!lines.contain(5...8, of: "/a") && lines.contain(9...20, of: "/a") && !lines.contain(10...20, of: "/a"))
    #expect(!lines.contain(2...2, of: "/b"))
  }
}
