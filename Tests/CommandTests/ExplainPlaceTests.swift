import Foundation
import TestSupport
import Testing

/// What `explain FILE:LINE:COLUMN` says of places.
struct ExplainPlaceTests {
  private static let tokens = """
    enum Spacing {
      static let m: CGFloat = 16
      static let gutter: CGFloat = 16
    }
    enum Radius {
      static let card: CGFloat = 16
    }

    """
  private static let card = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        Text("a 16").padding(16).padding(0).offset(x: 3)
        Text("b").padding(3) // sym-lint:disable:this raw-spacing -- odd
        Text("c").padding(2).padding(.top, Spacing.m + 4).padding(15)
        Text("d").frame(width: 9)
      }
      static let gap: CGFloat = 5
    }
    #Preview { Text("e").padding(7) }

    """

  /// What is asked about, and what the answer says.
  private static let places: [(String, [String])] = [
    (
      "16).padding(0",
      [
        "rule    raw-spacing", "type    CGFloat", "in      Card.body", "Reported by raw-spacing",
        "Spacing.m  as Spacing.m  exact", "is one of 2 tokens that fit", "Tokens that were dropped", "Radius.card",
      ]
    ),
    ("16\").padding", ["text in a string is never reported"]),
    ("0).offset", ["zero is never reported"]),
    ("3)\n    Text(\"b", ["no rule has a pattern for the argument 'x' of 'offset'"]),
    ("3) // sym", ["a comment silences it"]),
    ("2).padding(.top", ["'allow' of raw-spacing names it"]),
    ("4).padding(15", ["'token-arithmetic' allows it"]),
    ("15)", ["Reported by near-token", "differs by 1"]),
    ("9)", ["raw-size belongs to the preset 'strict', and 'recommended' is on"]),
    ("5\n", ["that is given a name"]),
    ("7) }", ["it is in a preview"]),
    ("struct", ["no rule has a pattern for this place"]),
  ]

  @Test(arguments: places)
  func says(marker: String, answers: [String]) throws {
    let workspace = try Workspace([
      "Tokens.swift": Self.tokens, "Card.swift": Self.card,
      ".sym-lint.yml": "token-arithmetic: allow\nrules: {raw-spacing: {allow: [2]}}\n",
    ])
    let start = try #require(Self.card.range(of: marker)).lowerBound
    let before = Self.card[..<start].split(separator: "\n", omittingEmptySubsequences: false)
    let place = "Card.swift:\(before.count):\((before.last?.utf8.count ?? 0) + 1)"
    let outcome = try workspace.program("explain", place)
    #expect(outcome.status == 0)
    for answer in answers { #expect(outcome.output.contains(answer), "\(place): \(outcome.output)") }
  }

  /// Without a column each raw value of the line is explained.
  @Test func saysAllOfALine() throws {
    let workspace = try Workspace(["Tokens.swift": Self.tokens, "Card.swift": Self.card, ".sym-lint.yml": ""])
    let outcome = try workspace.program("explain", "Card.swift:7")
    let shown = outcome.output.split(separator: "\n").filter { $0.hasPrefix("Card.swift:7:") }
    #expect(shown == ["Card.swift:7:23  2", "Card.swift:7:52  4", "Card.swift:7:63  15"])
    #expect(try workspace.program("explain", "Card.swift:1").output.contains("Card.swift:1:1  import"))
    #expect(try workspace.program("explain", "Card.swift:99").status == 0)
  }

  /// What is no finding, since it defines a constant, is spoken of where it stands.
  @Test func saysWhatALineDefines() throws {
    let palette = "import UIKit\nenum P {\n  static let a = UIColor(hex: \"#EF4444\"), b = 3\n}\n"
    let workspace = try Workspace(["Palette.swift": palette, ".sym-lint.yml": ""])
    let outcome = try workspace.program("explain", "Palette.swift:3")
    #expect(outcome.output.hasPrefix("Palette.swift:3:18  UIColor"), "\(outcome.output)")
    #expect(outcome.output.contains("raw-color sees it, but it defines a named constant"))
    #expect(outcome.output.split(separator: "\n").count { $0.hasPrefix("Palette.swift:") } == 1)
  }

  @Test func saysThatANameIsHidden() throws {
    let card = "struct Card: View {\n  enum Spacing {}\n  var body: some View { Text(a).padding(16) }\n}\n"
    let workspace = try Workspace(["Tokens.swift": Self.tokens, "Card.swift": card, ".sym-lint.yml": ""])
    let outcome = try workspace.program("explain", "Card.swift:3:41")
    #expect(outcome.output.contains("is hidden by another declaration of its name"), "\(outcome.output)")
  }

  @Test(arguments: [
    ("Card.swift:0:0", "lines and columns count from 1"), ("Card.swift:x", "expected FILE:LINE or"),
    ("Gone.swift:3:1", "Gone.swift: no such file"), ("raw-spcing", "did you mean 'raw-spacing'?"),
  ])
  func saysWhatIsNoPlace(operand: String, complaint: String) throws {
    let outcome = try Workspace(["Card.swift": ""]).program("explain", operand)
    #expect(outcome.status == 2 && outcome.errors.contains(complaint), "\(outcome.errors)")
  }

  /// What `explain` says fits is what `lint` suggests: of a font whose weight is a variable, its size alone.
  @Test func agreesWithLintAboutPartsThatAreVariables() throws {
    let workspace = try Workspace([
      ".sym-lint.yml": "",
      "Fonts.swift": """
      extension Font { static let body = Font.system(size: 15) }
      enum FontSize { static let body: CGFloat = 15 }
      """,
      "Card.swift": """
      import SwiftUI
      func card(_ weight: Font.Weight) -> some View { Text("a").font(.system(size: 15, weight: weight)) }
      """,
    ])
    let explained = try workspace.program("explain", "Card.swift:2:65").output
    let parts = explained.components(separatedBy: "Tokens that were dropped")
    #expect(parts[0].contains("FontSize.body") && !parts[0].contains("Font.body"), "\(explained)")
    #expect(parts.last?.contains("Font.body  is a whole font, of which a variable sets a part here") == true)
    let linted = try workspace.program("--format", "xcode").output
    #expect(linted.contains("use .system(size: FontSize.body, weight: weight)"), "\(linted)")
  }
}
