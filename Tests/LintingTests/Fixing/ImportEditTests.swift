import SourceText
import SwiftOutline
import Testing

@testable import Linting

struct ImportEditTests {
  private func adding(_ modules: [String], to source: String, path: String = "/App/A.swift") throws -> String {
    let bytes = Array(source.utf8)
    let edits = ImportEdit(outline: Parser.parse(bytes), path: path).edits(importing: modules)
    return String(decoding: try TextEdit.apply(edits, to: bytes), as: UTF8.self)
  }

  @Test(arguments: [
    ("import A\nimport Z\n", "import A\nimport M\nimport Z\n"), ("import A\n", "import A\nimport M\n"),
    ("import Z\nimport A\n", "import Z\nimport A\nimport M\n"), ("import M\n", "import M\n"),
    ("@testable import M\n", "@testable import M\n"),
    ("import struct M.X\nimport Z\n", "import struct M.X\nimport M\nimport Z\n"),
    ("import A // why\n\nlet a = 1\n", "import A // why\nimport M\n\nlet a = 1\n"),
    ("import A // why\nimport Z\n", "import A // why\nimport M\nimport Z\n"),
    ("// File\n\nimport A\n", "// File\n\nimport A\nimport M\n"), ("let a = 1\n", "import M\n\nlet a = 1\n"),
    ("// File\n\n/// A.\nlet a = 1\n", "// File\n\nimport M\n\n/// A.\nlet a = 1\n"),
    ("#!/usr/bin/swift\nlet a = 1\n", "#!/usr/bin/swift\nimport M\n\nlet a = 1\n"),
    ("\u{FEFF}let a = 1\r\n", "\u{FEFF}import M\r\n\r\nlet a = 1\r\n"),
    // One under an #if stays the only one.
    ("#if os(iOS)\nimport M\n#endif\nimport A\n", "#if os(iOS)\nimport M\n#endif\nimport A\n"),
    ("#if canImport(M)\nimport M\n#endif\nlet a = 1\n", "#if canImport(M)\nimport M\n#endif\nlet a = 1\n"),
    ("#if os(iOS)\nimport A\n#endif\nimport Z\n", "#if os(iOS)\nimport A\n#endif\nimport M\nimport Z\n"),
    // A file that is all under one #if imports inside of it.
    (
      "#if canImport(A)\nimport A\n\nlet a = 1\n#endif\n", "#if canImport(A)\nimport A\nimport M\n\nlet a = 1\n#endif\n"
    ),
    ("#if DEBUG\nlet a = 1\n#endif\n", "#if DEBUG\nimport M\n\nlet a = 1\n#endif\n"),
    ("internal import M\n", "internal import M\n"), ("@_exported import M\n", "@_exported import M\n"),
    ("private import A\nimport Z\n", "private import A\nimport M\nimport Z\n"),
    ("import A\n\n@testable import B\n", "import A\nimport M\n\n@testable import B\n"),
    ("import A\n@testable import B\n", "import A\nimport M\n@testable import B\n"),
    ("@testable import B\n", "@testable import B\nimport M\n"),
    ("/* License\n */\n\n/** A. */\nlet a = 1\n", "/* License\n */\n\nimport M\n\n/** A. */\nlet a = 1\n"),
  ])
  func importsInOrder(source: String, expected: String) throws {
    #expect(try adding(["M"], to: source) == expected)
  }

  @Test func aModuleDoesNotImportItself() throws {
    #expect(try adding(["M"], to: "let a = 1\n", path: "/Sources/M/A.swift") == "let a = 1\n")
    #expect(try adding(["N", "M", "N"], to: "import A\n") == "import A\nimport M\nimport N\n")
  }
}
