import Linting

extension Server {
  func didOpen(_ params: Params) throws(ResponseError) {
    let item = params["textDocument"]
    let uri = DocumentURI(try item.string("uri"))
    guard let version = item["version"].integer else { throw .invalidParams("'version' is no number") }
    let language = item["languageId"].string ?? ""
    openings += 1
    documents[uri] = OpenDocument(
      uri: uri, path: path(of: uri, language), language: language, version: version,
      text: try item.string("text"), revision: openings << 32)
    analyses[uri] = nil
    documentDidChange(uri)
  }

  func didChange(_ params: Params) throws(ResponseError) {
    let uri = DocumentURI(try params.documentURI())
    guard let changes = params["contentChanges"].items else { throw .invalidParams("'contentChanges' is no list") }
    guard var document = documents.removeValue(forKey: uri) else { return }
    document.version = params["textDocument"]["version"].integer ?? document.version
    defer {
      documents[uri] = document
      documentDidChange(uri)
    }
    for change in changes { try document.apply(change, in: capabilities.encoding) }
  }

  private func documentDidChange(_ uri: DocumentURI) {
    unpublished.insert(uri)
    guard let document = documents[uri] else { return }
    switch document.kind {
    case .swift: break
    case .configuration: reloadProjects()
    case .other: readTokenDocument(document.path)
    }
  }

  /// Reads the token sources again that a document is one of.
  private func readTokenDocument(_ path: String) {
    let readers = projects.byKey.values.filter { $0.session.isTokenDocument(path) }
    guard !readers.isEmpty else { return }
    disk += 1
    for project in readers { load(project) }
  }

  func didClose(_ params: Params) throws(ResponseError) {
    let uri = DocumentURI(try params.documentURI())
    guard let document = documents.removeValue(forKey: uri) else { return }
    let placement = projects.placements.removeValue(forKey: uri)
    analyses[uri] = nil
    unpublished.remove(uri)
    disk += 1
    if case .project(let key, _) = placement, let project = projects.byKey[key],
      project.session.reread(document.path)
    {
      places.forget()
      republish(project)
    }
    switch document.kind {
    case .swift: break
    case .configuration: reloadProjects()
    case .other: readTokenDocument(document.path)
    }
    if !capabilities.pullsDiagnostics { publish(uri, version: nil, []) }
  }

  /// Without watchers, saving is when a change of other files is noticed.
  func didSave(_ params: Params) throws(ResponseError) {
    _ = try params.documentURI()
    if !capabilities.watchesFiles { reloadProjects() }
  }

  /// The absolute path of a document. One that is no file gets a path in the first folder, so that a configuration holds
  /// for it.
  private func path(of uri: DocumentURI, _ language: String) -> String {
    if let path = uri.path { return FilePath.absolute(path, in: "/") }
    let isNamed = uri.name.hasSuffix(".swift") || language != "swift"
    let name = isNamed ? uri.name : uri.name + ".swift"
    return FilePath.absolute(name, in: folders.first?.path ?? "/")
  }
}
