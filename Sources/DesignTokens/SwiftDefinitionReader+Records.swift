import SwiftOutline

/// Types whose instances hold the parts of design values.
extension SwiftDefinitionReader {
  /// What the declaration of a type, or an extension of it, says of its instances.
  mutating func readRecord(
    _ node: UInt32, _ this: Node, _ inherited: [String], in scope: Scope, into source: inout SwiftTokenSource
  ) {
    let isExtension = this.kind == .extensionDeclaration
    guard this.kind == .structDeclaration || this.kind == .classDeclaration || isExtension, scope.path.count < 8,
      let owner = scope.path.last, !SwiftNames.isFrameworkType(owner)
    else { return }
    let isModifier = inherited.contains("ViewModifier")
    guard isModifier || !inherited.contains(where: { SwiftNames.isViewType($0) || SwiftNames.isComponentBase($0) })
    else { return }
    let mayInherit = this.kind == .classDeclaration && !inherited.isEmpty && mayCompute(scope)
    // `struct Space: RawRepresentable { let rawValue: CGFloat }`, of whose constants functions make design values.
    let isRaw = inherited.contains("RawRepresentable") && mayCompute(scope)
    guard isExtension || isModifier || mayInherit || isRaw || mayHoldDesignValues(node) else { return }
    var record = SwiftRecord(path: scope.path, isDeclaration: !isExtension, isModifier: isModifier)
    var fields: [Field] = []
    var hasInitializer = false
    for child in outline.children(of: node) {
      switch outline.nodes[Int(child)].kind {
      case .variable: readProperties(child, in: scope, &record, &fields)
      case .function where isModifier: readStyle(child, in: scope, &record)
      case .initializer where !isExtension: hasInitializer = true
      case .initializer:
        if let unread = initializer(child, in: scope, nil) { record.initializers.append(unread) }
      default: continue
      }
    }
    if isModifier { readModifierType(node, this, fields, in: scope, into: &source) }
    if mayInherit, !hasInitializer, let base = inherited.first,
      fields.allSatisfy({ $0.value != nil }), !overrides(node)
    {
      record.base = [base]
      record.fields = held(by: fields)
    } else if !isExtension {
      guard !fields.isEmpty, fields.count <= SwiftRecord.mostFields,
        holdsDesignValues(record, fields) || isRaw && fields.contains(where: { $0.name == "rawValue" })
      else { return }
      readInitializers(node, this, in: scope, fields, &record)
      guard !record.initializers.isEmpty else { return }
    }
    guard !isExtension || !record.members.isEmpty || !record.initializers.isEmpty else { return }
    source.records.append(record)
  }

  /// A stored property.
  struct Field {
    var name: String
    var type: [String]
    var value: SwiftValue?
    var isLet: Bool
    /// Whether it is kept in something that gives another value than it was given, or that is made elsewhere.
    var isWrapped: Bool
    /// Whether the memberwise initializer may take it.
    var isParameter: Bool

    /// Whether every instance has the value that the declaration says.
    var isFixed: Bool { isLet && value != nil }
  }

  /// Whether a class gives properties of another one other values.
  private func overrides(_ node: UInt32) -> Bool {
    outline.children(of: node).contains { child in
      outline.nodes[Int(child)].kind == .variable && outline.nodes[Int(child)].flags.contains(.isOverride)
    }
  }

  private func holdsDesignValues(_ record: SwiftRecord, _ fields: [Field]) -> Bool {
    if record.isModifier { return record.members.contains { $0.name == SwiftRecord.style } }
    return record.members.contains { member in
      member.type.map(SwiftNames.isColorOrFont) ?? false
    }
      || fields.contains { SwiftNames.isFontPart($0.name) }
  }

  /// The same before any property is read; most types have none that may be of use.
  private func mayHoldDesignValues(_ node: UInt32) -> Bool {
    outline.children(of: node).contains { child in
      let variable = outline.nodes[Int(child)]
      guard variable.kind == .variable, !variable.flags.contains(.isStatic) else { return false }
      return outline.children(of: child).contains { binding in
        let this = outline.nodes[Int(binding)]
        guard this.kind == .binding, this.name != Node.none else { return false }
        return SwiftNames.fontPartStems.stand(in: outline.bytes, outline.nameRange(ofToken: this.name))
          || outline.children(of: binding).contains(where: mayBeColorOrFont)
      }
    }
  }

  /// Whether a type, or what a value is made with, may be of a color or font.
  private func mayBeColorOrFont(_ node: UInt32) -> Bool {
    let this = outline.nodes[Int(node)]
    switch this.kind {
    case .type:
      return !systemAliases.isEmpty || SwiftNames.colorOrFont.stand(in: outline.bytes, outline.range(of: node))
    case .call: return SwiftNames.colorOrFont.stand(in: outline.bytes, outline.range(of: this.firstChild))
    default: return false
    }
  }

  // MARK: Properties

  private mutating func readProperties(
    _ node: UInt32, in scope: Scope, _ record: inout SwiftRecord, _ fields: inout [Field]
  ) {
    let this = outline.nodes[Int(node)]
    guard !this.flags.contains(.isStatic) else { return }
    let attributes = outline.children(of: node).filter {
      outline.nodes[Int($0)].kind == .attribute && !SwiftNames.plainAttributes.contains(outline.name(of: $0))
    }
    for binding in outline.children(of: node) where outline.nodes[Int(binding)].kind == .binding {
      guard outline.nodes[Int(binding)].name != Node.none else { continue }
      let parts = partNodes(of: binding)
      let typePath = parts.type.flatMap { outline.bareTypePath($0) } ?? []
      var member = SwiftRecord.Member(
        name: outline.name(of: binding), type: plainType(typePath.last, in: scope) ?? parts.initial.flatMap(madeType),
        access: access(this.flags, else: scope.memberAccess, in: scope))
      member.needs = outline.needs(of: node)
      member.needs.optional = outline.isOptional(node, named: outline.nodes[Int(binding)].name)
      member.deprecation = outline.deprecation(of: node)
      if let block = parts.block, parts.initial == nil, computes(block) {
        guard attributes.isEmpty, !hasEffects(before: block),
          let value = computedValue(block, as: member.type, in: scope)
        else { continue }
        member.value = value
        record.members.append(member)
      } else if scope.kind != .extensionDeclaration {
        let isMade = attributes.contains { outline.children(of: $0).contains { _ in true } }
        fields.append(
          Field(
            name: member.name, type: typePath, value: parts.initial.map { values.argument($0).withoutRawValue },
            isLet: this.flags.contains(.isLet), isWrapped: !attributes.isEmpty, isParameter: !isMade))
        if attributes.isEmpty { record.members.append(member) }
      }
    }
  }

  private func partNodes(of binding: UInt32) -> (type: UInt32?, initial: UInt32?, block: UInt32?) {
    var parts: (type: UInt32?, initial: UInt32?, block: UInt32?) = (nil, nil, nil)
    for child in outline.children(of: binding) {
      let part = outline.nodes[Int(child)]
      switch part.kind {
      case .type where part.role == .plain: parts.type = child
      case .block, .accessors: parts.block = child
      default: if part.role == .initialValue { parts.initial = child }
      }
    }
    return parts
  }

  /// What a property makes of other members; nil where that may be anything.
  private func computedValue(_ block: UInt32, as type: String?, in scope: Scope) -> SwiftValue? {
    guard scope.kind == .extensionDeclaration || mayCompute(scope), let type, isPart(type),
      let value = values.body(of: block), value.mentionsMember, !value.holdsRawValue
    else { return nil }
    return value
  }

  /// Whether a design value, or a part of one, may be of a type.
  private func isPart(_ type: String) -> Bool {
    SwiftNames.isColorOrFont(type)
      || SwiftNames.numberTypes.contains(type) || type == "String" || type == "Weight"
  }

  /// Whether the bodies of what the type's instances compute are there whatever they hold.
  private func mayCompute(_ scope: Scope) -> Bool { SwiftNames.mayHoldTokens(scope.path.last ?? "") }

  /// Whether a block gives a value rather than watching one.
  private func computes(_ block: UInt32) -> Bool {
    guard outline.nodes[Int(block)].kind == .accessors else { return true }
    return outline.children(of: block).contains { outline.name(of: $0) == "get" }
  }

  /// The type that an initial value is made as: `Color(…)`.
  private func madeType(_ node: UInt32) -> String? {
    guard outline.nodes[Int(node)].kind == .call else { return nil }
    let path = outline.path(outline.nodes[Int(node)].firstChild)?.filter { $0 != "init" } ?? []
    guard let type = path.first, SwiftNames.isColorOrFont(type) else {
      return nil
    }
    return type
  }

  // MARK: Initializers

  private func readInitializers(
    _ node: UInt32, _ this: Node, in scope: Scope, _ fields: [Field], _ record: inout SwiftRecord
  ) {
    var isExplicit = false
    for child in outline.children(of: node) where outline.nodes[Int(child)].kind == .initializer {
      isExplicit = true
      if mayCompute(scope), let made = initializer(child, in: scope, fields) {
        record.initializers.append(made)
      }
    }
    guard !isExplicit, this.kind == .structDeclaration else { return }
    let parameters = fields.filter { $0.isParameter && !$0.isFixed }
    var held = held(by: fields)
    for field in parameters where !field.isWrapped { held[field.name] = .reference([field.name]) }
    record.initializers.append(
      SwiftFunction(
        path: scope.path + ["init"],
        parameters: parameters.map {
          SwiftFunction.Parameter(label: $0.name, name: $0.name, type: $0.type, defaultValue: $0.value)
        }, result: scope.path.last ?? "", value: .record(scope.path, fields: held), isInstance: false, range: 0..<0))
  }

  /// What fields hold before an initializer gives them other values.
  private func held(by fields: [Field]) -> [String: SwiftValue] {
    fields.reduce(into: [:]) { held, field in
      held[field.name] = field.isWrapped ? .unknown : field.value ?? .unknown
    }
  }

  /// An initializer. One that does more than hand on what it is given, or may fail, is known only as one that a call may
  /// be of.
  ///
  /// - Parameter fields: Those that it gives their values; nil for one that is not to be followed.
  private func initializer(_ node: UInt32, in scope: Scope, _ fields: [Field]?) -> SwiftFunction? {
    let children = Array(outline.children(of: node))
    let parameters = children.filter { outline.nodes[Int($0)].kind == .parameter }
    guard !parameters.isEmpty, parameters.count <= SwiftRecord.mostFields,
      let block = children.first(where: { outline.nodes[Int($0)].kind == .block })
    else { return nil }
    var function = SwiftFunction(
      path: scope.path + ["init"], parameters: parameters.map(field), result: scope.path.last ?? "",
      value: .unknown, isInstance: false, range: outline.range(of: node))
    guard let fields, !mayFail(parameters, outline.nodes[Int(node)]) else { return function }
    let statements = values.statements(of: block)
    if statements.count == 1, outline.nodes[Int(statements[0])].kind == .call {
      let call = outline.nodes[Int(statements[0])]
      guard outline.path(call.firstChild) == ["self", "init"] else { return function }
      let handed = values.arguments(of: call).map {
        SwiftCall.Argument(label: $0.label, value: values.argument($0.value).withoutRawValue)
      }
      function.value = .call(SwiftCall(path: scope.path + ["init"], arguments: handed))
      return function
    }
    var held = held(by: fields)
    for statement in statements {
      let this = outline.nodes[Int(statement)]
      guard this.kind == .assignment, outline.token(this.name, is: "="), let path = outline.path(this.firstChild),
        let name = path.last, path.count == 1 && name != "self" || path.count == 2 && path[0] == "self"
      else { return function }
      guard fields.contains(where: { $0.name == name && !$0.isWrapped }) else { continue }
      held[name] = values.argument(outline.nodes[Int(this.firstChild)].nextSibling).withoutRawValue
    }
    function.value = .record(scope.path, fields: held)
    return function
  }

  /// Whether an initializer is one of `init?` or `init!`, throws or has to be waited for.
  private func mayFail(_ parameters: [UInt32], _ this: Node) -> Bool {
    guard let first = parameters.first, let last = parameters.last else { return false }
    let start = (this.firstToken..<outline.nodes[Int(first)].firstToken).first { outline.token($0, is: "init") }
    let isOptional = start.map { [.postfixQuestion, .exclamation].contains(outline.tokens[Int($0) + 1].kind) } ?? false
    return isOptional || hasEffects(from: Int(outline.nodes[Int(last)].endToken))
  }

  /// A parameter of an initializer.
  private func field(_ node: UInt32) -> SwiftFunction.Parameter {
    var made = parameter(node)
    made.defaultValue = made.defaultValue?.withoutRawValue
    return made
  }

  // MARK: Modifiers

  /// `func body(content: Content) -> some View`, where it sets a text style.
  private func readStyle(
    _ node: UInt32, in scope: Scope, _ record: inout SwiftRecord
  ) {
    guard let (style, _) = modifierStyle(node), !style.holdsRawValue else { return }
    record.members.append(
      SwiftRecord.Member(name: SwiftRecord.style, type: "Font", value: style, access: .everywhere))
  }
}

extension SwiftValue {
  /// The value, but for one that is a finding where it stands: no token may be made of what it could replace.
  fileprivate var withoutRawValue: SwiftValue { holdsRawValue ? .unknown : self }

  /// Whether some path in the value may start with a member of the instance around it.
  fileprivate var mentionsMember: Bool {
    var isMentioned = false
    forEachName { isMentioned = isMentioned || $0.first?.isLowercase == true }
    return isMentioned
  }
}

extension Outline {
  /// The names of a type, also of an optional one.
  func bareTypePath(_ type: UInt32) -> [String]? {
    var text = bytes[range(of: type)]
    for prefix in ["any ", "some "] where text.starts(with: prefix.utf8) { text = text.dropFirst(prefix.utf8.count) }
    while text.last == UInt8(ascii: "?") || text.last == UInt8(ascii: "!") { text = text.dropLast() }
    return Outline.names(text)
  }
}
