import Testing

@testable import SwiftOutline

/// What an unfinished or broken line costs: that line and no other.
struct ParserRecoveryTests {
  @Test(arguments: [
    (
      #"Text("a").padding(\#nText("b").padding(8)"#,
      #"(call (member padding (call Text "a")) (call (member padding (call Text "b")) 8))"#
    ),
    (
      #"VStack {\#n  Text("a").padding(\#n  Text("b").padding(8)\#n}\#nc"#,
      #"(call VStack {(call (member padding (call Text "a")) (call (member padding (call Text "b")) 8))})\#nc"#
    ),
    ("let x =\nlet y = 1", "(let variable (binding x))\n(let variable (binding y =1))"),
    ("foo.\nbar(1)", "(call (member bar foo) 1)"),
    ("foo.\nlet a = 1", "(member foo)\n(let variable (binding a =1))"),
    ("if x {\n  f(1)", "(if ?x {(call f 1)})"),
    (#"let s = "abc\#nf(1)"#, #"(let variable (binding s ="abc))\#n(call f 1)"#),
    (#"f("a\(b\#ng(1)"#, "(call f (string b))\n(call g 1)"),
    (
      "func f() {\n  let a = [1, 2\n  g(3)\n}\nh(4)",
      "(function f {(let variable (binding a =(array 1 2))); (call g 3)})\n(call h 4)"
    ),
    ("f(a: 1,\ng(2)", "(call f a:1 (call g 2))"),
    ("f(a:\ng(2)", "(call f a:(call g 2))"),
    ("let a: \ng(2)", "(let variable (binding a :g))\n(tuple 2)"),
    ("x = a +\ng(2)", "(assign = x (binary + a (call g 2)))"),
    ("x = a ?\ng(2)", "(assign = x (ternary ? a (call g 2)))"),
    ("x = a ? b :\ng(2)", "(assign = x (ternary ? a b (call g 2)))"),
    ("f { a in\ng(2)", "(call f {(parameter a) in (call g 2)})"),
    ("struct A {\n  var b:\n  var c = 1\n}", "(struct A (variable (binding b)) (variable (binding c =1)))"),
    ("struct A {\n  let\n  var c = 1\n}", "(struct A (let variable) (variable (binding c =1)))"),
    ("func \nf(1)", "(function)\n(call f 1)"),
    ("@\nf(1)", "(call f 1)"),
    ("guard let a = b else\nf(1)", "(guard ?(let a ~a b))\n(call f 1)"),
    ("switch a {\ncase .\ncase .b: f(1)\n}", "(switch a (case ~.) (case ~.b (call f 1)))"),
    ("for x in\nf(1)", "(for ~x (call f 1))"),
    ("}\nf(1)", "⟪}⟫\n(call f 1)"),
    (")\nf(1)", "⟪)⟫\n(call f 1)"),
    ("f(1))\ng(2)", "(call f 1)\n⟪)⟫\n(call g 2)"),
    ("f(1]\ng(2)", "(call f 1)\n⟪]⟫\n(call g 2)"),
    ("f(1}\ng(2)", "(call f 1)\n⟪}⟫\n(call g 2)"),
    (
      #"struct A {\#n  var body: some View {\#n    VStack {\#n      Text("a")\#n        .padding(\#n    }\#n    .frame(width: 3)\#n  }\#n  func g() { h(1) }\#n}"#,
      #"(struct A (variable (binding body :some View {(call (member frame (call VStack {(call (member padding (call Text "a")))})) width:3)})) (function g {(call h 1)}))"#
    ),
  ])
  func goesOnBehindAnUnfinishedLine(source: String, drawn: String) {
    #expect(DrawnOutline(source).text == drawn)
  }

  @Test(arguments: [
    (
      "struct A {\n  func f() {\n    if x {\n      g(1)\n  }\n  func h() { i(2) }\n}\nj(3)",
      "(struct A (function f {(if ?x {(call g 1)}); (function h {(call i 2)})}) (call j 3))"
    ),
    ("f(.\ng(1)", "(call f (call . g 1))"),
    ("f(.a, .\n)\ng(1)", "(call f .a .)\n(call g 1)"),
    ("a.b(c: .d(\n.padding(8)", "(call (member b a) c:(call .d (call .padding 8)))"),
    ("x = [\n  a: 1,\n  b:\n]\ng(1)", "(assign = x (dictionary a 1 b))\n(call g 1)"),
    ("<<<<<<< HEAD\nf(1)\n=======\ng(2)\n>>>>>>> x\nh(3)", "(call h 3)"),
    ("class A { func f( { g(1) } }\nh(2)", "(class A (function f (parameter) {(call g 1)}))\n(call h 2)"),
    ("let a = b as\ng(1)", "(let variable (binding a =(cast as b :g)))\n(tuple 1)"),
    ("f(x, y\n  .padding(8)\ng(1)", "(call f x (call (member padding y) 8))\n(call g 1)"),
    ("enum A { case }\ng(1)", "(enum A (other))\n(call g 1)"),
    ("enum A {\n  case a, \n  case b\n}", "(enum A (enumCase a) (enumCase b))"),
    ("#if\nf(1)\n#endif\ng(2)", "(#if (branch (call f 1)))\n(call g 2)"),
    ("#if X\nf(1)", "(#if (branch (call f 1)))"),
    ("a\n  #if X\n  .b(1)\ng(2)", "(#if a (branch (call .b 1)))\n(call g 2)"),
    ("return +\nf(1)", "(jump return)\n(prefix + (call f 1))"),
    (#"Text("Hello")\#n  .\#n  .padding(8)"#, #"(call (member padding (member (call Text "Hello"))) 8)"#),
    (#"Text("Hello").pa\#n  .padding(8)"#, #"(call (member padding (member pa (call Text "Hello"))) 8)"#),
    ("a.b {\n  c\nd.e(1)\n}", "(call (member b a) {c; (call (member e d) 1)})"),
    ("let a = #\nf(1)", "(let variable (binding a =⟪#⟫))\n(call f 1)"),
    ("f(a b c)\ng(1)", "(call f a b c)\n(call g 1)"),
    ("f(a b: 1, c: 2)\ng(1)", "(call f a b:1 c:2)\n(call g 1)"),
    ("init", "init"),
    ("extension { f(1) }", "(extension (call f 1))"),
    ("a = (1 +\nb = 2", "(assign = a (tuple (assign = (binary + 1 b) 2)))"),
    ("try\nf(1)", "(call f 1)"),
    ("protocol P { func f() { g(1) } }", "(protocol P (function f {(call g 1)}))"),
    ("var x: Int { get { 1 }\nf(1)", "(variable (binding x :Int (accessors (accessor get {1}) (accessor f))))"),
    ("case .a: b\nc", "⟪case⟫\n.a\n⟪:⟫\nb\nc"),
    ("#endif\na", "⟪#endif⟫\na"),
    ("func f() { case a\nb }\nc", "(function f {⟪case⟫; a; b})\nc"),
  ])
  func goesOnBehindBrokenCode(source: String, drawn: String) {
    #expect(DrawnOutline(source).text == drawn)
  }
}
