import Linting
import Markup
import Reporting

extension Flag {
  static let adoptionFormat = Flag(
    "--format", .choice(AdoptionFormat.allCases.map(\.rawValue)), "FORMAT",
    "How to print the report. Give it again, each with its own --output, for several.")
  static let failUnder = Flag(
    "--fail-under", .text, "PERCENT", "End with exit status 1 where the share of tokens is below this.")
  static let history = Flag(
    "--history", .file, "FILE",
    "An earlier report in JSON, or a folder of some in the order of their names. Can be repeated, oldest first.")
  static let label = Flag("--label", .text, "TEXT", "What to call this state of the code: a day, a revision.")
  static let linkTemplate = Flag(
    "--link-template", .text, "URL",
    "Link to lines by an address with {path}, {line} and {column} in it, the path from the repository's root.")
  static let pageLanguage = Flag(
    "--language", .choice(PageLanguage.allCases.map(\.rawValue)), "LANGUAGE",
    "What the page of '--format html' is written in; en by default.")
  static let codeOwners = Flag(
    "--codeowners", .file, "FILE", "Use this CODEOWNERS file in place of the repository's own.")
}

extension Command {
  static let report = Command(
    name: "report", summary: "Tell how much of the design values goes through design tokens.", usage: "[PATH…]",
    operands: .files, operandCount: 0...Int.max,
    details: """
      The share is uses of design tokens ÷ (uses of design tokens + raw values), in total and by rule, folder, owner and
      token. Definitions of tokens and what comments silence do not count; what a baseline knows does.

      'html' is one page with the palette, the type scale and where raw values cluster, for a browser without a network.
      """,
    flags: [
      .config, .allowOutside, .adoptionFormat, .output, .failUnder, .history, .label, .linkTemplate, .pageLanguage,
      .codeOwners, .rule,
      .preset,
      .jobs,
      .color,
    ],
    run: { invocation, shell in try ReportCommand(invocation, shell).run() })
}

/// One run of `report`.
private struct ReportCommand {
  let invocation: Invocation
  let shell: Shell
  let request: LintRequest
  let target: Double?
  let history: [AdoptionRecord]
  let outputs: [(format: String?, file: String?)]

  init(_ invocation: Invocation, _ shell: Shell) throws {
    self.invocation = invocation
    self.shell = shell
    request = try LintRequest(invocation, shell)
    guard request.standardInput == nil else {
      throw UsageError(description: "a report is made of files", command: "report")
    }
    target = try Self.target(invocation)
    outputs = try invocation.outputs(of: .adoptionFormat, shell)
    if invocation.has(.pageLanguage), !invocation.values(of: .adoptionFormat).contains(AdoptionFormat.html.rawValue) {
      throw UsageError(
        description: "'\(Flag.pageLanguage.name)' is for the page of '--format html'", command: "report")
    }
    history = try AdoptionHistory(invocation, workingFolder: request.workingFolder).records()
    if let template = invocation.value(of: .linkTemplate), let complaint = SourceLinks.complaint(about: template) {
      throw UsageError(
        description: "'\(Flag.linkTemplate.name)' cannot be '\(template)': \(complaint)", command: "report")
    }
  }

  private static func target(_ invocation: Invocation) throws -> Double? {
    guard let text = invocation.value(of: .failUnder) else { return nil }
    let digits = text.last == "%" ? String(text.dropLast()) : text
    guard let percent = Double(digits), (0...100).contains(percent) else {
      throw UsageError(
        description: "'\(Flag.failUnder.name)' cannot be '\(text)': expected a number from 0 to 100", command: "report")
    }
    return percent
  }

  func run() throws -> ExitStatus {
    let adoption = try Linter().adoption(
      AdoptionRequest(request, codeOwners: invocation.value(of: .codeOwners)))
    var report = AdoptionReport(
      adoption, label: invocation.value(of: .label), history: history, target: target,
      language: invocation.choice(of: .pageLanguage) ?? .english)
    for (name, file) in outputs {
      let format = name.flatMap(AdoptionFormat.init) ?? .text
      report.links = links(for: file)
      let style = shell.style(for: invocation.choice(of: .color), on: file == nil ? shell.standardOutput : nil)
      try write(format.reporter(style: style).report(report), to: file)
    }
    for problem in adoption.problems + adoption.notes { shell.complain(problem.description) }
    if let complaint = report.complaint { shell.complain(complaint) }
    if !adoption.problems.isEmpty { return .failure }
    return report.misses ? .findings : .success
  }

  /// Links of a template hold anywhere, others start at the folder that the report lies in.
  private func links(for file: String?) -> SourceLinks {
    let folder = request.workingFolder
    if let template = invocation.value(of: .linkTemplate) {
      return .template(template, root: Repository.root(of: folder) ?? folder, workingFolder: folder)
    }
    let place = file.map { FilePath.folder(of: FilePath.absolute($0, in: folder)) } ?? folder
    return .relative(fromFolder: place, workingFolder: folder)
  }

  private func write(_ text: String, to file: String?) throws {
    guard let file else { return shell.standardOutput.write(text) }
    do {
      try shell.write(text, toFile: file, allowsOutside: request.allowsOutside)
    } catch {
      throw UsageError(description: "cannot write '\(file)': \(error)", command: "report")
    }
  }
}

/// The earlier reports that a command line names.
private struct AdoptionHistory {
  private let paths: [String]
  private let workingFolder: String
  /// What the run itself writes, absolute: not an earlier report.
  private let outputs: [String]

  init(_ invocation: Invocation, workingFolder: String) {
    paths = invocation.values(of: .history)
    self.workingFolder = workingFolder
    outputs = invocation.values(of: .output).map { FilePath.absolute($0, in: workingFolder) }
  }

  func records() throws -> [AdoptionRecord] {
    var records: [AdoptionRecord] = []
    for path in paths {
      let absolute = FilePath.absolute(path, in: workingFolder)
      guard FileReader.kind(of: absolute) == .folder else {
        records.append(try record(path, at: absolute))
        continue
      }
      for name in try names(in: absolute, path) where !outputs.contains(FilePath.join(absolute, name)) {
        records.append(try record(FilePath.join(path, name), at: FilePath.join(absolute, name)))
      }
    }
    return records
  }

  private func names(in folder: String, _ path: String) throws -> [String] {
    do {
      return try FileReader.names(in: folder).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
    } catch {
      throw UsageError(description: "\(path): \(error)", command: "report")
    }
  }

  private func record(_ path: String, at absolute: String) throws -> AdoptionRecord {
    do {
      let name = FilePath.name(of: path)
      let bytes = try FileReader.read(absolute)
      return try AdoptionRecord(json: bytes, name: name.hasSuffix(".json") ? String(name.dropLast(5)) : String(name))
    } catch let error as MarkupError {
      throw UsageError(description: "\(path):\(error)", command: "report")
    } catch {
      throw UsageError(description: "\(path): \(error)", command: "report")
    }
  }
}
