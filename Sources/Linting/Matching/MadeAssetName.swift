import SwiftOutline

/// The name of an asset that code puts together of what it knows and what it does not: `"app_" + name`, `"app_\(name)"`.
struct MadeAssetName: Hashable {
  var start: String
  var end: String

  func mayBe(_ name: String) -> Bool {
    name.hasPrefix(start) && name.hasSuffix(end) && name.utf8.count >= start.utf8.count + end.utf8.count
  }
}

extension Outline {
  /// The name of the color that a call asks a catalog for, where it is put together: `Color("app_" + name)`,
  /// `UIColor(named: "app_\(name)")`.
  func madeAssetName(_ node: UInt32) -> MadeAssetName? {
    guard nodes[Int(node)].kind == .call else { return nil }
    var children = children(of: node)
    guard let callee = children.next(), let argument = children.next(),
      ["Color", "UIColor", "NSColor", "init"].contains(name(of: callee)),
      ["", "named"].contains(name(of: argument)), nodes[Int(argument)].firstChild != Node.none
    else { return nil }
    let value = nodes[Int(argument)].firstChild
    let found: MadeAssetName?
    switch nodes[Int(value)].kind {
    case .interpolatedString: found = interpolatedName(value)
    case .binaryOperation:
      found = MadeAssetName(start: literal(at: .first, of: value), end: literal(at: .last, of: value))
    default: return nil
    }
    return found.flatMap { $0.start.isEmpty && $0.end.isEmpty ? nil : $0 }
  }

  private func interpolatedName(_ node: UInt32) -> MadeAssetName? {
    let range = range(of: node)
    let arguments = children(of: node).map { self.range(of: $0) }
    guard let first = arguments.first, let last = arguments.last, bytes[range.lowerBound] == UInt8(ascii: "\""),
      first.lowerBound - 2 > range.lowerBound, last.upperBound + 1 < range.upperBound
    else { return nil }
    return MadeAssetName(
      start: text(range.lowerBound + 1..<first.lowerBound - 2),
      end: text(last.upperBound + 1..<range.upperBound - 1))
  }

  private enum Place { case first, last }

  /// The string at one end of a sum; empty where something else stands there.
  private func literal(at place: Place, of node: UInt32) -> String {
    var next = node
    for _ in 0..<16 {
      let this = nodes[Int(next)]
      guard this.kind == .binaryOperation, token(this.name, is: "+"), this.firstChild != Node.none else { break }
      let right = nodes[Int(this.firstChild)].nextSibling
      next = place == .first || right == Node.none ? this.firstChild : right
    }
    guard nodes[Int(next)].kind == .string else { return "" }
    let text = text(of: next)
    guard text.hasPrefix("\""), text.hasSuffix("\""), text.utf8.count > 1, !text.contains("\\") else { return "" }
    return String(text.dropFirst().dropLast())
  }
}
