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
      cases.payloads[name] = payload.map(carried)
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

  /// A value that a case carries, which may have a label.
  private func carried(_ node: UInt32) -> SwiftFunction.Parameter {
    var made = parameter(node)
    if typePath(ofParameter: node) == nil {
      let text = outline.text(of: node)
      made.type = text.allSatisfy(\.isPartOfPath) ? text.split(separator: ".").map(String.init) : []
      made.label = ""
      made.name = ""
    }
    if made.type.first == "Self" { made.type.removeFirst() }
    return made
  }

  // MARK: Values of cases

  /// What a computed property or a function without parameters gives for the cases of its enum.
  mutating func readCaseProperty(
    _ node: UInt32, _ name: UInt32, _ type: String?, _ block: UInt32, _ shape: SwiftDefinition.Shape, in scope: Scope,
    into source: inout SwiftTokenSource
  ) {
    let property = outline.name(ofToken: name)
    guard let type, isCasePart(property, type, in: scope) else { return }
    source.caseProperties.insert(SwiftSymbolTable.key(scope.path + [property]))
    let statements = values.valueStatements(of: block)
    let whole = values.body(of: block)
    if let whole { readPayloadProperty(property, type, whole, block, in: scope, into: &source) }
    guard statements.count == 1, let branches = switchBranches(statements[0], subject: "self") else {
      guard let whole else { return }
      addTemplate(node, name, property, type, whole, block, shape, [], in: scope, into: &source)
      return
    }
    add(branches, node, property, type, shape, in: scope, into: &source)
    guard let whole, !branches.contains(where: \.isDefault), SwiftNames.isColorOrFont(type) else { return }
    let made = definition(
      scope.path + [property], shape, type: type, value: whole, at: node, name: name, valueNode: block, in: scope)
    source.templates.append(SwiftCaseTemplate(definition: made, exceptions: [], isForPayloads: true))
  }

  /// Whether what a property of an enum gives may be a design value or a part of one.
  func isCasePart(_ property: String, _ type: String, in scope: Scope) -> Bool {
    SwiftNames.isDesignType(type, name: property) || SwiftNames.isFontHolder(scope.path)
      || SwiftNames.isFontPart(property)
  }

  /// Adds the values of the cases that have their own, and of those that are left to `default`.
  mutating func add(
    _ branches: [Branch], _ node: UInt32, _ property: String, _ type: String, _ shape: SwiftDefinition.Shape,
    in scope: Scope, into source: inout SwiftTokenSource
  ) {
    var exceptions: Set<String> = []
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
    var template = SwiftCaseTemplate(definition: made, exceptions: exceptions)
    template.isConstrained = scope.isConstrained || whereClause(outline.nodes[Int(node)]) != nil
    source.templates.append(template)
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
    source.hexInitializers.append(
      SwiftHexReader(outline: outline).paletteInitializer(block, type: scope.path[0], parameter))
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
  ///
  /// - Parameter read: What reads the value of a branch's only statement.
  func switchBranches(
    _ statement: UInt32, subject: String, read: ((UInt32) -> SwiftValue?)? = nil
  ) -> [Branch]? {
    guard let node = outline.result(of: statement), outline.nodes[Int(node)].kind == .switchStatement else {
      return nil
    }
    let children = Array(outline.children(of: node))
    guard let first = children.first, outline.nodes[Int(first)].role == .subject,
      outline.path(first) == [subject]
    else { return nil }
    return children.dropFirst().compactMap { outline.nodes[Int($0)].kind == .switchCase ? branch($0, read) : nil }
  }

  private func branch(_ node: UInt32, _ read: ((UInt32) -> SwiftValue?)?) -> Branch? {
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
      let value = read.map({ $0(statements[0]) }) ?? values.value(ofStatement: statements[0], depth: 0)
    else { return nil }
    return Branch(cases: cases, isDefault: isDefault, value: value, valueNode: statements[0], name: name)
  }
}
