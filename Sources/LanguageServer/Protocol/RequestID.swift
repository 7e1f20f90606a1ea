import Markup

/// What a request is told apart by; its answer bears the same, with its type.
enum RequestID: Hashable, Sendable {
  /// As written.
  case number(String)
  case string(String)

  init?(_ node: MarkupNode) {
    switch node.content {
    case .number(let text, _): self = .number(text)
    case .string(let text): self = .string(text)
    default: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let text): Int(text).map { .integer($0) } ?? .number(Double(text) ?? 0)
    case .string(let text): .string(text)
    }
  }
}
