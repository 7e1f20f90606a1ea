/// Works out the values of definitions, each once.
struct SwiftEvaluation {
  let symbols: SwiftSymbolTable
  let hexOrders: HexOrderTable
  private(set) var problems: [TokenResolver.Problem] = []
  /// The values by the positions of the definitions, as far as they are known.
  private var memo: [ResolvedValue??]
  private var active: Set<Int> = []
  /// How many values are being worked out, one for the sake of another.
  private var depth = 0
  /// How many calls may still be followed for the sake of one definition.
  var callsLeft = 0

  private static var depthLimit: Int { 96 }
  static var mostCalls: Int { 400 }

  init(_ symbols: SwiftSymbolTable, _ hexOrders: HexOrderTable) {
    self.symbols = symbols
    self.hexOrders = hexOrders
    memo = Array(repeating: nil, count: symbols.definitions.count)
  }

  /// A value with what was found on the way to it.
  struct ResolvedValue {
    var light: DesignValue
    var dark: DesignValue?
    /// All appearances, where the value is an asset's as it stands.
    var appearances: AppearanceValues?
    var reservations = AppearanceValues.Reservations()
    /// The type of the expression, where it is known.
    var type: String?
    /// The asset and the definition that it is another name of.
    var asset: Int?
    var target: Int?

    init(_ light: DesignValue, dark: DesignValue? = nil, type: String? = nil) {
      self.light = light
      self.dark = dark
      self.type = type
    }

    var values: AppearanceValues {
      if let appearances { return appearances }
      var values = AppearanceValues(any: light, dark: dark == light ? nil : dark)
      values.reservations = reservations
      return values
    }

    /// The same with its values changed, which makes it a value of its own.
    func mapped(_ transform: (DesignValue) -> DesignValue?) -> ResolvedValue? {
      guard let light = transform(light) else { return nil }
      var mapped = ResolvedValue(light, dark: dark.flatMap(transform), type: type)
      mapped.reservations = reservations
      if dark != nil, mapped.dark == nil { mapped.reservations.isUnknownInDark = true }
      return mapped
    }
  }

  /// Where an expression stands.
  struct Context {
    var scope: [String]
    var file: Int
    var expected: String?
    var depth = 0
    /// The property or function that it is in.
    var name = ""

    var deeper: Context {
      var context = self
      context.depth += 1
      return context
    }
  }

  mutating func value(ofDefinition index: Int) -> ResolvedValue? {
    if let known = memo[index] { return known }
    guard active.insert(index).inserted else { return nil }
    defer { active.remove(index) }
    let entry = symbols.definitions[index]
    // Chains of definitions are long, so that what is not needed on the way has frames of its own.
    let value = finished(value(of: entry.definition.value, context(of: entry)), entry)
    memo[index] = .some(value)
    return value
  }

  private func context(of entry: SwiftSymbolTable.Entry) -> Context {
    let definition = entry.definition
    let holder = definition.scope.last ?? ""
    let expected = definition.type ?? (SwiftNames.extendedTypes.contains(holder) ? holder : nil)
    var context = Context(
      scope: definition.scope, file: entry.file, expected: expected == "ShapeStyle" ? "Color" : expected)
    if definition.shape.isModifier { context.expected = "Font" }
    if case .member = definition.shape { context.name = definition.path.last ?? "" }
    return context
  }

  /// The value with what its definition says of it beside.
  private mutating func finished(_ found: ResolvedValue?, _ entry: SwiftSymbolTable.Entry) -> ResolvedValue? {
    let definition = entry.definition
    if case .openHex? = unreadableHex(definition.value) { noteOpenHex(entry) }
    // Of two themes only colors are one token where they differ.
    guard var value = found, !definition.isOfTheme || value.light == value.dark || value.light.fits("Color") else {
      return nil
    }
    if let declared = definition.type, SwiftNames.isDesignType(declared) { value.type = declared }
    if value.type == nil, let inferred = definition.inferredNumber { value.type = inferred }
    if value.type == nil, let expected = context(of: entry).expected, value.light.fits(expected) {
      value.type = expected
    }
    if definition.isOfTheme { value.reservations.remarks.append("hangs on the theme that is shown") }
    if let doubt = symbols.doubt(about: definition, isColor: value.light.fits("Color")) {
      value.reservations.remarks.append(doubt)
    }
    if symbols.isSet(definition) {
      value.reservations.remarks.append("is set to other values")
      value.appearances?.reservations.remarks.append("is set to other values")
    }
    return value
  }

  mutating func value(of value: SwiftValue, _ context: Context) -> ResolvedValue? {
    guard depth < SwiftEvaluation.depthLimit else { return nil }
    if depth == 0 { callsLeft = SwiftEvaluation.mostCalls }
    depth += 1
    defer { depth -= 1 }
    switch value {
    case .number(let number): return ResolvedValue(.number(number))
    case .string, .instance: return nil
    case .color(let reading): return color(reading, context)
    case .font(let font): return self.font(font, context)
    case .reference(let path): return reference(path, context)
    case .implicit(let path): return implicit(path, context)
    case .asset(let name): return symbols.assets.named(name).flatMap(asset)
    case .assetNamed(let name): return text(of: name, context.deeper).flatMap(symbols.assets.named).flatMap(asset)
    case .assetSymbol(let path): return assetSymbol(path, context)
    case .either(let first, let second):
      if first.isUnknown { return nil }
      return self.value(of: first, context.deeper) ?? self.value(of: second, context)
    case .arithmetic(let operation, let left, let right): return arithmetic(operation, left, right, context)
    case .opacity(let base, let alpha, let replaces): return opacity(base, alpha, replaces, context)
    case .pair(let light, let dark): return pair(light, dark, context)
    case .styled(let base, let style): return styled(base, style, context)
    case .converted(let inner, let type): return converted(inner, type, context)
    case .composedFont(let parts): return font(parts, context)
    case .call(let call): return made(by: call, context)
    case .choice(let choice): return chosen(choice, context).flatMap { self.value(of: $0, context.deeper) }
    case .joined, .enumCase, .record: return nil
    }
  }

  // MARK: Leaves

  private func color(_ reading: ColorReading, _ context: Context) -> ResolvedValue? {
    guard reading.alphaIsKnown else { return nil }
    var reading = reading
    if reading.openHex?.initializer.type == nil { reading.openHex?.initializer.type = context.expected }
    if reading.byteInitializer?.type == nil { reading.byteInitializer?.type = context.expected }
    guard let color = reading.color(hexOrders) else { return nil }
    var value = ResolvedValue(.color(color), type: reading.type)
    if reading.isClamped(hexOrders) {
      value.reservations.remarks.append("has channels above 1, which the system takes for 1")
    }
    return value
  }

  private enum Unreadable { case openHex }

  private func unreadableHex(_ value: SwiftValue) -> Unreadable? {
    guard case .color(let reading) = value, reading.openHex != nil, reading.color(hexOrders) == nil else { return nil }
    return .openHex
  }

  private mutating func noteOpenHex(_ entry: SwiftSymbolTable.Entry) {
    problems.append(
      TokenResolver.Problem(
        message: "nothing tells at which end of the hex value the alpha of "
          + "'\(SwiftSymbolTable.key(entry.definition.path))' stands; set 'hex-alpha' to 'rgba' or 'argb'",
        definition: DesignToken.Definition(
          path: symbols.sources[entry.file].path, line: entry.definition.line, column: entry.definition.column),
        name: SwiftSymbolTable.key(entry.definition.path)))
  }

  private func asset(_ index: Int) -> ResolvedValue? {
    guard let values = symbols.assets.colors[index].values else { return nil }
    var value = ResolvedValue(values.any, dark: values.dark)
    value.appearances = values
    value.reservations = values.reservations
    value.asset = index
    return value
  }

  // MARK: Names

  private mutating func reference(_ path: [String], _ context: Context) -> ResolvedValue? {
    if path.last == "rawValue", path.count == 1 || path == ["self", "rawValue"],
      let index = symbols.lookUp(context.scope, from: [], file: context.file)
    {
      return value(ofDefinition: index)
    }
    if let index = symbols.lookUp(path, from: context.scope, file: context.file) {
      if let value = follow(index) { return value }
      // What a function makes may hang on where it is called.
      guard symbols.definitions[index].definition.shape == .function else { return nil }
      return made(by: SwiftCall(path: path, arguments: []), context.deeper)
    }
    if let last = path.last, path.count > 1, let type = SwiftNames.typeOfAccessor(last) {
      var base = reference(Array(path.dropLast()), context.deeper)
      if base == nil, let found = symbols.assets.generated(path) { base = asset(found) }
      if !type.isEmpty || last == "color" { base?.type = type.isEmpty ? "UIColor" : type }
      return base
    }
    if let found = resource(path) ?? symbols.assets.generated(path).flatMap(asset) { return found }
    return member(path, context).flatMap { value(of: $0, context.deeper) }
  }

  private mutating func follow(_ index: Int) -> ResolvedValue? {
    guard var value = value(ofDefinition: index) else { return nil }
    value.target = index
    return value
  }

  /// A generated symbol by its whole path: `UIColor.brand`, `Color.Colors.brand`.
  private func resource(_ path: [String]) -> ResolvedValue? {
    guard let type = path.first, SwiftNames.colorTypes.contains(type) else { return nil }
    var value = symbols.assets.symbol(Array(path.dropFirst())).flatMap(asset)
    value?.type = type
    return value
  }

  private mutating func implicit(_ path: [String], _ context: Context) -> ResolvedValue? {
    guard let expected = context.expected else { return nil }
    for type in [expected] + (expected == "Color" ? ["ShapeStyle"] : []) {
      if let index = symbols.lookUp([type] + path, from: [], file: context.file) { return follow(index) }
      // A case of an enum that an initializer of the type takes.
      if let index = symbols.lookUp([type, "init"] + path, from: [], file: context.file) { return follow(index) }
    }
    if let last = path.last, path.count > 1, SwiftNames.typeOfAccessor(last) != nil {
      return implicit(Array(path.dropLast()), context.deeper)
    }
    guard SwiftNames.colorTypes.contains(expected) else { return nil }
    return symbols.assets.symbol(path).flatMap(asset)
  }

  private mutating func assetSymbol(_ path: [String], _ context: Context) -> ResolvedValue? {
    if let found = symbols.assets.symbol(path) { return asset(found) }
    // `Color(.gray900)` also takes a UIColor.
    for type in ["UIColor", "NSColor"] {
      if let index = symbols.lookUp([type] + path, from: [], file: context.file) { return follow(index) }
    }
    return nil
  }

  // MARK: Text

  /// The string that a value comes to: an asset's name, a font's.
  mutating func text(of value: SwiftValue, _ context: Context) -> String? {
    guard context.depth < 24 else { return nil }
    switch value {
    case .string(let text): return text
    case .reference(["rawValue"]), .reference(["self", "rawValue"]):
      guard let index = symbols.lookUp(context.scope, from: [], file: context.file) else { return nil }
      return text(of: symbols.definitions[index].definition.value, context.deeper)
    case .reference(let path):
      var names = path
      if let index = symbols.lookUp(names, from: context.scope, file: context.file) {
        return text(ofDefinition: index, context)
      }
      guard let last = names.popLast(), ["rawValue", "name"].contains(last), !names.isEmpty,
        let index = symbols.lookUp(names, from: context.scope, file: context.file)
      else { return member(path, context).flatMap { text(of: $0, context.deeper) } }
      return text(ofDefinition: index, context)
    case .implicit(let path):
      guard let expected = context.expected,
        let index = symbols.lookUp([expected] + path, from: context.scope, file: context.file)
      else { return nil }
      return text(ofDefinition: index, context)
    case .arithmetic(.plus, let first, let second): return text(of: .joined([first, second]), context.deeper)
    case .joined(let pieces):
      var joined = ""
      for piece in pieces {
        guard let text = text(of: piece, context.deeper), joined.utf8.count + text.utf8.count < 200 else { return nil }
        joined += text
      }
      return joined
    // A case without more to say is written by its name.
    case .enumCase(let path, let payload): return payload.isEmpty ? path.last : nil
    case .either(let first, let second):
      if first.isUnknown { return nil }
      return text(of: first, context.deeper) ?? text(of: second, context.deeper)
    case .choice(let choice): return chosen(choice, context).flatMap { text(of: $0, context.deeper) }
    case .call(let call):
      if let invocation = invocation(of: call, context), let text = text(of: invocation.value, invocation.context) {
        return text
      }
      return call.guess.flatMap { text(of: $0, context.deeper) }
    default: return nil
    }
  }

  mutating func text(ofDefinition index: Int, _ context: Context) -> String? {
    let entry = symbols.definitions[index]
    var inner = Context(scope: entry.definition.scope, file: entry.file, expected: entry.definition.type)
    inner.depth = context.depth + 1
    return text(of: entry.definition.value, inner)
  }
}

extension DesignValue {
  /// Whether the value can be of a type, as far as it is one of the types of colors, fonts and numbers.
  func fits(_ type: String) -> Bool {
    switch self {
    case .color, .systemColor: SwiftNames.colorTypes.contains(type)
    case .font: SwiftNames.fontTypes.contains(type)
    case .number: SwiftNames.numberTypes.contains(type)
    case .composite: false
    }
  }
}
