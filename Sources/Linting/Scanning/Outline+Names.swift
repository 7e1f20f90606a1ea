import DesignTokens
import SwiftOutline

/// The names that declarations and patterns bring in, as tokens.
extension Outline {
  func nameHash(ofToken token: UInt32) -> UInt32 { SourceNames.hash(bytes, nameRange(ofToken: token)) }

  // MARK: Types

  /// The path that an extension says.
  func extendedPath(_ node: UInt32) -> String {
    var path = name(of: node)
    var token = Int(nodes[Int(node)].name)
    for _ in 0..<16 where token >= 2 && tokens[token - 1].kind == .period {
      token -= 2
      path = name(ofToken: UInt32(token)) + "." + path
    }
    return path
  }

  /// What a type's declaration says that it inherits, or a typealias that it is, by the tokens of the last names.
  func inheritedNames(of node: UInt32) -> [UInt32] {
    var names: [UInt32] = []
    for child in children(of: node) where nodes[Int(child)].kind == .type {
      let this = nodes[Int(child)]
      // Of `Base & Themed` there are two.
      guard this.endToken > this.firstToken + 1 else {
        if this.name != Node.none { names.append(this.name) }
        continue
      }
      var depth = 0
      for index in (this.firstToken..<this.endToken).prefix(Self.signatureLimit) {
        depth += angles(ofToken: index)
        let isLast = index + 1 == this.endToken || tokens[Int(index) + 1].kind != .period
        if depth == 0, tokens[Int(index)].kind == .identifier, isLast { names.append(index) }
      }
    }
    return names
  }

  /// The parameters in `struct Box<Content: View>`, behind the token of the declaration's name.
  func genericParameters(behind name: UInt32) -> [UInt32] {
    guard name != Node.none else { return [] }
    var first = Int(name) + 1
    // `init?<Item>`.
    if first < tokens.count, [.postfixQuestion, .exclamation].contains(tokens[first].kind) { first += 1 }
    guard first < tokens.count, angles(ofToken: UInt32(first)) == 1 else { return [] }
    var parameters: [UInt32] = []
    var depth = 1
    var isParameter = true
    for index in (first + 1)..<min(tokens.count, first + Self.signatureLimit) {
      let token = UInt32(index)
      switch tokens[index].kind {
      case .identifier where isParameter && !self.token(token, is: "each"):
        parameters.append(token)
        isParameter = false
      case .comma where depth == 1: isParameter = true
      case .leftBrace, .endOfFile: return parameters
      case .binaryOperator, .prefixOperator, .postfixOperator:
        depth += angles(ofToken: token)
        if depth <= 0 { return parameters }
      default: break
      }
    }
    return parameters
  }

  /// By how many brackets of generics an operator opens more than it closes: 1 for `<` and also for `?<`.
  private func angles(ofToken token: UInt32) -> Int {
    let token = tokens[Int(token)]
    guard [.binaryOperator, .prefixOperator, .postfixOperator].contains(token.kind) else { return 0 }
    return bytes[Int(token.start)..<Int(token.end)].reduce(0) { depth, byte in
      byte == UInt8(ascii: "<") ? depth + 1 : byte == UInt8(ascii: ">") ? depth - 1 : depth
    }
  }

  /// The name in `associatedtype Item: View`.
  func associatedType(_ node: UInt32) -> UInt32? {
    let this = nodes[Int(node)]
    for index in Int(this.firstToken)..<min(Int(this.endToken), Int(this.firstToken) + 8)
    where tokens[index].kind == .keywordAssociatedtype {
      return index + 1 < Int(this.endToken) ? UInt32(index + 1) : nil
    }
    return nil
  }

  // MARK: Variables

  private static var signatureLimit: Int { 256 }

  /// The names that a `let` or `var` declares.
  func boundNames(ofBinding node: UInt32) -> [UInt32] {
    let this = nodes[Int(node)]
    if this.name != Node.none { return [this.name] }
    return boundNames(in: Int(this.firstToken)..<Int(this.endToken), isBinding: true)
  }

  /// The names that a pattern of a statement or condition binds: `radius` in `case .some(let radius)`.
  func boundNames(ofPattern pattern: UInt32) -> [UInt32] {
    let this = nodes[Int(pattern)]
    let first = Int(this.firstToken)
    let before = first > 0 ? tokens[first - 1].kind : .endOfFile
    // What a `for` without `case` goes over is a pattern that binds, like one behind `let`.
    let isBinding = before == .keywordLet || before == .keywordVar || before == .keywordFor || isTryOrAwait(first - 1)
    return boundNames(in: first..<Int(this.endToken), isBinding: isBinding)
  }

  /// The `try await` of `for try await x in y`.
  private func isTryOrAwait(_ index: Int) -> Bool {
    index > 0 && (tokens[index].kind == .keywordTry || token(UInt32(index), is: "await"))
  }

  private func boundNames(in range: Range<Int>, isBinding: Bool) -> [UInt32] {
    var names: [UInt32] = []
    var isBinding = isBinding
    var depth = 0
    /// Where the `let` in force stands; what closes the brackets around it ends it.
    var bindingDepth = 0
    /// Where a type is read: up to what ends it.
    var typeDepth: Int?
    for index in range.prefix(Self.signatureLimit) {
      switch tokens[index].kind {
      case .keywordLet, .keywordVar:
        isBinding = true
        bindingDepth = depth
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket, .rightBrace:
        depth -= 1
        if depth < bindingDepth { isBinding = false }
        if let type = typeDepth, depth < type { typeDepth = nil }
      case .comma:
        if depth == bindingDepth, depth > 0 { isBinding = false }
        if typeDepth == depth { typeDepth = nil }
      case .equal where depth == 0: return names
      case .colon where depth == 0: return names
      case .keywordAs, .keywordIs: typeDepth = depth
      case .identifier where isBinding && typeDepth == nil && isVariable(index): names.append(UInt32(index))
      default: break
      }
    }
    return names
  }

  /// Whether a word in a binding pattern is what it binds, rather than a label or the way to an enum's case.
  private func isVariable(_ index: Int) -> Bool {
    if index > 0, tokens[index - 1].kind == .period { return false }
    guard index + 1 < tokens.count else { return true }
    switch tokens[index + 1].kind {
    case .period: return false
    case .leftParen: return tokens[index + 1].flags.contains(.spaceBefore)
    // Of `(x: y)`, but not of `let x: Int`.
    case .colon: return index == 0 || ![.leftParen, .comma].contains(tokens[index - 1].kind)
    default: return true
    }
  }

  /// The names in a closure's capture list: `[weak self, radius = 3]`.
  func capturedNames(inClosure node: UInt32) -> [UInt32] {
    var index = Int(nodes[Int(node)].firstToken) + 1
    let end = min(Int(nodes[Int(node)].endToken), index + Self.signatureLimit)
    while index + 1 < end, tokens[index].kind == .at { index += 2 }
    guard index < end, tokens[index].kind == .leftBracket else { return [] }
    var names: [UInt32] = []
    var name: Int?
    var depth = 0
    var isName = true
    while index < end {
      switch tokens[index].kind {
      case .leftBracket, .leftParen, .leftBrace: depth += 1
      case .rightBracket, .rightParen, .rightBrace: depth -= 1
      case .identifier where depth == 1 && isName: name = index
      case .equal where depth == 1: isName = false
      default: break
      }
      if depth == 0 || depth == 1 && tokens[index].kind == .comma {
        if let name { names.append(UInt32(name)) }
        (name, isName) = (nil, true)
      }
      index += 1
      if depth == 0 { break }
    }
    // Without a signature it is a list of values.
    guard index < end, [.keywordIn, .leftParen, .identifier, .wildcard].contains(tokens[index].kind),
      !tokens[index].flags.contains(.startsLine)
    else { return [] }
    return names
  }
}
