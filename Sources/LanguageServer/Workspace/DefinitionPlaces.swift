import Linting
import Markup
import SourceText
import SwiftOutline

/// Turns the places where tokens are defined, which are lines and columns in UTF-8, into what the client counts in.
///
/// Files are read once and forgotten when a token source changes.
final class DefinitionPlaces {
  private var known: [Location: JSONValue] = [:]
  private var files: [String: LineTable] = [:]

  /// By the folder that the paths are relative to.
  private var shown: [String: [Location: JSONValue]] = [:]

  /// The `Location` of a place whose path is relative to a folder.
  func known(_ place: Location, in folder: String) -> JSONValue? { shown[folder]?[place] }

  func remember(_ location: JSONValue, of place: Location, in folder: String) {
    shown[folder, default: [:]][place] = location
  }

  func forget() {
    known = [:]
    shown = [:]
    files = [:]
  }

  /// The `Location` of a definition: its name, or the whole of what stands there in quotes.
  func location(
    _ place: Location, text: (String) -> LineTable?, uri: (String) -> DocumentURI, _ encoding: ColumnEncoding
  )
    -> JSONValue
  {
    if let known = known[place] { return known }
    let lines = files[place.path] ?? text(place.path) ?? LineTable((try? FileReader.read(place.path)) ?? [])
    files[place.path] = lines
    let start = lines.utf8Offset(line: place.line, column: place.column)
    let range = start..<Self.end(ofWordAt: start, in: lines.bytes)
    let location: JSONValue = ["uri": .string(uri(place.path).text), "range": lines.json(range, in: encoding)]
    known[place] = location
    return location
  }

  static func end(ofWordAt start: Int, in bytes: [UInt8]) -> Int {
    guard start < bytes.count else { return start }
    if bytes[start] == UInt8(ascii: "\"") {
      let end = bytes[(start + 1)...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == 0x0A }
      return end.map { bytes[$0] == 0x0A ? $0 : $0 + 1 } ?? start
    }
    return bytes[start...].firstIndex { !$0.isPartOfName && $0 != UInt8(ascii: "`") } ?? bytes.count
  }
}

extension Server {
  /// The `Location` of a place that is named by its absolute path.
  func location(_ place: Location) -> JSONValue {
    places.location(
      place, text: { path in self.documents.values.first { $0.path == path }?.lines }, uri: uri(ofPath:),
      capabilities.encoding)
  }

  /// The client's own name for a file, where it has it open.
  func uri(ofPath path: String) -> DocumentURI {
    documents.values.first { $0.path == path }?.uri ?? DocumentURI(path: path)
  }
}
