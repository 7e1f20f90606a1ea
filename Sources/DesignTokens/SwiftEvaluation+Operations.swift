extension SwiftEvaluation {
  // MARK: Numbers

  mutating func arithmetic(
    _ operation: SwiftValue.Operation, _ left: SwiftValue, _ right: SwiftValue, _ context: Context
  ) -> ResolvedValue? {
    guard let first = operand(left, context), let second = operand(right, context),
      let result = operation.apply(first.number, second.number)
    else { return nil }
    // Literals take the type of what they are added to.
    let type = first.type ?? second.type
    let isWhole = operation == .divided && type == "Int"
    return ResolvedValue(.number(isWhole ? result.rounded(.towardZero) : result), type: type)
  }

  private mutating func operand(
    _ value: SwiftValue, _ context: Context
  ) -> (number: Double, type: String?)? {
    guard let value = self.value(of: value, context.deeper), case .number(let number) = value.light else { return nil }
    return (number, value.type)
  }

  mutating func number(_ value: SwiftValue, _ context: Context) -> Double? {
    guard case .number(let number)? = self.value(of: value, context.deeper)?.light else { return nil }
    return number
  }

  // MARK: Colors

  mutating func opacity(
    _ base: SwiftValue, _ alpha: SwiftValue, _ replaces: Bool, _ context: Context
  ) -> ResolvedValue? {
    guard let factor = number(alpha, context) else { return nil }
    if let color = value(of: base, context.deeper) { return color.withAlpha(factor, replaces) }
    // Opaque it would be the system's own.
    guard factor < 1, factor >= 0 else { return nil }
    return paletteColor(base, context.deeper)?.withAlpha(factor, replaces)
  }

  mutating func pair(_ light: SwiftValue, _ dark: SwiftValue, _ context: Context) -> ResolvedValue? {
    guard let lightValue = half(light, context), let darkValue = half(dark, context) else { return nil }
    var both = ResolvedValue(
      lightValue.light, dark: darkValue.dark ?? darkValue.light, type: lightValue.type ?? darkValue.type)
    both.reservations.remarks = lightValue.reservations.remarks
    both.reservations.formUnion(darkValue.reservations)
    return both
  }

  /// One color of a pair, which may be white or black.
  private mutating func half(_ value: SwiftValue, _ context: Context) -> ResolvedValue? {
    self.value(of: value, context.deeper) ?? paletteColor(value, context.deeper)
  }

  /// White or black of the system's palette, which are the same in every appearance. Alone they are no token's value.
  mutating func paletteColor(_ value: SwiftValue, _ context: Context) -> ResolvedValue? {
    guard context.depth < 24 else { return nil }
    switch value {
    case .opacity(let base, let alpha, let replaces):
      guard let factor = number(alpha, context) else { return nil }
      return paletteColor(base, context.deeper)?.withAlpha(factor, replaces)
    case .call(let call):
      return invocation(of: call, context).flatMap { paletteColor($0.value, $0.context) }
    default:
      guard let path = value.paletteName(context.expected),
        symbols.lookUp(path, from: context.scope, file: context.file) == nil
      else { return nil }
      return path.last.flatMap(Color.init(blackOrWhite:)).map { ResolvedValue(.color($0), type: path[0]) }
    }
  }

  mutating func converted(_ inner: SwiftValue, _ type: String, _ context: Context) -> ResolvedValue? {
    var context = context.deeper
    // The argument of `Color(uiColor:)` is a UIColor, of `UIColor(_:)` a Color.
    switch type {
    case "Color": context.expected = "UIColor"
    case "UIColor", "NSColor": context.expected = "Color"
    case "Font": context.expected = "UIFont"
    default: break
    }
    guard var value = value(of: inner, context) else { return nil }
    value.type = type
    return value
  }

  // MARK: Fonts

  mutating func styled(_ base: SwiftValue, _ style: SwiftValue.FontStyle, _ context: Context) -> ResolvedValue? {
    guard let font = value(of: base, context.deeper) else { return nil }
    var weight = style.weight
    if let name = style.weightName {
      guard let word = weightName(name, context.deeper), let named = FontWeight(named: word) else { return nil }
      weight = named
    }
    let letters = style.letters.flatMap { number($0, context) }
    let betweenLines = style.betweenLines.flatMap { number($0, context) }
    return font.mapped { value in
      guard case .font(var font) = value else { return nil }
      // What is set to something that cannot be told is set all the same.
      if style.letters != nil, letters == nil { font.add(trait: "letter spacing") }
      if style.betweenLines != nil, betweenLines == nil { font.add(trait: "line spacing") }
      font.spacing.letters = letters ?? font.spacing.letters
      font.spacing.betweenLines = betweenLines ?? font.spacing.betweenLines
      font.weight = weight ?? font.weight
      font.isItalic = font.isItalic || style.isItalic
      font.design = style.design ?? font.design
      if !style.trait.isEmpty { font.add(trait: style.trait) }
      return .font(font)
    }
  }

  mutating func font(_ parts: SwiftValue.FontParts, _ context: Context) -> ResolvedValue? {
    guard let size = number(parts.size, context), size > 0 else { return nil }
    var font = parts.base.value
    font.size = size
    if !parts.base.familyPath.isEmpty {
      guard let known = declared(parts.base, context) else { return nil }
      font = known.value
      font.size = size
    } else if let family = parts.family, let face = face(family, context) {
      font.take(face)
    }
    guard font.family != nil || SystemFont.named(parts.callee.last ?? "") != nil else { return nil }
    if let weight = parts.weight {
      // A weight that cannot be told is not the regular one.
      guard let name = weightName(weight, context), let known = FontWeight(named: name) else { return nil }
      font.weight = known
    }
    for (label, value) in parts.traits.sorted(by: { $0.key < $1.key }) {
      guard let word = weightName(value, context) else { return nil }
      if word != "body", word != "standard" { font.add(trait: label + " " + word) }
    }
    let isFontCall = parts.callee.contains { name in
      let words = SwiftNames.words(name)
      return words.contains("font") || words.contains("typography") || words.contains("text")
    }
    guard isFontCall || SwiftNames.fontTypes.contains(context.expected ?? "") || font.family != nil else { return nil }
    let name = parts.callee == ["init"] || !parts.base.maker.isEmpty ? nil : parts.callee.last
    return ResolvedValue(.font(font), type: parts.base.type ?? type(ofMaker: parts.callee, context) ?? name)
  }

  /// What a function of the project's that makes fonts gives, as its declaration says. Generators make fonts of the
  /// platform's, so that is what counts where no declaration and no import tells.
  mutating func type(ofMaker path: [String], _ context: Context) -> String? {
    guard path.count > 1 else { return nil }
    if let type = symbols.memberTypes.type(ofPath: path) { return type }
    if let index = symbols.lookUp(Array(path.dropLast()), from: context.scope, file: context.file) {
      let definition = symbols.definitions[index].definition
      var owner = definition.type
      if let type = definition.value.instanceType { owner = type.last ?? owner }
      if let owner, let type = symbols.memberTypes.type(ofPath: [owner, path[path.count - 1]]) { return type }
    }
    guard path.last == "font", !SwiftNames.fontTypes.contains(context.expected ?? "") else { return nil }
    return symbols.sources[context.file].framework == .swiftUI ? "Font" : "UIFont"
  }

  /// The case that names a weight or a text style.
  private mutating func weightName(_ value: SwiftValue, _ context: Context) -> String? {
    guard context.depth < 24 else { return nil }
    switch value {
    case .implicit(let path): return path.last
    case .enumCase(let path, _): return path.last
    case .choice(let choice): return chosen(choice, context).flatMap { weightName($0, context.deeper) }
    case .either(let first, let second):
      if first.isUnknown { return nil }
      return weightName(first, context.deeper) ?? weightName(second, context.deeper)
    case .call(let call):
      if let made = invocation(of: call, context) { return weightName(made.value, made.context) }
      // `.init(weight)`, of the weight of another framework.
      guard call.path.last == "init", call.arguments.count == 1, call.arguments[0].label.isEmpty else { return nil }
      return weightName(call.arguments[0].value, context.deeper)
    case .reference(let path):
      guard let index = symbols.lookUp(path, from: context.scope, file: context.file) else {
        if let value = member(path, context) { return weightName(value, context.deeper) }
        return path.last
      }
      return weightName(symbols.definitions[index].definition.value, context.deeper)
    default: return nil
    }
  }
}

extension SwiftEvaluation.ResolvedValue {
  /// The color with its alpha multiplied or replaced.
  fileprivate func withAlpha(_ factor: Double, _ replaces: Bool) -> Self? {
    mapped { value in
      guard case .color(var color) = value else { return nil }
      color.alpha = replaces ? factor : color.alpha * factor
      return .color(color)
    }
  }
}

extension SwiftValue {
  /// White or black by its name, so that it is no token's value alone; nil for any other color.
  init?(palette value: SwiftEvaluation.ResolvedValue) {
    guard case .color(let color) = value.light, let type = value.type else { return nil }
    self = .opacity(
      .reference([type, color.red > 0.5 ? "white" : "black"]), alpha: .number(color.alpha), replaces: true)
  }

  /// The name of what may be a color of the system's palette, behind its type: an implicit member is of the type that is
  /// wanted.
  package func paletteName(_ expected: String?) -> [String]? {
    let path: [String]
    switch self {
    case .implicit(let names): path = [expected ?? "Color"] + names
    case .reference(let names): path = names
    default: return nil
    }
    return path.count == 2 && SwiftNames.colorTypes.contains(path[0]) ? path : nil
  }
}

extension Color {
  /// White or black by its name: of the system's palette those that are the same in every appearance.
  package init?(blackOrWhite name: String) {
    guard let level = ["white": 1.0, "black": 0.0][name] else { return nil }
    self.init(red: level, green: level, blue: level, alpha: 1)
  }
}
