import SwiftOutline

extension SwiftDefinitionReader {
  // MARK: Cases

  mutating func readCases(
    _ node: UInt32, _ this: Node, in scope: Scope, _ cases: inout SwiftTokenSource.Enumeration,
    into source: inout SwiftTokenSource
  ) {
    guard scope.kind == .enumDeclaration else { return }
    if this.kind == .otherDeclaration {
      for child in outline.children(of: node) where outline.nodes[Int(child)].kind == .enumCase {
        readCases(child, outline.nodes[Int(child)], in: scope, &cases, into: &source)
      }
      return
    }
    guard this.name != Node.none else { return }
    let children = Array(outline.children(of: node))
    let name = outline.name(of: node)
    let payload = children.filter { outline.nodes[Int($0)].kind == .parameter }
    guard payload.isEmpty else {
      cases.payloads[name] = payload.map(payloadType)
      return
    }
    cases.cases.append(name)
    guard let type = scope.rawType else { return }
    let rawNode = children.first { outline.nodes[Int($0)].role == .initialValue }
    let value = rawNode.flatMap { values.value(of: $0) } ?? (type == "String" ? .string(name) : nil)
    guard let value else { return }
    source.definitions.append(
      definition(
        scope.path + [name], .rawCase, type: type, value: value, at: node, name: this.name,
        valueNode: rawNode ?? node, in: scope))
  }

  /// The type of a value that a case carries, which may have a label.
  private func payloadType(_ parameter: UInt32) -> [String] {
    if let type = typePath(ofParameter: parameter) { return type }
    let text = outline.text(of: parameter)
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isName ? text.split(separator: ".").map(String.init) : []
  }

  // MARK: Values of cases

  /// What a computed property or a function without parameters gives for the cases of its enum.
  mutating func readCaseProperty(
    _ node: UInt32, _ name: UInt32, _ type: String?, _ block: UInt32, _ shape: SwiftDefinition.Shape, in scope: Scope,
    into source: inout SwiftTokenSource
  ) {
    let property = outline.name(ofToken: name)
    guard let type, SwiftNames.isDesignType(type, name: property) || SwiftNames.isFontHolder(scope.path) else { return }
    let statements = values.statements(of: block)
    var exceptions: Set<String> = []
    readPayloadProperty(property, type, statements, in: scope, into: &source)
    guard statements.count == 1, let branches = switchBranches(statements[0], subject: "self") else {
      guard let value = values.body(of: block) else { return }
      addTemplate(node, name, property, type, value, block, shape, exceptions, in: scope, into: &source)
      return
    }
    for branch in branches {
      for word in branch.cases {
        exceptions.insert(word)
        source.definitions.append(
          definition(
            scope.path + [word, property], shape, type: type, value: branch.value, at: node, name: branch.name,
            valueNode: branch.valueNode, in: scope))
      }
    }
    for branch in branches where branch.isDefault {
      addTemplate(
        node, branch.name, property, type, branch.value, branch.valueNode, shape, exceptions, in: scope, into: &source)
    }
  }

  private mutating func addTemplate(
    _ node: UInt32, _ name: UInt32, _ property: String, _ type: String, _ value: SwiftValue, _ valueNode: UInt32,
    _ shape: SwiftDefinition.Shape, _ exceptions: Set<String>, in scope: Scope, into source: inout SwiftTokenSource
  ) {
    let made = definition(
      scope.path + [property], shape, type: type, value: value, at: node, name: name, valueNode: valueNode, in: scope)
    source.templates.append(SwiftCaseTemplate(definition: made, exceptions: exceptions))
  }

  /// `extension UIColor { convenience init(shade: Shade) { self.init(hex: shade.rawValue) } }`.
  func readPaletteInitializer(
    _ node: UInt32, _ this: Node, in scope: Scope, into source: inout SwiftTokenSource
  ) {
    guard scope.path.count == 1, SwiftNames.colorTypes.contains(scope.path[0]) else { return }
    let children = Array(outline.children(of: node))
    let parameters = children.filter { outline.nodes[Int($0)].kind == .parameter }
    guard let parameter = parameters.first,
      let block = children.first(where: { outline.nodes[Int($0)].kind == .block }),
      parameters.dropFirst().allSatisfy(hasDefault), let type = typePath(ofParameter: parameter),
      !SwiftNames.isPlain(type.last ?? "")
    else { return }
    guard outline.text(of: block).contains(outline.name(of: parameter) + ".rawValue") else { return }
    // What an `init?` makes would have to be unwrapped.
    guard outline.tokens[Int(this.name) + 1].kind != .postfixQuestion else { return }
    source.paletteInitializers.append(
      SwiftTokenSource.PaletteInitializer(
        type: scope.path[0], label: outline.label(ofParameter: parameter), enumName: type,
        access: min(access(this.flags, else: scope.memberAccess, in: scope), scope.access)))
  }

  private func hasDefault(_ parameter: UInt32) -> Bool {
    outline.children(of: parameter).contains { outline.nodes[Int($0)].role == .defaultValue }
  }

  struct Branch {
    var cases: [String]
    var isDefault: Bool
    var value: SwiftValue
    var valueNode: UInt32
    /// The token that stands for the branch: the first case's name.
    var name: UInt32
  }

  /// The branches of `switch subject { case .a: value … }` that have a value; nil for any other statement.
  func switchBranches(_ statement: UInt32, subject: String) -> [Branch]? {
    var node = statement
    if outline.nodes[Int(node)].kind == .jump { node = outline.nodes[Int(node)].firstChild }
    guard node != Node.none, outline.nodes[Int(node)].kind == .switchStatement else { return nil }
    let children = Array(outline.children(of: node))
    guard let first = children.first, outline.nodes[Int(first)].role == .subject,
      outline.path(first) == [subject]
    else { return nil }
    return children.dropFirst().compactMap { outline.nodes[Int($0)].kind == .switchCase ? branch($0) : nil }
  }

  private func branch(_ node: UInt32) -> Branch? {
    var cases: [String] = []
    var name = outline.nodes[Int(node)].firstToken
    var statements: [UInt32] = []
    for part in outline.children(of: node) {
      switch outline.nodes[Int(part)].role {
      case .pattern:
        guard let reference = outline.reference(part), reference.form != .bare else { continue }
        if cases.isEmpty { name = reference.name }
        cases.append(outline.name(ofToken: reference.name))
      case .condition: return nil
      default: statements.append(part)
      }
    }
    let isDefault = outline.tokens[Int(outline.nodes[Int(node)].firstToken)].kind == .keywordDefault
    guard !cases.isEmpty || isDefault, statements.count == 1,
      let value = values.value(ofStatement: statements[0], depth: 0)
    else { return nil }
    return Branch(cases: cases, isDefault: isDefault, value: value, valueNode: statements[0], name: name)
  }
}
