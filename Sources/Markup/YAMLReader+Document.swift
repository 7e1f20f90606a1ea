extension YAMLReader {
  /// Reads the whole file: directives, the one document, and its markers.
  mutating func readDocument() throws(MarkupError) -> MarkupNode {
    skipBlanks()
    let hasDirectives = try readDirectives()
    var place = BlockPlace.document
    if isAtMarker(.minus) {
      offset += 3
      place = .afterMarker
    } else if hasDirectives {
      throw failure("a directive needs '---' on a line after it")
    }
    let root = try readBlockNode(parent: -1, place: place).node
    try readEnd()
    return root
  }

  /// Reads `%YAML 1.2`, the only directive there may be.
  private mutating func readDirectives() throws(MarkupError) -> Bool {
    guard byte() == .percent, offset == lineStart else { return false }
    guard bytes[offset...].starts(with: Array("%YAML".utf8)), byte(5).isBlank else {
      throw failure("the only directive is '%YAML 1.2'; a value that starts with '%' goes in quotes")
    }
    offset += 5
    skipBlanksInLine()
    guard byte() == 0x31, byte(1) == .dot, byte(2).isDigit, isGap(3) else {
      throw failure("the YAML version must be 1.2")
    }
    offset += 3
    try expectLineEnd(after: "the YAML version")
    skipBlanks()
    if byte() == .percent, offset == lineStart { throw failure("a second directive") }
    return true
  }

  /// Checks that nothing but end markers follows the document.
  private mutating func readEnd() throws(MarkupError) {
    skipBlanks()
    var hasEnded = false
    while isAtMarker(.dot) {
      hasEnded = true
      offset += 3
      try expectLineEnd(after: "'...'")
      skipBlanks()
    }
    if isAtEnd { return }
    if hasEnded || isAtMarker(.minus) { throw failure("a second document; the file may hold only one") }
    if isTabbed { throw tabFailure() }
    if byte() == .percent { throw startFailure() }
    throw failure("unexpected text after the value; check the indentation")
  }

  /// The complaint about a tab where only spaces indent.
  func tabFailure() -> MarkupError { failure("a tab in the indentation; indent with spaces") }
}
