import Linting
import Testing

/// Tokens that cannot be named at all, not by every module, or only where something is promised.
struct NameableTokensTests {
  /// The suggestions for the value at the only place: `replacement!` where it is safe, else with its note.
  private func suggestions(
    _ place: String, _ files: [String: String], path: String = "App/Place.swift", rule: String = "raw-spacing"
  ) throws -> [String] {
    let all = files.merging([path: place]) { $1 }.mapValues { Array($0.utf8) }
    let found = try LintedCode(all).findings.filter { $0.file == path && $0.rule == rule }
    return found.first?.suggestions.map { $0.replacement + ($0.isSafe ? "!" : $0.note.map { " (\($0))" } ?? "") } ?? []
  }

  private static let view = "import SwiftUI\nfunc f() { v.padding(16) }\n"

  @Test(arguments: [
    ("enum Spacing { static var m: CGFloat { get throws { 16 } } }", []),
    ("enum Spacing { static var m: CGFloat { get async { 16 } } }", []),
    ("enum Spacing { static var m: CGFloat { get { 16 } } }", ["Spacing.m!"]),
    ("extension Array { static var spacing: CGFloat { 16 } }", []),
    ("extension Optional where Wrapped == CGFloat { static var spacing: CGFloat { 16 } }", []),
    ("struct Spacing<T> { static var m: CGFloat { 16 } }", []),
    ("struct Theme<T> { enum Spacing { static var m: CGFloat { 16 } } }", []),
    ("struct Theme<T> {} ; extension Theme { enum Spacing { static var m: CGFloat { 16 } } }", []),
    ("enum Range { enum Spacing { static let m: CGFloat = 16 } }", ["Range.Spacing.m!"]),
    ("@available(*, unavailable) enum Spacing { static let m: CGFloat = 16 }", []),
    ("@available(*, deprecated) extension Spacing { static let m: CGFloat = 16 }", []),
    ("@available(iOS, unavailable) extension Spacing { static let m: CGFloat = 16 }", []),
    ("@available(macOS, unavailable) extension Spacing { static let m: CGFloat = 16 }", ["Spacing.m!"]),
    ("enum Spacing { @available(iOS, unavailable) static let m: CGFloat = 16 }", []),
    ("func make() { enum Spacing { static let m: CGFloat = 16 } }", []),
    ("protocol Spacing {} ; extension Spacing { static var m: CGFloat { 16 } }", []),
    ("private enum Spacing { static let m: CGFloat = 16 }", []),
    ("private extension CGFloat { static let spacing: CGFloat = 16 }", []),
    ("enum Theme { private enum Spacing { static let m: CGFloat = 16 } }", []),
    ("fileprivate extension Theme { enum Spacing { static let m: CGFloat = 16 } }", []),
    ("enum MyApp { enum Spacing { static let m: CGFloat = 16 } }", ["MyApp.Spacing.m!"]),
    ("enum MyApp { enum Design { enum Spacing { static let m: CGFloat = 16 } } }", ["MyApp.Design.Spacing.m!"]),
    ("struct MyApp: App { static let spacing: CGFloat = 16 }", []),
    ("enum CardView { enum Spacing { static let m: CGFloat = 16 } }", []),
    ("enum Theme { enum Spacing { private(set) static var m: CGFloat = 16 } }", ["Theme.Spacing.m!"]),
  ])
  func tokensOfOneModule(tokens: String, expected: [String]) throws {
    #expect(try suggestions(Self.view, ["App/Tokens.swift": "import SwiftUI\n" + tokens]) == expected)
  }

  @Test(arguments: [
    ("extension Font { static func lead() throws -> Font { .system(size: 31) } }", []),
    ("extension Font { static func lead<A>(_ a: A.Type = Int.self) -> Font { .system(size: 31) } }", []),
    ("extension Font { static func lead() async -> Font { .system(size: 31) } }", []),
    ("extension Font { static func lead(_ a: () throws -> Int = { 1 }) -> Font { .system(size: 31) } }", [".lead()!"]),
  ])
  func functionsThatCannotJustBeCalled(tokens: String, expected: [String]) throws {
    let place = "import SwiftUI\nfunc f() { use(Text(a).font(.system(size: 31))) }\n"
    #expect(
      try suggestions(place, ["App/Tokens.swift": "import SwiftUI\n" + tokens], rule: "raw-font") == expected)
  }

  /// What holds an instance must be reachable, too, and its values be no optionals.
  @Test(arguments: [
    ("struct Theme { static let current = Theme() ; let ink = Color(hex: \"112233\") }", ["Theme.current.ink!"]),
    ("struct Theme { static var current: Theme? = Theme() ; let ink = Color(hex: \"112233\") }", []),
    (
      "struct Theme { static var current: Theme! = Theme() ; let ink = Color(hex: \"112233\") }", ["Theme.current.ink!"]
    ),
    ("struct Theme { static var current: Theme { get throws { Theme() } } ; let ink = Color(hex: \"112233\") }", []),
    ("actor Theme { static let current = Theme() ; var ink = Color(hex: \"112233\") }", []),
    (
      "struct Theme { static let current = Theme() ; var ink: Color? = Color(hex: \"112233\") }",
      ["Theme.current.ink (is an optional)"]
    ),
    (
      "class Theme { @MainActor static let current = Theme() ; let ink = Color(hex: \"112233\") }",
      ["Theme.current.ink (is the main actor's)"]
    ),
    (
      "struct Theme { let ink = Color(hex: \"112233\") } ; @available(iOS 18, *) let theme = Theme()",
      ["theme.ink (needs iOS 18)"]
    ),
    (
      "struct Theme { let ink = Color(hex: \"112233\") } ; struct Other<A> { static var theme: Theme { Theme() } }", []
    ),
    (
      "struct Theme { let ink = Color(hex: \"112233\") } ; extension Themed { static var theme: Theme { Theme() } } ; "
        + "protocol Themed {}", []
    ),
    ("extension Color { static let ink: Color? = Color(hex: \"112233\") }", [".ink (is an optional)"]),
    ("extension Color { static func ink() -> Color? { Color(hex: \"112233\") } }", [".ink() (is an optional)"]),
  ])
  func waysToInstances(tokens: String, expected: [String]) throws {
    let place = "import SwiftUI\nfunc f() { use(Text(a).foregroundColor(Color(hex: \"112233\"))) }\n"
    #expect(
      try suggestions(place, ["App/Tokens.swift": "import SwiftUI\n" + tokens], rule: "raw-color") == expected)
  }

  @Test(arguments: [
    ("let lead = UIFont(name: \"Brand\", size: 31)", false), ("let lead = UIFont(name: \"Brand\", size: 31)!", true),
    ("let lead: UIFont! = UIFont(name: \"Brand\", size: 31)", true),
    ("let lead = UIFont(name: \"Brand\", size: 31) ?? .systemFont(ofSize: 31)", true),
    ("let lead: UIFont? = .systemFont(ofSize: 31)", false), ("let lead = UIFont.systemFont(ofSize: 31)", true),
  ])
  func fontsThatMayBeMissing(definition: String, isSafe: Bool) throws {
    let font = definition.contains("systemFont(ofSize: 31)") && !definition.contains("??")
    let raw = font ? ".systemFont(ofSize: 31)" : "UIFont(name: \"Brand\", size: 31)"
    let place = "import UIKit\nfunc f(label: UILabel) { label.font = \(raw) }\n"
    let tokens = "import UIKit\nextension UIFont { static \(definition) }"
    let found = try suggestions(place, ["App/Tokens.swift": tokens], rule: "raw-font")
    #expect(found.count == 1 && found[0] == "UIFont.lead" + (isSafe ? "!" : " (is an optional)"), "\(found)")
  }

  // MARK: Promises

  private static let needy = """
    import SwiftUI
    @available(iOS 17, macOS 14.0, *) enum Spacing { static let m: CGFloat = 16 }
    """

  @Test(arguments: [
    ("func f() { v.padding(16) }", "needs iOS 17"), ("@available(iOS 17, macOS 14, *) func f() { v.padding(16) }", nil),
    ("@available(iOS 17,\r\n macOS 14, *) func f() { v.padding(16) }", nil),
    ("@available(iOS 17.2, macOS 15, *) struct A { func f() { v.padding(16) } }", nil),
    ("@available(iOS 16, macOS 14, *) func f() { v.padding(16) }", "needs iOS 17"),
    ("@available(iOS 17, *) func f() { v.padding(16) }", "needs macOS 14"),
    ("func f() { if #available(iOS 17, macOS 14, *) { v.padding(16) } }", nil),
    ("func f() { if a, #available(iOS 18, macOS 14, *) { v.padding(16) } }", nil),
    ("func f() { if #available(iOS 17, macOS 14, *) {} else { v.padding(16) } }", "needs iOS 17"),
    ("func f() { if #unavailable(iOS 17, macOS 14) { v.padding(16) } }", "needs iOS 17"),
    ("struct A { @available(iOS 17, macOS 14, *) var a: Int { v.padding(16) ; return 1 } }", nil),
  ])
  func versions(code: String, lack: String?) throws {
    let found = try suggestions("import SwiftUI\n" + code, ["App/Tokens.swift": Self.needy])
    #expect(found == [lack.map { "Spacing.m (\($0))" } ?? "Spacing.m!"])
  }

  @Test(arguments: ["13", "13.0", "12.1"])
  func versionsThatHaveSwiftUI(version: String) throws {
    let tokens = "@available(iOS \(version), *) enum Spacing { static let m: CGFloat = 16 }"
    #expect(try suggestions(Self.view, ["App/Tokens.swift": "import SwiftUI\n" + tokens]) == ["Spacing.m!"])
  }

  @Test(arguments: [
    ("func f() { v.padding(16) }", false), ("@MainActor func f() { v.padding(16) }", true),
    ("@MainActor struct A { func f() { v.padding(16) } }", true),
    ("@MainActor struct A { nonisolated func f() { v.padding(16) } }", false),
    ("class A: UIViewController { func f() { v.padding(16) } }", true),
    ("class A: UIViewController { nonisolated func f() { v.padding(16) } }", false),
    ("class A: Base { func f() { v.padding(16) } }", false),
    ("@MainActor func f() { Task.detached { v.padding(16) } }", false),
    ("class A: UIViewController { func f() { DispatchQueue.global().async { v.padding(16) } } }", false),
    ("class A: UIViewController { func f() { q.async(group: g) { v.padding(16) } } }", false),
    ("class A: UIViewController { func f() { URLSession.shared.dataTask(with: a) { _ in v.padding(16) } } }", false),
    (
      "class A: UIViewController { func f() { s.dataTask(with: a) { _ in DispatchQueue.main.async { v.padding(16) } } } }",
      true
    ),
    ("class A: UIViewController { func f() { later { v.padding(16) } } }", false),
    ("class A: UIViewController { func f() { withAnimation { v.padding(16) } } }", true),
    ("class A: UIViewController { func f() { UIView.animate(withDuration: 1) { v.padding(16) } } }", true),
    ("class A: UIViewController { func f() { Task { v.padding(16) } } }", true),
    ("class A: UIViewController { let b = UIStackView().then { v.padding(16) } }", true),
    ("func f() { MainActor.run { v.padding(16) } }", true),
    ("struct A: View { var body: some View { VStack { v.background(a).overlay { v.padding(16) } } } }", true),
    ("struct A: View { var body: some View { v.padding(16) } }", true),
    ("struct A: View { func body() { v.padding(16) } }", false), ("actor A { func f() { v.padding(16) } }", false),
  ])
  func theMainActor(code: String, isSafe: Bool) throws {
    for tokens in [
      "@MainActor enum Spacing { static var m: CGFloat { 16 } }",
      "enum Spacing { @MainActor static let m: CGFloat = 16 }",
    ] {
      let found = try suggestions("import SwiftUI\n" + code, ["App/Tokens.swift": "import SwiftUI\n" + tokens])
      #expect(found == [isSafe ? "Spacing.m!" : "Spacing.m (is the main actor's)"])
    }
    let free = "@MainActor enum Spacing { nonisolated static let m: CGFloat = 16 }"
    #expect(try suggestions("import SwiftUI\n" + code, ["App/Tokens.swift": free]) == ["Spacing.m!"])
  }

  // MARK: Modules

  private static let manifest = """
    let package = Package(name: "Kit", targets: [.target(name: "Brand"), .target(name: "Base")])
    """

  private static let kit = "public enum Spacing { public static let m: CGFloat = 16 }"

  @Test(arguments: [
    ("import Brand\nfunc f() { v.padding(16) }", "", ["Spacing.m!"]),
    // The app's own is nearer, whatever is in it.
    ("import Brand\nfunc f() { v.padding(16) }", "enum Spacing { static let other = 3 }", []),
    ("import Brand\nfunc f() { v.padding(16) }", "typealias Spacing = Int", []),
    ("import Brand\nfunc f() { v.padding(16) }", "enum Spacing { static let m: CGFloat = 16 }", ["Spacing.m!"]),
    ("import Brand\nprivate enum Spacing {}\nfunc f() { v.padding(16) }", "", []),
    ("import Brand\nfunc f() { v.padding(16) }", "private enum Spacing {}", ["Spacing.m!"]),
    ("import Brand\nfunc f() { v.padding(16) }", "typealias Spacing = Brand.Spacing", ["Spacing.m!"]),
    ("import Brand\nfunc f() { v.padding(16) }", "extension Spacing { static let other = 3 }", ["Spacing.m!"]),
  ])
  func nearerModules(place: String, own: String, expected: [String]) throws {
    let files = [
      "Kit/Package.swift": Self.manifest, "Kit/Sources/Brand/Spacing.swift": Self.kit, "App/Own.swift": own,
    ]
    #expect(try suggestions("import SwiftUI\n" + place, files) == expected)
  }

  @Test(arguments: [
    ("@_spi(Design) public enum Spacing { public static let m: CGFloat = 16 }", []),
    ("public enum Spacing { @_spi(Design) public static let m: CGFloat = 16 }", []),
    ("public enum Spacing { public static let m: CGFloat = 16 }", ["Spacing.m!"]),
  ])
  func interfacesForSome(tokens: String, expected: [String]) throws {
    let files = ["Kit/Package.swift": Self.manifest, "Kit/Sources/Brand/Spacing.swift": tokens]
    #expect(try suggestions("import Brand\n" + Self.view, files) == expected)
    #expect(try suggestions(Self.view, files, path: "Kit/Sources/Brand/A.swift") == ["Spacing.m!"])
  }

  @Test(arguments: [
    ("Kit/Sources/Base/A.swift", ["Spacing.m!"]), ("Kit/Sources/Brand/A.swift", ["Spacing.m!"]),
    ("Other/Sources/More/A.swift", []), ("App/A.swift", []),
  ])
  func packageAccess(path: String, expected: [String]) throws {
    let files = [
      "Kit/Package.swift": Self.manifest.replacing("\"Base\"", with: "\"Base\", dependencies: [\"Brand\"]"),
      "Other/Package.swift": "let package = Package(name: \"Other\", targets: [.target(name: \"More\")])",
      "Kit/Sources/Brand/Spacing.swift": "package enum Spacing { package static let m: CGFloat = 16 }",
    ]
    #expect(try suggestions("import Brand\n" + Self.view, files, path: path) == expected)
  }

  /// Two modules that both have the member make its name ambiguous; one that is not imported does not count.
  @Test(arguments: [
    ("import Brand\nimport Base\n", []), ("import Brand\n", ["CGFloat.spacing!"]),
  ])
  func twoModulesWithOneName(imports: String, expected: [String]) throws {
    let member = "public extension CGFloat { static let spacing: CGFloat = "
    let files = [
      "Kit/Package.swift": Self.manifest, "Kit/Sources/Brand/A.swift": member + "16 }",
      "Kit/Sources/Base/A.swift": member + "20 }",
    ]
    #expect(try suggestions(imports + "func f() { v.padding(16) }", files) == expected)
  }

  /// Where nothing tells the targets of two apps apart, their tokens of one name may be either's.
  @Test func twoAppsWithOneName() throws {
    func tokens(_ value: Int) -> String { "enum Spacing { static let m: CGFloat = \(value) }" }
    let files = ["One/Tokens.swift": tokens(16), "Two/Tokens.swift": tokens(20)]
    #expect(
      try suggestions("func f() { v.padding(16) }", files) == ["Spacing.m (has another value in Two/Tokens.swift)"])
    #expect(
      try suggestions("func f() { v.padding(16) }", files.merging(["Two/Tokens.swift": tokens(16)]) { $1 }).first?
        .hasPrefix("Spacing.m") == true)
  }
}
