import Markup

/// How design tokens are written to a file and read back, each as it was.
extension DesignToken {
  package func write(to json: inout JSONLine) {
    json.object { json in
      json.string("name", name)
      json.string("category", category.rawValue)
      json.name("values")
      json.array { json in
        for value in [values.any, values.dark, values.highContrast, values.darkHighContrast] {
          if let value { value.write(to: &json) } else { json.value(.null) }
        }
      }
      if values.reservations.isUnknownInDark { json.value("unknownInDark", true) }
      if !values.reservations.remarks.isEmpty { json.strings("reservations", values.reservations.remarks) }
      json.name("spellings")
      json.array { json in
        for spelling in spellings {
          json.strings([
            spelling.type, spelling.expression, spelling.implicit, spelling.needs.text, spelling.holder,
          ])
        }
      }
      if let module { json.string("module", module) }
      if !aliases.isEmpty { json.strings("aliases", aliases) }
      if let summary { json.string("summary", summary) }
      if let deprecation {
        json.name("deprecation")
        json.strings([deprecation.message, deprecation.replacement])
      }
      json.name("definition")
      json.value([.string(definition.path), .integer(definition.line), .integer(definition.column)])
      json.string("visibility", visibility.word)
      if isAlias { json.value("alias", true) }
      if isConditional { json.value("conditional", true) }
      if !origins.isEmpty { json.strings("origins", origins) }
      if !roles.isEmpty { json.strings("roles", roles.map(\.rawValue)) }
    }
  }

  /// - Throws: Where something else stands than `write` writes.
  package init(_ node: MarkupNode) throws(MarkupError) {
    let fields = ExportedFields(node)
    let category = Category(rawValue: try fields.text("category"))
    let visibility = Visibility(word: try fields.text("visibility"))
    guard let category, let visibility else { throw node.mismatch("a design token") }
    let definition = try fields.items("definition", count: 3)
    self.init(
      name: try fields.text("name"), category: category,
      values: try AppearanceValues(try fields.items("values", count: 4)),
      spellings: try fields.list("spellings") { node throws(MarkupError) in try Spelling(node) },
      module: try fields.optionalText("module"), aliases: try fields.texts("aliases"),
      summary: try fields.optionalText("summary"),
      definition: Definition(
        path: try definition[0].string(), line: try definition[1].integer(), column: try definition[2].integer()),
      visibility: visibility, isAlias: fields.node["alias"] != nil)
    if let node = fields.node["deprecation"] {
      let parts = try node.optionalStrings(count: 2)
      deprecation = Deprecation(message: parts[0], replacement: parts[1])
    }
    values.reservations = AppearanceValues.Reservations(
      isUnknownInDark: fields.node["unknownInDark"] != nil, remarks: try fields.texts("reservations"))
    isConditional = fields.node["conditional"] != nil
    origins = try fields.texts("origins")
    roles = try fields.texts("roles").compactMap { TokenMatcher.ColorRole(rawValue: $0) }
  }
}

/// The members of an exported object.
struct ExportedFields {
  let node: MarkupNode

  init(_ node: MarkupNode) { self.node = node }

  func member(_ key: String) throws(MarkupError) -> MarkupNode {
    guard let member = node[key] else { throw MarkupError("'\(key)' is missing", at: node.position) }
    return member
  }

  func text(_ key: String) throws(MarkupError) -> String { try member(key).string() }

  func optionalText(_ key: String) throws(MarkupError) -> String? {
    if let node = node[key] { try node.string() } else { nil }
  }

  func texts(_ key: String) throws(MarkupError) -> [String] {
    if let node = node[key] { try node.strings() } else { [] }
  }

  func items(_ key: String, count: Int) throws(MarkupError) -> [MarkupNode] {
    let list = try member(key)
    let items = try list.items()
    guard items.count == count else { throw list.mismatch("\(count) values") }
    return items
  }

  func list<Item>(
    _ key: String, _ item: (MarkupNode) throws(MarkupError) -> Item
  ) throws(MarkupError) -> [Item] {
    var list: [Item] = []
    for node in try member(key).items() { list.append(try item(node)) }
    return list
  }
}

extension MarkupNode {
  /// A list of texts, some of which may be missing.
  func optionalStrings(count: Int) throws(MarkupError) -> [String?] {
    let items = try items()
    guard items.count == count else { throw mismatch("\(count) texts") }
    var texts: [String?] = []
    for item in items { texts.append(item.isNull ? nil : try item.string()) }
    return texts
  }
}

extension JSONLine {
  mutating func strings(_ texts: [String?]) { value(.array(texts.map { JSONValue($0) })) }

  mutating func strings(_ name: StaticString, _ texts: [String]) {
    self.name(name)
    strings(texts)
  }
}

extension DesignToken.Spelling {
  fileprivate init(_ node: MarkupNode) throws(MarkupError) {
    let parts = try node.optionalStrings(count: 5)
    guard let type = parts[0], let expression = parts[1] else { throw node.mismatch("a type and an expression") }
    self.init(type: type, expression: expression, implicit: parts[2])
    if let text = parts[3] { needs = TokenNeeds(text) }
    holder = parts[4]
  }
}

extension DesignToken.Visibility {
  fileprivate var word: String {
    switch self {
    case .everywhere: "everywhere"
    case .module: "module"
    case .package: "package"
    case .file: "file"
    }
  }

  fileprivate init?(word: String) {
    switch word {
    case "everywhere": self = .everywhere
    case "module": self = .module
    case "package": self = .package
    case "file": self = .file
    default: return nil
    }
  }
}

extension AppearanceValues {
  fileprivate init(_ nodes: [MarkupNode]) throws(MarkupError) {
    var values: [DesignValue?] = []
    for node in nodes { values.append(node.isNull ? nil : try DesignValue(node)) }
    guard let any = values[0] else { throw nodes[0].mismatch("a value") }
    self.init(any: any, dark: values[1], highContrast: values[2], darkHighContrast: values[3])
  }
}

extension DesignValue {
  /// A number; a list of four for a color; an object for a font, a color of the system and what is made of several.
  func write(to json: inout JSONLine) {
    switch self {
    case .number(let number): json.value(.number(number))
    case .color(let color):
      json.value(.array([color.red, color.green, color.blue, color.alpha].map { .number($0) }))
    case .font(let font):
      json.value(
        .object([
          "size": .number(font.size), "family": font.family.map { .string($0) },
          "weight": font.weight.map { .string($0.rawValue) }, "italic": font.isItalic ? true : nil,
          "design": font.design.map { .string($0) }, "letters": font.spacing.letters.map { .number($0) },
          "lineHeight": font.spacing.lineHeight.map { .number($0) },
          "betweenLines": font.spacing.betweenLines.map { .number($0) },
          "traits": font.traits.isEmpty ? nil : .array(font.traits.map { .string($0) }),
        ]))
    case .systemColor(let name): json.value(.object(["system": .string(name)]))
    case .composite(let value): json.value(value.exported)
    }
  }

  init(_ node: MarkupNode) throws(MarkupError) {
    switch node.content {
    case .number: self = .number(try node.number())
    case .sequence(let parts) where parts.count == 4:
      self = .color(
        Color(
          red: try parts[0].number(), green: try parts[1].number(), blue: try parts[2].number(),
          alpha: try parts[3].number()))
    case .mapping where node["system"] != nil: self = .systemColor(try ExportedFields(node).text("system"))
    case .mapping where node["composite"] != nil: self = .composite(try CompositeValue(node))
    case .mapping: self = .font(try FontValue(node))
    default: throw node.mismatch("a design value")
    }
  }
}

extension FontValue {
  fileprivate init(_ node: MarkupNode) throws(MarkupError) {
    func number(_ key: String) throws(MarkupError) -> Double? {
      if let member = node[key] { try member.number() } else { nil }
    }
    guard let size = try number("size") else { throw node.mismatch("a font with a size") }
    let fields = ExportedFields(node)
    self.init(
      family: try fields.optionalText("family"), size: size,
      weight: try fields.optionalText("weight").flatMap { FontWeight(rawValue: $0) }, isItalic: node["italic"] != nil,
      design: try fields.optionalText("design"))
    spacing = TextSpacing(
      letters: try number("letters"), lineHeight: try number("lineHeight"), betweenLines: try number("betweenLines"))
    traits = try fields.texts("traits")
  }
}
