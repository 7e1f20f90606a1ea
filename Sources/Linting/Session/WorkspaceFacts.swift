/// What the findings of one file depend on in the other files of its workspace, design tokens aside.
package struct WorkspaceFacts: Sendable, Hashable {
  var parameterTypes = ParameterTypes()
  /// The paths under which the baseline knows files that have another name now, by the new one. All are absolute.
  var formerPaths: [String: String] = [:]

  package init() {}
}
