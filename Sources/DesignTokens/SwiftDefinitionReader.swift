import Patterns
import SourceText
import SwiftOutline

/// Walks the declarations of one file, and no function bodies but those that give values.
struct SwiftDefinitionReader {
  let outline: Outline
  let values: SwiftValueReader
  /// The words of the file's name; few definitions ask for them.
  private lazy var fileWords = SwiftNames.words(fileName)
  private var fileName = ""
  /// The names that the file gives to Apple's types at its top: `typealias Grid = CGFloat`.
  private(set) var systemAliases: [String: String] = [:]
  /// Made when the first definition is found: most files have none.
  private lazy var lines = LineTable(outline.bytes)

  static var depthLimit: Int { 24 }

  init(outline: Outline, values: SwiftValueReader) {
    self.outline = outline
    self.values = values
  }

  /// The types around a declaration.
  struct Scope {
    var path: [String] = []
    var access = SwiftDefinition.Access.everywhere
    /// What members get that say nothing: `public extension` gives `public`.
    var memberAccess = SwiftDefinition.Access.module
    var kind = Node.Kind.file
    /// The type of raw values of an enum.
    var rawType: String?
    /// Whether the members of an instance may be tokens.
    var holdsInstanceTokens = false
    var depth = 0
    /// The words of the name that the file gives to the type that is extended.
    var alias: [String] = []
    /// The type of Apple's that is extended by that name.
    var extended: String?
    /// What all members need.
    var needs = TokenNeeds()
    /// What is said of all members.
    var deprecation: DesignToken.Deprecation?
    /// Whether it is an extension of some types only, which a `where` clause tells.
    var isConstrained = false
  }

  mutating func readFile(into source: inout SwiftTokenSource) {
    let name = source.path.utf8.split(separator: UInt8(ascii: "/")).last
    fileName = name.flatMap { String($0.prefix { $0 != UInt8(ascii: ".") }) } ?? ""
    readSystemAliases()
    readMembers(of: 0, in: Scope(), into: &source)
  }

  private mutating func readSystemAliases() {
    for node in outline.children(of: 0) where outline.nodes[Int(node)].kind == .typealiasDeclaration {
      guard let type = outline.children(of: node).first(where: { outline.nodes[Int($0)].kind == .type }) else {
        continue
      }
      let target = outline.text(of: type)
      if SwiftNames.extendedTypes.contains(target) { systemAliases[outline.name(of: node)] = target }
    }
  }

  mutating func readMembers(of node: UInt32, in scope: Scope, into source: inout SwiftTokenSource) {
    guard scope.depth < SwiftDefinitionReader.depthLimit else { return }
    var cases = SwiftTokenSource.Enumeration(path: scope.path, cases: [])
    var next = outline.nodes[Int(node)].firstChild
    while next != Node.none {
      let this = outline.nodes[Int(next)]
      switch this.kind {
      case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .extensionDeclaration,
        .protocolDeclaration:
        readType(next, this, in: scope, into: &source)
      case .variable: readVariable(next, this, in: scope, into: &source)
      case .function: readFunction(next, this, in: scope, into: &source)
      case .initializer:
        if let hex = SwiftHexReader(outline: outline).initializer(next, type: scope.path.last) {
          source.hexInitializers.append(hex)
        }
        readChannelInitializer(next, in: scope, into: &source)
        readPaletteInitializer(next, this, in: scope, into: &source)
        readColorInitializer(next, in: scope, into: &source)
      case .subscriptDeclaration: readDynamicMember(next, in: scope, into: &source)
      case .enumCase, .otherDeclaration: readCases(next, this, in: scope, &cases, into: &source)
      case .typealiasDeclaration: readTypealias(next, in: scope, into: &source)
      case .ifConfig, .ifConfigClause:
        var inner = scope
        inner.depth += 1
        readMembers(of: next, in: inner, into: &source)
      default: break
      }
      next = this.nextSibling
    }
    guard !cases.cases.isEmpty || !cases.payloads.isEmpty else { return }
    cases.access = scope.access
    cases.needs = scope.needs
    cases.isConditional = isConditional(outline.nodes[Int(node)].firstChild)
    source.enums.append(cases)
  }

  /// `convenience init(red: Int, green: Int, blue: Int)`, which the frameworks do not have.
  private func readChannelInitializer(_ node: UInt32, in scope: Scope, into source: inout SwiftTokenSource) {
    guard let type = scope.path.last, SwiftNames.colorTypes.contains(type) else { return }
    let parameters = outline.children(of: node).filter { outline.nodes[Int($0)].kind == .parameter }
    let labels = parameters.map { outline.label(ofParameter: $0) }
    guard (3...4).contains(labels.count), labels[0].lowercased().hasSuffix("red") else { return }
    source.channelInitializers.append(HexInitializer.Key(type: type, name: labels.joined(separator: ":")))
    let isOptional = outline.children(of: parameters[parameters.count - 1]).contains {
      outline.nodes[Int($0)].role == .defaultValue
    }
    guard isOptional else { return }
    source.channelInitializers.append(
      HexInitializer.Key(type: type, name: labels.dropLast().joined(separator: ":")))
  }

  // MARK: Types

  private mutating func readType(
    _ node: UInt32, _ this: Node, in scope: Scope, into source: inout SwiftTokenSource
  ) {
    let inherited = outline.children(of: node).filter { outline.nodes[Int($0)].kind == .type }
      .map { outline.name(of: $0) }
    guard this.name != Node.none, !inherited.contains("PreviewProvider"), !inherited.contains("XCTestCase") else {
      return
    }
    var inner = Scope()
    inner.path = typePath(node, this, in: scope)
    if let base = namespaceBase(this) { inner.path = ["\(inner.path.joined(separator: "."))<\(base)>"] }
    if this.kind == .extensionDeclaration, let extended = systemAliases[inner.path[0]] {
      inner.extended = extended
      if inner.path.count == 1 { inner.alias = SwiftNames.words(inner.path[0]) }
    }
    let isExtension = this.kind == .extensionDeclaration
    inner.isConstrained = isExtension && whereClause(this) != nil
    // An extension limits its members to what they say; how far the type itself reaches, others tell.
    inner.access = min(
      scope.access, access(of: node, else: isExtension ? .everywhere : scope.memberAccess, in: scope))
    inner.memberAccess = isExtension ? access(this.flags, else: .module, in: scope) : .module
    inner.needs = scope.needs
    inner.needs.formUnion(outline.needs(of: node))
    inner.deprecation = outline.wholeDeprecation(of: node) ?? scope.deprecation
    if scope.path.isEmpty { source.rootTypes.insert(inner.path[0]) }
    inner.kind = this.kind
    inner.depth = scope.depth + 1
    if this.kind == .enumDeclaration {
      inner.rawType = inherited.first { SwiftNames.numberTypes.contains($0) || SwiftNames.digitTypes.contains($0) }
    }
    if isExtension || this.kind == .enumDeclaration {
      let isPalette = SwiftNames.mayHoldTokens(inner.path.last ?? "")
      source.conformances += inherited.filter { !SwiftNames.protocols.contains($0) && !SwiftNames.isPlain($0) }
        .filter { isPalette && !SwiftNames.digitTypes.contains($0) || SwiftNames.mayHoldTokens($0) }
        .map { SwiftTokenSource.Alias(path: inner.path, target: [$0]) }
    }
    inner.holdsInstanceTokens =
      this.kind != .enumDeclaration && this.kind != .actorDeclaration
      && !inherited.contains { SwiftNames.isViewType($0) }
      && (SwiftNames.isTokenHolder(inner.path) || isInsideDesignType(inner.path)
        || inherited.contains { SwiftNames.isTokenHolder([$0]) })
    if inner.holdsInstanceTokens {
      source.inheritance += inherited.map { SwiftTokenSource.Alias(path: inner.path, target: [$0]) }
    }
    note(node, this, inherited, in: inner, into: &source)
    readWrapper(node, in: inner, into: &source)
    readRecord(node, this, inherited, in: inner, into: &source)
    readMembers(of: node, in: inner, into: &source)
  }

  /// Takes down what the declaration itself tells of the members.
  private func note(
    _ node: UInt32, _ this: Node, _ inherited: [String], in scope: Scope, into source: inout SwiftTokenSource
  ) {
    var traits: SwiftTokenSource.TypeTraits = []
    if this.kind == .protocolDeclaration { traits.insert(.protocol) }
    if this.kind != .extensionDeclaration, hasGenericParameters(this) { traits.insert(.generic) }
    if inherited.contains(where: SwiftNames.isComponentBase) { traits.insert(.component) }
    if this.kind == .enumDeclaration, !hasCases(node) { traits.insert(.namespace) }
    if this.kind != .extensionDeclaration {
      if scope.access > .module, !traits.isEmpty { traits.insert(.visible) }
      if scope.access == .module, !traits.isEmpty || SwiftNames.isGroup(scope.path.last ?? "") {
        traits.insert(.hidden)
      }
    }
    guard !traits.isEmpty else { return }
    source.traits[SwiftSymbolTable.key(scope.path), default: []].formUnion(traits)
  }

  private func hasGenericParameters(_ this: Node) -> Bool {
    Int(this.name) + 1 < outline.tokens.count && outline.token(this.name + 1, is: "<")
  }

  private func hasCases(_ node: UInt32) -> Bool {
    outline.children(of: node).contains { child in
      switch outline.nodes[Int(child)].kind {
      case .enumCase: true
      case .otherDeclaration, .ifConfig, .ifConfigClause: hasCases(child)
      default: false
      }
    }
  }

  /// The path of a type; an extension names it whole, but for the module.
  private func typePath(_ node: UInt32, _ this: Node, in scope: Scope) -> [String] {
    let name = outline.name(of: node)
    guard this.kind == .extensionDeclaration else { return scope.path + [name] }
    var path = [name]
    var token = Int(this.name)
    while token >= 2, outline.tokens[token - 1].kind == .period {
      token -= 2
      path.insert(outline.name(ofToken: UInt32(token)), at: 0)
    }
    if path.count > 1, ["SwiftUI", "UIKit", "AppKit", "CoreGraphics", "Foundation", "Swift"].contains(path[0]) {
      path.removeFirst()
    }
    return path
  }

  func access(
    _ flags: Node.Flags, else inherited: SwiftDefinition.Access, in scope: Scope
  ) -> SwiftDefinition.Access {
    if flags.contains(.isPrivate) { return scope.path.isEmpty ? .file : .type }
    if flags.contains(.isFileprivate) { return .file }
    if flags.contains(.isPublic) { return .everywhere }
    if flags.contains(.isPackage) { return .package }
    return inherited
  }

  /// The same for a declaration, which `@_spi(Name)` keeps from those who do not ask for it by that name.
  func access(
    of node: UInt32, else inherited: SwiftDefinition.Access, in scope: Scope
  ) -> SwiftDefinition.Access {
    let access = access(outline.nodes[Int(node)].flags, else: inherited, in: scope)
    guard access > .module else { return access }
    let isForSome = outline.children(of: node).contains {
      outline.nodes[Int($0)].kind == .attribute && outline.name(of: $0) == "_spi"
    }
    return isForSome ? .module : access
  }

  /// `subscript(dynamicMember path: KeyPath<Tokens, Color>)`.
  private func readDynamicMember(_ node: UInt32, in scope: Scope, into source: inout SwiftTokenSource) {
    for parameter in outline.children(of: node) where outline.nodes[Int(parameter)].kind == .parameter {
      guard outline.label(ofParameter: parameter) == "dynamicMember",
        let type = outline.children(of: parameter).first(where: { outline.nodes[Int($0)].kind == .type })
      else { continue }
      let text = outline.text(of: type)
      guard text.hasPrefix("KeyPath<"), let comma = text.firstIndex(of: ",") else { continue }
      let name = text[..<comma].dropFirst("KeyPath<".count)
      source.dynamicMembers.append(
        SwiftTokenSource.Alias(path: scope.path, target: name.split(separator: ".").map(String.init)))
    }
  }

  private func readTypealias(_ node: UInt32, in scope: Scope, into source: inout SwiftTokenSource) {
    guard outline.nodes[Int(node)].name != Node.none else { return }
    for type in outline.children(of: node) {
      let text = outline.text(of: type)
      guard text.allSatisfy(\.isPartOfPath) else { return }
      source.typealiases.append(
        SwiftTokenSource.Alias(
          path: scope.path + [outline.name(of: node)], target: text.split(separator: ".").map(String.init)))
    }
  }

  // MARK: Making definitions

  private func isConditional(_ node: UInt32) -> Bool {
    var parent = outline.nodes[Int(node)].parent
    while parent != Node.none {
      if outline.nodes[Int(parent)].kind == .ifConfigClause { return true }
      parent = outline.nodes[Int(parent)].parent
    }
    return false
  }

  /// A definition at `name`, whose declaration is `node`.
  mutating func definition(
    _ path: [String], _ shape: SwiftDefinition.Shape, type: String?, value: SwiftValue, at node: UInt32, name: UInt32,
    valueNode: UInt32, in scope: Scope
  ) -> SwiftDefinition {
    let place = lines.position(ofUTF8Offset: Int(outline.tokens[Int(name)].start), in: .utf8)
    let range = outline.range(of: node)
    var needs = scope.needs
    needs.formUnion(outline.needs(of: node))
    if outline.isNonisolated(node) { needs.mainActor = false }
    needs.optional = outline.isOptional(node, named: name)
    var made = SwiftDefinition(
      path: path, shape: shape, type: type, value: value,
      access: shape == .rawCase || shape == .modifierType
        ? scope.access : min(access(of: node, else: scope.memberAccess, in: scope), scope.access),
      category: value.canBeNumber ? category(path, shape, type, in: scope) : nil,
      deprecation: outline.deprecation(of: node) ?? scope.deprecation,
      summary: outline.documentationSummary(before: range.lowerBound), isConditional: isConditional(node),
      needs: needs,
      line: place.line + 1, column: place.column + 1,
      valueRange: outline.range(of: valueNode), range: range)
    made.expressionRange = onlyExpression(valueNode).map { outline.range(of: $0) } ?? 0..<0
    return made
  }

  /// The only expression that a value is: itself, or what a body of one statement returns.
  private func onlyExpression(_ node: UInt32) -> UInt32? {
    let this = outline.nodes[Int(node)]
    switch this.kind {
    case .block, .accessors:
      let statements = values.statements(of: node)
      return statements.count == 1 ? onlyExpression(statements[0]) : nil
    case .jump: return outline.result(of: node).flatMap(onlyExpression)
    default: return this.kind.isExpression ? node : nil
    }
  }
}

extension SwiftDefinitionReader {
  private mutating func category(
    _ path: [String], _ shape: SwiftDefinition.Shape, _ type: String?, in scope: Scope
  ) -> DesignToken.Category? {
    let own = [path.last ?? ""]
    switch shape {
    case .caseProperty, .caseFunction:
      let found = SwiftNames.isLengthType(type) ? SwiftNames.numberCategory(scope.path + own, type: type) : nil
      // How much of a color shows is a part of that.
      return found == .opacity && SwiftNames.isOfColors(scope.path.last ?? "") ? nil : found
    case .caseArgument:
      let function = Array(path.dropLast())
      return SwiftNames.isLengthType(type) ? SwiftNames.numberCategory(function, type: type) : nil
    case .rawCase:
      // The numbers of an Int are tags far more often than lengths.
      return SwiftNames.isLengthType(type) ? SwiftNames.numberCategory(path, type: nil) : nil
    default:
      guard !scope.alias.isEmpty, let extended = scope.extended else {
        return SwiftNames.numberCategory(path, type: type, file: fileWords)
      }
      return SwiftNames.numberCategory([extended] + path.dropFirst(), type: type, file: scope.alias)
    }
  }
}
