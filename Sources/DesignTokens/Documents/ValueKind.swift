/// What a value of a type is made of, whatever a format calls the type.
enum ValueKind: Hashable, Sendable {
  case color, dimension, duration, number, opacity
  case fontFamily, fontWeight, typography
  case shadow, border, transition, gradient, strokeStyle, cubicBezier
  /// What no design token has a value for.
  case text

  /// How a type looks to one that refers to it: types of one class may stand for each other in real files.
  var group: Int {
    switch self {
    case .color: 0
    case .dimension, .duration, .number, .opacity, .fontWeight: 1
    case .fontFamily, .text: 2
    case .typography: 3
    case .shadow: 4
    case .border: 5
    case .transition: 6
    case .gradient: 7
    case .strokeStyle: 8
    case .cubicBezier: 9
    }
  }
}

/// What the name of a type says.
struct ValueType: Sendable {
  var kind: ValueKind
  /// Where values of the type belong; `nil` where the path of the token has to tell.
  var category: DesignToken.Category?
  /// Whether the type is one of the Design Tokens Format.
  var isStandard: Bool

  private init(_ kind: ValueKind, _ category: DesignToken.Category? = nil, isStandard: Bool = false) {
    self.kind = kind
    self.category = category
    self.isStandard = isStandard
  }

  init?(_ name: String) {
    guard let type = Self.types[name] else { return nil }
    self = type
  }

  private static let types: [String: ValueType] = {
    var types: [String: ValueType] = [
      "color": ValueType(.color, .color, isStandard: true),
      "dimension": ValueType(.dimension, isStandard: true),
      "fontFamily": ValueType(.fontFamily, .font, isStandard: true),
      "fontWeight": ValueType(.fontWeight, .font, isStandard: true),
      "duration": ValueType(.duration, .duration, isStandard: true),
      "cubicBezier": ValueType(.cubicBezier, .duration, isStandard: true),
      "number": ValueType(.number, isStandard: true),
      "strokeStyle": ValueType(.strokeStyle, .border, isStandard: true),
      "border": ValueType(.border, .border, isStandard: true),
      "transition": ValueType(.transition, .duration, isStandard: true),
      "shadow": ValueType(.shadow, .shadow, isStandard: true),
      "gradient": ValueType(.gradient, .color, isStandard: true),
      "typography": ValueType(.typography, .font, isStandard: true),
      "boxShadow": ValueType(.shadow, .shadow), "effect": ValueType(.shadow, .shadow),
      "linear-gradient": ValueType(.gradient, .color),
      "opacity": ValueType(.opacity, .opacity), "time": ValueType(.duration, .duration),
      "fontFamilies": ValueType(.fontFamily, .font), "fontWeights": ValueType(.fontWeight, .font),
      "math": ValueType(.number), "float": ValueType(.number), "size": ValueType(.dimension, .size),
    ]
    let lengths: [(DesignToken.Category, [String])] = [
      (.spacing, ["spacing", "paragraphSpacing", "paragraphIndent", "space"]),
      (.radius, ["borderRadius", "radius", "cornerRadius"]), (.border, ["borderWidth", "strokeWidth"]),
      (.size, ["sizing"]), (.fontSize, ["fontSizes", "fontSize"]), (.lineHeight, ["lineHeights", "lineHeight"]),
      (.letterSpacing, ["letterSpacing"]),
    ]
    for (category, names) in lengths {
      for name in names { types[name] = ValueType(.dimension, category) }
    }
    for name in [
      "text", "textDecoration", "textCase", "composition", "asset", "boolean", "string", "fontStyle", "content", "link",
      "themeVariant", "grid", "unknown", "icon", "font",
    ] { types[name] = ValueType(.text) }
    return types
  }()
}

/// Where the values of a token belong, by its type and else by its path.
enum DocumentCategory {
  static func category(_ kind: ValueKind, type: ValueType?, path: [String]) -> DesignToken.Category {
    // A part of a text style that is called by the style's type says by its path which one it is.
    if type?.kind == .typography, kind == .dimension {
      let told = ofNumber(path)
      return told == .lineHeight || told == .letterSpacing ? told : .fontSize
    }
    if let category = type?.category { return category }
    switch kind {
    case .color, .gradient: return .color
    case .opacity: return .opacity
    case .duration, .transition, .cubicBezier: return .duration
    case .shadow: return .shadow
    case .border, .strokeStyle: return .border
    case .typography, .fontFamily, .fontWeight: return .font
    case .dimension, .number, .text: return ofNumber(path)
    }
  }

  /// The last name that tells decides: `button.padding.small` is a spacing.
  private static func ofNumber(_ path: [String]) -> DesignToken.Category {
    let names = path.map { Set(TokenName.words(of: $0)) }
    for (index, words) in names.enumerated().reversed() {
      if index > 0, isFontSize(names[index - 1], words) { return .fontSize }
      if let category = ofName(words) { return category }
    }
    return ofName(Set(path.suffix(8).flatMap(TokenName.words))) ?? .number
  }

  /// `size.font.small` and `font.size.small` say it in two names.
  private static func isFontSize(_ outer: Set<String>, _ inner: Set<String>) -> Bool {
    let sizes: Set<String> = ["size", "sizes"]
    let fonts: Set<String> = ["font", "fonts", "typography", "text", "type"]
    func only(_ words: Set<String>, _ some: Set<String>) -> Bool { !words.isEmpty && words.isSubset(of: some) }
    return only(outer, sizes) && only(inner, fonts) || only(outer, fonts) && only(inner, sizes)
  }

  private static func ofName(_ words: Set<String>) -> DesignToken.Category? {
    func has(_ some: String...) -> Bool { some.contains(where: words.contains) }
    if has("radius", "radii", "corner", "corners", "rounded", "rounding") { return .radius }
    if has("font", "text", "type"), has("size", "sizes") || has("fontsize") { return .fontSize }
    if has("line") && has("height", "heights") || has("lineheight", "leading") { return .lineHeight }
    if has("letter") && has("spacing") || has("kerning", "tracking", "letterspacing") { return .letterSpacing }
    if has("shadow", "shadows", "elevation", "blur") { return .shadow }
    if has("opacity", "opacities", "alpha") { return .opacity }
    if has("duration", "durations", "delay", "time") { return .duration }
    if has("border", "borders", "stroke", "outline", "divider"), !has("spacing", "padding", "margin") { return .border }
    if has(
      "spacing", "spacings", "space", "spaces", "padding", "margin", "margins", "inset", "insets", "gap", "gaps",
      "gutter")
    {
      return .spacing
    }
    if has("size", "sizes", "sizing", "width", "height") { return .size }
    return nil
  }
}
