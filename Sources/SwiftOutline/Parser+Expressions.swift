/// Where an expression stands, as far as it decides how it reads on.
struct ExpressionContext: OptionSet {
  let rawValue: UInt8

  /// Before the `{` of a statement: `if x {`. A brace is no trailing closure unless what follows it says so.
  static let beforeBrace = ExpressionContext(rawValue: 1)
  /// A pattern: `=` ends it.
  static let pattern = ExpressionContext(rawValue: 2)
}

/// How tightly Swift's binary operators bind, loosest first.
private enum Precedence {
  static let assignment = 1
  static let ternary = 2
  static let custom = 3
  static let logicalOr = 4
  static let logicalAnd = 5
  static let comparison = 6
  static let nilCoalescing = 7
  static let casting = 8
  static let range = 9
  static let addition = 10
  static let multiplication = 11
  static let shift = 12
}

extension Parser {
  /// One expression with its operators, or `Node.none` when none starts here.
  mutating func parseExpression(_ context: ExpressionContext = []) -> UInt32 {
    nested { $0.parseOperators(context, minimum: context.contains(.pattern) ? Precedence.ternary : 0) }
  }

  private mutating func parseOperators(_ context: ExpressionContext, minimum: Int) -> UInt32 {
    var left = parseUnary(context)
    guard left != Node.none else { return left }
    while true {
      let operatorIndex = position
      let next: UInt32
      switch kind {
      case .binaryOperator:
        let (precedence, isRight) = precedence(of: operatorIndex)
        guard precedence >= minimum, precedence > Precedence.assignment || !context.contains(.pattern) else {
          return left
        }
        position += 1
        let right = parseRightSide(context, minimum: isRight ? precedence : precedence + 1)
        next = pair(
          precedence == Precedence.assignment ? .assignment : .binaryOperation, left, right, name: operatorIndex)
      case .equal:
        guard minimum <= Precedence.assignment, !context.contains(.pattern) else { return left }
        position += 1
        let right = parseRightSide(context, minimum: Precedence.assignment)
        next = pair(.assignment, left, right, name: operatorIndex)
      case .infixQuestion:
        guard minimum <= Precedence.ternary else { return left }
        next = parseTernary(left, context)
      case .keywordAs, .keywordIs:
        guard minimum <= Precedence.casting else { return left }
        next = parseCast(left)
      case .arrow:
        // A function type in expression position.
        position += 1
        _ = parseType()
        nodes[Int(left)].endToken = UInt32(truncatingIfNeeded: position)
        next = left
      default:
        return left
      }
      left = next
    }
  }

  private mutating func parseRightSide(_ context: ExpressionContext, minimum: Int) -> UInt32 {
    nested { $0.parseOperators(context, minimum: minimum) }
  }

  private mutating func pair(_ kind: Node.Kind, _ left: UInt32, _ right: UInt32, name: Int) -> UInt32 {
    var children = ChildList()
    append(left, to: &children)
    append(right, to: &children)
    return add(kind, name: name, from: firstToken(of: left), children: children)
  }

  private mutating func parseTernary(_ condition: UInt32, _ context: ExpressionContext) -> UInt32 {
    let mark = position
    position += 1
    var children = ChildList()
    append(condition, to: &children)
    append(parseRightSide(context.subtracting(.pattern), minimum: Precedence.assignment), to: &children)
    if take(.colon) {
      append(parseRightSide(context, minimum: Precedence.ternary), to: &children)
    }
    return add(.ternary, name: mark, from: firstToken(of: condition), children: children)
  }

  private mutating func parseCast(_ operand: UInt32) -> UInt32 {
    let word = position
    position += 1
    if kind == .postfixQuestion || kind == .exclamation { position += 1 }
    var children = ChildList()
    append(operand, to: &children)
    append(parseType(), to: &children)
    return add(.cast, name: word, from: firstToken(of: operand), children: children)
  }

  private func precedence(of index: Int) -> (Int, isRight: Bool) {
    let start = Int(tokens[index].start)
    let length = Int(tokens[index].end) - start
    let first = bytes[start]
    let second = length > 1 ? bytes[start + 1] : 0
    if length == 1 {
      switch first {
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "|"), UInt8(ascii: "^"):
        return (Precedence.addition, false)
      case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "&"):
        return (Precedence.multiplication, false)
      case UInt8(ascii: "<"), UInt8(ascii: ">"): return (Precedence.comparison, false)
      default: return (Precedence.custom, false)
      }
    }
    switch (first, second, length) {
    case (UInt8(ascii: "?"), UInt8(ascii: "?"), 2): return (Precedence.nilCoalescing, true)
    case (UInt8(ascii: "|"), UInt8(ascii: "|"), 2): return (Precedence.logicalOr, false)
    case (UInt8(ascii: "&"), UInt8(ascii: "&"), 2): return (Precedence.logicalAnd, false)
    case (UInt8(ascii: "<"), UInt8(ascii: "<"), 2), (UInt8(ascii: ">"), UInt8(ascii: ">"), 2):
      return (Precedence.shift, false)
    case (UInt8(ascii: "."), UInt8(ascii: "."), 3): return (Precedence.range, false)
    case (UInt8(ascii: "&"), UInt8(ascii: "+"), 2), (UInt8(ascii: "&"), UInt8(ascii: "-"), 2):
      return (Precedence.addition, false)
    case (UInt8(ascii: "&"), UInt8(ascii: "*"), 2), (UInt8(ascii: "&"), UInt8(ascii: "/"), 2):
      return (Precedence.multiplication, false)
    default: break
    }
    if bytes[start + length - 1] == UInt8(ascii: "=") {
      switch first {
      case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "~"):
        return length > 2 && (second == first) && (first == UInt8(ascii: "<") || first == UInt8(ascii: ">"))
          ? (Precedence.assignment, true) : (Precedence.comparison, false)
      default:
        return (Precedence.assignment, true)
      }
    }
    return (Precedence.custom, false)
  }
}
