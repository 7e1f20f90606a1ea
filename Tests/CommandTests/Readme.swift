import Foundation

/// README.md, or a page like it, as a list of what can be checked in it: files that it shows, commands, and settings.
///
/// A fenced block says in its first line what it is:
///
/// - `console`: commands behind a `$` with their output, run in the root of this repository. A line `…` stands for any
///   number of lines.
/// - `console example`: the same, run in the example's folder.
/// - `LANGUAGE title=PATH`: a file of the example's folder, written before what follows.
/// - `yaml config`: a configuration that must be valid.
struct Readme {
  enum Step {
    case write(path: String, content: String)
    case run(command: String, output: [String], inExample: Bool, line: Int)
    case checkConfiguration(String, line: Int)
  }

  /// The root of this repository.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  let text: String

  init(named name: String = "README.md") throws {
    text = try String(contentsOfFile: Self.folder + "/" + name, encoding: .utf8)
  }

  /// What README says to do, in its order.
  var steps: [Step] {
    var steps: [Step] = []
    var block: (info: [Substring], line: Int, lines: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```"), let open = block {
        steps += Self.steps(open.info, open.lines, firstLine: open.line + 1)
        block = nil
      } else if line.hasPrefix("```") {
        block = (line.dropFirst(3).split(separator: " "), index + 1, [])
      } else {
        block?.lines.append(line)
      }
    }
    return steps
  }

  private static func steps(_ info: [Substring], _ lines: [Substring], firstLine: Int) -> [Step] {
    if info.first == "console" { return commands(lines, inExample: info.contains("example"), firstLine: firstLine) }
    let content = lines.map { $0 + "\n" }.joined()
    if let title = info.first(where: { $0.hasPrefix("title=") }) {
      return [.write(path: String(title.dropFirst("title=".count)), content: content)]
    }
    return info == ["yaml", "config"] ? [.checkConfiguration(content, line: firstLine)] : []
  }

  private static func commands(_ lines: [Substring], inExample: Bool, firstLine: Int) -> [Step] {
    var commands: [(command: String, output: [String], line: Int)] = []
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), [], firstLine + index))
      } else if !commands.isEmpty {
        commands[commands.count - 1].output.append(String(line))
      }
    }
    return commands.map { .run(command: $0.command, output: $0.output, inExample: inExample, line: $0.line) }
  }

  /// The lines between two comments `<!-- NAME -->` and `<!-- /NAME -->`.
  func section(_ name: String) -> String? {
    guard let start = text.range(of: "<!-- \(name) -->\n"),
      let end = text.range(of: "\n<!-- /\(name) -->", range: start.upperBound..<text.endIndex)
    else { return nil }
    return String(text[start.upperBound..<end.lowerBound])
  }
}

/// Lines that were printed, set against those that README shows.
struct ShownOutput {
  let lines: [String]

  /// Whether README shows this output, `…` standing for any lines.
  func shows(_ output: String) -> Bool {
    var rest = output.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if rest.last?.isEmpty == true { rest.removeLast() }
    return Self.matches(trimmed(lines)[...], rest)
  }

  private func trimmed(_ lines: [String]) -> [String] {
    lines.last?.isEmpty == true ? Array(lines.dropLast()) : lines
  }

  private static func matches(_ shown: ArraySlice<String>, _ printed: ArraySlice<Substring>) -> Bool {
    guard let first = shown.first else { return printed.isEmpty }
    if first.trimmingCharacters(in: .whitespaces) == "…" {
      return printed.indices.contains { matches(shown.dropFirst(), printed[$0...]) }
        || matches(shown.dropFirst(), printed.suffix(0))
    }
    return printed.first.map { $0 == first } == true && matches(shown.dropFirst(), printed.dropFirst())
  }
}
