/// Looks for any of a few words in names, as a cheap first look: a name in which none stands need not be cut into words.
struct WordStems {
  private let stems: [StaticString]
  /// A bit for each letter that some word begins with.
  private let firstLetters: UInt32

  /// - Parameter words: Of lower-case ASCII letters.
  init(_ words: [StaticString]) {
    stems = words
    firstLetters = words.reduce(0) { letters, word in unsafe letters | 1 << UInt32(word.utf8Start[0] & 31) }
  }

  /// The words, to compare whole ones with.
  var words: Set<String> { Set(stems.map(\.description)) }

  /// Whether one of the words stands in a name, in any case, be it within a longer word.
  func stand(in bytes: [UInt8], _ name: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in unsafe stand(in: UnsafeBufferPointer(rebasing: bytes[name])) }
  }

  func stand(in name: String) -> Bool {
    var name = name
    return name.withUTF8 { unsafe stand(in: $0) }
  }

  private func stand(in name: UnsafeBufferPointer<UInt8>) -> Bool {
    for start in name.indices where unsafe firstLetters & 1 << UInt32(name[start] & 31) != 0 {
      let rest = unsafe UnsafeBufferPointer(rebasing: name[start...])
      if stems.contains(where: { unsafe Self.begins(rest, with: $0) }) { return true }
    }
    return false
  }

  private static func begins(_ name: UnsafeBufferPointer<UInt8>, with word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard name.count >= length else { return false }
    for index in 0..<length where unsafe name[index] | 0x20 != word.utf8Start[index] { return false }
    return true
  }
}
