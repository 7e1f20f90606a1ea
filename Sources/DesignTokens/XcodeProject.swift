/// What a project file of Xcode's says of the Swift files that each of its targets compiles.
///
/// Paths are relative to the folder that holds the project, and may lead out of it.
package struct XcodeProject: Sendable, Hashable {
  package struct Target: Sendable, Hashable {
    package var name: String
    /// Whether it is a bundle of tests.
    package var isTest: Bool
    package var files: Set<String> = []
    /// Those all of whose files it compiles.
    package var folders: Set<String> = []
    /// What of such a folder it leaves out, and what it takes of a folder that is not among its own.
    package var exceptions: Set<String> = []
  }

  /// In the order of the file. None where it could not be read to its end.
  package private(set) var targets: [Target] = []
  /// The files of build settings that its configurations and those of its targets are based on, in order. None where it
  /// could not be read to its end.
  package private(set) var configurationFiles: [String] = []

  package init(_ bytes: [UInt8]) {
    var reader = XcodeProjectReader(bytes)
    guard reader.read() else { return }
    var members = Members(reader: reader)
    members.locate()
    if members.budget >= 0 { configurationFiles = members.configurationFiles }
    let targets = members.targets()
    if members.budget >= 0 { self.targets = targets }
  }

  /// Follows the names of the objects of a project file.
  private struct Members {
    let reader: XcodeProjectReader
    /// Where files and folders lie.
    private var paths: [UInt64: String] = [:]
    /// How many bytes of paths and how many members there may be: objects may name the same others over and over.
    private(set) var budget = 32 << 20

    init(reader: XcodeProjectReader) { self.reader = reader }

    mutating func locate() {
      let top = reader.text(reader.project?.projectFolder) ?? ""
      var seen: Set<UInt64> = []
      var open: [(id: UInt64, around: String?)] = reader.project?.mainGroup.map { [($0, top)] } ?? []
      while let (id, around) = open.popLast(), budget >= 0 {
        guard seen.insert(id).inserted, let object = reader.objects[id] else { continue }
        let own = reader.text(object.path) ?? ""
        let path: String? =
          switch reader.text(object.sourceTree) {
          case nil, "<group>": around.map { join($0, own) }
          case "SOURCE_ROOT": join(top, own)
          case "<absolute>": own
          default: nil
          }
        budget -= path?.utf8.count ?? 0
        if object.kind == .file || object.kind == .folder { paths[id] = path }
        for child in object.children { open.append((child, path)) }
      }
    }

    /// In order, each once.
    var configurationFiles: [String] {
      let files = reader.objects.values.lazy.filter { $0.kind == .configuration }.compactMap {
        configuration -> String? in
        if let base = configuration.base { return paths[base] }
        guard let folder = configuration.baseFolder.flatMap({ paths[$0] }) else { return nil }
        return reader.text(configuration.basePath).map { join(folder, $0) }
      }
      return Set<String>(files).sorted()
    }

    mutating func targets() -> [Target] {
      var targets = reader.targets.map { id in
        let object = reader.objects[id] ?? XcodeProjectReader.Object()
        let type = reader.text(object.productType) ?? ""
        return Target(
          name: reader.text(object.name) ?? "", isTest: type.hasSuffix("-test") || type.hasSuffix("-testing"),
          files: files(of: object), folders: Set(object.folders.compactMap { paths[$0] }))
      }
      let positions = Dictionary(zip(reader.targets, targets.indices)) { first, _ in first }
      for (id, folder) in reader.objects where folder.kind == .folder {
        guard let path = paths[id] else { continue }
        for exception in folder.exceptions.compactMap({ reader.objects[$0] }) {
          guard let target = exception.target.flatMap({ positions[$0] }) else { continue }
          for range in exception.names {
            budget -= 64 + path.utf8.count + range.count
            guard budget >= 0 else { return [] }
            guard let name = reader.text(range), isSwift(name) || !name.contains(".") else { continue }
            targets[target].exceptions.insert(join(path, name))
          }
        }
      }
      return targets
    }

    private mutating func files(of target: XcodeProjectReader.Object) -> Set<String> {
      var files: Set<String> = []
      for phase in target.buildPhases.compactMap({ reader.objects[$0] }) where phase.kind == .sources {
        budget -= 64 * phase.members.count
        guard budget >= 0 else { return [] }
        for member in phase.members {
          if let file = reader.objects[member]?.file, let path = paths[file], isSwift(path) { files.insert(path) }
        }
      }
      return files
    }

    private func isSwift(_ path: String) -> Bool { path.utf8.suffix(6).elementsEqual(".swift".utf8) }

    private func join(_ folder: String, _ name: String) -> String {
      folder.isEmpty ? name : name.isEmpty ? folder : folder + "/" + name
    }
  }
}
