import SwiftOutline

extension Outline {
  package typealias ImportedModules = (all: Set<String>, exported: Set<String>, conditional: Set<String>)

  /// The modules that a file imports, those of them that it hands on to whoever imports its own, and those that it imports
  /// under some `#if` only.
  package var importedModules: ImportedModules {
    var all: Set<String> = []
    var exported: Set<String> = []
    var certain: Set<String> = []
    let scope = fileScope
    var open = Array(children(of: 0))
    while let node = open.popLast() {
      switch nodes[Int(node)].kind {
      case .ifConfig, .ifConfigClause: open += Array(children(of: node))
      case .importDeclaration:
        guard let found = importStatement(node) else { continue }
        let module = name(ofToken: found.module)
        // `import struct Kit.Card` brings one name of a module. Of the frameworks it tells which one the file is for.
        guard found.isWhole || Framework.modules.contains(module) else { continue }
        all.insert(module)
        if found.isExported { exported.insert(module) }
        if nodes[Int(node)].parent == scope || nodes[Int(node)].parent == 0 { certain.insert(module) }
      default: continue
      }
    }
    return (all, exported, all.subtracting(certain))
  }

  /// The targets that a package's manifest spells out.
  var packageTargets: [SwiftTokenSource.Target] {
    nodes.indices.compactMap { index in
      guard nodes[index].kind == .call, let callee = reference(nodes[index].firstChild) else { return nil }
      guard let folder = SwiftTokenSource.Target.folders[name(ofToken: callee.name)],
        !isInDependencies(UInt32(index))
      else { return nil }
      var targetName: String?
      var path: String?
      var dependencies: [String]? = []
      for argument in children(of: UInt32(index)) where nodes[Int(argument)].kind == .argument {
        switch name(of: argument) {
        case "name": targetName = stringText(nodes[Int(argument)].firstChild)
        case "path": path = stringText(nodes[Int(argument)].firstChild)
        case "dependencies": dependencies = dependencyNames(nodes[Int(argument)].firstChild)
        default: break
        }
      }
      guard let targetName else { return nil }
      return SwiftTokenSource.Target(name: targetName, path: path, under: folder, dependencies: dependencies)
    }
  }

  /// The targets of the libraries that a package's manifest spells out, by the names of the libraries.
  var packageProducts: [String: [String]] {
    var products: [String: [String]] = [:]
    for index in nodes.indices where nodes[index].kind == .call {
      guard let callee = reference(nodes[index].firstChild), token(callee.name, is: "library") else { continue }
      var product: String?
      var targets: [String] = []
      for argument in children(of: UInt32(index)) where nodes[Int(argument)].kind == .argument {
        let value = nodes[Int(argument)].firstChild
        guard value != Node.none else { continue }
        switch name(of: argument) {
        case "name": product = stringText(value)
        case "targets": targets = children(of: value).compactMap(stringText)
        default: break
        }
      }
      if let product { products[product] = targets }
    }
    return products
  }

  /// The names in `[.target(name: "A"), .product(name: "B", package: "b"), "C"]`; nil where anything else is among them.
  private func dependencyNames(_ list: UInt32) -> [String]? {
    guard list != Node.none, nodes[Int(list)].kind == .array else { return nil }
    var names: [String] = []
    for element in children(of: list) {
      if let name = stringText(element) {
        names.append(name)
        continue
      }
      guard nodes[Int(element)].kind == .call, let callee = reference(nodes[Int(element)].firstChild),
        ["target", "product", "byName"].contains(name(ofToken: callee.name)),
        let first = children(of: element).dropFirst().first(where: { self.name(of: $0) == "name" }),
        let name = stringText(nodes[Int(first)].firstChild)
      else { return nil }
      names.append(name)
    }
    return names
  }

  /// Whether a call stands in the list of what a target depends on.
  private func isInDependencies(_ call: UInt32) -> Bool {
    let list = nodes[Int(call)].parent
    guard list != Node.none, nodes[Int(list)].kind == .array else { return false }
    let argument = nodes[Int(list)].parent
    return argument != Node.none && nodes[Int(argument)].kind == .argument && name(of: argument) == "dependencies"
  }
}

extension SwiftTokenSource {
  /// A module of a package.
  struct Target: Sendable, Hashable {
    var name: String
    /// Where its files may lie, relative to the package.
    var folders: [String]
    /// The targets and libraries it depends on; nil where the manifest works them out.
    var dependencies: [String]?

    init(name: String, folders: [String], dependencies: [String]?) {
      self.name = name
      self.folders = folders
      self.dependencies = dependencies
    }

    init(name: String, path: String?, under roots: [String], dependencies: [String]?) {
      self.name = name
      self.dependencies = dependencies
      guard var path = path.map({ $0[...] }) else {
        folders = roots.map { $0 + "/" + name }
        return
      }
      while path.hasPrefix("./") { path.removeFirst(2) }
      while path.last == "/" { path.removeLast() }
      folders = [path == "." ? "" : String(path)]
    }

    /// The functions that declare targets, and where those lie whose path is not given.
    static let folders: [String: [String]] = [
      "target": ["Sources", "Source", "src"], "executableTarget": ["Sources", "Source", "src"],
      "macro": ["Sources"], "testTarget": ["Tests"],
    ]
  }
}
