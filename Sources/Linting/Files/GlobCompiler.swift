/// Turns the text of a pattern into the instructions of a `Glob`.
struct GlobCompiler {
  private let pattern: [UInt32]
  private let dialect: Glob.Dialect
  private var position = 0
  /// Whether a `[` was met that nothing closes.
  private var hasOpenSet = false
  private var program: [Glob.Instruction] = []
  private var literal: [UInt8] = []
  /// The longest run of characters that every match has, in UTF-8.
  private(set) var longestLiteral: [UInt8] = []
  /// Alternatives nest this deep at most; braces below are plain characters.
  private static let deepestBraces = 8
  /// The braces that something closes.
  private let openBraces: Set<Int>

  init(pattern: [UInt32], dialect: Glob.Dialect) {
    self.pattern = pattern
    self.dialect = dialect
    openBraces = dialect == .shell ? Self.closedBraces(in: pattern) : []
  }

  mutating func compile() -> [Glob.Instruction] {
    while position < pattern.count {
      let count = program.count
      compileItem(depth: 0)
      noteLiteral(from: count)
    }
    endLiteral()
    program.append(.match)
    return program
  }

  /// Takes the instructions of one item into the run of plain characters.
  private mutating func noteLiteral(from start: Int) {
    if program.count == start + 1, case .character(let value) = program[start], let scalar = Unicode.Scalar(value) {
      literal += String(scalar).utf8
    } else {
      endLiteral()
    }
  }

  private mutating func endLiteral() {
    if literal.count > longestLiteral.count { longestLiteral = literal }
    literal = []
  }

  private mutating func compileItem(depth: Int) {
    let character = pattern[position]
    switch character {
    case ascii("*"): compileStars()
    case ascii("?"):
      program.append(.anyInName)
      position += 1
    case ascii("[") where !hasOpenSet: compileSet()
    case ascii("\\") where position + 1 < pattern.count:
      program.append(.character(pattern[position + 1]))
      position += 2
    case ascii("{") where depth < Self.deepestBraces && openBraces.contains(position):
      compileAlternatives(depth: depth)
    default:
      program.append(.character(character))
      position += 1
    }
  }

  private mutating func compileStars() {
    let start = position
    while position < pattern.count, pattern[position] == ascii("*") { position += 1 }
    let startsName = start == 0 || [ascii("/"), ascii("{"), ascii(",")].contains(pattern[start - 1])
    guard position - start >= 2, startsName else { return appendLoop(of: .anyInName) }
    if position == pattern.count { return appendLoop(of: .any) }
    guard pattern[position] == Glob.slash else { return appendLoop(of: .anyInName) }
    position += 1
    appendFolders()
  }

  /// `item` any number of times.
  private mutating func appendLoop(of item: Glob.Instruction) {
    let start = program.count
    program.append(.split(start + 1, start + 3))
    program.append(item)
    program.append(.jump(start))
  }

  /// Nothing, or anything that ends in `/`.
  private mutating func appendFolders() {
    let start = program.count
    program.append(.split(start + 1, start + 5))
    appendLoop(of: .any)
    program.append(.character(Glob.slash))
  }

  /// A `[…]`, or a plain `[` where nothing closes it.
  private mutating func compileSet() {
    var index = position + 1
    var set = Glob.CharacterSet()
    if index < pattern.count, pattern[index] == ascii("!") || pattern[index] == ascii("^") {
      set.isNegated = true
      index += 1
    }
    let first = index
    while index < pattern.count {
      if pattern[index] == ascii("]"), index > first {
        program.append(.set(set))
        position = index + 1
        return
      }
      if let (ranges, end) = characterClass(at: index) {
        set.ranges += ranges
        index = end
        continue
      }
      let low = member(at: &index)
      var high = low
      if index + 1 < pattern.count, pattern[index] == ascii("-"), pattern[index + 1] != ascii("]") {
        index += 1
        high = member(at: &index)
      }
      if low <= high { set.ranges.append(low...high) }
    }
    // What nothing closes, nothing closes farther on either. Git takes such a pattern for one that matches nothing.
    hasOpenSet = true
    program.append(dialect == .gitignore ? .set(Glob.CharacterSet()) : .character(ascii("[")))
    position += 1
  }

  private func member(at index: inout Int) -> UInt32 {
    if pattern[index] == ascii("\\"), index + 1 < pattern.count { index += 1 }
    index += 1
    return pattern[index - 1]
  }

  /// The ranges of `[:name:]`, and where it ends.
  private func characterClass(at start: Int) -> ([ClosedRange<UInt32>], Int)? {
    guard start + 1 < pattern.count, pattern[start] == ascii("["), pattern[start + 1] == ascii(":") else { return nil }
    var index = start + 2
    var name = ""
    while index < pattern.count, let scalar = Unicode.Scalar(pattern[index]), scalar.properties.isLowercase {
      name.unicodeScalars.append(scalar)
      index += 1
    }
    guard index + 1 < pattern.count, pattern[index] == ascii(":"), pattern[index + 1] == ascii("]"),
      let ranges = Self.classes[name]
    else { return nil }
    return (ranges, index + 2)
  }

  private static let classes: [String: [ClosedRange<UInt32>]] = [
    "alpha": [0x41...0x5A, 0x61...0x7A], "digit": [0x30...0x39], "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A],
    "upper": [0x41...0x5A], "lower": [0x61...0x7A], "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
    "space": [0x09...0x0D, 0x20...0x20], "blank": [0x09...0x09, 0x20...0x20], "cntrl": [0...0x1F, 0x7F...0x7F],
    "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E], "print": [0x20...0x7E], "graph": [0x21...0x7E],
  ]

  private static func closedBraces(in pattern: [UInt32]) -> Set<Int> {
    var closed: Set<Int> = []
    var open: [Int] = []
    var index = 0
    while index < pattern.count {
      switch Unicode.Scalar(pattern[index]) {
      case "\\": index += 1
      case "{": open.append(index)
      case "}": if let brace = open.popLast() { closed.insert(brace) }
      default: break
      }
      index += 1
    }
    return closed
  }

  private mutating func compileAlternatives(depth: Int) {
    var exits: [Int] = []
    position += 1
    while true {
      let fork = program.count
      program.append(.split(fork + 1, fork + 1))
      while position < pattern.count, pattern[position] != ascii(","), pattern[position] != ascii("}") {
        compileItem(depth: depth + 1)
      }
      let isLast = position >= pattern.count || pattern[position] == ascii("}")
      position += 1
      if isLast { break }
      exits.append(program.count)
      program.append(.jump(0))
      program[fork] = .split(fork + 1, program.count)
    }
    for exit in exits { program[exit] = .jump(program.count) }
  }

  private func ascii(_ character: Unicode.Scalar) -> UInt32 { character.value }
}
