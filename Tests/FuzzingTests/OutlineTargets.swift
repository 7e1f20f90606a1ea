import Patterns

@testable import SwiftOutline

extension FuzzTarget {
  static let outlines = [
    FuzzTarget("outline") { bytes in
      if let fault = tokenFault(bytes) { return fault }
      let outline = Parser.parse(bytes)
      if let fault = outline.fault { return fault }
      let folder = ConstantFolder(outline)
      for node in outline.nodes.indices { _ = folder.number(UInt32(node)) }
      return nil
    }
  ]

  private static func tokenFault(_ bytes: [UInt8]) -> String? {
    var end: UInt32 = 0
    let source = Lexer.lex(bytes)
    for token in source.tokens {
      guard token.start >= end, token.end >= token.start else { return "\(token) begins before \(end)" }
      end = token.end
    }
    guard source.tokens.last?.kind == .endOfFile, Int(end) == bytes.count else { return "the end is \(end)" }
    return source.directiveComments.contains { $0.upperBound > bytes.count } ? "a comment is outside" : nil
  }
}
