import Foundation
import TestSupport
import Testing

@testable import Linting

struct FileDiscoveryTests {
  private func discover(_ paths: [String], in folder: TemporaryFolder, from place: String = "") throws
    -> DiscoveredFiles
  {
    let workingFolder = FilePath.absolute(place, in: folder.path)
    let loader = ConfigurationLoader(workingFolder: workingFolder, knownRules: KnownRules(["raw-color"]))
    var discovery = FileDiscovery(workingFolder: workingFolder, loader: loader)
    return try discovery.discover(paths)
  }

  private static let tree = [
    ".git/": "", "A.swift": "", "b/C.swift": "", "b.swift": "", "b/readme.md": "", "Pods/P.swift": "",
    ".build/x/B.swift": "",
    "AppTests/T.swift": "", "b/CTests.swift": "", "b/S.generated.swift": "", "한글/뷰.swift": "",
    "b/A.xcassets/Contents.json": "",
    ".gitignore": "ignored/\n", "ignored/I.swift": "", "App.xcodeproj/X.swift": "",
  ]

  @Test(arguments: [
    ([], "", ["A.swift", "b.swift", "b/C.swift", "한글/뷰.swift"]),
    (["."], "b", ["C.swift"]),
    (["./b/", "b/C.swift", "b//../b"], "", ["b/C.swift"]),
    (["../A.swift"], "b", ["../A.swift"]),
    (["ignored/I.swift", "Pods/P.swift", "AppTests/T.swift", "b/CTests.swift"], "", []),
    (["ignored"], "", []),
    (["AppTests"], "", ["AppTests/T.swift"]),
    (["b/readme.md"], "", []),
  ])
  func finds(paths: [String], place: String, expected: [String]) throws {
    let found = try discover(paths, in: TemporaryFolder(Self.tree), from: place)
    #expect(found.files.map(\.shown) == expected)
    #expect(found.problems.isEmpty)
  }

  @Test func findsWhatElseMayDefineTokens() throws {
    let folder = try TemporaryFolder(Self.tree)
    let found = try discover([], in: folder)
    #expect(found.assetCatalogs == [folder.path + "/b/A.xcassets"])
    #expect(found.projects == [folder.path + "/App.xcodeproj"])
    #expect(found.generatedFiles == [folder.path + "/b/S.generated.swift"])
  }

  /// A file is what it is where the working folder is walked, be that below a folder of tests or dependencies.
  @Test(arguments: [
    ("", [String]()), ("vendor", []), ("vendor/Tests", ["App/A.swift"]), ("vendor/Tests/App", ["A.swift"]),
    ("vendor/Tests/App/UITests", ["U.swift"]),
  ])
  func aNamedFileIsWhatItIsInTheWorkingFolder(place: String, expected: [String]) throws {
    let folder = try TemporaryFolder([
      ".git/": "", "vendor/Tests/App/A.swift": "", "vendor/Tests/App/UITests/U.swift": "",
      "vendor/Tests/App/.build/B.swift": "",
    ])
    let files = ["A.swift", "UITests/U.swift", ".build/B.swift"].map { folder.path + "/vendor/Tests/App/" + $0 }
    let place = folder.path + (place.isEmpty ? "" : "/" + place)
    let named = files.map { FilePath.relative($0, upFrom: place) }
    #expect(try discover([], in: folder, from: place).files.map(\.shown) == expected)
    #expect(try discover(named, in: folder, from: place).files.map(\.shown) == expected)
  }

  /// Git's index has files that the disk lacks, and lacks some that it has.
  @Test func anOverlayStandsForTheDisk() throws {
    let folder = try TemporaryFolder([
      ".git/": "", ".sym-lint.yml": "tests: true\n", "A.swift": "", "New.swift": "", "ATests/T.swift": "",
    ])
    let gone = ["Gone.swift", "Sub/Gone.swift", "Pods/Gone.swift", "Sub/.sym-lint.yml"]
    let files = FileOverlay(
      Dictionary(uniqueKeysWithValues: gone.map { (folder.path + "/" + $0, []) }),
      absent: [folder.path + "/New.swift", folder.path + "/.sym-lint.yml"])
    let loader = ConfigurationLoader(workingFolder: folder.path, knownRules: KnownRules(["raw-color"]), files: files)
    try FileManager.default.createDirectory(atPath: folder.path + "/Sub", withIntermediateDirectories: true)
    var discovery = FileDiscovery(workingFolder: folder.path, loader: loader)
    let found = try discovery.discover([])
    #expect(found.files.map(\.shown) == ["A.swift", "Gone.swift", "Sub/Gone.swift"])
    #expect(found.configurations.map(\.path) == [nil, folder.path + "/Sub/.sym-lint.yml"])
  }

  @Test func nearestConfigurationHolds() throws {
    let folder = try TemporaryFolder([
      ".git/": "", ".sym-lint.yml": "exclude: [Old]\n", "A.swift": "", "Old/B.swift": "",
      "Sub/.sym-lint.yml": "tests: true\n",
      "Sub/Old/C.swift": "", "Sub/Tests/D.swift": "", "Tests/E.swift": "", "Tests/App/.sym-lint.yml": "# empty\n",
      "Tests/App/F.swift": "",
    ])
    let expected = ["A.swift", "Sub/Old/C.swift", "Sub/Tests/D.swift", "Tests/App/F.swift"]
    let found = try discover([], in: folder)
    #expect(found.files.map(\.shown) == expected)
    let named = [
      "A.swift", "Old/B.swift", "Sub/Old/C.swift", "Sub/Tests/D.swift", "Tests/E.swift", "Tests/App/F.swift",
    ]
    #expect(try discover(named, in: folder).files.map(\.shown) == expected)
    let folders = found.files.map { found.configurations[$0.configuration].folder }
    #expect(folders == ["", "/Sub", "/Sub", "/Tests/App"].map { folder.path + $0 })
  }

  @Test func includeNarrows() throws {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": "include: Sources/**\n", "Sources/A.swift": "", "Other/B.swift": "",
    ])
    #expect(try discover([], in: folder).files.map(\.shown) == ["Sources/A.swift"])
    #expect(try discover(["Other/B.swift"], in: folder).files.isEmpty)
  }

  @Test func loopsAndDeadLinksAreNotFollowed() throws {
    let folder = try TemporaryFolder(["a/A.swift": ""])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/a/loop", withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/a/L.swift", withDestinationPath: "nowhere")
    #expect(try discover([], in: folder).files.map(\.shown) == ["a/A.swift"])
  }

  @Test func missingPathsAreProblems() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    let found = try discover(["A.swift", "B.swift"], in: folder)
    #expect(found.files.map(\.shown) == ["A.swift"])
    #expect(found.problems == [RunProblem(path: "B.swift", message: "no such file or folder")])
  }

  @Test func otherRepositoriesInsideHaveTheirOwnRules() throws {
    let folder = try TemporaryFolder([
      ".git/": "", ".gitignore": "*.swift\n", "A.swift": "", "sub/.git": "gitdir: x", "sub/B.swift": "",
    ])
    #expect(try discover([], in: folder).files.map(\.shown) == ["sub/B.swift"])
  }
}

struct GeneratedFilesTests {
  @Test(arguments: [
    ("// swiftlint:disable all\n// Generated using SwiftGen\n", true), ("/* Do not edit. */\nlet a = 1", true),
    ("//  This file was generated by PaintCode\n", true), ("#!/bin/sh\n// AUTO-GENERATED\n", true),
    ("\u{FEFF}//\n//  Code generated by x\n", true),
    ("let a = 1 // do not edit", false), ("// My file\nimport SwiftUI\n", false), ("", false), ("/* open", false),
    ("let s = \"Do not edit\"", false),
  ])
  func header(source: String, expected: Bool) {
    #expect(GeneratedFiles.isGenerated(bytes: Array(source.utf8)) == expected)
  }

  @Test(arguments: [
    ("Assets.generated.swift", true), ("Colors+Generated.swift", true), ("Generated.swift", false), ("A.swift", false),
  ])
  func name(name: String, expected: Bool) {
    #expect(GeneratedFiles.isGenerated(name: name) == expected)
  }
}
