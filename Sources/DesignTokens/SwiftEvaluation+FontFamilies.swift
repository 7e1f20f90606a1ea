/// The families of fonts, as the project's declarations tell them.
extension SwiftEvaluation {
  /// A font whose family is written in the code, or whose declaration is.
  mutating func font(_ reading: FontReading, _ context: Context) -> ResolvedValue? {
    guard reading.familyIsKnown || !reading.familyPath.isEmpty, let known = declared(reading, context) else {
      return nil
    }
    return ResolvedValue(.font(known.value), type: known.type ?? type(ofMaker: known.maker, context))
  }

  /// The font with the family that its names are declared to be; nil where they are declared, and it cannot be told as
  /// what.
  mutating func declared(_ reading: FontReading, _ context: Context) -> FontReading? {
    guard !reading.familyPath.isEmpty else { return reading }
    let face: FontValue?
    if reading.maker.isEmpty {
      face = self.face(.reference(reading.familyPath), context)
    } else {
      face = generatedFace(reading.familyPath, isCallee: true, context)
    }
    let known = reading.with(face)
    return known.familyIsKnown ? known : nil
  }

  /// The font that a name of its family says: `PFFontWeight.bold.fontName`, `Pretendard.bold.rawValue`,
  /// `"Pretendard-Bold"`.
  mutating func face(_ value: SwiftValue, _ context: Context) -> FontValue? {
    guard context.depth < 16 else { return nil }
    if case .enumCase = value {
    } else if let text = text(of: value, context.deeper) {
      return FontValue(postScriptName: text, size: 0)
    }
    switch value {
    case .reference(let path):
      if let index = symbols.lookUp(path, from: context.scope, file: context.file) {
        let entry = symbols.definitions[index]
        var inner = Context(scope: entry.definition.scope, file: entry.file, expected: entry.definition.type)
        inner.depth = context.depth + 1
        if let face = face(entry.definition.value, inner) { return face }
        // What a case of the project's own gives is for its declaration to say.
        switch entry.definition.shape {
        case .rawCase, .caseProperty: return nil
        default: break
        }
      }
      return generatedFace(path, isCallee: false, context)
    case .enumCase(let path, _): return face(.reference(path), context.deeper)
    case .call(let call):
      if let made = invocation(of: call, context), let face = face(made.value, made.context) { return face }
      return call.guess.flatMap { face($0, context.deeper) }
    case .choice(let choice): return chosen(choice, context).flatMap { face($0, context.deeper) }
    default: return nil
    }
  }

  /// The font that generated accessors name, by whichever names; nil for what the project declares otherwise.
  private func generatedFace(_ path: [String], isCallee: Bool, _ context: Context) -> FontValue? {
    let path = path.first == "Self" ? Array(context.scope.suffix(1) + path.dropFirst()) : path
    guard path.first?.first?.isUppercase == true, let names = symbols.withoutAliases(path, from: context.scope) else {
      return nil
    }
    // What a case of the project's own gives is for its declaration to say.
    if !isCallee, names.count > 2, symbols.enums.has(names[names.count - 2], of: Array(names.dropLast(2))) {
      return nil
    }
    return FontValue(familyPath: names.filter { $0 != "self" }, isCallee: isCallee)
  }

  /// What the workspace calls the families of its fonts.
  mutating func fontFamilies() -> FontFamilies {
    var families = FontFamilies()
    var holders: [[String]: Bool] = [:]
    for index in symbols.definitions.indices {
      let definition = symbols.definitions[index].definition
      callsLeft = SwiftEvaluation.mostCalls
      guard let path = familyPath(of: definition),
        let text = text(
          ofDefinition: index, Context(scope: definition.scope, file: symbols.definitions[index].file))
      else { continue }
      let face = FontValue(postScriptName: text, size: 0)
      let owner = Array(path.dropLast(definition.shape == .member ? 1 : 2).suffix(1))
      if face.weight == nil, !face.isItalic {
        let isHolder = holders[owner] ?? SwiftNames.isFontHolder(owner)
        holders[owner] = isHolder
        guard isHolder else { continue }
      }
      families.add(text, at: path)
    }
    for alias in symbols.sources.lazy.flatMap(\.typealiases) where alias.target.contains(where: isOfFonts) {
      let name = alias.path.last ?? ""
      families.add(alias: name, of: alias.target)
      // A type of that name in another place.
      if symbols.declaresType(named: name) { families.forget(alias: name) }
    }
    return families
  }

  private func isOfFonts(_ type: String) -> Bool { SwiftNames.isFontHolder([type]) }

  /// How code names a constant that may hold the PostScript name of a font.
  private func familyPath(of definition: SwiftDefinition) -> [String]? {
    switch definition.shape {
    case .rawCase where definition.type == "String": definition.path + ["rawValue"]
    case .caseProperty
    where definition.type == "String" && SwiftNames.familyAccessors.contains(definition.path.last ?? ""):
      definition.path
    case .member where definition.type == nil || definition.type == "String":
      if case .string = definition.value, definition.path.count > 1 { definition.path } else { nil }
    default: nil
    }
  }
}
