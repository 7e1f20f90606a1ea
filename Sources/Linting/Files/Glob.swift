/// A compiled path pattern: `*`, `?`, `[…]` within one name, `**` over any number of folders, `{a,b}` for either.
///
/// Matching follows every way through the pattern at once, so its time grows with the pattern times the path, never
/// with the number of ways.
package struct Glob: Sendable, Hashable {
  package enum Dialect: Sendable, Hashable {
    /// Shell-like, with `{a,b}`.
    case shell
    /// As in `.gitignore`: braces are plain characters.
    case gitignore
  }

  /// How much of the path a match takes.
  package enum Extent: Sendable, Hashable {
    /// The path to its end.
    case whole
    /// The path, or a folder that it lies in.
    case wholeOrFolder
  }

  let program: [Instruction]
  /// Bytes that every match has in a row: most paths are told from the pattern by the lack of them.
  private let required: [UInt8]

  package init(_ pattern: some StringProtocol, dialect: Dialect = .shell) {
    var compiler = GlobCompiler(pattern: Array(pattern.unicodeScalars.map(\.value)), dialect: dialect)
    program = compiler.compile()
    required = compiler.longestLiteral
  }

  package func matches(_ path: some StringProtocol, extent: Extent = .whole) -> Bool {
    if !required.isEmpty, !path.utf8.containsRun(required) { return false }
    var path = path.utf8.makeIterator()
    return matches(&path, extent: extent)
  }

  /// One step of the pattern. Characters are Unicode scalars, or bytes plus 0xDC00 where they are not UTF-8.
  enum Instruction: Sendable, Hashable {
    case character(UInt32)
    /// Any character but `/`.
    case anyInName
    case any
    case set(CharacterSet)
    /// Goes on at both places.
    case split(Int, Int)
    case jump(Int)
    case match
  }

  /// The characters of `[…]`; `/` is never one.
  struct CharacterSet: Sendable, Hashable {
    var ranges: [ClosedRange<UInt32>] = []
    var isNegated = false

    func contains(_ character: UInt32) -> Bool {
      character != Glob.slash && ranges.contains { $0.contains(character) } != isNegated
    }
  }

  static let slash: UInt32 = 0x2F
}

extension Glob {
  private func matches(_ path: inout some IteratorProtocol<UInt8>, extent: Extent) -> Bool {
    var decoder = LenientDecoder()
    var current = States(capacity: program.count)
    var next = States(capacity: program.count)
    add(0, to: &current)
    while let character = decoder.next(&path) {
      if extent == .wholeOrFolder, character == Glob.slash, current.isMatch { return true }
      if current.list.isEmpty { return false }
      next.removeAll()
      for state in current.list where accepts(state, character) { add(state + 1, to: &next) }
      swap(&current, &next)
    }
    return current.isMatch
  }

  private func accepts(_ state: Int, _ character: UInt32) -> Bool {
    switch program[state] {
    case .character(let expected): character == expected
    case .anyInName: character != Glob.slash
    case .any: true
    case .set(let set): set.contains(character)
    case .split, .jump, .match: false
    }
  }

  /// Adds a state and all that follow from it without a character.
  private func add(_ state: Int, to states: inout States) {
    states.pending.append(state)
    while let state = states.pending.popLast() {
      guard states.insert(state) else { continue }
      switch program[state] {
      case .split(let one, let other):
        states.pending.append(one)
        states.pending.append(other)
      case .jump(let target): states.pending.append(target)
      case .match: states.isMatch = true
      case .character, .anyInName, .any, .set: states.list.append(state)
      }
    }
  }

  /// The places of the pattern that the path so far leads to.
  private struct States {
    var list: [Int] = []
    var isMatch = false
    /// States still to be added; empty between two calls.
    var pending: [Int] = []
    private var marks: [UInt32]
    private var round: UInt32 = 1

    init(capacity: Int) {
      marks = Array(repeating: 0, count: capacity)
    }

    mutating func removeAll() {
      list.removeAll(keepingCapacity: true)
      isMatch = false
      round &+= 1
    }

    mutating func insert(_ state: Int) -> Bool {
      if marks[state] == round { return false }
      marks[state] = round
      return true
    }
  }
}

/// Reads UTF-8 one character at a time and gives every byte that is not UTF-8 as a character of its own.
struct LenientDecoder {
  private var pending: [UInt8] = []

  mutating func next(_ bytes: inout some IteratorProtocol<UInt8>) -> UInt32? {
    guard let first = pending.isEmpty ? bytes.next() : pending.removeFirst() else { return nil }
    guard first >= 0x80 else { return UInt32(first) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4 else { return 0xDC00 + UInt32(first) }
    while pending.count < length - 1, let byte = bytes.next() { pending.append(byte) }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for index in 0..<length - 1 {
      guard index < pending.count, pending[index] & 0xC0 == 0x80 else { return 0xDC00 + UInt32(first) }
      value = value << 6 | UInt32(pending[index] & 0x3F)
    }
    pending.removeFirst(length - 1)
    return value
  }
}
