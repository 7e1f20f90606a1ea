import DesignTokens

/// What a file tells the others of its workspace: what their findings depend on.
struct ToldFacts: Sendable {
  var tokens: SwiftTokenSource?
  var types = ParameterTypes()
  var names = DeclaredNames()

  /// A file that does not exist.
  init() {}

  /// - Parameter scan: `nil` for a generated file that defines no tokens; its declarations count all the same.
  init(_ bytes: [UInt8], _ scan: FileScan?, _ rules: RuleSet) {
    if let scan {
      tokens = scan.tokens
      types = scan.parameterTypes
      names = scan.declaredNames
    } else {
      (types, names) = FileScan.declarations(in: bytes, rules)
    }
  }

  var isEmpty: Bool { tokens == nil && types.isEmpty && names.isEmpty }

  /// Whether the declarations of both are the same as far as they matter to others.
  ///
  /// - Parameter roots: The hashes of the names with which design tokens begin.
  func declaresTheSame(as other: ToldFacts, roots: Set<UInt32>) -> Bool {
    types == other.types && names.reduced(to: roots) == other.names.reduced(to: roots)
  }
}
