/// A token written out for the place where it is to stand.
struct PlacedSpelling {
  var text: String
  /// The type that had to be converted; `nil` where the token has the wanted type.
  var convertedFrom: String?
  /// What the place must promise.
  let needs: TokenNeeds

  /// What is left over after the token itself.
  enum Remainder: Hashable {
    case nothing
    case opacity(String)
    case negative
  }

  /// `nil` where the token has no spelling that Swift can turn into the wanted type.
  init?(_ token: DesignToken, at place: TokenMatcher.Place, remainder: Remainder = .nothing) {
    let wanted = Self.plainType(place.type)
    let takesOptional = place.type.hasSuffix("?")
    let all = token.spellings.filter { takesOptional || !$0.type.hasSuffix("?") }
    let spellings = all.compactMap { Self.atHand($0, place) } + all.filter { $0.holder == nil }
    guard let (spelling, conversion) = Self.choose(spellings, wanted: wanted) else { return nil }
    needs = spelling.needs
    if conversion == nil, remainder == .nothing, place.resolvesImplicitMember, let implicit = spelling.implicit {
      text = implicit
      return
    }
    var text = spelling.expression
    if case .opacity(let alpha) = remainder {
      guard let modifier = Self.opacityModifiers[spelling.type] else { return nil }
      text = Self.operand(text) + ".\(modifier)(\(alpha))"
    }
    if let conversion {
      text = conversion.before + (conversion.before.isEmpty ? Self.operand(text) : text) + conversion.after
      convertedFrom = conversion.isIdentity ? nil : spelling.type
    }
    if remainder == .negative { text = "-" + Self.operand(text) }
    self.text = text
  }

  /// Source text around an expression of another type.
  private struct Conversion {
    /// Where a value of the one type is one of the other, though an implicit member of it is not.
    var isIdentity: Bool { before.isEmpty && after.isEmpty }

    var source: String
    var before: String
    var after: String

    init(_ source: String, _ before: String, _ after: String) {
      self.source = source
      self.before = before
      self.after = after
    }
  }

  /// A spelling with the name of the instance that it needs; nil where it needs none, or none is in sight.
  private static func atHand(_ spelling: DesignToken.Spelling, _ place: TokenMatcher.Place) -> DesignToken.Spelling? {
    guard let holder = spelling.holder, let name = place.holders[holder] else { return nil }
    var spelling = spelling
    spelling.expression = name + spelling.expression.dropFirst(holder.utf8.count)
    return spelling
  }

  private static func choose(
    _ spellings: [DesignToken.Spelling], wanted: String
  ) -> (DesignToken.Spelling, Conversion?)? {
    if wanted.isEmpty { return spellings.first.map { ($0, nil) } }
    if let spelling = spellings.first(where: { plainType($0.type) == wanted }) { return (spelling, nil) }
    for conversion in conversions[wanted] ?? [] {
      if let spelling = spellings.first(where: { plainType($0.type) == conversion.source }) {
        return (spelling, conversion)
      }
    }
    return nil
  }

  /// The forms that never fail at run time, best first.
  private static let conversions: [String: [Conversion]] = [
    "Color": toColor, "ShapeStyle": [Conversion("Color", "", "")] + toColor,
    "View": [Conversion("Color", "", "")] + toColor,
    "UIColor": [Conversion("Color", "UIColor(", ")"), Conversion("CGColor", "UIColor(cgColor: ", ")")],
    "NSColor": [Conversion("Color", "NSColor(", ")")],
    "CGColor": [
      Conversion("UIColor", "", ".cgColor"), Conversion("NSColor", "", ".cgColor"),
      Conversion("Color", "UIColor(", ").cgColor"),
    ],
    "Font": [Conversion("UIFont", "Font(", ")"), Conversion("NSFont", "Font(", ")")],
    "CGFloat": number("CGFloat"), "Double": number("Double"), "Float": number("Float"), "Int": number("Int"),
  ]

  private static let toColor = [
    Conversion("UIColor", "Color(uiColor: ", ")"), Conversion("NSColor", "Color(nsColor: ", ")"),
    Conversion("CGColor", "Color(cgColor: ", ")"),
  ]

  private static func number(_ type: String) -> [Conversion] {
    ["CGFloat", "Double", "Float", "Int"].filter { $0 != type }.map { Conversion($0, type + "(", ")") }
  }

  private static let opacityModifiers = [
    "Color": "opacity", "ShapeStyle": "opacity", "UIColor": "withAlphaComponent", "NSColor": "withAlphaComponent",
  ]

  /// The type without `?`, module or other names of the same thing.
  private static func plainType(_ type: String) -> String {
    var plain = Substring(type)
    while plain.last == "?" || plain.last == "!" { plain.removeLast() }
    for prefix in ["some ", "any ", "SwiftUI.", "UIKit.", "AppKit.", "CoreGraphics.", "CoreFoundation.", "Swift."] {
      if plain.hasPrefix(prefix) { plain = plain.dropFirst(prefix.count) }
    }
    return plain == "TimeInterval" ? "Double" : String(plain)
  }

  /// In parentheses unless something can be hung on it as it is.
  private static func operand(_ expression: String) -> String {
    var depth = 0
    for byte in expression.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: " ") where depth == 0: return "(\(expression))"
      default: break
      }
    }
    return expression.hasPrefix("-") ? "(\(expression))" : expression
  }
}
