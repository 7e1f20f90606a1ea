import Testing

@testable import SwiftOutline

/// Bodies without a token that is looked for are empty blocks; those that may give a named value are kept.
struct BodyTests {
  @Test(arguments: [
    ("class A { func f() { g() }; func h() { look() } }", "func h() { look() }"),
    ("class A { init() { g() }; deinit { g() }; subscript(i: Int) -> Int { g() } }", ""),
    (
      "class A { var a: Int { g() }; var b: Int { get { g() } set { look() } } }",
      "var b: Int { get { g() } set { look() } }"
    ),
    (
      "class A { static var a: Int { g() }; static func b() -> Int { g() }; static func c() { g() } }",
      "static var a: Int { g() } static func b() -> Int { g() }"
    ),
    (
      "enum A { var a: Int { g() }; func b() -> Int { g() }; func c(_ i: Int) -> Int { g() } }",
      "var a: Int { g() } func b() -> Int { g() }"
    ),
    ("extension A { var a: Int { g() }; func b() { g() } }", "var a: Int { g() }"),
    ("struct Palette { var a: Int { g() }; func b() -> Int { g() } }", "var a: Int { g() } func b() -> Int { g() }"),
    ("struct Palette { struct A { var a: Int { g() } } ; var b: Int { g() } }", "var b: Int { g() }"),
    (
      "class A { func f() { g(); func h() { g() }; look(); func i() { g() } } }",
      "func f() { g(); func h() { g() }; look(); func i() { g() } }"
    ),
    ("var a: Int { g() } ; func b() { func c() { look() } }", "var a: Int { g() } func b() { func c() { look() } }"),
  ])
  func keeps(source: String, kept: String) {
    let bytes = Array(source.utf8)
    let lexed = Lexer.lex(bytes)
    let interest = BodyInterest(
      wants: { index in
        let token = lexed.tokens[index]
        return bytes[Int(token.start)..<Int(token.end)].elementsEqual("look".utf8)
      }, wantsProperties: { index in bytes[Int(lexed.tokens[index].start)] == UInt8(ascii: "P") })
    let outline = Parser.parse(bytes, lexed, bodies: interest)
    let members = outline.nodes.indices.filter { index in
      [.variable, .function, .initializer, .deinitializer, .subscriptDeclaration].contains(outline.nodes[index].kind)
        && outline.holdsCall(UInt32(index)) && outline.isMember(UInt32(index))
    }
    let text = members.sorted { outline.nodes[$0].firstToken < outline.nodes[$1].firstToken }
      .map { outline.text(of: UInt32($0)) }.joined(separator: " ")
    #expect(text == kept)
  }
}

extension Outline {
  fileprivate func holdsCall(_ node: UInt32) -> Bool {
    nodes[Int(node)].kind == .call || children(of: node).contains { holdsCall($0) }
  }

  /// Whether a declaration stands in a type or at the top of the file.
  fileprivate func isMember(_ node: UInt32) -> Bool {
    nodes[Int(nodes[Int(node)].parent)].kind != .block
  }
}
