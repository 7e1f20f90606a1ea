/// The variables and constants of a file, found by their names.
package struct BindingTable: Sendable {
  /// For each value of a hash the last binding of such a name.
  private var last: [UInt32] = []
  /// For each binding the one before it with a name of the same hash.
  private var previous: [UInt32] = []
  /// The nodes of the bindings, in the order in which they were read.
  private var nodes: [UInt32] = []

  /// No name is looked for further back than so many bindings of its hash.
  private static var lookBack: Int { 256 }

  init(_ all: [Node], _ tokens: [Token], _ bytes: [UInt8]) {
    for index in all.indices where all[index].kind == .binding && all[index].name != Node.none {
      nodes.append(UInt32(truncatingIfNeeded: index))
    }
    guard !nodes.isEmpty else { return }
    var slots = 16
    while slots < nodes.count { slots *= 2 }
    last = [UInt32](repeating: Node.none, count: slots)
    previous.reserveCapacity(nodes.count)
    for (position, node) in nodes.enumerated() {
      let token = tokens[Int(all[Int(node)].name)]
      let quoted = token.flags.contains(.backquoted) ? 1 : 0
      let slot = slot(bytes, Int(token.start) + quoted..<Int(token.end) - quoted)
      previous.append(last[slot])
      last[slot] = UInt32(truncatingIfNeeded: position)
    }
  }

  /// FNV-1a.
  private func slot(_ bytes: [UInt8], _ name: Range<Int>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for index in name { hash = (hash ^ UInt32(bytes[index])) &* 0x0100_0193 }
    return Int(truncatingIfNeeded: hash ^ hash >> 16) & (last.count - 1)
  }

  fileprivate func forEach(named name: Range<Int>, in bytes: [UInt8], _ body: (UInt32) -> Bool) {
    guard !last.isEmpty else { return }
    var position = last[slot(bytes, name)]
    var steps = 0
    while position != Node.none, steps < BindingTable.lookBack {
      guard body(nodes[Int(position)]) else { return }
      position = previous[Int(position)]
      steps += 1
    }
  }
}

extension Outline {
  /// Calls `body` with the bindings that a name may mean where `node` stands, the last one first, until it returns false:
  /// those of that name in the functions and closures around the node, in types, and at the top of the file.
  package func forEachBinding(named token: UInt32, around node: UInt32, _ body: (UInt32) -> Bool) {
    let name = nameRange(ofToken: token)
    bindings.forEach(named: name, in: bytes) { binding in
      guard bytes[nameRange(ofToken: nodes[Int(binding)].name)].elementsEqual(bytes[name]),
        isVisible(binding, from: node)
      else { return true }
      return body(binding)
    }
  }

  /// Whether a binding stands in no block or closure but one that holds the node too.
  private func isVisible(_ binding: UInt32, from node: UInt32) -> Bool {
    let variable = nodes[Int(binding)].parent
    var scope = variable == Node.none ? Node.none : nodes[Int(variable)].parent
    while scope != Node.none, nodes[Int(scope)].kind == .ifConfig || nodes[Int(scope)].kind == .ifConfigClause {
      scope = nodes[Int(scope)].parent
    }
    guard scope != Node.none else { return true }
    switch nodes[Int(scope)].kind {
    case .block, .closure, .switchCase:
      let extent = nodes[Int(scope)].firstToken..<nodes[Int(scope)].endToken
      return extent.contains(nodes[Int(node)].firstToken)
    default: return true
    }
  }
}
