import Foundation
import Testing

/// The table of modules in ARCHITECTURE.md is what the sources import.
struct ArchitectureTests {
  @Test func modulesImportWhatTheTableSays() throws {
    let table = try Readme(named: "ARCHITECTURE.md").section("modules")
    let rows = try #require(table).split(separator: "\n").dropFirst(2)
    #expect(rows.count == 10)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.split(separator: "`").filter(Self.isName).map(String.init) }
      let module = try #require(cells.first?.first)
      let found = try imports(of: module)
      #expect(found == Set(cells[2]), "\(module) imports \(found.sorted().joined(separator: ", "))")
    }
  }

  private static func isName(_ text: Substring) -> Bool {
    text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0 == "-" }
  }

  /// What the Swift files of a module import, the C libraries of the systems left out.
  private func imports(of module: String) throws -> Set<String> {
    let folder = Readme.folder + (module == "BuiltInRules" ? "/rules" : "/Sources/" + module)
    let files = try #require(FileManager.default.enumerator(atPath: folder))
    var imports: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      for line in try String(contentsOfFile: folder + "/" + file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        if let index = words.firstIndex(of: "import"), index < 2, index + 1 < words.count, words.count == index + 2 {
          imports.insert(String(words[index + 1]))
        }
      }
    }
    return imports.subtracting(["Glibc", "Musl", "Darwin"])
  }
}
