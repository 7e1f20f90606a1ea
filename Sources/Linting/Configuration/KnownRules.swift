/// The rules that a configuration or a suppression comment may name.
package struct KnownRules: Sendable, Hashable {
  /// For each rule's id, the options it takes beside those that every rule takes.
  package var options: [String: [String]]

  package init(options: [String: [String]]) {
    self.options = options
  }

  package init(_ ids: some Sequence<String>) {
    options = Dictionary(ids.map { ($0, []) }, uniquingKeysWith: { first, _ in first })
  }

  package init(_ rules: some Sequence<RuleDescription>) {
    options = Dictionary(rules.map { ($0.id, $0.options) }, uniquingKeysWith: { first, _ in first })
  }

  /// Sorted.
  package var ids: [String] { options.keys.sorted() }

  package func contains(_ id: String) -> Bool { options[id] != nil }

  /// `unknown rule 'raw-colour'; did you mean 'raw-color'?`
  package func complaint(about name: String) -> String {
    "unknown rule '\(name)'" + Spelling.hint(Spelling.nearest(to: name, in: ids))
  }
}
