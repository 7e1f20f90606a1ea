import Linting
import SourceText

/// A document that the client has open: its text is the client's, whatever the disk says.
struct OpenDocument: Sendable {
  enum Kind: Sendable {
    case swift, configuration, other
  }

  let uri: DocumentURI
  /// Absolute; made up for documents that are no files.
  let path: String
  let kind: Kind
  var version: Int
  private(set) var lines: LineTable
  /// Counts the texts that the server has seen of the document; versions are the client's to choose.
  private(set) var revision = 0

  init(uri: DocumentURI, path: String, language: String, version: Int, text: String, revision: Int) {
    self.revision = revision
    self.uri = uri
    self.path = path
    self.version = version
    let name = FilePath.name(of: path)
    kind =
      if name == ConfigurationLoader.fileName {
        .configuration
      } else if language == "swift"
        || name.hasSuffix(".swift")
      { .swift } else { .other }
    lines = LineTable(Array(text.utf8))
  }

  /// Makes one change of a `didChange`: relative to the text as the change before it has left it.
  mutating func apply(_ change: Params, in encoding: ColumnEncoding) throws(ResponseError) {
    let text = try change.string("text")
    revision += 1
    guard !change["range"].isMissing else {
      lines = LineTable(Array(text.utf8))
      return
    }
    let range = try change.range()
    let start = lines.utf8Offset(of: range.lowerBound, in: encoding)
    let end = lines.utf8Offset(of: range.upperBound, in: encoding)
    var bytes = lines.bytes
    bytes.replaceSubrange(start..<max(start, end), with: text.utf8)
    lines = LineTable(bytes)
  }
}
