import Foundation
import SwiftOutline

/// Prints the tokens of each file, one a line, after a line that names it.
func printTokens(ofFiles names: [String]) {
  for path in files(named: names) {
    guard let bytes = bytes(ofFile: path) else { continue }
    var listing = "# \(path)\n"
    for token in Lexer.lex(bytes).tokens where token.kind != .endOfFile {
      listing += "\(token.start) \(token.end) \(token.kind)\n"
    }
    FileHandle.standardOutput.write(Data(listing.utf8))
  }
}
