import Patterns
import SwiftOutline
import Testing

@testable import DesignTokens

/// Which tokens a file can name, and what of Swift makes a token at all.
struct TokenSightTests {
  private static let manifest = (
    "Kit/Package.swift",
    "let package = Package(name: \"Kit\", targets: [.target(name: \"Brand\", path: \"Sources\"), .target(name: \"Tools\")])"
  )

  private static func matches(
    _ files: [(path: String, code: String)], in file: String, imports: Set<String> = [], value: Double = 20,
    category: DesignToken.Category = .spacing
  ) -> [String] {
    let sources = files.compactMap { SwiftFixtures.source($0.code, path: $0.path) }
    let resolved = TokenResolver(sources: sources).resolve()
    let matcher = TokenMatcher(catalog: TokenCatalog(resolved.tokens), modules: resolved.modules)
    let place = TokenMatcher.Place(
      categories: category.fitting, type: "CGFloat", viewer: matcher.viewer(file: file, imports: imports))
    return matcher.suggestions(for: .number(value), at: place).map {
      $0.replacement + ($0.isSafe ? "!" : $0.note.map { " (\($0))" } ?? "")
    }
  }

  @Test(arguments: [
    ("public", "App/Home.swift", ["Brand"], ["Spacing.big!"]),
    ("public", "App/Home.swift", [], ["Spacing.big (needs import Brand)"]),
    ("public", "Kit/Sources/Card.swift", [], ["Spacing.big!"]),
    ("internal", "Kit/Sources/Card.swift", [], ["Spacing.big!"]),
    ("internal", "App/Home.swift", ["Brand"], []),
    ("private", "Kit/Sources/Card.swift", [], []),
  ])
  func acrossModules(access: String, file: String, imports: [String], expected: [String]) {
    let code = "\(access) enum Spacing { \(access) static let big: CGFloat = 20 }"
    #expect(
      Self.matches([Self.manifest, ("Kit/Sources/Spacing.swift", code)], in: file, imports: Set(imports)) == expected)
  }

  private static let graph = (
    "Kit/Package.swift",
    """
    let package = Package(
      name: "Kit", products: [.library(name: "Look", targets: ["Brand"])],
      targets: [
        .target(name: "Brand", dependencies: ["Base"]), .target(name: "Base", dependencies: []),
        .target(name: "Home", dependencies: [.product(name: "Look", package: "Kit"), "Base"]),
        .target(name: "Feature", dependencies: [.target(name: "Home")]), .target(name: "Tools"),
        .target(name: "Open", dependencies: common),
      ])
    """
  )

  /// What a module can import at all, as its package's manifest tells.
  @Test(arguments: [
    ("Home", ["Brand"], ["Spacing.big!"]), ("Home", [], ["Spacing.big (needs import Brand)"]),
    ("Feature", [], ["Spacing.big (needs import Brand)"]), ("Open", [], ["Spacing.big (needs import Brand)"]),
    // Not among its dependencies, and a cycle.
    ("Tools", [], []), ("Base", [], []),
  ])
  func acrossTargetsOfAPackage(target: String, imports: [String], expected: [String]) {
    let code = "public enum Spacing { public static let big: CGFloat = 20 }"
    let files = [Self.graph, ("Kit/Sources/Brand/Spacing.swift", code)]
    #expect(Self.matches(files, in: "Kit/Sources/\(target)/A.swift", imports: Set(imports)) == expected)
  }

  @Test func aPackageDoesNotImportAnApp() {
    let code = "public enum Spacing { public static let big: CGFloat = 20 }"
    #expect(Self.matches([Self.graph, ("App/Spacing.swift", code)], in: "Kit/Sources/Tools/A.swift").isEmpty)
  }

  @Test(arguments: [
    ("Widget/Layout.swift", "App/Home.swift", []),
    ("App/Sources/Style/A.swift", "App/Sources/UI/B.swift", ["Spacing.big!"]),
    ("App/Layout.swift", "App/Home.swift", ["Spacing.big!"]),
    ("macOS/Layout.swift", "iOS/Home.swift", []),
    ("App/Layout.swift", "HomeWidget/Home.swift", ["Spacing.big (may be in another target)"]),
  ])
  func acrossTargets(definition: String, file: String, expected: [String]) {
    #expect(Self.matches([(definition, "enum Spacing { static let big: CGFloat = 20 }")], in: file) == expected)
  }

  @Test(arguments: [
    ("Kit/Sources/Theme/A.swift", "Brand"), ("Projects/DesignKit/Sources/A.swift", "DesignKit"),
    ("Projects/Shared/Look/Sources/A.swift", "SharedLook"), ("Projects/Shared/Look/Interface/A.swift", nil),
    ("Frameworks/Paint/A.swift", "Paint"), ("App/Paint/A.swift", nil), ("App/Sources/Styles/A.swift", nil),
  ])
  func moduleOfAFile(path: String, name: String?) {
    let files = [
      Self.manifest, ("Projects/DesignKit/Project.swift", ""), ("Projects/Shared/Look/Project.swift", ""),
      ("App/Home.swift", "import DesignKit\nimport SharedLook\nimport Paint"),
    ]
    let modules = SwiftModules(files.compactMap { SwiftFixtures.source($0.1, path: $0.0) })
    #expect(modules.module(ofPath: path)?.name == name)
  }

  @Test(arguments: [
    // A protocol's metatype has no static members of its extension.
    ("protocol Themed {} ; extension Themed { static var spacing: CGFloat { 20 } }", []),
    ("extension View { static var spacing: CGFloat { 20 } }", []),
    // An enum without cases is a place for names, whatever its own.
    ("public enum Nimbus { public enum Spacing { public static let big: CGFloat = 20 } }", ["Nimbus.Spacing.big!"]),
    ("enum Nimbus { } ; extension Nimbus { enum Spacing { static let big: CGFloat = 20 } }", ["Nimbus.Spacing.big!"]),
    ("struct Nimbus { enum Spacing { static let big: CGFloat = 20 } }", []),
    // What a component holds is its own.
    ("struct Lantern: View { static let spacing: CGFloat = 20 }", []),
    ("enum ItemListLayout { static let headerSpacing: CGFloat = 20 }", []),
    ("enum ListRowOuterSpacing { static let horizontal: CGFloat = 20 }", []),
    // The style of a component uses tokens.
    (
      "enum Spacing { static let big: CGFloat = 20 } ; enum PlainButtonSize { case large; var sideSpacing: CGFloat { "
        + "switch self { case .large: return Spacing.big } } }", ["Spacing.big!"]
    ),
    (
      "enum PaddingType { case lg; var length: CGFloat { switch self { case .lg: return 20 } } }",
      ["PaddingType.lg.length!"]
    ),
  ])
  func owners(code: String, expected: [String]) {
    #expect(Self.matches([("App/Tokens.swift", code)], in: "App/Home.swift") == expected)
  }

  /// What a protocol's extension gives the cases of an enum is seen as far as both are.
  @Test(arguments: [
    ("enum Spacing: SpacingStep { case big }", "App/Spacing.swift", ["Spacing.big.length!"]),
    ("private enum Spacing: SpacingStep { case big }", "App/Spacing.swift", []),
    ("private enum Spacing: SpacingStep { case big }", "App/Step.swift", []),
    (
      "#if DEBUG\nenum Spacing: SpacingStep { case big }\n#endif", "App/Spacing.swift",
      ["Spacing.big.length (is defined under an #if)"]
    ),
    ("@MainActor enum Spacing: SpacingStep { case big }", "App/Spacing.swift", ["Spacing.big.length!"]),
    // Another module's.
    ("enum Spacing: SpacingStep { case big }", "Kit/Sources/Spacing.swift", []),
  ])
  func defaultsOfProtocols(code: String, path: String, expected: [String]) {
    let step = "protocol SpacingStep {}\nextension SpacingStep { var length: CGFloat { 20 } }"
    let files = [Self.manifest, ("App/Step.swift", step)]
    #expect(Self.matches(files + [(path, code)], in: "App/Home.swift") == expected)
    #expect(Self.matches(files + [("Other/Spacing.swift", code), (path, code)], in: "App/Home.swift").isEmpty)
  }

  @Test func sizeOfAFontIsNoToken() {
    let code = "enum Metrics { static let gap: CGFloat = 18 }"
    let catalog = TokenCatalog(SwiftFixtures.resolve([code]).tokens)
    let place = TokenMatcher.Place(categories: DesignToken.Category.font.fitting + [.number], type: "Font")
    let raw = RawValue.font(FontValue(size: 18), .wholeOrSize)
    #expect(TokenMatcher(catalog: catalog).suggestions(for: raw, at: place).isEmpty)
  }

  @Test func palettesOfHexDigits() {
    let lines = SwiftFixtures.lines([
      "enum Shade: String { case ink = \"111111\", snow = \"fafafa\" }",
      "extension UIColor { convenience init(shade: Shade, alpha: CGFloat = 1) { self.init(hex: shade.rawValue) } }",
      """
      extension UIColor { static var title: UIColor { UIColor(shade: .ink) }
        static var page: UIColor { UIColor(lightShade: .snow, darkShade: .ink) } }
      """,
    ])
    #expect(
      lines == [
        "color: UIColor UIColor.title .title = #111111FF", "color: UIColor UIColor.page .page = #FAFAFAFF / #111111FF",
        "color: UIColor UIColor(shade: .ink) = #111111FF", "color: UIColor UIColor(shade: .snow) = #FAFAFAFF",
      ])
  }
}
