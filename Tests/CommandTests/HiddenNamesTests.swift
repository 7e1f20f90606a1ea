import Foundation
import Testing

/// A design token is put in only where its name means the token: what `fix` makes of all these places compiles, and the
/// places where something else bears the name keep their raw values.
struct HiddenNamesTests {
  private static let tokens = """
    import Foundation
    enum Spacing { static let m: CGFloat = 16 }
    let radius: CGFloat = 12
    let padding: CGFloat = 16
    struct Box {
      func padding(_ length: CGFloat) -> Box { self }
      func cornerRadius(_ length: CGFloat) -> Box { self }
    }
    let v = Box()
    let some: Int? = 1
    func use(_ value: Any) {}
    struct Failure: Error {}
    func fail() throws {}

    """

  /// What other files of the module declare.
  private static let elsewhere = """
    import Foundation
    class Nested { enum Spacing {} ; enum Free {} }
    class Heir: Nested {}
    typealias Nickname = Heir
    protocol Marker {}
    class Aliased { typealias Spacing = Int }
    class Held { var radius: String { "" } ; static let Spacing = 1 }
    class Closed { private enum Spacing {} ; fileprivate var radius = "" }
    protocol Associating { associatedtype Spacing }
    protocol Extended {}
    extension Extended { typealias Spacing = Int ; var radius: String { "" } }
    protocol Refined: Extended {}
    struct Generic<Spacing> {}
    struct Plain {}
    extension Plain { enum Spacing {} ; static var radius: String { "" } }
    enum Cases { case radius }
    struct Witness: Associating { typealias Spacing = Int }
    protocol View {}
    extension View { func padding(_ length: CGFloat) -> Self { self } }
    @propertyWrapper struct Wrapped { var wrappedValue = 0 ; var radius = "" }

    """

  /// `Spacing` or `radius` is something else at each value.
  private static let hiding = [
    // Members of types in other files.
    "class T·: Nested { func f() { use(v.padding(16)) } }",
    "class T·: Heir { func f() { use(v.padding(16)) } }",
    "class T·: Heir { struct In { func f() { use(v.padding(16)) } } }",
    "class T·: Nickname { func f() { use(v.padding(16)) } }",
    "class T·: Heir & Marker { func f() { use(v.padding(16)) } }",
    "final class T·: Marker, Extended { func f() { use(v.padding(16)) } }",
    "class T·: Heir {} ; extension T· { func f() { use(v.padding(16)) } }",
    "class T·: Aliased { func f() { use(v.padding(16)) } }",
    "class T·: Held { func f() { use(v.padding(16)) ; use(v.cornerRadius(12)) } }",
    "class T·: Held { static func f() { use(v.cornerRadius(12)) } }",
    "class T·: Held { lazy var box = v.cornerRadius(12) }",
    "extension Associating { func f·() { use(v.padding(16)) } }",
    "struct T·<Spacing>: Associating { func f() { use(v.padding(16)) } }",
    "extension Witness { func f·() { use(v.padding(16)) } }",
    "struct T·: Extended { func f() { use(v.padding(16)) ; use(v.cornerRadius(12)) } }",
    "struct T·: Refined { func f() { use(v.padding(16)) ; use(v.cornerRadius(12)) } }",
    "extension Generic { func f·() { use(v.padding(16)) } }",
    "extension Plain { func f·() { use(v.padding(16)) ; use(v.cornerRadius(12)) } }",
    "extension Nested { func f·() { use(v.padding(16)) } }",
    "extension Cases { static func f·() { use(v.cornerRadius(12)) } }",
    // Members of types in the same file.
    "struct T· { enum Spacing {} ; func f() { use(v.padding(16)) } }",
    "struct T· { enum Spacing {} ; struct In { func f() { use(v.padding(16)) } } }",
    "struct T· { private typealias Spacing = Int ; func f() { use(v.padding(16)) } }",
    "struct T·<Spacing> { func f() { use(v.padding(16)) } }",
    "struct T·<A: Collection, Spacing> where A.Element == Int { func f() { use(v.padding(16)) } }",
    "struct T·<Spacing> {} ; extension T· { func f() { use(v.padding(16)) } }",
    "class B· { fileprivate enum Spacing {} } ; class T·: B· { func f() { use(v.padding(16)) } }",
    "protocol P· { associatedtype Spacing } ; extension P· { func f() { use(v.padding(16)) } }",
    "struct T· {\n#if DEBUG\nenum Spacing {}\n#else\nenum Spacing {}\n#endif\nfunc f() { use(v.padding(16)) } }",
    "enum T· { case radius ; static func f() { use(v.cornerRadius(12)) } }",
    "struct T· { var radius = \"\" ; func f() { use(v.cornerRadius(12)) } }",
    "struct T· { func radius() {} ; func f() { use(v.cornerRadius(12)) } }",
    "struct T· { var (a, radius) = (1, \"\") ; func f() { use(v.cornerRadius(12)) } }",
    // Parameters, captures and generics.
    "func t·(Spacing: Int) { use(v.padding(16)) }", "func t·(_ Spacing: Int) { use(v.padding(16)) }",
    "func t·<Spacing>(_: Spacing) { use(v.padding(16)) }",
    "func t·<A: Sequence<Int>, Spacing>(_: A, _: Spacing) { use(v.padding(16)) }",
    "struct T· { init<Spacing>(_: Spacing) { use(v.padding(16)) } }",
    "struct T· { init?<Spacing>(_: Spacing) { use(v.padding(16)) } }",
    "struct T· { subscript<Spacing>(_: Spacing) -> Int { use(v.padding(16)) ; return 1 } }",
    "struct T· { subscript(Spacing: Int) -> Int { use(v.padding(16)) ; return 1 } }",
    "func t·() { let f = { (Spacing: Int) in use(v.padding(16)) } ; use(f) }",
    "func t·() { [1].forEach { Spacing in use(v.padding(16)) } }",
    "func t·() { let f = { [Spacing = 1] in use(v.padding(16)) } ; use(f) }",
    "func t·(o: Nested) { let f = { [weak Spacing = o] (a: Int) in use(v.padding(16)) } ; use(f) }",
    "var t·: Int { get { 1 } set(Spacing) { use(v.padding(16)) } }",
    "struct T· { var a = 1 { willSet(Spacing) { use(v.padding(16)) } } }",
    "struct T· { var a = 1 { didSet(Spacing) { use(v.padding(16)) } } }",
    // What bodies declare.
    "func t·() { if let Spacing = some { use(v.padding(16)) } }",
    "func t·() { guard let Spacing = some else { return } ; use(v.padding(16)) }",
    "func t·() { while let Spacing = some { use(v.padding(16)) } }",
    "func t·() { if case let Spacing? = some { use(v.padding(16)) } }",
    "func t·() { if case .some(let Spacing) = some { use(v.padding(16)) } }",
    "func t·() { for Spacing in 0..<3 { use(v.padding(16)) } }",
    "func t·() { for (a, Spacing) in [(1, 2)] { use(v.padding(16)) } }",
    "func t·() { for case let Spacing? in [some] { use(v.padding(16)) } }",
    "func t·() { switch some { case let Spacing?: use(v.padding(16)) ; default: break } }",
    "func t·() { switch (1, 2) { case (let a, let Spacing): use(v.padding(16)) } }",
    "func t·() { switch (1, 2) { case let (a, Spacing): use(v.padding(16)) } }",
    "func t·() { do { try fail() } catch let Spacing as Failure { use(v.padding(16)) } catch {} }",
    "func t·() { do { try fail() } catch let Spacing { use(v.padding(16)) } }",
    "func t·() { let Spacing = 1 ; use(v.padding(16)) }", "func t·() { var Spacing: Int { 1 } ; use(v.padding(16)) }",
    "func t·() { let (a, Spacing) = (1, 2) ; use(v.padding(16)) }",
    "func t·() { let (a, Spacing): (Int, Int) = (1, 2) ; use(v.padding(16)) }",
    "func t·() { enum Spacing {} ; use(v.padding(16)) }", "func t·() { func Spacing() {} ; use(v.padding(16)) }",
    "func t·() { typealias Spacing = Int ; use(v.padding(16)) }",
    "func t·() { struct In { let radius = \"\" ; func f() { use(v.cornerRadius(12)) } } }",
  ]

  /// Nothing hides the token at these.
  private static let free = [
    "class T·: Closed { func f() { use(v.padding(16)) ; use(v.cornerRadius(12)) } }",
    "struct T· { enum Spacings {} ; func f() { use(v.padding(16)) } }",
    "struct A· { enum Spacing {} } ; struct T· { func f() { use(v.padding(16)) } }",
    "func a·(Spacing: Int) {} ; func t·() { use(v.padding(16)) }",
    "func t·() { if let Spacing = some { use(Spacing) } ; use(v.padding(16)) }",
    "func t·() { for Spacing in 0..<3 { use(Spacing) } ; use(v.padding(16)) }",
    "func a·(Spacing a: Int) { use(v.padding(16)) }",
    "enum T· { case a(Spacing: Int) ; func f() { use(v.padding(16)) } }",
    "enum T· { case a(Spacing.Type) ; func f() { use(v.padding(16)) } }",
    "func t·() { switch (1 as Any) { case is Spacing: break ; default: use(v.padding(16)) } }",
    "func t·() { switch (a: 1, b: 2) { case (a: let a, b: let b): use(v.padding(16)) } }",
    "func t·() { let f = { use(v.padding(16)) } ; use(f) }",
    "func t·() { let f = { [] in use(v.padding(16)) } ; use(f) }",
    "struct T·<A: Collection> where A.Element == Spacing { func f() { use(v.padding(16)) } }",
    "struct T· { var a: Int { get { use(v.padding(16)) ; return 1 } set { use(v.padding(16)) } } }",
    "func t·() { _ = (Spacing: 1, b: 2) ; use(v.padding(16)) }",
    "struct T· { @Wrapped var a ; func f() { use(v.cornerRadius(12)) } }",
  ]

  private static func numbered(_ places: [String], _ letter: String) -> String {
    places.enumerated().map { $1.replacing("·", with: letter + "\($0)") + "\n" }.joined()
  }

  /// `padding` is not of the tokens' names here, for most of the places would have two that fit.
  @Test func fixedPlacesCompileAndTheOthersStay() throws {
    let hiding = Self.numbered(Self.hiding, "h")
    let free = Self.numbered(Self.free, "f")
    let tokens = Self.tokens.replacing("let padding: CGFloat = 16\n", with: "")
    let workspace = try Workspace([
      ".sym-lint.yml": "", "Tokens.swift": tokens, "Elsewhere.swift": Self.elsewhere, "Hiding.swift": hiding,
      "Free.swift": free,
    ])
    #expect(try errors(workspace) == "")
    _ = try workspace.program("fix", "-q")
    let left = try workspace.text(of: "Hiding.swift")
    for (before, after) in zip(hiding.split(separator: "\n"), left.split(separator: "\n")) { #expect(before == after) }
    let fixed = free.replacing("padding(16)", with: "padding(Spacing.m)")
      .replacing("cornerRadius(12)", with: "cornerRadius(radius)")
    for (expected, after) in zip(
      fixed.split(separator: "\n"), try workspace.text(of: "Free.swift").split(separator: "\n"))
    {
      #expect(expected == after)
    }
    #expect(try errors(workspace) == "")
  }

  /// A view's own modifiers are nearer than a constant of the same name.
  @Test func modifiersHideConstants() throws {
    let place = "struct Home: View { func f() { use(v.padding(16)) } }\nfunc free() { use(v.padding(16)) }\n"
    let tokens = Self.tokens.replacing("enum Spacing { static let m: CGFloat = 16 }\n", with: "")
    let workspace = try Workspace([
      ".sym-lint.yml": "", "Tokens.swift": tokens, "Elsewhere.swift": Self.elsewhere, "Place.swift": place,
    ])
    _ = try workspace.program("fix", "-q")
    let expected = place.replacing("free() { use(v.padding(16))", with: "free() { use(v.padding(padding))")
    #expect(try workspace.text(of: "Place.swift") == expected)
    #expect(try errors(workspace) == "")
  }

  private func errors(_ workspace: Workspace) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: workspace.path).filter { $0.hasSuffix(".swift") }
    return try SwiftCompiler.errors(
      ["-typecheck", "-module-name", "App"] + names.sorted().map { workspace.path + "/" + $0 })
  }
}
