/// Reads shadows, borders, transitions, gradients and easing curves: what each is made of, and what is wrong with it.
struct CompositeReader {
  let normalizer: ValueNormalizer
  /// What is not as the format has it, and was read all the same.
  private(set) var remarks: [String] = []
  /// Why there is no value.
  private(set) var failure: String?

  init(_ normalizer: ValueNormalizer) {
    self.normalizer = normalizer
  }

  private var isStrict: Bool { normalizer.format == .dtcg }

  /// `nil` with a failure where something is wrong, and without one where it is only no value of a design token.
  mutating func read(_ value: DocumentValue, _ kind: ValueKind) -> CompositeValue? {
    let composite: CompositeValue? =
      switch kind {
      case .shadow: shadow(value)
      case .border: border(value)
      case .transition: transition(value)
      case .gradient: gradient(value)
      case .cubicBezier:
        curve(value).map { numbers in
          let names = ["x1", "y1", "x2", "y2"]
          return CompositeValue(.easing, [zip(names, numbers).map { CompositeValue.Field($0, .number($1)) }])
        }
      default: nil
      }
    return failure == nil ? composite : nil
  }

  private mutating func fail(_ message: String) {
    if failure == nil { failure = message }
  }

  private mutating func remark(_ message: String) {
    if !remarks.contains(message) { remarks.append(message) }
  }

  // MARK: Kinds

  private mutating func shadow(_ value: DocumentValue) -> CompositeValue? {
    let layers: [DocumentValue]
    switch value {
    case .list(let items): layers = items.flatMap { self.shadows($0) }
    case .map: layers = [value]
    case .text:
      layers = self.shadows(value)
      if layers.isEmpty { return nil }
    default: return nil
    }
    if layers.isEmpty { fail("there is no shadow in it") }
    // Figma's blurs of what lies below are effects too.
    let shadows = layers.filter { !($0["type"]?.plainText?.lowercased().contains("blur") ?? false) }
    guard !shadows.isEmpty else { return nil }
    return CompositeValue(.shadow, shadows.map { shadowLayer($0) })
  }

  /// The shadows that a text writes as CSS does; any other value is one.
  private mutating func shadows(_ value: DocumentValue) -> [DocumentValue] {
    guard case .text(let text) = value else { return [value] }
    guard let shadows = CompositeText.shadows(text) else {
      fail("\(quotedName(text)) is no shadow")
      return []
    }
    if isStrict { remark("a shadow is an object, and this one is read as CSS") }
    return shadows
  }

  private mutating func shadowLayer(_ value: DocumentValue) -> [CompositeValue.Field] {
    let offset = value["offset"]
    var fields = [
      CompositeValue.Field("x", length("offsetX", value.first(of: "offsetX", "x") ?? offset?["x"])),
      CompositeValue.Field("y", length("offsetY", value.first(of: "offsetY", "y") ?? offset?["y"])),
      CompositeValue.Field("blur", length("blur", value.first(of: "blur", "radius", "blurRadius"))),
      CompositeValue.Field("spread", length("spread", value.first(of: "spread", "spreadRadius"))),
      CompositeValue.Field("color", color(value["color"])),
    ]
    switch value["inset"] {
    case .boolean(let isInset)?: if isInset { fields.append(CompositeValue.Field("inset", .text("inset"))) }
    case nil:
      if value["type"]?.plainText?.lowercased().contains("inner") == true {
        fields.append(CompositeValue.Field("inset", .text("inset")))
      }
    default: remark("'inset' is true or false")
    }
    return fields
  }

  private mutating func border(_ value: DocumentValue) -> CompositeValue? {
    if case .text(let text) = value {
      guard let border = CompositeText.border(text) else {
        fail("\(quotedName(text)) is no border")
        return nil
      }
      if isStrict { remark("a border is an object, and this one is read as CSS") }
      return self.border(border)
    }
    guard case .map = value else { return nil }
    var fields = [CompositeValue.Field("width", length("width", value["width"]))]
    if let style = strokeStyle(value["style"]) { fields.append(CompositeValue.Field("style", .text(style))) }
    fields.append(CompositeValue.Field("color", color(value["color"])))
    return CompositeValue(.border, [fields])
  }

  private mutating func transition(_ value: DocumentValue) -> CompositeValue? {
    guard case .map = value else { return nil }
    if value["duration"] == nil { fail("its 'duration' is missing") }
    var fields = [
      CompositeValue.Field("duration", seconds("duration", value["duration"])),
      CompositeValue.Field("delay", seconds("delay", value["delay"])),
    ]
    switch value["timingFunction"] {
    case nil: if isStrict { remark("its 'timingFunction' is missing") }
    case .text(let name)?:
      if isStrict { remark("a timing function is a list of four numbers") }
      fields.append(CompositeValue.Field("easing", .text(name)))
    case let value?:
      let numbers = (curve(value) ?? []).map { NumberFormat.rounded($0) }.joined(separator: ", ")
      fields.append(CompositeValue.Field("easing", .text("cubic-bezier(\(numbers))")))
    }
    return CompositeValue(.transition, [fields])
  }

  private mutating func gradient(_ value: DocumentValue) -> CompositeValue? {
    guard case .list(let stops) = value else {
      if isStrict { fail("expected a list of stops") }
      return nil
    }
    if stops.isEmpty { fail("a gradient needs stops") }
    var layers: [[CompositeValue.Field]] = []
    for stop in stops {
      guard case .map = stop else {
        fail("a stop of a gradient needs a 'color' and a 'position'")
        return nil
      }
      layers.append([
        CompositeValue.Field("color", color(stop["color"])),
        CompositeValue.Field("position", position(stop["position"])),
      ])
    }
    return CompositeValue(.gradient, layers)
  }

  private mutating func curve(_ value: DocumentValue) -> [Double]? {
    guard case .list(let items) = value else {
      if isStrict { fail("a curve is a list of four numbers") }
      return nil
    }
    let numbers = items.compactMap { item -> Double? in
      if case .number(let number, nil) = item, number.isFinite { number } else { nil }
    }
    guard numbers.count == 4, items.count == 4 else {
      fail("a curve is a list of four numbers")
      return nil
    }
    guard (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
      fail("the x of the points of a curve is in 0…1")
      return nil
    }
    return numbers
  }

  // MARK: Parts

  private mutating func length(_ name: String, _ value: DocumentValue?) -> CompositeValue.Part {
    guard let value else { return missing(name) }
    let read = normalizer.normalize(value, .dimension, nil)
    guard case .number(let number, let unit) = read.value,
      let points = DocumentDesignValue.points(number, unit)
    else {
      fail("its '\(name)' cannot be told" + (read.message.map { ": \($0)" } ?? ""))
      return .number(0)
    }
    if let message = read.message { remark("its '\(name)': \(message)") }
    return .number(points)
  }

  private mutating func seconds(_ name: String, _ value: DocumentValue?) -> CompositeValue.Part {
    guard let value else { return missing(name) }
    let read = normalizer.normalize(value, .duration, nil)
    guard case .number(let number, let unit) = read.value,
      let seconds = DocumentDesignValue.seconds(number, unit)
    else {
      fail("its '\(name)' cannot be told" + (read.message.map { ": \($0)" } ?? ""))
      return .number(0)
    }
    return .number(seconds)
  }

  private mutating func missing(_ name: String) -> CompositeValue.Part {
    if isStrict { remark("its '\(name)' is missing and taken for 0") }
    return .number(0)
  }

  private mutating func color(_ value: DocumentValue?) -> CompositeValue.Part {
    guard let value else {
      fail("its 'color' is missing")
      return .text("")
    }
    let read = normalizer.normalize(value, .color, nil)
    guard case .color(let color) = read.value else {
      fail("its 'color' cannot be told" + (read.message.map { ": \($0)" } ?? ""))
      return .text("")
    }
    if let message = read.message { remark("its 'color': \(message)") }
    return .color(color)
  }

  /// What lies outside of 0…1 counts as the nearer end.
  private mutating func position(_ value: DocumentValue?) -> CompositeValue.Part {
    guard let value, case .number(let number, nil) = normalizer.normalize(value, .number, nil).value,
      number.isFinite
    else {
      fail("the 'position' of a stop must be a number in 0…1")
      return .number(0)
    }
    if isStrict, !(0...1).contains(number) { remark("a position outside of 0…1 is taken for the nearer end") }
    return .number(min(max(number, 0), 1))
  }

  private mutating func strokeStyle(_ value: DocumentValue?) -> String? {
    guard let value else {
      if isStrict { remark("its 'style' is missing") }
      return nil
    }
    if isStrict, let message = normalizer.strokeStyleMessage(value) { remark(message) }
    return value.plainText ?? "dashed"
  }
}

extension DocumentValue {
  /// The text, where the value is one.
  var plainText: String? { if case .text(let text) = self { text } else { nil } }
}
