import SwiftOutline

/// Properties of enums that give each case several parts at once:
/// `var spec: (weight: Weight, size: CGFloat) { switch self { case .title: (.bold, 28) } }`.
extension SwiftDefinitionReader {
  struct TuplePart {
    var label: String
    var type: String
  }

  private static let mostParts = 16

  /// The parts of a tuple's type that have labels; none where one has no label, or a type that is more than a name.
  func tupleParts(ofType node: UInt32) -> [TuplePart] {
    let first = Int(outline.nodes[Int(node)].firstToken)
    guard first < outline.tokens.count, outline.tokens[first].kind == .leftParen else { return [] }
    let parts = outline.text(of: node).dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.count <= Self.mostParts else { return [] }
    let read = parts.compactMap { part -> TuplePart? in
      let names = part.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
      guard names.count == 2, names.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isPartOfPath) }) else { return nil }
      return TuplePart(label: names[0], type: names[1].split(separator: ".").last.map(String.init) ?? names[1])
    }
    return read.count == parts.count ? read : []
  }

  /// Each part as a property of its own: `spec.size`.
  mutating func readTupleProperty(
    _ node: UInt32, _ name: UInt32, _ parts: [TuplePart], _ block: UInt32, in scope: Scope,
    into source: inout SwiftTokenSource
  ) {
    let statements = values.statements(of: block)
    guard statements.count == 1 else { return }
    for (index, part) in parts.enumerated() {
      let property = outline.name(ofToken: name) + "." + part.label
      guard isCasePart(part.label, part.type, in: scope) else { continue }
      let branches = switchBranches(
        statements[0], subject: "self", read: { [values] in values.element(index, of: $0, count: parts.count) })
      guard let branches else { return }
      let count = source.definitions.count
      add(branches, node, property, part.type, .caseProperty, in: scope, into: &source)
      // The expression there is all of the tuple.
      for index in count..<source.definitions.count { source.definitions[index].expressionRange = 0..<0 }
    }
  }
}

extension SwiftValueReader {
  /// The value of one part of the tuple that a statement gives.
  fileprivate func element(_ index: Int, of statement: UInt32, count: Int) -> SwiftValue? {
    guard let node = outline.result(of: statement), outline.nodes[Int(node)].kind == .tuple else { return nil }
    let elements = Array(outline.children(of: node))
    guard elements.count == count else { return nil }
    return value(of: outline.nodes[Int(elements[index])].firstChild)
  }
}
