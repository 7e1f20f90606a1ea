import SwiftOutline

/// Many patterns, found by the name at a node, so that a file is matched in one pass whatever their number.
///
/// A class, so that a look-up copies none of its tables.
package final class PatternIndex: Sendable {
  private let patterns: [CompiledPattern]
  private let names: NameTable
  /// Calls of any name, by the first label that a hole of theirs has.
  private let labels: NameTable

  package init(_ patterns: [Pattern]) {
    self.patterns = patterns.map(CompiledPattern.init)
    names = NameTable(
      patterns.enumerated().flatMap { index, pattern in pattern.names.map { (name: $0, value: index) } })
    labels = NameTable(
      patterns.enumerated().flatMap { index, pattern in
        pattern.names.isEmpty ? pattern.firstHoleLabels.map { (name: $0, value: index) } : []
      })
  }

  /// Whether no match is without a token of that text: it is the name or a label of some pattern.
  package func mayMatch(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    names.contains(bytes, range) || labels.contains(bytes, range)
  }

  /// One pattern that matched.
  package struct Match: Sendable {
    /// Index of the pattern in the array that the index was made of.
    package var pattern: Int
    package var node: UInt32
    package var reference: Reference
    package var bindings: [Binding]
  }

  /// Calls `body` with every match in the outline, node by node, in the order of the patterns.
  package func forEachMatch(in outline: Outline, _ body: (Match) -> Void) {
    for index in outline.nodes.indices {
      matches(at: UInt32(truncatingIfNeeded: index), in: outline, body)
    }
  }

  /// Calls `body` with every match at one node.
  @inline(__always)
  package func matches(at node: UInt32, in outline: Outline, _ body: (Match) -> Void) {
    let this = outline.nodes[Int(node)]
    switch this.kind {
    case .call:
      look(for: .call, at: node, this.firstChild, outline, body)
      lookForLabels(at: node, this, outline, body)
    case .macroExpansion:
      guard this.name != Node.none else { return }
      let name = Reference(form: .bare, name: this.name, receiver: Node.none)
      look(for: .macro, at: node, name, outline, body)
    case .assignment:
      guard isPlainAssignment(this, outline) else { return }
      guard let key = outline.subscriptKey(this.firstChild) else {
        return look(for: .assignment, at: node, this.firstChild, outline, body)
      }
      look(for: .dictionaryEntry, at: node, key, outline, body)
    case .member, .implicitMember:
      // What is called is a part of the call.
      if !isCallee(node, this, outline) { look(for: .member, at: node, node, outline, body) }
      lookForKey(at: node, this, outline, body)
    case .identifier:
      lookForKey(at: node, this, outline, body)
    default:
      return
    }
  }

  /// Patterns of calls whatever their name, by the labels of the arguments.
  @inline(__always)
  private func lookForLabels(
    at node: UInt32, _ this: Node, _ outline: Outline, _ body: (Match) -> Void
  ) {
    guard this.firstChild != Node.none else { return }
    var tried: [Int] = []
    var argument = outline.nodes[Int(this.firstChild)].nextSibling
    while argument != Node.none {
      let given = outline.nodes[Int(argument)]
      argument = given.nextSibling
      guard given.name != Node.none else { continue }
      let token = outline.tokens[Int(given.name)]
      guard let found = labels.values(in: outline.bytes, Int(token.start)..<Int(token.end)) else { continue }
      guard let callee = outline.reference(this.firstChild) else { return }
      for index in found where !tried.contains(index) {
        tried.append(index)
        guard let bindings = patterns[index].bindings(in: outline, at: node, callee) else { continue }
        body(Match(pattern: index, node: node, reference: callee, bindings: bindings))
      }
    }
  }

  /// A reference that is a key of a dictionary.
  private func lookForKey(at node: UInt32, _ this: Node, _ outline: Outline, _ body: (Match) -> Void) {
    guard this.role == .key else { return }
    look(for: .dictionaryEntry, at: node, node, outline, body)
  }

  private func isCallee(_ node: UInt32, _ this: Node, _ outline: Outline) -> Bool {
    guard this.parent != Node.none else { return false }
    let parent = outline.nodes[Int(this.parent)]
    return parent.kind == .call && parent.firstChild == node
  }

  private func isPlainAssignment(_ node: Node, _ outline: Outline) -> Bool {
    outline.tokens[Int(node.name)].kind == .equal
  }

  /// Patterns of a shape by the name that `expression` refers to.
  @inline(__always)
  private func look(
    for shape: Pattern.Shape, at node: UInt32, _ expression: UInt32, _ outline: Outline, _ body: (Match) -> Void
  ) {
    guard mayBeKnown(expression, outline), let reference = outline.reference(expression), reference.name != Node.none
    else { return }
    look(for: shape, at: node, reference, outline, body)
  }

  private func look(
    for shape: Pattern.Shape, at node: UInt32, _ reference: Reference, _ outline: Outline, _ body: (Match) -> Void
  ) {
    names.forEachValue(in: outline.bytes, range(ofName: reference.name, outline)) { index in
      let pattern = patterns[index]
      guard pattern.shape == shape, let bindings = pattern.bindings(in: outline, at: node, reference) else { return }
      body(Match(pattern: index, node: node, reference: reference, bindings: bindings))
    }
  }

  @inline(__always)
  private func range(ofName index: UInt32, _ outline: Outline) -> Range<Int> {
    outline.nameRange(ofToken: index)
  }

  /// Whether a pattern may have the name that an expression ends in. `init` stands for the type before it.
  @inline(__always)
  private func mayBeKnown(_ expression: UInt32, _ outline: Outline) -> Bool {
    guard expression != Node.none else { return false }
    let this = outline.nodes[Int(expression)]
    switch this.kind {
    case .identifier, .implicitMember, .member:
      guard this.name != Node.none else { return false }
      return outline.tokens[Int(this.name)].kind == .keywordInit
        || names.contains(outline.bytes, range(ofName: this.name, outline))
    case .postfixOperation: return true
    default: return false
    }
  }
}

extension Pattern {
  /// The labels of the first argument that holds something: what a pattern without a name is found by.
  fileprivate var firstHoleLabels: [String] {
    for argument in arguments where !argument.labels.isEmpty {
      if case .hole = argument.value { return argument.labels }
    }
    return []
  }
}
