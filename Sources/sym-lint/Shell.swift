import Linting
import Reporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What surrounds the process: its streams, its working folder and its environment.
struct Shell: Sendable {
  var standardOutput = Output.standard
  var standardError = Output.error

  /// Absolute, without symbolic links.
  var workingFolder: String { FileReader.realPath(".") ?? "/" }

  /// A folder that was deleted has no path, and nothing else may be taken for it.
  func checkWorkingFolder() throws {
    if FileReader.realPath(".") == nil { throw CommandError(description: "the current folder is gone") }
  }

  /// Whether a person can be asked.
  var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && standardOutput.isTerminal }

  func readStandardInput() throws -> [UInt8] { try FileReader.readAll(STDIN_FILENO) }

  /// A variable of the environment that is set to something.
  func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// What a stream can show. A terminal says itself whether it has 24-bit colors.
  func style(for choice: ColorChoice?, on output: Output?) -> TextStyle {
    switch choice ?? .auto {
    case .never: return .plain
    case .always: return .swatches
    case .auto:
      guard let output, output.isTerminal, variable("NO_COLOR") == nil, variable("TERM") != "dumb" else {
        return .plain
      }
      let depth = variable("COLORTERM")
      return depth == "truecolor" || depth == "24bit" ? .swatches : .colors
    }
  }

  /// Tells people something that is no finding.
  func complain(_ message: String) {
    let lines = message.split(separator: "\n").map { "sym-lint: \(TerminalText.neutralized($0))\n" }
    standardError.write(lines.joined())
  }
}
