import DesignTokens
import Markup

/// Takes one document, already checked against its shape, into a configuration.
struct ConfigurationReader {
  /// The file, absolute.
  let path: String
  /// The folder that no path of the document may lead out of.
  let fence: Fence
  private(set) var errors: [ConfigurationError] = []

  init(path: String, fence: Fence) {
    self.path = path
    self.fence = fence
  }

  private var folder: String { FilePath.folder(of: path) }

  mutating func apply(_ document: MarkupNode, to configuration: inout Configuration) {
    for entry in document.entries where entry.value.content != .null {
      note(entry.key, at: entry, in: &configuration)
      apply(entry, to: &configuration)
    }
  }

  private mutating func apply(_ entry: MarkupEntry, to configuration: inout Configuration) {
    let value = entry.value
    switch entry.key {
    case "preset": configuration.preset = value.choice() ?? configuration.preset
    case "include":
      _ = texts(value, of: entry.key, &configuration)
      configuration.include += patterns(value)
    case "exclude":
      _ = texts(value, of: entry.key, &configuration)
      configuration.exclude += patterns(value)
    case "tokens":
      configuration.tokenSources = (configuration.tokenSources ?? []) + value.items.compactMap { tokenSource($0) }
    case "rules":
      for rule in value.entries {
        note("rules.\(rule.key)", at: rule, in: &configuration)
        for item in rule.value["allow"]?.oneOrMore ?? [] {
          if let text = item.scalarText { configuration.origins["rules.\(rule.key):\(text)"] = place(of: item) }
        }
        merge(setting(rule.value), ofRule: rule.key, into: &configuration.rules)
      }
    case "overrides": configuration.overrides += value.items.map { override($0) }
    case "baseline": configuration.baseline = file(value) ?? configuration.baseline
    case "fail-on": configuration.failLevel = value.choice() ?? configuration.failLevel
    case "previews": configuration.lintsPreviews = value.boolean ?? false
    case "tests": configuration.lintsTests = value.boolean ?? false
    case "generated": configuration.lintsGenerated = value.boolean ?? false
    case "dependencies": configuration.lintsDependencies = value.boolean ?? false
    case "respect-gitignore": configuration.respectsGitignore = value.boolean ?? true
    case "prefer": configuration.preferred += texts(value, of: entry.key, &configuration)
    case "primitives": configuration.primitives += texts(value, of: entry.key, &configuration).map { TokenPattern($0) }
    case "roles":
      for entry in value.entries {
        guard let name = ConfigurationKeys.RoleName(rawValue: entry.key) else { continue }
        configuration.roles[name.role, default: []] += texts(entry.value, of: "roles", &configuration).map {
          TokenPattern($0)
        }
      }
    case "mappings":
      configuration.mappings = value.entries.compactMap { mapping($0) } + configuration.mappings
    case "token-arithmetic": configuration.tokenArithmetic = value.choice() ?? configuration.tokenArithmetic
    case "unmatched": configuration.unmatched = value.choice() ?? configuration.unmatched
    case "require-reason": configuration.requiresReason = value.boolean ?? false
    case "hex-alpha": configuration.hexAlpha = value.choice() ?? configuration.hexAlpha
    default: break
    }
  }

  /// The texts of a list, with each one's place noted as the origin of `key:text`.
  private func texts(_ node: MarkupNode, of key: String, _ configuration: inout Configuration) -> [String] {
    node.oneOrMore.compactMap { item in
      guard let text = item.text else { return nil }
      configuration.origins["\(key):\(text)"] = place(of: item)
      return text
    }
  }

  /// A path of the document, absolute; `nil` after an error.
  mutating func file(_ node: MarkupNode) -> String? {
    guard let text = node.text else { return nil }
    let file = FilePath.absolute(text, in: folder)
    return isInside(file, text, at: node) ? file : nil
  }

  private mutating func patterns(_ node: MarkupNode) -> [PathPattern] {
    node.oneOrMore.compactMap { item in
      guard let text = item.text else { return nil }
      if text.isEmpty || text.utf8.first == UInt8(ascii: "!") {
        complain("'\(text)' is no path pattern: it is empty, or takes back what others say", at: item)
        return nil
      }
      if let bracket = PathPattern.unclosedBracket(in: text) {
        complain("'\(text)' never closes its '\(bracket)'; write '\\\(bracket)' for the character itself", at: item)
        return nil
      }
      let pattern = PathPattern(text, base: folder)
      return isInside(pattern.literalFolder, text, at: item) ? pattern : nil
    }
  }

  private mutating func isInside(_ place: String, _ text: String, at node: MarkupNode) -> Bool {
    if fence.holds(place) { return true }
    complain("'\(text)' leads outside the repository", at: node)
    return false
  }

  private mutating func complain(_ message: String, at node: MarkupNode) {
    complain(message, at: node.position)
  }

  private mutating func complain(_ message: String, at position: MarkupPosition) {
    errors.append(ConfigurationError(path: path, position: position, message: message))
  }

  private mutating func tokenSource(_ node: MarkupNode) -> TokenSourceSetting? {
    guard let kind = tokenKind(node.entries) else { return nil }
    var source = TokenSourceSetting(kind: kind, path: path, position: node.position)
    for entry in node.entries {
      if let objection = source.objection(to: entry) { complain(objection, at: entry.keyPosition) }
      switch entry.key {
      case "access": source.access = access(entry.value)
      case "category": source.category = entry.value.choice()
      case "module": source.module = module(entry.value)
      case "modes":
        for modes in entry.value.entries {
          guard let key = ModeMapping.AppearanceKey(rawValue: modes.key) else { continue }
          for node in modes.value.oneOrMore {
            guard let mode = node.text else { continue }
            source.modes.map(mode, to: key)
            source.modePlaces[ModeMapping.Name(mode)] = node.position
          }
        }
      case "contexts":
        for context in entry.value.entries {
          guard let name = context.value.text else { continue }
          source.modes.choose(name, of: context.key)
          source.modePlaces[ModeMapping.Name(name)] = context.value.position
          source.modePlaces[ModeMapping.Name(context.key, isGroup: true)] = context.keyPosition
        }
      case "prefer": source.preference = preference(entry.value)
      case "inline": break
      default: for item in entry.value.oneOrMore { source.patternPlaces[item.text ?? ""] = item.position }
      }
    }
    return source
  }

  private mutating func tokenKind(_ entries: [MarkupEntry]) -> TokenSourceSetting.Kind? {
    for entry in entries {
      switch entry.key {
      case "swift": return .swift(patterns(entry.value))
      case "assets": return .assets(patterns(entry.value))
      case "dtcg": return .dtcg(patterns(entry.value))
      case "tokens-studio": return .tokensStudio(patterns(entry.value))
      case "style-dictionary": return .styleDictionary(patterns(entry.value))
      case "figma": return .figma(patterns(entry.value))
      case "inline": return .inline(entry.value)
      default: break
      }
    }
    return nil
  }

  private func access(_ node: MarkupNode) -> [TokenSourceSetting.AccessTemplate] {
    if let template = node.text { return [.init(type: nil, template: template, position: node.position)] }
    return node.entries.compactMap { entry in
      entry.value.text.map { .init(type: entry.key, template: $0, position: entry.value.position) }
    }
  }

  /// A name for fixes to import: nothing else must get into code by it.
  private mutating func module(_ node: MarkupNode) -> String? {
    guard let text = node.text else { return nil }
    if SwiftExpression.isModule(text) { return text }
    complain("'\(text)' is no name of a module", at: node)
    return nil
  }

  private func preference(_ node: MarkupNode) -> TokenSourceSetting.Preference {
    if let all = node.boolean { return all ? .all : .none }
    return .names(node.oneOrMore.compactMap(\.text))
  }

  private mutating func mapping(_ entry: MarkupEntry) -> TokenMapping? {
    guard let token = entry.value.text else { return nil }
    if !TokenMapping.isValue(entry.key) {
      complain(
        "'\(entry.key)' is no value: expected '#RRGGBB', a number, 'family/size/weight' or 'system:red'",
        at: entry.keyPosition)
    }
    return TokenMapping(value: entry.key, token: token, place: place(of: entry.value))
  }

  private func place(of node: MarkupNode) -> Location {
    Location(path: path, line: node.position.line, column: node.position.column)
  }

  private mutating func override(_ node: MarkupNode) -> ConfigurationOverride {
    var override = ConfigurationOverride(files: [], place: place(of: node))
    for entry in node.entries {
      switch entry.key {
      case "files":
        override.files = patterns(entry.value)
        override.place = place(of: entry.value)
      case "preset": override.preset = entry.value.choice()
      case "rules":
        for rule in entry.value.entries { merge(setting(rule.value), ofRule: rule.key, into: &override.rules) }
      default: break
      }
    }
    return override
  }

  private func setting(_ node: MarkupNode) -> RuleSetting {
    if let level = level(node) { return RuleSetting(level: level) }
    var setting = RuleSetting()
    for entry in node.entries {
      switch entry.key {
      case "severity": setting.level = level(entry.value)
      case "allow": setting.allow = entry.value.oneOrMore.compactMap(\.scalarText)
      case "near": setting.near = near(entry.value)
      case "unmatched": setting.unmatched = entry.value.choice()
      default: setting.options.append(entry)
      }
    }
    return setting
  }

  private func level(_ node: MarkupNode) -> RuleSetting.Level? {
    if let isOn = node.boolean { return isOn ? .on : .off }
    return node.choice()
  }

  private func near(_ node: MarkupNode) -> RuleSetting.Near? {
    switch node.content {
    case .boolean(let isOn): isOn ? .byDefault : .off
    case .number(_, let value): .within(value)
    default: nil
    }
  }

  private func merge(_ setting: RuleSetting, ofRule rule: String, into rules: inout [String: RuleSetting]) {
    rules[rule] = (rules[rule] ?? RuleSetting()).merged(with: setting)
  }

  private func note(_ key: String, at entry: MarkupEntry, in configuration: inout Configuration) {
    let position = entry.keyPosition
    configuration.origins[key] = Location(path: path, line: position.line, column: position.column)
  }
}

extension MarkupNode {
  var entries: [MarkupEntry] {
    if case .mapping(let entries) = content { entries } else { [] }
  }

  var items: [MarkupNode] {
    if case .sequence(let items) = content { items } else { [] }
  }

  /// The items of a list, or the value itself.
  var oneOrMore: [MarkupNode] {
    switch content {
    case .sequence(let items): items
    case .null: []
    default: [self]
    }
  }

  var text: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// Text, or a number as written.
  var scalarText: String? {
    switch content {
    case .string(let text), .number(let text, _): text
    default: nil
    }
  }

  var boolean: Bool? {
    if case .boolean(let value) = content { value } else { nil }
  }

  func choice<Choice: RawRepresentable<String>>() -> Choice? { text.flatMap { Choice(rawValue: $0) } }

  subscript(key: String) -> MarkupNode? { entries.first { $0.key == key }?.value }
}
