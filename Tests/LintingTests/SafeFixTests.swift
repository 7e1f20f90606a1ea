import Linting
import Testing

/// When a suggestion may be taken unasked: what the token's name says, what the names at the place mean, and what would
/// be lost.
@Suite struct SafeFixTests {
  private func suggestions(
    _ code: String, tokens: String, rule: String, path: String = "Tokens.swift"
  ) throws -> [String] {
    try LintedCode.suggestions(code, tokens: tokens, rule: rule, path: path)
  }

  @Test(arguments: [
    // Steps of a scale.
    ("enum Spacing { static let medium: CGFloat = 16 }", ".padding(16)", ["Spacing.medium!"]),
    ("extension CGFloat { static let spacing16: CGFloat = 16 }", ".padding(16)", ["CGFloat.spacing16!"]),
    ("enum Metric { static let padding16: CGFloat = 16 }", ".padding(16)", ["Metric.padding16!"]),
    ("enum Margins: CGFloat { case normal = 16 }", ".padding(16)", ["Margins.normal.rawValue!"]),
    ("enum ABCSpacing { static let s16: CGFloat = 16 }", ".padding(16)", ["ABCSpacing.s16!"]),
    ("enum Acme { enum Spacing { static let x2: CGFloat = 16 } }", ".padding(16)", ["Acme.Spacing.x2!"]),
    ("enum 여백 { static let 기본간격: CGFloat = 16 }", ".padding(16)", []),
    // What belongs to something, unless the place says the same.
    (
      "enum Margins { static let iPadNormal: CGFloat = 16 }", ".padding(16)",
      ["Margins.iPadNormal (is named for 'ipad')"]
    ),
    ("let cardPadding: CGFloat = 16", ".padding(16)", ["cardPadding (is named for 'card')"]),
    // Not even where it does: what is in a badge is not around it.
    ("let badgePadding: CGFloat = 16", ".padding(16)", ["badgePadding (is named for 'badge')"]),
    (
      "enum Spacing { static let gap: CGFloat = 16 }", ".padding(16)",
      ["Spacing.gap (is named for what lies between elements)"]
    ),
    ("enum Margins { static let wide: CGFloat = 16 }", ".padding(16)", ["Margins.wide!"]),
    ("enum Spacing { static let xxSmall: CGFloat = 16 }", ".padding(16)", ["Spacing.xxSmall!"]),
    ("enum UIConstants { static let bigOffset: CGFloat = 16 }", ".padding(16)", ["UIConstants.bigOffset!"]),
    ("enum Spacing { static let sp200: CGFloat = 16 }", ".padding(16)", ["Spacing.sp200!"]),
    // Tokens of another trade.
    ("enum Accounts { enum AssociatedToken { static let wallet = 16 } }", ".padding(16)", []),
    // Of a scale of gaps and one of paddings.
    (
      "enum Space { static let gap5: CGFloat = 16 ; static let padding6: CGFloat = 16 }", ".padding(16)",
      ["Space.padding6!"]
    ),
    (
      "enum Gap { static let s: CGFloat = 16 } ; enum Padding { static let m: CGFloat = 16 }", ".padding(.top, 16)",
      ["Padding.m!"]
    ),
    ("enum Padding { static let horizontal: CGFloat = 16 }", ".padding(.horizontal, 16)", ["Padding.horizontal!"]),
    (
      "enum Padding { static let horizontal: CGFloat = 16 }", ".padding([.leading, .trailing], 16)",
      ["Padding.horizontal!"]
    ),
    (
      "enum Padding { static let horizontal: CGFloat = 16 }", ".padding(.top, 16)",
      ["Padding.horizontal (is named for 'horizontal')"]
    ),
    (
      "enum AvatarSpacing { static let m: CGFloat = 16 } ; enum Spacing { static let m: CGFloat = 16 }", ".padding(16)",
      [
        "Spacing.m (is one of 2 tokens that fit)",
        "AvatarSpacing.m (is named for 'avatar'; is one of 2 tokens that fit)",
      ]
    ),
    // Of a scale's own steps a name for a role is as good as any.
    (
      "enum Spacing { static let big: CGFloat = 16 ; static let screen = big }", ".padding(16)",
      [
        "Spacing.screen (is named for 'screen'; is one of 2 tokens that fit)",
        "Spacing.big (is one of 2 tokens that fit)",
      ]
    ),
  ])
  func purposes(tokens: String, modifier: String, expected: [String]) throws {
    let code = "struct Badge: View { var body: some View { Text(a)\(modifier) } }"
    #expect(try suggestions(code, tokens: tokens, rule: "raw-spacing") == expected)
  }

  /// What other modules compile can name public tokens only.
  @Test(arguments: [
    ("", "public func f(_ a: Int, gap: Color = Color(red: 0.2, green: 0.4, blue: 0.6)) {}", false),
    ("public ", "public func f(gap: Color = Color(red: 0.2, green: 0.4, blue: 0.6)) {}", true),
    ("", "func f(gap: Color = Color(red: 0.2, green: 0.4, blue: 0.6)) {}", true),
    ("", "public func f() { use(Color(red: 0.2, green: 0.4, blue: 0.6)) }", true),
    ("", "@inlinable public func f() { use(Color(red: 0.2, green: 0.4, blue: 0.6)) }", false),
    ("", "public extension Card { func f(gap: Color = Color(red: 0.2, green: 0.4, blue: 0.6)) {} }", false),
    ("", "public struct Card { public init(gap: Color = Color(red: 0.2, green: 0.4, blue: 0.6)) {} }", false),
  ])
  func publicInterfacesNamePublicTokens(access: String, code: String, isSafe: Bool) throws {
    let tokens = "extension Color { \(access)static let ink = Color(red: 0.2, green: 0.4, blue: 0.6) }"
    let found = try suggestions(code, tokens: tokens, rule: "raw-color")
    #expect(found.count == 1 && found[0].hasSuffix("!") == isSafe, "\(found)")
  }

  /// A token is no optional: what unwraps one would not compile.
  @Test(arguments: [
    ("label.font = UIFont(name: \"Brand\", size: 15)", true),
    ("guard let font = UIFont(name: \"Brand\", size: 15) else { return }", false),
    ("if let font = UIFont(name: \"Brand\", size: 15) { use(font) }", false),
    ("label.font = UIFont(name: \"Brand\", size: 15) ?? .systemFont(ofSize: 17)", false),
    ("label.font = UIFont(name: \"Brand\", size: 15).map { $0 }", false),
  ])
  func optionalsAreLeftAlone(line: String, isSafe: Bool) throws {
    let found = try suggestions(
      "import UIKit\nfunc f(label: UILabel) { \(line) }",
      tokens: "extension UIFont { static let body = UIFont(name: \"Brand\", size: 15)! }", rule: "raw-font")
    #expect(found.first?.hasSuffix("!") == isSafe, "\(found)")
  }

  /// What is under an `#if` may be missing elsewhere, or be another value.
  @Test func conditionalTokensAreNotTakenUnasked() throws {
    let found = try suggestions(
      "func f() { view.padding(16) }",
      tokens:
        "enum Spacing {\n#if os(iOS)\nstatic let medium: CGFloat = 16\n#else\nstatic let medium: CGFloat = 20\n#endif\n}",
      rule: "raw-spacing")
    #expect(found.count == 1 && found[0].contains("#if"), "\(found)")
  }

  /// A container's weight is that of other fonts inside of it, too.
  @Test func onlyTextsTakeTheirWeightWithTheirFont() throws {
    let tokens =
      "extension Font { static let body = Font.system(size: 15) ; static let strong = Font.system(size: 15, weight: .bold) }"
    func found(_ view: String) throws -> [String] {
      try suggestions(
        "func f() { \(view).font(.system(size: 15)).fontWeight(.bold) }", tokens: tokens, rule: "raw-font")
    }
    #expect(try found("Text(a)") == [".font(.strong)!"])
    #expect(try found("Row()") == [".body!"])
  }

  /// What a component keeps for itself is its own, whatever words its name shares with the place.
  @Test func otherComponentsKeepTheirConstants() throws {
    let found = try suggestions(
      "final class AssetCell: UICollectionViewCell { func f() { view.padding(.horizontal, 24) } }",
      tokens: "final class OtherCell { enum Theme { static let horizontalPadding: CGFloat = 24 } }", rule: "raw-spacing"
    )
    #expect(found.allSatisfy { !$0.hasSuffix("!") }, "\(found)")
  }

  @Test(arguments: [
    ("stack.spacing = 15", ["stackSpacing!"]),
    ("make(HStack(spacing: 15))", ["stackSpacing!"]),
    ("stack.leadingAnchor.constraint(equalTo: edge, constant: 15)", ["stackSpacing (is named for 'stack')"]),
  ])
  func aStacksSpacingIsNoMargin(line: String, expected: [String]) throws {
    let code = "func show() { \(line) }"
    #expect(try suggestions(code, tokens: "let stackSpacing: CGFloat = 15", rule: "raw-spacing") == expected)
  }

  @Test(arguments: [
    ("Tokens.swift", ["CGFloat.m (is uncategorized)"], ["CGFloat.m (is uncategorized)"]),
    ("CGFloat+CornerRadius.swift", [], ["CGFloat.m!"]), ("Padding.swift", ["CGFloat.m!"], []),
  ])
  func theFileTellsWhatANumberIsFor(path: String, spacing: [String], radius: [String]) throws {
    let tokens = "extension CGFloat { static let m: CGFloat = 10 }"
    let code = "func show() { use(Text(a).padding(10).cornerRadius(10)) }"
    #expect(try suggestions(code, tokens: tokens, rule: "raw-spacing", path: path) == spacing)
    #expect(try suggestions(code, tokens: tokens, rule: "raw-radius", path: path) == radius)
  }

  @Test(arguments: [
    ("raw-line-spacing", "Text(a).kerning(16)", "enum Spacing { static let m: CGFloat = 16 }"),
    ("raw-line-spacing", "TextBlock(lineHeight: 16)", "enum Spacing { static let m: CGFloat = 16 }"),
    ("raw-radius", "Text(a).cornerRadius(20)", "enum CardShadow { static let radius: CGFloat = 20 }"),
    ("raw-size", "Text(a).frame(width: 24)", "extension Font { enum Size { static let large: CGFloat = 24 } }"),
  ])
  func otherCategoriesNeverFit(rule: String, line: String, tokens: String) throws {
    #expect(try suggestions("func show() { use(\(line)) }", tokens: tokens, rule: rule).isEmpty)
  }

  // MARK: Names that are hidden

  @Test(arguments: [
    "func round(_ v: UIView, radius: CGFloat) { v.layer.cornerRadius = 12 }",
    "class A: UIView { var radius: CGFloat = 4; func f() { layer.cornerRadius = 12 } }",
    "class A: UIView { func f() { layer.cornerRadius = 12 } } ; extension A { var radius: CGFloat { 4 } }",
    "func f() { let radius = 3.0; layer.cornerRadius = 12 }",
    "func f() { let (a, radius) = pair; layer.cornerRadius = 12 }",
    "func f() { all.forEach { radius in layer.cornerRadius = 12 } }",
    "func f() { for radius in all { layer.cornerRadius = 12 } }",
    "func f() { if let radius { layer.cornerRadius = 12 } }",
    "func f() { guard let radius = a else { return } ; layer.cornerRadius = 12 }",
    "func f() { if case .some(let radius) = a { layer.cornerRadius = 12 } }",
    "func f() { switch a { case .b(let radius): layer.cornerRadius = 12 } }",
  ])
  func aHiddenNameIsNotSuggested(code: String) throws {
    #expect(try suggestions(code, tokens: "let radius: CGFloat = 12", rule: "raw-radius").isEmpty)
  }

  @Test(arguments: [("", false), ("enum Spacing {} ; ", true)])
  func aHiddenNameReplacesNoDeprecatedOne(member: String, isHidden: Bool) throws {
    let tokens = """
      enum Spacing { static let m: CGFloat = 16 }
      enum Gaps { @available(*, deprecated, renamed: "Spacing.m") static let m: CGFloat = 16 }
      """
    let code = "struct V: View { \(member)var body: some View { Text(a).padding(Gaps.m) } }"
    #expect(try suggestions(code, tokens: tokens, rule: "deprecated-token").isEmpty == isHidden)
  }

  @Test(arguments: [
    "func f(radius: CGFloat) {} ; func g() { layer.cornerRadius = 12 }",
    "func f() { do { let radius = 3.0 } ; layer.cornerRadius = 12 }",
    "struct A { var radius = 1.0 } ; struct B { func f() { layer.cornerRadius = 12 } }",
  ])
  func aNameThatIsHiddenElsewhereIs(code: String) throws {
    #expect(try suggestions(code, tokens: "let radius: CGFloat = 12", rule: "raw-radius") == ["radius!"])
  }

  @Test(arguments: [
    "struct V: View { enum Spacing { static let big: CGFloat = 40 } ; var body: some View { Text(a).padding(16) } }",
    "struct V<Spacing>: View { var body: some View { Text(a).padding(16) } }",
    "struct V { struct W {} ; enum Spacing {} } ; extension V.W { var body: some View { Text(a).padding(16) } }",
    "struct V { typealias Spacing = Int ; func f() { use(Text(a).padding(16)) } }",
  ])
  func aHiddenTypeIsNotSuggested(code: String) throws {
    #expect(try suggestions(code, tokens: "enum Spacing { static let m: CGFloat = 16 }", rule: "raw-spacing").isEmpty)
  }

  @Test func aTypeInTheOuterOneOfAnotherFileHidesIt() throws {
    let tokens = """
      enum Spacing { static let m: CGFloat = 16 }
      enum Outer { struct Inner {} ; enum Spacing { static let huge: CGFloat = 40 } }
      """
    let code = "extension Outer.Inner { var body: some View { Text(a).padding(16) } }"
    #expect(try suggestions(code, tokens: tokens, rule: "raw-spacing").isEmpty)
  }

  /// What a token is made with cannot be made with the token.
  @Test(arguments: [
    (
      "func make(_ x: Int) -> Color { Color(red: 0.35, green: 0.3, blue: 0.9) }",
      "extension Color { static let brand = make(3) }"
    ),
    (
      "extension UIColor { static func b6(_ n: Int = 0) -> UIColor { UIColor(red: 0.7, green: 0.1, blue: 0.2, alpha: 1) } }",
      "extension UIColor { static let b7 = b6(3) }"
    ),
    (
      "extension Color { init(level: Int) { self.init(red: 0.35, green: 0.3, blue: 0.9) } }",
      "extension Color { static let brand = Color(level: 3) }"
    ),
  ])
  func aFunctionDoesNotCallItself(code: String, tokens: String) throws {
    #expect(try suggestions(code, tokens: tokens, rule: "raw-color").isEmpty)
  }

  @Test func aFunctionsRawValuesAreStillFindings() throws {
    let code = "func make(_ x: Int) -> Color { Color(red: 0.35, green: 0.3, blue: 0.9) }\n"
    #expect(try LintedCode(code + "extension Color { static let brand = make(3) }").texts.count == 1)
  }

  /// A layer's opacity is no CGFloat.
  @Test(arguments: [
    ("v.layer.opacity = 0.55", "raw-opacity", false), ("gradientLayer.opacity = 0.55", "raw-opacity", false),
    ("v.alpha = 0.55", "raw-opacity", true), ("v.layer.shadowOpacity = 0.55", "raw-shadow", false),
  ])
  func layersTakeFloats(line: String, rule: String, isSafe: Bool) throws {
    let tokens = "enum Opacity { static let medium: CGFloat = 0.55 }"
    let found = try suggestions("func f(v: UIView) { \(line) }", tokens: tokens, rule: rule)
    #expect(found.contains("Opacity.medium!") == isSafe, "\(found)")
  }

  // MARK: Parts of fonts

  private static let fonts = """
    extension Font {
      static let note = Font.system(size: 13)
      static let lead = Font.custom("Brand-Medium", size: 18, relativeTo: .title)
    }
    extension UIFont {
      static let small = UIFont.systemFont(ofSize: 14)
      static let strong = UIFont.systemFont(ofSize: 14, weight: .bold)
    }
    """

  @Test(arguments: [
    ("Text(a).font(.system(size: 13))", [".note!"]),
    ("Text(a).font(.system(size: 13, weight: weight))", []), ("Text(a).font(.system(size: 13).weight(weight))", []),
    ("Text(a).font(.system(size: 13, weight: on ? .bold : .regular))", []),
    ("Text(a).font(.system(size: 13, design: on ? .rounded : .default))", []),
    ("Text(a).font(.system(size: 13).monospacedDigit())", [".note (would lose 'monospacedDigit')"]),
    ("Text(a).font(.custom(\"Brand-Medium\", size: 18, relativeTo: .title))", [".lead!"]),
    ("Text(a).font(.custom(\"Brand-Medium\", size: 18))", [".lead (adds 'relativeTo title')"]),
    (
      "Text(a).font(.custom(\"Brand-Medium\", fixedSize: 18))",
      [".lead (would lose 'fixedSize'; adds 'relativeTo title')"]
    ),
    ("label.font = .systemFont(ofSize: 14, weight: .regular)", ["UIFont.small!"]),
    ("label.font = .systemFont(ofSize: 14, weight: weight)", []),
    ("label.font = .systemFont(ofSize: 14, weight: .bold)", ["UIFont.strong!"]),
    ("label.font = .boldSystemFont(ofSize: 14)", ["UIFont.strong (would lose 'boldSystemFont')"]),
    (
      "label.font = .systemFont(ofSize: 14, weight: .regular, width: .condensed)",
      ["UIFont.small (would lose 'width condensed')"]
    ),
    (
      "label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 14))",
      ["UIFont.small (would lose 'scaledFont')"]
    ),
  ])
  func noPartOfAFontIsLost(line: String, expected: [String]) throws {
    let code = line.hasPrefix("label") ? "func show() { \(line) }" : "func show() { use(\(line)) }"
    #expect(try suggestions(code, tokens: Self.fonts, rule: "raw-font") == expected)
  }

  @Test(arguments: [
    ("Text(a).font(.system(size: 13, weight: weight))", "system/13/??"), ("label.font = .t_SB(14)", "??/14/??"),
    ("view.setShadow(radius: 12, offset: .init(width: 2, height: 3), opacity: 0.1)", "2/3/12"),
    ("view.setShadow(radius: 12, offset: offset, opacity: 0.1)", "?/?/12"),
    ("use(Text(a).shadow(radius: 4))", "0/0/4"),
  ])
  func whatIsNotKnownIsNotShown(line: String, value: String) throws {
    #expect(try LintedCode("func show() { \(line) }\n").findings.first?.value == value)
  }

  // MARK: Ways to tokens

  @Test(arguments: [
    (
      "extension Font { struct Acme {} ; static let acme = Acme() } ; extension Font.Acme { var lead: Font { .custom(\"Brand-Bold\", size: 31) } }",
      "Text(a).font(.custom(\"Brand-Bold\", size: 31))", "raw-font", ["Font.acme.lead!"]
    ),
    (
      "struct DS<Base> {} ; extension Theming { static var ds: DS<Self>.Type { DS<Self>.self } } ; extension DS where Base == Color { static var ink: Color { Color(hex: \"112233\") } }",
      "Text(a).foregroundStyle(Color(hex: \"112233\"))", "raw-color", ["Color.ds.ink!"]
    ),
    (
      "struct DS<Base> {} ; extension DS where Base == Color { static var ink: Color { Color(hex: \"112233\") } }",
      "Text(a).foregroundStyle(Color(hex: \"112233\"))", "raw-color", []
    ),
    (
      "typealias Grid = CGFloat ; extension Grid { static let unit: Self = 4 ; static let medium = unit * 4 }",
      "Text(a).padding(16)", "raw-spacing", ["Grid.medium!"]
    ),
    ("extension CGFloat { static let gap2: Self = 16 }", "Text(a).padding(16)", "raw-spacing", ["CGFloat.gap2!"]),
    (
      "enum Colors { static let blue = Color.dynamicColor(\"#2D5BE6\") }",
      "Text(a).foregroundStyle(Color(hex: \"2D5BE6\"))",
      "raw-color", ["Colors.blue!"]
    ),
    (
      "enum Colors { static let blue = Color.dynamicColor(\"#2D5BE6\", dark: \"#1742C5\") }",
      "Text(a).foregroundStyle(Color(hex: \"2D5BE6\"))", "raw-color", ["Colors.blue (differs in dark mode)"]
    ),
  ])
  func tokensBehindAliasesAndNamespaces(tokens: String, line: String, rule: String, expected: [String]) throws {
    #expect(try suggestions("func show() { use(\(line)) }", tokens: tokens, rule: rule) == expected)
    #expect(try LintedCode(tokens + "\n").findings.isEmpty)
  }

  @Test(arguments: [
    ("enum Kind { case a ; var fill: Color { switch self { case .a: Color(hex: \"112233\") } } }", 0),
    ("enum Kind { case a ; var fills: [Color] { switch self { case .a: [Color(hex: \"112233\")] } } }", 0),
    ("enum Kind { case a ; var config: Config { switch self { case .a: .init(bg: UIColor(hex: \"112233\")) } } }", 1),
  ])
  func aCaseThatMakesAComponentsStructIsAUse(code: String, count: Int) throws {
    #expect(try LintedCode(code + "\n").findings.count == count)
  }
}
