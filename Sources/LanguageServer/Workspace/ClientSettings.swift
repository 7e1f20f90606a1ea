import Markup

/// What people set in their editor, in the section `symLint`. What makes no sense is as if not set.
struct ClientSettings: Sendable, Hashable {
  /// Whether the values of design tokens show at their uses.
  var showsInlayHints = true
  /// Whether the number of their uses shows above the definitions of design tokens.
  var showsCodeLenses = true

  static let section = "symLint"

  init() {}

  init(_ params: Params) {
    showsInlayHints = params["inlayHints"].boolean ?? true
    showsCodeLenses = params["codeLens"].boolean ?? true
  }
}
