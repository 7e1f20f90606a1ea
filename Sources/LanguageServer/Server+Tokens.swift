import DesignTokens
import Linting
import Markup
import SourceText

extension Server {
  /// `textDocument/inlayHint`.
  func inlayHints(_ params: Params) throws(ResponseError) -> JSONValue {
    let uri = DocumentURI(try params.documentURI())
    let range = try params.range()
    guard settings.showsInlayHints, let view = view(of: uri) else { return [] }
    let offsets = view.offsets(range)
    let tokens = view.session.catalog.tokens
    let uses = view.uses.filter { offsets.contains($0.range.lowerBound) || offsets.contains($0.range.upperBound) }
    return .array(
      uses.map { use in
        [
          "position": view.document.lines.position(ofUTF8Offset: use.range.upperBound, in: view.encoding).json,
          "label": .string(ValueText.summary(of: tokens[use.token])), "paddingLeft": true,
        ]
      })
  }

  /// `textDocument/definition`.
  func definition(_ params: Params) throws(ResponseError) -> JSONValue {
    let uri = DocumentURI(try params.documentURI())
    let position = try params.position()
    guard let (view, token, range) = token(uri, position) else { return .null }
    let location = location(view.session.location(of: token))
    guard capabilities.takesDefinitionLinks, case .object(let members) = location else { return [location] }
    let target = members.first { $0.name == "range" }?.value ?? .null
    return [
      [
        "originSelectionRange": view.json(range), "targetUri": members.first { $0.name == "uri" }?.value ?? .null,
        "targetRange": target, "targetSelectionRange": target,
      ]
    ]
  }

  /// `textDocument/references`.
  func references(_ params: Params, _ reply: Reply) throws(ResponseError) {
    let uri = DocumentURI(try params.documentURI())
    let position = try params.position()
    guard let (view, token, _) = token(uri, position) else { return reply.send(.null) }
    let includesDefinition = params["context"]["includeDeclaration"].boolean ?? false
    let definition = includesDefinition ? location(view.session.location(of: token)) : nil
    let partial = PartialResults(params, client)
    let encoding = capabilities.encoding
    answerFromIndex(params, "Finding uses of \(token.name)", view, reply) { index, snapshot in
      guard let position = index.session?.catalog.tokens.firstIndex(of: token) else { return .null }
      var found = [definition].compactMap { $0 }
      for file in index.uses(of: position, buffers: snapshot.buffers) {
        let uri = JSONValue.string(snapshot.uri(ofPath: file.path).text)
        found += file.ranges.map { ["uri": uri, "range": file.lines.json($0, in: encoding)] }
      }
      return partial.send(found) ? [] : .array(found)
    }
  }

  /// `textDocument/documentSymbol`: the design tokens that the document defines.
  func documentSymbols(_ params: Params) throws(ResponseError) -> JSONValue {
    let uri = DocumentURI(try params.documentURI())
    guard let view = view(of: uri) else { return [] }
    return .array(
      view.session.tokens(definedIn: view.document.path).map { index in
        let token = view.session.catalog.tokens[index]
        let place = location(view.session.location(of: token))
        guard capabilities.takesNestedSymbols, case .object(let members) = place else {
          return ["name": .string(token.name), "kind": 14, "location": place]
        }
        let range = members.first { $0.name == "range" }?.value ?? .null
        return [
          "name": .string(token.name), "kind": 14, "detail": .string(ValueText.summary(of: token)), "range": range,
          "selectionRange": range,
        ]
      })
  }

  /// `textDocument/codeLens`: how often the tokens that the document defines are used, and how often their value is raw.
  func codeLenses(_ params: Params, _ reply: Reply) throws(ResponseError) {
    let uri = DocumentURI(try params.documentURI())
    guard settings.showsCodeLenses, let view = view(of: uri) else { return reply.send([]) }
    let tokens = view.session.catalog.tokens
    let defined = view.session.tokens(definedIn: view.document.path)
    guard !defined.isEmpty else { return reply.send([]) }
    let ranges = defined.map { index -> JSONValue in
      let place = view.session.location(of: tokens[index])
      let start = view.document.lines.utf8Offset(line: place.line, column: place.column)
      return view.json(start..<DefinitionPlaces.end(ofWordAt: start, in: view.document.lines.bytes))
    }
    answerFromIndex(params, Optional<String>.none, view, reply) { index, _ in
      let counts = index.tokenCounts()
      return .array(
        zip(defined, ranges).map { position, range in
          ["range": range, "command": ["title": .string(counts.title(of: position, tokens[position])), "command": ""]]
        })
    }
  }

  private func token(
    _ uri: DocumentURI, _ position: TextPosition
  ) -> (view: DocumentView, token: DesignToken, range: Range<Int>)? {
    guard let view = view(of: uri), let (token, range) = view.token(at: view.offset(position)) else { return nil }
    return (view, token, range)
  }
}

extension WorkspaceIndex.TokenCounts {
  fileprivate func title(of position: Int, _ token: DesignToken) -> String {
    let count = uses[position] ?? 0
    let raw = rawValues[token.name] ?? 0
    let text = count == 1 ? "1 use" : "\(count) uses"
    return raw == 0 ? text : "\(text), \(raw) raw \(raw == 1 ? "value" : "values") equal to it"
  }
}
