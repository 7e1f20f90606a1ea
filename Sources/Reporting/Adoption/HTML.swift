/// A piece of HTML. What the source of this program says is markup; every other text that comes into it is escaped.
struct HTML: Sendable, ExpressibleByStringInterpolation {
  private(set) var source: String

  init(stringLiteral value: StaticString) { source = value.description }

  init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) { source.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: StaticString) { source += literal.description }

    mutating func appendInterpolation(_ text: String) { source += HTML.escaped(text) }

    mutating func appendInterpolation(_ number: Int) { source += String(number) }

    mutating func appendInterpolation(_ html: HTML) { source += html.source }

    mutating func appendInterpolation(_ parts: [HTML]) { for part in parts { source += part.source } }
  }

  static func + (left: HTML, right: HTML) -> HTML { "\(left)\(right)" }

  static func += (left: inout HTML, right: HTML) { left.source += right.source }

  /// Text as it stands between tags or in the quotes of an attribute.
  private static func escaped(_ text: String) -> String {
    TerminalText.neutralized(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
