/// Why edits cannot be applied to a text.
package enum TextEditError: Error, Hashable, Sendable {
  /// Two edits would change the same bytes, or one would insert into the midst of what the other replaces.
  case overlap(TextEdit, TextEdit)
  /// An edit names bytes that the text does not have.
  case outsideText(TextEdit, byteCount: Int)
}

extension TextEditError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .overlap(let first, let second): "the edits of bytes \(first.range) and \(second.range) overlap"
    case .outsideText(let edit, let byteCount): "an edit of bytes \(edit.range) in a text of \(byteCount) bytes"
    }
  }
}

extension TextEdit {
  /// The text with all of the edits made. They may come in any order; insertions at one place are made in theirs.
  package static func apply(_ edits: [TextEdit], to bytes: [UInt8]) throws(TextEditError) -> [UInt8] {
    let edits = inTextOrder(edits)
    try check(edits, byteCount: bytes.count)
    var result: [UInt8] = []
    result.reserveCapacity(edits.reduce(bytes.count) { $0 + $1.replacement.utf8.count - $1.range.count })
    var copied = 0
    for edit in edits {
      result += bytes[copied..<edit.range.lowerBound]
      result += edit.replacement.utf8
      copied = edit.range.upperBound
    }
    result += bytes[copied...]
    return result
  }

  /// By where they start and end; edits of the same range stay in their order.
  private static func inTextOrder(_ edits: [TextEdit]) -> [TextEdit] {
    edits.enumerated()
      .sorted { left, right in
        (left.element.range.lowerBound, left.element.range.upperBound, left.offset)
          < (right.element.range.lowerBound, right.element.range.upperBound, right.offset)
      }
      .map(\.element)
  }

  private static func check(_ edits: [TextEdit], byteCount: Int) throws(TextEditError) {
    for edit in edits where edit.range.lowerBound < 0 || edit.range.upperBound > byteCount {
      throw .outsideText(edit, byteCount: byteCount)
    }
    for (first, second) in zip(edits, edits.dropFirst()) where first.range.upperBound > second.range.lowerBound {
      throw .overlap(first, second)
    }
  }
}
