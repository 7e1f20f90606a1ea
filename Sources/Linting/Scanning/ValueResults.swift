import DesignTokens
import Patterns
import SwiftOutline

/// Finds the constants that an expression can come to, each at its own place: the branches of a ternary, the fallback of
/// `??`, the arguments of `max`, an amount that is added to something.
struct ValueResults {
  let outline: Outline
  let folder: ConstantFolder
  /// Whether a literal that is added to a variable counts: it does for lengths, not for opacities.
  let countsAddends: Bool

  private static let depthLimit = 24

  init(_ outline: Outline, countsAddends: Bool) {
    self.outline = outline
    folder = ConstantFolder(outline)
    self.countsAddends = countsAddends
  }

  /// Calls `body` with each constant's node and value.
  func forEach(in node: UInt32, _ body: (UInt32, Double) -> Void) { visit(node, 0, body) }

  private func visit(_ node: UInt32, _ depth: Int, _ body: (UInt32, Double) -> Void) {
    guard node != Node.none, depth < ValueResults.depthLimit else { return }
    if let number = folder.number(node) {
      body(node, number.value)
      return
    }
    let this = outline.nodes[Int(node)]
    switch this.kind {
    case .ternary:
      let then = outline.nodes[Int(this.firstChild)].nextSibling
      visit(then, depth + 1, body)
      if then != Node.none { visit(outline.nodes[Int(then)].nextSibling, depth + 1, body) }
    case .binaryOperation: visitOperation(this, depth, body)
    case .tuple:
      if let value = folder.onlyValue(of: this) { visit(value, depth + 1, body) }
    case .prefixOperation, .cast: visit(this.firstChild, depth + 1, body)
    case .postfixOperation where folder.operatorByte(this) == UInt8(ascii: "!"): visit(this.firstChild, depth + 1, body)
    case .call: visitCall(this, depth, body)
    case .member: visitScaled(this.firstChild, body)
    case .ifStatement, .switchStatement: visitBranches(node, depth, body)
    default: break
    }
  }

  private func visitOperation(_ this: Node, _ depth: Int, _ body: (UInt32, Double) -> Void) {
    let left = this.firstChild
    guard left != Node.none else { return }
    let right = outline.nodes[Int(left)].nextSibling
    let token = outline.tokens[Int(this.name)]
    let sign = outline.bytes[Int(token.start)]
    let isFallback = token.end - token.start == 2 && sign == UInt8(ascii: "?")
    let isSum =
      token.end - token.start == 1 && (sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")) && countsAddends
    guard isFallback || isSum && !isFrameArithmetic(left) && !isFrameArithmetic(right) else { return }
    visit(left, depth + 1, body)
    visit(right, depth + 1, body)
  }

  /// Whether an operand holds a part of a view's or screen's rectangle: what is added to it makes a frame, not a gap.
  private func isFrameArithmetic(_ operand: UInt32) -> Bool {
    var open = [operand]
    var steps = 0
    while let node = open.popLast(), steps < ValueResults.frameLimit {
      steps += 1
      let this = outline.nodes[Int(node)]
      if this.kind == .closure { continue }
      if this.kind == .member || this.kind == .identifier, this.name != Node.none, isPartOfFrame(this) { return true }
      open += outline.children(of: node).prefix(8)
    }
    return false
  }

  private static let frameLimit = 64

  /// `view.bounds`, `label.frame.maxY`, `geometry.size.width`.
  private func isPartOfFrame(_ member: Node) -> Bool {
    switch outline.name(ofToken: member.name) {
    case "bounds", "frame", "contentSize", "intrinsicContentSize", "minX", "midX", "maxX", "minY", "midY", "maxY": true
    case "width", "height":
      member.firstChild != Node.none && outline.nodes[Int(member.firstChild)].kind == .member
        && outline.nodes[Int(member.firstChild)].name != Node.none
        && outline.token(outline.nodes[Int(member.firstChild)].name, is: "size")
    case let name: isExtentOfScreen(name)
    }
  }

  /// Whether a name is that of the extent of a screen or window, which a project keeps for itself: `screenWidth`.
  private func isExtentOfScreen(_ name: String) -> Bool {
    let words = TokenName.words(of: name).suffix(2)
    guard words.count == 2, words.last == "width" || words.last == "height" else { return false }
    return ["screen", "device", "window", "superview"].contains(words.first)
  }

  private func visitCall(_ this: Node, _ depth: Int, _ body: (UInt32, Double) -> Void) {
    guard let callee = outline.reference(this.firstChild) else { return }
    let arguments = Array(outline.children(of: outline.nodes[Int(this.firstChild)].parent).dropFirst())
    if isPair(callee, arguments) {
      for argument in arguments { visit(outline.nodes[Int(argument)].firstChild, depth + 1, body) }
    } else if callee.form == .member {
      if outline.token(callee.name, is: "scaledValue"), let scaled = arguments.first {
        visit(outline.nodes[Int(scaled)].firstChild, depth + 1, body)
      } else {
        visitScaled(callee.receiver, body)
      }
    } else if callee.form == .bare, startsLowercase(callee.name) || folder.isNumericType(this.firstChild) {
      let isChoice = outline.token(callee.name, is: "max") || outline.token(callee.name, is: "min")
      guard isChoice || arguments.count == 1 else { return }
      for argument in arguments where outline.nodes[Int(argument)].name == Node.none {
        visit(outline.nodes[Int(argument)].firstChild, depth + 1, body)
      }
    }
  }

  /// `CGSize(width: 4, height: 2)`: two lengths.
  private func isPair(_ callee: Reference, _ arguments: [UInt32]) -> Bool {
    guard arguments.count == 2, isLabeled(arguments[0], "width"), isLabeled(arguments[1], "height") else {
      return false
    }
    return outline.token(callee.name, is: "CGSize") || outline.token(callee.name, is: "NSSize")
      || callee.form == .implicit && outline.token(callee.name, is: "init")
  }

  private func isLabeled(_ argument: UInt32, _ label: StaticString) -> Bool {
    let token = outline.nodes[Int(argument)].name
    return token != Node.none && outline.token(token, is: label)
  }

  /// The numeral under a scaling member of the project's: `20.adjusted`, `16.w`.
  private func visitScaled(_ base: UInt32, _ body: (UInt32, Double) -> Void) {
    guard base != Node.none else { return }
    let kind = outline.nodes[Int(base)].kind
    guard kind == .integer || kind == .float || kind == .tuple || kind == .call, let number = folder.number(base) else {
      return
    }
    body(base, number.value)
  }

  private func startsLowercase(_ token: UInt32) -> Bool {
    let first = outline.bytes[Int(outline.tokens[Int(token)].start)]
    return first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
  }

  /// The last expressions of the branches of an `if` or `switch` that is an expression.
  private func visitBranches(_ node: UInt32, _ depth: Int, _ body: (UInt32, Double) -> Void) {
    for child in outline.children(of: node) {
      switch outline.nodes[Int(child)].kind {
      case .block, .switchCase:
        if let last = Array(outline.children(of: child)).last, outline.nodes[Int(last)].role == .plain {
          visit(last, depth + 1, body)
        }
      case .ifStatement: visitBranches(child, depth + 1, body)
      default: break
      }
    }
  }
}
