extension LexerInput {
  /// Where the block comment that opens at `start` ends: just past its `*/`, or the end of the file when nothing closes
  /// it. Block comments nest, which is what sets Swift's apart from C's.
  func endOfBlockComment(from start: Int) -> Int {
    var depth = 1
    var offset = start &+ 2
    while true {
      let slash = first(.slash, from: offset)
      guard slash < count else { return count }
      if slash > offset, self[slash &- 1] == .asterisk {
        depth &-= 1
        offset = slash &+ 1
        if depth == 0 { return offset }
      } else {
        let opens = self[slash &+ 1] == .asterisk
        depth &+= opens ? 1 : 0
        offset = slash &+ (opens ? 2 : 1)
      }
    }
  }

  /// Whether the words `sym-lint` stand in a range, in letters of any case.
  func mentionsTool(in range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while true {
      let hyphen = first(.hyphen, or: .hyphen, or: .hyphen, or: .hyphen, from: offset, to: range.upperBound)
      guard hyphen &+ 5 <= range.upperBound else { return false }
      if hyphen &- 3 >= range.lowerBound, namesTool(at: hyphen &- 3) { return true }
      offset = hyphen &+ 1
    }
  }

  private func namesTool(at offset: Int) -> Bool {
    let name: StaticString = "sym-lint"
    return name.withUTF8Buffer { name in
      for index in 0..<name.count where unsafe self[offset &+ index] | 0x20 != name[index] { return false }
      return true
    }
  }

  /// Whether a line starts at `offset`.
  fileprivate func isAtLineStart(_ offset: Int) -> Bool {
    switch offset == 0 ? 0 : self[offset &- 1] {
    case .lineFeed, .carriageReturn, 0: true
    default: false
    }
  }
}

/// Trivia other than plain white space.
extension TokenScanner {
  /// Where the piece of trivia at `offset` ends, or `nil` when a token starts there.
  @inline(never)
  mutating func endOfTrivia(from offset: Int) -> Int? {
    let byte = input[offset]
    switch byte {
    case .space, .tab, 0x0B, 0x0C: return offset &+ 1
    case .lineFeed, .carriageReturn:
      sawLineBreak = true
      return offset &+ 1
    case .slash: return endOfComment(from: offset)
    case .lessThan, .greaterThan: return endOfConflict(from: offset)
    case 0x21..<0x7F: return nil
    case 0xEF where input.has("\u{FEFF}", at: offset): return offset &+ 3
    default: return endOfStrayCharacter(from: offset)
    }
  }

  private mutating func endOfComment(from offset: Int) -> Int? {
    let end: Int
    switch input[offset &+ 1] {
    case .slash: end = input.endOfLine(from: offset)
    case .asterisk:
      end = input.endOfBlockComment(from: offset)
      if !sawLineBreak { sawLineBreak = input.contains(.lineFeed, or: .carriageReturn, in: offset..<end) }
    default: return nil
    }
    if input.mentionsTool(in: offset..<end) { directiveComments.append(offset..<end) }
    return end
  }

  /// Both sides of a merge conflict are skipped, as no compiler could make sense of them together.
  private mutating func endOfConflict(from offset: Int) -> Int? {
    guard input.isAtLineStart(offset) else { return nil }
    if input.has("<<<<<<< ", at: offset) {
      guard !lacksConflictEnd else { return nil }
      guard let end = endOfConflict(from: offset &+ 8, closedBy: ">>>>>>> ", startingWith: .greaterThan) else {
        lacksConflictEnd = true
        return nil
      }
      return end
    }
    if input.has(">>>> ", at: offset) {
      guard !lacksPerforceConflictEnd else { return nil }
      guard let end = endOfConflict(from: offset &+ 5, closedBy: "<<<<\n", startingWith: .lessThan) else {
        lacksPerforceConflictEnd = true
        return nil
      }
      return end
    }
    return nil
  }

  private mutating func endOfConflict(
    from offset: Int, closedBy marker: StaticString, startingWith byte: UInt8
  ) -> Int? {
    var offset = offset
    while true {
      offset = input.first(byte, from: offset)
      guard offset < input.count else { return nil }
      let previous = input[offset &- 1]
      if previous == .lineFeed || previous == .carriageReturn, input.has(marker, at: offset) {
        sawLineBreak = true
        conflictEnd = input.endOfLine(from: offset &+ marker.utf8CodeUnitCount)
        return conflictEnd
      }
      offset &+= 1
    }
  }

  /// Characters that Swift has no use for are trivia; of the others, those that no token may start with still make one.
  private func endOfStrayCharacter(from offset: Int) -> Int? {
    let character = input.character(at: offset)
    guard offset < input.count else { return nil }
    guard let value = character.value else { return character.end }
    if value.continuesIdentifier || value.startsOperator || value == 0x201C || value == 0x201D { return nil }
    return character.end
  }
}
