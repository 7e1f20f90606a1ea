/// The functions that make fonts, worked out for everything that they can be given.
extension SwiftEvaluation {
  /// How many functions, and how many fonts of one, are worked out at most.
  private static var mostMakers: Int { 400 }
  private static var mostFaces: Int { 128 }

  mutating func fontMakers() -> FontMakers {
    var makers = FontMakers()
    var count = 0
    for entry in symbols.functions.all + modifierMakers where count < Self.mostMakers {
      guard SwiftNames.fontTypes.contains(entry.function.result) || entry.function.isModifier,
        let maker = fontMaker(entry)
      else { continue }
      makers.add(maker)
      count += 1
    }
    return makers
  }

  /// The initializers of view modifiers that are types, as functions which set what those do.
  private var modifierMakers: [SwiftFunctionTable.Entry] {
    symbols.records.modifiers.flatMap { path in
      symbols.functions.named(path + ["init"]).map { entry in
        var entry = entry
        entry.function.result = SwiftFunction.modifierResult
        entry.function.value = .modifier(entry.function.value)
        return entry
      }
    }
  }

  private mutating func fontMaker(_ entry: SwiftFunctionTable.Entry) -> FontMakers.Maker? {
    callsLeft = SwiftEvaluation.mostCalls
    let function = entry.function
    let scope = Array(function.path.dropLast())
    let result = function.isModifier ? "Font" : function.result
    let context = Context(scope: scope, file: entry.file, expected: result)
    var parameters: [FontMakers.Parameter] = []
    var choices: [[SwiftValue]] =
      function.isInstance ? [symbols.enums.cases(of: scope).map { .enumCase(scope + [$0], payload: []) }] : []
    for parameter in function.parameters {
      let (known, values) = read(parameter, context)
      parameters.append(known)
      if known.role == .word { choices.append(values) }
    }
    let product = choices.reduce(1) { $0 > Self.mostFaces ? $0 : $0 * $1.count }
    guard parameters.filter({ $0.role == .size }).count == 1, product > 0, product <= Self.mostFaces else { return nil }
    var maker = FontMakers.Maker(
      path: function.path, isMethod: function.isInstance, parameters: parameters, result: result, faces: [:])
    maker.isModifier = function.isModifier
    for index in 0..<product {
      var rest = index
      let chosen = choices.map { values in
        defer { rest /= values.count }
        return values[rest % values.count]
      }
      guard let font = face(entry, parameters, chosen, context) else { continue }
      maker.faces[chosen.compactMap(\.word).joined(separator: " ")] = font
    }
    return maker.faces.isEmpty ? nil : maker
  }

  /// What a parameter is for, and the cases that it can be given.
  private mutating func read(
    _ parameter: SwiftFunction.Parameter, _ context: Context
  ) -> (FontMakers.Parameter, [SwiftValue]) {
    var known = FontMakers.Parameter(label: parameter.label, role: .other)
    let name = parameter.type.last ?? ""
    if SwiftNames.numberTypes.contains(name) {
      known.role = .size
      known.type = name
      known.defaultSize = parameter.defaultValue.flatMap { number($0, context) }
      return (known, [])
    }
    var values: [SwiftValue] = []
    if let owner = symbols.enums.path(of: parameter.type, from: context.scope) {
      values = symbols.enums.cases(of: owner).map { .enumCase(owner + [$0], payload: []) }
    } else if let words = SwiftNames.systemCases[name] {
      values = words.map { .enumCase(["Font", name, $0], payload: []) }
    }
    if values.isEmpty {
      known.defaultWord = parameter.defaultValue.map { _ in "" }
    } else {
      known.role = .word
      known.defaultWord =
        parameter.defaultValue.flatMap { closed($0, as: parameter.type, context, from: context.scope) }?
        .word
    }
    return (known, values)
  }

  /// The font of some cases, whatever its size; nil where the size is made into another.
  private mutating func face(
    _ entry: SwiftFunctionTable.Entry, _ parameters: [FontMakers.Parameter], _ chosen: [SwiftValue], _ context: Context
  ) -> FontValue? {
    var context = context
    var values: [String: SwiftValue] = [:]
    var next = chosen[...]
    if entry.function.isInstance, case .enumCase(let path, _)? = next.first {
      values["self"] = next.removeFirst()
      context.scope = path
    }
    var size = ""
    for (parameter, known) in zip(entry.function.parameters, parameters) {
      switch known.role {
      case .size: size = parameter.name
      case .word: values[parameter.name] = next.popFirst() ?? .instance([])
      case .other:
        let value = parameter.defaultValue.flatMap { closed($0, as: parameter.type, context, from: context.scope) }
        values[parameter.name] = value ?? .instance([])
      }
    }
    let fonts = [10.0, 24].map { points -> FontValue? in
      values[size] = .number(points)
      guard case .font(var font)? = value(of: entry.function.value.substituting(values), context)?.light,
        font.size == points
      else { return nil }
      font.size = 1
      return font
    }
    return fonts[0] == fonts[1] ? fonts[0] : nil
  }
}

extension SwiftValue {
  /// The name of a case without a payload.
  fileprivate var word: String? {
    if case .enumCase(let path, let payload) = self, payload.isEmpty { path.last } else { nil }
  }
}

extension SwiftNames {
  /// The cases of the system's types that functions which make fonts take.
  static let systemCases: [String: [String]] = [
    "Weight": FontWeight.allCases.map(\.rawValue),
    "TextStyle": [
      "largeTitle", "title", "title1", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
      "caption", "caption1", "caption2",
    ],
    "Design": ["default", "rounded", "serif", "monospaced"],
  ]
}
