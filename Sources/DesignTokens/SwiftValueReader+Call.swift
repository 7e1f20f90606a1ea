import Patterns
import SwiftOutline

/// Calls in definitions: constructors, suffixes, conversions, pairs, assets and the project's own helpers.
extension SwiftValueReader {
  /// One argument of a call.
  struct Argument {
    var label: String
    var labelToken: UInt32
    var value: UInt32
    var kind: Node.Kind
  }

  func call(_ node: UInt32, _ this: Node, _ depth: Int) -> SwiftValue? {
    let found = reader.constructor(at: node, in: outline)
    if let found, found.isWhole, !found.isDeclared { return SwiftValue(found) }
    if let pair = reader.appearances(at: node, in: outline) {
      return .pair(light: .color(pair.light), dark: .color(pair.dark))
    }
    let arguments = arguments(of: this)
    if let found, found.isWhole {
      // A method of an enum's that makes fonts may do so of other ones than its name says.
      guard let reference = outline.reference(this.firstChild) else { return SwiftValue(found) }
      let callee = Callee(reference, outline)
      return projectCall(callee, reference, arguments, SwiftValue(found), depth) ?? SwiftValue(found)
    }
    if let suffix = ValueSuffix(this, in: outline), let value = suffixed(suffix, arguments, depth) { return value }
    guard let reference = outline.reference(this.firstChild) else {
      return immediateClosure(this, arguments, depth)
    }
    let callee = Callee(reference, outline)
    let guess = guess(callee, arguments, this, found, depth)
    return projectCall(callee, reference, arguments, guess, depth) ?? guess
  }

  /// What a call looks like, whatever the project declares.
  private func guess(
    _ callee: Callee, _ arguments: [Argument], _ this: Node, _ found: RawReading?, _ depth: Int
  ) -> SwiftValue? {
    if let pair = pair(callee, arguments, depth) ?? hexFactory(callee, arguments) { return pair }
    if let asset = asset(callee, arguments) ?? dynamicProvider(callee, arguments, depth) { return asset }
    if let value = conversion(this, depth) ?? font(callee, arguments, found, depth) { return value }
    if let value = paletteCase(callee, arguments) ?? ownInitializer(callee, arguments, depth) { return value }
    if let value = instance(callee, arguments) ?? accessor(callee, arguments, this, depth) { return value }
    return found.map(SwiftValue.init)
  }

  /// A call of what the project may declare, with arguments that can be read.
  private func projectCall(
    _ callee: Callee, _ reference: Reference, _ arguments: [Argument], _ guess: SwiftValue?, _ depth: Int
  ) -> SwiftValue? {
    if let instance = instanceCall(callee, arguments, guess, depth) { return instance }
    guard !arguments.isEmpty, arguments.count <= SwiftFunction.mostParameters else { return nil }
    var call = SwiftCall(path: callee.path, isImplicit: callee.isImplicit, arguments: [], guess: guess)
    if callee.isType {
      // What a type's own initializers make is known, but for those of colors and fonts which say nothing.
      if case .instance? = guess {} else if guess != nil || !callee.isImplicit { return nil }
      if callee.path.last != "init" { call.path.append("init") }
      let type = callee.isImplicit ? "Color" : call.path.dropLast().last ?? ""
      guard SwiftNames.isColorOrFont(type) else { return nil }
    } else if reference.form == .member, callee.path.count == 1 {
      guard reference.receiver != Node.none, let base = value(of: reference.receiver, depth: depth + 1) else {
        return nil
      }
      call.base = base
    }
    for argument in arguments {
      guard let value = value(of: argument.value, depth: depth + 1) else { return nil }
      call.arguments.append(SwiftCall.Argument(label: argument.label, value: value))
    }
    return .call(call)
  }

  /// `self.init(uiColor: color)`, which makes what its argument is.
  private func ownInitializer(_ callee: Callee, _ arguments: [Argument], _ depth: Int) -> SwiftValue? {
    guard callee.path == ["self", "init"], arguments.count == 1,
      ["", "uiColor", "nsColor", "cgColor", "uiFont"].contains(arguments[0].label)
    else { return nil }
    return value(of: arguments[0].value, depth: depth + 1)
  }

  /// The name of what is called.
  struct Callee {
    var name: String
    var path: [String]
    var isType: Bool
    var isImplicit: Bool

    init(_ reference: Reference, _ outline: Outline) {
      name = outline.name(ofToken: reference.name)
      isImplicit = reference.form == .implicit
      let before = reference.receiver == Node.none ? [] : outline.path(reference.receiver) ?? []
      path = before + [name]
      isType = name.first?.isUppercase == true || name == "init"
    }
  }

  func arguments(of call: Node) -> [Argument] {
    var arguments: [Argument] = []
    var next = outline.nodes[Int(call.firstChild)].nextSibling
    while next != Node.none {
      let argument = outline.nodes[Int(next)]
      if argument.firstChild != Node.none {
        let kind = outline.nodes[Int(argument.firstChild)].kind
        arguments.append(
          Argument(
            label: outline.name(of: next), labelToken: argument.name, value: argument.firstChild, kind: kind))
      }
      next = argument.nextSibling
    }
    return arguments
  }

  private func suffixed(_ suffix: ValueSuffix, _ arguments: [Argument], _ depth: Int) -> SwiftValue? {
    guard let base = value(of: suffix.base, depth: depth + 1) else { return nil }
    switch suffix.effect {
    case .multipliedAlpha(let node):
      return value(of: node, depth: depth + 1).map { .opacity(base, alpha: $0, replaces: false) }
    case .replacedAlpha(let node):
      return value(of: node, depth: depth + 1).map { .opacity(base, alpha: $0, replaces: true) }
    case .weight(let weight): return .styled(base, SwiftValue.FontStyle(weight: weight))
    case .italic: return .styled(base, SwiftValue.FontStyle(isItalic: true))
    case .design(let design): return .styled(base, SwiftValue.FontStyle(design: design))
    case .trait(let trait): return .styled(base, SwiftValue.FontStyle(trait: trait))
    case .unread("weight"):
      guard arguments.count == 1, let weight = value(of: arguments[0].value, depth: depth + 1) else { return nil }
      return .styled(base, SwiftValue.FontStyle(weightName: weight))
    case .unread: return nil
    }
  }

  private func immediateClosure(_ call: Node, _ arguments: [Argument], _ depth: Int) -> SwiftValue? {
    guard arguments.isEmpty, outline.nodes[Int(call.firstChild)].kind == .closure else { return nil }
    return body(of: call.firstChild, depth: depth + 1)
  }

  /// Two arguments whose labels tell light from dark: `Color(light: a, dark: b)`, `dynamic(lightColor:darkColor:)`.
  private func pair(_ callee: Callee, _ arguments: [Argument], _ depth: Int) -> SwiftValue? {
    guard arguments.count >= 2, arguments.contains(where: speaksOfDark) else { return nil }
    let labels = arguments.map { SwiftNames.words($0.label) }
    guard let darkIndex = labels.firstIndex(where: { $0.contains("dark") && !$0.contains("elevated") }) else {
      return nil
    }
    let dark = arguments[darkIndex]
    let lightIndex = labels.firstIndex { $0.contains("light") && !$0.contains("elevated") || $0 == ["any"] }
    let light = lightIndex.map { arguments[$0] }
    let isFirstLight = labels[0].allSatisfy { ["hex", "rgb", "string", "value"].contains($0) }
    guard let light = light ?? (isFirstLight ? arguments[0] : nil), dark.value != light.value,
      let lightValue = hexColor(light.value, callee) ?? value(of: light.value, depth: depth + 1),
      let darkValue = hexColor(dark.value, callee) ?? value(of: dark.value, depth: depth + 1)
    else { return nil }
    return .pair(light: lightValue, dark: darkValue)
  }

  /// Hex digits that a function of the project's makes a color of: `Color.dynamic("#2D5BE6")`.
  private func hexFactory(_ callee: Callee, _ arguments: [Argument]) -> SwiftValue? {
    guard !callee.isType, arguments.count == 1, arguments[0].label.isEmpty, let type = callee.path.first,
      SwiftNames.colorTypes.contains(type), callee.path.count == 2
    else { return nil }
    return hexColor(arguments[0].value).map { .converted($0, type: type) }
  }

  /// Those as the type of color that a callee makes, where its name tells.
  private func hexColor(_ node: UInt32, _ callee: Callee) -> SwiftValue? {
    guard let color = hexColor(node), let type = callee.path.first, SwiftNames.colorTypes.contains(type) else {
      return hexColor(node)
    }
    return .converted(color, type: type)
  }

  /// Six hex digits in a string or a number.
  private func hexColor(_ node: UInt32) -> SwiftValue? {
    let text: String
    if let string = outline.stringText(node) {
      text = string.hasPrefix("#") ? String(string.dropFirst()) : string
    } else if outline.nodes[Int(node)].kind == .integer, outline.text(of: node).hasPrefix("0x") {
      text = String(outline.text(of: node).dropFirst(2))
    } else {
      return nil
    }
    guard text.utf8.count == 6, let color = HexColor.parse(text, order: .rgba)?.color else { return nil }
    return .color(ColorReading(color: color))
  }

  private func speaksOfDark(_ argument: Argument) -> Bool {
    guard argument.labelToken != Node.none else { return false }
    return Self.dark.stand(in: outline.bytes, outline.nameRange(ofToken: argument.labelToken))
  }

  private static let dark = WordStems(["dark"])

  /// A color of a catalog: `Color("brand", bundle: .module)`, `UIColor(named: "brand")`, `ColorAsset(name: "brand")`,
  /// `Color(.brand)`, `UIColor(resource: .brand)`.
  private func asset(_ callee: Callee, _ arguments: [Argument]) -> SwiftValue? {
    guard let color = colorOfCatalog(callee, arguments) else { return nil }
    guard !callee.isImplicit, let type = callee.path.last(where: { $0 != "init" }), SwiftNames.colorTypes.contains(type)
    else { return color }
    return .converted(color, type: type)
  }

  private func colorOfCatalog(_ callee: Callee, _ arguments: [Argument]) -> SwiftValue? {
    guard callee.isType || callee.path.count > 1, let first = arguments.first, !isOtherAsset(callee) else { return nil }
    let isColorType = SwiftNames.colorTypes.contains(callee.path.last { $0 != "init" } ?? "")
    if let text = outline.stringText(first.value) {
      let isWrapper =
        callee.name.hasSuffix("Asset") || callee.name.hasSuffix("Colors") || callee.name.hasSuffix("Color")
      switch first.label {
      case "named" where callee.isType: return .asset(text)
      case "name" where isWrapper && arguments.count <= 2:
        return .converted(.asset(text), type: callee.path.last { $0 != "init" } ?? "")
      case "" where (isColorType || callee.isImplicit && callee.name == "init") && !text.hasPrefix("#"):
        return .asset(text)
      default: return nil
      }
    }
    if first.label == "named" || first.label.isEmpty && isColorType, callee.isType,
      let names = outline.appearances(ofTernary: first.value), let light = outline.stringText(names.light),
      let dark = outline.stringText(names.dark)
    {
      return .pair(light: .asset(light), dark: .asset(dark))
    }
    if first.label == "named" || first.label == "name" && callee.name.hasSuffix("Color"), callee.isType {
      return value(of: first.value, depth: 8).map(SwiftValue.assetNamed)
    }
    if first.label.isEmpty, callee.isType, let path = outline.path(first.value) {
      if path.last == "rawValue" { return .assetNamed(.reference(path)) }
      // `Color(name, bundle: .module)`.
      if arguments.count == 2, arguments[1].label == "bundle" { return .assetNamed(.reference(path)) }
    }
    if first.label.isEmpty, callee.isType, let name = madeName(first) { return .assetNamed(name) }
    guard first.label == "resource" || first.label.isEmpty && arguments.count == 1, callee.isType,
      let path = implicitPath(first.value)
    else { return nil }
    if first.label.isEmpty, !SwiftNames.colorTypes.contains(callee.name) { return nil }
    return .assetSymbol(path)
  }

  /// A string that is put together: `"app_" + name`, `"app_\(name)"`.
  private func madeName(_ argument: Argument) -> SwiftValue? {
    guard argument.kind == .binaryOperation || argument.kind == .interpolatedString else { return nil }
    return value(of: argument.value, depth: 8).flatMap { $0.isMadeText ? $0 : nil }
  }

  /// Whether a type is that of other things in catalogs than colors: `ImageAsset(name: "icon")`, `UIImage(named: "icon")`.
  private func isOtherAsset(_ callee: Callee) -> Bool {
    guard let type = callee.path.last(where: { $0 != "init" }), !SwiftNames.colorTypes.contains(type) else {
      return false
    }
    let words = SwiftNames.words(type)
    return !Self.otherAssets.isDisjoint(with: words) && !words.contains("color")
  }

  private static let otherAssets: Set<String> = [
    "image", "images", "icon", "icons", "symbol", "symbols", "data", "sound", "animation", "lottie", "svg", "video",
    "font", "storyboard",
  ]

  /// The names of `.Colors.brand`.
  private func implicitPath(_ node: UInt32) -> [String]? {
    var names: [String] = []
    var next = node
    while next != Node.none, names.count < 8 {
      let this = outline.nodes[Int(next)]
      guard this.kind == .member || this.kind == .implicitMember, this.name != Node.none else { return nil }
      names.append(outline.name(of: next))
      if this.kind == .implicitMember { return names.reversed() }
      next = this.firstChild
    }
    return nil
  }

  /// `UIColor { traits in … }`, `UIColor(dynamicProvider: { … })`, `NSColor(name: nil) { … }`.
  private func dynamicProvider(_ callee: Callee, _ arguments: [Argument], _ depth: Int) -> SwiftValue? {
    guard let last = arguments.last, last.kind == .closure,
      callee.isType || callee.name.lowercased().contains("dynamic")
    else { return nil }
    return body(of: last.value, depth: depth + 1)
  }

  private func conversion(_ call: Node, _ depth: Int) -> SwiftValue? {
    guard let conversion = ValueConversion(call, in: outline),
      let inner = value(of: conversion.value, depth: depth + 1)
    else { return nil }
    switch conversion.scaling {
    case .trait(let trait)?: return .styled(inner, SwiftValue.FontStyle(trait: trait))
    case .unread?: return .styled(inner, SwiftValue.FontStyle(trait: "scaledFont as it may be"))
    case nil: break
    }
    return conversion.type.map { .converted(inner, type: $0) } ?? inner
  }

  /// `UIColor(shade: .blue50)`.
  private func paletteCase(_ callee: Callee, _ arguments: [Argument]) -> SwiftValue? {
    guard callee.isType, arguments.count == 1, !arguments[0].label.isEmpty,
      let path = implicitPath(arguments[0].value), path.count == 1
    else { return nil }
    if callee.isImplicit { return .implicit(["init"] + path) }
    guard let type = callee.path.last(where: { $0 != "init" }), SwiftNames.colorTypes.contains(type) else { return nil }
    return .reference([type, "init"] + path)
  }

  /// `Theme()`, whose members are reached through the definition that holds it.
  private func instance(_ callee: Callee, _ arguments: [Argument]) -> SwiftValue? {
    guard callee.isType, !callee.isImplicit else { return nil }
    return .instance(callee.path.filter { $0 != "init" })
  }

  /// A function of no arguments stands for its value: `Font.daxTitle1()`, `R.color.brand()`.
  private func accessor(_ callee: Callee, _ arguments: [Argument], _ call: Node, _ depth: Int) -> SwiftValue? {
    if arguments.isEmpty {
      if callee.isImplicit { return callee.name == "init" ? .instance([]) : .implicit([callee.name]) }
      return outline.path(call.firstChild).map(SwiftValue.reference)
    }
    guard arguments.count == 1, let argument = implicitPath(arguments[0].value), argument.count == 1 else { return nil }
    // A helper that takes the case of an enum: `.pretendard(.title1)`.
    return callee.isImplicit ? .implicit([callee.name] + argument) : .reference(callee.path + argument)
  }
}
