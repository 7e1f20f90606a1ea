/// A call of a function that the project may declare, in a definition.
package struct SwiftCall: Sendable, Hashable {
  /// What the function is a member of, where that is no name: a case with a payload.
  var base: SwiftValue?
  /// The names that lead to the function; those behind the dot, where it is an implicit member or has a base.
  var path: [String]
  var isImplicit = false
  var arguments: [Argument]
  /// What the call looks like, where no declaration is found.
  var guess: SwiftValue?

  struct Argument: Sendable, Hashable {
    var label: String
    var value: SwiftValue
  }

  func replacingNames(
    _ replace: ([String]) -> SwiftValue, _ map: (SwiftValue) -> SwiftValue
  ) -> SwiftCall {
    var call = self
    call.arguments = arguments.map { Argument(label: $0.label, value: map($0.value)) }
    call.guess = guess.map(map)
    if let base {
      call.base = map(base)
    } else if !isImplicit, path.count > 1 {
      // The receiver may be a parameter: `type.font(size: size)`.
      switch replace(Array(path.dropLast())) {
      case .reference(let receiver): call.path = receiver + path.suffix(1)
      case .enumCase(let receiver, let payload) where payload.isEmpty: call.path = receiver + path.suffix(1)
      case let receiver:
        call.base = receiver
        call.path = Array(path.suffix(1))
      }
    }
    return call
  }
}

/// The branches of a `switch` over a name.
package struct SwiftChoice: Sendable, Hashable {
  var subject: SwiftValue
  var branches: [Branch]
  /// The value of `default`.
  var otherwise: SwiftValue?

  /// Whether some branch names what its case carries.
  var hasBindings: Bool { branches.contains { $0.bindings.contains { !$0.isEmpty } } }

  struct Branch: Sendable, Hashable {
    var cases: [String]
    /// The names of the payload of each of the cases, in order; empty strings for what is not named, and `.word` for what
    /// has to be that case.
    var bindings: [[String]]
    /// Nil for a value that cannot be read.
    var value: SwiftValue?
  }
}

/// A function or initializer of the project's that makes a design value of what it is given.
package struct SwiftFunction: Sendable, Hashable {
  /// The types around it and its name.
  var path: [String]
  var parameters: [Parameter]
  /// The type of what it gives.
  var result: String
  /// With the names of the parameters in it.
  var value: SwiftValue
  /// Whether it belongs to an instance: to a case of an enum.
  var isInstance: Bool
  /// UTF-8 range of the declaration.
  var range: Range<Int>

  struct Parameter: Sendable, Hashable {
    /// "" for `_`.
    var label: String
    var name: String
    var type: [String]
    var defaultValue: SwiftValue?
  }

  /// More parameters than these make nobody's token.
  static let mostParameters = 6

  /// The result of a modifier of views, whose value is the font that it sets.
  static let modifierResult = "some View"

  var isModifier: Bool { result == SwiftFunction.modifierResult }

  /// Whether another declaration of the name gives the same for the same arguments.
  func isTwin(of other: SwiftFunction) -> Bool {
    parameters == other.parameters && value == other.value && result == other.result
  }

  /// The arguments of a call by the parameters' positions; nil where the call is of another function.
  func arguments(of call: SwiftCall) -> [SwiftValue?]? { SwiftFunction.arguments(of: call, for: parameters) }

  /// The same for whatever takes parameters: a case with a payload.
  static func arguments(of call: SwiftCall, for parameters: [Parameter]) -> [SwiftValue?]? {
    var taken: [SwiftValue?] = []
    var next = 0
    for parameter in parameters {
      if next < call.arguments.count, call.arguments[next].label == parameter.label {
        taken.append(call.arguments[next].value)
        next += 1
      } else if parameter.defaultValue != nil {
        taken.append(nil)
      } else {
        return nil
      }
    }
    return next == call.arguments.count ? taken : nil
  }
}
