/// Swift's reserved words, found by their first eight bytes.
struct KeywordTable {
  private struct Entry {
    var head: UInt64 = 0
    /// The last eight bytes; the head again for a word that has no more.
    var tail: UInt64 = 0
    var length = 0
    var kind = Token.Kind.identifier
  }

  static let swift = KeywordTable()

  /// As many slots as a hash has values, each word in the first free one from its hash on.
  private let slots: [Entry]

  private init() {
    var slots = [Entry](repeating: Entry(), count: 256)
    for (word, kind) in KeywordTable.words {
      let bytes = Array(word.utf8)
      let entry = Entry(
        head: KeywordTable.word(bytes.prefix(8)), tail: KeywordTable.word(bytes.suffix(8)), length: bytes.count,
        kind: kind)
      var slot = KeywordTable.hash(entry.head)
      while slots[slot].length != 0 { slot = (slot + 1) & 0xFF }
      slots[slot] = entry
    }
    self.slots = slots
  }

  @inline(__always)
  func kind(ofWordIn input: LexerInput, from start: Int, to end: Int) -> Token.Kind {
    let length = end &- start
    guard length > 1 else { return input[start] == .underscore ? .wildcard : .identifier }
    guard length <= 15 else { return .identifier }
    let word = input.word(at: start)
    let head = length < 8 ? word & ~(~0 << UInt64(length &* 8)) : word
    var slot = KeywordTable.hash(head)
    while slots[slot].length != 0 {
      let entry = slots[slot]
      if entry.head == head, entry.length == length, length <= 8 || input.word(at: end &- 8) == entry.tail {
        return entry.kind
      }
      slot = (slot &+ 1) & 0xFF
    }
    return .identifier
  }

  @inline(__always)
  private static func hash(_ head: UInt64) -> Int {
    Int(truncatingIfNeeded: (head &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static var words: [(String, Token.Kind)] {
    [
      ("associatedtype", .keywordAssociatedtype), ("class", .keywordClass), ("deinit", .keywordDeinit),
      ("enum", .keywordEnum), ("extension", .keywordExtension), ("fileprivate", .keywordFileprivate),
      ("func", .keywordFunc), ("import", .keywordImport), ("init", .keywordInit), ("inout", .keywordInout),
      ("internal", .keywordInternal), ("let", .keywordLet), ("operator", .keywordOperator),
      ("precedencegroup", .keywordPrecedencegroup), ("private", .keywordPrivate), ("protocol", .keywordProtocol),
      ("public", .keywordPublic), ("rethrows", .keywordRethrows), ("static", .keywordStatic),
      ("struct", .keywordStruct), ("subscript", .keywordSubscript), ("typealias", .keywordTypealias),
      ("var", .keywordVar),

      ("break", .keywordBreak), ("case", .keywordCase), ("catch", .keywordCatch), ("continue", .keywordContinue),
      ("default", .keywordDefault), ("defer", .keywordDefer), ("do", .keywordDo), ("else", .keywordElse),
      ("fallthrough", .keywordFallthrough), ("for", .keywordFor), ("guard", .keywordGuard), ("if", .keywordIf),
      ("in", .keywordIn), ("repeat", .keywordRepeat), ("return", .keywordReturn), ("throw", .keywordThrow),
      ("switch", .keywordSwitch), ("where", .keywordWhere), ("while", .keywordWhile),

      ("Any", .keywordAny), ("as", .keywordAs), ("false", .keywordFalse), ("is", .keywordIs), ("nil", .keywordNil),
      ("self", .keywordSelf), ("Self", .keywordSelfType), ("super", .keywordSuper), ("throws", .keywordThrows),
      ("true", .keywordTrue), ("try", .keywordTry),
    ]
  }
}
