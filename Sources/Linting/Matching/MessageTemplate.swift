/// A message with names in braces, each of which stands for a text.
enum MessageTemplate {
  /// The message with its names filled in; braces around anything else stay.
  static func fill(_ template: String, _ text: (Substring) -> String?) -> String {
    var message = ""
    var rest = template[...]
    while let close = rest.utf8.firstIndex(of: UInt8(ascii: "}")) {
      let next = rest.utf8.index(after: close)
      let open = rest[..<close].utf8.lastIndex(of: UInt8(ascii: "{"))
      if let open, let filled = text(rest[rest.utf8.index(after: open)..<close]) {
        message += rest[..<open] + filled
      } else {
        message += rest[..<next]
      }
      rest = rest[next...]
    }
    return message + rest
  }

  /// The words in braces.
  static func names(in template: String) -> [String] {
    var names: [String] = []
    _ = fill(template) { name in
      let isWord = !name.isEmpty && name.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
      if isWord { names.append(String(name)) }
      return nil
    }
    return names
  }
}
