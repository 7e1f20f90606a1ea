import Patterns
import SwiftOutline

/// Reads the colors and fonts that expressions of literals make.
///
/// Which calls make one is data: patterns with holes for the channels, the hex digits, the size. What the reader knows
/// itself is how the parts come together, and the suffixes and conversions around a constructor.
package struct ValueReader: Sendable {
  private let index: PatternIndex
  private let facts: [ConstructorFacts]

  private static var depthLimit: Int { 24 }

  package init(_ constructors: [(pattern: Pattern, facts: ConstructorFacts)]) {
    index = PatternIndex(constructors.map(\.pattern))
    facts = constructors.map(\.facts)
  }

  /// The value that a constructor pattern which matched makes; nil when its channels, hex or size are not constant.
  package func reading(_ match: PatternIndex.Match, facts: ConstructorFacts, in outline: Outline) -> RawReading? {
    let kinds = match.bindings.map(\.hole.kind)
    if kinds.contains(.size) { return fontReading(match, facts, outline).map(RawReading.font) }
    return colorReading(match, facts, outline).map(RawReading.color)
  }

  /// Finds a constructor at `node`, with the suffixes and conversions around it, and reads it.
  package func reading(of node: UInt32, in outline: Outline) -> RawReading? {
    reading(of: node, in: outline, depth: 0)
  }

  /// The constructor that `node` itself is.
  func constructor(at node: UInt32, in outline: Outline) -> RawReading? {
    guard node != Node.none else { return nil }
    var found: RawReading?
    forEachConstructor(at: node, in: outline) { match, facts in
      found = found ?? reading(match, facts: facts, in: outline)
    }
    return found
  }

  /// Hands over every constructor that a node may be.
  func forEachConstructor(
    at node: UInt32, in outline: Outline, _ body: (PatternIndex.Match, ConstructorFacts) -> Void
  ) {
    index.matches(at: node, in: outline) { match in
      if match.bindings.contains(where: { $0.hole.kind.isPart }) { body(match, facts[match.pattern]) }
    }
  }

  func reading(of node: UInt32, in outline: Outline, depth: Int) -> RawReading? {
    guard node != Node.none, depth < ValueReader.depthLimit else { return nil }
    if let found = constructor(at: node, in: outline) { return found }
    let this = outline.nodes[Int(node)]
    switch this.kind {
    case .postfixOperation, .cast:
      return reading(of: this.firstChild, in: outline, depth: depth + 1)
    case .tuple:
      guard let value = ConstantFolder(outline).onlyValue(of: this) else { return nil }
      return reading(of: value, in: outline, depth: depth + 1)
    case .binaryOperation where outline.token(this.name, is: "??"):
      return reading(of: this.firstChild, in: outline, depth: depth + 1)
    case .member where this.name != Node.none && outline.token(this.name, is: "cgColor"):
      return reading(of: this.firstChild, in: outline, depth: depth + 1)?.converted(to: "CGColor")
    case .call:
      return wrapped(this, outline, depth)
    default:
      return nil
    }
  }

  /// A suffix, a conversion or a scaling font around another expression.
  private func wrapped(_ call: Node, _ outline: Outline, _ depth: Int) -> RawReading? {
    if let suffix = ValueSuffix(call, in: outline) {
      guard let base = reading(of: suffix.base, in: outline, depth: depth + 1) else { return nil }
      return base.applying(suffix, constant: { constant($0, in: outline) })
    }
    if let conversion = ValueConversion(call, in: outline) {
      var inner = reading(of: conversion.value, in: outline, depth: depth + 1)
      if let scaling = conversion.scaling { inner = inner?.scaled(scaling) }
      return conversion.type.map { type in inner?.converted(to: type) } ?? inner
    }
    return nil
  }
}

extension RawReading {
  /// A font that follows the reader's text size.
  func scaled(_ scaling: ValueConversion.Scaling) -> RawReading {
    guard case .font(var font) = self else { return self }
    switch scaling {
    case .trait(let trait): font.value.add(trait: trait)
    case .unread: font.unread.append("textStyle")
    }
    return .font(font)
  }

  /// The same value as another type.
  func converted(to type: String) -> RawReading {
    switch self {
    case .color(var color):
      color.type = type
      return .color(color)
    case .font(var font):
      font.type = type
      return .font(font)
    }
  }
}

/// One argument around which a call only changes the type: `Color(uiColor: x)`, `UIColor(x)`, `CGFloat(x)`, `Font(x)`,
/// `UIFontMetrics(…).scaledFont(for: x)`.
struct ValueConversion {
  var value: UInt32
  var type: String?
  /// How it makes the font scale, if it does.
  var scaling: Scaling?

  enum Scaling {
    /// As a text style does; `scaledFont` alone is what the default and `.body` do.
    case trait(String)
    /// As a style that is no constant.
    case unread

    /// By `UIFontMetrics.default` or `UIFontMetrics(forTextStyle: .title1)`.
    init(_ metrics: UInt32, in outline: Outline) {
      self = .unread
      guard metrics != Node.none else { return }
      guard outline.nodes[Int(metrics)].kind == .call else {
        if outline.path(metrics) == ["UIFontMetrics", "default"] { self = .trait("scaledFont") }
        return
      }
      let argument = outline.nodes[Int(outline.nodes[Int(metrics)].firstChild)].nextSibling
      guard argument != Node.none, outline.token(outline.nodes[Int(argument)].name, is: "forTextStyle"),
        let style = outline.reference(outline.nodes[Int(argument)].firstChild), style.form != .bare
      else { return }
      let word = outline.name(ofToken: style.name)
      self = .trait(word == "body" ? "scaledFont" : "scaledFont " + word)
    }
  }

  init?(_ call: Node, in outline: Outline) {
    guard let reference = outline.reference(call.firstChild) else { return nil }
    let argument = outline.nodes[Int(call.firstChild)].nextSibling
    guard argument != Node.none, outline.nodes[Int(argument)].role == .plain else { return nil }
    let given = outline.nodes[Int(argument)]
    let label = outline.name(of: argument)
    let name = outline.name(ofToken: reference.name)
    value = given.firstChild
    guard value != Node.none else { return nil }
    if name == "scaledFont", label == "for" {
      scaling = Scaling(reference.receiver, in: outline)
      return
    }
    guard given.nextSibling == Node.none else { return nil }
    let isInitializer = reference.form == .bare || reference.form == .initializer
    let isImplicit = reference.form == .implicit && name == "init"
    guard isInitializer || isImplicit else { return nil }
    switch label {
    case "uiColor", "nsColor", "cgColor", "uiFont", "nsFont": break
    case "": guard isInitializer, ValueConversion.types.contains(name) else { return nil }
    default: return nil
    }
    type = isInitializer ? name : nil
  }

  private static let types: Set<String> = [
    "Color", "UIColor", "NSColor", "CGColor", "Font", "UIFont", "NSFont", "CGFloat", "Double", "Float", "Int",
    "AnyShapeStyle", "TimeInterval",
  ]
}
