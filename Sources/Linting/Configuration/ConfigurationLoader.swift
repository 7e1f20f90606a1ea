import Markup

/// Finds and reads the configuration files that hold for the files of a run.
package struct ConfigurationLoader: Sendable {
  /// Gives the content of a file by its absolute path.
  package typealias Contents = @Sendable (String) throws(FileError) -> [UInt8]

  package static let fileName = ".sym-lint.yml"
  /// What people may call it.
  static let mistakenName = ".sym-lint.yaml"
  /// One file may lead to this many others.
  private static let mostFiles = 64

  private let workingFolder: String
  private let knownRules: KnownRules
  private let allowsOutside: Bool
  private let contents: Contents
  /// What stands in some files in place of what the disk has.
  let files: FileOverlay
  /// Takes note of what is read.
  var ledger: ReadLedger?

  /// - Parameters:
  ///   - allowsOutside: Whether the paths in configurations may lead anywhere.
  ///   - files: What stands in some files in place of what the disk has.
  ///   - contents: Where configurations come from, if not from these files and the disk.
  package init(
    workingFolder: String, knownRules: KnownRules, allowsOutside: Bool = false, files: FileOverlay = FileOverlay(),
    contents: Contents? = nil
  ) {
    self.workingFolder = workingFolder
    self.knownRules = knownRules
    self.allowsOutside = allowsOutside
    self.files = files
    if let contents {
      self.contents = contents
    } else {
      self.contents = { path throws(FileError) in try files.read(path) }
    }
  }

  /// Reads a configuration file that nobody has named, and those that it extends. It must not be a link that leads out
  /// of its repository.
  package func loadFound(_ path: String) throws(LintError) -> Configuration {
    guard fence(of: path).holds(path) else {
      let error = ConfigurationError(
        path: path, position: .start, message: "is a link that leads outside the repository")
      throw .configuration([error.relative(to: workingFolder)])
    }
    return try load(path)
  }

  /// What holds in a folder without a configuration file.
  package func defaults(in folder: String) -> Configuration {
    Configuration(folder: folder, fence: allowsOutside ? .everywhere : nil)
  }

  /// Reads one configuration file and those that it extends.
  package func load(_ path: String) throws(LintError) -> Configuration {
    let path = FilePath.absolute(path, in: workingFolder)
    let fence = fence(of: path)
    var reading = Reading(fence: fence, knownRules: knownRules)
    var configuration = Configuration(path: path, folder: FilePath.folder(of: path), fence: fence)
    do {
      try read(path, into: &configuration, &reading)
    } catch {
      var unreadable = ConfigurationError(path: path, position: .start, message: error.message)
      unreadable.isAboutFile = true
      throw .configuration([unreadable.relative(to: workingFolder)])
    }
    guard reading.errors.isEmpty else { throw .configuration(reading.errors.map { $0.relative(to: workingFolder) }) }
    configuration.files.reverse()
    return configuration
  }

  /// The configuration that holds for files directly in a folder: the nearest, up to the repository's root.
  package func configuration(ofFolder folder: String) throws(LintError) -> Configuration {
    let folder = FilePath.absolute(folder, in: workingFolder)
    let root = Repository.root(of: folder)
    var place = folder
    while files.kind(of: FilePath.join(place, Self.fileName)) == nil {
      try refuseMistakenName(in: place)
      if place == root || place == "/" { return defaults(in: root ?? folder) }
      place = FilePath.folder(of: place)
    }
    return try loadFound(FilePath.join(place, Self.fileName))
  }

  /// Refuses a configuration that would not be read for its name.
  func refuseMistakenName(in folder: String) throws(LintError) {
    let path = FilePath.join(folder, Self.mistakenName)
    guard files.kind(of: path) == .file else { return }
    var error = ConfigurationError(
      path: path, position: .start, message: "is not read: a configuration is called '\(Self.fileName)'")
    error.isAboutFile = true
    throw .configuration([error.relative(to: workingFolder)])
  }

  /// The configuration that a request names, or the one that holds in its working folder.
  package func configuration(for request: LintRequest) throws(LintError) -> Configuration {
    if let path = request.configurationPath { return try load(path) }
    return try configuration(ofFolder: request.workingFolder)
  }

  /// The folder that no path in a configuration file may lead out of.
  private func fence(of path: String) -> Fence {
    if allowsOutside { return .everywhere }
    let folder = FilePath.folder(of: path)
    if let repository = Repository.root(of: folder) { return Fence(repository) }
    return Fence(FilePath.relative(folder, to: workingFolder) == nil ? folder : workingFolder)
  }

  /// What is known while one file and those that it extends are read.
  private struct Reading {
    let fence: Fence
    var knownRules: KnownRules
    /// The files whose reading is not done yet, outermost first.
    var open: [String] = []
    var fileCount = 0
    var errors: [ConfigurationError] = []
  }

  private func read(_ path: String, into configuration: inout Configuration, _ reading: inout Reading) throws(FileError)
  {
    let bytes = try noted(path)
    reading.fileCount += 1
    guard let document = parse(bytes, path, &reading) else { return }
    reading.open.append(path)
    defer { reading.open.removeLast() }
    readBases(of: document, path, into: &configuration, &reading)
    readCustomRules(of: document, path, into: &configuration, &reading)
    var checker = ShapeChecker(path: path, knownRules: reading.knownRules)
    checker.check(document, ConfigurationKeys.document, for: "the file")
    var reader = ConfigurationReader(path: path, fence: reading.fence)
    reader.apply(document, to: &configuration)
    reading.errors += (checker.errors + reader.errors).sorted { $0.position.offset < $1.position.offset }
    configuration.files.append(path)
  }

  private func noted(_ path: String) throws(FileError) -> [UInt8] {
    do {
      let bytes = try contents(path)
      ledger?.note(path, bytes)
      return bytes
    } catch {
      ledger?.note(path, nil)
      throw error
    }
  }

  private func parse(_ bytes: [UInt8], _ path: String, _ reading: inout Reading) -> MarkupNode? {
    do {
      return try MarkupNode.yaml(bytes)
    } catch {
      reading.errors.append(ConfigurationError(path: path, position: error.position, message: error.message))
      return nil
    }
  }

  private func readBases(
    of document: MarkupNode, _ path: String, into configuration: inout Configuration, _ reading: inout Reading
  ) {
    for node in document["extends"]?.oneOrMore ?? [] {
      guard let base = file(node, of: path, &reading) else { continue }
      if let start = reading.open.firstIndex(of: base) {
        let cycle = (reading.open[start...] + [base]).map { FilePath.name(of: $0) }.joined(separator: " → ")
        complain("'extends' goes in a circle: \(cycle)", at: node, of: path, &reading)
      } else if reading.fileCount >= Self.mostFiles {
        complain("'extends' leads to more than \(Self.mostFiles) files", at: node, of: path, &reading)
      } else {
        do {
          try read(base, into: &configuration, &reading)
        } catch {
          complain("cannot read '\(node.text ?? "")': \(error.message)", at: node, of: path, &reading)
        }
      }
    }
  }

  private func readCustomRules(
    of document: MarkupNode, _ path: String, into configuration: inout Configuration, _ reading: inout Reading
  ) {
    for node in document["custom-rules"]?.items ?? [] {
      if case .mapping = node.content {
        add(rule(node, in: path), to: &configuration, &reading)
      } else if let file = file(node, of: path, &reading) {
        do {
          let bytes = try noted(file)
          guard let rules = parse(bytes, file, &reading) else { continue }
          for rule in rules.oneOrMore { add(self.rule(rule, in: file), to: &configuration, &reading) }
          configuration.files.append(file)
        } catch {
          complain("cannot read '\(node.text ?? "")': \(error.message)", at: node, of: path, &reading)
        }
      }
    }
  }

  private func rule(_ document: MarkupNode, in path: String) -> CustomRule {
    CustomRule(path: path, shown: FilePath.shown(path, workingFolder: workingFolder), document: document)
  }

  private func add(_ rule: CustomRule, to configuration: inout Configuration, _ reading: inout Reading) {
    configuration.customRules.append(rule)
    guard let id = rule.document["id"]?.text else { return }
    let options = rule.document["options"]
    reading.knownRules.options[id] = options.map { $0.entries.map(\.key) + $0.items.compactMap(\.text) } ?? []
  }

  /// The file that a value names, if it is one inside the fence.
  private func file(_ node: MarkupNode, of path: String, _ reading: inout Reading) -> String? {
    var reader = ConfigurationReader(path: path, fence: reading.fence)
    let file = reader.file(node)
    reading.errors += reader.errors
    return file
  }

  private func complain(_ message: String, at node: MarkupNode, of path: String, _ reading: inout Reading) {
    reading.errors.append(ConfigurationError(path: path, position: node.position, message: message))
  }
}

extension MarkupPosition {
  /// Where every document begins.
  static var start: MarkupPosition { MarkupPosition(offset: 0, line: 1, column: 1) }
}
