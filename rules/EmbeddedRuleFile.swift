/// One file of this folder as it was when the program was built.
package struct EmbeddedRuleFile: Sendable {
  /// The folder that the file is in: the rule's category.
  package var folder: String
  /// The file's name without `.yaml`: the rule's id.
  package var name: String
  /// The content, which stays in the program's read-only data until it is asked for.
  package var text: StaticString

  /// The content but for its documentation, packed so that it takes no parsing: the keys before `why`.
  package var packed: StaticString

  /// A copy of the packed content.
  package var packedBytes: [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: packed.utf8Start, count: packed.utf8CodeUnitCount))
  }

  /// A copy of the content.
  package var bytes: [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

/// The rules that come with the program. `files`, sorted by path, is generated at every build.
package enum BuiltInRules {}
