/// Functions of the project's, followed to what they give for the arguments of a call.
extension SwiftEvaluation {
  /// A function's value with the arguments in it, and where its names are looked up.
  struct Invocation {
    var value: SwiftValue
    var context: Context
  }

  private static var depthLimit: Int { 20 }

  /// The value of a call: as the function's declaration says, or as the call looks.
  mutating func made(by call: SwiftCall, _ context: Context) -> ResolvedValue? {
    if let invocation = invocation(of: call, context),
      var value = self.value(of: invocation.value, invocation.context)
    {
      if let type = invocation.context.expected, value.light.fits(type) { value.type = type }
      value.target = nil
      return value
    }
    if let color = hexColor(call, context) { return color }
    guard var value = call.guess.flatMap({ self.value(of: $0, context.deeper) }) else { return nil }
    // `ColorPair(light: a, dark: b)` is none of the platform's colors, whatever is in it.
    if call.path.last == "init", case .record(let type, _)? = record(of: .call(call), context) {
      value.type = type.last
    }
    return value
  }

  /// The function that a call is of, with its arguments; nil where no declaration takes them.
  mutating func invocation(of call: SwiftCall, _ context: Context) -> Invocation? {
    guard !symbols.functions.isEmpty, context.depth < Self.depthLimit, callsLeft > 0 else { return nil }
    callsLeft -= 1
    if let base = call.base, call.arguments.isEmpty, call.path.count == 1 {
      if let record = record(of: base, context.deeper) { return property(call.path[0], of: record, context) }
    }
    guard let (entry, base, arguments) = callee(of: call, context) else {
      return member(of: call, context)
    }
    var own = Context(
      scope: Array(entry.function.path.dropLast()), file: entry.file, expected: entry.function.result,
      depth: context.depth + 1)
    var values: [String: SwiftValue] = [:]
    if let base, case .enumCase(let path, let payload) = base {
      values = payload.isEmpty ? [:] : members(in: entry.function.value, of: base, Array(path.dropLast()))
      values["self"] = base
      own.scope = path
    } else if let base, case .record(let path, let fields) = base, let record = symbols.records[path] {
      values = names(in: entry.function.value, base, fields, record)
    }
    for (parameter, argument) in zip(entry.function.parameters, arguments) {
      var written = argument ?? parameter.defaultValue ?? .unknown
      if argument == nil, written == .reference([SwiftValue.functionName]), !context.name.isEmpty {
        written = .string(context.name)
      }
      let known = closed(written, as: parameter.type, argument == nil ? own : context, from: own.scope)
      values[parameter.name] = known ?? .instance([])
    }
    return Invocation(value: entry.function.value.substituting(values), context: own)
  }

  /// What the names of an enum's properties stand for in a value, for a case that carries something.
  private func members(in value: SwiftValue, of base: SwiftValue, _ owner: [String]) -> [String: SwiftValue] {
    var values: [String: SwiftValue] = [:]
    value.forEachName { name in
      guard values[name] == nil,
        symbols.functions.named(owner + [name]).contains(where: {
          $0.function.isInstance && $0.function.parameters.isEmpty
        })
      else { return }
      values[name] = .call(SwiftCall(base: base, path: [name], arguments: []))
    }
    return values
  }

  /// The property of a case that is worked out: `weight.fontName`, where `weight` is a field.
  private mutating func member(of call: SwiftCall, _ context: Context) -> Invocation? {
    guard let base = call.base, call.arguments.isEmpty,
      case .enumCase(let path, let payload)? = enumCase(of: base, type: [], context.deeper), payload.isEmpty
    else { return nil }
    return Invocation(value: .reference(path + call.path), context: context.deeper)
  }

  private typealias Candidate = (entry: SwiftFunctionTable.Entry, base: SwiftValue?)
  private typealias Callee = (entry: SwiftFunctionTable.Entry, base: SwiftValue?, arguments: [SwiftValue?])

  /// The one function that takes the arguments of a call: the nearest, then the one that gives what is wanted, then the
  /// one with the fewest arguments left out. Nil where several are left that differ.
  private mutating func callee(of call: SwiftCall, _ context: Context) -> Callee? {
    var best: [Callee] = []
    var bestRank = (Int.max, Int.max, Int.max)
    for (entry, base) in candidates(for: call, context) {
      guard let arguments = entry.function.arguments(of: call) else { continue }
      let rank = (
        symbols.distance(fromFile: context.file, to: entry.file), entry.function.result == context.expected ? 0 : 1,
        arguments.count { $0 == nil }
      )
      guard rank <= bestRank else { continue }
      best = rank == bestRank ? best + [(entry, base, arguments)] : [(entry, base, arguments)]
      bestRank = rank
    }
    return best.dropFirst().allSatisfy { $0.entry.function.isTwin(of: best[0].entry.function) } ? best.first : nil
  }

  /// The functions that a call may be of, the likeliest first, with the case that they are methods of.
  private mutating func candidates(for call: SwiftCall, _ context: Context) -> [Candidate] {
    if let base = call.base {
      let owner =
        enumCase(of: base, type: context.expected.map { [$0] } ?? [], context) ?? record(of: base, context.deeper)
      return owner.map { methods(call.path, of: $0) } ?? []
    }
    let path = call.path.first == "Self" || call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
    guard let name = path.last else { return [] }
    if call.isImplicit {
      guard let expected = context.expected else { return [] }
      let types = [expected] + (expected == "Color" ? ["ShapeStyle"] : [])
      return types.flatMap { functions([$0] + path, context) }
    }
    for count in stride(from: context.scope.count, through: 0, by: -1) {
      let found = functions(Array(context.scope[..<count]) + path, context)
      if !found.isEmpty { return found }
    }
    if path.count > 1, let alias = symbols.typealiases[SwiftSymbolTable.key(path.dropLast())] {
      let found = functions(alias + [name], context)
      if !found.isEmpty { return found }
    }
    if path.count > 1, let receiver = enumCase(of: .reference(Array(path.dropLast())), type: [], context) {
      return methods([name], of: receiver)
    }
    // A method of the case that the value is looked up for.
    if path.count == 1, !context.scope.isEmpty { return methods(path, of: .enumCase(context.scope, payload: [])) }
    return []
  }

  private func functions(_ path: [String], _ context: Context) -> [Candidate] {
    symbols.functions.named(path).filter { !$0.function.isInstance }.sorted { one, other in
      symbols.distance(fromFile: context.file, to: one.file) < symbols.distance(fromFile: context.file, to: other.file)
    }.map { ($0, nil) }
  }

  private func methods(_ path: [String], of base: SwiftValue) -> [Candidate] {
    let owner: [String]
    switch base {
    case .enumCase(let path, _): owner = path.dropLast()
    case .record(let path, _): owner = path
    default: return []
    }
    return symbols.functions.named(owner + path).filter(\.function.isInstance).map { ($0, base) }
  }

  // MARK: Arguments

  /// An argument that means the same wherever it stands; nil where its value cannot be told.
  mutating func closed(
    _ value: SwiftValue, as type: [String], _ context: Context, from scope: [String]
  ) -> SwiftValue? {
    let name = type.last ?? ""
    var context = context.deeper
    context.expected = name
    switch value {
    case .number, .enumCase, .record, .nothing: return value
    case .string: return SwiftNames.isPlain(name) ? value : nil
    default: break
    }
    if SwiftNames.numberTypes.contains(name) { return number(value, context).map(SwiftValue.number) }
    if name == "String" { return text(of: value, context).map(SwiftValue.string) }
    if SwiftNames.isColorOrFont(name) {
      if let known = self.value(of: value, context) { return literal(known, name) }
      return paletteColor(value, context).flatMap(SwiftValue.init(palette:))
    }
    if let owner = symbols.enums.path(of: type, from: scope) { return enumCase(of: value, type: owner, context) }
    if let made = record(of: value, context) { return made }
    guard ["Weight", "TextStyle", "Design", "Width"].contains(name) else {
      // Of a generic type, or of one that nothing tells of.
      context.expected = nil
      return self.value(of: value, context).flatMap { literal($0, $0.type ?? "") }
    }
    switch value {
    case .implicit(let path): return .enumCase(["Font", name] + path.suffix(1), payload: [])
    case .reference(let path) where path.dropLast().last == name:
      return .enumCase(["Font", name] + path.suffix(1), payload: [])
    default: return nil
    }
  }

  private func literal(_ value: ResolvedValue, _ type: String) -> SwiftValue? {
    if let asset = value.asset { return .asset(symbols.assets.colors[asset].name) }
    // As a literal it would be its values and nothing else.
    guard value.reservations == AppearanceValues.Reservations() else { return nil }
    switch (value.light, value.dark) {
    case (.number(let number), _): return .number(number)
    case (.font(let font), _): return .font(FontReading(value: font, type: type))
    case (.color(let light), .color(let dark)?):
      return .pair(
        light: .color(ColorReading(color: light, type: type)), dark: .color(ColorReading(color: dark, type: type)))
    case (.color(let color), _): return .color(ColorReading(color: color, type: type))
    case (.systemColor, _), (.composite, _): return nil
    }
  }

  // MARK: Cases

  /// The case of an enum that a value is.
  mutating func enumCase(of value: SwiftValue, type: [String], _ context: Context) -> SwiftValue? {
    guard context.depth < Self.depthLimit else { return nil }
    switch value {
    case .enumCase: return value
    case .implicit(let path):
      guard path.count == 1, let owner = symbols.enums.path(of: type, from: context.scope),
        symbols.enums.has(path[0], of: owner)
      else { return nil }
      return .enumCase(owner + path, payload: [])
    case .reference(let path):
      guard let word = path.last else { return nil }
      if path.count > 1, let owner = symbols.enums.path(of: Array(path.dropLast()), from: context.scope),
        symbols.enums.has(word, of: owner), owner.last == path.dropLast().last
      {
        return .enumCase(owner + [word], payload: [])
      }
      guard let index = symbols.lookUp(path, from: context.scope, file: context.file) else {
        return member(path, context).flatMap { enumCase(of: $0, type: type, context.deeper) }
      }
      let entry = symbols.definitions[index]
      let own = Context(
        scope: entry.definition.scope, file: entry.file, expected: entry.definition.type, depth: context.depth + 1)
      if case .rawCase = entry.definition.shape { return .enumCase(entry.definition.path, payload: []) }
      return enumCase(of: entry.definition.value, type: entry.definition.type.map { [$0] } ?? [], own)
    case .call(let call):
      if let found = payloadCase(call, type: type, context) { return found }
      guard call.base != nil, let made = invocation(of: call, context) else { return nil }
      return enumCase(of: made.value, type: made.context.expected.map { [$0] } ?? type, made.context)
    case .choice(let choice): return chosen(choice, context).flatMap { enumCase(of: $0, type: type, context.deeper) }
    default: return nil
    }
  }

  /// `.gray(100)`.
  private mutating func payloadCase(_ call: SwiftCall, type: [String], _ context: Context) -> SwiftValue? {
    guard let word = call.path.last, call.base == nil else { return nil }
    let name = call.isImplicit ? type : Array(call.path.dropLast())
    guard !name.isEmpty, let owner = symbols.enums.path(of: name, from: context.scope),
      let parameters = symbols.enums.payload(of: word, of: owner),
      let arguments = SwiftFunction.arguments(of: call, for: parameters)
    else { return nil }
    var payload: [SwiftValue] = []
    for (argument, parameter) in zip(arguments, parameters) {
      guard let written = argument ?? parameter.defaultValue,
        let value = closed(written, as: parameter.type, context, from: owner)
      else { return nil }
      payload.append(value)
    }
    return .enumCase(owner + [word], payload: payload)
  }

  /// The value of the branch that the subject of a `switch` leads to.
  mutating func chosen(_ choice: SwiftChoice, _ context: Context) -> SwiftValue? {
    guard case .enumCase(let path, let payload)? = subject(choice.subject, context), let word = path.last else {
      return nil
    }
    for branch in choice.branches {
      for index in branch.cases.indices where branch.cases[index] == word {
        // Of a payload that is not known nothing tells which branch it leads to.
        guard let isMatch = matches(payload, branch.bindings[index]) else { return nil }
        if isMatch { return branch.value?.substituting(values(payload, branch.bindings[index])) }
      }
    }
    return choice.otherwise
  }

  private func values(_ payload: [SwiftValue], _ bindings: [String]) -> [String: SwiftValue] {
    var values: [String: SwiftValue] = [:]
    for (name, value) in zip(bindings, payload) where !name.isEmpty && !name.hasPrefix(".") { values[name] = value }
    return values
  }

  /// Whether a payload is what a pattern wants; nil where that cannot be told.
  private func matches(_ payload: [SwiftValue], _ bindings: [String]) -> Bool? {
    for (index, wanted) in bindings.enumerated() where wanted.hasPrefix(".") {
      guard index < payload.count, case .enumCase(let path, _) = payload[index] else { return nil }
      if path.last.map({ "." + $0 }) != wanted { return false }
    }
    return true
  }

  /// Only what belongs to a case is as constant as the case: a static property may be set to another one.
  private mutating func subject(_ value: SwiftValue, _ context: Context) -> SwiftValue? {
    switch value {
    case .enumCase: return value
    case .reference(["self"]):
      guard let word = context.scope.last, symbols.enums.has(word, of: Array(context.scope.dropLast())) else {
        return nil
      }
      return .enumCase(context.scope, payload: [])
    case .reference(let path):
      guard let index = symbols.lookUp(path, from: context.scope, file: context.file) else { return nil }
      switch symbols.definitions[index].definition.shape {
      case .caseProperty, .caseFunction, .rawCase: return enumCase(of: value, type: [], context)
      default: return nil
      }
    default: return nil
    }
  }
}
