import DesignTokens
import Linting
import Markup
import Reporting

/// `tokens find` and `tokens show`: tokens by their value and by their name.
enum TokenSearch {
  // MARK: By value

  static func find(_ invocation: Invocation, _ shell: Shell) throws -> ExitStatus {
    let (text, list) = try operand("VALUE", joiningFontWords(of: invocation, shell), shell)
    let query = TokenQuery(text)
    if query.exceedsRange {
      throw UsageError(
        description: "'\(text)' is no color: 'rgb' goes from 0 to 255, a percentage to 100%, an alpha to 1",
        command: "tokens")
    }
    if query.meanings.isEmpty {
      throw UsageError(
        description: "'\(text)' is no value: a color, a number, a font such as '15 semibold', or Swift that makes one",
        command: "tokens")
    }
    let found = query.search(list.tokens)
    let isThere = found.contains { $0.difference == nil }
    let shown = list.with(found)
    if invocation.value(of: .listFormat) == "json" {
      shell.standardOutput.write(shown.json())
    } else {
      if !isThere, list.absence == nil {
        shell.complain("no design token has the value '\(text)'" + (found.isEmpty ? "" : "; these are near it"))
      }
      shell.standardOutput.write(shown.text())
    }
    return list.status(isThere ? .success : .findings, shell)
  }

  /// `find 15 semibold` as one value: the words of a font behind its size are no paths.
  private static func joiningFontWords(of invocation: Invocation, _ shell: Shell) -> Invocation {
    var joined = invocation
    while joined.operands.count > 1 {
      let word = joined.operands[1]
      guard FontWeight(named: word) != nil || ["italic", "rounded", "serif", "monospaced"].contains(word),
        FileReader.kind(of: FilePath.absolute(word, in: shell.workingFolder)) == nil
      else { break }
      joined.operands[0] += " " + joined.operands.remove(at: 1)
    }
    return joined
  }

  // MARK: By name

  static func show(_ invocation: Invocation, _ shell: Shell) throws -> ExitStatus {
    let (name, list) = try operand("NAME", invocation, shell)
    let found = named(name, list.tokens)
    if invocation.value(of: .listFormat) == "json" {
      shell.standardOutput.write(list.with(found).json())
    } else if found.isEmpty, list.absence == nil {
      let names = list.tokens.flatMap { [$0.name] + $0.aliases }
      shell.complain("there is no design token '\(name)'" + Spelling.hint(Spelling.nearest(to: name, in: names)))
    } else {
      shell.standardOutput.write(found.map { details(of: $0, list) }.joined(separator: "\n"))
    }
    return list.status(found.isEmpty ? .findings : .success, shell)
  }

  /// Those of exactly the name, or else those that end with it.
  private static func named(_ name: String, _ tokens: [DesignToken]) -> [DesignToken] {
    func names(_ token: DesignToken) -> [String] {
      [token.name] + token.aliases + token.spellings.map(\.expression)
    }
    let exact = tokens.filter { names($0).contains(name) }
    guard exact.isEmpty else { return exact }
    let end = "." + name.lowercased()
    return tokens.filter { names($0).contains { $0.lowercased().hasSuffix(end) || $0.lowercased() == end.dropFirst() } }
  }

  private static func details(of token: DesignToken, _ list: TokenList) -> String {
    func shown(_ value: DesignValue) -> String {
      let text = TerminalText.neutralized(NormalForm.text(of: value))
      return list.style.swatch(text) + text
    }
    var rows: [(String, String)] = [("category", token.category.rawValue), ("value", shown(token.values.any))]
    if let dark = token.values.dark { rows.append(("dark", shown(dark))) }
    if let contrast = token.values.highContrast { rows.append(("high contrast", shown(contrast))) }
    if let both = token.values.darkHighContrast { rows.append(("dark, high contrast", shown(both))) }
    rows += token.values.any.spacings.map { ($0.name, NumberFormat.decimal($0.points)) }
    rows += parts(of: token.values.any, list)
    rows += token.values.reservations.all.map { ("but", $0) }
    rows += facts(of: token, list).map { ($0, lineText($1)) }
    let width = rows.map { $0.0.count }.max() ?? 0
    let lines = rows.map { key, value in
      "  \(key)\(String(repeating: " ", count: width - key.count))  \(value)\n"
    }
    return list.style.paint(TerminalText.neutralized(token.name), .bold) + "\n" + lines.joined()
  }

  /// A row for each part of a value that is made of several, counted where there are several shadows or stops.
  private static func parts(of value: DesignValue, _ list: TokenList) -> [(String, String)] {
    guard case .composite(let value) = value else { return [] }
    return value.layers.enumerated().flatMap { index, fields in
      fields.map { field in
        let text = TerminalText.neutralized(field.part.normalForm)
        return (value.layers.count > 1 ? "\(index + 1) \(field.name)" : field.name, list.style.swatch(text) + text)
      }
    }
  }

  private static func facts(of token: DesignToken, _ list: TokenList) -> [(String, String)] {
    var facts = token.spellings.map { ($0.type, $0.expression) }
    if facts.isEmpty { facts.append(("in Swift", "nothing says how it is written")) }
    if let module = token.module { facts.append(("module", module)) }
    if !token.aliases.isEmpty { facts.append(("also called", token.aliases.joined(separator: ", "))) }
    if let summary = token.summary { facts.append(("about", summary)) }
    if let deprecation = token.deprecation {
      let advice = [deprecation.message, deprecation.replacement.map { "use \($0)" }].compactMap { $0 }.first
      facts.append(("deprecated", advice ?? "yes"))
    }
    return facts + [("defined at", list.place(of: token))]
  }

  /// On one line, without what a terminal would act on.
  private static func lineText(_ text: String) -> String {
    TerminalText.neutralized(text.split(separator: "\n").joined(separator: " "))
  }

  // MARK: Operands

  private static func operand(
    _ name: String, _ invocation: Invocation, _ shell: Shell
  ) throws -> (text: String, list: TokenList) {
    guard let text = invocation.operands.first else {
      throw UsageError(description: "'tokens \(invocation.action ?? "")' needs a \(name)", command: "tokens")
    }
    var rest = invocation
    rest.operands.removeFirst()
    return (text, try TokenList(rest, shell, LintRequest(rest, shell)))
  }
}

extension DesignValue {
  /// The distances between letters and lines that belong to a text style, in points.
  var spacings: [(name: String, key: String, points: Double)] {
    guard case .font(let font) = self else { return [] }
    let all = [
      ("letter spacing", "letterSpacing", font.spacing.letters), ("line height", "lineHeight", font.spacing.lineHeight),
      ("line spacing", "lineSpacing", font.spacing.betweenLines),
    ]
    return all.compactMap { name, key, points in points.map { (name, key, $0) } }
  }
}
