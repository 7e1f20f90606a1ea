extension TokenScanner {
  /// The regex literal between `#/` and `/#` whose opening slash is at `slash`. It may go over lines if its first line
  /// is empty; when nothing closes it, it ends with its first line.
  mutating func extendedRegex(pounds: Int, slashAt slash: Int) -> Lexeme {
    var start = slash &+ 1
    while input[start] == .space || input[start] == .tab { start &+= 1 }
    guard input[start] == .lineFeed || input[start] == .carriageReturn else {
      let lexeme = input.regex(from: slash &+ 1, pounds: pounds, isCertain: true)
      return lexeme ?? Lexeme(end: slash &+ 1, kind: .regexLiteral, flags: .unterminated)
    }
    let slashes = regexSlashes ?? CloserIndex(slashesOf: input, in: start..<input.count)
    regexSlashes = slashes
    guard slashes.hasCloser(pounds: pounds, from: start),
      let end = input.endOfMultiLineRegex(from: start, pounds: pounds)
    else { return Lexeme(end: start, kind: .regexLiteral, flags: .unterminated) }
    return Lexeme(end: end, kind: .regexLiteral)
  }
}

extension LexerInput {
  /// The rest of the regex literal on one line whose opening slash ends at `start`. `nil` when it is not certain to be
  /// one, and does not look like one.
  func regex(from start: Int, pounds: Int, isCertain: Bool) -> Lexeme? {
    if pounds == 0 {
      switch self[start] {
      case .asterisk, .slash: return nil
      case .space, .tab: if !isCertain { return nil }
      default: break
      }
      if self[start &- 2] == .asterisk { return nil }
    }
    let unterminated = { (end: Int) -> Lexeme? in
      isCertain ? Lexeme(end: end, kind: .regexLiteral, flags: .unterminated) : nil
    }
    var groups = 0
    var classes = 0
    var offset = start
    while offset < count {
      switch self[offset] {
      case .slash:
        let end = endOfPounds(from: offset &+ 1, limit: pounds == 0 ? 0 : .max)
        guard end &- offset &- 1 >= pounds else { break }
        guard pounds == 0 else { return Lexeme(end: end, kind: .regexLiteral) }
        if self[end] == .asterisk || self[end] == .slash { return unterminated(offset) }
        if !isCertain, endsInSpace(offset, since: start) { return nil }
        return Lexeme(end: end, kind: .regexLiteral)
      case .lineFeed, .carriageReturn: return unterminated(offset)
      case .backslash:
        offset &+= 1
        if offset >= count || self[offset] == .lineFeed || self[offset] == .carriageReturn {
          return unterminated(offset)
        }
      case .leftParen where classes == 0: groups &+= 1
      case UInt8(ascii: ")") where classes == 0:
        if groups == 0, !isCertain { return nil }
        groups = max(0, groups &- 1)
      case UInt8(ascii: "["): classes &+= 1
      case UInt8(ascii: "]"): classes = max(0, classes &- 1)
      default: break
      }
      offset &+= 1
    }
    return unterminated(count)
  }

  /// Whether a space that nothing escapes stands before `offset`.
  private func endsInSpace(_ offset: Int, since start: Int) -> Bool {
    let space = offset &- 1
    guard space >= start, self[space] == .space else { return false }
    var backslashes = 0
    while space &- backslashes > start, self[space &- backslashes &- 1] == .backslash { backslashes &+= 1 }
    return backslashes % 2 == 0
  }

  fileprivate func endOfMultiLineRegex(from start: Int, pounds: Int) -> Int? {
    var offset = start
    while true {
      offset = first(.slash, or: .backslash, or: .slash, or: .backslash, from: offset)
      guard offset < count else { return nil }
      if self[offset] == .backslash {
        offset &+= 2
        continue
      }
      let end = endOfPounds(from: offset &+ 1, limit: .max)
      if end &- offset &- 1 >= pounds { return end }
      offset &+= 1
    }
  }
}
