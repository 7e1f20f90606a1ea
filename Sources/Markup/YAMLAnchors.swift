/// What the anchors of a document name, and how much their aliases have added to it.
struct YAMLAnchors {
  /// An anchored node and its measures.
  struct Target {
    var piece: YAMLPiece
    var nodes: Int
    var height: Int
  }

  /// An anchor whose node is being read.
  struct Opening {
    var name: [UInt8]
    var position: MarkupPosition
    var nodesBefore: Int
    var deepestBefore: Int
  }

  private(set) var targets: [[UInt8]: Target] = [:]
  private(set) var open: Set<[UInt8]> = []
  /// All nodes so far, those that aliases repeat included.
  var nodes = 0
  var aliasedNodes = 0
  /// The deepest level reached since the innermost open anchor.
  var deepest = 0

  mutating func begin(_ name: [UInt8], at position: MarkupPosition, depth: Int) -> Opening {
    let opening = Opening(name: name, position: position, nodesBefore: nodes, deepestBefore: deepest)
    open.insert(name)
    deepest = depth
    return opening
  }

  mutating func finish(_ opening: Opening, with piece: YAMLPiece, depth: Int) {
    open.remove(opening.name)
    targets[opening.name] = Target(
      piece: piece, nodes: max(nodes - opening.nodesBefore, 1), height: max(deepest - depth, 0))
    deepest = max(deepest, opening.deepestBefore)
  }
}

extension YAMLReader {
  /// Reads `&name` and opens it.
  mutating func readAnchor() throws(MarkupError) -> YAMLAnchors.Opening {
    let start = position
    let name = try readAnchorName(of: "&")
    return anchors.begin(name, at: start, depth: depth)
  }

  /// Gives the anchor its node.
  mutating func close(_ opening: YAMLAnchors.Opening?, with piece: YAMLPiece) {
    if let opening { anchors.finish(opening, with: piece, depth: depth) }
  }

  /// Reads `*name` and answers what it stands for.
  mutating func readAlias() throws(MarkupError) -> YAMLPiece {
    let start = position
    let name = try readAnchorName(of: "*")
    let word = String(decoding: name, as: UTF8.self)
    if anchors.open.contains(name) {
      throw MarkupError("the alias \(inQuotes("*" + word)) stands inside the value that it names", at: start)
    }
    guard let target = anchors.targets[name] else {
      throw MarkupError(
        "'*' starts an alias and there is no anchor \(inQuotes("&" + word)); write \(inQuotes("*" + word)) in quotes",
        at: start)
    }
    anchors.nodes += target.nodes
    anchors.aliasedNodes += target.nodes
    guard anchors.aliasedNodes <= YAMLLimit.aliasedNodes else {
      throw MarkupError("aliases repeat more than \(YAMLLimit.aliasedNodes) values", at: start)
    }
    guard depth + target.height <= YAMLLimit.depth else {
      throw MarkupError("nested more than \(YAMLLimit.depth) levels deep", at: start)
    }
    anchors.deepest = max(anchors.deepest, depth + target.height)
    return target.piece.repeated(at: start, endOffset: offset)
  }

  private mutating func readAnchorName(of indicator: String) throws(MarkupError) -> [UInt8] {
    let start = offset + 1
    var end = start
    while end < bytes.count, !bytes[end].isBlank, !bytes[end].isBreak, !isFlowIndicator(bytes[end]) { end += 1 }
    guard end > start else {
      throw failure("'\(indicator)' needs a name right after it; write a value that starts with it in quotes")
    }
    offset = end
    return Array(bytes[start..<end])
  }
}

/// Whether a byte is one of the brackets, braces and commas of a flow collection.
func isFlowIndicator(_ byte: UInt8) -> Bool {
  switch byte {
  case .comma, .openBracket, .closeBracket, .openBrace, .closeBrace: true
  default: false
  }
}
