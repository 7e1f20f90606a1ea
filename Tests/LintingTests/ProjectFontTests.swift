import Linting
import Testing

/// Raw fonts that are written with a project's own functions, and tokens that are.
@Suite struct ProjectFontTests {
  private static let fonts = """
    import SwiftUI
    enum PretendardType: String { case bold = "Pretendard-Bold", regular = "Pretendard-Regular" }
    extension Font {
      static func pretendard(size: CGFloat, type: PretendardType = .regular) -> Font {
        .custom(type.rawValue, size: size)
      }
      static let title = Font.pretendard(size: 20, type: .bold)
      static let body = Font.custom("Pretendard-Regular", size: 15)
    }
    enum AppFont { case callout
      var size: CGFloat { switch self { case .callout: 13 } } }
    extension View {
      func appFont(_ style: AppFont) -> some View { font(.pretendard(size: style.size, type: .bold)).lineSpacing(4) }
    }
    """

  private func findings(_ line: String, fonts: String = fonts) throws -> [Finding] {
    let code = "import SwiftUI\nstruct Badge: View { var body: some View { Text(a)\(line) } }"
    return try LintedCode(["Place.swift": Array(code.utf8), "Fonts.swift": Array(fonts.utf8)]).findings
      .filter { $0.rule == "raw-font" }
  }

  @Test(arguments: [
    (".font(.pretendard(size: 20, type: .bold))", "Pretendard/20/bold", [".title!"]),
    (".font(.custom(\"Pretendard-Bold\", size: 20))", "Pretendard/20/bold", [".title!"]),
    (".font(Font.pretendard(size: 20, type: PretendardType.bold))", "Pretendard/20/bold", [".title!"]),
    (".font(.pretendard(size: 15))", "Pretendard/15/regular", [".body!"]),
    (".font(.pretendard(size: 15, type: type))", "??/15/regular", []),
    (".font(.pretendard(size: 14, type: .bold))", "Pretendard/14/bold", []),
    (".font(.brandSemiBold(size: 14))", "??/14/semibold", []), (".font(.boldBrand(size: 14))", "??/14/bold", []),
    (".font(.pretendard(size: 20, type: .bold)).fontWeight(.light)", "Pretendard/20/bold", [".title!"]),
    // A modifier for the whole style; what it sets beside the font is for people to judge.
    (".font(.pretendard(size: 13, type: .bold)).lineSpacing(4)", "Pretendard/13/bold", [".appFont(.callout)"]),
    (".font(.pretendard(size: 13, type: .bold)).lineSpacing(8)", "Pretendard/13/bold", [".appFont(.callout)"]),
  ])
  func callsAreWhatTheyMake(line: String, value: String, suggestions: [String]) throws {
    let found = try #require(try findings(line).first)
    #expect(found.value == value)
    #expect(found.suggestions.map { $0.replacement + ($0.isSafe ? "!" : "") } == suggestions)
  }

  /// A modifier that sets a font of the size that it is given.
  @Test(arguments: [
    (".pf(size: 20)", "Pretendard/20/bold", [".font(Font.title)"]),
    (".pf(size: 18)", "Pretendard/18/bold", []),
    (".padding()\n.brand(20, .bold)", "Pretendard/20/bold", [".font(Font.title)"]),
    (".brand(15)", "Pretendard/15/regular", [".font(Font.body)"]), (".brand(size: 15)", nil, []),
    (".brand(size)", nil, []), (".pf(size: 20, 3)", nil, []), (".scaled(20)", nil, []), (".prefix(20)", nil, []),
  ])
  func modifiersOfASize(line: String, value: String?, suggestions: [String]) throws {
    let modifiers = """
      extension View {
        func pf(size: CGFloat) -> some View { font(.custom("Pretendard-Bold", size: size)) }
        func brand(_ size: CGFloat, _ type: PretendardType = .regular) -> some View {
          self.font(.pretendard(size: size, type: type))
        }
        func scaled(_ size: CGFloat) -> some View { font(.custom("Pretendard-Bold", size: size * 2)) }
      }
      """
    let found = try findings(line, fonts: Self.fonts + "\n" + modifiers)
    #expect(found.map(\.value) == [value].compactMap(\.self))
    #expect(found.first?.text.hasPrefix(".") ?? true)
    #expect(found.flatMap(\.suggestions).map { $0.replacement + ($0.isSafe ? "!" : "") } == suggestions)
  }

  /// The same where the modifier is the instance of a type.
  @Test(arguments: [
    (".modifier(PF(size: 20))", "Pretendard/20/bold", [".font(Font.title)"]),
    (".modifier(PF(size: 18))", "Pretendard/18/bold", []),
    (".padding()\n.modifier(Styles.Brand(fontSize: 15))", "Pretendard/15/regular", [".font(Font.body)"]),
    (".modifier(Styles.Brand.init(fontSize: 20, weight: .bold))", "Pretendard/20/bold", [".font(Font.title)"]),
    (".modifier(PF(size: size))", nil, []), (".modifier(PF(size: 20), 3)", nil, []),
    (".modifier(Scaled(size: 20))", nil, []), (".modifier(Tinted(size: 20))", nil, []),
    (".modifier(Other(size: 20))", nil, []), (".modifier(pf(size: 20))", nil, []),
  ])
  func modifierTypesOfASize(line: String, value: String?, suggestions: [String]) throws {
    let found = try findings(line, fonts: Self.fonts + "\n" + Self.modifierTypes)
    #expect(found.map(\.value) == [value].compactMap(\.self))
    #expect(found.first?.text.hasPrefix(".modifier(") ?? true)
    #expect(found.flatMap(\.suggestions).map { $0.replacement + ($0.isSafe ? "!" : "") } == suggestions)
  }

  private static let modifierTypes = """
    struct PF: ViewModifier { let size: CGFloat
      func body(content: Content) -> some View { content.font(.custom("Pretendard-Bold", size: size)) } }
    enum Styles { struct Brand: ViewModifier { var fontSize: CGFloat; var weight: PretendardType = .regular
      func body(content: Content) -> some View { content.font(.pretendard(size: fontSize, type: weight)) } } }
    struct Scaled: ViewModifier { let size: CGFloat
      func body(content: Content) -> some View { content.font(.custom("Pretendard-Bold", size: size + 2)) } }
    struct Tinted: ViewModifier { let size: CGFloat
      func body(content: Content) -> some View { content.font(.system(size: size)).foregroundColor(.red) } }
    """

  /// Where there is no chain, nothing but another modifier's type could take its place.
  @Test func modifiedContent() throws {
    let code = """
      import SwiftUI
      struct Badge: View { var body: some View { ModifiedContent(content: Text(a), modifier: PF(size: 20)) } }
      """
    let fonts = Self.fonts + "\n" + Self.modifierTypes
    let found = try LintedCode(["Place.swift": Array(code.utf8), "Fonts.swift": Array(fonts.utf8)]).findings
      .filter { $0.file == "Place.swift" }
    #expect(found.map { "\($0.rule) \($0.value) \($0.text)" } == ["raw-font Pretendard/20/bold PF(size: 20)"])
    #expect(found.flatMap(\.suggestions).isEmpty)
  }

  /// A type of modifiers that all set the same is a text style, by its own name or by that of the modifier that applies it.
  @Test(arguments: [
    ("", ".font(.system(size: 20, weight: .bold)).lineSpacing(4)", [".modifier(TitleStyle())"]),
    (
      "extension View { func titleStyle() -> some View { modifier(TitleStyle()) } }",
      ".font(.system(size: 20, weight: .bold)).lineSpacing(4)", [".titleStyle()"]
    ),
    // What is set beside the font is for people to judge.
    ("", ".font(.system(size: 20, weight: .bold)).lineSpacing(8)", [".modifier(TitleStyle())"]),
    ("", ".modifier(TitleStyle())", []),
    ("", ".titleStyle()", []),
  ])
  func modifierTypesOfAStyle(extended: String, line: String, suggestions: [String]) throws {
    for access in ["", "private "] where !(extended.isEmpty && access == "private ") {
      let style = """
        import SwiftUI
        \(access)struct TitleStyle: ViewModifier {
          func body(content: Content) -> some View { content.font(.system(size: 20, weight: .bold)).lineSpacing(4) } }

        """
      let code = "import SwiftUI\nstruct Badge: View { var body: some View { Text(a)\(line) } }"
      let found = try LintedCode(["Place.swift": Array(code.utf8), "Fonts.swift": Array((style + extended).utf8)])
        .findings
      #expect(found.filter { $0.file == "Fonts.swift" }.isEmpty)
      let fonts = found.filter { $0.rule == "raw-font" }
      #expect(fonts.flatMap(\.suggestions).map { $0.replacement + ($0.isSafe ? "!" : "") } == suggestions)
      #expect(fonts.isEmpty == !line.contains("font("))
    }
  }

  /// The same where the modifier is a type of its own, which may set more than can be told.
  @Test(arguments: [
    (
      "content.font(style.font).lineSpacing(4)", ".font(.custom(\"Brand\", size: 28)).lineSpacing(4)", [".appFont(.h1)"]
    ),
    ("content.font(style.font)", ".font(.custom(\"Brand\", size: 28))", ["AppFont.h1.font!"]),
    (
      "content.font(style.font).kerning(space())", ".font(.custom(\"Brand\", size: 28)).kerning(1)",
      ["AppFont.h1.font!"]
    ),
    ("content.font(style.font)", ".appFont(.h1)", []),
  ])
  func modifiersThatAreTypes(body: String, line: String, suggestions: [String]) throws {
    let fonts = """
      import SwiftUI
      struct AppFont { let size: CGFloat
        var font: Font { .custom("Brand", size: size) }
        static let h1 = AppFont(size: 28) }
      struct Typeset: ViewModifier { let style: AppFont
        func body(content: Content) -> some View { \(body) } }
      extension View { func appFont(_ style: AppFont) -> some View { modifier(Typeset(style: style)) } }
      """
    let found = try findings(line, fonts: fonts)
    #expect(found.flatMap(\.suggestions).map { $0.replacement + ($0.isSafe ? "!" : "") } == suggestions)
    #expect(found.isEmpty == line.contains("appFont"))
  }

  /// A function that scales what it is given, or that is declared twice, is not what it looks like.
  @Test(arguments: [
    """
    extension Font { static func brand(size: CGFloat) -> Font { .custom("Brand", size: size + 2) }
      static let title = Font.custom("Brand", size: 20) }
    """,
    """
    extension Font { static func brand(size: CGFloat) -> Font { .custom("Brand", size: size * scale) }
      static let title = Font.custom("Brand", size: 20) }
    """,
    """
    extension Font { static func brand(size: CGFloat) -> Font { .custom("Brand", size: size, relativeTo: .title) }
      static let title = Font.custom("Other", size: 20) }
    """,
  ])
  func whatAFunctionChangesIsNotSuggested(fonts: String) throws {
    #expect(try findings(".font(.brand(size: 20))", fonts: "import SwiftUI\n" + fonts).flatMap(\.suggestions).isEmpty)
  }

  /// How a font scales is part of what a function makes.
  @Test func traitsOfFunctionsCount() throws {
    let fonts = """
      import SwiftUI
      extension Font { static func brand(size: CGFloat) -> Font { .custom("Brand", size: size, relativeTo: .title) }
        static let big = Font.brand(size: 20) }
      """
    #expect(try findings(".font(.brand(size: 20))", fonts: fonts).flatMap(\.suggestions).map(\.isSafe) == [true])
    let raw = try findings(".font(.custom(\"Brand\", size: 20))", fonts: fonts).flatMap(\.suggestions)
    #expect(raw.map(\.isSafe) == [false])
  }
}
