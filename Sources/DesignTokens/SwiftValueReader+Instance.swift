import SwiftOutline

/// Instances of types that the project may declare.
extension SwiftValueReader {
  /// `TextStyle(size: 28, weight: .bold)`, where the project may declare such a type.
  func instanceCall(
    _ callee: Callee, _ arguments: [Argument], _ guess: SwiftValue?, _ depth: Int
  ) -> SwiftValue? {
    guard callee.isType, !arguments.isEmpty, arguments.count <= SwiftRecord.mostFields else { return nil }
    switch guess {
    case .instance?, .composedFont?, .font?, nil: break
    case .pair? where !callee.isImplicit: break
    default: return nil
    }
    var call = SwiftCall(path: callee.path, isImplicit: callee.isImplicit, arguments: [], guess: guess)
    if callee.path.last != "init" { call.path.append("init") }
    if !callee.isImplicit {
      guard let type = call.path.dropLast().last, type != "self", !SwiftNames.isFrameworkType(type) else { return nil }
    } else if guess == nil, arguments.count <= 2 {
      // Most likely a color's, which says nothing where an argument cannot be read.
      return nil
    }
    call.arguments = arguments.map {
      SwiftCall.Argument(label: $0.label, value: value(of: $0.value, depth: depth + 1) ?? argument($0.value))
    }
    return .call(call)
  }

  /// The value of what is handed to a function or kept in a field: what cannot be read is still something.
  func argument(_ node: UInt32) -> SwiftValue {
    guard node != Node.none else { return .unknown }
    return outline.nodes[Int(node)].kind == .nilLiteral ? .nothing : value(of: node) ?? .unknown
  }
}
