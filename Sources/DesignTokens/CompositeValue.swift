/// A value that is made of others: a shadow, a border, a transition, a gradient, an easing curve.
package struct CompositeValue: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case shadow, border, transition, gradient, easing
  }

  package enum Part: Hashable, Sendable {
    case color(Color)
    /// A length in points, a duration in seconds, a fraction.
    case number(Double)
    case text(String)
  }

  package struct Field: Hashable, Sendable {
    package var name: String
    package var part: Part

    package init(_ name: String, _ part: Part) {
      self.name = name
      self.part = part
    }
  }

  package var kind: Kind
  /// The fields of each shadow and of each stop of a gradient; of the other kinds there is one list.
  package var layers: [[Field]]

  package init(_ kind: Kind, _ layers: [[Field]]) {
    self.kind = kind
    self.layers = layers
  }

  /// `0 4 12 0 #00000040, 0 1 2 0 #0000001A`.
  package var normalForm: String {
    layers.map { $0.map(\.part.normalForm).joined(separator: " ") }.joined(separator: ", ")
  }
}

extension CompositeValue.Part {
  package var normalForm: String {
    switch self {
    case .color(let color): color.normalForm
    case .number(let number): NumberFormat.rounded(number)
    case .text(let text): text
    }
  }
}

extension DesignValue {
  /// The name of a color of the system as code says it: `systemBlue`.
  static func codeName(ofSystemColor name: String) -> String {
    name.hasSuffix("Color") && name.utf8.count > 5 ? String(name.dropLast(5)) : name
  }
}
