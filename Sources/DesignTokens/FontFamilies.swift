import Markup

/// What a project's code calls its font families: the constants that hold PostScript names, and the other names of the
/// types that generators make.
package struct FontFamilies: Sendable, Hashable {
  /// PostScript names by the type and the constant that lead to them, `FontWeight.bold.rawValue`; "" where several
  /// differ.
  private var postScriptNames: [String: String] = [:]
  /// What typealiases stand for, `Fonts` for `KitFontFamily.Pretendard`; "" where that is not one thing.
  private var aliases: [String: String] = [:]

  /// How many names are kept at most.
  private static let most = 4_096
  private static let longestChain = 4

  package init() {}

  mutating func add(_ postScriptName: String, at path: [String]) {
    FontFamilies.add(postScriptName, FontFamilies.key(path), to: &postScriptNames)
  }

  /// The type and the constant, with what gives the name behind it.
  private static func key(_ path: [String]) -> String {
    let hasAccessor = path.last.map(SwiftNames.familyAccessors.contains) ?? false
    return SwiftSymbolTable.key(path.suffix(hasAccessor ? 3 : 2))
  }

  mutating func add(alias: String, of target: [String]) {
    FontFamilies.add(SwiftSymbolTable.key(target), alias, to: &aliases)
  }

  /// Takes down that a name is also that of something else.
  mutating func forget(alias: String) { aliases[alias] = "" }

  private static func add(_ text: String, _ key: String, to texts: inout [String: String]) {
    guard texts.count < most || texts[key] != nil else { return }
    texts[key] = texts[key].map { $0 == text ? text : "" } ?? text
  }

  /// The reading with what the declarations of a project tell of its family; nil where they tell nothing of it.
  package func reading(_ reading: FontReading) -> FontReading? {
    let path = reading.familyPath
    guard path.count > 1 else { return nil }
    if let known = declared(path, reading) { return known }
    guard let names = withoutAliases(path) else { return reading.with(nil) }
    if names == path { return nil }
    return declared(names, reading) ?? reading.with(FontValue(familyPath: names, isCallee: !reading.maker.isEmpty))
  }

  private func declared(_ path: [String], _ reading: FontReading) -> FontReading? {
    guard let name = postScriptNames[FontFamilies.key(path)] else { return nil }
    return reading.with(name.isEmpty ? nil : FontValue(postScriptName: name, size: 0))
  }

  /// A path with the types in it that typealiases stand for; nil where nothing tells which.
  private func withoutAliases(_ path: [String]) -> [String]? {
    var names = path
    for _ in 0..<FontFamilies.longestChain {
      guard let index = names.indices.dropLast().last(where: { aliases[names[$0]] != nil }),
        let target = aliases[names[index]]
      else { return names }
      guard !target.isEmpty else { return nil }
      let types = target.split(separator: ".").map(String.init)
      // `typealias Pretendard = KitFontFamily.Pretendard`.
      if types.last == names[index] { return types + names[(index + 1)...] }
      names = types + names[(index + 1)...]
    }
    return nil
  }
}

extension FontFamilies {
  /// As text, for `init(postScriptNames:aliases:)`.
  func write(to json: inout JSONLine) {
    json.object { json in
      json.value("names", FontFamilies.object(postScriptNames))
      json.value("aliases", FontFamilies.object(aliases))
    }
  }

  private static func object(_ texts: [String: String]) -> JSONValue {
    .object(texts.sorted { $0.key < $1.key }.map { JSONValue.Member(name: $0, value: .string($1)) })
  }

  init(_ node: MarkupNode) throws(MarkupError) {
    let fields = ExportedFields(node)
    postScriptNames = try FontFamilies.texts(fields.node["names"])
    aliases = try FontFamilies.texts(fields.node["aliases"])
  }

  private static func texts(_ node: MarkupNode?) throws(MarkupError) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in try node?.entries() ?? [] { texts[entry.key] = try entry.value.string() }
    return texts
  }
}

extension FontReading {
  /// The same font of a family that a declaration tells, in the place of what its names look like; of an unknown family
  /// where nothing is told.
  func with(_ face: FontValue?) -> FontReading {
    var known = self
    guard let face, let family = face.family else {
      known.familyIsKnown = false
      return known
    }
    let seeming = FontValue(generatedPath: familyPath.filter { !SwiftNames.familyAccessors.contains($0) }, size: 0)
    known.familyIsKnown = true
    known.value.family = family
    if value.weight == seeming?.weight { known.value.weight = face.weight }
    if value.isItalic == (seeming?.isItalic ?? false) { known.value.isItalic = face.isItalic }
    return known
  }
}

extension FontValue {
  /// The font that a path of names looks like: `FontFamily.Pretendard.bold`, also with an accessor of its name behind it.
  /// Nil where only a declaration tells.
  ///
  /// - Parameter isCallee: Whether the path is asked for a font, as what generators make is; else it is handed over, and
  ///   may be a constant of the project's: `FontName.bold`.
  init?(familyPath path: [String], isCallee: Bool) {
    let names = path.filter { !SwiftNames.familyAccessors.contains($0) }
    self.init(generatedPath: names, size: 0)
    guard !isCallee else { return }
    if SwiftNames.isKindOfFont(names[names.count - 2]) { return nil }
    if path.last == "rawValue", family != names[names.count - 2] { return nil }
  }
}

extension SwiftNames {
  /// What gives the PostScript name of a font.
  static let familyAccessors: Set<String> = ["name", "rawValue", "fontName", "postScriptName"]

  /// Whether a type's name says that it has fonts, and not which: `FontWeight`, `AppFont`.
  static func isKindOfFont(_ type: String) -> Bool { words(type).last.map(kindsOfFonts.contains) ?? false }

  private static let kindsOfFonts: Set<String> = [
    "font", "fonts", "family", "families", "weight", "weights", "name", "names", "type", "types", "style", "styles",
    "typeface", "typefaces", "face", "faces", "kind",
  ]
}
