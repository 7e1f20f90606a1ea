import Foundation
import Markup
import Testing

@testable import DesignTokens

@Suite struct AssetColorSetTests {
  private static func components(_ red: String, _ green: String, _ blue: String, _ alpha: String = "\"1.000\"")
    -> String
  {
    "{\"red\":\(red),\"green\":\(green),\"blue\":\(blue),\"alpha\":\(alpha)}"
  }

  private static func set(_ entries: String...) -> String { "{\"colors\":[\(entries.joined(separator: ","))]}" }

  private static func entry(
    _ hex: String, dark: Bool = false, light: Bool = false, high: Bool = false, idiom: String = "universal",
    gamut: String? = nil
  ) -> String {
    var appearances: [String] = []
    if dark || light { appearances.append("{\"appearance\":\"luminosity\",\"value\":\"\(dark ? "dark" : "light")\"}") }
    if high { appearances.append("{\"appearance\":\"contrast\",\"value\":\"high\"}") }
    let digits = Array(hex)
    let channels = stride(from: 0, to: 6, by: 2).map { "\"0x\(digits[$0])\(digits[$0 + 1])\"" }
    let color = "{\"color-space\":\"srgb\",\"components\":\(components(channels[0], channels[1], channels[2]))}"
    let wide = gamut.map { "\"display-gamut\":\"\($0)\"," } ?? ""
    return "{\"idiom\":\"\(idiom)\",\(wide)\"appearances\":[\(appearances.joined(separator: ","))],\"color\":\(color)}"
  }

  @Test(arguments: [
    ("srgb", components("\"0xEE\"", "\"238\"", "\"0.933\""), "#EEEEEEFF"),
    ("srgb", components("\"1\"", "\"123\"", "\"199\""), "#017BC7FF"),
    ("srgb", components("\"1\"", "\"0\"", "\"1\"", "\"1\""), "#FF00FFFF"),
    ("srgb", components("0.5", "1", "255", "1"), "#8001FFFF"),
    ("srgb", components("\"1.000\"", "\"0\"", "\"0.0\"", "\"0.500\""), "#FF000080"),
    ("srgb", components("\"0xff\"", "\"0X80\"", "\"0x0\"", "\"128\""), "#FF800080"),
    ("srgb", components("\"100%\"", "\"50%\"", "\"0%\"", "\"50%\""), "#FF800080"),
    ("srgb", components("\"255.0\"", "\"1.0\"", "\"1e-1\""), "#FFFF1AFF"),
    ("srgb", components("\" 255 \"", "\"0\"", "\"0\"", "\"0x80\""), "#FF000080"),
    ("extended-srgb", components("\"1.2\"", "\"-0.1\"", "\"0.5\""), "#FF0080FF"),
    ("extended-linear-srgb", components("\"0.5\"", "\"0.25\"", "\"0.125\""), "#BC8963FF"),
    ("display-p3", components("\"0.5\"", "\"0.5\"", "\"0.5\""), "#808080FF"),
    ("gray-gamma-22", "{\"white\":\"0.600\",\"alpha\":\"0.500\"}", "#9A9A9A80"),
    ("gray-gamma-22", "{\"white\":\"1\",\"alpha\":\"1\"}", "#FFFFFFFF"),
    ("extended-gray", "{\"white\":\"255\"}", "#FFFFFFFF"),
  ])
  func componentForms(space: String, components: String, expected: String) throws {
    let text = Self.set(
      "{\"color\":{\"color-space\":\"\(space)\",\"components\":\(components)}}")
    let colorSet = try AssetColorSet(contents: Array(text.utf8))
    guard case .color(let color) = try #require(colorSet.values).any else { return }
    #expect(color.hex == expected)
  }

  @Test(arguments: [
    ("cmyk", "{\"c\":\"1\"}"), ("srgb", "{}"), ("srgb", components("\"red\"", "\"0\"", "\"0\"")),
    ("srgb", components("\"nan\"", "\"0\"", "\"0\"")), ("srgb", components("\"inf\"", "\"0\"", "\"0\"")),
    ("srgb", components("null", "\"0\"", "\"0\"")), ("srgb", components("\"0xGG\"", "\"0\"", "\"0\"")),
    ("srgb", components("\"0x\"", "\"0\"", "\"0\"")), ("srgb", components("\"\"", "\"0\"", "\"0\"")),
    ("srgb", components("\"0xFFFFFFFFFFFFFFFFFFFF\"", "\"0\"", "\"0\"")), ("srgb", "[1, 2, 3]"),
    ("gray-gamma-22", components("\"1\"", "\"0\"", "\"0\"")), ("srgb", components("\"0\"", "\"0\"", "\"0\"", "\"x\"")),
  ])
  func unreadableColorsAreNotes(space: String, components: String) throws {
    let text = Self.set("{\"color\":{\"color-space\":\"\(space)\",\"components\":\(components)}}")
    let colorSet = try AssetColorSet(contents: Array(text.utf8))
    #expect(colorSet.values == nil)
    #expect(!colorSet.notes.isEmpty)
  }

  @Test(arguments: [
    ("", 1, 1), ("{ \"colors\" : [", 1, 15), ("[]", 1, 1), ("{\"info\":{}}", 1, 1), ("{\n  \"colors\": 3}", 2, 13),
  ])
  func brokenFilesAreErrorsWithAPlace(text: String, line: Int, column: Int) {
    let error = #expect(throws: AssetColorError.self) { try AssetColorSet(contents: Array(text.utf8)) }
    #expect(error?.position.line == line)
    #expect(error?.position.column == column)
    #expect(error?.message.isEmpty == false)
  }

  @Test func noBytesCrash() {
    let text = Array(Self.set(Self.entry("112233"), Self.entry("445566", dark: true)).utf8)
    for length in stride(from: 0, to: text.count, by: 5) {
      _ = try? AssetColorSet(contents: Array(text.prefix(length)))
    }
    for index in stride(from: 0, to: text.count, by: 3) {
      var mutated = text
      mutated[index] = UInt8.random(in: 0...255)
      _ = try? AssetColorSet(contents: mutated).values
    }
  }

  /// The hex values as `any dark highContrast darkHighContrast`, `-` where there is none.
  private func values(_ entries: [String]) throws -> String {
    let text = "{\"colors\":[\(entries.joined(separator: ","))]}"
    guard let values = try AssetColorSet(contents: Array(text.utf8)).values else { return "none" }
    let all = [values.any, values.dark, values.highContrast, values.darkHighContrast]
    return all.map { value in
      if case .color(let color)? = value { String(color.hex.dropFirst().prefix(6)) } else { value?.normalForm ?? "-" }
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ([entry("111111")], "111111 - - -"),
    ([entry("111111"), entry("222222", dark: true)], "111111 222222 - -"),
    (
      [
        entry("111111"), entry("222222", dark: true), entry("333333", high: true),
        entry("444444", dark: true, high: true),
      ], "111111 222222 333333 444444"
    ),
    ([entry("111111"), entry("222222", light: true), entry("333333", dark: true)], "222222 333333 - -"),
    ([entry("333333", dark: true)], "none"), ([entry("333333", high: true)], "none"),
    ([entry("AA0000", gamut: "display-P3"), entry("BB0000", gamut: "sRGB")], "BB0000 - - -"),
    ([entry("110000", idiom: "iphone"), entry("220000", idiom: "ipad")], "110000 - - -"),
    (
      [
        entry("110000", idiom: "mac"), entry("220000"), entry("330000", dark: true, idiom: "mac"),
        entry("440000", dark: true),
      ], "220000 440000 - -"
    ),
    (["{\"idiom\":\"universal\"}"], "none"),
    (["{\"idiom\":\"universal\"}", entry("222222", dark: true)], "none"),
  ])
  func appearances(entries: [String], expected: String) throws {
    #expect(try values(entries) == expected)
  }

  @Test func systemColorsAreKnownByNameOnly() throws {
    let text = Self.set("{\"color\":{\"platform\":\"ios\",\"reference\":\"systemGray6Color\"}}")
    let colorSet = try AssetColorSet(contents: Array(text.utf8))
    #expect(colorSet.values?.any == .systemColor("systemGray6Color"))
    #expect(colorSet.systemColor == "systemGray6Color")
    #expect(colorSet.remarks.map(\.message) == ["systemGray6Color has no fixed value"])
  }

  @Test func systemColorsMayHaveOthersInDarkMode() throws {
    let label = Self.system.replacing("systemGray6Color", with: "labelColor")
    let light = Self.other(label, #""idiom":"universal""#)
    #expect(try values([light]) == "system:label - - -")
    #expect(try values([light, Self.entry("222222", dark: true)]) == "system:label 222222 - -")
    #expect(try values([light, Self.other(Self.system, Self.dark)]) == "system:label system:systemGray6 - -")
    #expect(try values([light, Self.other(label, Self.dark)]) == "system:label - - -")
  }

  private static func other(_ color: String, _ place: String) -> String { "{\(place),\"color\":\(color)}" }

  private static let system = #"{"platform":"ios","reference":"systemGray6Color"}"#
  private static let cmyk = #"{"color-space":"cmyk","components":{"c":"1"}}"#
  private static let dark = #""idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}]"#

  /// What speaks against taking the set for its color.
  @Test(
    arguments: [
      ([entry("111111")], []),
      ([entry("111111"), entry("111111", dark: true)], []),
      ([entry("111111"), other(system, dark)], ["is unknown in dark mode"]),
      ([entry("111111"), other(cmyk, dark)], ["is unknown in dark mode"]),
      ([entry("111111"), other(#"{"color-space":"srgb"}"#, dark)], ["is unknown in dark mode"]),
      ([entry("111111"), entry("121111", idiom: "ipad")], ["has another value on iPad"]),
      ([entry("111111"), entry("111111", idiom: "ipad")], []),
      ([entry("111111", idiom: "iphone"), entry("121111", idiom: "ipad")], ["has another value on iPad"]),
      ([entry("111111", idiom: "iphone"), entry("111111", idiom: "ipad")], []),
      ([entry("111111", idiom: "iphone")], ["has a value only on iPhone"]),
      ([entry("111111", idiom: "mac")], ["has a value only on Mac"]),
      ([entry("111111"), entry("222222", idiom: "mac")], ["has another value on Mac"]),
      ([entry("111111"), other(system, #""idiom":"ipad""#)], ["has another value on iPad"]),
      ([entry("111111"), entry("222222", dark: true, idiom: "ipad")], ["has another value on iPad"]),
      ([entry("AA0000"), entry("BB0000", gamut: "display-P3")], ["has another value on wide-gamut displays"]),
      ([entry("AA0000", gamut: "sRGB"), entry("AA0000", gamut: "display-P3")], []),
      (
        [
          entry("808080"),
          other(
            "{\"color-space\":\"display-p3\",\"components\":\(components("\"0.5\"", "\"0.5\"", "\"0.5\""))}",
            #""idiom":"universal","display-gamut":"display-P3""#),
        ], []
      ),
      (
        [entry("111111"), entry("222222").replacing(#"{"idiom""#, with: #"{"locale":"he","idiom""#)],
        ["has another value for 'he'"]
      ),
      ([entry("111111"), entry("222222", high: true)], []),
      ([entry("111111"), entry("222222", light: true), entry("222222", dark: true)], []),
      ([entry("111111"), entry("222222")], ["has another value in a second entry"]),
    ] as [([String], [String])])
  func reservations(entries: [String], expected: [String]) throws {
    let text = "{\"colors\":[\(entries.joined(separator: ","))]}"
    let values = try #require(AssetColorSet(contents: Array(text.utf8)).values)
    #expect(values.reservations.all == expected)
  }

  @Test func aLightColorThatCannotBeReadIsNone() throws {
    let any = Self.entry("111111")
    let light = Self.other(Self.system, Self.dark.replacing("dark", with: "light"))
    #expect(try values([any, light]) == "system:systemGray6 - - -")
    #expect(
      try values([Self.other(Self.cmyk, #""idiom":"universal""#), Self.entry("111111", idiom: "ipad")]) == "none")
  }

  @Test(arguments: [
    ("\"300\"", "0…255"), ("\"0x1FF\"", "0x00…0xFF"), ("\"1.5\"", "0…1"), ("\"-0.5\"", "0…1"), ("\"-1\"", "0…255"),
  ])
  func componentsOutOfRangeAreNotes(component: String, range: String) throws {
    let text = Self.set(
      "{\"color\":{\"color-space\":\"srgb\",\"components\":\(Self.components(component, "\"0.5\"", "\"0.5\""))}}")
    let notes = try AssetColorSet(contents: Array(text.utf8)).notes
    #expect(notes.map(\.message) == ["`\(component.dropFirst().dropLast())` is outside \(range)"])
  }
}
