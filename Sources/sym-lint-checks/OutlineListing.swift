import Foundation
import SwiftOutline

/// Prints the calls and declarations of each file's outline, one a line behind its UTF-8 offset, after a line that names
/// the file: callee and arguments of a call as ranges, kind and name of a declaration.
func printOutlineListing(ofFiles names: [String]) {
  for path in files(named: names) {
    guard let bytes = bytes(ofFile: path) else { continue }
    let listing = OutlineListing(Parser.parse(bytes))
    FileHandle.standardOutput.write(Data("# \(path)\n\(listing.lines.joined(separator: "\n"))\n".utf8))
  }
}

private struct OutlineListing {
  private let outline: Outline
  private(set) var lines: [String] = []

  init(_ outline: Outline) {
    self.outline = outline
    var open: [UInt32] = [0]
    while let node = open.popLast() {
      if outline.nodes[Int(node)].kind == .attribute { continue }
      if let line = line(for: node) { lines.append(line) }
      open += outline.children(of: node)
    }
  }

  private func line(for node: UInt32) -> String? {
    let this = outline.nodes[Int(node)]
    let start = outline.range(of: node).lowerBound
    switch this.kind {
    case .call:
      return arguments(from: outline.nodes[Int(this.firstChild)].nextSibling).map {
        "\(start) call \(text(outline.range(of: this.firstChild)))" + $0
      }
    case .macroExpansion:
      let name = outline.name(of: node)
      guard name != "available", name != "unavailable" else { return nil }
      return "\(start) macro \(name)" + (arguments(from: this.firstChild) ?? "")
    case .binding, .function, .initializer, .deinitializer, .subscriptDeclaration, .structDeclaration,
      .classDeclaration,
      .enumDeclaration, .actorDeclaration, .protocolDeclaration, .enumCase, .typealiasDeclaration,
      .extensionDeclaration:
      guard this.name != Node.none else { return nil }
      let token = outline.tokens[Int(this.name)]
      guard token.kind != .wildcard else { return nil }
      return "\(token.start) \(this.kind) \(outline.text(Int(token.start)..<Int(token.end)))"
    default: return nil
    }
  }

  /// The labels and ranges of arguments; nil for `name(label:)`, which is no call.
  private func arguments(from first: UInt32) -> String? {
    var text = ""
    var argument = first
    while argument != Node.none {
      let this = outline.nodes[Int(argument)]
      guard this.firstChild != Node.none else { return nil }
      let isClosure = this.role == .trailingClosure
      let label = this.name == Node.none ? isClosure ? "" : "_" : label(this.name)
      let whole = outline.range(of: argument)
      let start = this.name == Node.none ? whole.lowerBound : Int(outline.tokens[Int(this.name) + 2].start)
      text += " " + (isClosure ? "{" : "") + label + ":" + self.text(start..<whole.upperBound)
      argument = this.nextSibling
    }
    return text
  }

  private func label(_ token: UInt32) -> String {
    outline.text(Int(outline.tokens[Int(token)].start)..<Int(outline.tokens[Int(token)].end))
  }

  private func text(_ range: Range<Int>) -> String { "\(range.lowerBound)-\(range.upperBound)" }
}
