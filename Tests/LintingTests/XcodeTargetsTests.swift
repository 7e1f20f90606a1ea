import DesignTokens
import TestSupport
import Testing

@testable import Linting

/// A token is suggested only to files of the targets that compile it, where a project of Xcode's tells.
struct XcodeTargetsTests {
  /// What a target of a project compiles.
  struct Target: CustomTestStringConvertible, Sendable {
    var name: String
    var files: [String] = []
    var folders: [String] = []
    /// By folder.
    var exceptions: [String: [String]] = [:]

    var testDescription: String { "\(name) \(files) \(folders) \(exceptions)" }
  }

  /// The text of a project file, as Xcode writes it. Each file and folder is in the group of the folder around it.
  private static func project(_ targets: [Target]) -> String {
    var objects: [String] = []
    func list(_ items: [String]) -> String { "(\n" + items.map { "\t\t\t\t\($0),\n" }.joined() + "\t\t\t)" }
    for target in targets {
      let builds = target.files.map { "\"\(target.name) \($0)\" /* \($0) in Sources */" }
      for file in target.files {
        objects.append("\"\(target.name) \(file)\" = {isa = PBXBuildFile; fileRef = \"\(file)\" /* \(file) */; };")
      }
      objects.append("P\(target.name) /* Sources */ = {isa = PBXSourcesBuildPhase; files = \(list(builds)); };")
      let folders = target.folders.map { "\"\($0)/\"" }
      let type = target.name.hasSuffix("Tests") ? "bundle.unit-test" : "application"
      objects.append(
        "T\(target.name) = {isa = PBXNativeTarget; buildSettings = {A = (\"a;\\\"\", ); B = <0F a0>; };"
          + "buildPhases = \(list(["P\(target.name)"])); fileSystemSynchronizedGroups = \(list(folders));"
          + "name = \(target.name); productType = \"com.apple.product-type.\(type)\"; };")
      for (folder, names) in target.exceptions {
        objects.append(
          "\"X\(target.name) \(folder)\" = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; "
            + "membershipExceptions = \(list(names)); target = T\(target.name); };")
      }
    }
    let files = Set(targets.flatMap(\.files))
    let folders = Set(targets.flatMap { $0.folders + $0.exceptions.keys })
    for folder in folders {
      let exceptions = targets.filter { $0.exceptions[folder] != nil }.map { "\"X\($0.name) \(folder)\"" }
      objects.append(
        "\"\(folder)/\" = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = \(list(exceptions)); "
          + "path = \(FilePath.name(of: folder)); sourceTree = \"<group>\"; };")
    }
    func around(_ path: String) -> String { path.contains("/") ? FilePath.folder(of: path) : "" }
    for file in files {
      objects.append(
        "\"\(file)\" = {isa = PBXFileReference; path = \(FilePath.name(of: file)); sourceTree = \"<group>\"; };")
    }
    var groups: [String: [String]] = ["": []]
    for file in files { groups[around(file), default: []].append("\"\(file)\"") }
    for folder in folders { groups[around(folder), default: []].append("\"\(folder)/\"") }
    for folder in groups.keys where !folder.isEmpty {
      groups["", default: []].append("\"group \(folder)\"")
    }
    for (folder, children) in groups {
      objects.append(
        "\"group \(folder)\" = {isa = PBXGroup; children = \(list(children)); "
          + (folder.isEmpty ? "" : "path = \"\(folder)\"; ") + "sourceTree = \"<group>\"; };")
    }
    objects.append("R /* Project object */ = {isa = PBXProject; mainGroup = \"group \"; };")
    return "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {\n\t};\n\tobjects = {\n\t\t"
      + objects.joined(separator: "\n\t\t") + "\n\t};\n\trootObject = R /* Project object */;\n}\n"
  }

  private static let tokens = "import SwiftUI\nenum Spacing { static let small: CGFloat = 12 }\n"
  private static let view = "import SwiftUI\nstruct E: View { var body: some View { VStack(spacing: 12) {} } }\n"

  /// What a run and a session suggest for the value in a file.
  private static func suggestions(_ files: [String: String], in viewer: String) throws -> [String] {
    var files = files
    files[".sym-lint.yml"] = "preset: recommended\n"
    files[viewer] = view
    let folder = try TemporaryFolder(files)
    let run = try Linter().lint(LintRequest(paths: ["."], workingFolder: folder.path))
    let loader = ConfigurationLoader(workingFolder: folder.path, knownRules: KnownRules(RuleSet.builtInNames))
    var discovery = FileDiscovery(workingFolder: folder.path, loader: loader)
    let session = try LintSession(
      loader.load(".sym-lint.yml"), linting: discovery.discover(["."]), loader: loader, workingFolder: folder.path)
    let analysis = session.analyze(Array(view.utf8), path: folder.path + "/" + viewer, shown: viewer)
    let found = [run.findings.filter { $0.file == viewer }, session.findings(in: analysis)].map { findings in
      findings.flatMap(\.suggestions).map { $0.replacement + ($0.isSafe ? "!" : $0.note.map { " (\($0))" } ?? "") }
    }
    #expect(found[0] == found[1])
    return found[0]
  }

  private static let safe = ["Spacing.small!"]
  private static let doubtful = ["Spacing.small (is not in all targets of the file)"]

  @Test(
    arguments: [
      ([Target(name: "App", files: ["App/T.swift"]), Target(name: "Ext", files: ["Ext/E.swift"])], []),
      (
        [Target(name: "App", files: ["App/T.swift"]), Target(name: "Ext", files: ["App/T.swift", "Ext/E.swift"])], safe
      ),
      (
        [Target(name: "App", files: ["App/T.swift", "Ext/E.swift"]), Target(name: "Ext", files: ["Ext/E.swift"])],
        doubtful
      ),
      // Whoever lists neither knows nothing.
      ([Target(name: "App", files: ["App/T.swift"]), Target(name: "Ext", files: ["Ext/Other.swift"])], safe),
      ([Target(name: "App", files: ["App/Other.swift"]), Target(name: "Ext", files: ["Ext/E.swift"])], safe),
      ([Target(name: "App", folders: ["App"]), Target(name: "Ext", folders: ["Ext"])], []),
      ([Target(name: "App", folders: ["App"]), Target(name: "Ext", folders: ["App", "Ext"])], safe),
      ([Target(name: "App", folders: ["App", "Ext"]), Target(name: "Ext", folders: ["Ext"])], doubtful),
      ([Target(name: "App", folders: ["App"]), Target(name: "Ext", folders: ["AppWidgets"])], safe),
      ([Target(name: "App", folders: ["App"]), Target(name: "Ext", files: ["Ext/E.swift"])], []),
      (
        [
          Target(name: "App", folders: ["App"]),
          Target(name: "Ext", folders: ["Ext"], exceptions: ["App": ["Info.plist", "T.swift"]]),
        ], safe
      ),
      (
        [
          Target(name: "App", folders: ["App"], exceptions: ["App": ["T.swift"]]),
          Target(name: "Ext", folders: ["App", "Ext"]),
        ], safe
      ),
      (
        [
          Target(name: "App", folders: ["App", "Ext"], exceptions: ["Ext": ["E.swift"]]),
          Target(name: "Ext", folders: ["Ext"]),
        ], []
      ),
      // A file of no target may be put into any; one of tests sees what it tests.
      (
        [
          Target(name: "App", folders: ["App"]),
          Target(name: "Ext", folders: ["Ext"], exceptions: ["Ext": ["E.swift"]]),
        ], safe
      ),
      ([Target(name: "App", folders: ["App"]), Target(name: "AppTests", folders: ["Ext"])], safe),
    ] as [([Target], [String])])
  func members(targets: [Target], expected: [String]) throws {
    let project = Self.project(targets)
    let files = ["App/T.swift": Self.tokens, "App.xcodeproj/project.pbxproj": project]
    #expect(try Self.suggestions(files, in: "Ext/E.swift") == expected)
    // A project that is cut off tells nothing.
    let cut = String(project.dropLast(60))
    #expect(
      try Self.suggestions(["App/T.swift": Self.tokens, "App.xcodeproj/project.pbxproj": cut], in: "Ext/E.swift")
        == Self.safe)
  }

  /// What a project tells outranks what folders are called.
  @Test func sharedWithAWidget() throws {
    let project = Self.project([
      Target(name: "App", folders: ["App"]),
      Target(name: "HomeWidget", folders: ["HomeWidget"], exceptions: ["App": ["Style"]]),
    ])
    let files = ["App/Style/T.swift": Self.tokens, "App.xcodeproj/project.pbxproj": project]
    #expect(try Self.suggestions(files, in: "HomeWidget/E.swift") == Self.safe)
  }

  /// A folder that is laid out as a module's is a part of the app where a target compiles more than it; where something
  /// imports it, it is one all the same.
  @Test(arguments: [
    ([Target(name: "App", folders: ["App"])], "", "App/Sources/V.swift", safe),
    ([Target(name: "App", files: ["App/Core/T.swift", "App/Sources/V.swift"])], "", "App/Sources/V.swift", safe),
    (
      [Target(name: "App", files: ["App/Core/T.swift"]), Target(name: "Kit", files: ["App/Sources/V.swift"])], "",
      "App/Sources/V.swift", []
    ),
    ([Target(name: "App", folders: ["App", "Lib", "Top"])], "", "Top/Kit/Sources/V.swift", safe),
    ([Target(name: "App", folders: ["App", "Lib", "Top"])], "import Kit\n", "Top/Kit/Sources/V.swift", []),
  ])
  func foldersOfAnApp(targets: [Target], other: String, viewer: String, expected: [String]) throws {
    let files = [
      "App/Core/T.swift": Self.tokens, "Lib/O.swift": other, "App.xcodeproj/project.pbxproj": Self.project(targets),
    ]
    #expect(try Self.suggestions(files, in: viewer) == expected)
  }

  /// Each target has its own.
  @Test(arguments: [("12", safe), ("8", [])])
  func tokensOfOneName(value: String, expected: [String]) throws {
    let project = Self.project([
      Target(name: "App", folders: ["Apps/App"]), Target(name: "Ext", folders: ["Apps/Ext"]),
    ])
    let files = [
      "iOS/Apps/App/T.swift": Self.tokens, "iOS/Apps/Ext/T.swift": Self.tokens.replacing("12", with: value),
      "iOS/App.xcodeproj/project.pbxproj": project,
    ]
    #expect(try Self.suggestions(files, in: "iOS/Apps/Ext/E.swift") == expected)
  }

  /// What is public, and what packages hold, is not a target's alone.
  @Test func packagesHaveTargetsOfTheirOwn() throws {
    let project = Self.project([
      Target(name: "App", folders: ["App"]), Target(name: "Ext", folders: ["Kit/Sources/Kit/Views"]),
    ])
    let files = [
      "Kit/Package.swift": "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n",
      "Kit/Sources/Kit/T.swift": Self.tokens, "App.xcodeproj/project.pbxproj": project,
    ]
    #expect(try Self.suggestions(files, in: "Kit/Sources/Kit/Views/E.swift") == Self.safe)
  }

  /// Objects that name each other over and over take no more than their share.
  @Test(arguments: [
    "", "{", "{objects = {", "{objects = {a = {isa = PBXGroup; children = (a, a, ); }; }; }", "{a = \"", "{a = <<; }",
    "{objects = {p = {isa = PBXProject; mainGroup = g; }; g = {isa = PBXGroup; children = (g, ); path = x; }; }; }",
  ])
  func hostileProjects(text: String) { #expect(XcodeProject(Array(text.utf8)).targets.isEmpty) }

  @Test func aDeepProjectIsGivenUp() {
    let name = String(repeating: "x", count: 1_000)
    var text = "{objects = {p = {isa = PBXProject; mainGroup = g0; }; t = {isa = PBXNativeTarget; name = t; };\n"
    for index in 0..<5_000 { text += "g\(index) = {isa = PBXGroup; children = (g\(index + 1), ); path = \(name); };\n" }
    #expect(XcodeProject(Array((text + "}; }").utf8)).targets.isEmpty)
  }

  /// A folder that names many exceptions many times over, none of which is of Swift.
  @Test func manyExceptionsAreGivenUp() {
    let references = String(repeating: "x,", count: 1_000)
    let names = String(repeating: "a.b,", count: 1_000)
    let text = """
      {objects = {p = {isa = PBXProject; mainGroup = g; }; t = {isa = PBXNativeTarget; name = t; };
      g = {isa = PBXFileSystemSynchronizedRootGroup; path = a; exceptions = (\(references)); };
      x = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = t; membershipExceptions = (\(names)); }; }; }
      """
    #expect(XcodeProject(Array(text.utf8)).targets.isEmpty)
  }
}
