import DesignTokens
import Testing

/// The order of hex digits, as the project's own initializers read them.
struct SwiftHexTests {
  @Test(arguments: [
    (
      """
      extension Color { init(hex: String) {
        let a, r, g, b: UInt64
        switch hex.count {
        case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
        case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
        default: (a, r, g, b) = (1, 1, 1, 0)
        }
      } }
      """, HexOrder.argb
    ),
    (
      """
      extension Color { init?(hex: String) {
        red = CGFloat((n & 0xff000000) >> 24) / 255
        alpha = CGFloat(n & 0x000000ff) / 255
      } }
      """, .rgba
    ),
    (
      """
      extension Color { init(hex: UInt32) {
        self.init(red: Double((hex >> 24) & 0xFF) / 255, green: Double((hex >> 16) & 0xFF) / 255,
          blue: Double((hex >> 8) & 0xFF) / 255, opacity: Double(hex & 0xFF) / 255)
      } }
      """, .rgba
    ),
    (
      "extension Color { init(hex: UInt32) { let alpha = Double((hex >> 24) & 0xFF) / 255; let red = hex >> 16 } }",
      .argb
    ),
    (
      "extension Color { init(hex: Int, opacity: Double = 1) { self.init(red: Double((hex >> 16) & 0xFF) / 255) } }",
      .unknown
    ),
    (
      """
      extension Color { init(hex: String) { self.init(UIColor(rgbaString: hex)!) } }
      extension UIColor { convenience init?(rgbaString s: String) { let alpha = v & 0xFF; let r = v >> 24 } }
      """, .rgba
    ),
  ])
  func order(code: String, expected: HexOrder) throws {
    let source = try #require(SwiftFixtures.source(code))
    let orders = TokenResolver(sources: [source]).hexOrders
    #expect(orders.order(of: HexInitializer.Key(type: "Color", name: "hex")) == expected)
  }

  @Test func eightDigitsByTheProjectsOrder() {
    let initializer = "extension Color { init(hex: String) { let a = int >> 24; let r = int >> 16 } }"
    let token = "extension Color { static let veil = Color(hex: \"80112233\") }"
    #expect(SwiftFixtures.lines([initializer, token]) == ["color: Color Color.veil .veil = #11223380"])
    let result = SwiftFixtures.resolve([token])
    #expect(result.tokens.isEmpty)
    #expect(result.problems.count == 1)
  }
}
