import Linting

extension Server {
  func didOpen(_ params: Params) throws(ResponseError) {
    let item = params["textDocument"]
    let uri = DocumentURI(try item.string("uri"))
    guard let version = item["version"].integer else { throw .invalidParams("'version' is no number") }
    let language = item["languageId"].string ?? ""
    documents[uri] = OpenDocument(
      uri: uri, path: path(of: uri, language), language: language, version: version,
      text: try item.string("text"), revision: documents[uri].map { $0.revision + 1 } ?? 0)
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
    if documents[uri]?.kind == .configuration { reloadProjects() }
  }

  func didClose(_ params: Params) throws(ResponseError) {
    let uri = DocumentURI(try params.documentURI())
    guard let document = documents.removeValue(forKey: uri) else { return }
    let placement = projects.placements.removeValue(forKey: uri)
    analyses[uri] = nil
    unpublished.remove(uri)
    if case .project(let key, _) = placement, let project = projects.byKey[key],
      project.session.reread(document.path)
    {
      places.forget()
      republish(project)
    }
    if document.kind == .configuration { reloadProjects() }
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
