/// Reads which lines a patch adds to which files: the output of `git diff`, `diff -u`, or a patch of a mail.
package struct PatchReader {
  /// One file of a patch.
  package struct File: Sendable, Hashable {
    /// As the patch has it, `b/` included.
    package var name: String
    /// Lines from 1.
    package var added: [ClosedRange<Int>] = []
  }

  private var files: [File] = []
  /// How many lines of the hunk being read are still to come, of the old text and of the new.
  private var oldLeft = 0
  private var newLeft = 0
  private var line = 0
  /// What makes the patch unfit to tell all that it adds.
  private var problem: String?

  /// The files that the patch leaves with content; deleted and binary ones are left out.
  package static func files(of patch: [UInt8]) -> [File] { read(patch).files }

  /// The same, and why they may not be all: the first line that cannot be read.
  package static func read(_ patch: [UInt8]) -> (files: [File], problem: String?) {
    var reader = PatchReader()
    var number = 0
    // What stands behind the last line break is no line.
    let text = patch.last == 0x0A ? patch.dropLast() : patch[...]
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      let isSound = reader.problem == nil
      reader.read(line)
      if isSound, let problem = reader.problem { reader.problem = "line \(number): \(problem)" }
    }
    if reader.oldLeft > 0 || reader.newLeft > 0 {
      reader.problem = reader.problem ?? "it ends in the middle of a hunk"
    }
    return (reader.files, reader.problem)
  }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    if oldLeft > 0 || newLeft > 0 {
      readBody(line)
    } else if line.starts(with: "+++ ".utf8) {
      open(line.dropFirst(4))
    } else if line.starts(with: "diff ".utf8) || line.starts(with: "--- ".utf8) {
      isOpen = false
    } else if line.starts(with: "@@@".utf8), isOpen {
      problem = problem ?? "this is the patch of a merge against several commits; make one against a single commit"
    } else if line.starts(with: "@@".utf8), isOpen {
      if !readHunk(line) { problem = problem ?? "this is not the head of a hunk" }
    } else if line.starts(with: "Binary files ".utf8), Self.endsInSwift(line) {
      problem = problem ?? "the patch does not say what a Swift file has more; make it with 'git diff --text'"
    }
  }

  /// Whether hunks belong to the last file.
  private var isOpen = false

  private mutating func readBody(_ content: ArraySlice<UInt8>) {
    switch content.first {
    case UInt8(ascii: "+"):
      note(line)
      line += 1
      newLeft -= 1
    case UInt8(ascii: "-"): oldLeft -= 1
    case UInt8(ascii: "\\"): break
    default:
      line += 1
      oldLeft -= 1
      newLeft -= 1
    }
    if oldLeft < 0 || newLeft < 0 { problem = problem ?? "the hunk has other lines than its head says" }
  }

  private mutating func note(_ line: Int) {
    guard let file = files.indices.last else { return }
    if let last = files[file].added.last, last.upperBound == line - 1 {
      files[file].added[files[file].added.count - 1] = last.lowerBound...line
    } else {
      files[file].added.append(line...line)
    }
  }

  private mutating func open(_ header: ArraySlice<UInt8>) {
    var name = header
    if name.last == 0x0D { name = name.dropLast() }
    let text =
      name.first == UInt8(ascii: "\"") ? Self.unquoted(name) : String(decoding: Self.untabbed(name), as: UTF8.self)
    isOpen = text != "/dev/null"
    if isOpen { files.append(File(name: text)) }
  }

  /// A tab ends a name; what follows is a date.
  private static func untabbed(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    name.firstIndex(of: 0x09).map { name[..<$0] } ?? name
  }

  /// `Binary files a/A.swift and b/A.swift differ`
  private static func endsInSwift(_ line: ArraySlice<UInt8>) -> Bool {
    let line = line.last == 0x0D ? line.dropLast() : line
    return line.suffix(13).elementsEqual(".swift differ".utf8) || line.suffix(14).elementsEqual(".swift\" differ".utf8)
  }

  /// `@@ -1,2 +3,4 @@`
  ///
  /// - Returns: Whether it is one.
  private mutating func readHunk(_ header: ArraySlice<UInt8>) -> Bool {
    let words = header.split(separator: 0x20)
    guard words.count >= 3, let old = Self.extent(words[1], sign: "-"), let new = Self.extent(words[2], sign: "+")
    else {
      return false
    }
    oldLeft = old.count
    newLeft = new.count
    line = new.start
    return true
  }

  private static func extent(_ word: ArraySlice<UInt8>, sign: Unicode.Scalar) -> (start: Int, count: Int)? {
    guard word.first == UInt8(ascii: sign) else { return nil }
    let numbers = word.dropFirst().split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    guard let start = numbers.first ?? nil, start >= 0, start < 1 << 40 else { return nil }
    guard numbers.count > 1 else { return (start, 1) }
    guard let count = numbers[1], count >= 0, count < 1 << 40 else { return nil }
    return (start, count)
  }

  /// A name between quotation marks, as Git writes one with odd characters: `"b/\355\225\234.swift"`.
  private static func unquoted(_ quoted: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = quoted.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        let more = rest.prefix(2).prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "7") }
        rest = rest.dropFirst(more.count)
        bytes.append(more.reduce(escape & 7) { $0 << 3 | $1 & 7 })
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "a"): bytes.append(0x07)
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "v"): bytes.append(0x0B)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      default: bytes.append(escape)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
