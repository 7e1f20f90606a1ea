extension Token.Kind {
  /// Whether the token opens a bracket or an interpolation.
  @inline(__always)
  var opens: Bool {
    switch self {
    case .leftParen, .leftBracket, .leftBrace, .stringHead: true
    default: false
    }
  }

  /// Whether the token is the partner that `open` needs.
  func closes(_ open: Token.Kind) -> Bool {
    switch open {
    case .leftParen: self == .rightParen
    case .leftBracket: self == .rightBracket
    case .leftBrace: self == .rightBrace
    case .stringHead, .stringMiddle: self == .stringMiddle || self == .stringTail
    default: false
    }
  }
}

/// For each token that opens a bracket the index of the one that closes it. Where nothing does, the index of the
/// closing brace or string part that cuts it off, or of the end of the file. Zero for every other token.
///
/// Braces and interpolations outrank parentheses: `( {` … `}` closes the brace whatever is open inside it, and a `)`
/// never closes anything outside its brace. Linear in the number of tokens.
func bracketPartners(of tokens: [Token]) -> [UInt32] {
  var partners = [UInt32](repeating: 0, count: tokens.count)
  var stack = BracketStack()
  for index in tokens.indices {
    let kind = tokens[index].kind
    switch kind {
    case .leftParen, .leftBracket, .leftBrace, .stringHead:
      stack.push(kind, at: index)
    case .rightParen, .rightBracket, .rightBrace, .stringTail:
      stack.close(with: kind, at: index, partners: &partners)
    case .stringMiddle:
      stack.close(with: kind, at: index, partners: &partners)
      stack.push(kind, at: index)
    default:
      continue
    }
  }
  stack.closeAll(at: tokens.count - 1, partners: &partners)
  return partners
}

/// The brackets that are open at a point of the file.
private struct BracketStack {
  private struct Entry {
    var kind: Token.Kind
    var index: Int
    /// How many parentheses and square brackets are open in the same brace or interpolation, this one included.
    var parens: Int
    var squares: Int
  }

  private var entries: [Entry] = []
  private var braces = 0
  private var strings = 0

  mutating func push(_ kind: Token.Kind, at index: Int) {
    var entry = Entry(kind: kind, index: index, parens: 0, squares: 0)
    if kind == .leftParen || kind == .leftBracket, let top = entries.last {
      entry.parens = top.parens
      entry.squares = top.squares
    }
    switch kind {
    case .leftParen: entry.parens += 1
    case .leftBracket: entry.squares += 1
    case .leftBrace: braces += 1
    default: strings += 1
    }
    entries.append(entry)
  }

  mutating func close(with kind: Token.Kind, at index: Int, partners: inout [UInt32]) {
    guard hasPartner(for: kind) else { return }
    while let top = entries.popLast() {
      partners[top.index] = UInt32(truncatingIfNeeded: index)
      if top.kind == .leftBrace { braces -= 1 }
      if top.kind == .stringHead || top.kind == .stringMiddle { strings -= 1 }
      if kind.closes(top.kind) { return }
    }
  }

  mutating func closeAll(at index: Int, partners: inout [UInt32]) {
    while let top = entries.popLast() { partners[top.index] = UInt32(truncatingIfNeeded: index) }
  }

  private func hasPartner(for kind: Token.Kind) -> Bool {
    switch kind {
    case .rightParen: (entries.last?.parens ?? 0) > 0
    case .rightBracket: (entries.last?.squares ?? 0) > 0
    case .rightBrace: braces > 0
    default: strings > 0
    }
  }
}
