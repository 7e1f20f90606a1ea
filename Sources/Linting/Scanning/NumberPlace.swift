import Patterns
import SwiftOutline

/// What the code around a raw number tells of the type that it has there.
struct NumberPlace {
  /// The type that it has by its own words, or those of the variable that it is assigned to; nil where none tells.
  private(set) var type: String?
  /// Whether its type is that of something whose type cannot be told: `CGFloat(count ?? 16)`.
  private(set) var isUnclear = false
  /// Whether a function stands between it and the hole, which takes what it declares.
  private(set) var isPassedOn = false
  /// Whether it is given to an object of a framework, whatever the project's own properties of that name are.
  private(set) var isFrameworks = false

  private static let climbLimit = 24
  private static let mostOperands = 64
  /// Functions whose result has the type of what is given to them.
  private static let choices: Set<String> = ["max", "min", "abs", "ceil", "floor", "round", "sqrt", "pow"]

  /// - Parameters:
  ///   - hole: The expression in a rule's hole that the number is a result of.
  ///   - takesAny: Whether numbers of any type may stand in the hole.
  init(_ outline: Outline, _ node: UInt32, in hole: UInt32, takesAny: Bool) {
    if let made = outline.numberMade(node) {
      // Swift takes the one for the other by itself.
      type = DesignType.floatingTypes.contains(made) ? "CGFloat" : made
      return
    }
    readUp(outline, node, hole, takesAny)
    if let assignment = outline.assignment(around: hole) {
      readTarget(outline, outline.nodes[Int(assignment)].firstChild)
    }
  }

  /// Looks for what the number shares its type with between itself and the hole.
  private mutating func readUp(_ outline: Outline, _ node: UInt32, _ hole: UInt32, _ takesAny: Bool) {
    var child = node
    var hasCompany = false
    for _ in 0..<Self.climbLimit where child != hole {
      let parent = outline.nodes[Int(child)].parent
      guard parent != Node.none else { return }
      switch outline.nodes[Int(parent)].kind {
      case .ternary, .binaryOperation:
        hasCompany = hasCompany || hasVariables(outline, beside: child, in: parent)
      case .call:
        guard outline.nodes[Int(parent)].firstChild != child,
          let callee = outline.reference(outline.nodes[Int(parent)].firstChild)
        else { break }
        if ConstantFolder(outline).isNumericType(outline.nodes[Int(parent)].firstChild) {
          isUnclear = isUnclear || hasCompany
          return
        }
        guard callee.form == .bare else { return }
        guard Self.choices.contains(outline.name(ofToken: callee.name)) else {
          isPassedOn = outline.bytes[Int(outline.tokens[Int(callee.name)].start)] >= UInt8(ascii: "a")
          return
        }
        hasCompany = hasCompany || hasVariables(outline, beside: child, in: parent)
      default: break
      }
      child = parent
    }
    isUnclear = isUnclear || takesAny && hasCompany
  }

  /// Whether some operand, branch or argument beside one is no constant.
  private func hasVariables(_ outline: Outline, beside child: UInt32, in parent: UInt32) -> Bool {
    let isTernary = outline.nodes[Int(parent)].kind == .ternary
    let isCall = outline.nodes[Int(parent)].kind == .call
    for (index, other) in outline.children(of: parent).dropFirst(isTernary || isCall ? 1 : 0).enumerated() {
      // Of so many some may be anything.
      guard index < Self.mostOperands else { return true }
      guard other != child else { continue }
      let isArgument = outline.nodes[Int(other)].kind == .argument
      if !isConstant(outline, isArgument ? outline.nodes[Int(other)].firstChild : other, depth: 0) { return true }
    }
    return false
  }

  private func isConstant(_ outline: Outline, _ node: UInt32, depth: Int) -> Bool {
    guard node != Node.none, depth < Self.climbLimit else { return false }
    if ConstantFolder(outline).number(node) != nil { return true }
    switch outline.nodes[Int(node)].kind {
    case .ternary:
      return outline.children(of: node).dropFirst().allSatisfy { isConstant(outline, $0, depth: depth + 1) }
    case .tuple, .argument, .prefixOperation:
      return isConstant(outline, outline.nodes[Int(node)].firstChild, depth: depth + 1)
    default: return false
    }
  }

  /// Takes the type of a variable of the function around, and tells the objects of frameworks.
  private mutating func readTarget(_ outline: Outline, _ target: UInt32) {
    guard let reference = outline.reference(target) else { return }
    guard reference.form == .bare else {
      isFrameworks = outline.isMade(reference.receiver, by: Self.frameworkTypes)
      return
    }
    var local: UInt32?
    outline.forEachBinding(named: reference.name, around: target) { binding in
      if outline.isLocal(binding) { local = binding }
      return local == nil
    }
    guard let local else { return }
    if let declared = outline.valueType(of: local), !declared.isEmpty {
      type = DesignType.floatingTypes.contains(declared) ? "CGFloat" : declared
    } else {
      isUnclear = true
    }
  }

  private static let frameworkTypes = [
    "UI*", "NS*", "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CABasicAnimation",
  ]
}

extension Outline {
  /// The assignment whose value an expression is, or is chosen for.
  fileprivate func assignment(around value: UInt32) -> UInt32? {
    var child = value
    for _ in 0..<16 {
      let parent = nodes[Int(child)].parent
      guard parent != Node.none else { return nil }
      switch nodes[Int(parent)].kind {
      case .ternary, .binaryOperation, .prefixOperation, .tuple, .argument: child = parent
      case .assignment: return nodes[Int(parent)].firstChild == child ? nil : parent
      default: return nil
      }
    }
    return nil
  }

  /// Whether a binding is a variable of a function or closure.
  fileprivate func isLocal(_ binding: UInt32) -> Bool {
    let variable = nodes[Int(binding)].parent
    guard variable != Node.none, nodes[Int(variable)].parent != Node.none else { return false }
    switch nodes[Int(nodes[Int(variable)].parent)].kind {
    case .block, .closure, .switchCase: return true
    default: return false
    }
  }
}
