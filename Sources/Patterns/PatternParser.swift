/// Why a pattern's text cannot be read.
package struct PatternError: Error, Sendable, Hashable {
  package var message: String
  /// UTF-8 offset into the pattern's text.
  package var offset: Int
}

extension Pattern {
  /// Reads a pattern in the notation shown at `Pattern`.
  package init(_ text: String) throws(PatternError) {
    var parser = PatternParser(bytes: Array(text.utf8))
    self = try parser.parsePattern()
  }
}

private struct PatternParser {
  let bytes: [UInt8]
  var position = 0

  mutating func parsePattern() throws(PatternError) -> Pattern {
    skipSpace()
    let pattern =
      switch peek() {
      case UInt8(ascii: "#"): try parseMacro()
      case UInt8(ascii: "["): try parseEntry()
      default: try parseExpression()
      }
    skipSpace()
    if position < bytes.count { throw error("nothing may follow the pattern") }
    return pattern
  }

  private mutating func parseMacro() throws(PatternError) -> Pattern {
    position += 1
    let names = try parseNames()
    return Pattern(shape: .macro, names: names, receiver: .none, arguments: try parseArguments())
  }

  private mutating func parseEntry() throws(PatternError) -> Pattern {
    position += 1
    var pattern = try parseCallee()
    pattern.shape = .dictionaryEntry
    try expect(":")
    pattern.arguments = [Pattern.Argument(labels: [], isOptional: false, value: try parseValue())]
    try expect("]")
    return pattern
  }

  private mutating func parseExpression() throws(PatternError) -> Pattern {
    var pattern = try parseCallee()
    skipSpace()
    if peek() == UInt8(ascii: "(") {
      pattern.shape = .call
      pattern.arguments = try parseArguments()
    } else if peek() == UInt8(ascii: "=") {
      position += 1
      pattern.shape = .assignment
      pattern.arguments = [Pattern.Argument(labels: [], isOptional: false, value: try parseValue())]
    }
    return pattern
  }

  /// The receiver and the last name.
  private mutating func parseCallee() throws(PatternError) -> Pattern {
    var parts: [[String]] = []
    var start: Pattern.Receiver = .none
    skipSpace()
    if take("$_(") {
      position -= 1
      return Pattern(shape: .member, names: [], receiver: .any, arguments: [])
    }
    if take("$_.") {
      start = .any
    } else if take(".") {
      start = .implicit
    } else if peek() == UInt8(ascii: "<") {
      start = .hole(try parseHole())
      try expect(".")
    }
    parts.append(try parseNames())
    while peek() == UInt8(ascii: ".") || peek() == UInt8(ascii: "("), case .none = start {
      if take(".") {
        parts.append(try parseNames())
      } else if take("(...).") {
        start = .call(parts[parts.count - 1])
        parts = [try parseNames()]
      } else {
        break
      }
    }
    while case .any = start, take(".") { parts.append(try parseNames()) }
    let names = parts.removeLast()
    return Pattern(shape: .member, names: names, receiver: receiver(start, path: parts), arguments: [])
  }

  private func receiver(_ start: Pattern.Receiver, path: [[String]]) -> Pattern.Receiver {
    guard !path.isEmpty else { return start }
    if case .any = start { return .path(path.reversed(), isWhole: false) }
    return .path(path.reversed(), isWhole: true)
  }

  private mutating func parseArguments() throws(PatternError) -> [Pattern.Argument] {
    try expect("(")
    var arguments: [Pattern.Argument] = []
    skipSpace()
    if take(")") { return arguments }
    repeat {
      arguments.append(try parseArgument())
      skipSpace()
    } while take(",")
    try expect(")")
    return arguments
  }

  private mutating func parseArgument() throws(PatternError) -> Pattern.Argument {
    skipSpace()
    if take("...") { return Pattern.Argument(labels: [], isOptional: true, value: .rest) }
    let start = position
    if isNameStart(peek()) {
      let labels = try parseNames()
      let isOptional = take("?")
      skipSpace()
      if take(":") {
        return Pattern.Argument(labels: labels, isOptional: isOptional, value: try parseValue())
      }
      position = start
    }
    let isOptional = take("?")
    return Pattern.Argument(labels: [], isOptional: isOptional, value: try parseValue())
  }

  private mutating func parseValue() throws(PatternError) -> Pattern.Value {
    skipSpace()
    if take("$") {
      guard isNameStart(peek()) || peek() == UInt8(ascii: "_") else { throw error("write '$_' for any value") }
      while isNamePart(peek()) { position += 1 }
      return .any
    }
    if peek() == UInt8(ascii: "<") { return .hole(try parseHole()) }
    if take(".") { return .member(try parseNames()) }
    throw error("expected '$_', '.name' or a hole such as <length>")
  }

  private mutating func parseHole() throws(PatternError) -> Pattern.Hole {
    let start = position
    try expect("<")
    let name = try parseName()
    guard let kind = Pattern.HoleKind(rawValue: name) else {
      position = start
      let kinds = Pattern.HoleKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw error("no hole is called <\(name)>; the holes are \(kinds)")
    }
    var scale = Pattern.Scale.automatic
    if take(":") {
      let word = try parseName()
      guard let known = Pattern.Scale(rawValue: word) else {
        throw error("'\(word)' is no scale; write unit, byte, percent or degrees")
      }
      scale = known
    }
    try expect(">")
    return Pattern.Hole(kind: kind, scale: scale)
  }

  /// `name`, `{a|b}`, or `$_` for any name, which is none here.
  private mutating func parseNames() throws(PatternError) -> [String] {
    if take("$_") { return [] }
    guard take("{") else { return [try parseName()] }
    var names: [String] = []
    repeat {
      skipSpace()
      names.append(try parseName())
      skipSpace()
    } while take("|")
    try expect("}")
    return names
  }

  private mutating func parseName() throws(PatternError) -> String {
    let start = position
    if peek() == UInt8(ascii: "*") { position += 1 }
    while isNamePart(peek()) { position += 1 }
    guard position > start, bytes[position - 1] != UInt8(ascii: "*") else { throw error("expected a name") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func isNameStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "*")
      || isNamePart(byte) && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func peek() -> UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func skipSpace() {
    while peek() == UInt8(ascii: " ") || peek() == UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    for offset in 0..<length where unsafe bytes[position + offset] != text.utf8Start[offset] { return false }
    position += length
    return true
  }

  private mutating func expect(_ text: StaticString) throws(PatternError) {
    skipSpace()
    guard take(text) else { throw error("expected '\(text)'") }
  }

  private func error(_ message: String) -> PatternError { PatternError(message: message, offset: position) }
}
