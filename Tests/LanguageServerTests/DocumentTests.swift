import Markup
import SourceText
import Testing

@testable import LanguageServer

struct DocumentURITests {
  @Test(arguments: [
    ("file:///a/b.swift", "/a/b.swift"), ("file:///my%20app/%EC%95%B1.swift", "/my app/앱.swift"),
    ("file:///my%20app/%ec%95%b1.swift", "/my app/앱.swift"), ("file:///공백 있음.swift", "/공백 있음.swift"),
    ("file:///100%25.swift", "/100%.swift"), ("file:///a%2", "/a%2"), ("file://localhost/a", "/a"),
    ("untitled:Untitled-1", nil), ("file://", nil), ("", nil),
  ])
  func knowsThePath(uri: String, path: String?) {
    #expect(DocumentURI(uri).path == path)
  }

  @Test func writesPathsSoThatItReadsThemAgain() {
    let path = "/a b/한글/각/100%+&.swift"
    #expect(DocumentURI(path: path).path?.utf8.elementsEqual(path.utf8) == true)
  }

  @Test func keepsComposedAndDecomposedApart() {
    #expect(DocumentURI("file:///각.swift") != DocumentURI("file:///\u{1100}\u{1161}\u{11A8}.swift"))
  }
}

struct OpenDocumentTests {
  /// Random edits against a model that holds the text as Unicode scalars.
  @Test(arguments: [ColumnEncoding.utf8, .utf16, .utf32])
  func randomEditsGiveTheClientsText(encoding: ColumnEncoding) throws {
    let pieces = ["a", "\n", "\r\n", "\r", "한", "한", "😀", "👩‍👩‍👧", "é", "", ".padding(15)", "\u{2028}", "\0"]
    var random = SeededRandom(seed: 15)
    var model = Array("let a = \"한😀\"\r\n.padding(15)\n".unicodeScalars)
    var document = OpenDocument(
      uri: DocumentURI("file:///a.swift"), path: "/a.swift", language: "swift", version: 1, text: Self.text(model),
      revision: 0)
    for step in 0..<400 {
      var start = Int.random(in: 0...model.count, using: &random)
      var end = min(model.count, start + Int.random(in: 0...3, using: &random))
      // No position stands inside a CR LF.
      if start > 0, start < model.count, model[start - 1] == "\r", model[start] == "\n" { start -= 1 }
      if end > 0, end < model.count, model[end - 1] == "\r", model[end] == "\n" { end -= 1 }
      end = max(start, end)
      let new = pieces.randomElement(using: &random) ?? ""
      let range: JSONValue = [
        "start": Self.position(start, in: model, encoding), "end": Self.position(end, in: model, encoding),
      ]
      let change: JSONValue = ["range": range, "text": .string(new)]
      try document.apply(Params(MarkupNode.json(Array(change.text.utf8))), in: encoding)
      model.replaceSubrange(start..<end, with: new.unicodeScalars)
      #expect(document.lines.bytes == Array(Self.text(model).utf8), "step \(step)")
    }
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private static func position(_ offset: Int, in model: [Unicode.Scalar], _ encoding: ColumnEncoding) -> JSONValue {
    var line = 0
    var lineStart = 0
    for index in 0..<offset {
      let isBreak =
        model[index] == "\n" || model[index] == "\r" && !(index + 1 < model.count && model[index + 1] == "\n")
      if isBreak {
        line += 1
        lineStart = index + 1
      }
    }
    let column = model[lineStart..<offset].reduce(0) { sum, scalar in
      switch encoding {
      case .utf8: sum + UTF8.width(scalar)
      case .utf16: sum + UTF16.width(scalar)
      case .utf32: sum + 1
      }
    }
    return TextPosition(line: line, column: column).json
  }
}
