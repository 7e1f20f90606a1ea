@testable import SwiftOutline

extension Outline {
  /// What is wrong with the tree, or nil: children stand in order inside their parents, links go round in no circle, and
  /// a node that the root does not lead to has a parent that it does not lead to either, or none.
  var fault: String? {
    guard nodes.first?.kind == .file, nodes[0].parent == Node.none else { return "no root" }
    var isReached = [Bool](repeating: false, count: nodes.count)
    isReached[0] = true
    var open: [UInt32] = [0]
    while let parent = open.popLast() {
      var child = nodes[Int(parent)].firstChild
      var end = nodes[Int(parent)].firstToken
      while child != Node.none {
        let this = nodes[Int(child)]
        if isReached[Int(child)] { return "\(child) is reached twice" }
        isReached[Int(child)] = true
        if this.parent != parent { return "\(child) has the parent \(this.parent), not \(parent)" }
        if this.firstToken < end || this.endToken > nodes[Int(parent)].endToken || this.endToken < this.firstToken {
          return "\(this.kind) \(text(of: child)) is not in order inside \(nodes[Int(parent)].kind)"
        }
        if this.name != Node.none, this.name < this.firstToken || this.name >= this.endToken {
          return "the name of \(this.kind) \(text(of: child)) is not in it"
        }
        end = this.endToken
        open.append(child)
        child = this.nextSibling
      }
    }
    for (index, node) in nodes.enumerated() where !isReached[index] && node.parent != Node.none {
      if isReached[Int(node.parent)] { return "\(index) is lost under \(node.parent)" }
    }
    return nil
  }
}
