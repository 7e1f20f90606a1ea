/// One file of this folder as it was when the program was built.
package struct EmbeddedRuleFile: Sendable {
  /// The folder that the file is in: the rule's category.
  package var folder: String
  /// The file's name without `.yaml`: the rule's id.
  package var name: String
  /// The content, which stays in the program's read-only data until it is asked for.
  package var text: StaticString

  /// A copy of the content up to the documentation, which comes last: `why`, how to configure the rule, examples.
  package var undocumentedBytes: [UInt8] {
    let bytes = bytes
    let key = Array("\nwhy:".utf8)
    for start in bytes.indices where bytes[start] == key[0] && bytes[start...].starts(with: key) {
      return Array(bytes[...start])
    }
    return bytes
  }

  /// A copy of the content.
  package var bytes: [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

/// The rules that come with the program. `files`, sorted by path, is generated at every build.
package enum BuiltInRules {}
