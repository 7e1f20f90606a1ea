import Foundation
import TestSupport
import Testing

@testable import SwiftOutline

/// What holds for any bytes.
struct ParserPropertyTests {
  private static let pieces: [String] = [
    "\"", "\"\"\"", "\\(", "#", "(", ")", "[", "]", "{", "}", "<", ">", "\\", "/", "\n", "\n", " ", " ", "a", "B", ".c",
    ".", "1", "-", "+ ", " = ", " == ", "? ", " ? ", ": ", ", ", "! ", "&", "->", "@a", "@", "#if X\n", "#else\n",
    "#elseif Y\n",
    "#endif\n", "#m", "$0", "_ ", "in ", "let ", "var ", "func ", "init", "case ", "default: ", "switch ", "if ",
    "else ",
    "guard ", "for ", "while ", "repeat ", "do ", "catch ", "defer ", "return ", "throw ", "try ", "await ", "as ",
    "is ",
    "where ", "struct ", "enum ", "class ", "extension ", "protocol ", "static ", "private(set) ", "get ", "set ",
    "didSet ", "some ", "any ", "async ", "throws ", "import ", "typealias ", "operator ", "macro ", "actor ", "open ",
    "override ", "lazy ", "subscript", "deinit ", "yield ", "unsafe ", "`a`", "<#a#>", ";", "한", "😀", "\0", "self",
    "nil",
  ]

  @Test func anyTokensMakeATree() {
    var chance = FixedChance(state: 5)
    for _ in 0..<3_000 {
      let source = (0..<Int(chance.next() % 40)).map { _ in
        Self.pieces[Int(chance.next() % UInt64(Self.pieces.count))]
      }.joined()
      let fault = Parser.parse(Array(source.utf8)).fault
      #expect(fault == nil, "\(source.debugDescription)")
    }
  }

  @Test(arguments: ["ChatApp", "CarRentalApp", "TravelApp", "AlarmApp", "WalletApp"])
  func anyPrefixMakesATree(app: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/" + app)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
      for length in stride(from: 0, through: bytes.count, by: 7) {
        let fault = Parser.parse(Array(bytes[..<length])).fault
        #expect(fault == nil, "\(file), the first \(length) bytes")
      }
    }
  }

  /// Nested and chained without end: no crash, and four times the length in about four times the time.
  @Test(arguments: [
    "(", "[", "{", "f(", "f{", "(a, ", "[a: ", "a ? ", "a ? b : ", "a.b", "a(1).", "a + ", "-", "- ", "! ", "a! ", "!",
    "a?.", "if a {", "if a {} else ", "if ", "a as B ", "as ", "a ?? ", "a = ", "\"\\(", "#if X\n", "a\n#if X\n.b\n",
    "{ a in ", "struct A {",
    "A<", "let a: A<", "let a: [", "let a: (", ".a", "[1]", "()", "{}", "@a(", "@a ", "switch a { case b: ", "case ",
    "func f(a: ", "func f<", "\\.a", "\\", "a<b, ", "f {} a: ", "f {} a: {} ", "#m(", "#", "try ", "await ",
    "var a: B { get {", "init?(",
    "guard let a = ", "for a in ", "return ", "let ", "let a, ", "enum A { case b(", "a -> ", "A & ", "where ", "some ",
    "do {} catch ",
    "{ (a", "{ [a] ", "{ @a ", "private ", "open ", "\n", ";", "a:", "}", ")", "<", ">", "repeat ", "a: while ",
    "override ",
  ])
  func takesLinearTime(piece: String) {
    let short = Array(String(repeating: piece, count: 2_000).utf8)
    let long = Array(String(repeating: piece, count: 8_000).utf8)
    #expect(Parser.parse(short).fault == nil)
    #expect(Parser.parse(long).fault == nil)
    let ratio = timeRatio(of: { _ = Parser.parse(long) }, to: { _ = Parser.parse(short) }, below: 12)
    #expect(ratio < 12)
  }

  @Test(arguments: [
    "(", "[", "{", "f(", "f{", "a ? b : ", "a.b", "a + ", "!", "a! ", "\"\\(", "if a {} else ", "a\n#if X\n.b\n",
  ])
  func takesAHundredThousand(piece: String) {
    let fault = Parser.parse(Array(String(repeating: piece, count: 100_000).utf8)).fault
    #expect(fault == nil)
  }
}
