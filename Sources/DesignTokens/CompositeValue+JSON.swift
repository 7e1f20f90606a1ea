import Markup

extension CompositeValue {
  /// As exports have it: `{"composite": "border", "layers": [[["width", 1], ["color", [0, 0, 0, 1]]]]}`.
  var exported: JSONValue {
    .object([
      "composite": .string(kind.rawValue),
      "layers": .array(
        layers.map { fields in .array(fields.map { .array([.string($0.name), $0.part.exported]) }) }),
    ])
  }

  init(_ node: MarkupNode) throws(MarkupError) {
    let fields = ExportedFields(node)
    guard let kind = Kind(rawValue: try fields.text("composite")) else { throw node.mismatch("a composite value") }
    self.init(
      kind,
      try fields.list("layers") { node throws(MarkupError) in
        var layer: [Field] = []
        for field in try node.items() {
          let parts = try field.items()
          guard parts.count == 2 else { throw field.mismatch("a name and a value") }
          layer.append(Field(try parts[0].string(), try Part(parts[1])))
        }
        return layer
      })
  }
}

extension CompositeValue.Part {
  fileprivate var exported: JSONValue {
    switch self {
    case .color(let color): .array([color.red, color.green, color.blue, color.alpha].map { .number($0) })
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    }
  }

  fileprivate init(_ node: MarkupNode) throws(MarkupError) {
    if case .string(let text) = node.content {
      self = .text(text)
      return
    }
    switch try DesignValue(node) {
    case .color(let color): self = .color(color)
    case .number(let number): self = .number(number)
    default: throw node.mismatch("a color, a number or a text")
    }
  }
}
