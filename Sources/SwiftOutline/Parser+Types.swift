extension Parser {
  /// A type as one leaf, or `Node.none` when none stands here.
  mutating func parseType() -> UInt32 {
    let first = position
    var name: Int?
    guard skipType(name: &name) else {
      position = first
      return Node.none
    }
    return add(.type, name: name, from: first, children: ChildList())
  }

  /// Steps over one type; `name` becomes the last simple identifier at its top level.
  mutating func skipType(name: inout Int?) -> Bool {
    var rounds = 0
    while true {
      rounds += 1
      skipTypePrefixes()
      guard skipSimpleType(name: &name) else { return rounds > 1 }
      skipTypePostfixes()
      if kind == .binaryOperator, firstByte(position) == UInt8(ascii: "&") {
        position += 1
        continue
      }
      let effects = skipEffects()
      if take(.arrow) {
        name = nil
        continue
      }
      if effects > 0 { position -= effects }
      return true
    }
  }

  private mutating func skipTypePrefixes() {
    while true {
      switch kind {
      case .keywordInout, .prefixOperator, .prefixAmpersand:
        position += 1
      case .keywordRepeat:
        position += 1
      case .at:
        skipAttribute()
      case .identifier where startsTypeAfterWord(position):
        position += 1
        if kind == .leftParen, !isTypePrefixFollowedByTuple(position - 1) { position = partner(of: position) + 1 }
      default:
        return
      }
      if position >= limit { return }
    }
  }

  /// Whether the word at `index` is one that stands before a type, and a type follows.
  private func startsTypeAfterWord(_ index: Int) -> Bool {
    switch kind(at: index + 1) {
    case .identifier, .leftParen, .leftBracket, .keywordAny, .keywordSelfType, .at, .keywordInout, .prefixOperator:
      break
    default:
      return false
    }
    switch firstByte(index) {
    case UInt8(ascii: "s"): return token(index, is: "some") || token(index, is: "sending")
    case UInt8(ascii: "a"): return token(index, is: "any")
    case UInt8(ascii: "e"): return token(index, is: "each")
    case UInt8(ascii: "b"): return token(index, is: "borrowing")
    case UInt8(ascii: "c"): return token(index, is: "consuming")
    case UInt8(ascii: "i"): return token(index, is: "isolated")
    case UInt8(ascii: "n"): return token(index, is: "nonisolated")
    default: return false
    }
  }

  private func isTypePrefixFollowedByTuple(_ index: Int) -> Bool { !token(index, is: "nonisolated") }

  private mutating func skipSimpleType(name: inout Int?) -> Bool {
    switch kind {
    case .leftParen, .leftBracket:
      name = nil
      let closed = isClosed(position)
      position = closed ? partner(of: position) + 1 : position + 1
      return true
    case .identifier, .keywordSelfType, .keywordAny, .wildcard, .keywordSelf, .dollarIdentifier, .integerLiteral:
      name = position
      position += 1
      skipGenericArguments()
      while kind == .period, isName(kind(ahead: 1)) {
        name = token(position + 1, is: "Type") || token(position + 1, is: "Protocol") ? name : position + 1
        position += 2
        skipGenericArguments()
      }
      return true
    default:
      return false
    }
  }

  private mutating func skipTypePostfixes() {
    while true {
      switch kind {
      case .postfixQuestion, .exclamation, .postfixOperator:
        position += 1
      case .period where isName(kind(ahead: 1)):
        position += 2
      default:
        return
      }
    }
  }

  /// Steps over `async`, `throws`, `throws(E)`, `rethrows`, `reasync`; answers how many tokens.
  mutating func skipEffects() -> Int {
    let first = position
    while true {
      switch kind {
      case .keywordThrows:
        position += 1
        if kind == .leftParen, !startsLine, isClosed(position) { position = partner(of: position) + 1 }
      case .keywordRethrows:
        position += 1
      case .identifier
      where firstByte(position) == UInt8(ascii: "a") && token(position, is: "async")
        || firstByte(position) == UInt8(ascii: "r") && token(position, is: "reasync"):
        position += 1
      default:
        return position - first
      }
    }
  }

  /// Steps over `<…>` if generic arguments or parameters stand here.
  mutating func skipGenericArguments() {
    if let end = endOfGenericArguments(from: position) { position = end }
  }

  /// Index just past the `>` of the generic arguments that open at `index`, or nil when no balanced `<…>` of type-like
  /// tokens stands there. Looks at no more than a few hundred tokens.
  func endOfGenericArguments(from index: Int) -> Int? {
    guard isOperator(kind(at: index)), firstByte(index) == UInt8(ascii: "<") else { return nil }
    var open = 0
    var next = index
    let end = min(limit, index + 400)
    while next < end {
      let token = tokens[next]
      switch token.kind {
      case .binaryOperator, .prefixOperator, .postfixOperator:
        for offset in Int(token.start)..<Int(token.end) {
          switch bytes[offset] {
          case UInt8(ascii: "<"): open += 1
          case UInt8(ascii: ">"): open -= 1
          case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "-"): break
          case UInt8(ascii: "&"), UInt8(ascii: "="): break
          default: return nil
          }
        }
        if open <= 0 { return open == 0 ? next + 1 : nil }
      case .leftParen, .leftBracket:
        guard isClosed(next) else { return nil }
        next = partner(of: next)
      case .identifier, .period, .comma, .postfixQuestion, .exclamation, .colon, .arrow, .keywordAny, .keywordSelfType,
        .keywordSelf, .at, .wildcard, .prefixAmpersand, .keywordThrows, .keywordInout, .keywordWhere, .keywordRepeat,
        .integerLiteral, .keywordClass, .keywordLet, .infixQuestion, .keywordInit:
        break
      default:
        return nil
      }
      next += 1
    }
    return nil
  }

  @inline(__always)
  func isOperator(_ kind: Token.Kind) -> Bool {
    kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator
  }

  /// Whether a token can be a name behind a dot: an identifier, any keyword, a tuple index.
  @inline(__always)
  func isName(_ kind: Token.Kind) -> Bool {
    kind == .identifier || kind.isKeyword || kind == .integerLiteral || kind == .dollarIdentifier
      || kind == .floatLiteral
  }

  /// Whether a token can be a label or a parameter's name.
  @inline(__always)
  func isLabel(_ kind: Token.Kind) -> Bool {
    kind == .identifier || kind == .wildcard || kind.isKeyword || kind == .dollarIdentifier
  }
}

extension Token.Kind {
  /// Whether the token is a reserved word.
  @inlinable package var isKeyword: Bool { rawValue >= Token.Kind.keywordAssociatedtype.rawValue }
}
