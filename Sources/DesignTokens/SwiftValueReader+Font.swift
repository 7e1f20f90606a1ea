import Patterns
import SwiftOutline

/// Calls in definitions that make a font, whose size or family may be a name.
extension SwiftValueReader {
  /// - Parameter found: What of the font its literals tell.
  func font(_ callee: Callee, _ arguments: [Argument], _ found: RawReading?, _ depth: Int) -> SwiftValue? {
    guard
      let size = arguments.first(where: { SwiftValueReader.sizeLabels.contains($0.label) })
        ?? onlyNumber(callee, arguments), let points = value(of: size.value, depth: depth + 1)
    else { return nil }
    let weight = arguments.first { $0.value != size.value && outline.fontWeight($0.value) != nil }
    let weightArgument = weight ?? arguments.first { $0.label == "weight" || $0.label == "fontWeight" }
    let family = arguments.first { $0.value != size.value && isFamily($0, of: callee) }
    guard family != nil || weightArgument != nil || namesFont(callee) else { return nil }
    var parts = SwiftValue.FontParts(base: base(callee), size: points, callee: callee.path)
    if case .font(let font) = found {
      parts.base.value.traits = font.value.traits
    } else {
      takeTraits(arguments, into: &parts, depth)
    }
    if let weight { parts.base.value.weight = outline.fontWeight(weight.value) }
    // A weight that cannot be read is not the regular one.
    if weight == nil, let weightArgument {
      parts.weight = value(of: weightArgument.value, depth: depth + 1) ?? .instance([])
    }
    if let family {
      take(family, into: &parts, depth)
    } else if ["font", "swiftUIFont"].contains(callee.name), callee.path.count > 1,
      !parts.base.familyIsKnown || !parts.base.familyPath.isEmpty
    {
      parts.family = .reference(Array(callee.path.dropLast()))
    }
    if let design = arguments.first(where: { $0.label == "design" }) {
      parts.base.value.design = outline.fontDesign(design.value)
    }
    return .composedFont(parts)
  }

  /// Arguments that change how a font scales or is drawn, where the size is a name.
  private func takeTraits(_ arguments: [Argument], into parts: inout SwiftValue.FontParts, _ depth: Int) {
    for argument in arguments {
      switch argument.label {
      case "fixedSize": parts.base.value.add(trait: "fixedSize")
      case "relativeTo", "width", "textStyle":
        parts.traits[argument.label] = value(of: argument.value, depth: depth + 1) ?? .instance([])
      default: continue
      }
    }
  }

  private static let sizeLabels: Set<String> = ["size", "ofSize", "fontSize", "pointSize", "fixedSize"]

  private func base(_ callee: Callee) -> FontReading {
    var value = FontValue(size: 0)
    let type = callee.path.first { outline.isFontType($0) }
    if let system = SystemFont.named(callee.name) {
      system.apply(to: &value)
      return FontReading(value: value, type: type)
    }
    let receiver = Array(callee.path.dropLast())
    if ["font", "swiftUIFont"].contains(callee.name), receiver.count > 1, receiver[0].first?.isUppercase == true,
      receiver[0] != "Self", let generated = FontValue(generatedPath: receiver, size: 0)
    {
      var reading = FontReading(value: generated, type: callee.name == "font" ? nil : "Font", maker: callee.path)
      reading.familyPath = receiver
      return reading
    }
    if callee.path.dropLast() == ["R", "font"], let generated = FontValue(camelName: callee.name) {
      return FontReading(value: generated, type: "UIFont")
    }
    // What a function of the project's makes, its declaration tells and not its name.
    return FontReading(value: value, familyIsKnown: false, type: type)
  }

  private func namesFont(_ callee: Callee) -> Bool {
    SystemFont.named(callee.name) != nil || callee.path.contains { SwiftNames.words($0).contains("font") }
      || callee.name == "custom"
  }

  private func isFamily(_ argument: Argument, of callee: Callee) -> Bool {
    switch argument.label {
    case "name", "family", "font", "fontName", "fontFamily", "familyName": true
    case "":
      argument.kind == .string || argument.kind == .interpolatedString || argument.kind == .member
        || callee.name == "custom"
    default: false
    }
  }

  private func take(_ family: Argument, into parts: inout SwiftValue.FontParts, _ depth: Int) {
    if let known = outline.fontFamily(family.value, size: 0) {
      parts.base.value.take(known)
      parts.base.familyIsKnown = true
    }
    parts.family = value(of: family.value, depth: depth + 1)
  }

  /// The only number in a call of a font function: `pretendardB(16)`.
  private func onlyNumber(_ callee: Callee, _ arguments: [Argument]) -> Argument? {
    guard !callee.isType else { return nil }
    let numbers = arguments.filter { $0.label.isEmpty && ($0.kind == .integer || $0.kind == .float) }
    return numbers.count == 1 && arguments.count <= 2 ? numbers[0] : nil
  }
}
