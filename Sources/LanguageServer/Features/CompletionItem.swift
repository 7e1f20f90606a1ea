import Markup
import SourceText

/// One thing that could be written at the cursor.
struct CompletionItem {
  /// What stands beside an item in the list, as numbers of the protocol.
  enum Kind: Int {
    case property = 10
    case value = 12
    case enumMember = 20
    case constant = 21
    case color = 16
  }

  var label: String
  var kind: Kind
  var detail: String?
  /// Markdown.
  var documentation: String?
  /// What the client compares with the text there is, where it is not the label.
  var filter: String?
  var edit: TextEdit
}

/// What could be written at a place, best first.
struct CompletionList {
  var items: [CompletionItem] = []

  private static var most: Int { 500 }

  func json(_ lines: LineTable, _ capabilities: ClientCapabilities) -> JSONValue {
    [
      "isIncomplete": .boolean(items.count > Self.most),
      "items": .array(
        items.prefix(Self.most).enumerated().map { index, item in
          .object([
            "label": .string(item.label), "kind": .integer(item.kind.rawValue),
            "detail": item.detail.map { .string($0) },
            "documentation": item.documentation.map { documentation($0, capabilities) },
            "sortText": .string(String(String(10_000 + index).dropFirst())),
            "filterText": item.filter.map { .string($0) },
            "textEdit": [
              "range": lines.json(item.edit.range, in: capabilities.encoding),
              "newText": .string(item.edit.replacement),
            ],
          ])
        }),
    ]
  }

  private func documentation(_ markdown: String, _ capabilities: ClientCapabilities) -> JSONValue {
    capabilities.takesMarkdownDocumentation
      ? ["kind": "markdown", "value": .string(markdown)] : .string(HoverText.plain(markdown))
  }
}
