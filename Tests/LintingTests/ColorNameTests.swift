import DesignTokens
import Testing

@testable import Linting

struct ColorNameTests {
  @Test(arguments: [
    (Color(red: 1, green: 1, blue: 1), "white"), (Color(red: 0, green: 0, blue: 0, alpha: 0.5), "blackAlpha50"),
    (Color(red: 1, green: 0, blue: 0), "red500"),
    // What code can say, and no screen shows.
    (Color(red: 1e300, green: 0, blue: 0), "red500"), (Color(red: .nan, green: 0, blue: 0), "black"),
    (Color(red: -1e300, green: -.infinity, blue: 0, alpha: 1e300), "black"),
  ])
  func saysHueAndLightness(color: Color, name: String) {
    #expect(ColorName.name(of: color) { _ in false } == name)
  }
}
