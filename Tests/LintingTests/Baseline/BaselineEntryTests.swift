import Testing

@testable import Linting

struct BaselineEntryTests {
  @Test(arguments: ["3", "Color(hex:\"\\#FFF\")", "a\tb\nc\r\\t", "한"])
  func linesAreReadAsTheyWereWritten(expression: String) throws {
    let entry = BaselineEntry(path: "한 글/A.swift", rule: "r", enclosing: "A.b", expression: expression, ordinal: 2)
    #expect(!entry.line.contains("\n"))
    #expect(BaselineEntry(line: entry.line) == entry)
  }

  /// Neither by its own reader nor by that of a whole baseline.
  @Test(arguments: ["#A.swift", "#/A.swift", "# sym-lint baseline 9", "\\#A.swift", "A#.swift"])
  func noPathIsAComment(path: String) throws {
    let entry = BaselineEntry(path: path, rule: "r", enclosing: "", expression: "3", ordinal: 1)
    #expect(BaselineEntry(line: entry.line) == entry)
    var problems: [(line: Int, message: String)] = []
    let baseline = Baseline(bytes: Array(Baseline([entry]).text.utf8), problems: &problems)
    #expect(baseline.entries == [entry] && problems.isEmpty)
  }

  @Test(arguments: ["", "a\tb\tc\td", "a\tb\tc\td\t0", "a\tb\tc\td\tx", "\tb\tc\td\t1", "a\tb\tc\td\t1\te"])
  func otherLinesAreNone(line: String) {
    #expect(BaselineEntry(line: line) == nil)
  }

  @Test func waysFromOneFolderToAnother() {
    #expect(FilePath.relative("/a/b/c", upFrom: "/a/b") == "c")
    #expect(FilePath.relative("/a/x/c", upFrom: "/a/b") == "../x/c")
    #expect(FilePath.relative("/c", upFrom: "/a/b") == "../../c")
  }
}
