import SwiftOutline
import Testing

@testable import Patterns

/// What a pattern matches, and what then stands in its holes.
struct PatternMatchingTests {
  /// The texts bound by each match, in the order of the source.
  private func matches(_ pattern: String, in source: String) throws -> [[String]] {
    let outline = Parser.parse(Array(source.utf8))
    var found: [(node: UInt32, texts: [String])] = []
    PatternIndex([try Pattern(pattern)]).forEachMatch(in: outline) { match in
      found.append((match.node, match.bindings.map { outline.text(of: $0.node) }))
    }
    return found.sorted { outline.range(of: $0.node).upperBound < outline.range(of: $1.node).upperBound }.map(\.texts)
  }

  @Test(arguments: [
    // Any receiver, or none.
    ("$_.padding(<length>)", "a.padding(8)", [["8"]]), ("$_.padding(<length>)", "padding(8)", [["8"]]),
    ("$_.padding(<length>)", "a.b.c(1).padding(x ? 1 : 2)", [["x ? 1 : 2"]]),
    ("$_.padding(<length>)", "a?.padding(8)\na!.padding(9)\na[0].padding(1)", [["8"], ["9"], ["1"]]),
    ("$_.padding(<length>)", ".padding(8)", []), ("$_.padding(<length>)", "a.padding()", []),
    ("$_.padding(<length>)", "a.padding(8, 9)", []), ("$_.padding(<length>)", "a.padding(x: 8)", []),
    ("$_.padding(<length>)", "a.paddings(8)", []), ("$_.padding(<length>)", "a.padding", []),
    ("$_.padding(<length>)", "a.padding(8) { b }", [["8"]]), ("$_.padding(<length>)", "a.`padding`(8)", [["8"]]),
    ("$_.padding(<length>)", "func padding(_ a: CGFloat) {}", []),
    ("$_.padding(<length>)", "a\n  #if X\n  .padding(8)\n  #else\n  .padding(9)\n  #endif", [["8"], ["9"]]),
    ("$_.{a|b}(<length>)", "x.a(1); x.b(2); x.c(3)", [["1"], ["2"]]),
    // An implicit member.
    (".init(hex: <hex>)", ".init(hex: 1)", [["1"]]), (".init(hex: <hex>)", "A.init(hex: 1)", []),
    (".init(hex: <hex>)", "A(hex: 1)", []), (".fixed(<length>)", "a.fixed(1)", []),
    // An unqualified type.
    ("HStack(spacing: <length>)", "HStack(spacing: 4) { a }", [["4"]]),
    ("HStack(spacing: <length>)", "SwiftUI.HStack(spacing: 4)", [["4"]]),
    ("HStack(spacing: <length>)", "HStack.init(spacing: 4)", [["4"]]),
    ("HStack(spacing: <length>)", "SwiftUI.HStack.init(spacing: 4)", [["4"]]),
    ("HStack(spacing: <length>)", "My.HStack(spacing: 4)", []),
    ("HStack(spacing: <length>)", "a.HStack(spacing: 4)", []),
    ("HStack(spacing: <length>)", "HStack<A>(spacing: 4)", [["4"]]),
    // Exact paths and path suffixes.
    ("Font.system(size: <size>)", "Font.system(size: 4)", [["4"]]),
    ("Font.system(size: <size>)", "SwiftUI.Font.system(size: 4)", [["4"]]),
    ("Font.system(size: <size>)", "My.Font.system(size: 4)", []), ("Font.system(size: <size>)", ".system(size: 4)", []),
    ("Font.system(size: <size>)", "Font().system(size: 4)", []),
    ("$_.layer.r = <length>", "a.layer.r = 1\nlayer.r = 2\nself.a.layer.r = 3", [["1"], ["2"], ["3"]]),
    ("$_.layer.r = <length>", "a.r = 1\na.layers.r = 2\nr = 3\na.layer.r += 4", []),
    ("$_.layer.r = <length>", "a?.layer.r = 1\na.layer!.r = 2", [["1"], ["2"]]),
    ("$_.r = <length>", "r = 1\nself.r = 2\na().r = 3\na[0].r = 4", [["1"], ["2"], ["3"], ["4"]]),
    ("$_.r = <length>", "let r = 1", []), ("$_.r = <length>", "a == 1", []),
    // A call as receiver, a hole as receiver.
    ("Spacer(...).frame(height: <length>)", "Spacer().frame(height: 4)", [["4"]]),
    ("Spacer(...).frame(height: <length>)", "Spacer(minLength: 0).frame(height: 4)", [["4"]]),
    ("Spacer(...).frame(height: <length>)", "Text().frame(height: 4)\na.frame(height: 5)", []),
    ("Spacer(...).frame(height: <length>)", "Spacer().padding().frame(height: 4)", []),
    ("<hex>.color", #""f00".color"#, [[#""f00""#]]), ("<hex>.color", "a.color", [["a"]]), ("<hex>.color", ".color", []),
    ("<hex>.toColor()", #""f00".toColor()"#, [[#""f00""#]]),
    // Entries of dictionaries: keys only.
    ("[.font: <font>]", "[.font: a, .b: c]", [["a"]]), ("[.font: <font>]", "[.b: .font, .c: d]", []),
    ("[.font: <font>]", "[.font, .b]", []), ("[.font: <font>]", "[A.font: a]", []),
    ("[$_.font: <font>]", "[A.font: a]\n[A.B.font: b]", [["a"], ["b"]]),
    ("[.font: <font>]", "[.b: c, .font: d]", [["d"]]), ("[.font: <font>]", "[.font.rawValue: d]", []),
    // Macros.
    ("#m(a: <red>)", "x = #m(a: 1)", [["1"]]), ("#m(a: <red>)", "m(a: 1)", []),
    // Any name.
    ("UIFont.$_(ofSize: <size>, ...)", "UIFont.a(ofSize: 1, b: 2)\nUIFont.c(ofSize: 3)", [["1"], ["3"]]),
    ("UIFont.$_(ofSize: <size>, ...)", "Font.a(ofSize: 1)\na(ofSize: 2)\nUIFont.a(size: 2)", []),
    (
      "$_(..., spacing: <length>, ...)", "A(spacing: 1)\na.b(2, spacing: 3, c: 4)\n.d(spacing: 5)",
      [["1"], ["3"], ["5"]]
    ),
    ("$_(..., spacing: <length>, ...)", "A(x: 1)\na[spacing: 1]\n(spacing: 1)", []),
    // Members.
    ("Color.{red|blue}", "Color.red; Color.green; SwiftUI.Color.blue; a.red; .red; Color.red.b", [[], [], []]),
    // Arguments: optional, rest, members, order.
    ("f(a?: <red>, b?: <blue>)", "f(); f(a: 1); f(b: 2); f(a: 3, b: 4)", [[], ["1"], ["2"], ["3", "4"]]),
    ("f(a?: <red>, b?: <blue>)", "f(b: 1, a: 2); f(c: 1); f(1)", []),
    ("f(?$_, a: <red>)", "f(x, a: 1); f(a: 2); f(x, y, a: 3)", [["1"], ["2"]]),
    ("f(..., a: <red>, ...)", "f(x, y: 1, a: 2, z: 3)", [["2"]]),
    ("f(..., a: <red>, ...)", "f(a: 1); f(b: 1)", [["1"]]),
    ("f(at: .{w|h}, <red>)", "f(at: .w, 1); f(at: A.h, 2); f(at: .x, 3); f(at: w, 4)", [["1"], ["2"]]),
    ("f({top|leading}: <length>)", "f(top: 1); f(leading: 2); f(bottom: 3)", [["1"], ["2"]]),
    ("f($_, $edges, <length>)", "f(a, b, 1); f(a, 1)", [["1"]]), ("f(a: <red>)", "f(`a`: 1)", [["1"]]),
    ("f(<red>)", "f(\n  1 // one\n)", [["1"]]), ("f(<red>)", "// f(1)\n/* f(2) */ \"f(3)\"", []),
    ("f(<red>)", #""\(f(1))""#, [["1"]]), ("f(<red>)", "f(1", [["1"]]), ("f(a: <red>)", "f(a: )", []),
  ])
  func matchesTable(pattern: String, source: String, bound: [[String]]) throws {
    #expect(try matches(pattern, in: source) == bound, "\(pattern) in \(source)")
  }

  @Test func patternsOfOneIndexAreFoundTogether() throws {
    let index = PatternIndex([
      try Pattern("$_.a(<length>)"), try Pattern("A.a(<length>)"), try Pattern("$_.b(<length>)"),
    ])
    let outline = Parser.parse(Array("A.a(1); x.b(2); c(3)".utf8))
    var found: [Int] = []
    index.forEachMatch(in: outline) { found.append($0.pattern) }
    #expect(found == [0, 1, 2])
  }
}
