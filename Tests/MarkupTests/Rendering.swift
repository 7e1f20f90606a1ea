import Markup

/// What a document reads as, on one line; or its error.
func yaml(_ source: String) -> String { yaml(Array(source.utf8)) }

func yaml(_ bytes: [UInt8]) -> String { reading { () throws(MarkupError) in try .yaml(bytes) } }

func json(_ source: String, _ dialect: MarkupNode.JSONDialect = .strict) -> String {
  json(Array(source.utf8), dialect)
}

func json(_ bytes: [UInt8], _ dialect: MarkupNode.JSONDialect = .strict) -> String {
  reading { () throws(MarkupError) in try .json(bytes, dialect: dialect) }
}

private func reading(_ read: () throws(MarkupError) -> MarkupNode) -> String {
  do throws(MarkupError) {
    return rendered(try read())
  } catch {
    return error.description
  }
}

/// `{key: "text", list: [1, true, null]}`.
func rendered(_ node: MarkupNode) -> String {
  switch node.content {
  case .null: "null"
  case .boolean(let value): "\(value)"
  case .number(let text, let value): Double(text) == value ? text : "\(text)=\(value)"
  case .string(let text): text.debugDescription
  case .sequence(let items): "[\(items.map(rendered).joined(separator: ", "))]"
  case .mapping(let entries): "{\(entries.map { "\($0.key): \(rendered($0.value))" }.joined(separator: ", "))}"
  }
}
