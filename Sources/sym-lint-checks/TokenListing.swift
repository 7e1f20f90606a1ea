import Foundation
import SwiftOutline

/// Prints the tokens of each file, one a line, after a line that names it: START END KIND, in UTF-8 offsets. Kinds are
/// named as swift-syntax's lexer does.
func printTokens(ofFiles names: [String]) {
  for path in files(named: names) {
    guard let bytes = bytes(ofFile: path) else { continue }
    var listing = "# \(path)\n"
    for token in Lexer.lex(bytes).tokens where token.start < token.end {
      listing += "\(token.start) \(token.end) \(referenceName(of: token.kind))\n"
    }
    FileHandle.standardOutput.write(Data(listing.utf8))
  }
}

private func referenceName(of kind: Token.Kind) -> String {
  switch kind {
  case .dollarIdentifier: "identifier"
  case _ where kind.rawValue >= Token.Kind.keywordAssociatedtype.rawValue: "keyword"
  case .regexLiteral: "regex"
  case .leftBracket: "leftSquare"
  case .rightBracket: "rightSquare"
  case .at: "atSign"
  case .postfixQuestion: "postfixQuestionMark"
  case .infixQuestion: "infixQuestionMark"
  case .exclamation: "exclamationMark"
  default: "\(kind)"
  }
}
