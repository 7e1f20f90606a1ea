import DesignTokens
import Linting
import Markup
import Reporting

/// `tokens unused`: the design tokens that no linted code needs.
enum UnusedTokens {
  static func run(_ invocation: Invocation, _ shell: Shell) throws -> ExitStatus {
    let request = try LintRequest(invocation, shell)
    let usage = try Linter().tokenUsage(request)
    let census = TokenCensus(usage)
    // Where there is no code to look through, there may be tokens all the same.
    let isEmpty = try usage.tokens.isEmpty && usage.problems.isEmpty && Linter().tokens(request).tokens.isEmpty
    let list = TokenList(
      tokens: census.unused, workingFolder: request.workingFolder,
      style: shell.style(for: invocation.choice(of: .color), on: shell.standardOutput))
    if invocation.value(of: .listFormat) == "json" {
      shell.standardOutput.write(json(census, list))
    } else {
      shell.standardOutput.write(list.text())
      if !isEmpty { shell.standardError.write(census.summary + "\n") }
    }
    if isEmpty { shell.complain(try TokenAdvice.ofNothing(request)) }
    for problem in usage.problems { shell.complain(problem.description) }
    if !usage.problems.isEmpty { return .failure }
    return census.unused.isEmpty ? .success : .findings
  }

  private static func json(_ census: TokenCensus, _ list: TokenList) -> String {
    func values(_ tokens: [DesignToken]) -> JSONValue {
      .array(list.with(tokens).tokens.map { list.value(of: $0) })
    }
    return JSONValue.object([
      "version": .integer(1), "unused": values(census.unused), "perhaps": values(census.perhaps),
      "summary": [
        "tokens": .integer(census.count), "unused": .integer(census.unused.count),
        "perhaps": .integer(census.perhaps.count),
      ],
    ]).indentedText(depth: 2)
  }
}

/// Which of the design tokens that Swift can write are in use.
struct TokenCensus {
  private(set) var unused: [DesignToken] = []
  private(set) var perhaps: [DesignToken] = []
  private(set) var count = 0

  /// A private constant is for its own file to use, and what Swift cannot write is for `tokens check` to report.
  init(_ usage: TokenUsage) {
    for (token, standing) in zip(usage.tokens, usage.standings())
    where token.visibility != .file && !token.spellings.isEmpty {
      count += 1
      switch standing {
      case .used: break
      case .perhaps: perhaps.append(token)
      case .unused: unused.append(token)
      }
    }
  }

  var summary: String {
    let tokens = "\(count) design token\(count == 1 ? "" : "s")"
    let doubt = perhaps.isEmpty ? "" : "; of \(perhaps.count) more only the name stands somewhere"
    if unused.isEmpty { return "no unused design token of \(count)" + doubt }
    return "\(unused.count) of \(tokens) unused" + doubt
  }
}
