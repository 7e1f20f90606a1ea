/// A message with names in braces, each of which stands for a text.
enum MessageTemplate {
  /// The message with its names filled in; braces around anything else stay.
  static func fill(_ template: String, _ text: (Substring) -> String?) -> String {
    var message = ""
    var rest = template[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      let next = rest.utf8.index(after: close)
      message += rest[..<open]
      if let filled = text(rest[rest.utf8.index(after: open)..<close]) {
        message += filled
        rest = rest[next...]
      } else {
        message += "{"
        rest = rest[rest.utf8.index(after: open)...]
      }
    }
    return message + rest
  }
}
