import Foundation
import PackagePlugin

/// Lints a target's Swift files at each build. Warnings do not fail it, errors do.
@main
struct SymLintBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    return try Self.commands(
      name: target.name, files: target.sourceFiles(withSuffix: "swift").map(\.url),
      in: context.package.directoryURL, tool: context.tool(named: "sym-lint"))
  }

  /// - Parameter folder: A change of the configuration there lints anew.
  static func commands(name: String, files: [URL], in folder: URL, tool: PluginContext.Tool) -> [Command] {
    guard !files.isEmpty else { return [] }
    let configuration = [folder.appendingPathComponent(".sym-lint.yml")].filter {
      FileManager.default.fileExists(atPath: $0.path)
    }
    return [
      .buildCommand(
        displayName: "Lint the design values of \(name)", executable: tool.url,
        arguments: ["lint", "--quiet", "--format", "xcode", "--fail-on", "error"] + files.map(\.path),
        inputFiles: files + configuration)
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension SymLintBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.filter { $0.url.pathExtension == "swift" }.map(\.url)
      return try Self.commands(
        name: target.displayName, files: files, in: context.xcodeProject.directoryURL,
        tool: context.tool(named: "sym-lint"))
    }
  }
#endif
