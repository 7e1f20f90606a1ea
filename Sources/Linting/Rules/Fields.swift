import Markup

/// The entries of a mapping whose keys are known, read with errors that name the place and the way out.
struct Fields {
  let path: String
  private let entries: [MarkupEntry]

  init(_ node: MarkupNode, path: String, known: [String]) throws(ConfigurationError) {
    self.path = path
    guard case .mapping(let entries) = node.content else {
      throw ConfigurationError(
        path: path, position: node.position,
        message: "expected a mapping with the keys \(known.joined(separator: ", "))")
    }
    self.entries = entries
    for entry in entries where !known.contains(entry.key) {
      throw error(
        "unknown key '\(entry.key)'" + Spelling.hint(Spelling.nearest(to: entry.key, in: known)), at: entry.keyPosition)
    }
  }

  func node(_ key: String) -> MarkupNode? { entries.first { $0.key == key }?.value }

  func error(_ message: String, at position: MarkupPosition) -> ConfigurationError {
    ConfigurationError(path: path, position: position, message: message)
  }

  func string(_ key: String) throws(ConfigurationError) -> String? {
    guard let node = node(key) else { return nil }
    guard case .string(let text) = node.content else { throw error("expected text for '\(key)'", at: node.position) }
    return text
  }

  func boolean(_ key: String) throws(ConfigurationError) -> Bool? {
    guard let node = node(key) else { return nil }
    guard case .boolean(let value) = node.content else {
      throw error("expected true or false for '\(key)'", at: node.position)
    }
    return value
  }

  func choice<Value>(
    _ key: String, of type: Value.Type
  ) throws(ConfigurationError) -> Value?
  where Value: RawRepresentable<String> & CaseIterable {
    guard let text = try string(key), let node = node(key) else { return nil }
    guard let value = Value(rawValue: text) else {
      let names = Value.allCases.map(\.rawValue)
      throw error(
        "'\(text)' is no value of '\(key)'" + Spelling.hint(Spelling.nearest(to: text, in: names)) + "; expected "
          + names.joined(separator: ", "), at: node.position)
    }
    return value
  }

  /// The items of a list, or the one value that stands in its place.
  func items(_ key: String) throws(ConfigurationError) -> [MarkupNode] {
    guard let node = node(key) else { return [] }
    switch node.content {
    case .sequence(let items): return items
    case .null: return []
    default: return [node]
    }
  }

  func positionedStrings(_ key: String) throws(ConfigurationError) -> [(String, MarkupPosition)] {
    var strings: [(String, MarkupPosition)] = []
    for item in try items(key) {
      guard case .string(let text) = item.content else { throw error("expected text in '\(key)'", at: item.position) }
      strings.append((text, item.position))
    }
    return strings
  }

  func strings(_ key: String) throws(ConfigurationError) -> [String] { try positionedStrings(key).map(\.0) }

  func numbers(_ key: String) throws(ConfigurationError) -> [Double] {
    var numbers: [Double] = []
    for item in try items(key) {
      guard case .number(_, let value) = item.content else {
        throw error("expected a number in '\(key)'", at: item.position)
      }
      numbers.append(value)
    }
    return numbers
  }
}
