import Foundation
import PackagePlugin

/// `swift package sym-lint …`: the program, in the package's folder, with the arguments given.
@main
struct SymLintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try Self.run(context.tool(named: "sym-lint"), arguments, in: context.package.directoryURL)
  }

  static func run(_ tool: PluginContext.Tool, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      Diagnostics.error("sym-lint ended with status \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension SymLintCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the targets that were chosen; the whole project is linted.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try Self.run(context.tool(named: "sym-lint"), extractor.remainingArguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif
