/// A comment's wish: `sym-lint:disable:next raw-color, raw-font -- reason`.
package struct Directive: Sendable, Hashable {
  package enum Scope: String, Sendable, Hashable, CaseIterable {
    case next, this, previous, file
  }

  package enum Action: Sendable, Hashable {
    case disable(Scope)
    /// From here to the `enable` of the same rule, or to the end of the file.
    case disableRegion
    case enable
  }

  package struct Name: Sendable, Hashable {
    package var text: String
    /// In UTF-8 offsets.
    package var range: Range<Int>

    package init(text: String, range: Range<Int>) {
      self.text = text
      self.range = range
    }
  }

  package var action: Action
  /// None stands for all rules.
  package var names: [Name]
  package var reason: String?
  /// From `sym-lint` to the end of the reason, in UTF-8 offsets.
  package var range: Range<Int>
  /// Offset just past the comment that it stands in.
  package var commentEnd: Int

  package init(action: Action, names: [Name], reason: String?, range: Range<Int>, commentEnd: Int) {
    self.action = action
    self.names = names
    self.reason = reason
    self.range = range
    self.commentEnd = commentEnd
  }
}

extension Directive {
  /// Whether it silences something and does not say why.
  var lacksReason: Bool { action != .enable && reason == nil }
}

/// Something in a directive that makes no sense.
package struct DirectiveProblem: Error, Sendable, Hashable {
  package var message: String
  /// In UTF-8 offsets.
  package var range: Range<Int>

  package init(message: String, range: Range<Int>) {
    self.message = message
    self.range = range
  }
}
