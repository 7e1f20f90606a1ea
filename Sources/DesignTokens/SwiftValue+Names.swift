extension SwiftValue {
  /// The value with every name replaced as `transform` says.
  func mapNames(_ transform: ([String]) -> [String]) -> SwiftValue {
    replacingNames { .reference(transform($0)) }
  }

  /// The value with parameters and local names replaced by what they stand for; a member of one is a member of that.
  func substituting(_ values: [String: SwiftValue]) -> SwiftValue {
    guard !values.isEmpty else { return self }
    return replacingNames { path in
      guard let first = path.first, let value = values[first] else { return .reference(path) }
      return value.member(Array(path.dropFirst()))
    }
  }

  /// What a chain of members of the value is.
  func member(_ rest: [String]) -> SwiftValue {
    guard !rest.isEmpty else { return self }
    switch self {
    // `let brand = FontFamily.Brand.self`, and then `brand.bold`.
    case .reference(let path) where path.count > 1 && path.last == "self": return .reference(path.dropLast() + rest)
    case .reference(let path): return .reference(path + rest)
    case .implicit(let path): return .implicit(path + rest)
    case .enumCase(let path, let payload) where payload.isEmpty: return .reference(path + rest)
    case .record(_, let fields):
      let inner = Array(rest.dropFirst())
      if let field = fields[rest[0]] { return field.member(inner) }
      return inner.reduce(.call(SwiftCall(base: self, path: [rest[0]], arguments: []))) { $0.member([$1]) }
    case .enumCase: return rest.reduce(self) { .call(SwiftCall(base: $0, path: [$1], arguments: [])) }
    default: return .call(SwiftCall(base: self, path: rest, arguments: []))
    }
  }

  func replacingNames(_ replace: ([String]) -> SwiftValue) -> SwiftValue {
    func map(_ value: SwiftValue) -> SwiftValue { value.replacingNames(replace) }
    switch self {
    case .reference(let path): return replace(path)
    case .assetNamed(let name): return .assetNamed(map(name))
    case .either(let first, let second): return .either(map(first), map(second))
    case .arithmetic(let operation, let left, let right): return .arithmetic(operation, map(left), map(right))
    case .opacity(let base, let alpha, let replaces): return .opacity(map(base), alpha: map(alpha), replaces: replaces)
    case .pair(let light, let dark): return .pair(light: map(light), dark: map(dark))
    case .styled(let base, var style):
      style.weightName = style.weightName.map(map)
      style.letters = style.letters.map(map)
      style.betweenLines = style.betweenLines.map(map)
      return .styled(map(base), style)
    case .converted(let value, let type): return .converted(map(value), type: type)
    case .composedFont(var parts):
      parts.size = map(parts.size)
      parts.weight = parts.weight.map(map)
      parts.family = parts.family.map(map)
      parts.traits = parts.traits.mapValues(map)
      return .composedFont(parts)
    case .call(let call): return .call(call.replacingNames(replace, map))
    case .choice(var choice):
      choice.subject = map(choice.subject)
      for index in choice.branches.indices {
        let bound = Set(choice.branches[index].bindings.flatMap(\.self))
        choice.branches[index].value = choice.branches[index].value.map { value in
          value.replacingNames { bound.contains($0.first ?? "") ? .reference($0) : replace($0) }
        }
      }
      choice.otherwise = choice.otherwise.map(map)
      return .choice(choice)
    case .joined(let pieces): return .joined(pieces.map(map))
    case .enumCase(let path, let payload): return .enumCase(path, payload: payload.map(map))
    case .record(let path, let fields): return .record(path, fields: fields.mapValues(map))
    case .number, .string, .color, .font, .implicit, .asset, .assetSymbol, .instance: return self
    }
  }

  /// Whether a path in the value starts with a name.
  func mentions(_ name: String) -> Bool { mentions(anyOf: [name]) }

  func mentions(anyOf names: Set<String>) -> Bool {
    var isMentioned = false
    forEachName { isMentioned = isMentioned || names.contains($0) }
    return isMentioned
  }

  /// Every name that a path in the value starts with, as often as it does.
  func forEachName(_ visit: (String) -> Void) {
    _ = replacingNames { path in
      if let first = path.first { visit(first) }
      return .reference(path)
    }
  }

  /// How many values it is made of, itself among them.
  var size: Int { parts.reduce(1) { $0 + $1.size } }

  /// Whether a color or font of constants is in it.
  var holdsRawValue: Bool {
    switch self {
    case .color, .font: true
    default: parts.contains(where: \.holdsRawValue)
    }
  }

  /// The values that it is made of directly.
  private var parts: [SwiftValue] {
    switch self {
    case .assetNamed(let value), .converted(let value, _): [value]
    case .either(let one, let other), .arithmetic(_, let one, let other): [one, other]
    case .opacity(let base, let alpha, _): [base, alpha]
    case .pair(let light, let dark): [light, dark]
    case .styled(let base, let style):
      [base] + [style.weightName, style.letters, style.betweenLines].compactMap(\.self)
    case .composedFont(let parts):
      [parts.size] + [parts.weight, parts.family].compactMap(\.self) + parts.traits.values
    case .call(let call): call.arguments.map(\.value) + [call.base, call.guess].compactMap(\.self)
    case .choice(let choice): [choice.subject] + (choice.branches.map(\.value) + [choice.otherwise]).compactMap(\.self)
    case .joined(let parts), .enumCase(_, let parts): parts
    case .record(_, let fields): Array(fields.values)
    case .number, .string, .color, .font, .reference, .implicit, .asset, .assetSymbol, .instance: []
    }
  }

  /// Whether it is a string that is put together of others.
  var isMadeText: Bool {
    switch self {
    case .string, .joined: true
    case .arithmetic(.plus, let first, let second): first.isMadeText || second.isMadeText
    default: false
    }
  }

  /// Whether the value may come to a number.
  var canBeNumber: Bool {
    switch self {
    case .number, .reference, .implicit, .arithmetic, .either, .choice: true
    case .call(let call): call.guess?.canBeNumber ?? true
    case .converted(let value, _): value.canBeNumber
    default: false
    }
  }

  /// Whether the value is another token's by its name, whatever its type or opacity.
  var isReference: Bool {
    switch self {
    case .reference, .implicit: true
    case .converted(let value, _), .opacity(let value, _, _), .styled(let value, _): value.isReference
    case .pair(let light, let dark): light.isReference && dark.isReference
    case .call(let call): call.guess?.isReference ?? false
    default: false
    }
  }

  /// The value as it is taken for where no declaration of a function is at hand.
  var guess: SwiftValue? {
    if case .call(let call) = self { call.guess } else { self }
  }
}
