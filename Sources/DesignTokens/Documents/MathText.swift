#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A number with a unit, or a calculation of such: `16`, `1.5rem`, `(4px + 2) * 3`, `roundTo(4 / 3, 1)`.
struct MathText: Sendable {
  struct Quantity: Hashable, Sendable {
    var value: Double
    var unit: String?
  }

  enum Outcome: Hashable, Sendable {
    case quantity(Quantity)
    /// It is a calculation, and why it has no result.
    case failure(String)
    /// It is no calculation.
    case notMath
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0
  private var isCalculation = false
  private var failure: String?

  private static let lengthLimit = 4096
  private static let depthLimit = 64

  static func evaluate(_ text: String) -> Outcome {
    guard text.utf8.count <= lengthLimit else { return .notMath }
    var math = MathText(bytes: Array(text.utf8))
    guard let quantity = math.sum() else { return math.failure.map { .failure($0) } ?? .notMath }
    math.skipSpaces()
    guard math.offset == math.bytes.count else { return math.failure.map { .failure($0) } ?? .notMath }
    guard quantity.value.isFinite else { return .failure("the result is not finite") }
    return .quantity(quantity.unit == nil && math.isCalculation ? rounded(quantity) : quantity)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// What has no unit is rounded to three decimals, as Tokens Studio does.
  private static func rounded(_ quantity: Quantity) -> Quantity {
    guard abs(quantity.value) < 1e12 else { return quantity }
    return Quantity(value: (quantity.value * 1000).rounded() / 1000, unit: nil)
  }

  private mutating func skipSpaces() {
    while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func fail(_ message: String) -> Quantity? {
    if failure == nil { failure = message }
    return nil
  }

  // MARK: Operators

  private mutating func sum() -> Quantity? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { return fail("the calculation nests too deep") }
    guard var left = product() else { return nil }
    while true {
      let isSum = take("+")
      guard isSum || take("-") else { return left }
      isCalculation = true
      guard let right = product() else { return nil }
      guard let unit = common(left, right) else {
        return fail("the units \(left.unit ?? "") and \(right.unit ?? "") do not add up")
      }
      left = Quantity(value: isSum ? left.value + right.value : left.value - right.value, unit: unit.name)
    }
  }

  private mutating func product() -> Quantity? {
    guard var left = power() else { return nil }
    while true {
      let mark = takeFactorMark()
      guard let mark else { return left }
      isCalculation = true
      guard let right = power() else { return nil }
      guard let unit = common(left, right) else {
        return fail("the units \(left.unit ?? "") and \(right.unit ?? "") do not go together")
      }
      switch mark {
      case "*": left = Quantity(value: left.value * right.value, unit: unit.name)
      case _ where right.value == 0: return fail("a division by zero")
      case "/": left = Quantity(value: left.value / right.value, unit: left.unit == right.unit ? nil : unit.name)
      default: left = Quantity(value: left.value.truncatingRemainder(dividingBy: right.value), unit: unit.name)
      }
    }
  }

  private mutating func takeFactorMark() -> Unicode.Scalar? {
    skipSpaces()
    guard offset < bytes.count else { return nil }
    if bytes[offset] == UInt8(ascii: "*"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "*") {
      return nil
    }
    for mark: Unicode.Scalar in ["*", "/", "%"] where bytes[offset] == UInt8(ascii: mark) {
      offset += 1
      return mark
    }
    return nil
  }

  private mutating func power() -> Quantity? {
    guard let base = signed() else { return nil }
    guard take("^") else { return base }
    isCalculation = true
    guard let exponent = signed() else { return nil }
    return Quantity(value: pow(base.value, exponent.value), unit: base.unit)
  }

  private mutating func signed() -> Quantity? {
    var isNegative = false
    while true {
      if take("-") { isNegative.toggle() } else if !take("+") { break }
    }
    guard let value = operand() else { return nil }
    return isNegative ? Quantity(value: -value.value, unit: value.unit) : value
  }

  private struct Unit { var name: String? }

  /// The unit of a result; `nil` where two differ.
  private func common(_ left: Quantity, _ right: Quantity) -> Unit? {
    if left.unit == nil || left.unit == right.unit { return Unit(name: right.unit ?? left.unit) }
    return right.unit == nil ? Unit(name: left.unit) : nil
  }

  // MARK: Operands

  private mutating func operand() -> Quantity? {
    skipSpaces()
    guard offset < bytes.count else { return nil }
    if take("(") {
      guard let inner = sum() else { return nil }
      guard take(")") else { return nil }
      return withUnit(inner)
    }
    if isDigit(bytes[offset]) || bytes[offset] == UInt8(ascii: ".") { return number() }
    return isLetter(bytes[offset]) ? function() : nil
  }

  private mutating func number() -> Quantity? {
    let start = offset
    while offset < bytes.count, isDigit(bytes[offset]) { offset += 1 }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      while offset < bytes.count, isDigit(bytes[offset]) { offset += 1 }
    }
    if offset + 1 < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      var end = offset + 1
      if bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
      if end < bytes.count, isDigit(bytes[end]) {
        while end < bytes.count, isDigit(bytes[end]) { end += 1 }
        offset = end
      }
    }
    guard let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)), value.isFinite else { return nil }
    return withUnit(Quantity(value: value, unit: nil))
  }

  /// A unit glued to a number or to a closing parenthesis.
  private mutating func withUnit(_ quantity: Quantity) -> Quantity? {
    guard offset < bytes.count else { return quantity }
    if bytes[offset] == UInt8(ascii: "%") {
      var next = offset + 1
      while next < bytes.count, bytes[next] == 0x20 { next += 1 }
      let isModulo = next < bytes.count && (isDigit(bytes[next]) || bytes[next] == UInt8(ascii: "("))
      if isModulo { return quantity }
      offset += 1
      return Quantity(value: quantity.value, unit: "%")
    }
    let start = offset
    while offset < bytes.count, isLetter(bytes[offset]) { offset += 1 }
    if start == offset { return quantity }
    let unit = String(decoding: bytes[start..<offset], as: UTF8.self).lowercased()
    guard unit.utf8.count <= 4, quantity.unit == nil || quantity.unit == unit else { return nil }
    if offset < bytes.count, isDigit(bytes[offset]) { return nil }
    return Quantity(value: quantity.value, unit: unit)
  }

  private mutating func function() -> Quantity? {
    let start = offset
    while offset < bytes.count, isLetter(bytes[offset]) || isDigit(bytes[offset]) { offset += 1 }
    let name = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard take("(") else { return nil }
    isCalculation = true
    var arguments: [Quantity] = []
    while let argument = sum() {
      arguments.append(argument)
      guard arguments.count <= 16 else { return nil }
      if take(")") { return call(name, arguments) }
      guard take(",") else { return nil }
    }
    return nil
  }

  private mutating func call(_ name: String, _ arguments: [Quantity]) -> Quantity? {
    let values = arguments.map(\.value)
    guard let first = values.first else { return nil }
    let units = Set(arguments.compactMap(\.unit))
    guard units.count <= 1 else { return fail("the units of \(name)(…) differ") }
    guard let value = Self.value(of: name, first, values) else {
      return fail("there is no function '\(name)' of \(values.count)")
    }
    return Quantity(value: value, unit: units.first)
  }

  private static func value(of name: String, _ first: Double, _ values: [Double]) -> Double? {
    switch (name, values.count) {
    case ("roundTo", 1), ("round", 1): return first.rounded()
    case ("roundTo", 2), ("round", 2):
      let scale = pow(10, min(max(values[1].rounded(), -12), 12))
      return (first * scale).rounded() / scale
    case ("floor", 1): return first.rounded(.down)
    case ("ceil", 1): return first.rounded(.up)
    case ("trunc", 1): return first.rounded(.towardZero)
    case ("abs", 1): return abs(first)
    case ("sqrt", 1): return first.squareRoot()
    case ("pow", 2): return pow(first, values[1])
    case ("min", _): return values.min()
    case ("max", _): return values.max()
    case ("clamped", 3), ("clamp", 3): return min(max(first, values[1]), values[2])
    case ("lerp", 3): return first + (values[1] - first) * values[2]
    case ("norm", 3): return values[2] == values[1] ? nil : (first - values[1]) / (values[2] - values[1])
    default: return nil
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
}
