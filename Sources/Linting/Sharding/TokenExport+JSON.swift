import DesignTokens
import Markup

extension TokenExport {
  /// The file's content.
  ///
  /// - Parameter version: The program's, which alone reads it again: how a token is found belongs to what it is.
  package func text(version: String) -> [UInt8] {
    var json = JSONLine()
    json.object { json in
      json.integer("sym-lint-tokens", Self.format)
      json.string("version", version)
      json.name("files")
      json.value(.object(files.sorted { $0.key < $1.key }.map { JSONValue.Member(name: $0, value: .string($1)) }))
      if !roots.isEmpty {
        json.name("roots")
        json.value(.array(roots.map { .string($0) }))
      }
      json.name("scopes")
      json.array { json in
        for scope in scopes { scope.write(to: &json) }
      }
    }
    return json.bytes + [0x0A]
  }

  /// Reads what `text` writes.
  ///
  /// - Throws: An error with the position of what is something else, or was written by another version.
  package init(_ bytes: [UInt8], path: String, version: String) throws(LintError) {
    do throws(MarkupError) {
      try self.init(try MarkupNode.json(bytes), version: version)
    } catch {
      throw .configuration([ConfigurationError(path: path, position: error.position, message: error.message)])
    }
  }

  private init(_ node: MarkupNode, version: String) throws(MarkupError) {
    guard node["sym-lint-tokens"] != nil else {
      throw MarkupError("these are no exported tokens: 'sym-lint tokens export' writes them", at: node.position)
    }
    let written = try node["version"]?.string() ?? "another version"
    guard written == version, try node["sym-lint-tokens"]?.integer() == Self.format else {
      throw MarkupError(
        "the tokens were exported by sym-lint \(written), and this is \(version): export them again", at: node.position)
    }
    roots = try node["roots"]?.strings() ?? []
    for entry in try node["files"]?.entries() ?? [] { files[entry.key] = try entry.value.string() }
    for scope in try node["scopes"]?.items() ?? [] { scopes.append(try Scope(scope)) }
  }
}

extension TokenExport.Scope {
  fileprivate func write(to json: inout JSONLine) {
    json.object { json in
      if let configuration { json.string("configuration", configuration) }
      json.string("folder", folder)
      json.string("identityFolder", identityFolder)
      json.name("orders")
      catalog.orders.write(to: &json)
      json.name("modules")
      catalog.modules.write(to: &json)
      json.name("parameterTypes")
      json.value(Self.object(parameterTypes.types))
      json.name("names")
      names.write(to: &json)
      json.name("memberTypes")
      json.value(Self.object(catalog.memberTypes.texts))
      json.name("fontMakers")
      catalog.fontMakers.write(to: &json)
      json.name("holderTypes")
      json.value(Self.object(catalog.holderTypes))
      if !catalog.documentedNames.isEmpty {
        json.name("documented")
        json.value(.array(catalog.documentedNames.sorted().map { .string($0) }))
      }
      json.name("tokens")
      json.array { json in
        for (index, token) in catalog.tokens.enumerated() {
          json.raw(index == 0 ? "\n" : ",\n")
          token.write(to: &json)
        }
      }
    }
  }

  private static func object(_ texts: [String: String]) -> JSONValue {
    .object(texts.sorted { $0.key < $1.key }.map { JSONValue.Member(name: $0, value: .string($1)) })
  }

  fileprivate init(_ node: MarkupNode) throws(MarkupError) {
    func member(_ key: String) throws(MarkupError) -> MarkupNode {
      guard let member = node[key] else { throw MarkupError("'\(key)' is missing", at: node.position) }
      return member
    }
    configuration = try node["configuration"]?.string()
    folder = try member("folder").string()
    identityFolder = try member("identityFolder").string()
    var tokens: [DesignToken] = []
    for token in try member("tokens").items() { tokens.append(try DesignToken(token)) }
    catalog = ResolvedCatalog(
      tokens: tokens, orders: try HexOrderTable(try member("orders")),
      modules: try SwiftModules(try member("modules")),
      memberTypes: SwiftMemberTypes(texts: try Self.texts(try member("memberTypes"))),
      fontMakers: try FontMakers(try member("fontMakers")),
      holderTypes: try Self.texts(try member("holderTypes")), problems: [])
    catalog.documentedNames = Set(try node["documented"]?.strings() ?? [])
    parameterTypes = ParameterTypes(try Self.texts(try member("parameterTypes")))
    names = try HidingNames(try member("names"))
  }

  private static func texts(_ node: MarkupNode) throws(MarkupError) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in try node.entries() { texts[entry.key] = try entry.value.string() }
    return texts
  }
}
