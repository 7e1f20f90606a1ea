import DesignTokens
import Linting
import Markup
import SourceText

extension Server {
  /// `textDocument/hover`.
  func hover(_ params: Params) throws(ResponseError) -> JSONValue {
    let uri = DocumentURI(try params.documentURI())
    let position = try params.position()
    if let document = documents[uri], document.kind == .configuration {
      return configurationHover(document, position)
    }
    guard let view = view(of: uri) else { return .null }
    let offset = view.offset(position)
    let text = hoverText(view)
    if let finding = view.findings.first(where: { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }),
      view.session.kind(of: finding) != .unusedSuppression
    {
      return hover(
        text.text(of: finding, rule: view.session.rule(finding.rule)) { view.session.token(named: $0) },
        view.json(finding.range))
    }
    if let (token, range) = view.token(at: offset) {
      return hover(text.text(of: token, at: view.session.location(of: token)), view.json(range))
    }
    if let (rule, range) = view.namedRule(at: offset) { return hover(HoverText.text(of: rule), view.json(range)) }
    return .null
  }

  func hover(_ text: String, _ range: JSONValue) -> JSONValue {
    [
      "contents": capabilities.takesMarkdownHover
        ? ["kind": "markdown", "value": .string(text)]
        : ["kind": "plaintext", "value": .string(HoverText.plain(text))],
      "range": range,
    ]
  }

  private func hoverText(_ view: DocumentView) -> HoverText {
    let folder = view.session.workspace.workingFolder
    return HoverText(showsSwatches: capabilities.showsPictures) { place in
      let path = FilePath.absolute(place.path, in: folder)
      return (
        "\(FilePath.shown(path, workingFolder: folder)):\(place.line)", "\(self.uri(ofPath: path).text)#L\(place.line)"
      )
    }
  }
}

extension DocumentView {
  /// The rule whose name in a suppression comment an offset touches.
  func namedRule(at offset: Int) -> (rule: RuleDescription, range: Range<Int>)? {
    for directive in analysis.scan?.suppressions.directives ?? [] {
      for name in directive.names where name.range.lowerBound <= offset && offset <= name.range.upperBound {
        return session.rule(name.text).map { ($0, name.range) }
      }
    }
    return nil
  }
}
