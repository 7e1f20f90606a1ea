import SourceText

/// What the client can do, as far as it changes what the server sends.
struct ClientCapabilities: Sendable {
  var encoding: ColumnEncoding = .utf16
  var pullsDiagnostics = false
  var refreshesDiagnostics = false
  var refreshesInlayHints = false
  var refreshesCodeLenses = false
  var takesRelatedInformation = false
  var takesDiagnosticData = false
  var diagnosticTags: Set<Int> = []
  var takesCodeActionLiterals = false
  var takesPreferred = false
  var takesDocumentChanges = false
  var takesApplyEdit = false
  var takesMarkdownHover = false
  /// Whether pictures in Markdown are shown.
  var showsPictures = false
  var takesMarkdownDocumentation = false
  var takesDefinitionLinks = false
  var takesNestedSymbols = false
  var watchesFiles = false
  var watchesRelativePatterns = false
  var watchesConfiguration = false
  var givesConfiguration = false
  var showsProgress = false

  init() {}

  /// `capabilities` and `clientInfo.name` of `initialize`.
  init(_ params: Params, clientName: String?) {
    showsPictures = clientName?.contains("Visual Studio Code") ?? false
    encoding = Self.encoding(params["general"]["positionEncodings"].strings)
    read(workspace: params["workspace"])
    read(textDocument: params["textDocument"])
    showsProgress = params["window"]["workDoneProgress"].boolean ?? false
  }

  /// The first of the client's that the server can count in, which is all there are.
  private static func encoding(_ offered: [String]?) -> ColumnEncoding {
    for name in offered ?? [] {
      switch name {
      case "utf-8": return .utf8
      case "utf-16": return .utf16
      case "utf-32": return .utf32
      default: continue
      }
    }
    return .utf16
  }

  private mutating func read(workspace: Params) {
    refreshesDiagnostics = workspace["diagnostics"]["refreshSupport"].boolean ?? false
    refreshesInlayHints = workspace["inlayHint"]["refreshSupport"].boolean ?? false
    refreshesCodeLenses = workspace["codeLens"]["refreshSupport"].boolean ?? false
    takesDocumentChanges = workspace["workspaceEdit"]["documentChanges"].boolean ?? false
    takesApplyEdit = workspace["applyEdit"].boolean ?? false
    watchesFiles = workspace["didChangeWatchedFiles"]["dynamicRegistration"].boolean ?? false
    watchesRelativePatterns = workspace["didChangeWatchedFiles"]["relativePatternSupport"].boolean ?? false
    watchesConfiguration = workspace["didChangeConfiguration"]["dynamicRegistration"].boolean ?? false
    givesConfiguration = workspace["configuration"].boolean ?? false
  }

  private mutating func read(textDocument: Params) {
    pullsDiagnostics = !textDocument["diagnostic"].isMissing
    let published = textDocument["publishDiagnostics"]
    takesRelatedInformation = published["relatedInformation"].boolean ?? false
    takesDiagnosticData = published["dataSupport"].boolean ?? false
    diagnosticTags = Set(published["tagSupport"]["valueSet"].items?.compactMap(\.integer) ?? [])
    let actions = textDocument["codeAction"]
    takesCodeActionLiterals = !actions["codeActionLiteralSupport"].isMissing
    takesPreferred = actions["isPreferredSupport"].boolean ?? false
    takesMarkdownHover = textDocument["hover"]["contentFormat"].strings?.contains("markdown") ?? false
    takesMarkdownDocumentation =
      textDocument["completion"]["completionItem"]["documentationFormat"].strings?.contains("markdown") ?? false
    takesDefinitionLinks = textDocument["definition"]["linkSupport"].boolean ?? false
    takesNestedSymbols = textDocument["documentSymbol"]["hierarchicalDocumentSymbolSupport"].boolean ?? false
  }
}
