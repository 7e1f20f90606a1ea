import DesignTokens
import SwiftOutline
import Testing

/// What single expressions make.
struct SwiftValueReaderTests {
  @Test(arguments: [
    ("Color(red: 31 / 255, green: CGFloat(37)/255, blue: 46.0/255.0)", "#1F252EFF"),
    ("Color(red: 31, green: 37, blue: 46)", "#1F252EFF"),
    ("Color(red: 1, green: 0, blue: 0, opacity: 0.5)", "#FF000080"),
    ("Color(red: 1, green: 0, blue: 0, opacity: fade)", "#FF0000??"),
    ("let fade = 0.5; let c = Color(red: 1, green: 0, blue: 0, opacity: fade)", "#FF000080"),
    // The frameworks take all above 1 for 1; a project's own initializer may divide.
    ("UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 3)", "#336699FF"),
    ("Color(red: 1.2, green: 0.4, blue: 0.6, opacity: 2)", "#FF6699FF"),
    ("UIColor(white: 2, alpha: 1)", "#FFFFFFFF"), ("Color(white: 2)", "#FFFFFFFF"), ("UIColor(white: 51)", "#333333FF"),
    ("Color(white: 0.2, opacity: 2)", "#333333FF"), ("UIColor(red: 31, green: 37, blue: 46, alpha: 80)", "#1F252ECC"),
    ("UIColor(hex: 0xFF7E7E, alpha: 80)", "#FF7E7ECC"),
    ("Color(red: r, green: 0, blue: 0)", nil),
    ("UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)", "#00FFFFFF"),
    ("Color(hex: \"#FF7E7E\").opacity(0.8)", "#FF7E7ECC"),
    ("UIColor(hex: 0xFF7E7E, alpha: 0.5).cgColor", "#FF7E7E80"),
    ("Color(uiColor: UIColor(hex: 0xFF7E7E))", "#FF7E7EFF"),
    ("Color(hex: \"\\(x)\")", nil),
    ("Color(argb: 0x80112233)", "#11223380"),
    ("Color(hex: \"11223344\")", "#11223344"),
    ("\"#1F252E\".color", "#1F252EFF"),
    ("UIColor.rgb(31, 37, 46)", "#1F252EFF"),
    ("Font.system(size: 15)", "system/15/regular"),
    ("Font.system(size: 15, weight: .semibold, design: .rounded)", "system-rounded/15/semibold"),
    ("Font.custom(\"Pretendard-Bold\", size: 15).weight(.light)", "Pretendard/15/light"),
    ("UIFont.boldSystemFont(ofSize: 12)", "system/12/bold"),
    ("UIFont.systemFont(ofSize: 12, weight: UIFont.Weight.medium)", "system/12/medium"),
    ("UIFont.systemFont(ofSize: 12).withSize(20)", "system/20/regular"),
    ("UIFont.systemFont(ofSize: size)", nil),
    ("UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 17))", "system/17/regular"),
    ("FontFamily.Pretendard.bold.font(size: 24)", "Pretendard/24/bold"),
    ("UIFont(font: FontFamily.Inter.semiBold, size: 9)", "Inter/9/semibold"),
    ("UIFont(name: name, size: 17)", "?/17"),
  ])
  func reading(code: String, expected: String?) throws {
    let outline = Parser.parse(Array(code.utf8))
    var node = outline.nodes.indices.last { outline.nodes[$0].parent == 0 }.map(UInt32.init) ?? 0
    if code.contains("let c"),
      let value = outline.nodes.indices.last(where: { outline.nodes[$0].role == .initialValue })
    {
      node = UInt32(value)
    }
    #expect(SwiftFixtures.reader.reading(of: node, in: outline).map(text) == expected)
  }

  private func text(_ reading: RawReading) -> String {
    switch reading {
    case .color(let color): color.alphaIsKnown ? color.color.hex : color.color.hexWithUnknownAlpha
    case .font(let font): font.familyIsKnown ? font.value.normalForm : "?/" + NumberFormat.rounded(font.value.size)
    }
  }

  @Test func openHexNamesItsInitializer() throws {
    let outline = Parser.parse(Array("UIColor(hexString: \"80112233\")".utf8))
    let node = try #require(outline.nodes.indices.last { outline.nodes[$0].kind == .call })
    guard case .color(let color) = SwiftFixtures.reader.reading(of: UInt32(node), in: outline) else {
      Issue.record("no color")
      return
    }
    #expect(color.openHex?.initializer == HexInitializer.Key(type: "UIColor", name: "hexString"))
    #expect(color.openHex?.argb.hex == "#11223380")
  }

  @Test func precisionByDecimals() {
    let outline = Parser.parse(Array("Color(red: 0.94, green: 0.5, blue: 1)".utf8))
    let node = UInt32(outline.nodes.indices.last { outline.nodes[$0].kind == .call } ?? 0)
    guard case .color(let color) = SwiftFixtures.reader.reading(of: node, in: outline),
      case .rounded(let intervals) = color.precision
    else {
      Issue.record("not rounded")
      return
    }
    #expect(intervals.red.contains(0.936) && !intervals.red.contains(0.93))
    #expect(intervals.blue == 1...1)
  }

  @Test func trailingAlpha() throws {
    let outline = Parser.parse(Array("Color(hex: 0x112233).opacity(0.5)".utf8))
    let inner = try #require(
      outline.nodes.indices.first {
        outline.nodes[$0].kind == .call && outline.text(of: UInt32($0)).hasSuffix("33)")
      })
    let found = try #require(SwiftFixtures.reader.trailingAlpha(after: UInt32(inner), alpha: 1, in: outline))
    #expect(found.alpha == 0.5)
    #expect(outline.text(of: found.call).hasSuffix("opacity(0.5)"))
  }
}
