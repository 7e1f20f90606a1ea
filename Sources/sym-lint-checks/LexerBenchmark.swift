import Foundation
import SwiftOutline

/// Prints how many megabytes of the files the lexer reads in a second: the best of several rounds.
func benchmarkLexer(onFiles names: [String]) {
  let sources = files(named: names).compactMap(bytes(ofFile:))
  let byteCount = sources.reduce(0) { $0 + $1.count }
  var tokenCount = 0
  var best = Duration.seconds(1_000_000)
  for _ in 0..<10 {
    tokenCount = 0
    let elapsed = ContinuousClock().measure {
      for source in sources { tokenCount += Lexer.lex(source).tokens.count }
    }
    best = min(best, elapsed)
  }
  let seconds = best / .seconds(1)
  print(
    "\(sources.count) files, \(byteCount) bytes, \(tokenCount) tokens:",
    String(format: "%.1f ms, %.0f MB/s", seconds * 1000, Double(byteCount) / 1_000_000 / seconds))
}
