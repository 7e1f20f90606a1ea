import Linting
import Markup
import SourceText

extension Server {
  /// `textDocument/documentColor`.
  func documentColors(_ params: Params) throws(ResponseError) -> JSONValue {
    let uri = DocumentURI(try params.documentURI())
    guard let view = view(of: uri) else { return [] }
    return .array(ColorFinder(view: view).colors.map { $0.json(view) })
  }

  /// `textDocument/colorPresentation`.
  func colorPresentations(_ params: Params) throws(ResponseError) -> JSONValue {
    let uri = DocumentURI(try params.documentURI())
    let range = try params.range()
    guard let color = ColorFinder.color(params["color"]) else { throw .invalidParams("'color' is no color") }
    guard let view = view(of: uri) else { return [] }
    let offsets = view.offsets(range)
    let texts = ColorFinder(view: view).presentations(of: color, at: offsets)
    return .array(
      texts.map { text in
        ["label": .string(text), "textEdit": ["range": view.json(offsets), "newText": .string(text)]]
      })
  }
}
