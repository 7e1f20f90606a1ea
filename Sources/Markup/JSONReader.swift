extension MarkupNode {
  /// How strict the JSON reader is.
  package enum JSONDialect: Sendable {
    /// RFC 8259.
    case strict
    /// Comments, trailing commas, single quotes and unquoted keys as JSONC and JSON5 have them.
    case relaxed
  }

  /// Reads a JSON document.
  package static func json(_ bytes: [UInt8], dialect: JSONDialect = .strict) throws(MarkupError) -> MarkupNode {
    throw MarkupError("not written yet", at: MarkupPosition(offset: 0, line: 1, column: 1))
  }
}
