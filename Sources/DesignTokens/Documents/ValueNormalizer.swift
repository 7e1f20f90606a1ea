/// Turns what a document holds for a type into a number, a color or the parts of a composite value.
struct ValueNormalizer: Sendable {
  let format: DocumentFormat

  struct Outcome: Sendable {
    /// How much something that is wrong weighs.
    enum Weight: Sendable {
      /// No token can be made of it.
      case broken
      /// The token has no value; the format's own documents stay usable.
      case lost
      /// It was still read.
      case doubtful
      /// It was still read, and is worth one word for all tokens like it.
      case usual
    }

    var value: DocumentValue
    /// What is wrong.
    var message: String?
    var weight = Weight.doubtful

    static func broken(_ message: String) -> Outcome { Outcome(value: .broken, message: message, weight: .broken) }

    static func lost(_ message: String) -> Outcome { Outcome(value: .broken, message: message, weight: .lost) }
  }

  /// Whether a type of the format is read by its own word.
  private func isStrict(_ type: ValueType?) -> Bool { format == .dtcg && type?.isStandard == true }

  func normalize(_ value: DocumentValue, _ kind: ValueKind, _ type: ValueType?) -> Outcome {
    if value.isBroken { return Outcome(value: .broken) }
    switch kind {
    case .color: return color(value)
    case .dimension, .duration, .opacity, .number: return quantity(value, kind, type)
    case .fontWeight: return fontWeight(value)
    case .fontFamily: return fontFamily(value)
    case .typography:
      let read = parts(value)
      return read.value.isBroken ? read : typography(value)
    case .border where value.plainText != nil, .shadow where value.plainText != nil: return composite(value, kind)
    case .border, .transition:
      let read = parts(value)
      return read.value.isBroken ? read : composite(value, kind)
    case .shadow:
      guard case .list(let shadows) = value else {
        let read = parts(value)
        return read.value.isBroken ? read : composite(value, kind)
      }
      for shadow in shadows {
        switch shadow {
        case .map, .text: continue
        default: return .broken("expected a shadow or a list of shadows")
        }
      }
      return composite(value, kind)
    case .gradient, .cubicBezier: return composite(value, kind)
    case .strokeStyle:
      return Outcome(value: value, message: format == .dtcg ? strokeStyleMessage(value) : nil)
    case .text: return Outcome(value: value)
    }
  }

  private func composite(_ value: DocumentValue, _ kind: ValueKind) -> Outcome {
    var reader = CompositeReader(self)
    _ = reader.read(value, kind)
    if let failure = reader.failure { return .lost(failure) }
    let message = reader.remarks.isEmpty ? nil : reader.remarks.joined(separator: "; ")
    return Outcome(value: value, message: message)
  }

  static let strokeStyles: Set<String> = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]

  /// What is wrong with the style of a line.
  func strokeStyleMessage(_ value: DocumentValue) -> String? {
    switch value {
    case .text(let name): return Self.strokeStyles.contains(name) ? nil : "\(quotedName(name)) is no stroke style"
    case .map:
      guard case .list(let dashes)? = value["dashArray"] else { return "its 'dashArray' is a list of lengths" }
      for dash in dashes {
        guard case .number = normalize(dash, .dimension, nil).value else {
          return "its 'dashArray' is a list of lengths"
        }
      }
      let caps = ["round", "butt", "square"]
      return value["lineCap"]?.plainText.map(caps.contains) == true ? nil : "its 'lineCap' is round, butt or square"
    default: return "a stroke style is a name, or an object with a 'dashArray' and a 'lineCap'"
    }
  }

  // MARK: Colors

  private func color(_ value: DocumentValue) -> Outcome {
    switch value {
    case .color: return Outcome(value: value)
    case .text(let text):
      switch ColorText.parse(text) {
      case .color(let color): return Outcome(value: .color(color))
      case .gradient: return Outcome(value: value)
      case .failure: return .broken("\(quotedName(text)) is no color")
      }
    case .map(let entries):
      switch ColorObject.read(entries) {
      case .color(let color, let warning): return Outcome(value: .color(color), message: warning)
      case .failure(let message): return .broken(message)
      }
    default: return .broken("expected a color")
    }
  }

  // MARK: Numbers

  private static let lengthUnits: Set<String> = ["px", "pt", "dp", "sp", "rem"]

  private func quantity(_ value: DocumentValue, _ kind: ValueKind, _ type: ValueType?) -> Outcome {
    switch value {
    case .number(let number, let unit):
      guard number.isFinite else { return .broken("the number is too large") }
      return checked(number, unit, kind, type)
    case .text(let text): return quantity(text, kind, type)
    case .map(let entries): return pair(entries, kind, type)
    default: return .broken("expected a number")
    }
  }

  private func quantity(_ text: String, _ kind: ValueKind, _ type: ValueType?) -> Outcome {
    switch MathText.evaluate(text) {
    case .quantity(let quantity):
      let read = checked(quantity.value, quantity.unit, kind, type)
      guard kind == .number, isStrict(type), read.message == nil else { return read }
      return Outcome(value: read.value, message: "a number is written without quotes")
    case .failure(let message): return .broken("\(quotedName(text)): \(message)")
    case .notMath:
      // Several values, `AUTO` and the like are valid, and none of a design token's.
      if format != .dtcg || type?.isStandard != true { return Outcome(value: .text(text)) }
      let isList = text.split(separator: " ").allSatisfy {
        if case .quantity = MathText.evaluate(String($0)) { true } else { false }
      }
      return isList && text.contains(" ")
        ? Outcome(value: .text(text)) : .broken("\(quotedName(text)) is no \(kind == .number ? "number" : "length")")
    }
  }

  /// `{"value": 16, "unit": "px"}`.
  private func pair(_ entries: [String: DocumentValue], _ kind: ValueKind, _ type: ValueType?) -> Outcome {
    if entries["value"] == nil, !entries.isEmpty, Set(entries.keys).isSubset(of: Self.edges) {
      return .broken("a length for each edge is no single length")
    }
    guard case .number(let number, nil)? = entries["value"] else { return .broken("its 'value' must be a number") }
    guard number.isFinite else { return .broken("the number is too large") }
    guard case .text(let unit)? = entries["unit"] else { return .broken("a 'unit' is missing") }
    let plain = unit.lowercased()
    let read = checked(number, plain, kind, type)
    guard plain != unit, format == .dtcg, read.message == nil else { return read }
    return Outcome(value: read.value, message: "the unit \(quotedName(unit)) is written '\(plain)'")
  }

  private static let edges: Set<String> = [
    "top", "bottom", "left", "right", "leading", "trailing", "horizontal", "vertical",
  ]

  private static func relative(_ unit: String) -> String {
    "the unit \(quotedName(unit)) is relative to something that nothing here tells"
  }

  /// A number without a unit, where the format wants one.
  private func unitless(_ value: DocumentValue, _ kind: ValueKind) -> Outcome {
    switch kind {
    case .duration: .lost("a 'unit' is missing, ms or s")
    case .dimension: Outcome(value: value, message: "a size without a unit is taken for px", weight: .usual)
    default: Outcome(value: value)
    }
  }

  private func checked(_ number: Double, _ unit: String?, _ kind: ValueKind, _ type: ValueType?) -> Outcome {
    let value = DocumentValue.number(number, unit: unit)
    guard let unit else { return isStrict(type) ? unitless(value, kind) : Outcome(value: value) }
    switch kind {
    case .number where isStrict(type):
      return Outcome(value: value, message: "a number has no unit, and this one has \(quotedName(unit))")
    case .duration:
      return unit == "ms" || unit == "s"
        ? Outcome(value: value) : .broken("the unit \(quotedName(unit)) is none of time")
    case .dimension where format == .dtcg:
      if Self.lengthUnits.contains(unit) {
        return Outcome(
          value: value, message: unit == "px" || unit == "rem" ? nil : "the unit \(quotedName(unit)) is taken for px")
      }
      if unit == "%" || unit == "em" {
        return Outcome(
          value: value, message: Self.relative(unit), weight: isStrict(type) ? .lost : .doubtful)
      }
      return .broken("the unit \(quotedName(unit)) is none of px and rem")
    case .dimension, .number, .opacity:
      let known = Self.lengthUnits.contains(unit) || ["%", "em", "ms", "s", "deg"].contains(unit)
      guard known else { return .broken("the unit \(quotedName(unit)) is not known") }
      let isRelative = kind == .dimension && (unit == "%" || unit == "em")
      // Distances of text are often parts of its size.
      guard isRelative, let type, type.category != .letterSpacing, type.category != .lineHeight else {
        return Outcome(value: value)
      }
      return Outcome(value: value, message: Self.relative(unit))
    default: return Outcome(value: value)
    }
  }

  // MARK: Fonts

  private static let weightNames: Set<String> = [
    "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book", "medium", "semi-bold",
    "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy", "extra-black", "ultra-black",
  ]

  private func fontWeight(_ value: DocumentValue) -> Outcome {
    switch value {
    case .number(let number, let unit):
      guard (1...1000).contains(number) else { return .broken("a font weight is a number in 1…1000") }
      return Outcome(value: value, message: unit == nil ? nil : "a font weight has no unit")
    case .text(let text):
      let style = FontStyleName(text)
      if style.weight != nil {
        let isExact = format != .dtcg || Self.weightNames.contains(text)
        return Outcome(value: value, message: isExact ? nil : "\(quotedName(text)) is no font weight of the format")
      }
      return format == .dtcg ? .broken("\(quotedName(text)) is no font weight") : Outcome(value: value)
    default: return .broken("expected a font weight")
    }
  }

  private func fontFamily(_ value: DocumentValue) -> Outcome {
    switch value {
    case .text: return Outcome(value: value)
    case .list(let names) where !names.isEmpty && names.allSatisfy { $0.plainText != nil || format != .dtcg }:
      return Outcome(value: value)
    default: return .broken("expected the name of a font family, or a list of names")
    }
  }

  // MARK: Composites

  private func parts(_ value: DocumentValue) -> Outcome {
    switch value {
    case .map: return Outcome(value: value)
    case .text, .list:
      return format == .dtcg ? .broken("expected an object") : Outcome(value: value)
    default: return .broken("expected an object")
    }
  }
}
