/// The path of a token or group in one text, `color.gray.900`, compared by its bytes.
///
/// Strings compare by canonical equivalence, which would make one token of a composed and a decomposed `é`.
struct TokenKey: Hashable, Sendable {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  init(_ path: some Sequence<String>) {
    text = path.joined(separator: ".")
  }

  static func == (left: TokenKey, right: TokenKey) -> Bool {
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// Whether this is the key of a group around `other`, or `other` itself.
  func contains(_ other: TokenKey) -> Bool {
    if text.isEmpty { return true }
    let mine = text.utf8
    let theirs = other.text.utf8
    guard theirs.starts(with: mine) else { return false }
    return theirs.count == mine.count
      || theirs[theirs.index(theirs.startIndex, offsetBy: mine.count)] == UInt8(ascii: ".")
  }
}
