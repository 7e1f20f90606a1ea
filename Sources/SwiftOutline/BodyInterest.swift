/// Which bodies of functions, initializers, subscripts and computed properties matter to the reader of an outline.
///
/// A body that may give a named value always does: of what is static or global, and in enums and extensions of what takes
/// no arguments.
package struct BodyInterest {
  /// Whether a body with the token at an index in it matters.
  let wants: (Int) -> Bool
  /// Whether the properties that instances of a type compute matter, by the index of its name.
  let wantsProperties: (Int) -> Bool

  package init(wants: @escaping (Int) -> Bool, wantsProperties: @escaping (Int) -> Bool) {
    self.wants = wants
    self.wantsProperties = wantsProperties
  }
}

extension Parser {
  /// Whether the body that opens at `index` does not matter. No token is looked at twice in vain.
  mutating func isUnwanted(bodyAt index: Int) -> Bool {
    guard let interest else { return false }
    let end = partner(of: index)
    if !(unwanted.lowerBound...unwanted.upperBound).contains(index + 1) { unwanted = index + 1..<index + 1 }
    var next = unwanted.upperBound
    while next < end, !interest.wants(next) { next += 1 }
    unwanted = unwanted.lowerBound..<next
    return next >= end
  }

  /// The braces at the current position as a node without children.
  mutating func emptyBraces(_ kind: Node.Kind) -> UInt32 {
    let first = position
    position = partner(of: first) + (isClosed(first) ? 1 : 0)
    return add(kind, from: first, children: ChildList())
  }

  /// Runs `body`, which reads the members of a type.
  mutating func withinType(name: Int?, _ body: (inout Parser) -> Void) {
    let outer = keepsVariables
    if let interest, let name { keepsVariables = interest.wantsProperties(name) }
    body(&self)
    keepsVariables = outer
  }
}
