import Markup

/// A part of a workspace whose files see each other's internal names.
package struct SwiftModule: Hashable, Sendable {
  /// Relative to the workspace.
  package var folder: String
  /// What other files import; nil where nothing tells.
  package var name: String?
}

/// Where the modules of a workspace lie, as its manifests tell, or else its folders and what its files import.
package struct SwiftModules: Sendable, Hashable {
  /// The targets of each package, by its folder.
  private var packages: [String: [SwiftTokenSource.Target]] = [:]
  /// The targets of each package's libraries, by its folder and the libraries' names.
  private var products: [String: [String: [String]]] = [:]
  /// The folders of generated projects.
  private var projects: Set<String> = []
  /// The modules of the workspace that its files import, among others.
  private var imported: Set<String> = []
  /// What importing a module brings with it.
  private var exports: [String: Set<String>] = [:]
  /// What the targets of packages depend on.
  private var graph = ModuleGraph()
  /// The modules of the folders that the files lie in, worked out once.
  private var known: [String: SwiftModule?] = [:]
  /// The modules of folders that a configuration tells, where nothing else does.
  private var named: [String: String] = [:]
  /// What the projects of apps compile into which of their targets, that are modules too.
  private var targets = XcodeTargets()
  /// Folders that are laid out as modules are, but hold a part only of what a target compiles.
  private var partFolders: Set<String> = []

  /// - Parameters:
  ///   - names: The modules of some files, by their paths.
  ///   - targets: What is known of the files that belong to no package.
  package init(
    _ sources: [SwiftTokenSource] = [], named names: [String: String] = [:], targets: XcodeTargets = XcodeTargets()
  ) {
    self.targets = targets
    var folders: Set<String> = []
    for index in sources.indices {
      let path = sources[index].path
      let folder = SwiftModules.folder(of: path)
      folders.insert(folder)
      let name = path.utf8.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1)
      if name.elementsEqual("Package.swift".utf8) {
        add(sources[index].targets, products: sources[index].products, of: folder)
      }
      if name.elementsEqual("Project.swift".utf8) { projects.insert(folder) }
      for module in sources[index].imports where !imported.contains(module) { imported.insert(module) }
    }
    for (path, name) in names.sorted(by: { $0.key < $1.key }) {
      let folder = SwiftModules.folder(of: path)
      if module(ofFolder: folder)?.name != name { named[folder] = name }
    }
    findParts(sources)
    for folder in folders { known[folder] = .some(module(ofFolder: folder)) }
    for source in sources where !source.reexports.isEmpty {
      guard let name = module(ofPath: source.path)?.name else { continue }
      exports[name, default: []].formUnion(source.reexports)
    }
  }

  /// What a target compiles is one module, whatever the folders in it are called, unless some file imports one of them.
  private mutating func findParts(_ sources: [SwiftTokenSource]) {
    guard guessesModules, knowsTargets else { return }
    var modules: [String: SwiftModule?] = [:]
    var compiled: [Int: Set<SwiftModule?>] = [:]
    for source in sources {
      let folder = SwiftModules.folder(of: source.path)
      let found = modules[folder] ?? module(ofFolder: folder)
      modules[folder] = .some(found)
      for target in targets.products(ofPath: source.path) { compiled[target, default: []].insert(found) }
    }
    for modules in compiled.values where modules.count > 1 {
      for case let module? in modules where module.name.map(imported.contains) == false {
        partFolders.insert(module.folder)
      }
    }
  }

  private mutating func add(
    _ targets: [SwiftTokenSource.Target], products new: [String: [String]], of package: String
  ) {
    packages[package] = targets
    if !new.isEmpty { products[package] = new }
    graph.add(targets, products: new)
  }

  /// As it is read back by `init(_:)`.
  package func write(to json: inout JSONLine) {
    func texts(_ texts: some Sequence<String>) -> JSONValue { .array(texts.sorted().map { .string($0) }) }
    let packages = packages.sorted { $0.key < $1.key }.map { folder, targets in
      let targets = targets.map { target in
        JSONValue.array([
          .string(target.name), .array(target.folders.map { .string($0) }), target.dependencies.map(texts) ?? .null,
        ])
      }
      let products = (products[folder] ?? [:]).sorted { $0.key < $1.key }
        .map { JSONValue.Member(name: $0, value: .array($1.map { .string($0) })) }
      return JSONValue.array([.string(folder), .array(targets), .object(products)])
    }
    let exports = exports.sorted { $0.key < $1.key }.map { JSONValue.array([.string($0.key), texts($0.value)]) }
    json.value(
      [
        "packages": .array(packages), "projects": texts(projects), "imported": texts(imported),
        "exports": .array(exports),
        "named": .array(named.sorted { $0.key < $1.key }.map { .array([.string($0.key), .string($0.value)]) }),
        "targets": targets.json, "parts": texts(partFolders),
      ])
  }

  package init(_ node: MarkupNode) throws(MarkupError) {
    let fields = ExportedFields(node)
    if let node = node["targets"] { targets = try XcodeTargets(node) }
    projects = Set(try fields.texts("projects"))
    imported = Set(try fields.texts("imported"))
    partFolders = Set(try fields.texts("parts"))
    for node in try fields.list("exports", { node in node }) {
      let pair = try node.items()
      guard pair.count == 2 else { throw node.mismatch("a module and what it exports") }
      exports[try pair[0].string()] = Set(try pair[1].strings())
    }
    for node in try fields.list("named", { node in node }) {
      let pair = try node.strings()
      guard pair.count == 2 else { throw node.mismatch("a folder and its module") }
      named[pair[0]] = pair[1]
    }
    for node in try fields.list("packages", { node in node }) {
      let package = try node.items()
      guard package.count == 3 else { throw node.mismatch("a folder, its targets and its libraries") }
      var targets: [SwiftTokenSource.Target] = []
      for target in try package[1].items() { targets.append(try SwiftTokenSource.Target(target)) }
      var products: [String: [String]] = [:]
      for product in try package[2].entries() { products[product.key] = try product.value.strings() }
      add(targets, products: products, of: try package[0].string())
    }
  }

  /// The module of a file; nil for what belongs to an app's own target, as far as anything tells.
  package func module(ofPath path: String) -> SwiftModule? {
    let folder = SwiftModules.folder(of: path)
    return known[folder] ?? module(ofFolder: folder)
  }

  /// Whether any project tells what its targets compile.
  var knowsTargets: Bool { !targets.isEmpty }

  /// The targets of apps that compile a file; nil where that is not known, and for the files of packages.
  func targets(ofPath path: String) -> Set<Int>? {
    guard let found = targets.targets(ofPath: path), package(of: module(ofPath: path)) == nil else { return nil }
    return found
  }

  /// The same for a file that takes tokens; none where they are not known.
  func targets(ofViewer path: String, in module: SwiftModule?) -> Set<Int> {
    let found = targets.targets(ofViewer: path)
    return found.isEmpty || package(of: module) == nil ? found : []
  }

  private func module(ofFolder folder: String) -> SwiftModule? {
    if let name = named[folder] { return SwiftModule(folder: name, name: name) }
    let parts = folder.split(separator: "/").map(String.init)
    for count in stride(from: parts.count, through: 0, by: -1) {
      let folder = parts[..<count].joined(separator: "/")
      let rest = Array(parts[count...])
      if let targets = packages[folder], let found = SwiftModules.target(targets, folder, rest) { return found }
      if count > 0, projects.contains(folder) {
        return importedFolder(parts, after: count) ?? project(parts[..<count], rest)
      }
    }
    if let found = importedFolder(parts, after: 0) { return found }
    guard guessesModules, let guess = SwiftModules.guess(parts), !partFolders.contains(guess.folder) else { return nil }
    return guess
  }

  /// Whether no manifest tells where modules lie.
  private var guessesModules: Bool { packages.isEmpty && projects.isEmpty }

  /// The modules that cannot import another, for their manifests leave it out, or it depends on them.
  func modules(thatCannotImport name: String) -> Set<String> { graph.modules(thatCannotImport: name) }

  /// Whether a module is a package's, which no target of an app can be imported into.
  func isPackageTarget(_ name: String) -> Bool { graph.knows(name) }

  /// Whether two modules are of one package.
  func arePacked(_ one: SwiftModule?, _ other: SwiftModule?) -> Bool { package(of: one) == package(of: other) }

  /// The folder of the innermost package around a module.
  private func package(of module: SwiftModule?) -> String? {
    guard let folder = module?.folder else { return nil }
    return packages.keys.filter { $0.isEmpty || folder == $0 || folder.hasPrefix($0 + "/") }
      .max { $0.utf8.count < $1.utf8.count }
  }

  /// Some modules and those that come with them.
  func expanded(_ modules: Set<String>, own: SwiftModule?) -> Set<String> {
    guard !exports.isEmpty else { return modules }
    var all = modules
    var open = Array(modules)
    if let name = own?.name { open.append(name) }
    while let next = open.popLast() {
      for module in exports[next] ?? [] where all.insert(module).inserted { open.append(module) }
    }
    return all
  }

  // MARK: Manifests

  /// The target of a package that a folder below it belongs to, the nearest where they nest.
  private static func target(
    _ targets: [SwiftTokenSource.Target], _ folder: String, _ rest: [String]
  ) -> SwiftModule? {
    let inside = rest.joined(separator: "/") + "/"
    let prefix = folder.isEmpty ? "" : folder + "/"
    let found = targets.flatMap { target in target.folders.map { (target.name, $0) } }
      .filter { $0.1.isEmpty || inside.hasPrefix($0.1 + "/") }
      .max { $0.1.utf8.count < $1.1.utf8.count }
    if let (name, path) = found { return SwiftModule(folder: prefix + path, name: name) }
    // The targets of a manifest that computes them lie where those of any package do.
    guard targets.isEmpty, rest.first == "Sources", rest.count > 1 else { return nil }
    return SwiftModule(folder: prefix + "Sources/" + rest[1], name: rest[1])
  }

  /// The module of a generated project, which is named for its folder, or for that and the one above.
  private func project(_ folder: ArraySlice<String>, _ rest: [String]) -> SwiftModule {
    let own = folder.last ?? ""
    let path = folder.joined(separator: "/")
    let part = rest.first.flatMap { SwiftModules.sideTargets[$0] }
    let suffix = part ?? ""
    let above = folder.dropLast().last ?? ""
    let name = [own, above + own].map { $0 + suffix }.first(where: imported.contains)
    return SwiftModule(folder: part == nil ? path : path + "/" + (rest.first ?? ""), name: name)
  }

  /// Folders beside the sources of a generated project's module that are modules of their own, and what their names
  /// add to its.
  private static let sideTargets = [
    "Interface": "Interface", "Interfaces": "Interface", "Example": "Example", "Demo": "Demo", "Testing": "Testing",
    "Tests": "Tests", "UITests": "UITests", "UnitTests": "Tests",
  ]

  // MARK: Folders

  /// The innermost folder that lies where modules do and whose name some file imports.
  private func importedFolder(_ parts: [String], after first: Int) -> SwiftModule? {
    for index in stride(from: parts.count - 1, through: first, by: -1) where imported.contains(parts[index]) {
      let next = index + 1 < parts.count ? parts[index + 1] : ""
      let isModule =
        next == "Sources" || next == "Source"
        || first == 0 && (index == 0 || SwiftModules.containers.contains(parts[index - 1]))
      if isModule { return SwiftModule(folder: parts[...index].joined(separator: "/"), name: parts[index]) }
    }
    return nil
  }

  private static let containers: Set<String> = [
    "Sources", "Modules", "Packages", "LocalPackages", "Projects", "Frameworks", "Features", "Targets", "Libraries",
  ]

  /// The folder of packages and their like that a file lies in, or the one around `Sources`: where no manifest is known,
  /// the folders in `Sources` only sort the files of an app.
  private static func guess(_ parts: [String]) -> SwiftModule? {
    guard let sources = parts.lastIndex(of: "Sources"), sources > 0 else { return nil }
    let end = parts.indices.contains(sources + 1) && parts[sources + 1] == parts[sources - 1] ? sources + 2 : sources
    return SwiftModule(folder: parts[..<end].joined(separator: "/"), name: parts[sources - 1])
  }

  static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// Modules of the platform whose names folders bear too.
  static let systemModules: Set<String> = [
    "Accelerate", "Accessibility", "Accounts", "AppIntents", "AppKit", "ARKit", "AVFoundation", "AVKit", "Charts",
    "CloudKit", "Combine", "Contacts", "CoreData", "CoreGraphics", "CoreLocation", "CryptoKit", "EventKit",
    "Foundation", "GameKit", "HealthKit", "HomeKit", "Intents", "LinkPresentation", "MapKit", "MessageUI", "Messages",
    "Metal", "Network", "Observation", "PDFKit", "Photos", "PhotosUI", "QuartzCore", "ReplayKit", "SceneKit",
    "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "System", "Testing", "TipKit",
    "Translation", "UIKit", "UserNotifications", "Vision", "WatchKit", "WebKit", "WidgetKit", "XCTest", "os",
  ]
}

extension SwiftTokenSource.Target {
  fileprivate init(_ node: MarkupNode) throws(MarkupError) {
    let parts = try node.items()
    guard parts.count == 3 else { throw node.mismatch("a target, its folders and what it depends on") }
    self.init(
      name: try parts[0].string(), folders: try parts[1].strings(),
      dependencies: parts[2].isNull ? nil : try parts[2].strings())
  }
}
