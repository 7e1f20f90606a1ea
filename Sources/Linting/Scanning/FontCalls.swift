import DesignTokens
import Patterns
import SwiftOutline

/// A call that may set a font of a size which is written in it.
struct ModifierCall {
  var call: FontCall
  /// From the dot of the modifier to its end; where it stands in no chain, what makes it.
  var range: Range<Int>
  var size: UInt32
  /// Whether another modifier can take its place.
  var isInChain: Bool
}

extension Outline {
  /// A call as one of a function that may make fonts; nil where its callee is no chain of names.
  func fontCall(_ node: UInt32) -> FontCall? {
    guard nodes[Int(node)].kind == .call, let reference = reference(nodes[Int(node)].firstChild) else { return nil }
    let name = name(ofToken: reference.name)
    var path = [name]
    if reference.form == .member {
      guard reference.receiver != Node.none, let receiver = self.path(reference.receiver) else { return nil }
      path = withoutSelf(receiver, at: reference.receiver) + path
    }
    let arguments = children(of: node).dropFirst().map { argument in
      FontCall.Argument(label: self.name(of: argument), value: fontArgument(nodes[Int(argument)].firstChild))
    }
    guard arguments.count <= 6 else { return nil }
    return FontCall(path: path, isImplicit: reference.form == .implicit, arguments: Array(arguments))
  }

  /// A call as one of a modifier that may set a font of a size which is written there: `.brand(size: 18)` behind a dot, or
  /// one that is a type's, `.modifier(Brand(size: 18))`; nil where no argument looks like a size.
  func modifierCall(_ node: UInt32) -> ModifierCall? {
    guard let reference = reference(nodes[Int(node)].firstChild) else { return nil }
    switch reference.form {
    case .member where reference.receiver != Node.none:
      let range = Int(tokens[Int(reference.name) - 1].start)..<self.range(of: node).upperBound
      if token(reference.name, is: "modifier"), let (path, value) = modifierType(in: node, label: "") {
        return sized(value, path, range, isInChain: true)
      }
      return sized(node, [name(ofToken: reference.name)], range, isInChain: true)
    case .bare where token(reference.name, is: "ModifiedContent"):
      guard let (path, value) = modifierType(in: node, label: "modifier") else { return nil }
      return sized(value, path, range(of: value), isInChain: false)
    default: return nil
    }
  }

  /// The type whose initializer an argument of a call is of, as the path of a call, with the initializer's call.
  private func modifierType(in call: UInt32, label: String) -> (path: [String], value: UInt32)? {
    guard let argument = children(of: call).dropFirst().first(where: { name(of: $0) == label }),
      !label.isEmpty || nodes[Int(argument)].nextSibling == Node.none,
      case let value = nodes[Int(argument)].firstChild, value != Node.none, nodes[Int(value)].kind == .call,
      let reference = reference(nodes[Int(value)].firstChild), reference.form != .implicit
    else { return nil }
    let type = self.name(ofToken: reference.name)
    guard type.first?.isUppercase == true,
      let around = reference.receiver == Node.none ? [] : path(reference.receiver)
    else { return nil }
    return (around + [type, "init"], value)
  }

  /// A call with its arguments, of which one looks like a size.
  private func sized(
    _ node: UInt32, _ path: @autoclosure () -> [String], _ range: Range<Int>, isInChain: Bool
  ) -> ModifierCall? {
    guard let size = children(of: node).dropFirst().first(where: isSize) else { return nil }
    var arguments: [FontCall.Argument] = []
    for argument in children(of: node).dropFirst() {
      let value = nodes[Int(argument)].firstChild
      guard arguments.count < 6, nodes[Int(argument)].role == .plain, value != Node.none else { return nil }
      arguments.append(FontCall.Argument(label: name(of: argument), value: fontArgument(value)))
    }
    let call = FontCall(path: path(), isImplicit: false, arguments: arguments, isModifier: true)
    return ModifierCall(call: call, range: range, size: nodes[Int(size)].firstChild, isInChain: isInChain)
  }

  /// Whether an argument is a number of two digits or more without a label, or with one of a size.
  private func isSize(_ argument: UInt32) -> Bool {
    let value = nodes[Int(argument)].firstChild
    guard nodes[Int(argument)].kind == .argument, value != Node.none, case let kind = nodes[Int(value)].kind,
      kind == .integer || kind == .float, range(of: value).count > 1
    else { return false }
    let label = name(of: argument)
    return label.isEmpty || label.lowercased().contains("size")
  }

  private func fontArgument(_ value: UInt32) -> FontCall.Value {
    guard value != Node.none else { return .other }
    if let number = ConstantFolder(self).number(value) { return .number(number.value) }
    guard let reference = reference(value), reference.form != .bare, nodes[Int(value)].kind != .call else {
      return .other
    }
    // Of a variable's members nothing is known.
    if let path = path(value), path.first?.first?.isUppercase != true { return .other }
    return .word(name(ofToken: reference.name))
  }
}

extension Site {
  /// The site with what the project's functions make of its font's call.
  func knowing(_ makers: FontMakers) -> Site {
    guard case .font(var font) = value else { return self }
    guard !font.familyIsKnown || !font.maker.isEmpty, let call = font.call,
      let made = makers.font(madeBy: call, wanted: place.type)
    else { return knowing(makers.families, font) }
    var site = self
    let weight = font.value.weight
    font.value = made.font
    font.familyIsKnown = true
    font.unread = []
    font.type = font.type ?? made.type
    site.value = .font(font)
    site.place.type = place.type ?? made.type
    // Where `.brand(size: 15)` resolves, so does another static member of the type.
    if call.isImplicit, site.place.type == made.type { site.place.isTyped = true }
    if !["CGFloat", "Double"].contains(made.sizeType) { site.place.sizeRange = nil }
    site.styles = styles.compactMap { $0.with(made.font, inPlaceOf: weight) }
    return site
  }

  /// The site with the family that the project's declarations tell.
  private func knowing(_ families: FontFamilies, _ font: FontReading) -> Site {
    guard let known = families.reading(font) else { return self }
    var site = self
    site.value = .font(known)
    site.styles = known.familyIsKnown ? styles.compactMap { $0.with(known.value, inPlaceOf: font.value.weight) } : []
    return site
  }

  /// Whether it is the call of what only may be a modifier that sets a font.
  var isModifierCall: Bool {
    if case .font(let font) = value { font.call?.isModifier ?? false } else { false }
  }
}

extension FileScan {
  /// The raw values in source order, those among them which only the project's functions tell to be any.
  func sites(knowing makers: FontMakers) -> [Site] {
    let modified = modifierSites.filter { site in
      if case .font(let font) = site.value { font.call.map(makers.setsFont) ?? false } else { false }
    }
    guard !modified.isEmpty else { return sites }
    return (sites + modified).sorted {
      ($0.excerpt.range.lowerBound, $1.excerpt.range.upperBound)
        < ($1.excerpt.range.lowerBound, $0.excerpt.range.upperBound)
    }
  }
}

extension StyledFont {
  /// The style with another font in it; nil where two weights would be one.
  fileprivate func with(_ font: FontValue, inPlaceOf weight: FontWeight?) -> StyledFont? {
    var style = self
    if value.weight != weight, font.weight != nil { return nil }
    style.value.family = font.family
    style.value.weight = value.weight == weight ? font.weight : value.weight
    style.value.isItalic = value.isItalic || font.isItalic
    style.value.design = value.design ?? font.design
    for trait in font.traits where !style.value.traits.contains(trait) {
      style.value.traits = (style.value.traits + [trait]).sorted()
    }
    style.value.size = font.size
    return style
  }
}
