extension MarkupNode {
  /// The value of `key` in a mapping; nil where there is none, or where this is no mapping.
  package subscript(key: String) -> MarkupNode? { entry(named: key)?.value }

  /// The entry of `key` in a mapping.
  package func entry(named key: String) -> MarkupEntry? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { sameBytes($0.key, key) }
  }

  package var isNull: Bool { content == .null }

  /// The text of a string.
  package func string(or expected: String = "a string") throws(MarkupError) -> String {
    guard case .string(let text) = content else { throw mismatch(expected, wantsText: true) }
    return text
  }

  /// The value of a number; infinity and NaN are none.
  package func number(or expected: String = "a number") throws(MarkupError) -> Double {
    guard case .number(_, let value) = content, value.isFinite else { throw mismatch(expected) }
    return value
  }

  /// The value of a whole number.
  package func integer(or expected: String = "a whole number") throws(MarkupError) -> Int {
    guard case .number(_, let value) = content, abs(value) < 0x1p53, Double(Int(value)) == value else {
      throw mismatch(expected)
    }
    return Int(value)
  }

  package func boolean(or expected: String = "true or false") throws(MarkupError) -> Bool {
    guard case .boolean(let value) = content else {
      if case .string(let text) = content, let meaning = oldBoolean(text) {
        throw mismatch(expected, wayOut: "write \(meaning)")
      }
      throw mismatch(expected)
    }
    return value
  }

  /// The items of a list.
  package func items(or expected: String = "a list") throws(MarkupError) -> [MarkupNode] {
    guard case .sequence(let items) = content else {
      if case .string(let text) = content, text.utf8.first == .minus {
        throw mismatch(expected, wayOut: "an item needs a space after its '-'")
      }
      throw mismatch(expected)
    }
    return items
  }

  /// The strings of a list; a string on its own is a list of one.
  package func strings(or expected: String = "a string or a list of strings") throws(MarkupError) -> [String] {
    if case .string(let text) = content { return [text] }
    var strings: [String] = []
    for item in try items(or: expected) { strings.append(try item.string()) }
    return strings
  }

  /// The entries of a mapping.
  package func entries(or expected: String = "a mapping") throws(MarkupError) -> [MarkupEntry] {
    guard case .mapping(let entries) = content else {
      if case .string(let text) = content, text.utf8.contains(.colon) {
        throw mismatch(expected, wayOut: "a key needs a space after its ':'")
      }
      throw mismatch(expected)
    }
    return entries
  }

  /// The entries of a mapping that may only have the `known` keys.
  package func entries(
    knowing known: [String], or expected: String = "a mapping"
  ) throws(MarkupError) -> [MarkupEntry] {
    let entries = try entries(or: expected)
    for entry in entries where !known.contains(where: { sameBytes($0, entry.key) }) {
      throw MarkupError(unknownWord("key", entry.key, known: known), at: entry.keyPosition)
    }
    return entries
  }

  /// The one of `choices` that a string names.
  package func choice(of choices: [String]) throws(MarkupError) -> String {
    let text = try string(or: "one of \(choices.joined(separator: ", "))")
    guard choices.contains(where: { sameBytes($0, text) }) else {
      throw MarkupError(unknownWord("value", text, known: choices), at: position)
    }
    return text
  }

  /// The complaint that something else stands where `expected` should.
  package func mismatch(_ expected: String) -> MarkupError { mismatch(expected, wantsText: false) }

  private func mismatch(_ expected: String, wantsText: Bool = false, wayOut: String? = nil) -> MarkupError {
    let wayOut = wayOut ?? (wantsText || commentedValue != nil ? quotingAdvice : nil)
    return MarkupError("expected \(expected), found \(kind)" + (wayOut.map { "; \($0)" } ?? ""), at: position)
  }

  /// What this is, in words: `the number 8`.
  private var kind: String {
    switch content {
    case .null where commentedValue != nil: "nothing, for '#' after a space starts a comment"
    case .null: "nothing"
    case .boolean(let value): "\(value)"
    case .number(let text, _): "the number \(text)"
    case .string(let text): "the text \(inQuotes(text))"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// How to write what stands here so that it is text.
  private var quotingAdvice: String? {
    switch content {
    case .null: commentedValue.map { "write \(inQuotes($0)) in quotes" }
    case .number(let text, _): "write \(inQuotes(text)) in quotes"
    case .boolean(let value): "write '\(value)' in quotes"
    default: nil
    }
  }
}

/// What `yes` and its like meant in YAML 1.1.
private func oldBoolean(_ text: String) -> Bool? {
  switch text.lowercased() {
  case "yes", "on", "y": true
  case "no", "off", "n": false
  default: nil
  }
}
