import SwiftOutline

/// What the code of a file gives other values to than those of their definitions: such a property is no constant.
///
/// Read from the tokens, for the bodies of functions that name no value are not parsed.
struct SwiftAssignments {
  /// `Type.name` of what is reached by its type's name, `*.name` of what an instance with design tokens holds.
  private(set) var shared: Set<String> = []
  /// The names that are set without either, or behind `self`.
  private(set) var own: Set<String> = []

  private static let mostNames = 2048
  private static let longestChain = 8

  init(_ outline: Outline) {
    for index in outline.tokens.indices where index > 0 && outline.tokens[index - 1].kind == .identifier {
      switch outline.tokens[index].kind {
      case .equal: break
      case .binaryOperator where Self.assigns(outline.tokens[index], outline.bytes): break
      default: continue
      }
      guard shared.count + own.count < Self.mostNames else { return }
      take(outline, at: index - 1)
    }
  }

  /// Whether an operator is `+=` or one of its like.
  private static func assigns(_ token: Token, _ bytes: [UInt8]) -> Bool {
    guard token.end - token.start == 2, bytes[Int(token.start) + 1] == UInt8(ascii: "=") else { return false }
    return "+-*/".utf8.contains(bytes[Int(token.start)])
  }

  /// Takes the chain of names that ends in the one at an index, if it is what is set.
  private mutating func take(_ outline: Outline, at last: Int) {
    let tokens = outline.tokens
    var chain = [last]
    var first = last
    while first > 1, tokens[first - 1].kind == .period, chain.count < Self.longestChain {
      var previous = first - 2
      if previous > 0, tokens[previous].kind == .postfixQuestion || tokens[previous].kind == .exclamation {
        previous -= 1
      }
      switch tokens[previous].kind {
      case .identifier, .keywordSelf, .keywordSelfType: break
      default: return
      }
      chain.append(previous)
      first = previous
    }
    guard Self.beginsStatement(first, tokens) else { return }
    let name = outline.name(ofToken: UInt32(last))
    guard chain.count > 1 else {
      own.insert(name)
      return
    }
    if chain.count == 2, tokens[chain[1]].kind != .identifier {
      own.insert(name)
      return
    }
    let receiver = outline.name(ofToken: UInt32(chain[1]))
    if receiver.first?.isUppercase == true {
      shared.insert(receiver + "." + name)
    } else if SwiftNames.mayHoldTokens(receiver)
      || outline.name(ofToken: UInt32(first)).first?.isUppercase == true
    {
      shared.insert("*." + name)
    }
  }

  /// Whether what stands before a chain lets it be the left side of an assignment, and no declaration or its type.
  private static func beginsStatement(_ first: Int, _ tokens: [Token]) -> Bool {
    guard first > 0 else { return true }
    switch tokens[first - 1].kind {
    case .keywordLet, .keywordVar, .keywordCase, .keywordTypealias, .keywordAssociatedtype, .comma, .leftParen,
      .leftBracket, .period, .arrow, .keywordAs, .keywordIs, .keywordInout, .at, .pound:
      return false
    case .colon:
      // `var scale: Font.Weight = …`, and not `case .dark: Theme.ink = …`.
      guard first > 2, tokens[first - 2].kind == .identifier else { return true }
      switch tokens[first - 3].kind {
      case .keywordVar, .keywordLet, .comma, .leftParen, .identifier, .wildcard: return false
      default: return true
      }
    case .identifier:
      // `some Shape = …`, `any ShapeStyle = …`
      return tokens[first].flags.contains(.startsLine)
    default: return true
    }
  }
}
