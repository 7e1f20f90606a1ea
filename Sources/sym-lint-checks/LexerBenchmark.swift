import Foundation
import SourceText
import SwiftOutline

/// Prints how many megabytes of the files the lexer reads in a second, and how many the line table: the best of several
/// rounds.
func benchmarkLexer(onFiles names: [String]) {
  let sources = files(named: names).compactMap(bytes(ofFile:))
  let byteCount = sources.reduce(0) { $0 + $1.count }
  var tokenCount = 0
  var lineCount = 0
  let lexing = secondsOfBestRound {
    tokenCount = sources.reduce(0) { $0 + Lexer.lex($1).tokens.count }
  }
  let lineFinding = secondsOfBestRound {
    lineCount = sources.reduce(0) { $0 + LineTable($1).lineCount }
  }
  let megabytes = Double(byteCount) / 1_000_000
  print("\(sources.count) files, \(byteCount) bytes")
  print("lexer: \(tokenCount) tokens,", String(format: "%.1f ms, %.0f MB/s", lexing * 1000, megabytes / lexing))
  print(
    "line table: \(lineCount) lines,",
    String(format: "%.1f ms, %.0f MB/s", lineFinding * 1000, megabytes / lineFinding))
}

private func secondsOfBestRound(_ work: () -> Void) -> Double {
  (0..<10).map { _ in ContinuousClock().measure(work) / .seconds(1) }.min() ?? 0
}
