import DesignTokens

/// A design token that would be worth making.
package struct ProposedToken: Sendable {
  /// The type that it would be a static member of: `Spacing`, `Color`.
  package var owner: String
  /// Whether there is such a type already.
  package var ownerExists: Bool
  /// Whether the other members of that type are public.
  package var isPublic: Bool
  /// The name of the member.
  package var leaf: String
  /// The type of its value: `Color`, `CGFloat`.
  package var type: String
  package var cluster: ValueCluster

  package var name: String { owner + "." + leaf }

  package var values: AppearanceValues { cluster.values }

  /// The group of a document that it would stand in, which tells what it is for.
  package var group: String { cluster.category == .border ? "borderWidth" : cluster.category.rawValue }

  /// The name in that group, which it need not say again: `12` for `spacing12`.
  package var nameInGroup: String {
    let prefix = cluster.category == .lineHeight ? "lineSpacing" : cluster.category.rawValue
    let rest = leaf.hasPrefix(prefix) ? leaf.dropFirst(prefix.count) : ""
    return rest.first?.isNumber == true ? String(rest) : leaf
  }

  /// How often and where it could be used.
  package var summary: String {
    let uses = cluster.uses.count
    let files = cluster.files.count
    return "\(uses) place\(uses == 1 ? "" : "s") in \(files) file\(files == 1 ? "" : "s")"
  }
}

extension ProposedToken {
  /// Tokens for clusters, named as the team names its own.
  package static func proposals(
    for values: UncoveredValues, _ limits: ClusterLimits = ClusterLimits()
  ) -> [ProposedToken] {
    let scheme = NamingScheme(values.tokens)
    var taken: Set<String> = []
    return ValueCluster.clusters(values.values, limits).map { cluster in
      let proposal = scheme.proposal(for: cluster) { taken.contains($0) }
      taken.insert(proposal.name)
      return proposal
    }
  }
}
