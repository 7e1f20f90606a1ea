import DesignTokens
import Patterns
import SwiftOutline

/// Finds what is expected where an expression stands: the type, and the role a color plays.
struct PlaceFinder {
  let outline: Outline
  let rules: RuleSet

  /// What a place expects.
  struct Expectation {
    var kind: DesignType
    var type: String?
    var role: TokenMatcher.ColorRole = .none
    /// `Badge.textColor`, at an argument with a label.
    var parameter: String?
    /// Whether `.name` resolves there: the values of attributes are of type `Any`.
    var resolvesMembers = true
  }

  private static let climbLimit = 64

  /// Walks outward from an expression through what passes its type on, to the argument, property, variable or result
  /// that wants it.
  ///
  /// What is called on an implicit member has its type: `.red.opacity(0.5)`. What is called on any other expression may
  /// have another, and then only the role is known.
  func expectation(at node: UInt32) -> Expectation? {
    var isChained = false
    var expectation = expectation(at: node, isChained: &isChained, conversions: 0)
    if isChained, outline.nodes[Int(node)].kind != .implicitMember { expectation?.type = nil }
    return expectation
  }

  /// - Parameter conversions: How many calls were passed that make another type of what is looked for.
  private func expectation(at node: UInt32, isChained: inout Bool, conversions: Int) -> Expectation? {
    var child = node
    for _ in 0..<PlaceFinder.climbLimit {
      let parent = outline.nodes[Int(child)].parent
      guard parent != Node.none else { return nil }
      switch outline.nodes[Int(parent)].kind {
      case .argument:
        if let inner = throughParentheses(parent) {
          child = inner
          continue
        }
        return atArgument(parent, value: child, conversions)
      case .ternary:
        guard outline.nodes[Int(parent)].firstChild != child else { return nil }
      case .binaryOperation:
        guard outline.token(outline.nodes[Int(parent)].name, is: "??") else { return nil }
        if let type = madeType(outline.nodes[Int(parent)].firstChild), let kind = DesignType(type) {
          return Expectation(kind: kind, type: type)
        }
      case .member:
        isChained = true
      case .call:
        guard outline.nodes[Int(parent)].firstChild == child else { return nil }
      case .closure:
        guard isResult(child, of: parent) else { return nil }
        if let provided = atProvider(parent) ?? behindView(parent, child) { return provided }
        // Only a closure that is called where it stands passes on what it gives.
        guard outline.nodes[Int(outline.nodes[Int(parent)].parent)].kind == .call else { return nil }
      case .array, .prefixOperation, .postfixOperation, .ifConfigClause, .ifConfig: break
      case .dictionary: return atDictionaryValue(child)
      case .assignment: return atAssignment(parent, value: child)
      case .binding: return expectation(ofTypeIn: parent)
      case .parameter: return expectation(ofTypeIn: parent)
      case .jump:
        guard let body = functionBody(around: parent) else { return nil }
        if outline.nodes[Int(body)].kind == .closure {
          if let provided = atProvider(body) { return provided }
          guard outline.nodes[Int(outline.nodes[Int(body)].parent)].kind == .call else { return nil }
          child = body
          continue
        }
        return expectation(ofTypeIn: body)
      case .block, .switchCase, .ifStatement, .switchStatement, .accessor, .accessors:
        guard isResult(child, of: parent) else { return nil }
        if let declaration = declaration(withBody: parent) { return expectation(ofTypeIn: declaration) }
      default:
        return nil
      }
      child = parent
    }
    return nil
  }

  /// The type that a call of an initializer makes: what stands behind its `??` has the same.
  private func madeType(_ node: UInt32) -> String? {
    guard outline.nodes[Int(node)].kind == .call,
      let callee = outline.reference(outline.nodes[Int(node)].firstChild),
      callee.form == .bare || callee.form == .initializer
    else { return nil }
    return outline.name(ofToken: callee.name)
  }

  /// The tuple around an argument if it is only a pair of parentheses.
  private func throughParentheses(_ argument: UInt32) -> UInt32? {
    let this = outline.nodes[Int(argument)]
    guard this.parent != Node.none, this.name == Node.none, this.nextSibling == Node.none,
      outline.nodes[Int(this.parent)].kind == .tuple, outline.nodes[Int(this.parent)].firstChild == argument
    else { return nil }
    return this.parent
  }

  // MARK: Arguments, entries, assignments

  private func atArgument(_ argument: UInt32, value: UInt32, _ conversions: Int) -> Expectation? {
    let call = outline.nodes[Int(argument)].parent
    guard call != Node.none else { return nil }
    var expectation = best(at: call, value: value)
    if outline.name(of: argument) == "value" { expectation?.resolvesMembers = false }
    // `UIColor(Palette.ink)` is for what takes the whole.
    if expectation?.role == TokenMatcher.ColorRole.none, conversions < Self.mostConversions, convertsColors(call) {
      var isChained = false
      let outer = self.expectation(at: call, isChained: &isChained, conversions: conversions + 1)
      expectation?.role = outer?.role ?? .none
    }
    return expectation
  }

  private static let mostConversions = 3

  private func convertsColors(_ call: UInt32) -> Bool {
    guard outline.nodes[Int(call)].kind == .call, let callee = outline.reference(outline.nodes[Int(call)].firstChild),
      callee.form == .bare || callee.form == .initializer
    else { return false }
    let type = outline.name(ofToken: callee.name)
    return type == "AnyShapeStyle" || DesignType(type) == .color
  }

  private func atDictionaryValue(_ value: UInt32) -> Expectation? {
    guard let key = key(of: value) else { return nil }
    var expectation = best(at: key, value: value)
    expectation?.resolvesMembers = false
    return expectation
  }

  private func key(of value: UInt32) -> UInt32? {
    let dictionary = outline.nodes[Int(value)].parent
    // The key is nearly always the child that was read last before the value; in a long list of entries that counts.
    var key = value
    repeat { key -= 1 } while key > 0 && outline.nodes[Int(key)].parent != dictionary
    if outline.nodes[Int(key)].nextSibling == value { return key }
    key = outline.nodes[Int(dictionary)].firstChild
    while key != Node.none, outline.nodes[Int(key)].nextSibling != value { key = outline.nodes[Int(key)].nextSibling }
    return key == Node.none ? nil : key
  }

  private func atAssignment(_ assignment: UInt32, value: UInt32) -> Expectation? {
    var expectation = best(at: assignment, value: value)
    if outline.subscriptKey(outline.nodes[Int(assignment)].firstChild) != nil { expectation?.resolvesMembers = false }
    return expectation
  }

  /// What the place patterns say of a value in a call, entry or assignment; one with a type of its own wins.
  private func best(at node: UInt32, value: UInt32) -> Expectation? {
    var found: Expectation?
    rules.index.matches(at: node, in: outline) { match in
      let entry = rules.entries[match.pattern]
      for binding in match.bindings where binding.node == value {
        guard let kind = DesignType(binding.hole.kind), found == nil || found?.type == nil,
          entry.holds(for: match, in: outline)
        else { continue }
        var new = Expectation(kind: kind, type: entry.pattern.type, role: role(of: entry.pattern.role, match.reference))
        if entry.pattern.pattern.shape == .call {
          new.parameter = parameter(match.reference, binding.node)
        } else if entry.pattern.pattern.shape == .assignment {
          new.parameter = "." + outline.name(ofToken: match.reference.name)
        }
        if found == nil || new.type != nil { found = new }
      }
    }
    return found
  }

  /// The role of a color that a modifier takes. What is the color of text on most views fills a shape, and draws an image.
  private func role(of pattern: TokenMatcher.ColorRole, _ callee: Reference) -> TokenMatcher.ColorRole {
    guard pattern == .text, callee.form == .member,
      outline.token(callee.name, is: "foregroundStyle") || outline.token(callee.name, is: "foregroundColor")
    else { return pattern }
    let root = outline.chainRoot(of: callee.receiver)
    if root == "Image" { return .icon }
    return Self.shapes.contains(root) || root.hasSuffix("Shape") ? .fill : pattern
  }

  private static let shapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule", "Path",
  ]

  private func parameter(_ callee: Reference, _ value: UInt32) -> String? {
    let argument = outline.nodes[Int(value)].parent
    guard argument != Node.none, outline.nodes[Int(argument)].name != Node.none else { return nil }
    return outline.name(ofToken: callee.name) + "." + outline.name(of: argument)
  }

  // MARK: Variables and results

  private func expectation(ofTypeIn declaration: UInt32) -> Expectation? {
    for child in outline.children(of: declaration) where outline.nodes[Int(child)].kind == .type {
      let name = outline.name(of: child)
      let element = name.isEmpty ? elementName(of: child) : name
      guard let kind = DesignType(element) else { return nil }
      var expectation = Expectation(kind: kind, type: element == "ShapeStyle" ? "Color" : element)
      // `any ShapeStyle` has no members, and nothing else is a type here that could have them.
      if outline.text(of: child).hasPrefix("any ") { expectation.resolvesMembers = false }
      return expectation
    }
    return nil
  }

  /// `[Color]` → `Color`.
  private func elementName(of type: UInt32) -> String? {
    let text = outline.text(of: type)
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// The function, property or closure that a `return` leaves.
  private func functionBody(around jump: UInt32) -> UInt32? {
    guard outline.name(of: jump) == "return" else { return nil }
    var parent = outline.nodes[Int(jump)].parent
    while parent != Node.none {
      switch outline.nodes[Int(parent)].kind {
      case .function, .binding, .subscriptDeclaration, .closure: return parent
      case .structDeclaration, .classDeclaration, .enumDeclaration, .extensionDeclaration: return nil
      default: parent = outline.nodes[Int(parent)].parent
      }
    }
    return nil
  }

  /// `UIColor { traits in … }`: the closure gives what the call makes.
  private func atProvider(_ closure: UInt32) -> Expectation? {
    let argument = outline.nodes[Int(closure)].parent
    guard argument != Node.none, outline.nodes[Int(argument)].kind == .argument else { return nil }
    let call = outline.nodes[Int(argument)].parent
    guard call != Node.none, outline.nodes[Int(call)].kind == .call,
      let callee = outline.reference(outline.nodes[Int(call)].firstChild),
      callee.form == .bare || callee.form == .initializer
    else { return nil }
    let type = outline.name(ofToken: callee.name)
    guard DesignType(type) == .color else { return nil }
    return Expectation(kind: .color, type: type)
  }

  /// `.background { Palette.ink }`: a color that is all that lies behind a view.
  private func behindView(_ closure: UInt32, _ child: UInt32) -> Expectation? {
    guard outline.nodes[Int(closure)].firstChild == child, outline.nodes[Int(child)].nextSibling == Node.none,
      case let argument = outline.nodes[Int(closure)].parent, argument != Node.none,
      outline.nodes[Int(argument)].kind == .argument, case let call = outline.nodes[Int(argument)].parent,
      call != Node.none, let callee = outline.reference(outline.nodes[Int(call)].firstChild), callee.form == .member,
      outline.token(callee.name, is: "background")
    else { return nil }
    return Expectation(kind: .color, role: .background, resolvesMembers: false)
  }

  /// Whether `child` is what a body comes to: its last statement, or a branch of it.
  private func isResult(_ child: UInt32, of parent: UInt32) -> Bool {
    let role = outline.nodes[Int(child)].role
    guard role != .condition, role != .subject, role != .pattern else { return false }
    switch outline.nodes[Int(parent)].kind {
    case .block, .switchCase, .closure: return outline.nodes[Int(child)].nextSibling == Node.none
    default: return true
    }
  }

  private func declaration(withBody body: UInt32) -> UInt32? {
    let parent = outline.nodes[Int(body)].parent
    guard parent != Node.none else { return nil }
    switch outline.nodes[Int(parent)].kind {
    case .function, .binding, .subscriptDeclaration: return parent
    default: return nil
    }
  }
}

extension DesignType {
  /// What a place hole expects.
  init?(_ hole: Pattern.HoleKind) {
    switch hole {
    case .color: self = .color
    case .font: self = .font
    case .length, .number: self = .length
    default: return nil
    }
  }
}
