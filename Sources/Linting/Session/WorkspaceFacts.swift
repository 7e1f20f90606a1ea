/// What the findings of one file depend on in the other files of its workspace, design tokens aside.
package struct WorkspaceFacts: Sendable, Hashable {
  var parameterTypes = ParameterTypes()
  /// What each file declares, by its absolute path.
  var declaredNames: [String: DeclaredNames] = [:]
  /// The paths under which the baseline knows files that have another name now, by the new one. All are absolute.
  var formerPaths: [String: String] = [:]

  package init() {}
}

extension WorkspaceFacts {
  /// Whether the same findings come of both, what the declared names come to aside.
  func meanTheSame(as other: WorkspaceFacts) -> Bool {
    parameterTypes == other.parameterTypes && formerPaths == other.formerPaths
  }
}
