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
    self.request = request
    isStrict = invocation.has(.strictBaseline)
    reports = Self.reports(invocation)
    color = invocation.choice(of: .color)
    isQuiet = invocation.has(.quiet)
    printsStatistics = invocation.has(.stats)
  }

  /// Each `--output` is for the `--format` before it; one of each belong together in any order.
  static func reports(_ invocation: Invocation) -> [Report] {
    let formats = invocation.values(of: .format).compactMap(ReportFormat.init)
    let files = invocation.values(of: .output)
    if formats.count <= 1, files.count <= 1 {
      return [Report(format: formats.first ?? .text, file: files.first)]
    }
    var reports: [Report] = []
    for given in invocation.flags {
      if given.flag == .format, let format = ReportFormat(rawValue: given.value) {
        reports.append(Report(format: format))
      } else if given.flag == .output {
        if let last = reports.indices.last, reports[last].file == nil {
          reports[last].file = given.value
        } else {
          reports.append(Report(format: .text, file: given.value))
        }
      }
    }
    return reports
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
