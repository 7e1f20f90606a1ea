/// What was suggested for the values of a file a moment ago: between two keystrokes nearly all of them stay what they are.
package struct FindingMemory: Sendable {
  var suggestions = SuggestionMemory()
  /// The generation of the session that it holds for.
  private var generation: Int?

  package init() {}

  /// Forgets what was suggested of other design tokens.
  mutating func enter(generation: Int) {
    if self.generation != generation { suggestions = SuggestionMemory() }
    self.generation = generation
  }
}
