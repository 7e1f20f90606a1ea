import Testing

@testable import DesignTokens

/// Random catalogues, written in every format and read back.
@Suite struct DocumentsRoundTripTests {
  struct Source: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var mixed = state ^ (state >> 33)
      mixed = mixed &* 0xff51_afd7_ed55_8ccd
      return mixed ^ (mixed >> 33)
    }
  }

  /// A token to write: a color with or without a dark one, a number, or a name for an earlier one.
  struct Sample {
    enum Content {
      case color(light: String, dark: String?)
      case number(Int, DesignToken.Category)
      case alias(Int)
    }

    var path: [String]
    var content: Content
  }

  private static let categories: [(DesignToken.Category, studio: String, scope: String, group: String)] = [
    (.spacing, "spacing", "GAP", "spacing"), (.radius, "borderRadius", "CORNER_RADIUS", "radius"),
    (.size, "sizing", "WIDTH_HEIGHT", "size"), (.fontSize, "fontSizes", "FONT_SIZE", "font-size"),
    (.border, "borderWidth", "STROKE_FLOAT", "border"),
  ]

  private static func samples(_ seed: UInt64) -> [Sample] {
    var source = Source(state: seed)
    var samples: [Sample] = []
    for index in 0..<Int.random(in: 5...40, using: &source) {
      let word = ["main", "light blue", "Ünï", "900", "on-accent", "x_y"].randomElement(using: &source) ?? ""
      func hex() -> String {
        let digits = String(UInt32.random(in: 0...0xFFFFFF, using: &source), radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
      }
      switch Int.random(in: 0..<4, using: &source) {
      case 0:
        let (category, _, _, group) = categories.randomElement(using: &source) ?? categories[0]
        samples.append(
          Sample(path: [group, "\(word)\(index)"], content: .number(Int.random(in: 1...80, using: &source), category)))
      case 1 where !samples.isEmpty:
        let target = Int.random(in: 0..<samples.count, using: &source)
        samples.append(Sample(path: [samples[target].path[0], "alias\(index)"], content: .alias(target)))
      default:
        let dark = Bool.random(using: &source) ? hex() : nil
        let path =
          Bool.random(using: &source)
          ? ["color", "\(word)\(index)"] : ["color", "group \(index % 3)", "\(word)\(index)"]
        samples.append(Sample(path: path, content: .color(light: hex(), dark: dark)))
      }
    }
    return samples
  }

  /// What reading must give, in the form of `DocumentListing`.
  private static func expected(_ samples: [Sample]) -> Set<String> {
    func values(_ index: Int) -> (DesignToken.Category, String) {
      switch samples[index].content {
      case .alias(let target): return values(target)
      case .number(let number, let category): return (category, "\(number)")
      case .color(let light, let dark):
        let text = light.uppercased() + "FF"
        return (.color, dark.map { $0 == light ? text : "\(text) dark \($0.uppercased())FF" } ?? text)
      }
    }
    return Set(
      samples.indices.map { index in
        let (category, text) = values(index)
        var line = "\(samples[index].path.joined(separator: ".")) \(category.rawValue) \(text)"
        if case .alias(let target) = samples[index].content {
          line += " → \(samples[target].path.joined(separator: "."))"
        }
        return line
      })
  }

  // MARK: Writers

  private final class Group {
    var members: [(String, Group)] = []
    var token: String?

    func set(_ path: ArraySlice<String>, _ token: String) {
      guard let first = path.first else {
        self.token = token
        return
      }
      let group = members.first { $0.0 == first }?.1 ?? Group()
      if !members.contains(where: { $0.0 == first }) { members.append((first, group)) }
      group.set(path.dropFirst(), token)
    }

    var json: String { token ?? "{" + members.map { "\"\($0.0)\": \($0.1.json)" }.joined(separator: ",\n") + "}" }
  }

  private static func tree(_ samples: [Sample], _ token: (Sample) -> String?) -> String {
    let root = Group()
    for sample in samples { if let text = token(sample) { root.set(sample.path[...], text) } }
    return root.json
  }

  private static func type(_ sample: Sample, _ samples: [Sample]) -> DesignToken.Category {
    switch sample.content {
    case .alias(let target): type(samples[target], samples)
    case .number(_, let category): category
    case .color: .color
    }
  }

  private static func components(_ hex: String) -> String {
    let color = Fixture.hex(hex)
    return #"{"colorSpace": "srgb", "components": [\#(color.red), \#(color.green), \#(color.blue)]}"#
  }

  private static func module(_ samples: [Sample]) -> [String: String] {
    func document(_ isDark: Bool) -> String {
      tree(samples) { sample in
        switch sample.content {
        case .alias(let target): #"{"$value": "{\#(samples[target].path.joined(separator: "."))}"}"#
        case .number(let number, _):
          isDark ? nil : #"{"$type": "dimension", "$value": {"value": \#(number), "unit": "px"}}"#
        case .color(let light, let dark):
          isDark && dark == nil ? nil : #"{"$type": "color", "$value": \#(components(isDark ? dark ?? light : light))}"#
        }
      }
    }
    let resolver = """
      {"version": "2025.10", "modifiers": {"theme": {"contexts": {"light": [{"$ref": "light.json"}],
        "dark": [{"$ref": "light.json"}, {"$ref": "dark.json"}]}}}, "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}
      """
    return ["a.resolver.json": resolver, "light.json": document(false), "dark.json": document(true)]
  }

  private static func studio(_ samples: [Sample]) -> [String: String] {
    func set(_ isDark: Bool) -> String {
      tree(samples) { sample in
        let category = type(sample, samples)
        let name = categories.first { $0.0 == category }?.studio ?? "color"
        switch sample.content {
        case .alias(let target):
          return isDark ? nil : #"{"type": "\#(name)", "value": "{\#(samples[target].path.joined(separator: "."))}"}"#
        case .number(let number, _): return isDark ? nil : #"{"type": "\#(name)", "value": "\#(number)"}"#
        case .color(let light, let dark):
          return isDark && dark == nil ? nil : #"{"type": "color", "value": "\#(isDark ? dark ?? light : light)"}"#
        }
      }
    }
    let source = """
      {"base": \(set(false)), "night": \(set(true)), "$themes": [
        {"name": "Light", "group": "m", "selectedTokenSets": {"base": "enabled"}},
        {"name": "Dark", "group": "m", "selectedTokenSets": {"base": "enabled", "night": "enabled"}}],
       "$metadata": {"tokenSetOrder": ["base", "night"]}}
      """
    return ["tokens.json": source]
  }

  private static func dictionary(_ samples: [Sample]) -> [String: String] {
    func document(_ isDark: Bool) -> String {
      tree(samples) { sample in
        switch sample.content {
        case .alias(let target): isDark ? nil : "{ value: '{\(samples[target].path.joined(separator: ".")).value}' }"
        case .number(let number, _): isDark ? nil : "{ value: '\(number)px' }"
        case .color(let light, let dark):
          isDark && dark == nil ? nil : "{ value: '\(isDark ? dark ?? light : light)', }"
        }
      }
    }
    return ["core.json5": document(false), "core.dark.json5": document(true)]
  }

  private static func figma(_ samples: [Sample]) -> [String: String] {
    let variables = samples.indices.map { index in
      let category = type(samples[index], samples)
      let scope = categories.first { $0.0 == category }?.scope ?? "ALL_SCOPES"
      func color(_ hex: String) -> String {
        let color = Fixture.hex(hex)
        return #"{"r": \#(Float(color.red)), "g": \#(Float(color.green)), "b": \#(Float(color.blue)), "a": 1}"#
      }
      let values =
        switch samples[index].content {
        case .alias(let target):
          #"{"1": {"type": "VARIABLE_ALIAS", "id": "v\#(target)"}, "2": {"type": "VARIABLE_ALIAS", "id": "v\#(target)"}}"#
        case .number(let number, _): #"{"1": \#(number), "2": \#(number)}"#
        case .color(let light, let dark): #"{"1": \#(color(light)), "2": \#(color(dark ?? light))}"#
        }
      return """
        "v\(index)": {"id": "v\(index)", "name": "\(samples[index].path.joined(separator: "/"))",
          "resolvedType": "\(category == .color ? "COLOR" : "FLOAT")", "variableCollectionId": "c", "scopes": ["\(scope)"],
          "valuesByMode": \(values)}
        """
    }
    let collection =
      #"{"c": {"id": "c", "name": "t", "defaultModeId": "1", "modes": [{"modeId": "1", "name": "Light"}, {"modeId": "2", "name": "Dark"}]}}"#
    return [
      "f.json":
        #"{"meta": {"variableCollections": \#(collection), "variables": {\#(variables.joined(separator: ",\n"))}}}"#
    ]
  }

  @Test(arguments: 1...60)
  func everyFormatReadsBackTheSame(seed: Int) {
    let samples = Self.samples(UInt64(seed))
    let expected = Self.expected(samples)
    let writers: [(DocumentFormat, ([Sample]) -> [String: String])] = [
      (.dtcg, Self.module), (.tokensStudio, Self.studio), (.styleDictionary, Self.dictionary), (.figma, Self.figma),
    ]
    for (format, write) in writers {
      let read = DocumentListing.read(write(samples), format)
      let found = Set(read.lines)
      #expect(found == expected, "\(format): \(found.symmetricDifference(expected).sorted())")
      #expect(read.problems == [], "\(format)")
    }
  }
}
