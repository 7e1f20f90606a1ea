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
    let definition = location(view.session.location(of: token))
    let includesDefinition = params["context"]["includeDeclaration"].boolean ?? false
    let reader = workspaceReader(view.session)
    let encoding = capabilities.encoding
    let names = openNames
    inBackground(params, "Finding uses of \(token.name)", reply) { cancellation in
      guard let index = view.session.catalog.tokens.firstIndex(of: token) else { return .null }
      let found = reader().map(isCanceled: { cancellation.isCanceled }) { file -> [JSONValue] in
        let lines = LineTable(file.bytes)
        let uri = names[file.path] ?? DocumentURI(path: file.path)
        return file.uses.filter { $0.token == index }.map { use in
          ["uri": .string(uri.text), "range": lines.json(use.range, in: encoding)]
        }
      }
      return .array((includesDefinition ? [definition] : []) + found.flatMap { $0 })
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
    let reader = workspaceReader(view.session)
    inBackground(params, nil, reply) { cancellation in
      let counts = reader().map(isCanceled: { cancellation.isCanceled }) { TokenCounts(of: $0) }
        .reduce(into: TokenCounts()) { $0.add($1) }
      return .array(
        zip(defined, ranges).map { index, range in
          let title = counts.title(of: index, name: tokens[index].name)
          return ["range": range, "command": ["title": .string(title), "command": ""]]
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

/// How often design tokens are used, and how often their values stand in code without them.
struct TokenCounts: Sendable {
  private var uses: [Int: Int] = [:]
  private var rawValues: [String: Int] = [:]

  init() {}

  init(of file: WorkspaceFile) {
    for use in file.uses { uses[use.token, default: 0] += 1 }
    for finding in file.findings {
      for suggestion in finding.suggestions where suggestion.kind == .exact {
        rawValues[suggestion.token, default: 0] += 1
      }
    }
  }

  mutating func add(_ other: TokenCounts) {
    uses.merge(other.uses, uniquingKeysWith: +)
    rawValues.merge(other.rawValues, uniquingKeysWith: +)
  }

  func title(of token: Int, name: String) -> String {
    let count = uses[token] ?? 0
    let raw = rawValues[name] ?? 0
    let text = count == 1 ? "1 use" : "\(count) uses"
    return raw == 0 ? text : "\(text), \(raw) raw \(raw == 1 ? "value" : "values") equal to it"
  }
}
