// Prints the calls and declarations that swift-syntax's parser finds in the files whose names stand on standard input, in
// the words of `sym-lint-checks outline-listing`. Compiled by `outline-differential`; not part of the package.
import Foundation
import SwiftParser
import SwiftSyntax

final class Listing: SyntaxVisitor {
  var lines: [String] = []

  func range(_ node: some SyntaxProtocol) -> String {
    "\(node.positionAfterSkippingLeadingTrivia.utf8Offset)-\(node.endPositionBeforeTrailingTrivia.utf8Offset)"
  }

  func declare(_ kind: String, _ name: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    lines.append("\(name.positionAfterSkippingLeadingTrivia.utf8Offset) \(kind) \(name.trimmedDescription)")
    return .visitChildren
  }

  func arguments(
    _ list: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax
  ) -> String {
    var texts = list.map { " \($0.label?.text ?? "_"):\(range($0.expression))" }
    if let closure { texts.append(" {:\(range(closure))") }
    texts += more.map { " {\($0.label.text):\(range($0.closure))" }
    return texts.joined()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    lines.append(
      "\(node.positionAfterSkippingLeadingTrivia.utf8Offset) call \(range(node.calledExpression))"
        + arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    lines.append(
      "\(node.pound.positionAfterSkippingLeadingTrivia.utf8Offset) macro \(node.macroName.text)"
        + arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    lines.append(
      "\(node.pound.positionAfterSkippingLeadingTrivia.utf8Offset) macro \(node.macroName.text)"
        + arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
    return .visitChildren
  }

  /// The condition of `#if` holds calls to this parser alone.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self) { return declare("binding", name.identifier) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare("function", node.name) }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    declare("initializer", node.initKeyword)
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    declare("deinitializer", node.deinitKeyword)
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    declare("subscriptDeclaration", node.subscriptKeyword)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare("structDeclaration", node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare("classDeclaration", node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare("enumDeclaration", node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare("actorDeclaration", node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare("protocolDeclaration", node.name)
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declare("enumCase", node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare("typealiasDeclaration", node.name)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let extended = node.extendedType.as(OptionalTypeSyntax.self)?.wrappedType ?? node.extendedType
    if let type = extended.as(IdentifierTypeSyntax.self) { return declare("extensionDeclaration", type.name) }
    if let type = extended.as(MemberTypeSyntax.self) { return declare("extensionDeclaration", type.name) }
    return .visitChildren
  }
}

let worker = Thread {
  while let path = readLine() {
    guard let data = FileManager.default.contents(atPath: path) else { continue }
    let tree = data.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
    let listing = Listing(viewMode: .sourceAccurate)
    listing.walk(tree)
    let text = listing.lines.joined(separator: "\n")
    FileHandle.standardOutput.write(Data("# \(path)\(tree.hasError ? " ERROR" : "")\n\(text)\n".utf8))
  }
  exit(0)
}
worker.stackSize = 1 << 29
worker.start()
while true { sleep(1000) }
