import Markup

/// A long list in a JSON document, written item by item.
struct JSONList {
  /// What stands before the items, and what behind them.
  private let opening: String
  private let closing: String
  /// How deep the items lie, and down to where they are spread over lines.
  private let level: Int
  private let depth: Int

  /// - Parameter document: The document with an empty list in the list's place, and nothing behind that.
  init(in document: JSONValue, level: Int, depth: Int) {
    let text = document.indentedText(depth: depth)
    let place = text.utf8.lastIndex(of: UInt8(ascii: "[")).map { text.utf8.index(after: $0) } ?? text.endIndex
    opening = String(text[..<place])
    closing = String(text[place...])
    self.level = level
    self.depth = depth
  }

  func write<Item>(_ items: [Item], to output: (String) -> Void, _ value: (Item) -> JSONValue) {
    let indent = String(repeating: "  ", count: level)
    output(opening)
    for (index, item) in items.enumerated() {
      let item = value(item)
      let text = level < depth ? String(item.indentedText(depth: depth, from: level).dropLast()) : item.text
      output((index == 0 ? "\n" : ",\n") + indent + text)
    }
    if !items.isEmpty { output("\n" + indent.dropLast(2)) }
    output(closing)
  }
}
