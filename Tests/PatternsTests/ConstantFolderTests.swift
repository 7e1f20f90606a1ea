import SwiftOutline
import Testing

@testable import Patterns

/// Which expressions are constants, and what they come to.
struct ConstantFolderTests {
  private func fold(_ source: String) -> FoldedNumber? {
    let outline = Parser.parse(Array(source.utf8))
    return ConstantFolder(outline).number(outline.nodes[0].firstChild)
  }

  @Test(
    arguments: [
      ("16", 16), ("8.0", 8), ("-8", -8), ("+8", 8), ("(16)", 16), ("((16))", 16), ("-(8)", -8),
      ("-(-8)", 8),
      ("1_000", 1000), ("0x1F", 31), ("0xff", 255), ("0b101", 5), ("0o17", 15), ("1e2", 100),
      ("1.5e-1", 0.15),
      ("0x1p4", nil), ("007", 7), ("0", 0), ("0.5", 0.5), ("1_0.2_5", 10.25), ("31 / 255", 31.0 / 255),
      ("31.0/255.0", 31.0 / 255), ("2 * 8", 16), ("2 * (3 + 1) - 4 / 2", 6), ("1 / 0", nil), ("10 % 3", nil),
      ("1 << 3", nil), ("CGFloat(16)", 16), ("CGFloat(31) / 255", 31.0 / 255), ("CGFloat(31 / 255.0)", 31 / 255.0),
      ("Double(8)", 8), ("Float(8)", 8), ("CGFloat.init(8)", 8), ("Int(8)", 8), ("NSNumber(8)", 8),
      ("TimeInterval(8)", 8),
      ("CGFloat(a)", nil), ("CGFloat(8, 9)", nil), ("CGFloat()", nil), ("CGFloat(x: 8)", nil), ("Foo(8)", nil),
      ("8 as CGFloat", 8), ("8 as! CGFloat", 8), ("a", nil), ("a + 1", nil), ("2 * a", nil), ("-a", nil), ("!8", nil),
      ("~8", nil),
      (".zero", nil), (".infinity", nil), ("a ? 1 : 2", nil), ("1 == 1", nil), ("\"8\"", nil), ("true", nil),
      ("nil", nil),
      ("(1, 2)", nil), ("(a: 1)", nil), ("[1]", nil), ("8.adjusted", nil), ("1e999", nil), ("8 +", nil),
    ] as [(String, Double?)])
  func folds(source: String, value: Double?) {
    #expect(fold(source)?.value == value, "\(source)")
  }

  @Test(
    arguments: [
      ("0.94", 2, false), ("0.940", 3, false), ("1", 0, true), ("0x1F", 0, true), ("31 / 255", nil, true),
      ("31 / 255.0", nil, false), ("1e2", nil, false), ("-0.5", 1, false), ("CGFloat(1)", 0, false),
      ("1_0.2_5", 2, false),
    ] as [(String, Int?, Bool)])
  func tellsHowItIsWritten(source: String, decimals: Int?, isInteger: Bool) throws {
    let number = try #require(fold(source))
    #expect(number.decimals == decimals && number.isInteger == isInteger, "\(source)")
  }

  @Test(arguments: ["(", "-", "1+", "CGFloat("])
  func deepExpressionsAreNoConstants(piece: String) {
    #expect(fold(String(repeating: piece, count: 10_000) + "1" + String(repeating: ")", count: 10_000)) == nil)
  }
}
