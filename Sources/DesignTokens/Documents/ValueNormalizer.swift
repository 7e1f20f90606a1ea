/// Turns what a document holds for a type into a number, a color or the parts of a composite value.
struct ValueNormalizer: Sendable {
  let format: DocumentFormat

  struct Outcome: Sendable {
    var value: DocumentValue
    /// What is wrong; a value that is not broken was still read.
    var message: String?

    static func broken(_ message: String) -> Outcome { Outcome(value: .broken, message: message) }
  }

  func normalize(_ value: DocumentValue, _ kind: ValueKind, _ type: ValueType?) -> Outcome {
    if value.isBroken { return Outcome(value: .broken) }
    switch kind {
    case .color: return color(value)
    case .dimension, .duration, .opacity, .number: return quantity(value, kind, type)
    case .fontWeight: return fontWeight(value)
    case .fontFamily: return fontFamily(value)
    case .typography:
      let read = parts(value, kind)
      return read.value.isBroken ? read : typography(value)
    case .border, .transition: return parts(value, kind)
    case .shadow:
      if case .list(let shadows) = value {
        for shadow in shadows {
          if case .map = shadow { continue } else { return .broken("expected a shadow or a list of shadows") }
        }
        return Outcome(value: value)
      }
      return parts(value, kind)
    case .gradient, .strokeStyle, .cubicBezier, .text: return Outcome(value: value)
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
      return checked(number, unit, kind)
    case .text(let text): return quantity(text, kind, type)
    case .map(let entries): return pair(entries, kind)
    default: return .broken("expected a number")
    }
  }

  private func quantity(_ text: String, _ kind: ValueKind, _ type: ValueType?) -> Outcome {
    switch MathText.evaluate(text) {
    case .quantity(let quantity): return checked(quantity.value, quantity.unit, kind)
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
  private func pair(_ entries: [String: DocumentValue], _ kind: ValueKind) -> Outcome {
    guard case .number(let number, nil)? = entries["value"] else { return .broken("its 'value' must be a number") }
    guard number.isFinite else { return .broken("the number is too large") }
    guard case .text(let unit)? = entries["unit"] else { return .broken("a 'unit' is missing") }
    return checked(number, unit.lowercased(), kind)
  }

  private func checked(_ number: Double, _ unit: String?, _ kind: ValueKind) -> Outcome {
    let value = DocumentValue.number(number, unit: unit)
    guard let unit else { return Outcome(value: value) }
    switch kind {
    case .duration:
      return unit == "ms" || unit == "s"
        ? Outcome(value: value) : .broken("the unit \(quotedName(unit)) is none of time")
    case .dimension where format == .dtcg:
      if Self.lengthUnits.contains(unit) {
        return Outcome(
          value: value, message: unit == "px" || unit == "rem" ? nil : "the unit \(quotedName(unit)) is taken for px")
      }
      if unit == "%" || unit == "em" {
        return Outcome(value: value, message: "the unit \(quotedName(unit)) is none of the format")
      }
      return .broken("the unit \(quotedName(unit)) is none of px and rem")
    case .dimension, .number, .opacity:
      let known = Self.lengthUnits.contains(unit) || ["%", "em", "ms", "s", "deg"].contains(unit)
      return known ? Outcome(value: value) : .broken("the unit \(quotedName(unit)) is not known")
    default: return Outcome(value: value)
    }
  }

  // MARK: Fonts

  private func fontWeight(_ value: DocumentValue) -> Outcome {
    switch value {
    case .number(let number, _):
      return (1...1000).contains(number) ? Outcome(value: value) : .broken("a font weight is a number in 1…1000")
    case .text(let text):
      let style = FontStyleName(text)
      if style.weight != nil {
        let isExact = format != .dtcg || text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0 >= UInt8(ascii: "a") }
        return Outcome(value: value, message: isExact ? nil : "\(quotedName(text)) is no font weight of the format")
      }
      return format == .dtcg ? .broken("\(quotedName(text)) is no font weight") : Outcome(value: value)
    default: return .broken("expected a font weight")
    }
  }

  private func fontFamily(_ value: DocumentValue) -> Outcome {
    switch value {
    case .text, .list: Outcome(value: value)
    default: .broken("expected the name of a font family, or a list of names")
    }
  }

  // MARK: Composites

  private func parts(_ value: DocumentValue, _ kind: ValueKind) -> Outcome {
    switch value {
    case .map: return Outcome(value: value)
    case .text, .list:
      return format == .dtcg ? .broken("expected an object") : Outcome(value: value)
    default: return .broken("expected an object")
    }
  }
}

/// A weight and a slant in words: `Semi Bold`, `Bold Italic`, `600`.
struct FontStyleName: Sendable {
  var weight: FontWeight?
  var isItalic = false

  init(_ text: String) {
    var words = text.lowercased().utf8.split { $0 == 0x20 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      .map { String(decoding: $0, as: UTF8.self) }
    if let last = words.last, let slant = Self.slants.first(where: last.hasSuffix) {
      isItalic = true
      words.removeLast()
      if last != slant { words.append(String(last.dropLast(slant.count))) }
    }
    let name = words.joined()
    if let number = Double(name), (1...1000).contains(number) {
      weight = FontWeight(number: number)
    } else {
      weight = FontWeight(named: name) ?? Self.otherNames[name]
    }
    if isItalic, name.isEmpty { weight = .regular }
  }

  private static let slants = ["italic", "oblique", "kursiv"]

  /// German names, as fonts and Tokens Studio's tools have them, and what the latter misspell.
  private static let otherNames: [String: FontWeight] = [
    "dünn": .thin, "extraleicht": .ultraLight, "leicht": .light, "buch": .regular, "kräftig": .medium,
    "kraeftig": .medium, "mittel": .medium, "halbfett": .semibold, "dreiviertelfett": .bold, "fett": .heavy,
    "ultabold": .heavy, "extrafett": .black, "schwarz": .black, "super": .black, "book": .regular,
  ]
}
