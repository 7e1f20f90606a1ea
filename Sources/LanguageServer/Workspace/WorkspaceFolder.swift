/// A folder that the client works in.
struct WorkspaceFolder: Sendable, Hashable {
  let uri: DocumentURI
  /// Absolute.
  let path: String

  /// `nil` for a folder that is not on this machine's disk.
  init?(uri: String) {
    self.uri = DocumentURI(uri)
    guard let path = self.uri.path else { return nil }
    self.path = path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/") ? String(path.dropLast()) : path
  }
}
