import DesignTokens
import Linting
import Markup

/// Proposed colors as an asset catalog.
package enum AssetCatalogFiles {
  /// The content of each file by its path in the catalog. Other tokens than colors have no place in one.
  package static func files(_ tokens: [ProposedToken]) -> [(path: String, text: String)] {
    let colors = tokens.filter { $0.cluster.category == .color }
    return [("Contents.json", JSONValue.object(["info": info]).indentedText())]
      + colors.map { ("\($0.leaf).colorset/Contents.json", text(of: $0)) }
  }

  private static var info: JSONValue { ["author": "xcode", "version": 1] }

  private static func text(of token: ProposedToken) -> String {
    var colors: [JSONValue] = []
    if case .color(let color) = token.values.any { colors.append(entry(color, appearances: nil)) }
    if case .color(let color) = token.values.dark {
      colors.append(entry(color, appearances: [["appearance": "luminosity", "value": "dark"]]))
    }
    return JSONValue.object(["colors": .array(colors), "info": info]).indentedText()
  }

  private static func entry(_ color: Color, appearances: JSONValue?) -> JSONValue {
    let levels = color.levels
    let space = levels.isInGamut ? "srgb" : "extended-srgb"
    func channel(_ level: Int16, _ value: Double) -> JSONValue {
      guard levels.isInGamut else { return .string(NumberFormat.fixed(value, decimals: 5)) }
      let digits = String(level, radix: 16, uppercase: true)
      return .string("0x" + (digits.count < 2 ? "0" : "") + digits)
    }
    return .object([
      "appearances": appearances,
      "color": [
        "color-space": .string(space),
        "components": [
          "alpha": .string(NumberFormat.fixed(color.alpha, decimals: 3)), "blue": channel(levels.blue, color.blue),
          "green": channel(levels.green, color.green), "red": channel(levels.red, color.red),
        ],
      ],
      "idiom": "universal",
    ])
  }
}

extension NumberFormat {
  /// With exactly so many digits behind the point: `1.000`.
  fileprivate static func fixed(_ value: Double, decimals: Int) -> String {
    let text = rounded(value)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? String(parts[1].prefix(decimals)) : ""
    return parts[0] + "." + fraction + String(repeating: "0", count: max(0, decimals - fraction.count))
  }
}
