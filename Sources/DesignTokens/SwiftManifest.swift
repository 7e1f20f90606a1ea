import SwiftOutline

extension Outline {
  /// The modules that a file imports, and those of them that it hands on to whoever imports its own.
  package var importedModules: (all: Set<String>, exported: Set<String>) {
    var all: Set<String> = []
    var exported: Set<String> = []
    var open = Array(children(of: 0))
    while let node = open.popLast() {
      switch nodes[Int(node)].kind {
      case .ifConfig, .ifConfigClause: open += Array(children(of: node))
      case .importDeclaration:
        guard let found = importStatement(node) else { continue }
        let module = name(ofToken: found.module)
        all.insert(module)
        if found.isExported { exported.insert(module) }
      default: continue
      }
    }
    return (all, exported)
  }

  /// The targets that a package's manifest spells out.
  var packageTargets: [SwiftTokenSource.Target] {
    nodes.indices.compactMap { index in
      guard nodes[index].kind == .call, let callee = reference(nodes[index].firstChild) else { return nil }
      guard let folder = SwiftTokenSource.Target.folders[name(ofToken: callee.name)] else { return nil }
      var targetName: String?
      var path: String?
      for argument in children(of: UInt32(index)) where nodes[Int(argument)].kind == .argument {
        switch name(of: argument) {
        case "name": targetName = stringText(nodes[Int(argument)].firstChild)
        case "path": path = stringText(nodes[Int(argument)].firstChild)
        default: break
        }
      }
      guard let targetName else { return nil }
      return SwiftTokenSource.Target(name: targetName, path: path, under: folder)
    }
  }
}

extension SwiftTokenSource {
  /// A module of a package.
  struct Target: Sendable, Hashable {
    var name: String
    /// Where its files may lie, relative to the package.
    var folders: [String]

    init(name: String, folders: [String]) {
      self.name = name
      self.folders = folders
    }

    init(name: String, path: String?, under roots: [String]) {
      self.name = name
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
