import Markup
import SourceText

/// The parameters of a message, read with errors that name what is missing.
struct Params {
  let node: MarkupNode?

  init(_ node: MarkupNode?) {
    self.node = node
  }

  subscript(key: String) -> Params { Params(node?[key]) }

  var isMissing: Bool { node.map(\.isNull) ?? true }

  var string: String? {
    if case .string(let text) = node?.content { text } else { nil }
  }

  var integer: Int? {
    guard case .number(_, let value) = node?.content else { return nil }
    return Int(exactly: value)
  }

  var number: Double? {
    guard case .number(_, let value) = node?.content, value.isFinite else { return nil }
    return value
  }

  var boolean: Bool? {
    if case .boolean(let value) = node?.content { value } else { nil }
  }

  var items: [Params]? {
    if case .sequence(let items) = node?.content { items.map { Params($0) } } else { nil }
  }

  /// The strings of a list; what is no string in it is left out.
  var strings: [String]? { items.map { $0.compactMap(\.string) } }

  func string(_ name: String) throws(ResponseError) -> String {
    guard let text = self[name].string else { throw .invalidParams("'\(name)' is no string") }
    return text
  }

  /// `textDocument.uri`.
  func documentURI() throws(ResponseError) -> String { try self["textDocument"].string("uri") }

  /// A `Position`.
  func position(_ name: String = "position") throws(ResponseError) -> TextPosition {
    guard let line = self[name]["line"].integer, let character = self[name]["character"].integer, line >= 0,
      character >= 0
    else { throw .invalidParams("'\(name)' is no position") }
    return TextPosition(line: line, column: character)
  }

  /// A `Range`.
  func range(_ name: String = "range") throws(ResponseError) -> Range<TextPosition> {
    let start = try self[name].position("start")
    let end = try self[name].position("end")
    return min(start, end)..<max(start, end)
  }
}
