import Markup

/// What a configuration says of one rule; `nil` leaves it as it is.
package struct RuleSetting: Sendable, Hashable {
  package enum Level: String, Sendable, Hashable, CaseIterable {
    case off
    /// With the rule's own severity.
    case on
    case warning, error
  }

  /// How far a near token may be.
  package enum Near: Sendable, Hashable {
    case off
    /// ΔE₀₀ for colors, points for lengths.
    case within(Double)
    case byDefault
  }

  package enum Unmatched: String, Sendable, Hashable, CaseIterable {
    case report
    /// A value that no token fits is not reported.
    case quiet
  }

  package var level: Level?
  /// Values that are never reported, as written: `#FFFFFF`, `0.5`, `system:red`.
  package var allow: [String] = []
  package var near: Near?
  package var unmatched: Unmatched?
  /// The rule's own options.
  package var options: [MarkupEntry] = []

  package init(level: Level? = nil) {
    self.level = level
  }

  /// What both say, `other` having the last word.
  package func merged(with other: RuleSetting) -> RuleSetting {
    var merged = self
    merged.level = other.level ?? level
    merged.near = other.near ?? near
    merged.unmatched = other.unmatched ?? unmatched
    merged.allow += other.allow.filter { !allow.contains($0) }
    let names = other.options.map(\.key)
    merged.options.removeAll { names.contains($0.key) }
    merged.options += other.options
    return merged
  }
}

/// What holds for the rules in one file.
package struct RuleSettings: Sendable, Hashable {
  package var preset: Preset
  package var rules: [String: RuleSetting]

  package init(preset: Preset, rules: [String: RuleSetting]) {
    self.preset = preset
    self.rules = rules
  }

  /// The severity of a rule's findings; `nil` when the rule is off.
  package func severity(ofRule id: String, preset rulePreset: Preset, severity: Severity) -> Severity? {
    switch rules[id]?.level {
    case .off: nil
    case .on: severity
    case .warning: .warning
    case .error: .error
    case nil: preset.includes(rulePreset) ? severity : nil
    }
  }
}

extension Configuration {
  /// The overrides that hold for a file, by their place in `overrides`: files with the same ones have the same settings.
  package func overrides(for absolutePath: String) -> [Int] {
    overrides.indices.filter { overrides[$0].files.contains { $0.matches(absolutePath) } }
  }

  /// What holds for the rules where the given overrides do.
  package func ruleSettings(with indexes: [Int] = []) -> RuleSettings {
    var settings = RuleSettings(preset: preset, rules: rules)
    for index in indexes {
      settings.preset = overrides[index].preset ?? settings.preset
      for (rule, setting) in overrides[index].rules {
        settings.rules[rule] = (settings.rules[rule] ?? RuleSetting()).merged(with: setting)
      }
    }
    return settings
  }

  /// What holds for the rules in one file.
  package func ruleSettings(for absolutePath: String) -> RuleSettings {
    ruleSettings(with: overrides(for: absolutePath))
  }
}
