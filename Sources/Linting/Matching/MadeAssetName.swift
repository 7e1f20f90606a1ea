import SwiftOutline

/// The name of an asset that code puts together of what it knows and what it does not: `"app_" + name`, `"app_\(name)"`.
struct MadeAssetName: Hashable {
  var start: String
  var end: String

  func mayBe(_ name: String) -> Bool {
    name.hasPrefix(start) && name.hasSuffix(end) && name.utf8.count >= start.utf8.count + end.utf8.count
  }
}

/// The assets that the made names of one file may be of.
struct MadeAssets {
  private let assets: [String: [Int]]
  private var known: [MadeAssetName: [Int]] = [:]
  private var comparisonsLeft = 1 << 22

  /// - Parameter assets: Positions of design tokens by the names of assets.
  init(_ assets: [String: [Int]]) { self.assets = assets }

  /// The design tokens that a name may be of, in order. To a file of too many names any asset may belong, which is said
  /// once.
  mutating func tokens(named name: MadeAssetName) -> [Int] {
    if let tokens = known[name] { return tokens }
    guard comparisonsLeft >= 0 else { return [] }
    comparisonsLeft -= assets.count
    let isTooMuch = comparisonsLeft < 0
    let tokens = assets.filter { isTooMuch || name.mayBe($0.key) }.flatMap(\.value).sorted()
    known[name] = tokens
    return tokens
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
      let start = bytes[range.lowerBound..<first.lowerBound].lastIndex(of: UInt8(ascii: "\\")),
      let end = bytes[last.upperBound..<range.upperBound].firstIndex(of: UInt8(ascii: ")")), start > range.lowerBound,
      end + 1 < range.upperBound
    else { return nil }
    return MadeAssetName(start: text(range.lowerBound + 1..<start), end: text(end + 1..<range.upperBound - 1))
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
