import DesignTokens
import Foundation
import SwiftOutline
import Testing

@testable import Linting

/// A file is read without the function bodies that cannot matter, and says all that it says with them.
struct LeftOutBodiesTests {
  private static let apps =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().path + "/Fixtures"

  @Test func theDemoAppsSayTheSame() throws {
    let rules = try LintedCode.builtIn.get()
    let files = try #require(FileManager.default.enumerator(atPath: Self.apps)).compactMap { $0 as? String }
    var leftOut = 0
    for file in files where file.hasSuffix(".swift") {
      let bytes = try FileReader.read(Self.apps + "/" + file)
      leftOut += Self.compare(bytes, file, rules)
      // As it is while somebody types, with brackets that nothing closes.
      _ = Self.compare(Array(bytes.prefix(bytes.count * 2 / 3)), file, rules)
    }
    #expect(leftOut > 100, "nodes left out")
  }

  @Test(arguments: [
    // The digits of a hex initializer, and what hands them on.
    "extension UIColor { convenience init(_ n: Int) { self.init(r: n >> 24, a: n & 0xFF) } }",
    "extension Color { init(rgb text: String) { self.init(value: text) } }",
    // Named values that a body gives.
    "enum Palette { var ui: UIColor { Named.red } ; static func ink() -> Color { Named.ink } }",
    "struct Theme { var ink: Color { Named.ink } }",
    "extension UIColor { func dimmed() -> UIColor { Named.dimmed } ; var half: UIColor { get { Named.half } } }",
    "var ink: Color { Named.ink }",
    // A name that means one thing in one body and another in the next.
    "class V { func a() { let alpha = 0.5; x = UIColor(white: 0.2, alpha: 1).withAlphaComponent(alpha) }; "
      + "func b() { let alpha = 0.7; use(alpha) } }",
    "class V { let alpha = 0.5; func a() { x = UIColor(white: 0.2, alpha: alpha) }; func b() { let alpha = f() } }",
    "class V { func a() { let move = CABasicAnimation(); move.duration = 0.3 }; func b() { let move = f() } }",
    "class V { func a() { let move = f(); move.duration = 0.3 }; func b() { let move = CABasicAnimation() } }",
    // Declarations in bodies.
    "class V { func a() { func pad(by inset: Int) {} } ; func b() { struct Row { let gap: Int } } }",
    "class V { func a() { enum Row { init(gap: Int) {} } } ; func b() { class Row { init(gap: Int) {} } } }",
    "class V { func a() { func paint(titleColor: BrandColor) {} } ; func b() { struct Color {} } ; let c = Color.red }",
    // Bodies that nothing closes, and braces too many.
    "class V { func a() { if x { ; func b() { view.padding(15) } }",
    "struct V { var a: Int { 1 }} } ; var b: some View { Text(\"a\").padding(15) }",
    "struct V { subscript(i: Int) -> Int { get { i } set { view.layer.cornerRadius = 7 } } ; deinit { a() } }",
    "struct V { var a = 1 { didSet { f() } } ; lazy var b: UIColor = { g() }() ; func `default`() { `repeat`() } }",
  ])
  func codeSaysTheSame(source: String) throws {
    _ = Self.compare(Array(source.utf8), "Example.swift", try LintedCode.builtIn.get())
  }

  /// - Returns: How many nodes the file has less.
  private static func compare(_ bytes: [UInt8], _ file: String, _ rules: RuleSet) -> Int {
    let source = Lexer.lex(bytes)
    let whole = Parser.parse(bytes)
    let partial = Parser.parse(bytes, source, bodies: rules.bodies(of: source, bytes))
    let (one, other) = (scan(whole, file, rules), scan(partial, file, rules))
    #expect(one.sites == other.sites, "\(file)")
    #expect(one.constants == other.constants, "\(file)")
    #expect(one.parameterTypes == other.parameterTypes, "\(file)")
    #expect(one.imports == other.imports, "\(file)")
    #expect(one.tokens == other.tokens, "\(file)")
    return whole.nodes.count - partial.nodes.count
  }

  private static func scan(_ outline: Outline, _ file: String, _ rules: RuleSet) -> FileScan {
    FileScan(
      outline, path: "/" + file, shown: file, sourcePath: file, wish: [.sites, .tokens, .constants], rules: rules,
      knownRules: KnownRules(rules.rules.map(\.id)))
  }
}
