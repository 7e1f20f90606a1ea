import Linting
import Markup
import SourceText

extension Server {
  /// `textDocument/completion`.
  func completion(_ params: Params) throws(ResponseError) -> JSONValue {
    let uri = DocumentURI(try params.documentURI())
    let position = try params.position()
    if let document = documents[uri], document.kind == .configuration {
      return configurationCompletion(document, position).json(document.lines, capabilities)
    }
    guard let view = view(of: uri) else { return .null }
    return CompletionFinder(view).list(at: view.offset(position)).json(view.document.lines, capabilities)
  }

  // MARK: The configuration file

  private func configurationCompletion(_ document: OpenDocument, _ position: TextPosition) -> CompletionList {
    let offset = document.lines.utf8Offset(of: position, in: capabilities.encoding)
    let cursor = ConfigurationCursor(document.lines, offset: offset)
    func item(_ name: String, _ kind: CompletionItem.Kind, _ detail: String?, _ text: String) -> CompletionItem {
      CompletionItem(
        label: name, kind: kind, detail: detail, edit: TextEdit(range: cursor.typed, replacement: text))
    }
    if let key = cursor.key {
      let shape = ConfigurationKeys.document.shape(at: (cursor.path + [key])[...])
      return CompletionList(items: (shape?.values ?? []).map { item($0, .enumMember, nil, $0) })
    }
    guard let shape = ConfigurationKeys.document.shape(at: cursor.path[...]) else { return CompletionList() }
    return CompletionList(
      items: shape.keys(rules(for: document)).map { item($0.name, .property, $0.summary, $0.name + ": ") }
        + shape.values.map { item($0, .enumMember, nil, $0) })
  }

  /// What a key or a rule's name in a configuration file means.
  func configurationHover(_ document: OpenDocument, _ position: TextPosition) -> JSONValue {
    let offset = document.lines.utf8Offset(of: position, in: capabilities.encoding)
    let cursor = ConfigurationCursor(document.lines, offset: offset)
    guard cursor.key == nil, !cursor.word.isEmpty else { return .null }
    let word = String(decoding: document.lines.bytes[cursor.word], as: UTF8.self)
    let range = document.lines.json(cursor.word, in: capabilities.encoding)
    guard let shape = ConfigurationKeys.document.shape(at: cursor.path[...]) else { return .null }
    let rules = rules(for: document)
    if case .rules = shape, let rule = rules.first(where: { $0.id == word }) {
      return hover(HoverText.text(of: rule), range)
    }
    guard let key = shape.keys(rules).first(where: { $0.name == word }) else { return .null }
    let expected = shape.shape(at: [word])?.expectation
    return hover("**\(key.name)** — \(key.summary)\n" + (expected.map { "\nExpected: \($0)\n" } ?? ""), range)
  }

  /// The rules that a configuration file may name: its own too, where it can be read.
  private func rules(for document: OpenDocument) -> [RuleDescription] {
    let folder = workingFolder(of: document.path)
    let request = LintRequest(paths: [], workingFolder: folder, configurationPath: document.path)
    return (try? Linter().rules(request)) ?? (try? RuleSet.builtInRules().map(RuleDescription.init)) ?? []
  }
}
