import Patterns
import SwiftOutline

/// Reads the expressions in definitions into values whose names are still to be looked up.
package struct SwiftValueReader {
  let outline: Outline
  let reader: ValueReader

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
    case .tuple:
      return ConstantFolder(outline).onlyValue(of: this).flatMap { value(of: $0, depth: depth + 1) }
    case .postfixOperation, .cast: return value(of: this.firstChild, depth: depth + 1)
    case .identifier: return .reference([outline.name(of: node)])
    case .implicitMember: return this.name == Node.none ? nil : .implicit([outline.name(of: node)])
    case .member: return member(node, this, depth)
    case .call: return call(node, this, depth)
    case .macroExpansion: return reader.constructor(at: node, in: outline).map(SwiftValue.init)
    case .ternary: return ternary(this, depth)
    case .switchStatement, .ifStatement: return appearances(ofBranches: node, depth)
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
    switch value(of: this.firstChild, depth: depth + 1) {
    case .implicit(let path): return .implicit(path + [name])
    case .reference(let path): return .reference(path + [name])
    case .assetSymbol(let path): return .assetSymbol(path + [name])
    case .instance(let path): return .reference(path + [name])
    case let value?:
      guard let type = SwiftNames.typeOfAccessor(name) else { return nil }
      return type.isEmpty ? value : .converted(value, type: type)
    case nil: return nil
    }
  }

  // MARK: Bodies

  /// The value that a block, closure or accessor comes to: its only expression, its last `return`, or its branches by
  /// appearance.
  func body(of block: UInt32, depth: Int = 0) -> SwiftValue? {
    guard depth < SwiftValueReader.depthLimit else { return nil }
    let statements = statements(of: block)
    guard let last = statements.last else { return nil }
    if statements.count > 1, let split = splitByAppearance(statements, depth) { return split }
    guard statements.dropLast().allSatisfy({ outline.nodes[Int($0)].kind == .variable }) else { return nil }
    return value(ofStatement: last, depth: depth + 1)
  }

  /// The statements of a block, or of the getter of accessors.
  func statements(of block: UInt32) -> [UInt32] {
    if outline.nodes[Int(block)].kind == .accessors {
      for accessor in outline.children(of: block) where outline.name(of: accessor) == "get" {
        let body = outline.nodes[Int(accessor)].firstChild
        return body == Node.none ? [] : statements(of: body)
      }
      return []
    }
    return outline.children(of: block).filter { outline.nodes[Int($0)].kind != .parameter }
  }

  func value(ofStatement node: UInt32, depth: Int) -> SwiftValue? {
    let this = outline.nodes[Int(node)]
    guard this.kind == .jump else { return value(of: node, depth: depth + 1) }
    guard outline.token(this.name, is: "return") else { return nil }
    return value(of: this.firstChild, depth: depth + 1)
  }
}

extension SwiftValue {
  init(_ reading: RawReading) {
    switch reading {
    case .color(let color): self = .color(color)
    case .font(let font): self = .font(font)
    }
  }
}
