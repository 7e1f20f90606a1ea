import DesignTokens
import Patterns
import SwiftOutline

/// A value that design tokens are looked for by, as people write one: `15`, `#1F252E`, `rgb(31 37 46)`, `15 semibold`, or
/// the Swift expression that makes it.
package struct TokenQuery: Sendable {
  /// What the text may mean, the likeliest first.
  package private(set) var meanings: [Meaning] = []
  /// Whether it is a color but for a channel that goes beyond what there is of it: `rgb(999, 0, 0)`.
  package private(set) var exceedsRange = false

  package enum Meaning: Sendable, Hashable {
    case number(Double)
    case color(Color)
    case font(FontQuery)
  }

  /// What is asked of a font; nil is anything.
  package struct FontQuery: Sendable, Hashable {
    package var size: Double
    package var family: String?
    package var weight: FontWeight?
    package var isItalic = false
    package var design: String?
  }

  package init(_ text: String) {
    var words = Substring(text)
    for mark in ["\"", "'"] where words.count > 1 && words.hasPrefix(mark) && words.hasSuffix(mark) {
      words = words.dropFirst().dropLast()
    }
    let plain = String(words)
    exceedsRange = ColorText.exceedsRange(plain)
    guard !exceedsRange else { return }
    if let number = Self.points(plain) { meanings.append(.number(number)) }
    meanings += Self.colors(plain).map(Meaning.color)
    guard meanings.isEmpty else { return }
    if let meaning = Self.expression(plain) {
      meanings = [meaning]
    } else if let font = FontQuery(plain) {
      meanings = [.font(font)]
    }
  }

  /// `15`, `15pt`, `-0.4`.
  fileprivate static func points(_ text: some StringProtocol) -> Double? {
    var text = Substring(text)
    for unit in ["pt", "px"] where text.hasSuffix(unit) { text = text.dropLast(2) }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || [0x2D, 0x2E].contains($0) }) else { return nil }
    return Double(text)
  }

  /// Hex digits in both readings of eight of them, or a color as CSS writes it. Short digits alone are a number.
  private static func colors(_ text: String) -> [Color] {
    if text.utf8.count > 4 || Double(text) == nil {
      switch HexColor.parse(text) {
      case .color(let color): return [color]
      case .ambiguous(let rgba, let argb): return [rgba, argb]
      case nil: break
      }
    }
    guard case .color(let color) = ColorText.parse(text) else { return [] }
    return [color]
  }

  /// `Color(red: 31 / 255, green: 37 / 255, blue: 46 / 255)`, `.system(size: 15, weight: .bold)`, `8 * 2`.
  private static func expression(_ text: String) -> Meaning? {
    guard text.utf8.count < 4096, let rules = try? RuleSet(RuleSet.builtIn(.matching)) else { return nil }
    let outline = Parser.parse(Array("let value = \(text)".utf8))
    guard let node = outline.nodes.indices.first(where: { outline.nodes[$0].role == .initialValue }) else { return nil }
    let value = UInt32(truncatingIfNeeded: node)
    // `15 semibold` begins with an expression, and is none.
    guard outline.range(of: value).upperBound == outline.bytes.count else { return nil }
    switch rules.reader.reading(of: value, in: outline) {
    case .color(let reading)?: return reading.alphaIsKnown ? .color(reading.color) : nil
    case .font(let reading)?:
      let font = reading.value
      return .font(
        FontQuery(
          size: font.size, family: font.family ?? "system",
          weight: reading.unread.contains("weight") ? nil : font.drawnWeight, isItalic: font.isItalic,
          design: font.design))
    case nil: return ConstantFolder(outline).number(value).map { .number($0.value) }
    }
  }
}

extension TokenQuery.FontQuery {
  /// `15 semibold`, `Pretendard 17 bold italic`, `system-rounded/15/semibold`: a size, and words that say more.
  fileprivate init?(_ text: String) {
    var size: Double?
    var names: [String] = []
    var font = Self(size: 0)
    for word in text.split(whereSeparator: { " /,".contains($0) }) {
      if size == nil, let points = TokenQuery.points(word) {
        size = points
      } else {
        font.take(String(word), &names)
      }
    }
    guard let size, size > 0, font.weight != nil || font.isItalic || font.design != nil || !names.isEmpty else {
      return nil
    }
    font.size = size
    if !names.isEmpty { font.family = names.joined(separator: " ") }
    self = font
  }

  private mutating func take(_ word: String, _ names: inout [String]) {
    let lower = word.lowercased()
    if let weight = FontWeight(named: word) {
      self.weight = weight
    } else if lower == "italic" {
      isItalic = true
    } else if ["rounded", "serif", "monospaced"].contains(lower) {
      design = lower
    } else if lower.hasPrefix("system-") {
      names.append("system")
      take(String(lower.dropFirst("system-".count)), &names)
    } else {
      let named = FontValue(postScriptName: word, size: 1)
      if let family = named.family, !family.isEmpty { names.append(family) }
      weight = named.weight ?? weight
      isItalic = isItalic || named.isItalic
    }
  }
}
