import Markup
import Testing

@testable import DesignTokens

/// Random design tokens, written and read back.
@Suite struct DesignTokenJSONTests {
  private struct Maker {
    var source: DocumentsRoundTripTests.Source

    mutating func number() -> Double {
      [0, -0.5, 1.0 / 3, 16, 1e-7, 12_345.678, 0.1 + 0.2].randomElement(using: &source) ?? 0
    }

    mutating func text() -> String {
      ["", "Color.ink", "a\"\\\n\u{1}", "간격", "👩‍👩‍👧", "x y"].randomElement(using: &source) ?? ""
    }

    mutating func maybe<Value>(_ value: (inout Maker) -> Value) -> Value? {
      Bool.random(using: &source) ? value(&self) : nil
    }

    mutating func value() -> DesignValue {
      switch Int.random(in: 0..<5, using: &source) {
      case 0: return .number(number())
      case 3: return .systemColor(text())
      case 4:
        let color = Color(red: number(), green: number(), blue: number(), alpha: number())
        let fields: [CompositeValue.Field] = [
          .init("color", .color(color)), .init("x", .number(number())), .init("style", .text(text())),
        ]
        let layers = (0..<Int.random(in: 0...2, using: &source)).map { _ in fields }
        return .composite(
          CompositeValue([.shadow, .border, .easing].randomElement(using: &source) ?? .gradient, layers))
      case 1: return .color(Color(red: number(), green: number(), blue: number(), alpha: number()))
      default:
        var font = FontValue(
          family: maybe { $0.text() }, size: number(), weight: maybe { _ in .heavy },
          isItalic: Bool.random(using: &source), design: maybe { $0.text() })
        font.spacing = TextSpacing(
          letters: maybe { $0.number() }, lineHeight: maybe { $0.number() }, betweenLines: maybe { $0.number() })
        font.traits = (0..<Int.random(in: 0...2, using: &source)).map { _ in text() }
        return .font(font)
      }
    }

    mutating func token() -> DesignToken {
      var token = DesignToken(
        name: text(), category: DesignToken.Category.allCases.randomElement(using: &source) ?? .color,
        values: AppearanceValues(
          any: value(), dark: maybe { $0.value() }, highContrast: maybe { $0.value() },
          darkHighContrast: maybe { $0.value() }),
        spellings: (0..<Int.random(in: 0...3, using: &source)).map { _ in
          DesignToken.Spelling(type: text(), expression: text(), implicit: maybe { $0.text() })
        },
        module: maybe { $0.text() }, aliases: (0..<Int.random(in: 0...2, using: &source)).map { _ in text() },
        summary: maybe { $0.text() },
        deprecation: maybe { maker in
          DesignToken.Deprecation(message: maker.maybe { $0.text() }, replacement: maker.maybe { $0.text() })
        },
        definition: DesignToken.Definition(path: text(), line: 3, column: 1_000_000),
        visibility: [.everywhere, .module, .file].randomElement(using: &source) ?? .file,
        isAlias: Bool.random(using: &source))
      token.values.reservations = AppearanceValues.Reservations(
        isUnknownInDark: Bool.random(using: &source),
        remarks: (0..<Int.random(in: 0...2, using: &source)).map { _ in text() })
      token.isConditional = Bool.random(using: &source)
      token.origins = (0..<Int.random(in: 0...2, using: &source)).map { _ in text() }
      token.roles = TokenMatcher.ColorRole.allCases.filter { _ in Bool.random(using: &source) }
      return token
    }
  }

  @Test(arguments: 0..<200)
  func isReadBackAsItWas(seed: UInt64) throws {
    var maker = Maker(source: DocumentsRoundTripTests.Source(state: seed))
    let token = maker.token()
    var json = JSONLine()
    token.write(to: &json)
    #expect(try DesignToken(MarkupNode.json(json.bytes)) == token)
  }

  @Test func hexOrdersAreReadBackAsTheyWere() throws {
    let key = HexInitializer.Key(type: "Color", name: "hex")
    let orders = HexOrderTable([HexInitializer(key: key, order: .argb)], fallback: .rgba)
    var json = JSONLine()
    orders.write(to: &json)
    let again = try HexOrderTable(MarkupNode.json(json.bytes))
    #expect(again.order(of: HexInitializer.Key(type: "Color", name: "hex")) == .argb)
    #expect(again.order(of: HexInitializer.Key(type: nil, name: "other")) == .rgba)
  }
}
