import Patterns
import SwiftOutline

extension ValueReader {
  func colorReading(_ match: PatternIndex.Match, _ facts: ConstructorFacts, _ outline: Outline) -> ColorReading? {
    let type = facts.type ?? outline.madeType(match.reference)
    if let hex = match.bindings.first(where: { $0.hole.kind == .hex }) {
      guard let read = hexReading(hex.node, match, facts, outline, type),
        var color = withOtherArguments(read, hex.node, match, outline)
      else { return nil }
      if let alpha = match.bindings.first(where: { $0.hole.kind == .alpha }) {
        color = color.withAlpha(
          constant(alpha.node, in: outline).map { unitAlpha($0, alpha.hole.scale, isOwn: true) })
      }
      return color
    }
    guard var color = channelReading(match, facts, outline) else { return nil }
    color.type = type
    return color
  }

  // MARK: Hex

  private func hexReading(
    _ node: UInt32, _ match: PatternIndex.Match, _ facts: ConstructorFacts, _ outline: Outline, _ type: String?
  ) -> ColorReading? {
    guard let hex = outline.hexColor(node, order: facts.order ?? .unknown), !isAssetName(node, match, outline) else {
      return nil
    }
    switch hex {
    case .color(let color):
      return ColorReading(color: color, type: type)
    case .ambiguous(let rgba, let argb):
      let key = HexInitializer.Key(type: type, name: initializerName(node, match, outline))
      return ColorReading(color: rgba, openHex: ColorReading.OpenHex(argb: argb, initializer: key), type: type)
    }
  }

  /// What a call's arguments that the pattern has no hole for leave of a color of hex digits: a fraction is its
  /// alpha, another appearance or whatever else makes it unknown. Nil where the digits are none: `Color(31, 37, 46)`.
  private func withOtherArguments(
    _ color: ColorReading, _ hex: UInt32, _ match: PatternIndex.Match, _ outline: Outline
  ) -> ColorReading? {
    guard outline.nodes[Int(match.node)].kind == .call else { return color }
    let known = match.bindings.map { outline.argument(around: $0.node) }
    var numbers: [Double] = []
    var count = 0
    for argument in outline.children(of: match.node).dropFirst() where !known.contains(argument) {
      let label = outline.name(of: argument)
      if Self.fallbackLabels.contains(label) { continue }
      count += 1
      if label.isEmpty, let number = constant(outline.nodes[Int(argument)].firstChild, in: outline) {
        numbers.append(number)
      }
    }
    guard count > 0 else { return color }
    let own = outline.argument(around: hex)
    if outline.nodes[Int(hex)].kind == .integer, own != Node.none, outline.nodes[Int(own)].name == Node.none {
      let isDecimal = !outline.text(of: hex).hasPrefix("0x")
      if isDecimal || numbers.count > 1 || numbers.contains(where: { $0 > 1 }) { return nil }
    }
    guard count == 1, let alpha = numbers.first, alpha > 0, alpha < 1, color.openHex == nil else {
      return color.withAlpha(nil)
    }
    return color.withAlpha(color.color.alpha * alpha)
  }

  /// What stands for a color that cannot be made changes none that can.
  private static let fallbackLabels: Set<String> = ["fallback", "default", "defaultColor", "or"]

  /// Whether a string is the name of an asset: `Color("facade")`, where only a mark would make it a hex color.
  private func isAssetName(_ node: UInt32, _ match: PatternIndex.Match, _ outline: Outline) -> Bool {
    let argument = outline.argument(around: node)
    guard argument != Node.none, outline.nodes[Int(argument)].name == Node.none,
      outline.name(ofToken: match.reference.name) == "Color", let text = outline.stringText(node)
    else { return false }
    return !text.hasPrefix("#") && !text.hasPrefix("0x") && !text.hasPrefix("0X")
  }

  /// What the project's own declaration goes by: the label of an initializer, else the name of the function.
  private func initializerName(_ node: UInt32, _ match: PatternIndex.Match, _ outline: Outline) -> String {
    let name = outline.name(ofToken: match.reference.name)
    guard match.reference.form != .member, match.reference.form != .implicit || name == "init" else { return name }
    let argument = outline.argument(around: node)
    return argument == Node.none ? "" : outline.name(of: argument)
  }

  // MARK: Channels

  private struct Channel {
    var value: Double
    var decimals: Int?
    var scale: Pattern.Scale
  }

  private func channelReading(
    _ match: PatternIndex.Match, _ facts: ConstructorFacts, _ outline: Outline
  ) -> ColorReading? {
    var channels: [Pattern.HoleKind: Channel] = [:]
    var alphaNode: Binding?
    for binding in match.bindings where binding.hole.kind.isPart {
      guard binding.hole.kind != .alpha else {
        alphaNode = binding
        continue
      }
      guard let number = ConstantFolder(outline).number(binding.node) else { return nil }
      channels[binding.hole.kind] = Channel(
        value: number.value, decimals: number.decimals, scale: binding.hole.scale)
    }
    let type = facts.type ?? outline.madeType(match.reference)
    // Whiter than white is white. Only SwiftUI has a gray without an alpha: another is the project's, and may divide.
    if let white = channels[.white], white.scale == .automatic, alphaNode != nil || type == "Color" {
      channels[.white]?.value = min(white.value, 1)
    }
    guard var color = assemble(channels, facts.space) else { return nil }
    color.byteInitializer = byteInitializer(match, channels, type, outline)
    guard let alphaNode else { return color }
    let alpha = constant(alphaNode.node, in: outline)
    let isOwn = channels.values.contains { $0.scale == .byte } || areBytes(Array(channels.values))
    color = color.withAlpha(alpha.map { unitAlpha($0, alphaNode.hole.scale, isOwn: isOwn) })
    return color
  }

  /// What an initializer of the project's would have to be that takes bytes where the frameworks have one of the same
  /// labels; nil where they have none, or both come to the same.
  private func byteInitializer(
    _ match: PatternIndex.Match, _ channels: [Pattern.HoleKind: Channel], _ type: String?, _ outline: Outline
  ) -> HexInitializer.Key? {
    let all = Array(channels.values)
    guard channels[.red] != nil, all.allSatisfy({ $0.scale == .automatic }), areBytes(all),
      all.contains(where: { $0.value != 0 && $0.value < 255 }), outline.isInitializer(match.reference)
    else { return nil }
    let labels = match.bindings.filter { $0.hole.kind.isPart }.map { binding in
      let argument = outline.argument(around: binding.node)
      return argument == Node.none ? "" : outline.name(of: argument)
    }
    guard labels.first?.lowercased().hasSuffix("red") == true else { return nil }
    let ofSwiftUI = [nil, "opacity"]
    let alphas = type == "Color" ? ofSwiftUI : type == nil ? ofSwiftUI + ["alpha"] : ["alpha"]
    guard alphas.contains(labels.count > 3 ? labels[3] : nil) else { return nil }
    return HexInitializer.Key(type: type, name: labels.joined(separator: ":"))
  }

  private func assemble(_ channels: [Pattern.HoleKind: Channel], _ space: ConstructorFacts.Space) -> ColorReading? {
    if let red = channels[.red], let green = channels[.green], let blue = channels[.blue] {
      return rgb(red, green, blue, space)
    }
    if let white = channels[.white] { return rgb(white, white, white, space) }
    if let hue = channels[.hue], let saturation = channels[.saturation], let brightness = channels[.brightness] {
      let turn = hue.scale == .degrees ? hue.value / 360 : hue.value
      let color = Color(.hsb, turn, unit(saturation, false), unit(brightness, false))
      return ColorReading(color: color, precision: .converted)
    }
    return nil
  }

  private func rgb(
    _ red: Channel, _ green: Channel, _ blue: Channel, _ space: ConstructorFacts.Space
  ) -> ColorReading {
    let all = [red, green, blue]
    let isByte = areBytes(all)
    let units = all.map { unit($0, isByte) }
    switch space {
    case .srgb, .gray:
      let color = Color(red: units[0], green: units[1], blue: units[2])
      return ColorReading(color: color, precision: precision(all, units, isByte))
    case .displayP3:
      return ColorReading(color: Color(.displayP3, units[0], units[1], units[2]), precision: .converted)
    case .srgbLinear:
      return ColorReading(color: Color(.srgbLinear, units[0], units[1], units[2]), precision: .converted)
    }
  }

  /// Whether channels are given in 0…255. Between whole numbers 1.2 is no byte but brighter than white.
  private func areBytes(_ channels: [Channel]) -> Bool {
    channels.contains { $0.value > 1 } && channels.allSatisfy { $0.value >= 0 && $0.value == $0.value.rounded() }
  }

  private func unit(_ channel: Channel, _ isByte: Bool) -> Double {
    switch channel.scale {
    case .byte: channel.value / 255
    case .percent: channel.value / 100
    case .unit, .degrees: channel.value
    case .automatic: isByte ? channel.value / 255 : channel.value
    }
  }

  private func precision(_ channels: [Channel], _ units: [Double], _ isByte: Bool) -> ColorPrecision {
    let ranges = zip(channels, units).map { channel, unit -> ClosedRange<Double> in
      guard isRounded(channel, isByte), let decimals = channel.decimals else { return unit...unit }
      return ColorIntervals.around(unit, decimals: decimals)
    }
    guard channels.contains(where: { isRounded($0, isByte) }) else { return .exact }
    return .rounded(ColorIntervals(red: ranges[0], green: ranges[1], blue: ranges[2], alpha: 1...1))
  }

  /// Whether a channel is written with so few decimals that it can name several levels. 0 and 1 mean themselves.
  private func isRounded(_ channel: Channel, _ isByte: Bool) -> Bool {
    guard channel.scale != .byte, !isByte || channel.scale == .unit, let decimals = channel.decimals else {
      return false
    }
    return decimals < 3 && channel.value != 0 && channel.value != 1
  }

  /// - Parameter isOwn: Whether it may be an initializer of the project's, which divides; the frameworks take all above
  ///   1 for 1.
  private func unitAlpha(_ alpha: Double, _ scale: Pattern.Scale, isOwn: Bool) -> Double {
    switch scale {
    case .percent: alpha / 100
    case .byte: alpha / 255
    case .unit, .degrees: alpha
    case .automatic where !isOwn: min(alpha, 1)
    case .automatic: alpha <= 1 ? alpha : alpha <= 100 ? alpha / 100 : alpha / 255
    }
  }
}

extension Outline {
  /// Whether a callee makes what its name or the place says: `Color(…)`, `Color.init(…)`, `.init(…)`.
  fileprivate func isInitializer(_ callee: Reference) -> Bool {
    switch callee.form {
    case .bare, .initializer: true
    case .implicit: token(callee.name, is: "init")
    case .member: false
    }
  }

  /// The type that a callee names: `UIColor(…)`, `UIColor.init(…)`, `UIColor.hex(…)`; nil for `.init(…)`.
  func madeType(_ reference: Reference) -> String? {
    switch reference.form {
    case .bare, .initializer: return typeName(name(ofToken: reference.name))
    case .member:
      guard let receiver = self.reference(reference.receiver) else { return nil }
      return typeName(name(ofToken: receiver.name))
    case .implicit: return nil
    }
  }

  private func typeName(_ name: String) -> String? {
    name.first?.isUppercase == true ? name : nil
  }

  /// The color of a hex string without interpolation, or of a hex integer.
  func hexColor(_ node: UInt32, order: HexOrder) -> HexColor? {
    guard node != Node.none else { return nil }
    switch nodes[Int(node)].kind {
    case .string: return stringText(node).flatMap { HexColor.parse($0, order: order) }
    case .integer: return HexColor.parse(integerLiteral: text(of: node), order: order)
    case .tuple: return ConstantFolder(self).onlyValue(of: nodes[Int(node)]).flatMap { hexColor($0, order: order) }
    default: return nil
    }
  }

  /// What a plain string literal of one line says; nil for one with escapes or of another form.
  func stringText(_ node: UInt32) -> String? {
    guard node != Node.none, nodes[Int(node)].kind == .string else { return nil }
    let bytes = self.bytes[range(of: node)]
    guard bytes.count >= 2, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\""),
      !bytes.contains(UInt8(ascii: "\\")), !bytes.starts(with: [34, 34, 34])
    else { return nil }
    return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
  }
}
