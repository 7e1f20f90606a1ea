import Foundation
import PackagePlugin

/// Turns the rule files of a target's folder into a Swift source that is compiled with it.
///
/// SwiftPM asks it at every build, so that new, moved and removed files are noticed; the files themselves are the
/// command's inputs, so that edited ones are.
@main
struct EmbedRules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = target.directoryURL
    let output = context.pluginWorkDirectoryURL.appending(path: "BuiltInRules+Files.swift")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }
      .sorted()
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) rules",
        executable: try context.tool(named: "embed-rules").url,
        arguments: [output.path, folder.path] + files,
        inputFiles: files.map { folder.appending(path: $0) },
        outputFiles: [output])
    ]
  }
}
