import SwiftOutline

/// Modifiers of views that set a text style: `func appFont(_ style: AppFont) -> some View`.
extension SwiftDefinitionReader {
  mutating func readModifier(
    _ node: UInt32, _ this: Node, _ parameters: [UInt32], _ block: UInt32, in scope: Scope,
    into source: inout SwiftTokenSource
  ) {
    guard let first = parameters.first, let type = typeName(ofParameter: first),
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

  /// The font that a chain of modifiers of a view sets, with its spacing, or that a modifier of the project's does; nil
  /// where it does anything else.
  func textStyle(of statement: UInt32, on view: String) -> SwiftValue? {
    var node = statement
    if outline.nodes[Int(node)].kind == .jump { node = outline.nodes[Int(node)].firstChild }
    var font: SwiftValue?
    var style = SwiftValue.FontStyle()
    for _ in 0..<8 {
      guard node != Node.none, outline.nodes[Int(node)].kind == .call,
        let reference = outline.reference(outline.nodes[Int(node)].firstChild)
      else { return nil }
      let arguments = values.arguments(of: outline.nodes[Int(node)])
      guard let first = arguments.first else { return nil }
      let value = values.argument(first.value)
      switch outline.name(ofToken: reference.name) {
      case "font" where arguments.count == 1 && first.label.isEmpty && font == nil: font = value
      case "modifier" where arguments.count == 1 && first.label.isEmpty && font == nil:
        font = .call(SwiftCall(base: value, path: [SwiftRecord.style], arguments: []))
      case "kerning", "tracking": style.letters = value
      case "lineSpacing": style.betweenLines = value
      // What makes up for the half of the line spacing above and below.
      case "padding" where arguments.count == 2 && outline.text(of: first.value) == ".vertical": break
      default: return nil
      }
      if reference.form == .bare && view == "self" || outline.path(reference.receiver) == [view] {
        return font.map { .styled($0, style) }
      }
      guard reference.form == .member, reference.receiver != Node.none else { return nil }
      node = reference.receiver
    }
    return nil
  }
}
