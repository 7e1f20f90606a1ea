import Linting
import Reporting

/// What a `lint` command line means.
struct LintOptions {
  struct Report: Equatable {
    var format: ReportFormat
    /// `nil` is standard output.
    var file: String?
  }

  var request: LintRequest
  var reports: [Report]
  var color: ColorChoice?
  var isQuiet: Bool
  var printsStatistics: Bool
  /// Whether a baseline that knows too much fails the run.
  var isStrict: Bool

  init(_ invocation: Invocation, _ shell: Shell) throws {
    var request = try LintRequest(invocation, shell)
    try request.narrow(invocation, shell)
    if let file = invocation.value(of: .tokens) {
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try FileReader.read(FilePath.absolute(file, in: shell.workingFolder))
      } catch {
        throw UsageError(description: "cannot read '\(file)': \(error)", command: "lint")
      }
      request.tokens = try TokenExport(bytes, path: file, version: Version.number)
    }
    request.cache = try shell.cache(invocation)
    self.request = request
    isStrict = invocation.has(.strictBaseline)
    reports = try Self.reports(invocation, shell)
    color = invocation.choice(of: .color)
    isQuiet = invocation.has(.quiet)
    printsStatistics = invocation.has(.stats)
  }

  static func reports(_ invocation: Invocation, _ shell: Shell) throws -> [Report] {
    try invocation.outputs(of: .format, shell).map {
      Report(format: $0.format.flatMap(ReportFormat.init) ?? .text, file: $0.file)
    }
  }
}

extension Invocation {
  /// The formats that a command line names, each with the file to write it to; `nil` stands for what it does not say.
  ///
  /// Each `--output` is for the `--format` before it; one of each belong together in any order. Two must not go to one
  /// place. `-` is standard output.
  func outputs(of format: Flag, _ shell: Shell) throws -> [(format: String?, file: String?)] {
    var outputs = pairedOutputs(of: format)
    var places: Set<String> = []
    for index in outputs.indices {
      if outputs[index].file == "-" { outputs[index].file = nil }
      let file = outputs[index].file
      guard places.insert(file.map { FilePath.absolute($0, in: shell.workingFolder) } ?? "-").inserted else {
        let place = file.map { "'\($0)'" } ?? "standard output"
        throw UsageError(
          description: "two reports go to \(place): give each an '\(Flag.output.name)' of its own",
          command: command.name)
      }
    }
    return outputs
  }

  private func pairedOutputs(of format: Flag) -> [(format: String?, file: String?)] {
    let formats = values(of: format)
    let files = values(of: .output)
    if formats.count <= 1, files.count <= 1 { return [(formats.first, files.first)] }
    var outputs: [(format: String?, file: String?)] = []
    for given in flags {
      if given.flag.name == format.name {
        outputs.append((given.value, nil))
      } else if given.flag == .output {
        if let last = outputs.indices.last, outputs[last].file == nil {
          outputs[last].file = given.value
        } else {
          outputs.append((nil, given.value))
        }
      }
    }
    return outputs
  }
}

extension LintRequest {
  /// The files, configuration and rules that a command line names.
  init(_ invocation: Invocation, _ shell: Shell) throws {
    self.init(
      paths: invocation.operands, workingFolder: shell.workingFolder,
      configurationPath: invocation.value(of: .config), onlyRules: invocation.values(of: .rule),
      preset: invocation.choice(of: .preset), failLevel: invocation.choice(of: .failOn),
      jobs: invocation.value(of: .jobs).flatMap { Int($0) })
    allowsOutside = invocation.has(.allowOutside)
    let filename = invocation.value(of: .stdinFilename)
    if filename != nil || paths.contains("-") {
      guard paths.allSatisfy({ $0 == "-" }) else {
        throw UsageError(description: "standard input and paths cannot be linted in one run", command: "lint")
      }
      paths = []
      standardInput = StandardInput(filename: filename ?? "stdin.swift", bytes: try shell.readStandardInput())
    }
  }
}
