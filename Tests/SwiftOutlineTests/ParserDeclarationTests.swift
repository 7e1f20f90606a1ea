import Testing

@testable import SwiftOutline

/// How declarations read.
struct ParserDeclarationTests {
  @Test(arguments: [
    ("let a = 1", "(let variable (binding a =1))"),
    (
      "public static let a: CGFloat = 1, b = 2",
      "(public static let variable (binding a :CGFloat =1) (binding b =2))"
    ),
    (
      "fileprivate lazy var c: UIView = { UIView() }()",
      "(fileprivate lazy variable (binding c :UIView =(call {(call UIView)})))"
    ),
    ("private(set) var x = 1", "(variable (binding x =1))"),
    ("open class var y: Int { 1 }", "(public static variable (binding y :Int {1}))"),
    ("@Published var isOn = false", "(variable (attribute Published) (binding isOn =false))"),
    ("@State private var text: String", "(private variable (attribute State) (binding text :String))"),
    (
      "var z: Int { get { 1 } set(v) { a = v } }",
      "(variable (binding z :Int (accessors (accessor get {1}) (accessor set {(assign = a v)}))))"
    ),
    ("var w = 3 { didSet { f() } }", "(variable (binding w =3 (accessors (accessor didSet {(call f)}))))"),
    (
      "var w: Int = 3 { willSet(n) { f(n) } didSet { g() } }",
      "(variable (binding w :Int =3 (accessors (accessor willSet {(call f n)}) (accessor didSet {(call g)}))))"
    ),
    (#"var v: some View { Text("a") }"#, #"(variable (binding v :some View {(call Text "a")}))"#),
    (
      #"var v: some View { Text("a"); Text("b") }"#,
      #"(variable (binding v :some View {(call Text "a"); (call Text "b")}))"#
    ),
    ("let (a, b) = (1, 2)", "(let variable (binding =(tuple 1 2)))"),
    ("weak var d: D?", "(variable (binding d :D?))"),
    ("unowned(unsafe) let e: E", "(let variable (binding e :E))"),
    ("nonisolated(unsafe) static var g = 1", "(static variable (binding g =1))"),
    (
      #"@Environment(\.colorScheme) var scheme"#,
      #"(variable (attribute Environment \.colorScheme) (binding scheme))"#
    ),
    (
      "let a: Int? = nil, b: [String: Int] = [:], c: (Int) -> Void = { _ in }",
      "(let variable (binding a :Int? =nil) (binding b :[String: Int] =(dictionary)) (binding c :(Int) -> Void ={(parameter _) in }))"
    ),
    ("let open = 1\nopen = 2", "(let variable (binding open =1))\n(assign = open 2)"),
    (#"override var description: String { "x" }"#, #"(override variable (binding description :String {"x"}))"#),
    ("class var x: Int\nclass func f()", "(static variable (binding x :Int))\n(static function f)"),
    (
      "var body: some View {\n  VStack {}\n    .padding()\n}",
      "(variable (binding body :some View {(call (member padding (call VStack {})))}))"
    ),
    ("let x: Int = {\n  1\n}()", "(let variable (binding x :Int =(call {1})))"),
    ("var a: Int { 1 }, b = 2", "(variable (binding a :Int {1}) (binding b =2))"),
    ("let a = b as? C, d = e", "(let variable (binding a =(cast as b :C)) (binding d =e))"),
    ("lazy var a = B(), c: D = .init()", "(lazy variable (binding a =(call B)) (binding c :D =(call .init)))"),
    ("@A(1) @B var x = 1", "(variable (attribute A 1) (attribute B) (binding x =1))"),
    ("var `self`: Int", "(variable (binding self :Int))"),
    ("let a: A<B, C> = .init()", "(let variable (binding a :A<B, C> =(call .init)))"),
    ("let a: A<B> = c", "(let variable (binding a :A<B> =c))"),
    (
      "var a: Int { _read { yield x } _modify { yield &x } }",
      "(variable (binding a :Int (accessors (accessor _read {(jump yield x)}) (accessor _modify {(jump yield (prefix & x))}))))"
    ),
    (
      "var a: Int { @A get { 1 } mutating set {} }",
      "(variable (binding a :Int (accessors (accessor get {1}) (accessor set {}))))"
    ),
    ("var a: Int { get async throws { 1 } }", "(variable (binding a :Int (accessors (accessor get {1}))))"),
  ])
  func readsVariables(source: String, drawn: String) {
    #expect(DrawnOutline(source).text == drawn)
  }

  @Test(arguments: [
    ("func f() {}", "(function f {})"),
    (
      #"public override func f<T: P>(_ a: Int, b c: String = "x", d: T...) async throws -> [T] where T: Q { return [] }"#,
      #"(public override function f (parameter a :Int) (parameter c :String ="x") (parameter d :T...) ->:[T] {(jump return (array))})"#
    ),
    (
      "static func == (lhs: A, rhs: A) -> Bool { lhs.x == rhs.x }",
      "(static function == (parameter lhs :A) (parameter rhs :A) ->:Bool {(binary == (member x lhs) (member x rhs))})"
    ),
    ("prefix func - (x: V) -> V { x }", "(function - (parameter x :V) ->:V {x})"),
    (
      "static func < (a: A, b: A) -> Bool { true }",
      "(static function < (parameter a :A) (parameter b :A) ->:Bool {true})"
    ),
    ("required convenience init<T>(x: T) {}", "(initializer init (parameter x :T) {})"),
    ("deinit { f() }", "(deinitializer deinit {(call f)})"),
    (
      "subscript(i: Int) -> Int { get { 1 } set { a = newValue } }",
      "(subscriptDeclaration subscript (parameter i :Int) ->:Int (accessors (accessor get {1}) (accessor set {(assign = a newValue)})))"
    ),
    (
      "static subscript<T>(_ i: T) -> Int { 1 }",
      "(static subscriptDeclaration subscript (parameter i :T) ->:Int {1})"
    ),
    ("@ViewBuilder func f() -> some View {}", "(function f (attribute ViewBuilder) ->:some View {})"),
    (
      "func f(@ViewBuilder content: () -> Content) {}",
      "(function f (parameter content (attribute ViewBuilder) :() -> Content) {})"
    ),
    (
      "func f(a: inout Int, b: @escaping (Int) -> Void = { _ in }, c: (any P)?) {}",
      "(function f (parameter a :inout Int) (parameter b :@escaping (Int) -> Void ={(parameter _) in }) (parameter c :(any P)?) {})"
    ),
    (
      "@objc private func tap(_ sender: UIButton) {}",
      "(private function tap (attribute objc) (parameter sender :UIButton) {})"
    ),
    ("func `default`(`in` x: Int) {}", "(function default (parameter x :Int) {})"),
    (
      "struct A { init?(hex: String) { return nil }; init!(a: Int) {}; init() throws(E) { a = 1 } }",
      "(struct A (initializer init (parameter hex :String) {(jump return nil)}) (initializer init (parameter a :Int) {}) (initializer init {(assign = a 1)}))"
    ),
    ("protocol P { optional func f() }", "(protocol P (function f))"),
  ])
  func readsFunctions(source: String, drawn: String) {
    #expect(DrawnOutline(source).text == drawn)
  }

  @Test(arguments: [
    (
      "protocol P: AnyObject { var a: Int { get set }; func f(); init(x: Int); associatedtype T: Q }",
      "(protocol P :AnyObject (variable (binding a :Int (accessors (accessor get) (accessor set)))) (function f) (initializer init (parameter x :Int)) (other))"
    ),
    (
      "struct A<T>: B, C where T: D { let x = 1; struct E {} }",
      "(struct A :B :C (let variable (binding x =1)) (struct E))"
    ),
    (
      "final class A: B { override init() { super.init() } }",
      "(class A :B (override initializer init {(call (member init super))}))"
    ),
    ("actor A { var x = 1 }", "(actor A (variable (binding x =1)))"),
    ("extension A.B: C where T == Int { case x }", "(extension B :C (enumCase x))"),
    (
      #"enum A: String, B { case a, b = "x"; indirect case c(Int, d: String = "y"); case e(CGFloat) }"#,
      #"(enum A :String :B (other (enumCase a) (enumCase b ="x")) (enumCase c (parameter Int) (parameter d :String ="y")) (enumCase e (parameter CGFloat)))"#
    ),
    (
      "enum A { case a(_ x: Int); static let b = 1; func f() {} }",
      "(enum A (enumCase a (parameter x :Int)) (static let variable (binding b =1)) (function f {}))"
    ),
    ("typealias A<T> = B<T>.C", "(typealias A :B<T>.C)"),
    ("import struct A.B", "(import B)"),
    ("@testable import A", "(import A)"),
    ("@_exported import A", "(import A)"),
    ("infix operator <+>: AdditionPrecedence\nlet a = 1", "(other)\n(let variable (binding a =1))"),
    ("precedencegroup A { higherThan: B }\nlet a = 1", "(other)\n(let variable (binding a =1))"),
    ("@available(iOS 14.0, *)\nstruct A {}", "(struct A (attribute available iOS 14.0 ⟪*⟫))"),
    (
      #"macro m() -> Int = #externalMacro(module: "A", type: "B")\#nlet a = 1"#,
      "(other)\n(let variable (binding a =1))"
    ),
    ("package struct A { package let x = 1 }", "(package struct A (package let variable (binding x =1)))"),
    ("public extension A { static let x = 1 }", "(public extension A (static let variable (binding x =1)))"),
    (
      "#if DEBUG\nlet a = 1\n#elseif os(iOS) && !X\nlet b = 2\n#else\nlet c = 3\n#endif",
      "(#if (branch (let variable (binding a =1))) (branch (let variable (binding b =2))) (branch (let variable (binding c =3))))"
    ),
    (
      "struct A {\n  #if DEBUG\n  let a = 1\n  #endif\n  let b = 2\n}",
      "(struct A (#if (branch (let variable (binding a =1)))) (let variable (binding b =2)))"
    ),
    (
      "@MainActor @objc(foo:) public class A: NSObject, B {}",
      "(public class A (attribute MainActor) (attribute objc foo:) :NSObject :B)"
    ),
    (
      "struct A: ~Copyable { consuming func f() {} borrowing func g() {} }",
      "(struct A :~Copyable (function f {}) (function g {}))"
    ),
  ])
  func readsTypes(source: String, drawn: String) {
    #expect(DrawnOutline(source).text == drawn)
  }
}
