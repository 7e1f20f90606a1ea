import Linting
import Markup
import SourceText

extension Server {
  /// Takes note of what is wrong with a configuration: once as a message, and as diagnostics in the file itself.
  func report(_ error: LintError, _ workingFolder: String) {
    guard case .configuration(let errors) = error else { return }
    var byFile: [String: [ConfigurationError]] = [:]
    for error in errors {
      byFile[FilePath.absolute(error.path, in: workingFolder), default: []].append(error)
    }
    for (path, errors) in byFile { reportConfiguration(errors, of: [path]) }
    guard !saidConfigurationIsBroken, let first = errors.first else { return }
    saidConfigurationIsBroken = true
    let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
    client.notify("window/showMessage", ["type": 1, "message": .string("sym-lint: \(first.description)\(more)")])
  }

  /// Sets the errors of configuration files; none clears them.
  func reportConfiguration(_ errors: [ConfigurationError], of paths: [String]) {
    for path in paths where configurationReports[path] ?? [] != errors {
      configurationReports[path] = errors.isEmpty ? nil : errors
      if errors.isEmpty { saidConfigurationIsBroken = !configurationReports.isEmpty }
      let uri = uri(ofPath: path)
      if let document = documents[uri] {
        unpublished.insert(document.uri)
      } else if !capabilities.pullsDiagnostics {
        let lines = LineTable((try? FileReader.read(path)) ?? [])
        publish(uri, version: nil, errors.map { configurationDiagnostic($0, lines) })
      } else {
        refreshClient()
      }
    }
  }

  /// The errors of an open configuration file, checked anew.
  func configurationDiagnostics(of document: OpenDocument) -> [JSONValue] {
    let folder = workingFolder(of: document.path)
    do {
      _ = try configurationLoader(folder).load(document.path)
      return []
    } catch {
      guard case .configuration(let errors) = error else { return [] }
      return errors.filter { FilePath.absolute($0.path, in: folder) == document.path }
        .map { configurationDiagnostic($0, document.lines) }
    }
  }

  func configurationDiagnostic(_ error: ConfigurationError, _ lines: LineTable) -> JSONValue {
    let start = min(max(error.position.offset, 0), lines.bytes.count)
    let line = lines.utf8Range(ofLine: lines.line(ofUTF8Offset: start))
    var end = start
    while end < line.upperBound, lines.bytes[end] > 0x20, lines.bytes[end] != UInt8(ascii: ":") { end += 1 }
    if end == start { end = line.upperBound }
    return [
      "range": lines.json(start..<max(start, end), in: capabilities.encoding), "severity": 1, "source": "sym-lint",
      "code": "configuration", "message": .string(error.message),
    ]
  }

  // MARK: The client's settings

  /// `workspace/didChangeConfiguration`: settings pushed, or word to ask for them.
  func didChangeConfiguration(_ params: Params) {
    if capabilities.givesConfiguration { return askForSettings() }
    take(params["settings"][ClientSettings.section])
  }

  func askForSettings() {
    guard capabilities.givesConfiguration else { return }
    client.ask("workspace/configuration", ["items": [["section": .string(ClientSettings.section)]]]) {
      server, answer in
      guard case .success(let result) = answer else { return }
      server.take(Params(result).items?.first ?? Params(nil))
    }
  }

  private func take(_ params: Params) {
    let new = ClientSettings(params)
    guard new != settings else { return }
    settings = new
    refreshClient()
  }
}
