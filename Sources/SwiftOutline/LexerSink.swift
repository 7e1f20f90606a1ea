/// The tokens before the one being lexed, as far as its lexing depends on them.
struct LexerContext {
  /// `endOfFile` where there is none.
  var last: Token.Kind
  var secondToLast: Token.Kind
  /// Whether the last token is the second colon of a `::` or a lone backquote, which no operand follows.
  var precludesOperand: Bool

  static var none: LexerContext {
    LexerContext(last: .endOfFile, secondToLast: .endOfFile, precludesOperand: false)
  }
}

/// Room for the tokens of a file, filled from the front.
@safe
struct TokenSink {
  /// How many tokens are certain to fit while there is room.
  static var slack: Int { 4 }

  private let slots: UnsafeMutableBufferPointer<Token>
  private(set) var count: Int

  /// `buffer` is larger than `tokens` by at least the slack.
  init(_ buffer: UnsafeMutableBufferPointer<Token>, startingWith tokens: [Token]) {
    unsafe slots = buffer
    count = unsafe buffer[..<tokens.count].initialize(fromContentsOf: tokens)
  }

  @inline(__always)
  var hasRoom: Bool { unsafe count &+ TokenSink.slack <= slots.count }

  @inline(__always)
  mutating func append(_ token: Token, afterGap: Bool, afterLineBreak: Bool) {
    guard unsafe count < slots.count, let base = unsafe slots.baseAddress else { return }
    var token = token
    if afterGap {
      token.flags.formUnion(.spaceBefore)
      if count > 0 { unsafe base[count &- 1].flags.formUnion(.spaceAfter) }
    }
    if afterLineBreak { token.flags.formUnion(.startsLine) }
    unsafe (base + count).initialize(to: token)
    count &+= 1
  }

  /// The end of the file counts as space after its last token.
  func markSpaceAfterLastOfFile() {
    guard let base = unsafe slots.baseAddress else { return }
    for index in max(0, count &- 2)..<count { unsafe base[index].flags.formUnion(.spaceAfter) }
  }

  @inline(__always)
  var lastKind: Token.Kind { kind(fromEnd: 1) }

  func context(in input: LexerInput) -> LexerContext {
    LexerContext(
      last: kind(fromEnd: 1), secondToLast: kind(fromEnd: 2),
      precludesOperand: endsInDoubleColon || endsInBackquote(of: input))
  }

  @inline(__always)
  private func kind(fromEnd distance: Int) -> Token.Kind {
    guard count >= distance, let base = unsafe slots.baseAddress else { return .endOfFile }
    return unsafe base[count &- distance].kind
  }

  private func endsInBackquote(of input: LexerInput) -> Bool {
    guard lastKind == .unknown, let base = unsafe slots.baseAddress else { return false }
    return unsafe input[Int(base[count &- 1].start)] == .backquote
  }

  private var endsInDoubleColon: Bool {
    guard count >= 2, let base = unsafe slots.baseAddress else { return false }
    let first = unsafe base[count &- 2]
    let second = unsafe base[count &- 1]
    return first.kind == .colon && second.kind == .colon && first.end == second.start
  }
}
