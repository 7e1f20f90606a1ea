import DesignTokens
import Patterns
import SwiftOutline

/// A font together with modifiers of its chain that say more of the same text style:
/// `.font(.system(size: 15)).fontWeight(.bold)`.
package struct StyledFont: Sendable, Hashable {
  /// From the dot of the first of the modifiers to the end of the last.
  package var excerpt: SourceExcerpt
  package var value: FontValue
  /// What is wanted in the place of `replaced`: `Font`, or the type of a view's own modifier.
  package var type: String
  /// The font, or its modifier from the dot.
  package var replaced: Range<Int>
  /// The modifiers that a design token makes needless, in order, each with the white space between it and its neighbor.
  package var removed: [Range<Int>]
  /// Whether what is replaced is a modifier of another name, so that a font goes there within one of its own.
  package var needsModifier = false

  /// The source of the excerpt with a design token in its place.
  func replacing(with token: String) -> String {
    let text = Array(excerpt.text.utf8)
    var edits = removed.map { ($0, "") } + [(replaced, needsModifier ? ".font(\(token))" : token)]
    edits.sort { $0.0.lowerBound < $1.0.lowerBound }
    var result = ""
    var position = excerpt.range.lowerBound
    let start = position
    for (range, replacement) in edits where range.lowerBound >= position && range.upperBound <= excerpt.range.upperBound
    {
      result += String(decoding: text[(position - start)..<(range.lowerBound - start)], as: UTF8.self) + replacement
      position = range.upperBound
    }
    return result + String(decoding: text[(position - start)...], as: UTF8.self)
  }
}

extension SiteScanner {
  /// The wider readings of a font that a view is given: with all that its chain says of the text style, as one modifier
  /// of the project's sets it; then with what a font alone can say.
  mutating func styles(of font: FontReading, at node: UInt32) -> [StyledFont] {
    guard font.familyIsKnown && font.unread.isEmpty || font.call != nil,
      let chain = StyleChain(around: node, font.value, in: outline)
    else {
      return []
    }
    var styles: [StyledFont] = []
    // A token that sets another space between lines may still be what the chain says of letters.
    let single = chain.spacing.count > 1 ? chain.spacing.map { [$0] } : []
    for spaces in [chain.spacing] + single where !spaces.isEmpty {
      styles.append(style(chain, spaces, isModifier: true))
    }
    styles.append(style(chain, [], isModifier: true))
    if !chain.styling.isEmpty { styles.append(style(chain, [], isModifier: false)) }
    return styles
  }

  private mutating func style(_ chain: StyleChain, _ spaces: [StyleChain.Space], isModifier: Bool) -> StyledFont {
    let parts = chain.styling + spaces.map(\.part)
    let ranges = parts.map { $0.modifier(in: outline) } + [chain.fontModifier]
    let start = ranges.map(\.lowerBound).min() ?? chain.fontModifier.lowerBound
    let end = ranges.map(\.upperBound).max() ?? chain.fontModifier.upperBound
    var value = chain.value
    if isModifier {
      value.spacing = TextSpacing()
      for space in spaces { value.spacing[keyPath: space.kind] = chain.value.spacing[keyPath: space.kind] }
    }
    return StyledFont(
      excerpt: SourceExcerpt(start..<end, in: outline, lines), value: value,
      type: isModifier ? DesignToken.Spelling.modifierType : "Font",
      replaced: isModifier ? chain.fontModifier : chain.font,
      removed: parts.map { $0.removal(in: outline) }.sorted { $0.lowerBound < $1.lowerBound })
  }
}

/// What the modifiers around a view's `.font(…)` say of its text style.
private struct StyleChain {
  /// A modifier: a call behind a dot.
  struct Part {
    var call: UInt32
    /// The token of its name.
    var name: Int
    /// Whether it stands behind the font's modifier.
    var isBehind: Bool

    /// From its dot to its end.
    func modifier(in outline: Outline) -> Range<Int> {
      Int(outline.tokens[name - 1].start)..<outline.range(of: call).upperBound
    }

    /// The modifier with the white space on the side of the font.
    func removal(in outline: Outline) -> Range<Int> {
      let own = modifier(in: outline)
      let gap = gap(in: outline)
      return min(own.lowerBound, gap.lowerBound)..<max(own.upperBound, gap.upperBound)
    }

    /// Whether no comment stands between it and its neighbor on the side of the font.
    func standsAlone(in outline: Outline) -> Bool { !outline.bytes[gap(in: outline)].contains { $0 > 0x20 } }

    /// What lies between it and its neighbor on the side of the font.
    func gap(in outline: Outline) -> Range<Int> {
      let own = modifier(in: outline)
      if isBehind { return (name > 1 ? Int(outline.tokens[name - 2].end) : own.lowerBound)..<own.lowerBound }
      let next = outline.tokens.partitioningIndex { Int($0.start) >= own.upperBound }
      return own.upperBound..<(next < outline.tokens.count ? Int(outline.tokens[next].start) : own.upperBound)
    }
  }

  /// A modifier that sets space between letters or lines.
  struct Space {
    var part: Part
    var kind: WritableKeyPath<TextSpacing, Double?>
  }

  /// The font with the weight, slant and spacing of the chain.
  var value: FontValue
  /// The argument of the font's modifier.
  var font: Range<Int>
  /// From the dot of the font's modifier to its end.
  var fontModifier: Range<Int>
  /// Modifiers that change the font.
  var styling: [Part] = []
  /// One of each kind at most.
  var spacing: [Space] = []

  /// Nil where the font is no view's, or its style is not constant.
  init?(around node: UInt32, _ value: FontValue, in outline: Outline) {
    let argument = outline.nodes[Int(node)].parent
    guard argument != Node.none, outline.nodes[Int(argument)].kind == .argument,
      outline.nodes[Int(argument)].name == Node.none
    else { return nil }
    let call = outline.nodes[Int(argument)].parent
    guard call != Node.none, let name = Self.modifierName(call, outline), outline.token(UInt32(name), is: "font"),
      outline.nodes[Int(argument)].nextSibling == Node.none,
      outline.nodes[Int(outline.nodes[Int(call)].firstChild)].nextSibling == argument
    else { return nil }
    self.value = value
    font = outline.range(of: node)
    fontModifier = Part(call: call, name: name, isBehind: false).modifier(in: outline)
    guard take(behind: call, outline), take(before: call, outline) else { return nil }
    // The weight of a container is that of fonts inside of it, too.
    if !Self.isText(call, outline) {
      self.value = value
      styling = []
      spacing = []
    }
  }

  /// Whether what the chain begins with draws text of its own and nothing else.
  private static func isText(_ call: UInt32, _ outline: Outline) -> Bool {
    var node = call
    for _ in 0..<64 {
      guard let reference = outline.reference(outline.nodes[Int(node)].firstChild) else { return false }
      guard reference.form == .member, reference.receiver != Node.none,
        outline.nodes[Int(reference.receiver)].kind == .call
      else {
        return ["Text", "Image", "TextField", "SecureField"].contains(outline.name(ofToken: reference.name))
      }
      node = reference.receiver
    }
    return false
  }

  /// How many modifiers of other things may stand between.
  private static let reach = 2

  private mutating func take(behind call: UInt32, _ outline: Outline) -> Bool {
    var node = call
    var others = 0
    while others <= Self.reach {
      let member = outline.nodes[Int(node)].parent
      guard member != Node.none, outline.nodes[Int(member)].kind == .member,
        outline.nodes[Int(member)].firstChild == node
      else { return true }
      let next = outline.nodes[Int(member)].parent
      guard next != Node.none, outline.nodes[Int(next)].kind == .call, outline.nodes[Int(next)].firstChild == member,
        let name = Self.modifierName(next, outline)
      else { return true }
      guard take(Part(call: next, name: name, isBehind: true), outline, &others) else { return false }
      node = next
    }
    return true
  }

  private mutating func take(before call: UInt32, _ outline: Outline) -> Bool {
    var node = call
    var others = 0
    while others <= Self.reach {
      guard let reference = outline.reference(outline.nodes[Int(node)].firstChild) else { return true }
      node = reference.receiver
      guard node != Node.none, outline.nodes[Int(node)].kind == .call, let name = Self.modifierName(node, outline)
      else { return true }
      guard take(Part(call: node, name: name, isBehind: false), outline, &others) else { return false }
    }
    return true
  }

  /// False for a modifier that makes the style one of several, or that cannot go without a comment.
  private mutating func take(_ part: Part, _ outline: Outline, _ others: inout Int) -> Bool {
    let name = outline.name(ofToken: UInt32(part.name))
    let first = outline.nodes[Int(outline.nodes[Int(part.call)].firstChild)].nextSibling
    let argument = first == Node.none ? Node.none : outline.nodes[Int(first)].firstChild
    switch name {
    case "font": return false
    case "bold", "italic", "monospaced", "fontWeight", "fontDesign":
      guard (argument == Node.none) == !name.hasPrefix("font"),
        let suffix = ValueSuffix(outline.nodes[Int(part.call)], in: outline)
      else { return false }
      // Which of two weights wins is not for a linter to say.
      if case .weight = suffix.effect, value.weight != nil { return false }
      guard value.apply(suffix.effect) else { return false }
      styling.append(part)
    case "kerning", "tracking":
      return take(part, \.letters, ConstantFolder(outline).number(argument)?.value, outline)
    case "lineSpacing":
      return take(part, \.betweenLines, ConstantFolder(outline).number(argument)?.value, outline)
    default:
      others += 1
      return true
    }
    return part.standsAlone(in: outline)
  }

  private mutating func take(
    _ part: Part, _ space: WritableKeyPath<TextSpacing, Double?>, _ number: Double?, _ outline: Outline
  ) -> Bool {
    guard let number, value.spacing[keyPath: space] == nil else { return true }
    value.spacing[keyPath: space] = number
    spacing.append(Space(part: part, kind: space))
    return part.standsAlone(in: outline)
  }

  /// The name of a call that is a modifier of something before its dot.
  private static func modifierName(_ call: UInt32, _ outline: Outline) -> Int? {
    guard outline.nodes[Int(call)].kind == .call,
      let reference = outline.reference(outline.nodes[Int(call)].firstChild),
      reference.form == .member, reference.receiver != Node.none, reference.name > 0,
      outline.token(reference.name - 1, is: ".")
    else { return nil }
    return Int(reference.name)
  }
}
