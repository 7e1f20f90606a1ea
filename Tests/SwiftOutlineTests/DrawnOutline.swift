@testable import SwiftOutline

/// An outline drawn as text, for tests: one line for each statement of the file.
///
/// Leaves stand as in the source, types behind a colon. Every other node is `(word name child …)`, arguments are
/// `label:value`, blocks and closures `{parameter in statement; …}`. Roles are marked: `=` an initial or default value,
/// `->` a result, `?` a condition, `~` a pattern. Flags stand before the word of a declaration.
struct DrawnOutline {
  let outline: Outline

  init(_ source: String) { outline = Parser.parse(Array(source.utf8)) }

  /// The whole file.
  var text: String { children(of: 0).joined(separator: "\n") }

  private func children(of node: UInt32) -> [String] { outline.children(of: node).map { draw($0) } }

  private func draw(_ node: UInt32) -> String { mark(outline.nodes[Int(node)].role) + body(of: node) }

  private func mark(_ role: Node.Role) -> String {
    switch role {
    case .initialValue, .defaultValue: "="
    case .resultType: "->"
    case .condition: "?"
    case .pattern: "~"
    case .plain, .subject, .trailingClosure, .key: ""
    }
  }

  private func body(of node: UInt32) -> String {
    let this = outline.nodes[Int(node)]
    switch this.kind {
    case .identifier, .implicitMember, .integer, .float, .string, .regex, .boolean, .nilLiteral, .keyPath:
      return source(of: node)
    case .type: return ":" + source(of: node)
    case .argument: return label(of: node) + (children(of: node).first ?? "")
    case .block, .closure: return block(node)
    case .unexpected where this.firstChild == Node.none: return "⟪\(source(of: node))⟫"
    default: return "(" + ([head(of: this) + name(of: node)] + children(of: node)).joined(separator: " ") + ")"
    }
  }

  /// The source in one line.
  private func source(of node: UInt32) -> String {
    outline.text(of: node).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func label(of node: UInt32) -> String {
    outline.nodes[Int(node)].name == Node.none ? "" : outline.name(of: node) + ":"
  }

  private func name(of node: UInt32) -> String {
    outline.nodes[Int(node)].name == Node.none ? "" : " " + outline.name(of: node)
  }

  private func block(_ node: UInt32) -> String {
    let parts = Array(outline.children(of: node))
    let parameters = parts.prefix { outline.nodes[Int($0)].kind == .parameter }
    let statements = parts.dropFirst(parameters.count).map { draw($0) }.joined(separator: "; ")
    let signature = parameters.isEmpty ? "" : parameters.map { draw($0) }.joined(separator: " ") + " in "
    return "{" + signature + statements + "}"
  }

  private func head(of node: Node) -> String {
    let words = DrawnOutline.flags.filter { node.flags.contains($0.flag) }.map(\.word)
    return (words + [DrawnOutline.words[node.kind] ?? "\(node.kind)"]).joined(separator: " ")
  }

  private static let flags: [(flag: Node.Flags, word: String)] = [
    (.isPublic, "public"), (.isPackage, "package"), (.isPrivate, "private"), (.isFileprivate, "fileprivate"),
    (.isStatic, "static"), (.isOverride, "override"), (.isLazy, "lazy"), (.isLet, "let"),
  ]

  /// Shorter names of the kinds.
  private static let words: [Node.Kind: String] = [
    .variable: "variable", .subscriptAccess: "subscript", .interpolatedString: "string", .prefixOperation: "prefix",
    .postfixOperation: "postfix", .binaryOperation: "binary", .assignment: "assign", .macroExpansion: "macro",
    .ifConfigExpression: "#if", .ifConfig: "#if", .ifConfigClause: "branch", .structDeclaration: "struct",
    .classDeclaration: "class", .enumDeclaration: "enum", .actorDeclaration: "actor", .protocolDeclaration: "protocol",
    .extensionDeclaration: "extension", .enumCase: "enumCase", .typealiasDeclaration: "typealias",
    .importDeclaration: "import", .otherDeclaration: "other", .subscriptDeclaration: "subscriptDeclaration",
    .conditionBinding: "let", .ifStatement: "if", .guardStatement: "guard", .whileStatement: "while",
    .repeatStatement: "repeat", .forStatement: "for", .switchStatement: "switch", .switchCase: "case",
    .doStatement: "do", .catchClause: "catch", .deferStatement: "defer", .initializer: "initializer",
  ]
}
