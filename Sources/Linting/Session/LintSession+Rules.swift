import DesignTokens

extension Finding {
  /// What an editor shows in a special way.
  package enum Kind: Sendable {
    /// Something that can go.
    case unusedSuppression
    case deprecatedUse
    case other
  }
}

extension LintSession {
  /// The rules in the order of their files.
  package var rules: [RuleDescription] { workspace.rules.rules.map(RuleDescription.init) }

  package func rule(_ id: String) -> RuleDescription? {
    workspace.rules.rules.first { $0.id == id }.map(RuleDescription.init)
  }

  package func kind(of finding: Finding) -> Finding.Kind {
    switch workspace.rules.rules.first(where: { $0.id == finding.rule })?.reports {
    case .unusedSuppression: .unusedSuppression
    case .deprecatedUse: .deprecatedUse
    default: .other
    }
  }
}
