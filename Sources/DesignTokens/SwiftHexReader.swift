import Patterns
import SwiftOutline

/// Finds the project's own initializers and functions that read hex digits, and the order they read them in.
struct SwiftHexReader {
  let outline: Outline

  private static var nodeLimit: Int { 4000 }
  private static var depthLimit: Int { 128 }

  /// An `init` whose body takes a number apart.
  func initializer(_ node: UInt32, type: String?) -> HexInitializer? {
    guard let parameter = firstParameter(node) else { return nil }
    return hexInitializer(node, HexInitializer.Key(type: type, name: outline.label(ofParameter: parameter)), parameter)
  }

  /// A function of one value that makes a color: `UIColor.hex("…")`, `"…".toColor()`.
  func function(_ node: UInt32, scope: [String]) -> HexInitializer? {
    let result = outline.children(of: node).first { outline.nodes[Int($0)].role == .resultType }
    guard let result, SwiftNames.colorTypes.contains(outline.name(of: result)) else { return nil }
    let type = scope.last.flatMap { SwiftNames.colorTypes.contains($0) ? $0 : nil }
    return hexInitializer(
      node, HexInitializer.Key(type: type, name: outline.name(of: node)), firstParameter(node) ?? Node.none)
  }

  /// An `init` of an enum's case whose raw value is the digits: its body says who reads them.
  func paletteInitializer(_ block: UInt32, type: String, _ parameter: UInt32) -> HexInitializer {
    let body = body(block, type: type)
    return HexInitializer(
      key: HexInitializer.Key(type: type, name: outline.label(ofParameter: parameter)), order: body.order,
      delegates: body.delegates, mayReadSix: body.mayReadSix)
  }

  private func firstParameter(_ node: UInt32) -> UInt32? {
    outline.children(of: node).first { outline.nodes[Int($0)].kind == .parameter }
  }

  private func hexInitializer(_ node: UInt32, _ key: HexInitializer.Key, _ parameter: UInt32) -> HexInitializer? {
    guard let block = outline.children(of: node).first(where: { outline.nodes[Int($0)].kind == .block }) else {
      return nil
    }
    let type = parameter == Node.none ? "" : typeName(of: parameter)
    guard type.isEmpty || SwiftNames.digitTypes.contains(type) else { return nil }
    let body = body(block, type: key.type)
    guard body.readsBits || !body.delegates.isEmpty else { return nil }
    guard body.readsBits || key.name.lowercased().contains("hex") || key.name.lowercased().contains("rgb") else {
      return nil
    }
    return HexInitializer(
      key: key, order: body.order, delegates: body.readsBits && body.order != .unknown ? [] : body.delegates,
      mayReadSix: body.mayReadSix)
  }

  private func body(_ block: UInt32, type: String?) -> HexBody {
    var body = HexBody()
    var budget = SwiftHexReader.nodeLimit
    read(block, into: &body, &budget, depth: 0)
    body.delegates = body.delegates.map { HexInitializer.Key(type: $0.type ?? type, name: $0.name) }
    return body
  }

  private func typeName(of parameter: UInt32) -> String {
    let type = outline.children(of: parameter).first { outline.nodes[Int($0)].kind == .type }
    return type.map { outline.name(of: $0) } ?? ""
  }

  /// What the body of an initializer shows.
  fileprivate struct HexBody {
    var order = HexOrder.unknown
    var readsBits = false
    /// Whether it chooses between values or statements, or puts bits together.
    var mayReadSix = false
    var delegates: [HexInitializer.Key] = []
  }

  private func read(_ node: UInt32, into body: inout HexBody, _ budget: inout Int, depth: Int) {
    guard budget > 0, depth < SwiftHexReader.depthLimit else { return }
    budget -= 1
    let this = outline.nodes[Int(node)]
    switch this.kind {
    case .binaryOperation: readOperation(node, this, into: &body)
    case .call: readDelegate(this, into: &body)
    case .ifStatement, .guardStatement, .switchStatement, .ternary: body.mayReadSix = true
    default: break
    }
    for child in outline.children(of: node) { read(child, into: &body, &budget, depth: depth + 1) }
  }

  // MARK: Bits

  /// `x >> 24` goes to the alpha or to red; a lone `x & 0xFF` of eight digits to blue or to the alpha.
  private func readOperation(_ node: UInt32, _ this: Node, into body: inout HexBody) {
    let left = this.firstChild
    guard left != Node.none else { return }
    let right = outline.nodes[Int(left)].nextSibling
    if outline.token(this.name, is: "<<") || outline.token(this.name, is: "|") { body.mayReadSix = true }
    guard let number = ConstantFolder(outline).number(right)?.value else { return }
    if outline.token(this.name, is: ">>") {
      guard number == 8 || number == 16 || number == 24 else { return }
      body.readsBits = true
      guard number == 24 else { return }
      body.note(channel: sink(of: node), first: true)
    } else if outline.token(this.name, is: "&"), number == 255 {
      guard !hasShift(left) else { return }
      body.note(channel: sink(of: node), first: false)
    }
  }

  private func hasShift(_ node: UInt32) -> Bool {
    var next = node
    for _ in 0..<8 {
      guard next != Node.none else { return false }
      let this = outline.nodes[Int(next)]
      if this.kind == .binaryOperation, outline.token(this.name, is: ">>") { return true }
      guard this.kind == .tuple || this.kind == .argument || this.kind == .binaryOperation else { return false }
      next = this.firstChild
    }
    return false
  }

  /// The name that a value ends in: a label, a variable, the left of an assignment, also by its place in a tuple.
  private func sink(of node: UInt32) -> String {
    var child = node
    var place: Int?
    for _ in 0..<24 {
      let parent = outline.nodes[Int(child)].parent
      guard parent != Node.none else { return "" }
      let this = outline.nodes[Int(parent)]
      switch this.kind {
      case .argument where this.name != Node.none: return outline.name(of: parent)
      case .binding: return this.name == Node.none ? "" : outline.name(of: parent)
      case .assignment: return target(this.firstChild, place: place)
      case .tuple:
        let elements = Array(outline.children(of: parent))
        if elements.count > 1 { place = elements.firstIndex(of: child) }
      case .block, .closure, .file: return ""
      default: break
      }
      child = parent
    }
    return ""
  }

  private func target(_ node: UInt32, place: Int?) -> String {
    guard let place, outline.nodes[Int(node)].kind == .tuple else {
      return outline.reference(node).map { outline.name(ofToken: $0.name) } ?? ""
    }
    let elements = Array(outline.children(of: node))
    guard place < elements.count else { return "" }
    return outline.reference(outline.nodes[Int(elements[place])].firstChild).map { outline.name(ofToken: $0.name) }
      ?? ""
  }

  // MARK: Delegates

  /// Whether an argument of that label takes hex digits.
  static func isDigitsLabel(_ bytes: [UInt8], _ name: Range<Int>) -> Bool {
    bytes[name].elementsEqual("value".utf8) || digitStems.stand(in: bytes, name)
  }

  private static let digitStems = WordStems(["hex", "rgb"])

  /// `self.init(rgbaString: hex)`, `UIColor(hex: hex)`, `ColorComponents(value: value)`.
  private func readDelegate(_ call: Node, into body: inout HexBody) {
    guard body.delegates.count < 8, let reference = outline.reference(call.firstChild) else { return }
    let name = outline.name(ofToken: reference.name)
    let argument = outline.nodes[Int(call.firstChild)].nextSibling
    guard name == "init" || name.first?.isUppercase == true, argument != Node.none,
      outline.nodes[Int(argument)].role == .plain
    else { return }
    guard takesDigits(argument), name == "init" || !SwiftNames.numberTypes.contains(name)
    else { return }
    let label = outline.name(of: argument)
    body.delegates.append(HexInitializer.Key(type: name == "init" ? nil : name, name: label))
  }

  private func takesDigits(_ argument: UInt32) -> Bool {
    let label = outline.nodes[Int(argument)].name
    guard label == Node.none else {
      return SwiftHexReader.isDigitsLabel(outline.bytes, outline.nameRange(ofToken: label))
    }
    return outline.text(of: argument).hasSuffix(".rawValue")
  }
}

extension SwiftHexReader.HexBody {
  /// Takes down which channel has the first or the last of four bytes.
  fileprivate mutating func note(channel: String, first: Bool) {
    guard let letter = channel.lowercased().first, order == .unknown else { return }
    switch letter {
    case "a", "o": order = first ? .argb : .rgba
    case "r" where first: order = .rgba
    default: break
    }
  }
}

extension SwiftNames {
  /// Types that hold hex digits.
  static let digitTypes: Set<String> = [
    "String", "Int", "UInt", "UInt32", "UInt64", "Int64", "Int32", "StringProtocol", "Substring",
  ]
}
