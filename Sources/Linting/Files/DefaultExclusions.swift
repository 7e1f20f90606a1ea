/// What is left out with no configuration at all: dependencies, build products, tests and generated files.
package enum DefaultExclusions {
  /// Folders of package managers, build systems and version control: never the team's own code.
  private static let dependencyFolders: Set<String> = [
    ".build", ".git", ".hg", ".svn", ".swiftpm", "Build", "Carthage", "DerivedData", "Pods", "SourcePackages",
    "build", "checkouts", "fastlane", "node_modules", "vendor", "Vendor", "xcuserdata",
  ]

  /// Bundles that hold no code of the team's, whatever their names.
  private static let bundleSuffixes = [
    ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".app", ".lproj", ".bundle", ".xcassets", ".docc",
    ".xcdatamodeld", ".xcresult", ".xcarchive", ".dSYM",
  ]

  /// Whether a folder holds dependencies or build products.
  package static func isDependencyFolder(_ name: some StringProtocol) -> Bool {
    dependencyFolders.contains(String(name)) || bundleSuffixes.contains { name.utf8.ends(with: $0.utf8) }
  }

  /// Whether a folder is a test target's: `Tests`, `AppTests`, `AppUITests`.
  package static func isTestFolder(_ name: some StringProtocol) -> Bool {
    name.utf8.ends(with: "Tests".utf8)
  }

  /// Whether a file is a test by its name.
  package static func isTestFile(_ name: some StringProtocol) -> Bool {
    name.utf8.ends(with: "Tests.swift".utf8) || name.utf8.ends(with: "Test.swift".utf8)
  }
}
