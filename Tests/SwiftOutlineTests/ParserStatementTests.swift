import Testing

@testable import SwiftOutline

/// How statements read.
struct ParserStatementTests {
  @Test(arguments: [
    ("if a { b } else if c { d } else { e }", "(if ?a {b} (if ?c {d} {e}))"),
    (
      "if let a, let b = c, case .d(let e) = f, g { h }",
      "(if ?(let a ~a) ?(let b ~b c) ?(let ~(call .d e) f) ?g {h})"
    ),
    ("guard let self else { return }", "(guard ?(let ~self) {(jump return)})"),
    (
      "guard let a = b as? C, a > 1 else { throw d }",
      "(guard ?(let a ~a (cast as b :C)) ?(binary > a 1) {(jump throw d)})"
    ),
    ("guard a else { return x }\nb", "(guard ?a {(jump return x)})\nb"),
    ("guard let a = { b }() else { c }", "(guard ?(let a ~a (call {b})) {c})"),
    ("if await !f(a) { b }", "(if ?(prefix ! (call f a)) {b})"),
    ("while a { b }", "(while ?a {b})"),
    ("while let a = b.next() { c }", "(while ?(let a ~a (call (member next b))) {c})"),
    ("repeat { a } while b", "(repeat {a} ?b)"),
    ("for a in b { c }", "(for ~a b {c})"),
    ("for case let .a(b) in c where d { e }", "(for ~(call .a b) c ?d {e})"),
    ("for (i, x) in y.enumerated() { z }", "(for ~(tuple i x) (call (member enumerated y)) {z})"),
    ("for try await a in b { c }", "(for ~a b {c})"),
    ("for _ in 0..<10 { a }", "(for ~_ (binary ..< 0 10) {a})"),
    ("x: for a in b { break x }", "(for ~a b {(jump break)})"),
    ("if a == B(c) { d }", "(if ?(binary == a (call B c)) {d})"),
    ("if a.b { $0 } { c }", "(if ?(call (member b a) {$0}) {c})"),
    ("if a.contains(where: { $0 }) { c }", "(if ?(call (member contains a) where:{$0}) {c})"),
    ("if f { x }.y { z }", "(if ?(member y (call f {x})) {z})"),
    ("for x in a.map({ $0 }) { b }", "(for ~x (call (member map a) {$0}) {b})"),
    ("if x { a } else { b }\n.c", "(member c (if ?x {a} {b}))"),
    ("if a, b { c }", "(if ?a ?b {c})"),
    ("if (a) { b }", "(if ?(tuple a) {b})"),
    ("if !a { b }", "(if ?(prefix ! a) {b})"),
    ("if a ?? b { c }", "(if ?(binary ?? a b) {c})"),
    ("if a as? B != nil { c }", "(if ?(binary != (cast as a :B) nil) {c})"),
    ("if case 1...2 = a { b }", "(if ?(let ~(binary ... 1 2) a) {b})"),
    ("if case .a = b, c { d }", "(if ?(let ~.a b) ?c {d})"),
    ("if let a: B = c { d }", "(if ?(let a ~a :B c) {d})"),
    ("guard case let .a(b) = c else { return }", "(guard ?(let ~(call .a b) c) {(jump return)})"),
    ("guard #available(iOS 15, *) else { return }", "(guard ?(macro available) {(jump return)})"),
    ("while a < b { c }", "(while ?(binary < a b) {c})"),
    ("if a { }\nelse { b }", "(if ?a {} {b})"),
    ("if a { return } ; b", "(if ?a {(jump return)})\nb"),
    ("if let a { b } else { c }", "(if ?(let a ~a) {b} {c})"),
    ("for i in stride(from: 0, to: 10, by: 2) { a }", "(for ~i (call stride from:0 to:10 by:2) {a})"),
    ("for x in [1, 2] where x > 1 { a }", "(for ~x (array 1 2) ?(binary > x 1) {a})"),
    ("if .random() { a }", "(if ?(call .random) {a})"),
    ("if a { b }\nif c { d }", "(if ?a {b})\n(if ?c {d})"),
  ])
  func readsConditionsAndLoops(source: String, drawn: String) {
    #expect(DrawnOutline(source).text == drawn)
  }

  @Test(arguments: [
    ("switch a { case 1: b; case 2, 3: c; default: d }", "(switch a (case ~1 b) (case ~2 ~3 c) (case d))"),
    (
      "switch a {\ncase .b(let c) where c > 1:\n  d\n  e\n@unknown default: f\n}",
      "(switch a (case ~(call .b c) ?(binary > c 1) d e) (case f))"
    ),
    (
      "switch self { case .a: return 1\n#if X\ncase .b: return 2\n#endif\n}",
      "(switch self (case ~.a (jump return 1) (#if (branch (case ~.b (jump return 2))))))"
    ),
    (
      "switch (a, b) { case (1, _): c case let (x, y): d }",
      "(switch (tuple a b) (case ~(tuple 1 _) c) (case ~(tuple x y) d))"
    ),
    ("switch a { case is B: c case let d as E: f }", "(switch a (case ~(cast is :B) c) (case ~(cast as d :E) f))"),
    (
      #"switch a { case "x": b case 1...3: c case ..<5: d }"#,
      #"(switch a (case ~"x" b) (case ~(binary ... 1 3) c) (case ~(prefix ..< 5) d))"#
    ),
    (
      "switch a { case .b: fallthrough\ncase .c: break }",
      "(switch a (case ~.b (jump fallthrough)) (case ~.c (jump break)))"
    ),
    ("switch a { case .b: { c }() }", "(switch a (case ~.b (call {c})))"),
    ("switch x { }", "(switch x)"),
    ("switch a.b { case .c: d }", "(switch (member b a) (case ~.c d))"),
    ("switch f(a) { case .c: d }", "(switch (call f a) (case ~.c d))"),
    ("switch a { case .b(1), .c: d }", "(switch a (case ~(call .b 1) ~.c d))"),
    ("a { switch b { case .c: d } }", "(call a {(switch b (case ~.c d))})"),
    (
      "switch a { case let .b(c, d: e): f default: break }",
      "(switch a (case ~(call .b c d:e) f) (case (jump break)))"
    ),
    ("switch a { case .b where c, .d: e }", "(switch a (case ~.b ?c ~.d e))"),
    (
      "switch a {\n#if X\ncase .b: c\ncase .d: e\n#else\ncase .f: g\n#endif\ncase .h: i\n}\nj",
      "(switch a (#if (branch (case ~.b c) (case ~.d e)) (branch (case ~.f g))) (case ~.h i))\nj"
    ),
    (
      "switch a {\ncase .x: y\n#if X\nz()\n#endif\ncase .h: i\n}",
      "(switch a (case ~.x y (#if (branch (call z)))) (case ~.h i))"
    ),
    (
      "switch a {\ncase .x: y\n#if X\nz()\ncase .b: c\n#endif\ncase .h: i\n}",
      "(switch a (case ~.x y (#if (branch (call z)))) (case ~.b c) ⟪#endif⟫ (case ~.h i))"
    ),
  ])
  func readsSwitches(source: String, drawn: String) {
    #expect(DrawnOutline(source).text == drawn)
  }

  @Test(arguments: [
    (
      "do { try a() } catch let e as F { g } catch .h where i { j } catch { k }",
      "(do {(call a)} (catch ~(cast as e :F) {g}) (catch ~.h ?i {j}) (catch {k}))"
    ),
    ("do throws(E) { a }", "(do {a})"),
    ("defer { a }", "(defer {a})"),
    ("return", "(jump return)"),
    ("return\na", "(jump return a)"),
    ("return a", "(jump return a)"),
    ("return .b", "(jump return .b)"),
    ("throw E.a", "(jump throw (member a E))"),
    ("yield a", "(jump yield a)"),
    ("fallthrough", "(jump fallthrough)"),
    ("continue x", "(jump continue)"),
    (
      "a\n#if X\n  .b(1)\n#else\n  .c(2)\n#endif\n  .d(3)",
      "(call (member d (#if a (branch (call .b 1)) (branch (call .c 2)))) 3)"
    ),
    ("a\n#if X\n  .b\n  #if Y\n  .c\n  #endif\n#endif", "(#if a (branch (#if .b (branch .c))))"),
    (
      "VStack {\n  #if X\n  A()\n  #else\n  B()\n  #endif\n}",
      "(call VStack {(#if (branch (call A)) (branch (call B)))})"
    ),
    (#"#warning("x")\#na"#, #"(macro warning "x")\#na"#),
    (#"#sourceLocation(file: "x", line: 1)\#na"#, #"⟪#sourceLocation(file: "x", line: 1)⟫\#na"#),
    ("#!/usr/bin/env swift\na", "a"),
    ("struct S { f() let a = 1 }", "(struct S (call f) (let variable (binding a =1)))"),
    (
      "func f() { func g() {} let a = 1; struct B {} }",
      "(function f {(function g {}); (let variable (binding a =1)); (struct B)})"
    ),
    (
      "let a = { if b { return 1 }; return 2 }()",
      "(let variable (binding a =(call {(if ?b {(jump return 1)}); (jump return 2)})))"
    ),
    ("let x = a ? .b : .c", "(let variable (binding x =(ternary ? a .b .c)))"),
    ("let a = b\nlet c = d", "(let variable (binding a =b))\n(let variable (binding c =d))"),
    ("a.b.c\nd.e.f", "(member c (member b a))\n(member f (member e d))"),
  ])
  func readsTheRest(source: String, drawn: String) {
    #expect(DrawnOutline(source).text == drawn)
  }
}
