import DesignTokens
import Linting

extension Command {
  static let initialize = Command(
    name: "init",
    summary: "Write a \(ConfigurationLoader.fileName) for this folder, from the design tokens found in it.",
    details: """
      Nothing that is there is overwritten. With --git-hook, a hook is set up that lints what is staged before each
      commit; a hook that is there already runs first, if it is executable.
      """,
    flags: [.gitHook, .quiet],
    run: { invocation, shell in
      if invocation.has(.gitHook) {
        for line in try GitHook(shell).install() where !invocation.has(.quiet) {
          shell.standardError.write(line + "\n")
        }
        return .success
      }
      let path = FilePath.join(shell.workingFolder, ConfigurationLoader.fileName)
      if FileReader.unfollowedKind(of: path) != nil {
        throw CommandError(description: "\(ConfigurationLoader.fileName) is there already")
      }
      let found = try Linter().tokens(LintRequest(invocation, shell))
      for problem in found.problems { shell.complain(problem.description) }
      let draft = ConfigurationDraft(
        tokens: found.tokens, documents: Linter().tokenDocuments(in: shell.workingFolder), folder: shell.workingFolder)
      do {
        try Output.write(draft.text, toFile: path)
      } catch {
        throw CommandError(description: "cannot write \(ConfigurationLoader.fileName): \(error)")
      }
      if !invocation.has(.quiet) { shell.standardError.write(draft.summary) }
      return .success
    })
}

extension Flag {
  static let gitHook = Flag("--git-hook", "Set up a Git hook instead of a configuration.")
}

/// A configuration to begin with: what was found, and what else there is in comments.
struct ConfigurationDraft {
  /// How many tokens each file defines, by the file's kind and path.
  private var swiftFiles: [String: Int] = [:]
  private var catalogs: [String: Int] = [:]
  private let tokenCount: Int
  private let documents: [FoundDocument]

  /// - Parameter folder: Where the configuration is to stand, absolute.
  init(tokens: [DesignToken], documents: [FoundDocument], folder: String) {
    tokenCount = tokens.count
    self.documents = documents
    for token in tokens where token.visibility != .file {
      let absolute = FilePath.absolute(token.definition.path, in: folder)
      guard let path = FilePath.relative(absolute, to: folder).map(String.init) else { continue }
      if let end = path.firstRange(of: ".xcassets/") {
        catalogs[String(path[..<end.lowerBound]) + ".xcassets", default: 0] += 1
      } else if path.hasSuffix(".swift") {
        swiftFiles[path, default: 0] += 1
      }
    }
  }

  var summary: String {
    let count = swiftFiles.count + catalogs.count
    guard tokenCount > 0 else {
      if !documents.isEmpty {
        return
          "\(ConfigurationLoader.fileName) is written; it proposes \(documents.count) token file\(documents.count == 1 ? "" : "s"): say how Swift spells the tokens\n"
      }
      return
        "\(ConfigurationLoader.fileName) is written; no design tokens were found: name their files under 'tokens'\n"
    }
    return
      "\(ConfigurationLoader.fileName) names \(count) source\(count == 1 ? "" : "s") of \(tokenCount) design token\(tokenCount == 1 ? "" : "s"); "
      + "'sym-lint baseline create' keeps old findings quiet\n"
  }

  private static let mostFiles = 40

  var text: String {
    """
    # sym-lint finds raw design values where design tokens could stand. 'sym-lint config schema' describes all keys.

    # recommended or strict. 'sym-lint rules' lists what is in each.
    preset: recommended

    # Where the design tokens are defined. Without this, they are looked for in all files.
    \(tokens)
    # Files that are never linted.
    # exclude:
    #   - Vendor

    # rules:
    #   raw-spacing:
    #     severity: error
    #     allow: [1, 2]
    #   raw-font: off

    # Which token wins where several have the same value.
    # prefer: [Color.text*]
    # mappings:
    #   "#FF7E7E": Color.coral

    # Values that no token fits: report or quiet.
    # unmatched: quiet

    # Other settings for some files.
    # overrides:
    #   - files: Legacy
    #     preset: none

    # The findings that are known already; 'sym-lint baseline create' writes the file.
    # baseline: \(Baseline.fileName)

    # The least severity that fails a run: warning, error or never.
    # fail-on: warning

    """
  }

  private var tokens: String {
    let sources = [("swift", swiftFiles), ("assets", catalogs)].filter { !$0.1.isEmpty }
    guard !sources.isEmpty else {
      return "# tokens:\n" + (documents.isEmpty ? "#   - swift: DesignSystem\n" : "") + proposals
    }
    let isLong = swiftFiles.count > Self.mostFiles
    var lines = ["tokens:"]
    for (kind, files) in sources {
      lines.append("  - \(kind):")
      for (path, count) in files.sorted(by: { FilePath.precedes($0.key, $1.key) }) {
        lines.append("      - \(Self.quoted(path))  # \(count) \(count == 1 ? "token" : "tokens")")
      }
    }
    // So many files are no design system: the team had better choose.
    return lines.map { (isLong ? "# " : "") + $0 + "\n" }.joined() + proposals
  }

  /// The token files, which are of use only once somebody has said how code names what is in them.
  private var proposals: String {
    documents.prefix(Self.mostFiles).map { document in
      "#   - \(document.kind): \(Self.quoted(document.path))  # \(document.tokenCount) \(document.tokenCount == 1 ? "token" : "tokens")\n"
        + "#     access: \"AppColor.{name}\"  # how Swift spells them\n"
    }.joined()
  }

  /// Between quotation marks unless the path is plain.
  private static func quoted(_ path: String) -> String {
    // In a pattern these characters mean others.
    let path = path.reduce(into: "") { $0 += "\\*?[]{}".contains($1) ? "\\\($1)" : String($1) }
    let isPlain = path.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "/._-+".unicodeScalars.contains(scalar)
    }
    guard !isPlain || !(path.unicodeScalars.first?.properties.isAlphabetic ?? false) else { return path }
    return "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
