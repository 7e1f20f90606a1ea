import Linting
import Testing

/// What type a raw number has where it stands, and so whether a token of another type may take its place unasked.
@Suite struct NumberTypeTests {
  /// What the rest of the workspace declares.
  private static let models = """
    import UIKit
    enum Spacing { static let m: CGFloat = 16 }
    final class Grid { var spacing: Int = 0; var rowSpacing: CGFloat = 2; var itemSpacing = 8; var columnSpacing = 8.0 }
    struct Box<T> { var interGroupSpacing: T }
    struct Row { var spacing = 8 }
    typealias Line = Row
    typealias Px = Int
    struct Wide { let spacing: Px }
    struct Ring { @ScaledMetric var verticalSpacing = 8 }
    enum Kind { case gap(spacing: Int) }
    func scaled(_ x: Int) -> CGFloat { CGFloat(x) }
    func adapted(_ x: CGFloat) -> CGFloat { x }
    func stretched<Number: BinaryInteger>(_ x: Number) -> CGFloat { CGFloat(x) }
    func halved(_ x: some Numeric) -> CGFloat { 0 }
    """

  /// Whether the 16 of a statement is fixed unasked.
  private func isFixed(_ statement: String) throws -> Bool? {
    let code =
      "import UIKit\nimport SwiftUI\nlet made = UIStackView()\nfunc f(grid: Grid, o: Int?, i: Int) {\n\(statement)\n}\n"
    let files = ["Place.swift": Array(code.utf8), "Models.swift": Array(Self.models.utf8)]
    return try LintedCode(files).findings.first { $0.file == "Place.swift" }?.suggestions.first?.isSafe
  }

  @Test(arguments: [
    ("grid.spacing = 16", false), ("grid?.spacing = 16", false), ("self.spacing = 16", false), ("spacing = 16", false),
    ("grid.spacing = i > 2 ? 16 : 20", false), ("grid.rowSpacing = 16", true), ("grid.columnSpacing = 16", true),
    ("grid.itemSpacing = 16", false), ("box.interGroupSpacing = 16", false),
    // A literal with a point is no `Int`, and so is given to something else.
    ("grid.spacing = 16.0", true),
    // What is made of a framework's type has the framework's properties.
    ("made.spacing = 16", true), ("let own = UIStackView(); own.spacing = 16", true),
    ("UIStackView().then { $0.spacing = 16 }", true), ("Grid().then { $0.spacing = 16 }", false),
    // Variables of the function itself.
    ("var spacing = 4; spacing = 16", false), ("var spacing: CGFloat = 4; spacing = 16", true),
    ("var spacing = i; spacing = 16", false),
  ])
  func propertiesHaveTypes(statement: String, isSafe: Bool) throws {
    #expect(try isFixed(statement) == isSafe)
  }

  @Test(arguments: [
    ("CGFloat(16)", true), ("Double(16)", true), ("Int(16)", false), ("16 as Int", false), ("Float(16)", false),
    ("CGFloat(o ?? 16)", false), ("o ?? 16", true), ("CGFloat(big ? 16 : 20)", true), ("CGFloat(big ? 16 : i)", false),
    ("CGFloat(i + 16)", false), ("gap + 16", true), ("CGFloat(max(i, 16))", false), ("max(gap, 16)", true),
    ("Double(big ? (big ? 16 : 4) : 8)", true), ("scaled(16)", false), ("adapted(16)", true), ("stretched(16)", false),
    ("halved(16)", false), ("unknown(16)", false), ("-CGFloat(16)", true),
  ])
  func wrappersHaveTypes(value: String, isSafe: Bool) throws {
    #expect(try isFixed("use(Text(\"\").padding(\(value)))") == isSafe)
  }

  @Test(arguments: [
    ("HStack(spacing: 16)", true), ("Row(spacing: 16)", false), ("Kind.gap(spacing: 16)", false),
    ("Line(spacing: 16)", false), ("Wide(spacing: 16)", false), ("show(.init(spacing: 16))", false),
    ("Ring(verticalSpacing: 16)", true), ("make.top.equalToSuperview().offset(16)", true),
    ("make.top.equalToSuperview().offset(i + 16)", false), ("make.top.equalToSuperview().offset(big ? 16 : 4)", true),
  ])
  func argumentsHaveTypes(call: String, isSafe: Bool) throws {
    #expect(try isFixed(call) == isSafe)
  }

  /// Where only a literal may stand, or no token has the type, nothing is suggested at all.
  @Test(arguments: [
    "enum Size: CGFloat { case small = 16 }", "switch spacing { case 16: break; default: break }",
    "for spacing in 0..<16 {}", "let text = \"\\(16)\"", "let all = [8, 16]", "use(NSNumber(value: 16))",
    "view.padding(.init(16))",
  ])
  func otherLiteralsStay(statement: String) throws {
    #expect(try isFixed(statement) == nil)
  }

  @Test func overloadsOfTwoTypesAreUnclear() throws {
    let models = """
      enum Spacing { static let m: CGFloat = 16 }
      func make(spacing: Int) {}
      func make(spacing: CGFloat) {}
      func take(spacing: Double) {}
      func take(spacing: CGFloat) {}
      """
    for (callee, isSafe) in [("make", false), ("take", true)] {
      let code = "import SwiftUI\nfunc f() { \(callee)(spacing: 16) }\n"
      let found = try LintedCode(["A.swift": Array(code.utf8), "M.swift": Array(models.utf8)]).findings
      #expect(found.first { $0.file == "A.swift" }?.suggestions.first?.isSafe == isSafe)
    }
  }
}
