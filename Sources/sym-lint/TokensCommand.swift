import DesignTokens
import Linting
import Markup
import Reporting

extension Command {
  static let tokens = Command(
    name: "tokens", summary: "Show the design tokens, check that their sources agree, and propose new ones.",
    usage: "[VALUE|NAME] [PATH…]", operands: .files, operandCount: 0...Int.max,
    actions: [
      Action(name: "list", summary: "List the design tokens by category."),
      Action(name: "check", summary: "Report where documents, code and asset catalogs do not say the same."),
      Action(name: "find", summary: "List the tokens that have a VALUE, and those near it."),
      Action(name: "show", summary: "Tell all about the token of a NAME."),
      Action(name: "export", summary: "Write all that 'lint --tokens FILE' needs to lint files one by one."),
      Action(name: "suggest", summary: "Propose tokens for raw values that no token covers, and write them."),
      Action(name: "unused", summary: "List the tokens that no linted code needs."),
    ],
    details: """
      PATH says whose tokens: those that code there could use. The current folder when there is none.
      VALUE is a color such as '#1F252E' or 'rgb(31 37 46)', a number, a font such as '15 semibold', or the Swift
      expression that makes one: 'Color(white: 0.5)'.

      'check' ends with 1 where a value differs, a token is missing or is broken, and prints what it finds in any format
      of 'lint', each kind as a rule such as token-differs; 'find' and 'show' end with 1 where
      there is no such token, 'unused' where there is one. A token that only gives its value to an unused one is unused
      too; one whose name stands where its type cannot be told is not listed, but counted. Interface Builder's files,
      Objective-C, property lists and Xcode's projects are searched for the names of colors too.

      'suggest' puts values together that can hardly be told apart. With --output it writes a new file that sym-lint
      reads as a source: Swift, JSON of the Design Tokens Format Module 2025.10, or an asset catalog.
      """,
    flags: [.config, .allowOutside, .tokensFormat, .tokensOutput, .uses, .atLeast, .preset, .rule, .color],
    run: { invocation, shell in
      try checkFlags(invocation)
      switch invocation.action {
      case "check": return try TokenCheck.run(invocation, shell)
      case "find": return try TokenSearch.find(invocation, shell)
      case "show": return try TokenSearch.show(invocation, shell)
      case "export": return try export(invocation, shell)
      case "suggest": return try TokenSuggestions.run(invocation, shell)
      case "unused": return try UnusedTokens.run(invocation, shell)
      default: return try list(invocation, shell)
      }
    })

  /// Some flags are for some actions only.
  private static func checkFlags(_ invocation: Invocation) throws {
    if invocation.has(.uses), let action = invocation.action, action != "list" {
      throw UsageError(description: "'--uses' is for 'tokens list'", command: "tokens")
    }
    if let format = invocation.value(of: .tokensFormat), !formats(of: invocation.action).contains(format) {
      let action = TokenSuggestions.Format(rawValue: format) == nil ? "check" : "suggest"
      throw UsageError(description: "'--format \(format)' is for 'tokens \(action)'", command: "tokens")
    }
    for flag in [Flag.tokensFormat, .tokensOutput] where invocation.values(of: flag).count > 1 {
      throw UsageError(description: "'tokens' writes one list: '\(flag.name)' is given twice", command: "tokens")
    }
    guard invocation.action != "suggest" else { return }
    for flag in [Flag.atLeast, .preset, .rule] where invocation.has(flag) {
      throw UsageError(description: "'\(flag.name)' is for 'tokens suggest'", command: "tokens")
    }
    if invocation.has(.tokensOutput), invocation.action != "export", invocation.action != "check" {
      throw UsageError(
        description: "'--output' is for 'tokens suggest', 'tokens check' and 'tokens export'", command: "tokens")
    }
  }

  private static func formats(of action: String?) -> [String] {
    switch action {
    case "suggest": TokenSuggestions.Format.allCases.map(\.rawValue)
    case "check": ReportFormat.allCases.map(\.rawValue)
    default: ["text", "json"]
    }
  }

  private static func export(_ invocation: Invocation, _ shell: Shell) throws -> ExitStatus {
    let (export, problems) = try Linter().export(try LintRequest(invocation, shell))
    let text = String(decoding: export.text(version: Version.number), as: UTF8.self)
    if let file = invocation.tokensFile {
      do throws(FileError) {
        try shell.write(text, toFile: file, allowsOutside: invocation.has(.allowOutside))
      } catch {
        throw UsageError(description: "cannot write '\(file)': \(error)", command: "tokens")
      }
    } else {
      shell.standardOutput.write(text)
    }
    for problem in problems { shell.complain(problem.description) }
    return problems.isEmpty ? .success : .failure
  }

  private static func list(_ invocation: Invocation, _ shell: Shell) throws -> ExitStatus {
    for path in invocation.operands where FileReader.kind(of: FilePath.absolute(path, in: shell.workingFolder)) == nil {
      let name = Spelling.nearest(to: path, in: tokens.actions.map(\.name))
      throw UsageError(
        description: "'\(path)' is neither an action nor a path\(Spelling.hint(name))", command: "tokens")
    }
    let request = try LintRequest(invocation, shell)
    var list = try TokenList(invocation, shell, request)
    if invocation.has(.uses) {
      let usage = try Linter().tokenUsage(request)
      list.uses = Dictionary(zip(usage.tokens, usage.counts()), uniquingKeysWith: +)
    }
    shell.standardOutput.write(invocation.value(of: .listFormat) == "json" ? list.json() : list.text())
    return list.status(.success, shell)
  }
}

extension Invocation {
  /// The file that the list is to be written to; nil is standard output.
  var tokensFile: String? { value(of: .tokensOutput).flatMap { $0 == "-" ? nil : $0 } }
}

/// Design tokens for people and programs.
struct TokenList {
  private(set) var tokens: [DesignToken]
  let workingFolder: String
  let style: TextStyle
  /// How often linted code names each, where that was asked for.
  var uses: [DesignToken: Int]?
  /// What of their sources cannot be read.
  private var problems: [RunProblem] = []
  /// What to say where there are none to look among.
  private(set) var absence: String?
  /// What sets some apart from what was looked for.
  private var differences: [DesignToken: String] = [:]

  init(tokens: [DesignToken], workingFolder: String, style: TextStyle) {
    self.tokens = tokens.sorted { ($0.name, $0.definition.path) < ($1.name, $1.definition.path) }
    self.workingFolder = workingFolder
    self.style = style
  }

  /// The tokens of a request.
  init(_ invocation: Invocation, _ shell: Shell, _ request: LintRequest) throws {
    let found = try Linter().tokens(request)
    self.init(
      tokens: found.tokens, workingFolder: request.workingFolder,
      style: shell.style(for: invocation.choice(of: .color), on: shell.standardOutput))
    problems = found.problems
    if found.tokens.isEmpty, found.problems.isEmpty { absence = try TokenAdvice.ofNothing(request) }
  }

  /// The status of a command about the list, which fails where some of it cannot be known.
  func status(_ status: ExitStatus, _ shell: Shell) -> ExitStatus {
    for problem in problems { shell.complain(problem.description) }
    if let absence { shell.complain(absence) }
    return problems.isEmpty ? status : .failure
  }

  /// The same list of other tokens.
  func with(_ tokens: [DesignToken]) -> TokenList {
    TokenList(tokens: tokens, workingFolder: workingFolder, style: style)
  }

  /// A list of what was found, in its order.
  func with(_ found: [FoundToken]) -> TokenList {
    var list = self
    list.tokens = found.map(\.token)
    list.differences = Dictionary(
      found.compactMap { found in found.difference.map { (found.token, $0) } }, uniquingKeysWith: { first, _ in first })
    return list
  }

  /// One line a token, under its category.
  func text() -> String {
    var text = ""
    for category in DesignToken.Category.allCases {
      let members = tokens.filter { $0.category == category }
      if members.isEmpty { continue }
      let width = members.map { TerminalText.width(of: $0.name) }.max() ?? 0
      let values = members.map { NormalForm.values(of: $0.values).map { TerminalText.neutralized($0) } }
      let valueWidth = values.map { Self.width(of: $0) }.max() ?? 0
      text += (text.isEmpty ? "" : "\n") + style.paint("\(category.rawValue) (\(members.count))", .bold) + "\n"
      for (token, values) in zip(members, values) { text += line(token, values, width, valueWidth) }
    }
    return text
  }

  private func line(_ token: DesignToken, _ values: [String], _ width: Int, _ valueWidth: Int) -> String {
    let name = TerminalText.neutralized(token.name)
    let shown = values.map { style.swatch($0) + $0 }.joined(separator: " / ")
    let length = Self.width(of: values)
    let count = uses.map { uses in "  \(uses[token] ?? 0) use\(uses[token] == 1 ? "" : "s")" } ?? ""
    let difference = differences[token].map { "  " + $0 } ?? ""
    let deprecated = (token.deprecation == nil ? "" : "  deprecated") + count + difference
    let namePadding = spaces(width - TerminalText.width(of: name))
    let origin = style.paint(TerminalText.neutralized(place(of: token)) + deprecated, .dim)
    return "  \(name)\(namePadding)  \(shown)\(spaces(valueWidth - length))  \(origin)\n"
  }

  /// The columns that values take, ` / ` between them.
  private static func width(of values: [String]) -> Int {
    values.map { TerminalText.width(of: $0) }.reduce(0, +) + 3 * (values.count - 1)
  }

  func place(of token: DesignToken) -> String { place(token.definition) }

  func place(_ definition: DesignToken.Definition) -> String {
    let path = FilePath.shown(definition.path, workingFolder: workingFolder)
    return "\(path):\(definition.line):\(definition.column)"
  }

  func json() -> String { JSONValue.array(tokens.map { value(of: $0) }).indentedText(depth: 1) }

  func value(of token: DesignToken) -> JSONValue {
    .object([
      "name": .string(token.name),
      "category": .string(token.category.rawValue),
      "value": .string(NormalForm.text(of: token.values.any)),
      "dark": token.values.dark.map { .string(NormalForm.text(of: $0)) },
      "highContrast": token.values.highContrast.map { .string(NormalForm.text(of: $0)) },
      "darkHighContrast": token.values.darkHighContrast.map { .string(NormalForm.text(of: $0)) },
      "spacings": token.values.any.spacings.isEmpty
        ? nil : .object(token.values.any.spacings.map { JSONValue.Member(name: $0.key, value: .number($0.points)) }),
      "parts": token.values.any.parts,
      "spellings": .array(
        token.spellings.map { spelling in
          .object([
            "type": .string(spelling.type), "expression": .string(spelling.expression),
            "holder": spelling.holder.map { .string($0) },
          ])
        }),
      "aliases": .array(token.aliases.map { .string($0) }),
      "deprecated": .boolean(token.deprecation != nil), "difference": differences[token].map { .string($0) },
      "uses": uses.map { .integer($0[token] ?? 0) },
      "definedAt": [
        "file": .string(FilePath.shown(token.definition.path, workingFolder: workingFolder)),
        "line": .integer(token.definition.line), "column": .integer(token.definition.column),
      ],
    ])
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}

/// Values as the JSON report writes them.
enum NormalForm {
  /// The distinct values of the appearances, light first.
  static func values(of values: AppearanceValues) -> [String] {
    [values.any, values.dark, values.highContrast, values.darkHighContrast].compactMap { $0 }
      .map { text(of: $0) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  static func text(of value: DesignValue) -> String { value.normalForm }
}

extension DesignValue {
  /// What a value is made of, for programs: an object for each shadow or stop.
  fileprivate var parts: JSONValue? {
    guard case .composite(let value) = self else { return nil }
    return .array(
      value.layers.map { fields in
        .object(
          fields.map { field in
            let part: JSONValue =
              if case .number(let number) = field.part { .number(number) } else { .string(field.part.normalForm) }
            return JSONValue.Member(name: field.name, value: part)
          })
      })
  }
}
