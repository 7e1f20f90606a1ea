import Patterns
import SwiftOutline

extension SwiftDefinitionReader {
  // MARK: Properties

  mutating func readVariable(_ node: UInt32, _ this: Node, in scope: Scope, into source: inout SwiftTokenSource) {
    let isStatic = this.flags.contains(.isStatic) || scope.kind == .file
    let isEnumLike = scope.kind == .enumDeclaration || scope.kind == .extensionDeclaration
    if scope.path == ["EnvironmentValues"] { readEnvironment(node, into: &source) }
    if !isStatic, !isEnumLike { readHolder(node, into: &source) }
    guard isStatic || scope.holdsInstanceTokens || isEnumLike, !hasWrapper(node) else { return }
    for binding in outline.children(of: node) where outline.nodes[Int(binding)].kind == .binding {
      let name = outline.nodes[Int(binding)].name
      guard name != Node.none else { continue }
      if isStatic { readNamespace(binding, into: &source) }
      var parts = bindingParts(binding)
      if isStatic, isEnumLike { noteChosen(outline.name(ofToken: name), parts.type, in: scope, into: &source) }
      if let block = parts.block, hasEffects(before: block) { continue }
      parts.type = plainType(parts.type, in: scope)
      if isStatic {
        readMember(node, name, parts, .member, in: scope, into: &source)
      } else if let block = parts.block, isEnumLike, !parts.tuple.isEmpty {
        readTupleProperty(node, name, parts.tuple, block, in: scope, into: &source)
      } else if let block = parts.block, isEnumLike {
        readCaseProperty(node, name, parts.type, block, .caseProperty, in: scope, into: &source)
        if scope.holdsInstanceTokens { readMember(node, name, parts, .instanceMember, in: scope, into: &source) }
      } else if scope.holdsInstanceTokens {
        readMember(node, name, parts, .instanceMember, in: scope, into: &source)
      }
    }
  }

  /// `static var current: Self`, which people may have chosen.
  private func noteChosen(
    _ name: String, _ type: String?, in scope: Scope, into source: inout SwiftTokenSource
  ) {
    guard ["current", "selected", "saved", "preferred", "chosen"].contains(name), let type,
      type == "Self" || type == scope.path.last
    else { return }
    source.traits[SwiftSymbolTable.key(scope.path), default: []].insert(.chosen)
  }

  /// `static var ds: DS<Self>.Type`.
  private func readNamespace(_ binding: UInt32, into source: inout SwiftTokenSource) {
    guard let type = outline.children(of: binding).first(where: { outline.nodes[Int($0)].kind == .type }) else {
      return
    }
    var text = outline.text(of: type)[...]
    guard text.utf8.count < 80, let open = text.firstIndex(of: "<") else { return }
    let isMetatype = text.hasSuffix(".Type")
    if isMetatype { text = text.dropLast(5) }
    guard text.hasSuffix(">"), text[..<open].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return }
    let argument = text[text.index(after: open)...].dropLast()
    let name = String(text[..<open])
    guard !["KeyPath", "Set", "Array", "Optional", "Binding"].contains(name),
      argument.allSatisfy(\.isPartOfPath)
    else { return }
    let base = argument.split(separator: ".").last.map(String.init) ?? ""
    guard
      ["Self", "Base"].contains(base) || SwiftNames.isColorOrFont(base)
    else { return }
    source.namespaces.append(
      SwiftTokenSource.Namespace(type: name, accessor: outline.name(of: binding), isMetatype: isMetatype))
  }

  /// `@State`, `@ScaledMetric`, `@Environment`: what they hold belongs to one view.
  private func hasWrapper(_ node: UInt32) -> Bool {
    outline.children(of: node).contains { child in
      guard outline.nodes[Int(child)].kind == .attribute else { return false }
      return !SwiftNames.plainAttributes.contains(outline.name(of: child))
    }
  }

  struct BindingParts {
    var type: String?
    /// The parts of a tuple's type.
    var tuple: [TuplePart] = []
    var value: UInt32?
    var block: UInt32?
  }

  private func bindingParts(_ binding: UInt32) -> BindingParts {
    var parts = BindingParts()
    for child in outline.children(of: binding) {
      let this = outline.nodes[Int(child)]
      switch this.kind {
      case .type where this.role == .plain:
        parts.type = outline.name(of: child)
        parts.tuple = tupleParts(ofType: child)
      case .block, .accessors: parts.block = child
      default: if this.role == .initialValue { parts.value = child }
      }
    }
    if parts.type?.isEmpty == true { parts.type = nil }
    return parts
  }

  /// Whether a getter or function throws or has to be waited for, so that its value cannot just be named.
  func hasEffects(before block: UInt32) -> Bool {
    let this = outline.nodes[Int(block)]
    if this.kind == .accessors {
      return outline.children(of: block).contains { accessor in
        let this = outline.nodes[Int(accessor)]
        guard this.kind == .accessor, this.name != Node.none, outline.token(this.name, is: "get") else { return false }
        return hasEffects(from: Int(this.name) + 1)
      }
    }
    return false
  }

  func hasEffects(from first: Int) -> Bool {
    for index in first..<min(outline.tokens.count, first + 8) {
      switch outline.tokens[index].kind {
      case .leftBrace, .arrow: return false
      case .keywordThrows, .keywordRethrows: return true
      case .identifier where outline.token(UInt32(index), is: "async"): return true
      default: continue
      }
    }
    return false
  }

  private mutating func readMember(
    _ node: UInt32, _ name: UInt32, _ parts: BindingParts, _ shape: SwiftDefinition.Shape, in scope: Scope,
    into source: inout SwiftTokenSource
  ) {
    let value: SwiftValue?
    let valueNode: UInt32
    if let initial = parts.value {
      value = values.value(of: initial)
      valueNode = initial
    } else if let block = parts.block {
      value = values.body(of: block)
      valueNode = block
    } else {
      return
    }
    let isColor = shape != .instanceMember && isColor(parts)
    guard let value = named(value, name, parts, shape), SwiftNames.canBeDesignValue(value, type: parts.type) else {
      if isColor, access(of: node, else: scope.memberAccess, in: scope) > .file, scope.access > .file {
        source.unreadColors.append(scope.path + [outline.name(ofToken: name)])
      }
      return
    }
    // The colors and fonts of a number, a name or a date are no tokens, and `.red` of an enum is none of them.
    if let type = parts.type, SwiftNames.plainTypes.contains(type),
      value.instanceType == nil && !value.isImplicitInstance || !SwiftNames.isOwnStyle([type])
    {
      return
    }
    let path = scope.path + [outline.name(ofToken: name)]
    var made = definition(
      path, shape, type: parts.type, value: value, at: node, name: name, valueNode: valueNode, in: scope)
    if parts.type == nil, let initial = parts.value { made.inferredNumber = inferredNumber(initial) }
    // Where integers divide, the rest is lost, and no one means that.
    if made.inferredNumber == "Int", outline.text(of: valueNode).utf8.contains(UInt8(ascii: "/")) { return }
    made.isVariable = parts.value != nil && !outline.nodes[Int(node)].flags.contains(.isLet)
    made.isMutable = shape == .instanceMember && made.isVariable
    made.isColor = isColor
    source.definitions.append(made)
  }

  /// Whether the type of a member, or what it is made with, is that of a color.
  private func isColor(_ parts: BindingParts) -> Bool {
    if let type = parts.type { return SwiftNames.colorTypes.contains(type) }
    guard let value = parts.value, outline.nodes[Int(value)].kind == .call,
      let path = outline.path(outline.nodes[Int(value)].firstChild)
    else { return false }
    return path.count == 1 && SwiftNames.colorTypes.contains(path[0])
  }

  /// The type of a constant that only literals make: `Int` of `20`, `Float` of `Float(20)`; nil for a Double.
  private func inferredNumber(_ value: UInt32) -> String? {
    guard let number = ConstantFolder(outline).number(value) else { return nil }
    let made = outline.nodes[Int(value)].kind == .tuple ? nil : madeNumber(value)
    return made ?? (number.isInteger ? "Int" : nil)
  }

  private func madeNumber(_ value: UInt32) -> String? {
    let this = outline.nodes[Int(value)]
    switch this.kind {
    case .call: return outline.path(this.firstChild)?.first
    case .cast:
      let type = outline.nodes[Int(this.firstChild)].nextSibling
      return type == Node.none ? nil : outline.name(of: type)
    default: return nil
    }
  }

  // MARK: Functions

  mutating func readFunction(_ node: UInt32, _ this: Node, in scope: Scope, into source: inout SwiftTokenSource) {
    guard this.name != Node.none else { return }
    if let hex = SwiftHexReader(outline: outline).function(node, scope: scope.path) {
      source.hexInitializers.append(hex)
    }
    var parameters: [UInt32] = []
    var result: String?
    var block: UInt32?
    for child in outline.children(of: node) {
      let part = outline.nodes[Int(child)]
      switch part.kind {
      case .parameter: parameters.append(child)
      case .type where part.role == .resultType: result = outline.name(of: child)
      case .block: block = child
      default: break
      }
    }
    guard !hasEffects(this, parameters) else { return }
    guard let block, let result else { return }
    if scope.path == ["View"] || scope.path == ["Text"] {
      readModifier(node, this, parameters, block, in: scope, into: &source)
      return
    }
    if !SwiftNames.isDesignType(result), this.flags.contains(.isStatic), result == scope.path.last,
      SwiftNames.isTokenHolder(scope.path)
    {
      // `static func current(_ scheme: ColorScheme) -> Theme`.
      guard case .pair? = values.body(of: block) else { return }
      return readProducer(node, parameters, result, block, isInstance: false, in: scope, into: &source)
    }
    guard SwiftNames.isDesignType(result) || parameters.contains(where: { typePath(ofParameter: $0) == [result] })
    else {
      return
    }
    let isStatic = this.flags.contains(.isStatic)
    let isEnumLike = scope.kind == .enumDeclaration || scope.kind == .extensionDeclaration
    if isStatic || isEnumLike || scope.kind == .file {
      let isInstance = !isStatic && scope.kind != .file
      readProducer(node, parameters, result, block, isInstance: isInstance, in: scope, into: &source)
    }
    // What a generic function makes may be followed; its name alone says too little to be a token.
    guard !outline.token(this.name + 1, is: "<") else { return }
    let hasDefaults = parameters.allSatisfy { parameter in
      outline.children(of: parameter).contains { outline.nodes[Int($0)].role == .defaultValue }
    }
    let isCaseFunction = parameters.dropFirst().allSatisfy { parameter in
      outline.children(of: parameter).contains { outline.nodes[Int($0)].role == .defaultValue }
    }
    if isStatic, isCaseFunction, !hasDefaults {
      readCaseFunction(node, this, parameters[0], result, block, in: scope, into: &source)
    } else if isStatic, hasDefaults {
      let parts = BindingParts(type: result, value: nil, block: block)
      readMember(node, this.name, parts, .function, in: scope, into: &source)
    } else if parameters.isEmpty, isEnumLike {
      readCaseProperty(node, this.name, result, block, .caseFunction, in: scope, into: &source)
    }
  }

  private func hasEffects(_ this: Node, _ parameters: [UInt32]) -> Bool {
    let last = parameters.last.map { Int(outline.nodes[Int($0)].endToken) } ?? Int(this.name) + 1
    return hasEffects(from: last)
  }

  /// `static func color(_ shade: Shade) -> Color { switch shade { … } }`, or one that hands the case on.
  private mutating func readCaseFunction(
    _ node: UInt32, _ this: Node, _ parameter: UInt32, _ result: String, _ block: UInt32, in scope: Scope,
    into source: inout SwiftTokenSource
  ) {
    let name = outline.name(of: parameter)
    let path = scope.path + [outline.name(of: node)]
    let label = outline.label(ofParameter: parameter)
    let statements = values.valueStatements(of: block)
    if statements.count == 1, let branches = switchBranches(statements[0], subject: name) {
      guard isScale(typeOf: parameter, in: scope) else { return }
      if let type = typePath(ofParameter: parameter), case .choice(let choice)? = values.body(of: block),
        choice.hasBindings
      {
        let made = definition(
          path, .caseArgument(label: label), type: result, value: .choice(choice), at: node, name: this.name,
          valueNode: block, in: scope)
        source.templates.append(
          SwiftCaseTemplate(
            definition: made, exceptions: [], parameter: SwiftCaseTemplate.Parameter(name: name, enumName: type),
            isForPayloads: true))
      }
      for branch in branches {
        for word in branch.cases {
          source.definitions.append(
            definition(
              path + [word], .caseArgument(label: label), type: result, value: branch.value, at: node,
              name: branch.name, valueNode: branch.valueNode, in: scope))
        }
      }
    } else if let type = typePath(ofParameter: parameter), !SwiftNames.isPlain(type.last ?? "") {
      readCaseBody(node, this, parameter, type, result, block, in: scope, into: &source)
    }
  }

  /// Whether a function picks from a scale or a palette: `FileIcon.iconColor(fileType:)` gives kinds of things a color.
  private func isScale(typeOf parameter: UInt32, in scope: Scope) -> Bool {
    let type = outline.children(of: parameter).first { outline.nodes[Int($0)].kind == .type }
    let name = type.map { outline.name(of: $0) } ?? ""
    return name.isEmpty || SwiftNames.isScale(name) || SwiftNames.isPalette(scope.path.last ?? "")
  }

  /// A function whose value is made of what its enum's case gives: `.custom(style.fontName, size: style.size)`.
  private mutating func readCaseBody(
    _ node: UInt32, _ this: Node, _ parameter: UInt32, _ type: [String], _ result: String, _ block: UInt32,
    in scope: Scope, into source: inout SwiftTokenSource
  ) {
    let name = outline.name(of: parameter)
    let path = scope.path + [outline.name(of: node)]
    let label = outline.label(ofParameter: parameter)
    let statements = values.valueStatements(of: block)
    if statements.count == 1, let property = handedOn(statements[0], parameter: name) {
      var needs = scope.needs
      needs.formUnion(outline.needs(of: node))
      needs.optional = outline.isOptional(node, named: this.name)
      source.helpers.append(
        SwiftCaseHelper(
          path: path, label: label, enumName: type, property: property, resultType: result,
          access: min(access(of: node, else: scope.memberAccess, in: scope), scope.access), needs: needs))
      guard property == "rawValue" else { return }
      let made = definition(
        path, .caseArgument(label: label), type: result, value: .reference([name, property]), at: node,
        name: this.name, valueNode: block, in: scope)
      var template = SwiftCaseTemplate(
        definition: made, exceptions: [], parameter: SwiftCaseTemplate.Parameter(name: name, enumName: type))
      template.isForInstances = true
      source.templates.append(template)
    } else if let value = values.body(of: block), value.mentions(name) {
      let made = definition(
        path, .caseArgument(label: label), type: result, value: value, at: node, name: this.name, valueNode: block,
        in: scope)
      source.templates.append(
        SwiftCaseTemplate(
          definition: made, exceptions: [], parameter: SwiftCaseTemplate.Parameter(name: name, enumName: type)))
    }
  }

  /// The property in `return style.font`.
  private func handedOn(_ statement: UInt32, parameter: String) -> String? {
    guard let path = outline.result(of: statement).flatMap(outline.path), path.count == 2, path[0] == parameter else {
      return nil
    }
    return path[1]
  }
}
