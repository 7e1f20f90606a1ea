import Patterns
import SwiftOutline

/// A method behind a color or font that makes a variant of it: `.opacity(0.8)`, `.weight(.bold)`, `.italic()`.
package struct ValueSuffix: Sendable, Hashable {
  package enum Effect: Sendable, Hashable {
    /// The alpha times the number of a node.
    case multipliedAlpha(UInt32)
    /// The number of a node in the alpha's place.
    case replacedAlpha(UInt32)
    case weight(FontWeight)
    case italic
    case design(String)
    /// What a font value has no part for: `.monospacedDigit()`, `.leading(.tight)`.
    case trait(String)
    /// A part that is no constant: `.weight(weight)`.
    case unread(String)
  }

  /// What stands before the dot.
  package var base: UInt32
  package var effect: Effect

  /// The suffix that a call is, or nil.
  package init?(_ call: Node, in outline: Outline) {
    guard call.kind == .call, let reference = outline.reference(call.firstChild), reference.form == .member,
      reference.receiver != Node.none
    else { return nil }
    let argument = outline.nodes[Int(call.firstChild)].nextSibling
    let only = argument == Node.none || outline.nodes[Int(argument)].nextSibling == Node.none ? argument : Node.none
    let value = only == Node.none ? Node.none : outline.nodes[Int(only)].firstChild
    guard let effect = ValueSuffix.effect(outline.name(ofToken: reference.name), value, outline) else { return nil }
    base = reference.receiver
    self.effect = effect
  }

  private static func effect(_ name: String, _ value: UInt32, _ outline: Outline) -> Effect? {
    switch name {
    case "opacity": return value == Node.none ? nil : .multipliedAlpha(value)
    case "withAlphaComponent", "alpha", "withAlpha": return value == Node.none ? nil : .replacedAlpha(value)
    case "bold": return value == Node.none ? .weight(.bold) : .unread("weight")
    case "italic": return value == Node.none ? .italic : .unread("slant")
    case "weight", "fontWeight":
      guard let reference = outline.reference(value), reference.form != .bare,
        let weight = FontWeight(named: outline.name(ofToken: reference.name))
      else { return value == Node.none ? nil : .unread("weight") }
      return .weight(weight)
    case "monospaced": return .design("monospaced")
    case "fontDesign": return outline.fontDesign(value).map { .design($0) }
    case "monospacedDigit", "leading", "smallCaps", "width":
      guard value != Node.none else { return .trait(name) }
      guard let reference = outline.reference(value), reference.form != .bare else { return .unread(name) }
      let word = outline.name(ofToken: reference.name)
      return .trait(word == "standard" ? "" : name + " " + word)
    default: return nil
    }
  }
}

extension ValueReader {
  /// The call right around `node` that changes the alpha of the color there, `Color(…).opacity(0.8)`, and the alpha that
  /// comes of it for a color whose own alpha is `alpha`; nil when no such call follows or its number is not constant.
  package func trailingAlpha(
    after node: UInt32, alpha: Double, in outline: Outline
  ) -> (call: UInt32, alpha: Double)? {
    let member = outline.nodes[Int(node)].parent
    guard member != Node.none, outline.nodes[Int(member)].kind == .member else { return nil }
    let call = outline.nodes[Int(member)].parent
    guard call != Node.none, outline.nodes[Int(call)].firstChild == member,
      let suffix = ValueSuffix(outline.nodes[Int(call)], in: outline), suffix.base == node
    else { return nil }
    switch suffix.effect {
    case .multipliedAlpha(let number): return constant(number, in: outline).map { (call, alpha * $0) }
    case .replacedAlpha(let number): return constant(number, in: outline).map { (call, $0) }
    default: return nil
    }
  }

  /// A number of literals, or the name of a `let` in sight whose value is one.
  package func constant(_ node: UInt32, in outline: Outline) -> Double? {
    if let number = ConstantFolder(outline).number(node) { return number.value }
    guard let reference = outline.reference(node), reference.form == .bare || reference.form == .member else {
      return nil
    }
    var found: Double?
    var isClear = true
    outline.forEachBinding(named: reference.name, around: node) { binding in
      let value = letValue(binding, outline)
      isClear = value != nil && (found == nil || found == value)
      found = value
      return isClear
    }
    return isClear ? found : nil
  }

  private func letValue(_ binding: UInt32, _ outline: Outline) -> Double? {
    let parent = outline.nodes[Int(binding)].parent
    guard parent != Node.none, outline.nodes[Int(parent)].flags.contains(.isLet) else { return nil }
    for child in outline.children(of: binding) where outline.nodes[Int(child)].role == .initialValue {
      return ConstantFolder(outline).number(child)?.value
    }
    return nil
  }
}

extension RawReading {
  /// The variant that a suffix makes; nil where it does not go with the value.
  func applying(_ suffix: ValueSuffix, constant: (UInt32) -> Double?) -> RawReading? {
    switch self {
    case .color(let color):
      switch suffix.effect {
      case .multipliedAlpha(let node): return .color(color.withAlpha(constant(node).map { color.color.alpha * $0 }))
      case .replacedAlpha(let node): return .color(color.withAlpha(constant(node)))
      default: return nil
      }
    case .font(var font):
      if case .unread(let part) = suffix.effect {
        font.unread.append(part)
        return .font(font)
      }
      guard font.value.apply(suffix.effect) else { return nil }
      return .font(font)
    }
  }
}

extension ColorReading {
  package func withAlpha(_ alpha: Double?) -> ColorReading {
    var changed = self
    changed.color.alpha = alpha ?? 1
    changed.openHex?.argb.alpha = alpha ?? 1
    changed.alphaIsKnown = alphaIsKnown && alpha != nil
    if case .rounded(var intervals) = precision {
      intervals.alpha = changed.color.alpha...changed.color.alpha
      changed.precision = .rounded(intervals)
    }
    return changed
  }
}

extension FontValue {
  /// Changes what a suffix changes; false for the suffix of a color.
  package mutating func apply(_ effect: ValueSuffix.Effect) -> Bool {
    switch effect {
    case .weight(let weight): self.weight = weight
    case .italic: isItalic = true
    case .design(let design): self.design = design
    case .trait(let trait): if !trait.isEmpty { add(trait: trait) }
    case .multipliedAlpha, .replacedAlpha, .unread: return false
    }
    return true
  }
}

extension Outline {
  /// The weight that `.bold`, `Font.Weight.semibold` or `UIFont.Weight.medium` names.
  func fontWeight(_ node: UInt32) -> FontWeight? {
    guard let reference = reference(node) else { return nil }
    return FontWeight(named: name(ofToken: reference.name))
  }
}
