// swift-tools-version: 6.2
import PackageDescription

/// Every target is checked for memory safety: what touches unsafe memory says so with `unsafe`.
let settings: [SwiftSetting] = [.strictMemorySafety()]

let package = Package(
  name: "sym-lint",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "sym-lint", targets: ["sym-lint"]),
    .plugin(name: "SymLintBuild", targets: ["SymLintBuild"]),
    .plugin(name: "SymLintCommand", targets: ["SymLintCommand"]),
  ],
  targets: [
    .target(name: "SourceText", swiftSettings: settings),
    .target(name: "SwiftOutline", swiftSettings: settings),
    .target(name: "Markup", swiftSettings: settings),
    .target(name: "Patterns", dependencies: ["SwiftOutline"], swiftSettings: settings),
    .target(
      name: "DesignTokens", dependencies: ["Patterns", "SwiftOutline", "Markup", "SourceText"],
      swiftSettings: settings),
    .plugin(
      name: "EmbedRules", capability: .buildTool(), dependencies: ["embed-rules"], path: "Sources/EmbedRules"),
    .executableTarget(name: "embed-rules", dependencies: ["Markup"], swiftSettings: settings),
    .target(name: "BuiltInRules", path: "rules", swiftSettings: settings, plugins: ["EmbedRules"]),
    .target(
      name: "Linting",
      dependencies: ["BuiltInRules", "DesignTokens", "Patterns", "SwiftOutline", "Markup", "SourceText"],
      swiftSettings: settings),
    .target(
      name: "Reporting", dependencies: ["Linting", "DesignTokens", "Markup", "SourceText"], swiftSettings: settings),
    .target(
      name: "LanguageServer",
      dependencies: ["Linting", "DesignTokens", "Markup", "SwiftOutline", "SourceText"], swiftSettings: settings),
    .executableTarget(
      name: "sym-lint",
      dependencies: ["Linting", "Reporting", "LanguageServer", "DesignTokens", "Markup", "SourceText"],
      swiftSettings: settings),
    // For packages and Xcode projects that lint at each build, or by `swift package sym-lint`.
    .plugin(name: "SymLintBuild", capability: .buildTool(), dependencies: ["sym-lint"]),
    .plugin(
      name: "SymLintCommand",
      capability: .command(
        intent: .custom(verb: "sym-lint", description: "Find raw design values where design tokens could stand."),
        permissions: [.writeToPackageDirectory(reason: "'fix', 'init' and 'baseline' change files.")]),
      dependencies: ["sym-lint"]),
    // What developers measure and check the readers with; not a product.
    .executableTarget(
      name: "sym-lint-checks", dependencies: ["SwiftOutline", "Markup", "SourceText", "Patterns", "DesignTokens"],
      swiftSettings: settings),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText", "TestSupport"]),
    .testTarget(name: "SwiftOutlineTests", dependencies: ["SwiftOutline", "TestSupport"]),
    .testTarget(name: "MarkupTests", dependencies: ["Markup"]),
    .testTarget(name: "PatternsTests", dependencies: ["Patterns"]),
    .testTarget(name: "DesignTokensTests", dependencies: ["DesignTokens"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "LintingTests", dependencies: ["Linting", "BuiltInRules", "TestSupport"]),
    .testTarget(name: "ReportingTests", dependencies: ["Reporting", "Linting", "DesignTokens", "Markup"]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["LanguageServer", "Linting", "Markup", "SourceText", "TestSupport", "sym-lint"]),
    .testTarget(name: "CommandTests", dependencies: ["TestSupport", "sym-lint"]),
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "LanguageServer", "Reporting", "Linting", "DesignTokens", "Patterns", "Markup", "SwiftOutline", "SourceText",
      ],
      exclude: ["Corpus", "words.dict"]),
  ],
  swiftLanguageModes: [.v6]
)
