import TestSupport

extension Workspace {
  /// Swift that defines two tokens of each of two values.
  static let pairsOfTokens = """
    import SwiftUI

    enum Spacing {
      static let m: CGFloat = 16
      static let gutter: CGFloat = 16
    }
    extension Color {
      static let textMain = Color(red: 31 / 255, green: 37 / 255, blue: 46 / 255)
      static let surface = Color(red: 31 / 255, green: 37 / 255, blue: 46 / 255)
    }

    """

  /// A color in Swift, and a document that has another value for it and one that is deprecated.
  static let inkAndSky = [
    ".sym-lint.yml": "tokens:\n  - swift: Palette.swift\n  - dtcg: app.json\n",
    "Palette.swift": """
    extension Color {
      static let ink = Color(red: 0.1, green: 0.2, blue: 0.3)
    }
    """,
    "app.json": ##"""
    {"color": {"$type": "color",
      "ink": {"$value": "#1A334E", "$description": "Body text"},
      "sky": {"$value": "#0AF", "$deprecated": "use {color.ink}"}}}
    """##,
  ]

  /// These tokens, a configuration and other files, which may take the place of the tokens.
  convenience init(_ configuration: String, _ files: [String: String] = [:]) throws {
    let own = [".sym-lint.yml": configuration, "Tokens.swift": Self.pairsOfTokens]
    try self.init(own.merging(files) { $1 })
  }
}
