import SwiftOutline

/// Colors of asset catalogs that are named after the property which gives them.
extension SwiftDefinitionReader {
  /// The value with the property's name in it, where the code asks for that: `static var ink: Color { asset(#function) }`.
  func named(
    _ value: SwiftValue?, _ name: UInt32, _ parts: BindingParts, _ shape: SwiftDefinition.Shape
  ) -> SwiftValue? {
    guard let value else { return assetNamedAfter(name, parts) }
    guard value.mentions(SwiftValue.functionName) else { return value }
    let named = value.substituting([
      SwiftValue.functionName: .string(outline.name(ofToken: name) + (shape == .function ? "()" : ""))
    ])
    guard case .call(var call) = named, call.guess == nil else { return named }
    call.guess = assetNamedAfter(name, parts)
    return .call(call)
  }

  private func assetNamedAfter(_ name: UInt32, _ parts: BindingParts) -> SwiftValue? {
    guard let type = parts.type, SwiftNames.colorTypes.contains(type), let block = parts.block else { return nil }
    let statements = values.statements(of: block)
    guard statements.count == 1, let call = outline.result(of: statements[0]), outline.nodes[Int(call)].kind == .call
    else { return nil }
    let arguments = Array(outline.children(of: call).dropFirst())
    guard arguments.count == 1, outline.text(of: arguments[0]) == "#function" else { return nil }
    return .asset(outline.name(ofToken: name))
  }
}
