import DesignTokens
import Linting
import Reporting

extension Command {
  static let config = Command(
    name: "config", summary: "Print which settings hold here and where each was set, or the file's JSON schema.",
    operandCount: 0...0,
    actions: [
      Action(name: "show", summary: "Print what holds in the current folder and where each key was set."),
      Action(name: "print", summary: "The same as 'show'."),
      Action(name: "check", summary: "Read it with all that it extends, and say what is wrong or matches no file."),
      Action(name: "schema", summary: "Print the JSON schema of \(ConfigurationLoader.fileName)."),
    ],
    flags: [.config, .allowOutside],
    run: { invocation, shell in
      let request = try LintRequest(invocation, shell)
      let text =
        if invocation.action == "check" {
          try ConfigurationCheck.text(request)
        } else if invocation.action == "schema" {
          ConfigurationSchema.text(rules: try Linter().rules(request))
        } else {
          ConfigurationListing.text(of: try Linter().configuration(request), workingFolder: request.workingFolder)
        }
      shell.standardOutput.write(text)
      return .success
    })
}

/// A configuration for people: each key, its value and where it was set.
enum ConfigurationListing {
  static func text(of configuration: Configuration, workingFolder: String) -> String {
    let rows = values(of: configuration)
    let width = rows.map { $0.0.count }.max() ?? 0
    return rows.map { key, value in
      let origin = configuration.origins[key].map { place in
        "\(FilePath.shown(place.path, workingFolder: workingFolder)):\(place.line):\(place.column)"
      }
      let line = "\(key)\(String(repeating: " ", count: width - key.count))  \(value)  (\(origin ?? "default"))"
      return TerminalText.neutralized(line) + "\n"
    }.joined()
  }

  private static func values(of configuration: Configuration) -> [(String, String)] {
    let patterns = { (patterns: [PathPattern]) in "[" + patterns.map(\.text).joined(separator: ", ") + "]" }
    let sources = configuration.tokenSources.map { "[" + $0.map { text(of: $0) }.joined(separator: ", ") + "]" }
    let rows = [
      ("preset", configuration.preset.rawValue), ("include", patterns(configuration.include)),
      ("exclude", patterns(configuration.exclude)), ("tokens", sources ?? "discovered"),
      ("custom-rules", "\(configuration.customRules.count)"), ("overrides", "\(configuration.overrides.count)"),
      ("baseline", configuration.baseline ?? "none"), ("fail-on", configuration.failLevel.rawValue),
      ("previews", "\(configuration.lintsPreviews)"), ("tests", "\(configuration.lintsTests)"),
      ("generated", "\(configuration.lintsGenerated)"), ("dependencies", "\(configuration.lintsDependencies)"),
      ("respect-gitignore", "\(configuration.respectsGitignore)"),
      ("hex-alpha", configuration.hexAlpha.rawValue),
      ("prefer", "[" + configuration.preferred.joined(separator: ", ") + "]"),
      ("mappings", "[" + configuration.mappings.map { "\($0.value): \($0.token)" }.joined(separator: ", ") + "]"),
      ("roles", text(of: configuration.roles)),
      ("primitives", "[" + configuration.primitives.map(\.text).joined(separator: ", ") + "]"),
      ("token-arithmetic", configuration.tokenArithmetic.rawValue),
      ("unmatched", configuration.unmatched.rawValue), ("require-reason", "\(configuration.requiresReason)"),
    ]
    return rows + configuration.rules.sorted { $0.key < $1.key }.map { ("rules.\($0.key)", text(of: $0.value)) }
  }

  private static func text(of roles: [TokenMatcher.ColorRole: [TokenPattern]]) -> String {
    let lists = TokenMatcher.ColorRole.allCases.compactMap { role in
      roles[role].map { "\(role.rawValue): [" + $0.map(\.text).joined(separator: ", ") + "]" }
    }
    return "{" + lists.joined(separator: ", ") + "}"
  }

  private static func text(of source: TokenSourceSetting) -> String {
    let kind =
      switch source.kind {
      case .swift: "swift"
      case .assets: "assets"
      case .dtcg: "dtcg"
      case .tokensStudio: "tokens-studio"
      case .styleDictionary: "style-dictionary"
      case .figma: "figma"
      case .inline: "inline"
      }
    return ([kind] + source.patterns.map(\.text)).joined(separator: " ")
  }

  private static func text(of setting: RuleSetting) -> String {
    var facts = [setting.level?.rawValue ?? "as by preset"]
    if !setting.allow.isEmpty { facts.append("allow [\(setting.allow.joined(separator: ", "))]") }
    switch setting.near {
    case .off: facts.append("near off")
    case .within(let limit): facts.append("near \(limit)")
    case .byDefault, nil: break
    }
    if let unmatched = setting.unmatched { facts.append("unmatched \(unmatched.rawValue)") }
    return (facts + setting.options.map { "\($0.key) …" }).joined(separator: ", ")
  }
}

/// What is wrong with a configuration; what makes it unusable is thrown.
enum ConfigurationCheck {
  static func text(_ request: LintRequest) throws -> String {
    let configuration = try Linter().configuration(request)
    let review = try Linter().review(request)
    guard configuration.path != nil else { return "no \(ConfigurationLoader.fileName) holds here\n" }
    let warnings = review.warnings.map { "\($0.description) (warning)" }
    guard review.errors.isEmpty else {
      throw CommandError(description: (review.errors.map(\.description) + warnings).joined(separator: "\n"))
    }
    let shown = configuration.files.map { FilePath.shown($0, workingFolder: request.workingFolder) }
    return (warnings + ["\(TerminalText.neutralized(shown.joined(separator: ", "))): no errors"]).map { $0 + "\n" }.joined()
  }
}
