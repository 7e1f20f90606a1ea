import DesignTokens
import SwiftOutline

/// What is kept of one file of a workspace that nobody may have open: its raw values, and where it names design tokens.
struct FileSummary: Sendable {
  /// One version of a file's content.
  enum Version: Sendable, Hashable {
    case disk(FileStamp)
    /// What an editor holds, counted by the editor.
    case buffer(Int)
  }

  /// A place that names a design token, in UTF-8 offsets.
  struct Use: Sendable {
    /// The token's position in the catalog.
    var token: Int32
    var start: UInt32
    var end: UInt32
  }

  var version: Version
  /// Without what the file defines; nil where nothing of it is linted.
  var scan: FileScan?
  var uses: [Use]
  /// Hashes of all names in the file, sorted: a token of another name is not used here.
  private var names: [UInt32]

  init(_ analysis: FileAnalysis, path: String, version: Version, session: LintSession) {
    self.version = version
    scan = analysis.scan.flatMap { $0.isLinted ? FileScan(withoutTokens: $0) : nil }
    uses = session.uses(in: analysis.outline, path: path).map { use in
      Use(
        token: Int32(truncatingIfNeeded: use.token), start: UInt32(truncatingIfNeeded: use.range.lowerBound),
        end: UInt32(truncatingIfNeeded: use.range.upperBound))
    }
    names = Self.names(in: analysis.outline)
  }

  func mayName(_ hashes: some Sequence<UInt32>) -> Bool { hashes.contains(where: contains) }

  private func contains(_ hash: UInt32) -> Bool {
    let index = names.partitioningIndex { $0 >= hash }
    return index < names.count && names[index] == hash
  }

  private static func names(in outline: Outline) -> [UInt32] {
    var hashes: Set<UInt32> = []
    for node in outline.nodes where node.name != Node.none {
      switch node.kind {
      case .member, .identifier, .implicitMember:
        let token = outline.tokens[Int(node.name)]
        hashes.insert(hash(outline.bytes[Int(token.start)..<Int(token.end)]))
      default: continue
      }
    }
    return hashes.sorted()
  }

  /// FNV-1a, 32 bits, of a name without backquotes.
  static func hash(_ name: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5
    for byte in name where byte != UInt8(ascii: "`") { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
  }
}
