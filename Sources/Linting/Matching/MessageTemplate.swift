/// The text of a rule's findings, with `{name}` for what differs between them.
enum MessageTemplate {
  /// The template with what `value` gives for each name; a name that it does not know stays as it is.
  static func fill(_ template: String, _ value: (Substring) -> String?) -> String {
    var filled = ""
    var rest = template[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let name = rest[rest.utf8.index(after: open)..<close]
      filled += rest[..<open]
      if let value = value(name) { filled += value } else { filled += rest[open...close] }
      rest = rest[rest.utf8.index(after: close)...]
    }
    return filled + rest
  }
}
