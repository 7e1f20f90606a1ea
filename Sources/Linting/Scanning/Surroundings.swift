import Patterns
import SwiftOutline

/// What stands around a place of a file, as far as it decides whether a raw value there is a finding.
struct Surroundings {
  let outline: Outline
  /// What is known of each node that was passed on the way to the root: chains are long, and many values hang on one.
  private var verdicts: [Verdict?] = []
  /// The declaration around each such node.
  private var declarations: [UInt32?] = []
  /// Which types are previews.
  private var previews: [UInt32: Bool] = [:]
  /// Which types are nothing but a set of colors.
  let colorSets = ColorSetMemory()

  init(outline: Outline) { self.outline = outline }

  enum Verdict {
    /// Plain code.
    case use
    /// Part of a definition of the design system, a pattern or an attribute: never a finding.
    case exempt
    case preview
  }

  /// What holds for a node and all that it stands in, up to the root.
  mutating func verdict(at node: UInt32) -> Verdict {
    if verdicts.isEmpty { verdicts = Array(repeating: nil, count: outline.nodes.count) }
    var path: [UInt32] = []
    var top = node
    while verdicts[Int(top)] == nil, outline.nodes[Int(top)].parent != Node.none {
      path.append(top)
      top = outline.nodes[Int(top)].parent
    }
    // A node outside the tree was read and dropped: an attribute of a type, say.
    var verdict = verdicts[Int(top)] ?? (top == 0 ? .use : .exempt)
    for child in path.reversed() {
      let parent = outline.nodes[Int(child)].parent
      if verdict != .exempt {
        if isExempt(child, in: parent) { verdict = .exempt } else if isPreview(parent) { verdict = .preview }
      }
      verdicts[Int(child)] = verdict
    }
    return verdict
  }

  private func isExempt(_ child: UInt32, in parent: UInt32) -> Bool {
    let role = outline.nodes[Int(child)].role
    if role == .pattern { return true }
    switch outline.nodes[Int(parent)].kind {
    case .attribute: return true
    case .enumCase: return role == .initialValue
    case .binding: return isNamedConstant(binding: parent)
    case .function: return isConstantFunction(parent)
    case .switchStatement: return role != .subject && isMap(parent)
    case .ifStatement:
      return role != .condition && (comparesSelf(parent) && mapsToValue(parent) || choosesByParameter(parent))
    case .ternary: return outline.nodes[Int(parent)].firstChild != child && choosesByParameter(parent)
    default: return false
    }
  }

  // MARK: Named constants

  /// Whether a binding is `static` or global, or one of an instance that holds design tokens.
  private func isNamedConstant(binding: UInt32) -> Bool {
    let variable = outline.nodes[Int(binding)].parent
    guard variable != Node.none, outline.nodes[Int(variable)].kind == .variable else { return false }
    return outline.nodes[Int(variable)].flags.contains(.isStatic) || isGlobal(variable)
      || isHeldValue(binding, in: outline.nodes[Int(variable)].parent)
  }

  func isGlobal(_ node: UInt32) -> Bool {
    var parent = outline.nodes[Int(node)].parent
    while parent != Node.none {
      switch outline.nodes[Int(parent)].kind {
      case .file: return true
      case .ifConfig, .ifConfigClause: parent = outline.nodes[Int(parent)].parent
      default: return false
      }
    }
    return false
  }

  /// A static function without parameters that gives a design value: a constant in other clothes.
  private func isConstantFunction(_ function: UInt32) -> Bool {
    guard outline.nodes[Int(function)].flags.contains(.isStatic) || isGlobal(function) else { return false }
    let children = Array(outline.children(of: function))
    guard !children.contains(where: { outline.nodes[Int($0)].kind == .parameter }) else { return false }
    return DesignType(resultType(of: function)) != nil
  }

  // MARK: Maps from an enum to values

  /// Whether a `switch` does nothing but map an enum to design values.
  private func isMap(_ node: UInt32) -> Bool {
    let subject = outline.nodes[Int(node)].firstChild
    guard subject != Node.none, outline.nodes[Int(subject)].role == .subject else { return false }
    let this = outline.nodes[Int(subject)]
    guard this.kind == .identifier, this.name != Node.none else { return false }
    if outline.tokens[Int(this.name)].kind == .keywordSelf { return mapsToValue(node) }
    return switchesOverParameter(node, outline.name(of: subject))
  }

  private func comparesSelf(_ node: UInt32) -> Bool {
    let condition = outline.nodes[Int(node)].firstChild
    guard condition != Node.none, outline.nodes[Int(condition)].kind == .binaryOperation else { return false }
    return outline.children(of: condition).contains { operand in
      let this = outline.nodes[Int(operand)]
      return this.kind == .identifier && this.name != Node.none
        && outline.tokens[Int(this.name)].kind == .keywordSelf
    }
  }

  /// Whether the function or property around a node gives a value rather than a view or nothing.
  private func mapsToValue(_ node: UInt32) -> Bool {
    guard let declaration = enclosingFunction(of: node) else { return false }
    if outline.nodes[Int(declaration)].kind == .initializer { return false }
    guard let type = resultType(of: declaration) else { return false }
    return !isViewType(type) && isDesignValue(type)
  }

  /// Whether a type is one of design values, or by its name a style of them. A case that makes a component's or a
  /// model's own struct uses what it is made of.
  private func isDesignValue(_ type: String) -> Bool {
    if ["Int", "Double", "TimeInterval", "T", "Value"].contains(type) { return true }
    return Surroundings.designWords.contains { matchesGlob(type, "*" + $0 + "*") }
  }

  private static let designWords = [
    "color", "colour", "font", "typo", "style", "gradient", "shadow", "inset", "cgsize", "spacing", "radius", "padding",
    "margin", "float", "weight", "palette", "token", "theme", "attribute", "border", "metric", "layout", "fill",
    "background", "stroke", "material", "asset", "scheme", "tint", "tone", "animation", "elevation", "opacity",
  ]

  /// A function that is one `switch` over a parameter of its own.
  private func switchesOverParameter(_ node: UInt32, _ name: String) -> Bool {
    guard let declaration = enclosingFunction(of: node), isWholeBody(node, of: declaration) else { return false }
    let this = outline.nodes[Int(declaration)]
    guard this.kind == .function || this.kind == .initializer else { return false }
    let hasParameter = outline.children(of: declaration).contains {
      outline.nodes[Int($0)].kind == .parameter && outline.name(of: $0) == name
    }
    guard hasParameter else { return false }
    if this.kind == .initializer { return true }
    guard let type = resultType(of: declaration) else { return false }
    return !isViewType(type) && isDesignValue(type) && hasOneStatementEach(node)
  }

  /// Whether each case of a `switch` is one value with its constants, and nothing is built up in it.
  private func hasOneStatementEach(_ node: UInt32) -> Bool {
    outline.children(of: node).allSatisfy { child in
      guard outline.nodes[Int(child)].kind == .switchCase else { return true }
      return outline.children(of: child).count {
        let part = outline.nodes[Int($0)]
        return part.role != .pattern && part.role != .condition && part.kind != .variable
      } <= 1
    }
  }

  func isWholeBody(_ node: UInt32, of declaration: UInt32) -> Bool {
    var statement = node
    while outline.nodes[Int(statement)].parent != Node.none {
      let parent = outline.nodes[Int(statement)].parent
      let kind = outline.nodes[Int(parent)].kind
      if kind == .block {
        return outline.nodes[Int(parent)].parent == declaration && outline.nodes[Int(parent)].firstChild == statement
          && outline.nodes[Int(statement)].nextSibling == Node.none
      }
      guard kind == .jump else { return false }
      statement = parent
    }
    return false
  }

  /// Types of things that are shown rather than values that a design system names.
  private func isViewType(_ name: String) -> Bool {
    name == "Void" || name == "Self"
      || ["View", "Body", "ViewModifier", "Controller", "Cell", "Button", "Label", "Scene", "Layer", "String"]
        .contains { name.hasSuffix($0) }
  }

  // MARK: Declarations around a node

  /// The function, initializer or computed property around a node, without leaving the type it is in.
  func enclosingFunction(of node: UInt32) -> UInt32? {
    var parent = outline.nodes[Int(node)].parent
    while parent != Node.none {
      switch outline.nodes[Int(parent)].kind {
      case .function, .initializer, .binding, .subscriptDeclaration: return parent
      case .closure, .structDeclaration, .classDeclaration, .enumDeclaration, .extensionDeclaration,
        .actorDeclaration, .protocolDeclaration, .file:
        return nil
      default: parent = outline.nodes[Int(parent)].parent
      }
    }
    return nil
  }

  /// The name of the type that a function, subscript or binding gives.
  func resultType(of declaration: UInt32) -> String? {
    for child in outline.children(of: declaration) where outline.nodes[Int(child)].kind == .type {
      let name = outline.name(of: child)
      return name.isEmpty ? outline.text(of: child) : name
    }
    return nil
  }

  private func isNamed(_ node: UInt32, _ name: StaticString) -> Bool {
    let token = outline.nodes[Int(node)].name
    return token != Node.none && outline.token(token, is: name)
  }

  /// The same, asked for each member of a type.
  private mutating func isPreview(_ node: UInt32) -> Bool {
    if let known = previews[node] { return known }
    let isPreview = isPreviewDeclaration(node)
    switch outline.nodes[Int(node)].kind {
    case .structDeclaration, .enumDeclaration, .classDeclaration, .extensionDeclaration: previews[node] = isPreview
    default: break
    }
    return isPreview
  }

  private func isPreviewDeclaration(_ node: UInt32) -> Bool {
    switch outline.nodes[Int(node)].kind {
    case .macroExpansion:
      return isNamed(node, "Preview")
    case .structDeclaration, .enumDeclaration, .classDeclaration, .extensionDeclaration:
      return inheritsPreviews(node)
    default:
      return false
    }
  }

  /// What a type inherits from stands before its members, which may be many.
  private func inheritsPreviews(_ type: UInt32) -> Bool {
    for child in outline.children(of: type) {
      switch outline.nodes[Int(child)].kind {
      case .attribute: continue
      case .type: if isNamed(child, "PreviewProvider") { return true }
      default: return false
      }
    }
    return false
  }

  /// The names of the declarations around a node, outermost first, joined by dots.
  mutating func enclosingName(of node: UInt32) -> String {
    var names: [String] = []
    var declaration = declaration(around: node)
    while declaration != Node.none {
      let name = outline.name(of: declaration)
      if !name.isEmpty { names.append(name) }
      declaration = self.declaration(around: declaration)
    }
    return names.reversed().joined(separator: ".")
  }

  private mutating func declaration(around node: UInt32) -> UInt32 {
    if declarations.isEmpty { declarations = Array(repeating: nil, count: outline.nodes.count) }
    var path = [node]
    var found = outline.nodes[Int(node)].parent
    while found != Node.none, !isNamedDeclaration(found) {
      if let known = declarations[Int(found)] {
        found = known
        break
      }
      path.append(found)
      found = outline.nodes[Int(found)].parent
    }
    for child in path { declarations[Int(child)] = found }
    return found
  }

  private func isNamedDeclaration(_ node: UInt32) -> Bool {
    switch outline.nodes[Int(node)].kind {
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
      .extensionDeclaration, .function, .binding, .initializer, .subscriptDeclaration, .enumCase:
      true
    default: false
    }
  }
}
