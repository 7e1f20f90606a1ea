import SwiftOutline

/// Functions and initializers of the project's that make design values of what they are given.
extension SwiftDefinitionReader {
  /// `static func brand(size: CGFloat, type: BrandType) -> Font`, and a method of an enum: `func of(size: CGFloat)`.
  func readProducer(
    _ node: UInt32, _ parameters: [UInt32], _ result: String, _ block: UInt32, isInstance: Bool, in scope: Scope,
    into source: inout SwiftTokenSource
  ) {
    guard !parameters.isEmpty, parameters.count <= SwiftFunction.mostParameters, let value = values.body(of: block)
    else { return }
    let owner = scope.path.last ?? ""
    source.functions.append(
      SwiftFunction(
        path: scope.path + [outline.name(of: node)], parameters: parameters.map(parameter),
        result: result == "Self" || result == "some" ? owner : result, value: value, isInstance: isInstance,
        range: outline.range(of: node)))
  }

  /// `extension Color { init(day: Color, night: Color) { self.init(…) } }`.
  func readColorInitializer(_ node: UInt32, in scope: Scope, into source: inout SwiftTokenSource) {
    guard scope.path.count == 1, let type = scope.path.first,
      SwiftNames.isColorOrFont(type)
    else { return }
    let children = Array(outline.children(of: node))
    let parameters = children.filter { outline.nodes[Int($0)].kind == .parameter }
    guard !parameters.isEmpty, parameters.count <= SwiftFunction.mostParameters,
      let block = children.first(where: { outline.nodes[Int($0)].kind == .block }), let value = values.body(of: block),
      value != .instance(["self"])
    else { return }
    source.functions.append(
      SwiftFunction(
        path: [type, "init"], parameters: parameters.map(parameter), result: type, value: value, isInstance: false,
        range: outline.range(of: node)))
  }

  /// A property of an enum, which may make its value of what a case carries.
  func readPayloadProperty(
    _ name: String, _ type: String, _ value: SwiftValue, _ block: UInt32, in scope: Scope,
    into source: inout SwiftTokenSource
  ) {
    var range = 0..<0
    if case .choice(let choice) = value, choice.hasBindings {
      guard choice.subject == .reference(["self"]) else { return }
      range = outline.range(of: block)
    }
    source.functions.append(
      SwiftFunction(
        path: scope.path + [name], parameters: [], result: type, value: value, isInstance: true, range: range))
  }

  /// The names of a parameter's type, also of an optional one.
  func typePath(ofParameter parameter: UInt32) -> [String]? {
    outline.children(of: parameter).first { outline.nodes[Int($0)].kind == .type }.flatMap { outline.bareTypePath($0) }
  }

  func parameter(_ node: UInt32) -> SwiftFunction.Parameter {
    let defaultNode = outline.children(of: node).first { outline.nodes[Int($0)].role == .defaultValue }
    return SwiftFunction.Parameter(
      label: outline.label(ofParameter: node), name: outline.name(of: node), type: typePath(ofParameter: node) ?? [],
      // What is not read is still a default, which nothing can be made of.
      defaultValue: defaultNode.map { values.argument($0) })
  }
}
