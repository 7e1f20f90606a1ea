import Foundation
import SwiftOutline

/// Prints how many megabytes of the files lexer and parser read in a second: the best of several rounds.
func benchmarkParser(onFiles names: [String]) {
  let sources = files(named: names).compactMap(bytes(ofFile:))
  let byteCount = sources.reduce(0) { $0 + $1.count }
  var nodeCount = 0
  var best = Duration.seconds(1_000_000)
  for _ in 0..<5 {
    nodeCount = 0
    let elapsed = ContinuousClock().measure {
      for source in sources { nodeCount += Parser.parse(source).nodes.count }
    }
    best = min(best, elapsed)
  }
  let seconds = best / .seconds(1)
  print(
    "\(sources.count) files, \(byteCount) bytes, \(nodeCount) nodes:",
    String(format: "%.1f ms, %.0f MB/s", seconds * 1000, Double(byteCount) / 1_000_000 / seconds))
}

/// Prints each file's outline as an indented tree: kind, role where it has one, name, and the source where it is short.
func printOutlines(ofFiles names: [String]) {
  for source in files(named: names).compactMap(bytes(ofFile:)) {
    let outline = Parser.parse(source)
    print(describe(0, in: outline, depth: 0), terminator: "")
  }
}

private func describe(_ node: UInt32, in outline: Outline, depth: Int) -> String {
  let this = outline.nodes[Int(node)]
  var line = String(repeating: "  ", count: depth) + "\(this.kind)"
  if this.role != .plain { line += " (\(this.role))" }
  if this.name != Node.none { line += " '\(outline.name(of: node))'" }
  let text = outline.text(of: node)
  if text.utf8.count < 40, !text.contains("\n") { line += "  ⟨\(text)⟩" }
  return line + "\n" + outline.children(of: node).map { describe($0, in: outline, depth: depth + 1) }.joined()
}
