import Patterns
import SwiftOutline

/// Reads the expressions in definitions into values whose names are still to be looked up.
package struct SwiftValueReader {
  let outline: Outline
  let reader: ValueReader
  private let calls = CallMemory()

  package init(outline: Outline, reader: ValueReader) {
    self.outline = outline
    self.reader = reader
  }

  static var depthLimit: Int { 24 }

  /// The value of an expression; nil for what no design value is made of.
  package func value(of node: UInt32) -> SwiftValue? { value(of: node, depth: 0) }

  func value(of node: UInt32, depth: Int) -> SwiftValue? {
    guard node != Node.none, depth < SwiftValueReader.depthLimit else { return nil }
    let this = outline.nodes[Int(node)]
    switch this.kind {
    case .integer, .float, .prefixOperation, .binaryOperation: return arithmetic(node, this, depth)
    case .string: return outline.stringText(node).map(SwiftValue.string)
    case .interpolatedString: return interpolation(node, depth)
    case .tuple:
      return ConstantFolder(outline).onlyValue(of: this).flatMap { value(of: $0, depth: depth + 1) }
    case .postfixOperation, .cast: return value(of: this.firstChild, depth: depth + 1)
    case .identifier: return .reference([outline.name(of: node)])
    case .implicitMember: return this.name == Node.none ? nil : .implicit([outline.name(of: node)])
    case .member: return member(node, this, depth)
    case .call:
      if let known = calls.values[node] { return known }
      let value = call(node, this, depth)
      calls.values[node] = .some(value)
      return value
    case .macroExpansion:
      if outline.text(of: node) == SwiftValue.functionName { return .reference([SwiftValue.functionName]) }
      return reader.constructor(at: node, in: outline).map(SwiftValue.init)
    case .ternary: return ternary(node, depth)
    case .switchStatement: return appearances(ofBranches: node, depth) ?? choice(node, depth)
    case .ifStatement: return appearances(ofBranches: node, depth)
    case .closure: return body(of: node, depth: depth + 1)
    default: return nil
    }
  }

  // MARK: Numbers

  private func arithmetic(_ node: UInt32, _ this: Node, _ depth: Int) -> SwiftValue? {
    let folder = ConstantFolder(outline)
    if let number = folder.number(node) { return .number(number.value) }
    if this.kind == .prefixOperation {
      guard folder.operatorByte(this) == UInt8(ascii: "-") else { return nil }
      return value(of: this.firstChild, depth: depth + 1).map { .arithmetic(.minus, .number(0), $0) }
    }
    guard this.kind == .binaryOperation, this.firstChild != Node.none else { return nil }
    if outline.token(this.name, is: "??") { return fallback(this, depth) }
    guard let operation = operation(folder.operatorByte(this)),
      let left = value(of: this.firstChild, depth: depth + 1),
      let right = value(of: outline.nodes[Int(this.firstChild)].nextSibling, depth: depth + 1)
    else { return nil }
    return .arithmetic(operation, left, right)
  }

  /// The left of `a ?? b`; where that is but a name, which may be a parameter's, also the right.
  private func fallback(_ this: Node, _ depth: Int) -> SwiftValue? {
    guard let left = value(of: this.firstChild, depth: depth + 1) else { return nil }
    guard outline.nodes[Int(this.firstChild)].kind == .identifier,
      let right = value(of: outline.nodes[Int(this.firstChild)].nextSibling, depth: depth + 1)
    else { return left }
    return .either(left, right)
  }

  private func operation(_ byte: UInt8) -> SwiftValue.Operation? {
    switch byte {
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "-"): .minus
    case UInt8(ascii: "*"): .times
    case UInt8(ascii: "/"): .divided
    default: nil
    }
  }

  // MARK: Names

  private func member(_ node: UInt32, _ this: Node, _ depth: Int) -> SwiftValue? {
    guard this.name != Node.none else { return nil }
    if let path = outline.path(node) {
      return path.first == "ColorResource" ? .assetSymbol(Array(path.dropFirst())) : .reference(path)
    }
    if let found = reader.constructor(at: node, in: outline) { return SwiftValue(found) }
    let name = outline.name(of: node)
    return value(of: this.firstChild, depth: depth + 1).flatMap { member(name, of: $0) }
  }

  private func member(_ name: String, of base: SwiftValue) -> SwiftValue? {
    switch base {
    case .implicit(let path): return .implicit(path + [name])
    case .reference(let path): return .reference(path + [name])
    case .assetSymbol(let path): return .assetSymbol(path + [name])
    case .instance(let path): return .reference(path + [name])
    case .call(let call):
      return .call(
        SwiftCall(base: base, path: [name], arguments: [], guess: call.guess.flatMap { member(name, of: $0) }))
    default:
      guard let type = SwiftNames.typeOfAccessor(name) else { return nil }
      return type.isEmpty ? base : .converted(base, type: type)
    }
  }
}

/// The values of the calls that were read already: what a call is made of is read for each of the forms that it may have.
private final class CallMemory {
  var values: [UInt32: SwiftValue?] = [:]
}

extension SwiftValue {
  init(_ reading: RawReading) {
    switch reading {
    case .color(let color): self = .color(color)
    case .font(let font): self = .font(font)
    }
  }
}
