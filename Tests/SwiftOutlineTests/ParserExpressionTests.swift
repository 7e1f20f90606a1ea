import Testing

@testable import SwiftOutline

/// How expressions read.
struct ParserExpressionTests {
  @Test(arguments: [
    (
      #"Text("a")\#n  .padding(8)\#n  // comment\#n  .background(.red)"#,
      #"(call (member background (call (member padding (call Text "a")) 8)) .red)"#
    ),
    (
      "a.b.c(1)[2].d?.e!.f",
      "(member f (postfix ! (member e (postfix ? (member d (subscript (call (member c (member b a)) 1) 2))))))"
    ),
    ("A<B>(c)", "(call A<B> c)"),
    ("A<B>.c(d)", "(call (member c A<B>) d)"),
    ("x = A<B, C>()", "(assign = x (call A<B, C>))"),
    ("a.b<C>(d)", "(call (member b a) d)"),
    ("a.b<C, D> { e }", "(call (member b a) {e})"),
    ("x = await .a(b)", "(assign = x (call .a b))"),
    (".init(red: 1)", "(call .init red:1)"),
    (".a(1).b", "(member b (call .a 1))"),
    ("a\n  .b", "(member b a)"),
    ("a[.b, c: 1]", "(subscript a .b c:1)"),
    ("self.x = y", "(assign = (member x self) y)"),
    ("super.f()", "(call (member f super))"),
    ("Self.x", "(member x Self)"),
    ("$a.b", "(member b $a)"),
    ("a.0.1", "(member 1 (member 0 a))"),
    ("f(&a, -1, .b)", "(call f (prefix & a) (prefix - 1) .b)"),
    ("f(a:b:)", "(call f a: b:)"),
    ("f(-8.0, +1)", "(call f (prefix - 8.0) (prefix + 1))"),
    ("f(Int.self, [Int].self)", "(call f (member self Int) (member self (array Int)))"),
    ("a.init(b)", "(call (member init a) b)"),
    ("a.self", "(member self a)"),
    ("A.b.c.init(d: 1)", "(call (member init (member c (member b A))) d:1)"),
    ("a.`default`", "(member default a)"),
    ("a\n(b)", "a\n(tuple b)"),
    ("a\n[b]", "a\n(array b)"),
    ("a; b", "a\nb"),
    ("f(\n  a\n)\n.b", "(member b (call f a))"),
    ("f(a, )", "(call f a)"),
  ])
  func readsCallsAndMembers(source: String, drawn: String) {
    #expect(DrawnOutline(source).text == drawn)
  }

  @Test(arguments: [
    ("f(1, a: 2, b: { x })", "(call f 1 a:2 b:{x})"),
    ("f { a } b: { c } c: { d }", "(call f {a} b:{c} c:{d})"),
    ("f(1) { x in x } _: { y }", "(call f 1 {(parameter x) in x} _:{y})"),
    ("f { [weak self] a, b in a }", "(call f {(parameter a) (parameter b) in a})"),
    ("f { (a: Int, b: [String]) -> Int in a }", "(call f {(parameter a :Int) (parameter b :[String]) in a})"),
    ("f { @MainActor [x] (a) async throws -> Int in a }", "(call f {(parameter a) in a})"),
    ("f { $0 + $1 }", "(call f {(binary + $0 $1)})"),
    ("f { _ in }", "(call f {(parameter _) in })"),
    ("f { a, _ throws in a }", "(call f {(parameter a) (parameter _) in a})"),
    ("a.b { c }\n  .d()", "(call (member d (call (member b a) {c})))"),
    ("a.b = c.d { $0.e = 1 }", "(assign = (member b a) (call (member d c) {(assign = (member e $0) 1)}))"),
    ("{ 1 }()", "(call {1})"),
    ("let f: (Int) -> Int = { $0 }", "(let variable (binding f :(Int) -> Int ={$0}))"),
    ("a.map { $0 }.filter { $0 > 1 }", "(call (member filter (call (member map a) {$0})) {(binary > $0 1)})"),
    ("a.b(1) { c } d: { e }.f", "(member f (call (member b a) 1 {c} d:{e}))"),
    ("f { a, async in b }", "(call f {(parameter a) (parameter async) in b})"),
    ("f { a async -> B in b }", "(call f {(parameter a) in b})"),
    ("f { @A(b) x in b }", "(call f {(parameter x) in b})"),
  ])
  func readsClosures(source: String, drawn: String) {
    #expect(DrawnOutline(source).text == drawn)
  }

  @Test(arguments: [
    ("a = b ? c : d ? e : f", "(assign = a (ternary ? b c (ternary ? d e f)))"),
    ("a += b * c + d", "(assign += a (binary + (binary * b c) d))"),
    ("a = b = c", "(assign = a (assign = b c))"),
    ("a ?? b ?? c", "(binary ?? a (binary ?? b c))"),
    ("a + b * c - d / e", "(binary - (binary + a (binary * b c)) (binary / d e))"),
    ("a || b && c == d + 1", "(binary || a (binary && b (binary == c (binary + d 1))))"),
    ("a..<b + 1", "(binary ..< a (binary + b 1))"),
    ("a ... b", "(binary ... a b)"),
    ("-a + !b", "(binary + (prefix - a) (prefix ! b))"),
    ("&a", "(prefix & a)"),
    ("a as? B ?? c", "(binary ?? (cast as a :B) c)"),
    ("a is B && c", "(cast is a :B && c)"),
    ("a as! [String: Int]", "(cast as a :[String: Int])"),
    ("a is Foo<Bar> ? 1 : 2", "(ternary ? (cast is a :Foo<Bar>) 1 2)"),
    ("a < b, c > d", "(binary < a b)\n⟪,⟫\n(binary > c d)"),
    ("f(a < b, c > d)", "(call f (binary < a b) (binary > c d))"),
    ("f(a < b, c > (d))", "(call f (binary < a b) (binary > c (tuple d)))"),
    ("a<b", "(binary < a b)"),
    ("a.b < c", "(binary < (member b a) c)"),
    ("a { b }.c { d }", "(call (member c (call a {b})) {d})"),
    ("_ = a", "(assign = _ a)"),
    ("a! + b!", "(binary + (postfix ! a) (postfix ! b))"),
    ("a?.b = c", "(assign = (member b (postfix ? a)) c)"),
    ("reduce(0, +)", "(call reduce 0 ⟪+⟫)"),
    ("sort(by: <)", "(call sort by:⟪<⟫)"),
    ("a.sorted(by: >).b", "(member b (call (member sorted a) by:⟪>⟫))"),
    ("(a, b) = (c, d)", "(assign = (tuple a b) (tuple c d))"),
    ("a / b / c", "(binary / (binary / a b) c)"),
    ("a = -8", "(assign = a (prefix - 8))"),
    ("a - 1", "(binary - a 1)"),
    ("a -1", "a\n(prefix - 1)"),
    ("~a | b ^ c & d << 2", "(binary ^ (binary | (prefix ~ a) b) (binary & c (binary << d 2)))"),
    ("a &+ b &* c", "(binary &+ a (binary &* b c))"),
    ("a === b", "(binary === a b)"),
    ("a <<= 1", "(assign <<= a 1)"),
    ("a ~= b", "(binary ~= a b)"),
    ("a <> b + c", "(binary <> a (binary + b c))"),
    ("x as (Int) -> Void", "(cast as x :(Int) -> Void)"),
    ("a { b }\n{ c }", "(call a {b})\n{c}"),
    ("x = y\n  ? 1\n  : 2", "(assign = x (ternary ? y 1 2))"),
    ("x = a\n  + b", "(assign = x (binary + a b))"),
    ("x\n  = y", "(assign = x y)"),
  ])
  func readsOperators(source: String, drawn: String) {
    #expect(DrawnOutline(source).text == drawn)
  }

  @Test(arguments: [
    ("[1, 2, 3]", "(array 1 2 3)"),
    ("[a: b, c: d]", "(dictionary a b c d)"),
    ("[]", "(array)"),
    ("[:]", "(dictionary)"),
    ("[a ? b : c, d]", "(array (ternary ? a b c) d)"),
    (
      "[.font: UIFont.systemFont(ofSize: 12), .foregroundColor: color]",
      "(dictionary .font (call (member systemFont UIFont) ofSize:12) .foregroundColor color)"
    ),
    ("[\n  1,\n  2,\n]", "(array 1 2)"),
    ("(1)", "(tuple 1)"),
    ("(a: 1, 2)", "(tuple a:1 2)"),
    ("()", "(tuple)"),
    (#""a\(b)c\(d, e: 1)""#, "(string b d e:1)"),
    (#""a\("b\(c)")""#, "(string (string c))"),
    (#""\(1 + x)""#, "(string (binary + 1 x))"),
    (#""""\#na \(b)\#n""""#, "(string b)"),
    (#"\.a.b"#, #"\.a.b"#),
    (#"\A.b[0]?.c"#, #"\A.b[0]?.c"#),
    (#"\A<B>.c"#, #"\A<B>.c"#),
    ("[A<B>]()", "(call (array A<B>))"),
    ("x = /ab+c/", "(assign = x /ab+c/)"),
    ("x = #/a b/#", "(assign = x #/a b/#)"),
    ("let r = /a/", "(let variable (binding r =/a/))"),
    ("`a`(1)", "(call `a` 1)"),
    ("<#placeholder#>", "<#placeholder#>"),
    ("f(<#T##Int#>)", "(call f <#T##Int#>)"),
  ])
  func readsLiterals(source: String, drawn: String) {
    #expect(DrawnOutline(source).text == drawn)
  }

  @Test(arguments: [
    (#"a.map(\.b)"#, #"(call (member map a) \.b)"#),
    (#"ForEach(a, id: \.self) { b in c }"#, #"(call ForEach a id:\.self {(parameter b) in c})"#),
    (#"#Preview { Text("a") }"#, #"(macro Preview {(call Text "a")})"#),
    (#"#Preview("x", traits: .a) { Text("a") }"#, #"(macro Preview "x" traits:.a {(call Text "a")})"#),
    ("#selector(a(_:b:))", "(macro selector (call a _: b:))"),
    (
      "let a = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)",
      "(let variable (binding a =(macro colorLiteral red:1 green:0.5 blue:0 alpha:1)))"
    ),
    ("if #available(iOS 15, *) { a }", "(if ?(macro available) {a})"),
    ("try await a.b()", "(call (member b a))"),
    ("try? a", "a"),
    ("try! a.b", "(member b a)"),
    ("await (a)", "(tuple a)"),
    ("x = await [a, b]", "(assign = x (array a b))"),
    ("x = if a { 1 } else { 2 }", "(assign = x (if ?a {1} {2}))"),
    ("let x = if a { 1 } else if b { 2 } else { 3 }", "(let variable (binding x =(if ?a {1} (if ?b {2} {3}))))"),
    (
      "let x = switch a { case .b: 1 case .c(let d) where d > 1: 2 default: 3 }",
      "(let variable (binding x =(switch a (case ~.b 1) (case ~(call .c d) ?(binary > d 1) 2) (case 3))))"
    ),
    ("return if a { 1 } else { 2 }", "(jump return (if ?a {1} {2}))"),
    ("consume a", "a"),
    ("copy b", "b"),
    ("each x", "x"),
    ("f(repeat each x)", "(call f x)"),
    ("any P.self", "(member self P)"),
    ("@A { b }", "{b}"),
    ("x = { @A in b }", "(assign = x {b})"),
    ("unsafe a.b", "(member b a)"),
    ("await (a)", "(tuple a)"),
    ("x = await [a, b]", "(assign = x (array a b))"),
    ("await(a)", "(call await a)"),
  ])
  func readsWordsAndMacros(source: String, drawn: String) {
    #expect(DrawnOutline(source).text == drawn)
  }
}
