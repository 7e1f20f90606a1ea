import DesignTokens
import Linting
import Markup
import Reporting

/// `tokens suggest`: tokens worth making, from raw values that no token covers.
enum TokenSuggestions {
  /// What is made of them.
  enum Format: String, CaseIterable {
    case text, json, swift, dtcg, colorset
  }

  static func run(_ invocation: Invocation, _ shell: Shell) throws -> ExitStatus {
    let target = try Target(invocation, shell)
    var limits = ClusterLimits()
    if let count = invocation.value(of: .atLeast).flatMap({ Int($0) }) { limits.uses = count }
    let request = try LintRequest(invocation, shell)
    let values = try Linter().uncoveredValues(request)
    let tokens = ProposedToken.proposals(for: values, limits)
    for problem in values.problems { shell.complain(problem.description) }
    let hasNothingToWrite =
      target.format == .colorset ? !tokens.contains { $0.cluster.category == .color } : tokens.isEmpty
    if hasNothingToWrite, target.path != nil {
      shell.standardError.write(summary(tokens, values, target))
      return values.problems.isEmpty ? .success : .failure
    }
    switch target.format {
    case .text:
      let style = shell.style(for: invocation.choice(of: .color), on: target.path == nil ? shell.standardOutput : nil)
      try target.write(text(tokens, style), shell)
    case .json: try target.write(json(tokens), shell)
    case .swift: try target.write(SwiftTokenFile.text(tokens), shell)
    case .dtcg: try target.write(DesignTokensFile.text(tokens), shell)
    case .colorset: try target.write(AssetCatalogFiles.files(tokens), shell)
    }
    shell.standardError.write(summary(tokens, values, target))
    return values.problems.isEmpty ? .success : .failure
  }

  private static func summary(_ tokens: [ProposedToken], _ values: UncoveredValues, _ target: Target) -> String {
    guard !tokens.isEmpty else { return "no value stands often enough without a token to be worth one\n" }
    let covered = tokens.map(\.cluster.uses.count).reduce(0, +)
    let written =
      target.format == .colorset ? tokens.filter { $0.cluster.category == .color }.count : tokens.count
    let others = tokens.count - written
    if written == 0 { return "no color is among the \(others) that would be worth a token, and nothing is written\n" }
    let left =
      others == 0 ? "" : others == 1 ? "; 1 is no color and left out" : "; \(others) are no colors and left out"
    return "\(tokens.count) token\(tokens.count == 1 ? "" : "s") would cover \(covered) of \(values.count) "
      + "raw values without one\(left)\n"
  }

  // MARK: For people and programs

  private static let mostFiles = 3

  private static func text(_ tokens: [ProposedToken], _ style: TextStyle) -> String {
    var text = ""
    for category in DesignToken.Category.allCases {
      let members = tokens.filter { $0.cluster.category == category }
      if members.isEmpty { continue }
      text += (text.isEmpty ? "" : "\n") + style.paint("\(category.rawValue) (\(members.count))", .bold) + "\n"
      let width = members.map { TerminalText.width(of: $0.name) }.max() ?? 0
      let values = members.map { NormalForm.values(of: $0.values).joined(separator: " / ") }
      let valueWidth = values.map { TerminalText.width(of: $0) }.max() ?? 0
      for (token, value) in zip(members, values) {
        let gap = String(repeating: " ", count: valueWidth - TerminalText.width(of: value))
        let name = TerminalText.neutralized(token.name)
        let padding = String(repeating: " ", count: width - TerminalText.width(of: name))
        text +=
          "  \(name)\(padding)  \(shown(token.values, style))\(gap)  \(token.summary)\(variants(of: token, style))\n"
        text += style.paint("    " + TerminalText.neutralized(files(of: token)), .dim) + "\n"
      }
    }
    return text
  }

  private static func shown(_ values: AppearanceValues, _ style: TextStyle) -> String {
    NormalForm.values(of: values).map { style.swatch($0) + $0 }.joined(separator: " / ")
  }

  private static func variants(of token: ProposedToken, _ style: TextStyle) -> String {
    let others = token.cluster.variants.dropFirst()
    guard !others.isEmpty else { return "" }
    return ", also " + others.map { "\(shown($0.values, style)) (\($0.count))" }.joined(separator: ", ")
  }

  private static func files(of token: ProposedToken) -> String {
    let files = token.cluster.files
    let more = files.count > mostFiles ? ", and \(files.count - mostFiles) more" : ""
    return files.prefix(mostFiles).map { "\($0.file) (\($0.count))" }.joined(separator: ", ") + more
  }

  private static func json(_ tokens: [ProposedToken]) -> String {
    let entries = tokens.map { token in
      JSONValue.object([
        "name": .string(token.name), "category": .string(token.cluster.category.rawValue),
        "value": .string(token.values.any.normalForm), "dark": token.values.dark.map { .string($0.normalForm) },
        "traits": traits(of: token), "role": token.cluster.role == .none ? nil : .string(token.cluster.role.rawValue),
        "count": .integer(token.cluster.uses.count),
        "variants": .array(
          token.cluster.variants.map { variant in
            .object([
              "value": .string(variant.values.any.normalForm),
              "dark": variant.values.dark.map { .string($0.normalForm) }, "count": .integer(variant.count),
            ])
          }),
        "files": .array(token.cluster.files.map { ["file": .string($0.file), "count": .integer($0.count)] }),
        "uses": .array(
          token.cluster.uses.map {
            ["file": .string($0.file), "line": .integer($0.line), "column": .integer($0.column)]
          }),
      ])
    }
    return JSONValue.object(["version": .integer(1), "suggestions": .array(entries)]).indentedText(depth: 2)
  }

  /// What is said of a font beside its family, size and weight.
  private static func traits(of token: ProposedToken) -> JSONValue? {
    guard case .font(let font) = token.values.any, !font.traits.isEmpty else { return nil }
    return .array(font.traits.map { .string($0) })
  }

  // MARK: Where it goes

  /// The format that was asked for, and the file or folder; nothing that is there already is written over.
  private struct Target {
    var format: Format
    /// Absolute; `nil` is standard output.
    var path: String?

    init(_ invocation: Invocation, _ shell: Shell) throws {
      let file = invocation.tokensFile
      path = file.map { FilePath.absolute($0, in: shell.workingFolder) }
      let named: Format? = invocation.choice(of: .tokensFormat)
      format = try Self.format(named, file: file)
      guard let path, let file else { return }
      if FileReader.kind(of: path) != nil {
        throw UsageError(description: "'\(file)' is there already, and nothing is written over", command: "tokens")
      }
    }

    /// What the ends of file names tell, with the usual format first.
    private static let endings: [(ending: String, formats: [Format])] = [
      (".swift", [.swift]), (".json", [.dtcg, .json]), (".tokens", [.dtcg]), (".xcassets", [.colorset]),
      (".txt", [.text]),
    ]

    /// The format that was asked for, where the name of the file does not say another one.
    private static func format(_ named: Format?, file: String?) throws -> Format {
      let told = file.flatMap { file in endings.first { file.hasSuffix($0.ending) } }
      if let file, told == nil {
        let known = endings.map(\.ending).joined(separator: ", ")
        let hint = file.hasSuffix(".colorset") ? "a color set is one color, a catalog holds all" : "use one of \(known)"
        if named == nil || named == .colorset || file.hasSuffix(".colorset") {
          throw UsageError(
            description:
              "the name '\(file)' tells no format: \(hint); '--format colorset' needs one that ends in .xcassets",
            command: "tokens")
        }
      }
      if let named, let file, let told, !told.formats.contains(named) {
        throw UsageError(
          description: "'--format \(named.rawValue)' and the '\(told.ending)' of '\(file)' contradict each other",
          command: "tokens")
      }
      if named == .colorset, file == nil {
        throw UsageError(
          description: "'--format colorset' needs an '--output' that ends in .xcassets", command: "tokens")
      }
      return named ?? told?.formats.first ?? .text
    }

    func write(_ text: String, _ shell: Shell) throws {
      guard let path else { return shell.standardOutput.write(text) }
      try create(path) { () throws(FileError) in try Output.create(text, file: path) }
    }

    func write(_ files: [(path: String, text: String)], _ shell: Shell) throws {
      guard let path else { return }
      try create(path) { () throws(FileError) in
        try Output.create(folder: path)
        for file in files {
          let place = FilePath.join(path, file.path)
          if FilePath.folder(of: place) != path { try Output.create(folder: FilePath.folder(of: place)) }
          try Output.create(file.text, file: place)
        }
      }
    }

    private func create(_ path: String, _ make: () throws(FileError) -> Void) throws {
      do throws(FileError) {
        try make()
      } catch {
        throw UsageError(description: "cannot write \(path): \(error)", command: "tokens")
      }
    }
  }
}

extension Flag {
  static let tokensFormat = Flag(
    "--format",
    .choice(
      TokenSuggestions.Format.allCases.map(\.rawValue)
        + ReportFormat.allCases.map(\.rawValue).filter { TokenSuggestions.Format(rawValue: $0) == nil }),
    "FORMAT",
    "How to print the list; 'suggest' also writes swift, dtcg or a colorset, 'check' also the other formats of 'lint'.")
  static let tokensOutput = Flag(
    "--output", short: "-o", .file, "FILE",
    "Write what 'export' or 'check' says to a file, what 'suggest' proposes to a new file or asset catalog.")
  static let uses = Flag("--uses", "Count with 'list' how often linted code names each token.")
  static let atLeast = Flag(
    "--at-least", .count, "N", "How often a value must stand in code for 'suggest' to propose a token; 3 by default.")
}
