import SwiftOutline

/// A number that an expression of literals stands for.
package struct FoldedNumber: Sendable, Hashable {
  package var value: Double
  /// Digits behind the point as written; nil where the expression is a division or otherwise exact.
  package var decimals: Int?
  /// Whether every literal in it is an integer, so that `/` divides as the context's type does.
  package var isInteger: Bool

  package init(value: Double, decimals: Int?, isInteger: Bool) {
    self.value = value
    self.decimals = decimals
    self.isInteger = isInteger
  }
}

/// Evaluates expressions that hold only literals.
///
/// It knows numbers, signs, parentheses, `+ - * /`, and conversions such as `CGFloat(16)`; anything else is no constant.
package struct ConstantFolder {
  package let outline: Outline

  private static var depthLimit: Int { 48 }

  package init(_ outline: Outline) { self.outline = outline }

  /// The number that `node` stands for, or nil when it is no constant.
  package func number(_ node: UInt32) -> FoldedNumber? { number(node, depth: 0) }

  private func number(_ node: UInt32, depth: Int) -> FoldedNumber? {
    guard node != Node.none, depth < ConstantFolder.depthLimit else { return nil }
    let this = outline.nodes[Int(node)]
    switch this.kind {
    case .integer, .float: return literal(this)
    case .prefixOperation: return signed(this, depth)
    case .tuple: return parenthesized(this, depth)
    case .binaryOperation: return arithmetic(this, depth)
    case .call: return conversion(this, depth)
    case .cast: return number(this.firstChild, depth: depth + 1)
    default: return nil
    }
  }

  private func literal(_ node: Node) -> FoldedNumber? {
    let token = outline.tokens[Int(node.firstToken)]
    return parseNumber(outline.bytes, Int(token.start)..<Int(token.end))
  }

  private func signed(_ node: Node, _ depth: Int) -> FoldedNumber? {
    guard let operand = number(node.firstChild, depth: depth + 1) else { return nil }
    switch operatorByte(node) {
    case UInt8(ascii: "-"):
      return FoldedNumber(value: -operand.value, decimals: operand.decimals, isInteger: operand.isInteger)
    case UInt8(ascii: "+"): return operand
    default: return nil
    }
  }

  private func parenthesized(_ node: Node, _ depth: Int) -> FoldedNumber? {
    guard let value = onlyValue(of: node) else { return nil }
    return number(value, depth: depth + 1)
  }

  private func arithmetic(_ node: Node, _ depth: Int) -> FoldedNumber? {
    let left = node.firstChild
    guard left != Node.none, let first = number(left, depth: depth + 1),
      let second = number(outline.nodes[Int(left)].nextSibling, depth: depth + 1)
    else { return nil }
    let isInteger = first.isInteger && second.isInteger
    let value: Double
    switch operatorByte(node) {
    case UInt8(ascii: "+"): value = first.value + second.value
    case UInt8(ascii: "-"): value = first.value - second.value
    case UInt8(ascii: "*"): value = first.value * second.value
    case UInt8(ascii: "/"):
      guard second.value != 0 else { return nil }
      value = first.value / second.value
    default: return nil
    }
    guard value.isFinite else { return nil }
    return FoldedNumber(value: value, decimals: nil, isInteger: isInteger)
  }

  /// `CGFloat(16)` and its like.
  private func conversion(_ node: Node, _ depth: Int) -> FoldedNumber? {
    let callee = node.firstChild
    guard callee != Node.none, isNumericType(callee) else { return nil }
    let argument = outline.nodes[Int(callee)].nextSibling
    guard argument != Node.none else { return nil }
    let only = outline.nodes[Int(argument)]
    guard only.nextSibling == Node.none, only.role == .plain,
      only.name == Node.none || outline.token(only.name, is: "integerLiteral")
        || outline.token(only.name, is: "floatLiteral")
    else { return nil }
    guard var value = number(only.firstChild, depth: depth + 1) else { return nil }
    value.isInteger = false
    return value
  }

  /// Whether a callee is `CGFloat`, `Double`, `Float`, `Int` or their `init`.
  package func isNumericType(_ callee: UInt32) -> Bool {
    var node = outline.nodes[Int(callee)]
    if node.kind == .member, node.name != Node.none, outline.token(node.name, is: "init") {
      node = outline.nodes[Int(node.firstChild)]
    }
    guard node.kind == .identifier, node.name != Node.none else { return false }
    return outline.token(node.name, is: "CGFloat") || outline.token(node.name, is: "Double")
      || outline.token(node.name, is: "Float") || outline.token(node.name, is: "Int")
      || outline.token(node.name, is: "NSNumber") || outline.token(node.name, is: "TimeInterval")
  }

  /// The value in a parenthesised expression; nil for a real tuple.
  package func onlyValue(of node: Node) -> UInt32? {
    guard node.firstChild != Node.none else { return nil }
    let argument = outline.nodes[Int(node.firstChild)]
    guard argument.nextSibling == Node.none, argument.name == Node.none, argument.firstChild != Node.none else {
      return nil
    }
    return argument.firstChild
  }

  /// The operator of a node if it is one byte long, else 0.
  package func operatorByte(_ node: Node) -> UInt8 {
    guard node.name != Node.none else { return 0 }
    let token = outline.tokens[Int(node.name)]
    return token.end - token.start == 1 ? outline.bytes[Int(token.start)] : 0
  }
}

extension Outline {
  /// Whether a token's text is `word`.
  package func token(_ index: UInt32, is word: StaticString) -> Bool {
    let token = tokens[Int(index)]
    let length = word.utf8CodeUnitCount
    guard Int(token.end) - Int(token.start) == length else { return false }
    for offset in 0..<length where unsafe bytes[Int(token.start) + offset] != word.utf8Start[offset] { return false }
    return true
  }
}
