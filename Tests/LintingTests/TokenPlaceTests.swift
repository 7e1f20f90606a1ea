import Testing

/// What a place says for and against a token of its value.
struct TokenPlaceTests {
  private func view(_ body: String, name: String = "Row") -> String {
    "import SwiftUI\nstruct \(name): View { var body: some View { \(body) } }"
  }

  /// What is named for a thing on the screen is for that thing.
  @Test(arguments: [
    ("Badge", "timingIndicator", [".timingIndicator (is named for 'indicator')"]),
    ("TimingIndicator", "timingIndicator", [".timingIndicator!"]),
    ("Row", "heroNumber", [".heroNumber (is named for 'hero')"]), ("HeroView", "heroNumber", [".heroNumber!"]),
    ("Row", "chartAxis", [".chartAxis (is named for 'chart axis')"]), ("Row", "bodyBold", [".bodyBold!"]),
    ("Row", "caption", [".caption!"]), ("Row", "size13", [".size13!"]), ("Row", "label", [".label!"]),
  ])
  func fontsOfThings(name: String, token: String, expected: [String]) throws {
    let code = view("Text(a).font(.system(size: 13))", name: name)
    let tokens = "extension Font { static let \(token) = Font.system(size: 13) }"
    #expect(try LintedCode.suggestions(code, tokens: tokens, rule: "raw-font") == expected)
  }

  @Test(arguments: [
    ("progressTint", ["Color.progressTint (is named for 'progress')"]),
    ("scoreHigh", ["Color.scoreHigh (is named for 'score')"]),
    ("streakText", ["Color.streakText (is named for 'streak')"]),
    ("accent", ["Color.accent!"]), ("brandBlue", ["Color.brandBlue!"]), ("textPrimary", ["Color.textPrimary!"]),
  ])
  func colorsOfThings(token: String, expected: [String]) throws {
    let code = view("Text(a).foregroundStyle(Color(red: 0.2, green: 0.4, blue: 0.6))")
    let tokens = "extension Color { static let \(token) = Color(red: 0.2, green: 0.4, blue: 0.6) }"
    #expect(try LintedCode.suggestions(code, tokens: tokens, rule: "raw-color") == expected)
  }

  /// What texts, icons and shadows have is not what fills a shape, and what a state, a company or an occasion has is no
  /// color of anything else.
  @Test(arguments: [
    ("surface", "Circle().fill(RAW)", nil), ("accent", "Circle().fill(RAW)", nil),
    ("separator", "Rectangle().fill(RAW)", nil), ("textPrimary", "Circle().fill(RAW)", "is named for another role"),
    ("iconMuted", "Circle().fill(RAW)", "is named for another role"),
    ("gradientStart", "Circle().fill(RAW)", "is named for another role"),
    ("focus", "Text(a).foregroundStyle(RAW)", "is named for 'focus'"),
    ("facebook", "Text(a).foregroundStyle(RAW)", "is named for 'facebook'"),
    ("holiday", "Text(a).foregroundStyle(RAW)", "is named for 'holiday'"),
    ("scrim", "Text(a).foregroundStyle(RAW)", "is named for 'scrim'"),
    ("hPrimary", "Text(a).foregroundStyle(RAW)", nil),
  ])
  func colorsOfOtherThings(name: String, code: String, note: String?) throws {
    let raw = "Color(red: 0.2, green: 0.4, blue: 0.6)"
    let found = try LintedCode.suggestions(
      "func show() { use(\(code.replacing("RAW", with: raw))) }",
      tokens: "extension Color { static let \(name) = \(raw) }", rule: "raw-color")
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(note.map { "(\($0))" } ?? "!") == true, "\(found)")
  }

  /// An icon's font is its size, which a style of text says by chance.
  @Test(arguments: [
    ("title2", "Image(systemName: a)", [".title2 (is named for text)"]),
    ("title2", "Image(systemName: a).foregroundStyle(b)", [".title2 (is named for text)"]),
    ("title2", "Text(a)", [".title2!"]), ("icon", "Image(systemName: a)", [".icon!"]),
    ("title2", "Button { tap() } label: { Image(systemName: a) }", [".title2 (is named for text)"]),
    (
      "title2", "Group { if on { Image(systemName: a) } else { Image(systemName: b) } }",
      [".title2 (is named for text)"]
    ),
    ("title2", "HStack { Image(systemName: a); Text(b) }", [".title2!"]), ("title2", "Group { Own() }", [".title2!"]),
    ("icon", "Text(a)", [".icon (is named for 'icon')"]), ("size22", "Image(systemName: a)", [".size22!"]),
  ])
  func iconsAreNoText(token: String, subject: String, expected: [String]) throws {
    let tokens = "extension Font { static let \(token) = Font.system(size: 22) }"
    let code = view("\(subject).font(.system(size: 22))")
    #expect(try LintedCode.suggestions(code, tokens: tokens, rule: "raw-font") == expected)
  }

  @Test func symbolsAreNoText() throws {
    let code = "import UIKit\nfunc f() { use(UIImage.SymbolConfiguration(font: .systemFont(ofSize: 22))) }"
    let tokens = "extension UIFont { static let title2 = UIFont.systemFont(ofSize: 22) }"
    let found = try LintedCode.suggestions(code, tokens: tokens, rule: "raw-font")
    #expect(found == [".title2 (is named for text)"])
  }

  /// What a gradient runs through is neither text nor surface.
  @Test(arguments: [
    "LinearGradient(colors: [RAW, .red], startPoint: a, endPoint: b)",
    "Circle().fill(LinearGradient(gradient: Gradient(colors: [RAW, .red]), startPoint: a, endPoint: b))",
    "Text(a).background(LinearGradient(stops: [.init(color: RAW, location: 0)], startPoint: a, endPoint: b))",
    "Text(a).foregroundStyle(LinearGradient(stops: [Gradient.Stop(color: RAW, location: 0)], startPoint: a, endPoint: b))",
    "Card(gradientColors: [RAW])",
  ])
  func gradientsHaveNoRole(body: String) throws {
    let raw = "Color(red: 0.2, green: 0.4, blue: 0.6)"
    let code = view(body.replacing("RAW", with: raw))
    for (token, isSafe) in [
      ("textPrimary", false), ("surface", false), ("borderStrong", false), ("brand", true), ("gradientStart", true),
    ] {
      let found = try LintedCode.suggestions(
        code, tokens: "extension Color { static let \(token) = \(raw) }", rule: "raw-color")
      #expect(found.count == 1 && found[0].hasSuffix("!") == isSafe, "\(found)")
    }
  }

  @Test func layersRunThroughGradientsToo() throws {
    let raw = "UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)"
    let code = "import UIKit\nfunc f(layer: CAGradientLayer) { layer.colors = [\(raw).cgColor] }"
    let found = try LintedCode.suggestions(
      code, tokens: "extension UIColor { static let textPrimary = \(raw) }", rule: "raw-color")
    #expect(found.count == 1 && found[0].hasSuffix("(is named for another role)"), "\(found)")
  }

  /// A margin lies around what a screen or container holds.
  @Test(arguments: [
    ("margin", "Spacer().frame(height: 20)", false), ("margin", "Spacer(minLength: 20)", false),
    ("margin", "Divider().padding(.horizontal, 20)", false), ("margin", "VStack { a }.padding(20)", true),
    ("margin", "Button { f() } label: { Text(a).padding(20) }", false),
    ("margin", "Button(action: f) { HStack { Text(a) }.padding(20) }", false),
    ("marginLarge", "Spacer().frame(height: 20)", false), ("marginLarge", "HStack(spacing: 20) { a }", false),
    ("marginLarge", "VStack { a }.padding(.horizontal, 20)", true), ("padding", "Spacer().frame(height: 20)", false),
    ("padding", "Button { f() } label: { Text(a).padding(20) }", true), ("large", "Spacer().frame(height: 20)", true),
    ("large", "Divider().padding(20)", true), ("gap", "Spacer().frame(height: 20)", true),
    ("bottomPadding", "Text(a).padding(.bottom, 20)", true), ("bottomPadding", "Text(a).padding(.top, 20)", false),
    ("cardBottomPadding", "Text(a).padding(.bottom, 20)", false),
  ])
  func marginsLieAround(token: String, body: String, isSafe: Bool) throws {
    let found = try LintedCode.suggestions(
      view(body), tokens: "enum Spacing { static let \(token): CGFloat = 20 }", rule: "raw-spacing")
    #expect(found.count == 1 && found[0].hasSuffix("!") == isSafe, "\(found)")
  }

  /// From one view's edge to the opposite one of another is a gap.
  @Test(arguments: [
    ("a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 20)", true),
    ("a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: 20)", false),
    ("make.bottom.equalToSuperview().inset(20)", true), ("make.bottom.equalTo(b.snp.bottom).offset(20)", true),
    ("make.bottom.equalTo(b.snp.top).offset(20)", false),
  ])
  func oppositeEdgesLeaveAGap(line: String, isSafe: Bool) throws {
    let code = "import UIKit\nfunc f() { a.snp.makeConstraints { make in \(line) } }"
    let found = try LintedCode.suggestions(
      code, tokens: "enum Spacing { static let bottomPadding: CGFloat = 20 }", rule: "raw-spacing")
    #expect(found.count == 1 && found[0].hasSuffix("!") == isSafe, "\(found)")
  }

  /// A square has no width of its own.
  @Test(arguments: [
    (".frame(width: 44)", true), (".frame(width: 44, height: 30)", true), (".frame(width: 44, height: 44)", false),
  ])
  func aSquareTakesNoWidth(frame: String, isSafe: Bool) throws {
    let found = try LintedCode.suggestions(
      view("Circle()\(frame)"), tokens: "enum Size { static let width: CGFloat = 44 }", rule: "raw-size")
    #expect(found.count == 1 && found[0].hasSuffix("!") == isSafe, "\(found)")
  }

  @Test(arguments: [
    "enum Opacity { static let border: CGFloat = 0.5 }", "enum Theme { static let borderOpacity: CGFloat = 0.5 }",
  ])
  func anOpacityIsNoLine(tokens: String) throws {
    let code = view("Circle().stroke(a, lineWidth: 0.5)")
    #expect(try LintedCode.suggestions(code, tokens: tokens, rule: "raw-line-width").isEmpty)
    #expect(
      try LintedCode.suggestions(view("Circle().opacity(0.5)"), tokens: tokens, rule: "raw-opacity").count == 1)
  }

  /// The measures of an enum's cases are for what the enum is named for.
  @Test(arguments: [
    (
      "CheckboxGroupSize", "Counter",
      ["CheckboxGroupSize.small.verticalSpacing (is named for 'checkbox group vertical')"]
    ),
    ("SpacingScale", "Counter", ["SpacingScale.small.verticalSpacing!"]),
    ("AppSpacing", "Counter", ["AppSpacing.small.verticalSpacing!"]),
  ])
  func casesBelongToTheirEnum(type: String, name: String, expected: [String]) throws {
    let tokens = """
      enum \(type) {
        case small, big
        var verticalSpacing: CGFloat {
          switch self {
          case .small: return 5
          case .big: return 9
          }
        }
      }
      """
    let code = view("Text(a).padding(.vertical, 5)", name: name)
    #expect(try LintedCode.suggestions(code, tokens: tokens, rule: "raw-spacing") == expected)
  }

  @Test func anIndentIsNoSize() throws {
    let tokens = "enum ListSize { static let horizontalIndent: CGFloat = 24 }"
    let code = view("Text(a).frame(width: 24).padding(.horizontal, 24)")
    #expect(try LintedCode.suggestions(code, tokens: tokens, rule: "raw-size").isEmpty)
    #expect(try LintedCode.suggestions(code, tokens: tokens, rule: "raw-spacing").count == 1)
  }

  /// An app's theme is for all of it.
  @Test(arguments: ["AppTheme", "Theme"])
  func anAppIsNoThing(path: String) throws {
    let color = "Color(red: 0.2, green: 0.4, blue: 0.6)"
    let names = path.split(separator: ".")
    let open = names.map { "enum \($0) { " }.joined()
    let tokens = open + "static let blue = \(color)" + String(repeating: " }", count: names.count)
    let found = try LintedCode.suggestions(
      view("Text(a).foregroundStyle(\(color))"), tokens: tokens, rule: "raw-color")
    #expect(found == ["\(path).blue!"])
  }

  /// What a style of the foreground is for: the inside of a shape, the drawing of an image, or text.
  @Test(arguments: [
    ("Text(a)", "surface", ".surface (is named for another role)"), ("Text(a)", "textPrimary", ".textPrimary!"),
    ("VStack { Circle() }", "surface", ".surface (is named for another role)"),
    ("RoundedRectangle(cornerRadius: r)", "surface", ".surface!"),
    ("Circle().frame(height: h)", "surface", ".surface!"),
    ("TicketShape()", "textPrimary", ".textPrimary (is named for another role)"),
    ("Image(a).resizable()", "textPrimary", ".textPrimary!"),
    ("Image(a)", "iconPrimary", ".iconPrimary!"), ("Image(a)", "surface", ".surface (is named for another role)"),
  ])
  func aReceiverTellsTheRole(receiver: String, token: String, expected: String) throws {
    let raw = "Color(red: 0.2, green: 0.4, blue: 0.6)"
    let tokens = "extension Color { static let \(token) = \(raw) }"
    for modifier in ["foregroundColor", "foregroundStyle"] {
      let code = view("\(receiver).\(modifier)(\(raw))")
      let found = try LintedCode.suggestions(code, tokens: tokens, rule: "raw-color")
      #expect(found.map { $0.replacing("Color.", with: ".") } == [expected])
      let use = ["Place.swift": view("\(receiver).\(modifier)(Color.\(token))"), "Tokens.swift": tokens]
      let wrong = try LintedCode(use.mapValues { Array($0.utf8) }, onlyRules: ["wrong-role-token"]).findings
      #expect(wrong.count == (token == "surface" && !receiver.hasPrefix("Image") && expected.hasSuffix(")") ? 1 : 0))
    }
  }
}
