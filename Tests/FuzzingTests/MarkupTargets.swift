import Markup

extension FuzzTarget {
  static let markup = [
    FuzzTarget("markup") { bytes in
      markupFault(in: bytes) { () throws(MarkupError) in try .yaml(bytes) }
        ?? markupFault(in: bytes) { () throws(MarkupError) in try .json(bytes) }
        ?? markupFault(in: bytes) { () throws(MarkupError) in try .json(bytes, dialect: .relaxed) }
        ?? markupFault(in: bytes) { () throws(MarkupError) in try .json(bytes, dialect: .wire) }
        ?? writingFault(bytes)
    }
  ]

  private static func markupFault(
    in bytes: [UInt8], _ read: () throws(MarkupError) -> MarkupNode
  ) -> String? {
    do throws(MarkupError) {
      return placeFault(of: try read(), in: bytes)
    } catch {
      let isInside = (0...bytes.count).contains(error.position.offset)
      return isInside && error.position.line >= 1 && error.position.column >= 1 ? nil : "\(error) is outside"
    }
  }

  private static func placeFault(of node: MarkupNode, in bytes: [UInt8]) -> String? {
    guard 0 <= node.position.offset, node.position.offset <= node.endOffset, node.endOffset <= bytes.count else {
      return "a node from \(node.position.offset) to \(node.endOffset)"
    }
    switch node.content {
    case .sequence(let items): return items.lazy.compactMap { placeFault(of: $0, in: bytes) }.first
    case .mapping(let entries): return entries.lazy.compactMap { placeFault(of: $0.value, in: bytes) }.first
    default: return nil
    }
  }

  /// What is read from JSON that was written is what was written.
  private static func writingFault(_ bytes: [UInt8]) -> String? {
    guard let node = try? MarkupNode.json(bytes) else { return nil }
    let value = value(of: node)
    guard let again = try? MarkupNode.json(Array(value.text.utf8)) else { return "cannot be read: \(value.text)" }
    return Self.value(of: again) == value ? nil : "changed: \(value.text)"
  }

  private static func value(of node: MarkupNode) -> JSONValue {
    switch node.content {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .number(_, let value): value.isFinite ? .number(value) : .null
    case .string(let text): .string(text)
    case .sequence(let items): .array(items.map { value(of: $0) })
    case .mapping(let entries): .object(entries.map { JSONValue.Member(name: $0.key, value: value(of: $0.value)) })
    }
  }
}
