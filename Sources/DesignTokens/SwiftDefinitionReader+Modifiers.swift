import SwiftOutline

/// Modifiers of views that set a text style: `func appFont(_ style: AppFont) -> some View`, `func title() -> some View`.
extension SwiftDefinitionReader {
  mutating func readModifier(
    _ node: UInt32, _ this: Node, _ parameters: [UInt32], _ block: UInt32, in scope: Scope,
    into source: inout SwiftTokenSource
  ) {
    guard !parameters.isEmpty else { return readPlainModifier(node, this, block, in: scope, into: &source) }
    readSizedModifier(node, parameters, block, in: scope, into: &source)
    guard let first = parameters.first, let type = typePath(ofParameter: first),
      SwiftNames.isOwnStyle(type) || !SwiftNames.isPlain(type.last ?? ""),
      parameters.dropFirst().allSatisfy({ parameter in
        outline.children(of: parameter).contains { outline.nodes[Int($0)].role == .defaultValue }
      })
    else { return }
    let name = outline.name(of: first)
    guard let style = values.body(of: block, last: { textStyle(of: $0, on: "self") }), style.mentions(name) else {
      return
    }
    let made = definition(
      scope.path + [outline.name(of: node)], .caseModifier(label: outline.label(ofParameter: first)), type: nil,
      value: style, at: node, name: this.name, valueNode: block, in: scope)
    source.templates.append(
      SwiftCaseTemplate(
        definition: made, exceptions: [], parameter: SwiftCaseTemplate.Parameter(name: name, enumName: type)))
  }

  /// One that sets a font of the size that it is given: `func brand(size: CGFloat) -> some View`.
  private func readSizedModifier(
    _ node: UInt32, _ parameters: [UInt32], _ block: UInt32, in scope: Scope, into source: inout SwiftTokenSource
  ) {
    guard parameters.count <= SwiftFunction.mostParameters else { return }
    let read = parameters.map(parameter)
    let sizes = read.filter { SwiftNames.numberTypes.contains($0.type.last ?? "") }
    guard sizes.count == 1, let style = values.body(of: block, last: { textStyle(of: $0, on: "self") }),
      style.mentions(sizes[0].name)
    else { return }
    source.functions.append(
      SwiftFunction(
        path: scope.path + [outline.name(of: node)], parameters: read, result: SwiftFunction.modifierResult,
        value: style, isInstance: false, range: outline.range(of: node)))
  }

  /// One that sets the same style wherever it is called.
  private mutating func readPlainModifier(
    _ node: UInt32, _ this: Node, _ block: UInt32, in scope: Scope, into source: inout SwiftTokenSource
  ) {
    guard !outline.token(this.name + 1, is: "<"),
      let style = values.body(of: block, last: { textStyle(of: $0, on: "self") })
    else { return }
    source.definitions.append(
      definition(
        scope.path + [outline.name(of: node)], .modifier, type: nil, value: style, at: node, name: this.name,
        valueNode: block, in: scope))
  }

  /// A type of modifiers that all set the same style: `struct TitleStyle: ViewModifier`.
  mutating func readModifierType(
    _ node: UInt32, _ this: Node, _ fields: [Field], in scope: Scope, into source: inout SwiftTokenSource
  ) {
    guard this.kind == .structDeclaration, !outline.token(this.name + 1, is: "<"),
      fields.allSatisfy({ $0.isFixed || !$0.isParameter }), let access = modifierAccess(node, in: scope),
      let (written, block) = outline.children(of: node).lazy.compactMap({ modifierStyle($0) }).first
    else { return }
    let fixed = fields.compactMap { field in field.value.flatMap { field.isFixed ? (field.name, $0) : nil } }
    let style = written.substituting(Dictionary(fixed) { first, _ in first })
    guard !style.mentions(anyOf: Set(fields.map(\.name) + ["self"])) else { return }
    var scope = scope
    scope.access = access
    source.definitions.append(
      definition(
        scope.path, .modifierType, type: nil, value: style, at: node, name: this.name, valueNode: block, in: scope))
  }

  /// How far an initializer without parameters of a type reaches; nil where there may be none.
  private func modifierAccess(_ type: UInt32, in scope: Scope) -> SwiftDefinition.Access? {
    let own = outline.children(of: type).filter { outline.nodes[Int($0)].kind == .initializer }
    // The one that Swift makes is never public.
    guard let only = own.first else { return min(scope.access, .module) }
    let name = outline.nodes[Int(only)].name
    guard own.count == 1, name != Node.none, outline.tokens[Int(name) + 1].kind == .leftParen,
      !outline.children(of: only).contains(where: { outline.nodes[Int($0)].kind == .parameter }),
      !hasEffects(from: Int(name) + 1)
    else { return nil }
    return min(scope.access, access(of: only, else: scope.memberAccess, in: scope))
  }

  /// The text style that `func body(content: Content) -> some View` sets, with its block.
  func modifierStyle(_ node: UInt32) -> (style: SwiftValue, block: UInt32)? {
    guard outline.nodes[Int(node)].kind == .function, outline.name(of: node) == "body" else { return nil }
    let children = Array(outline.children(of: node))
    let parameters = children.filter { outline.nodes[Int($0)].kind == .parameter }
    guard parameters.count == 1, let block = children.first(where: { outline.nodes[Int($0)].kind == .block }) else {
      return nil
    }
    let content = outline.name(of: parameters[0])
    return values.body(of: block, last: { textStyle(of: $0, on: content) }).map { ($0, block) }
  }

  /// The font that a chain of modifiers of a view sets, with its spacing, or that a modifier of the project's does; nil
  /// where it does anything else.
  func textStyle(of statement: UInt32, on view: String) -> SwiftValue? {
    guard var node = outline.result(of: statement) else { return nil }
    var font: SwiftValue?
    var style = SwiftValue.FontStyle()
    for _ in 0..<8 {
      guard node != Node.none, outline.nodes[Int(node)].kind == .call,
        let reference = outline.reference(outline.nodes[Int(node)].firstChild)
      else { return nil }
      guard take(node, outline.name(ofToken: reference.name), into: &style, &font) else { return nil }
      if reference.form == .bare && view == "self" || outline.path(reference.receiver) == [view] {
        // What only applies another modifier is that one.
        if style == SwiftValue.FontStyle(), let font, font.isModifier { return font }
        return font.map { .styled($0, style) }
      }
      guard reference.form == .member, reference.receiver != Node.none else { return nil }
      node = reference.receiver
    }
    return nil
  }

  /// Takes down what one modifier says of a text style; false for what says anything else, or the same again.
  private func take(
    _ call: UInt32, _ name: String, into style: inout SwiftValue.FontStyle, _ font: inout SwiftValue?
  ) -> Bool {
    let arguments = values.arguments(of: outline.nodes[Int(call)])
    let isWeighted = style.weight != nil || style.weightName != nil
    guard let first = arguments.first else {
      guard name == "bold", !isWeighted else { return false }
      style.weight = .bold
      return true
    }
    let value = values.argument(first.value)
    switch name {
    case "font" where arguments.count == 1 && first.label.isEmpty && font == nil: font = value
    case "modifier" where arguments.count == 1 && first.label.isEmpty && font == nil:
      font = .modifier(value)
    case "fontWeight" where arguments.count == 1 && first.label.isEmpty && !isWeighted: style.weightName = value
    case "kerning", "tracking": style.letters = value
    case "lineSpacing": style.betweenLines = value
    // What makes up for the half of the line spacing above and below.
    case "padding" where arguments.count == 2 && outline.text(of: first.value) == ".vertical": break
    default: return false
    }
    return true
  }
}
