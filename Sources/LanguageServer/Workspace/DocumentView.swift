import DesignTokens
import Linting
import Markup
import SourceText

/// One version of an open Swift document with all that is known of it: what requests are answered from.
struct DocumentView: Sendable {
  let document: OpenDocument
  let session: LintSession
  let analysis: FileAnalysis
  let findings: [Finding]
  let encoding: ColumnEncoding

  func json(_ range: Range<Int>) -> JSONValue { document.lines.json(range, in: encoding) }

  func offset(_ position: TextPosition) -> Int { document.lines.utf8Offset(of: position, in: encoding) }

  func offsets(_ range: Range<TextPosition>) -> Range<Int> { document.lines.offsets(of: range, in: encoding) }
}

/// What was made of a document, and what of: it holds while these are the same.
struct DocumentAnalysis {
  var revision: Int
  var serial: Int
  var analysis: FileAnalysis
  var generation: Int
  var findings: [Finding]
  var memory = FindingMemory()
}

extension Server {
  /// The newest state of an open Swift document; nil where it is not linted.
  func view(of uri: DocumentURI) -> DocumentView? {
    guard let document = documents[uri], document.kind == .swift, let (project, shown) = project(of: document) else {
      return nil
    }
    takeDefinitions(of: project)
    let made = analyze(document, project, shown)
    return DocumentView(
      document: document, session: project.session, analysis: made.analysis, findings: made.findings,
      encoding: capabilities.encoding)
  }

  /// Lets changed buffers that define tokens count.
  private func takeDefinitions(of project: Project) {
    placeDocuments()
    for (uri, placement) in projects.placements {
      guard case .project(project.key, let shown) = placement, let document = documents[uri],
        analyses[uri].map({ $0.revision != document.revision || $0.serial != project.serial }) ?? true
      else { continue }
      _ = analyze(document, project, shown)
    }
  }

  private func analyze(_ document: OpenDocument, _ project: Project, _ shown: String) -> DocumentAnalysis {
    var made: DocumentAnalysis
    if let known = analyses[document.uri], known.revision == document.revision, known.serial == project.serial {
      made = known
    } else {
      let analysis = project.session.analyze(document.lines.bytes, path: document.path, shown: shown)
      if project.session.take(analysis) {
        places.forget()
        republish(project, but: document.uri)
      }
      made = DocumentAnalysis(
        revision: document.revision, serial: project.serial, analysis: analysis, generation: -1, findings: [])
      if let old = analyses.removeValue(forKey: document.uri), old.serial == project.serial { made.memory = old.memory }
    }
    if made.generation != project.session.generation {
      made.findings = project.session.findings(in: made.analysis, remembering: &made.memory)
      made.generation = project.session.generation
      analyses[document.uri] = made
    }
    return made
  }
}

extension DocumentView {
  /// Where the document names design tokens.
  var uses: [TokenUse] { session.uses(in: analysis.outline, path: document.path) }

  /// The design token that an offset touches: where it is used, or where it is defined.
  func token(at offset: Int) -> (token: DesignToken, range: Range<Int>)? {
    let tokens = session.catalog.tokens
    if let use = uses.first(where: { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }) {
      return (tokens[use.token], use.range)
    }
    for index in session.tokens(definedIn: document.path) {
      let start = document.lines.utf8Offset(
        line: tokens[index].definition.line, column: tokens[index].definition.column)
      let end = DefinitionPlaces.end(ofWordAt: start, in: document.lines.bytes)
      if start <= offset, offset <= end { return (tokens[index], start..<end) }
    }
    return nil
  }
}
