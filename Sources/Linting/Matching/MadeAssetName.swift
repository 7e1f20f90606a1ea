import SwiftOutline

/// The name of an asset that code puts together of what it knows and what it does not: `"app_" + name`,
/// `"\(group)/\(shade)"`.
struct MadeAssetName: Hashable {
  var start = ""
  /// What stands between what is not known, in order.
  var middle: [String] = []
  var end = ""

  func mayBe(_ name: String) -> Bool {
    guard name.hasPrefix(start), name.hasSuffix(end), name.utf8.count >= start.utf8.count + end.utf8.count else {
      return false
    }
    var rest = name.dropFirst(start.count).dropLast(end.count)
    for piece in middle {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }

  /// Whether no part of it is known.
  var isOpen: Bool { start.isEmpty && end.isEmpty && middle.isEmpty }
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
    switch nodes[Int(value)].kind {
    case .interpolatedString:
      guard let (name, count) = interpolatedName(value) else { return nil }
      // Of one part that is not known, a string elsewhere is the name; of several any color's may come.
      return !name.isOpen || count > 1 && isOfColor(callee, argument) ? name : nil
    case .binaryOperation:
      let name = sumName(value)
      return name.isOpen ? nil : name
    default: return nil
    }
  }

  /// Whether a call makes a color: `Color(…)`, and `self.init(…)` in an extension of one.
  private func isOfColor(_ callee: UInt32, _ argument: UInt32) -> Bool {
    let name = name(of: callee)
    guard name == "init" else { return true }
    return self.name(of: argument) == "named"
      || nodes[Int(callee)].kind == .member
        && ["Color", "UIColor", "NSColor"].contains(typePath(around: callee).last ?? "")
  }

  /// What is known of a string, and how many parts are not.
  private func interpolatedName(_ node: UInt32) -> (name: MadeAssetName, unknownCount: Int)? {
    let range = range(of: node)
    let arguments = children(of: node).map { self.range(of: $0) }
    guard let first = arguments.first, let last = arguments.last, bytes[range.lowerBound] == UInt8(ascii: "\""),
      let start = openingSlash(range.lowerBound..<first.lowerBound), start > range.lowerBound,
      let end = closingParenthesis(last.upperBound..<range.upperBound), end + 1 < range.upperBound
    else { return nil }
    var name = MadeAssetName(
      start: text(range.lowerBound + 1..<start), end: text(end + 1..<range.upperBound - 1))
    for (one, next) in zip(arguments, arguments.dropFirst()) where one.upperBound <= next.lowerBound {
      let between = one.upperBound..<next.lowerBound
      guard let from = closingParenthesis(between), let to = openingSlash(between), from < to else { continue }
      let text = text(from + 1..<to)
      if !text.isEmpty { name.middle.append(text) }
    }
    return (name, arguments.count)
  }

  private func openingSlash(_ range: Range<Int>) -> Int? { bytes[range].lastIndex(of: UInt8(ascii: "\\")) }

  private func closingParenthesis(_ range: Range<Int>) -> Int? { bytes[range].firstIndex(of: UInt8(ascii: ")")) }

  /// What is known of a sum of strings.
  private func sumName(_ node: UInt32) -> MadeAssetName {
    var pieces: [String?] = []
    var next = node
    for _ in 0..<16 {
      let this = nodes[Int(next)]
      guard this.kind == .binaryOperation, token(this.name, is: "+"), this.firstChild != Node.none else { break }
      let right = nodes[Int(this.firstChild)].nextSibling
      pieces.append(right == Node.none ? nil : literal(right))
      next = this.firstChild
    }
    pieces.append(nodes[Int(next)].kind == .binaryOperation ? nil : literal(next))
    let known = Array(pieces.reversed())
    return MadeAssetName(
      start: known.first.flatMap(\.self) ?? "", middle: known.dropFirst().dropLast().compactMap(\.self),
      end: known.count > 1 ? known.last.flatMap(\.self) ?? "" : "")
  }

  /// The text of a string without escapes.
  private func literal(_ node: UInt32) -> String? {
    guard nodes[Int(node)].kind == .string else { return nil }
    let text = text(of: node)
    guard text.hasPrefix("\""), text.hasSuffix("\""), text.utf8.count > 1, !text.contains("\\") else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
