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
    flags: [.allowOutside, .gitHook, .quiet],
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
  /// How many of the tokens found are for a file or component of their own.
  private let ownCount: Int
  private let documents: [FoundDocument]

  /// - Parameter folder: Where the configuration is to stand, absolute.
  init(tokens: [DesignToken], documents: [FoundDocument], folder: String) {
    self.documents = documents
    ownCount = tokens.count { $0.visibility == .file }
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
    // Private constants are tokens of their own files only, and none of them is named.
    let tokenCount = swiftFiles.values.reduce(0, +) + catalogs.values.reduce(0, +)
    guard count > 0 else {
      if !documents.isEmpty {
        return
          "\(ConfigurationLoader.fileName) is written; it proposes \(documents.count) token file\(documents.count == 1 ? "" : "s"): say how Swift spells the tokens\n"
      }
      return
        "\(ConfigurationLoader.fileName) is written; no design tokens were found: name their files under 'tokens'\n"
    }
    return
      "\(ConfigurationLoader.fileName) \(isLong ? "proposes" : "names") \(count) source\(count == 1 ? "" : "s") of \(tokenCount) design token\(tokenCount == 1 ? "" : "s"); "
      + (ownCount == 0
        ? "" : "\(ownCount) more that only one file or component uses \(ownCount == 1 ? "is" : "are") left out; ")
      + "'sym-lint baseline create' keeps old findings quiet\n"
  }

  private static let mostFiles = 40

  /// Whether there are so many files that they are no design system: the team had better choose.
  private var isLong: Bool { swiftFiles.count > Self.mostFiles }

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
    var lines = ["tokens:"]
    for (kind, files) in sources {
      lines.append("  - \(kind):")
      for (path, count) in files.sorted(by: { FilePath.precedes($0.key, $1.key) }) {
        lines.append("      - \(Self.quoted(path))  # \(count) \(count == 1 ? "token" : "tokens")")
      }
    }
    return lines.map { (isLong ? "# " : "") + $0 + "\n" }.joined() + proposals
  }

  /// The token files, which are of use only once somebody has said how code names what is in them.
  private var proposals: String {
    sources.prefix(Self.mostFiles).map { source in
      let count = source.files.reduce(0) { $0 + $1.tokenCount }
      let place = source.files.count == 1 ? "" : " in \(source.files.count) files"
      return "#   - \(source.files[0].kind): \(source.pattern)  # \(count) \(count == 1 ? "token" : "tokens")\(place)\n"
        + "#     access: \"AppColor.{name}\"  # how Swift spells them\n"
    }.joined()
  }

  /// The documents by what a source would name: those in a folder of tokens refer to each other, but for Figma's exports.
  private var sources: [(pattern: String, files: [FoundDocument])] {
    let groups = Dictionary(grouping: documents) { $0.kind + " " + (Self.folder(of: $0) ?? $0.path) }
    let sources = groups.values.flatMap { files -> [(pattern: String, files: [FoundDocument])] in
      guard files.count > 1, files[0].kind != "figma", let folder = Self.folder(of: files[0]) else {
        return files.map { (pattern: Self.quoted($0.path), files: [$0]) }
      }
      let endings = Set(files.map { $0.path.split(separator: ".").last ?? "json" }).sorted()
      let patterns = endings.map { "\"\(folder)/**/*.\($0)\"" }
      return [(pattern: patterns.count == 1 ? patterns[0] : "[\(patterns.joined(separator: ", "))]", files: files)]
    }
    return sources.sorted { FilePath.precedes($0.files[0].path, $1.files[0].path) }
  }

  /// The outermost folder around a document that is one of tokens by its name.
  private static func folder(of document: FoundDocument) -> String? {
    let parts = document.path.split(separator: "/").dropLast()
    let outermost = parts.firstIndex { part in
      ["tokens", "design-tokens", "designtokens", "properties"].contains(part.lowercased())
    }
    // In a pattern these characters mean others.
    guard let outermost, !document.path.contains(where: { "\\*?[]{}\"".contains($0) }) else { return nil }
    return parts.prefix(outermost + 1).joined(separator: "/")
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
