/// The words of names by which it is told what tokens are for.
extension TokenPurposes {
  /// A word as it is compared: in the singular, and written out.
  static func plain(_ word: String) -> String {
    if let long = abbreviations[word] { return long }
    let isPlural = word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("is") && !word.hasSuffix("us")
    return word.utf8.count > 3 && isPlural ? String(word.dropLast()) : word
  }

  static let abbreviations = [
    "btn": "button", "img": "image", "bg": "background", "nav": "navigation", "h": "horizontal", "v": "vertical",
    "side": "horizontal", "lateral": "horizontal", "vc": "controller",
  ]

  static let axes: Set<String> = ["horizontal", "vertical"]

  static let devices: Set<String> = ["ipad", "iphone", "mac", "watch", "tv", "tablet", "phone"]

  static let directions = [
    "leading": "horizontal", "trailing": "horizontal", "left": "horizontal", "right": "horizontal", "top": "vertical",
    "bottom": "vertical", "horizontally": "horizontal", "vertically": "vertical",
  ]

  static let scaleWords: Set<String> = [
    "xxxs", "xxs", "xs", "s", "sm", "m", "md", "l", "lg", "xl", "xxl", "xxxl", "small", "smaller", "smallest", "medium",
    "large", "larger", "largest", "big", "bigger", "biggest", "tiny", "mini", "micro", "huge", "giant", "jumbo",
    "massive", "base", "basic", "regular", "normal", "default", "standard", "common", "extra", "very", "super", "ultra",
    "semi", "mid", "middle", "half", "quarter", "double", "triple", "full", "single", "zero", "one", "two", "three",
    "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "sixteen", "twenty", "unit", "units", "step",
    "level", "x", "k", "n", "p", "r", "w", "d", "c", "g", "t", "b", "a", "pt", "pts", "px", "dp", "sp", "point",
    "points",
    "value", "raw", "size", "narrow", "wide", "tight", "loose", "compact", "thin", "thick", "light", "heavy", "bold",
    "hairline", "hair", "soft", "sharp", "short", "long", "fast", "slow", "quick", "low", "high", "none", "min", "max",
    "xsmall", "xlarge", "xxsmall", "xxlarge", "xmedium", "xxxsmall", "xxxlarge", "xx", "xxx", "xxxx", "xtra",
    "std", "general", "minimal", "minimum", "maximal", "maximum", "strong", "weak", "primary", "secondary", "tertiary",
    "first", "second",
    "third", "f", "e", "작은", "중간", "큰", "보통", "기본",
  ]

  /// Words of types that group tokens, and of the names in them.
  static let neutralWords: Set<String> = SwiftNames.neutralWords.union([
    "current", "shared", "design", "token", "tokens", "theme", "metric", "metrics", "layout", "layouts", "scale",
    "scales",
    "literal", "literals", "number", "numbers", "type", "kind", "foundation", "variables", "variable", "dimension",
    "dimensions", "dimens", "cg", "float", "double", "int", "of", "alias", "aliases", "reference", "ref", "sys",
    "length",
    "lengths", "fixed", "property", "properties", "enum", "set", "kit",
  ])

  static let categoryWords: [DesignToken.Category: Set<String>] = [
    .spacing: [
      "spacing", "spacings", "space", "spaces", "spacer", "padding", "paddings", "pad", "margin", "margins", "inset",
      "insets", "gap", "gaps", "offset", "offsets", "gutter", "gutters", "interspacing", "indent", "indents",
      "indentation", "간격", "여백",
    ],
    .radius: [
      "radius", "radii", "corner", "corners", "round", "rounded", "rounding", "rounds", "pill", "circle", "capsule",
      "모서리", "곡률",
    ],
    .size: ["sizes", "sizing", "diameter"],
    .border: ["border", "borders", "line", "lines", "stroke", "strokes", "width", "widths", "thickness", "outline"],
    .opacity: ["opacity", "opacities", "alpha"],
    .duration: [
      "duration", "durations", "animation", "animations", "motion", "time", "timing", "second", "seconds", "sec", "ms",
      "delay",
    ],
    .lineHeight: ["line", "height", "heights", "leading", "lineheight"],
    .letterSpacing: ["letter", "character", "spacing", "kern", "kerning", "tracking"],
    .shadow: ["shadow", "shadows", "elevation", "radius", "blur", "offset", "opacity"],
  ]

  /// Words by which colors and fonts belong to something.
  static let namedThings: Set<String> = thingWords.subtracting([
    "main", "detail", "user", "target", "content", "horizontal", "vertical",
  ])
  .union([
    "placeholder", "warning", "success", "danger", "destructive", "link", "skeleton", "calendar", "sunday",
    "saturday",
    "kakao", "naver", "google", "apple", "chart", "axis", "debug", "control",
    "switch", "toggle", "slider", "input", "tabbar", "navbar", "disabled", "selected", "pressed",
    "hero", "indicator", "progress", "gauge", "meter", "ring", "waveform", "streak", "timer", "countdown",
    "stopwatch",
    "score", "player", "rating", "price", "stat", "counter", "legend", "graph", "sparkline", "marker",
    "notification", "carousel", "pager", "pagination", "stepper", "knob", "dial", "track", "handle", "cursor",
    "caret",
    "sidebar", "drawer", "accordion", "spinner", "loader", "loading", "tile", "ribbon", "sticker", "medal", "pill",
    "checkbox", "radio", "segment", "segmented", "keypad", "ticket", "coupon", "receipt", "leaderboard", "swipe",
    "emoji", "activity", "island", "widget", "shimmer", "overlay", "scrim", "backdrop",
  ]).union(stateWords).union(companies).union(occasions).union(languages)

  /// In what texts are written, each of which has a type scale of its own.
  private static let languages: Set<String> = [
    "en", "eng", "english", "kr", "ko", "kor", "korean", "jp", "ja", "jpn", "japanese", "cn", "zh", "chinese", "latin",
    "arabic", "hangul",
  ]

  /// What a thing is in, which its color tells.
  private static let stateWords: Set<String> = [
    "enabled", "active", "inactive", "highlighted", "hover", "hovered", "focus", "focused", "checked", "unchecked",
    "visited", "info", "informative", "caution", "critical", "positive", "negative", "online", "offline", "unread",
    "invalid", "valid", "expired", "failure", "failed", "complete", "completed", "correct", "incorrect", "wrong",
  ]

  /// Whose colors they are.
  private static let companies: Set<String> = [
    "facebook", "twitter", "instagram", "youtube", "github", "toss", "paypal", "payco", "slack", "discord", "telegram",
    "whatsapp", "tiktok", "linkedin", "spotify", "netflix", "amazon", "samsung", "microsoft", "tving", "zoom",
  ]

  /// What only some things are.
  private static let occasions: Set<String> = [
    "premium", "vip", "like", "heart", "star", "favorite", "favourite", "bookmark", "holiday", "weekend", "weekday",
    "event", "sale", "discount", "mention", "income", "expense", "rise", "fall", "male", "female", "profit", "loss",
  ]

  /// Words of type scales, which are things elsewhere.
  static let textWords: Set<String> = [
    "text", "title", "label", "body", "content", "message", "app", "error", "modifier",
  ]

  /// Words of styles in which texts are set.
  static let textStyleWords: Set<String> = [
    "title", "subtitle", "body", "caption", "headline", "subheadline", "subhead", "heading", "subheading", "header",
    "footnote", "callout", "label", "display", "paragraph", "overline", "eyebrow", "quote", "h1", "h2", "h3", "h4",
    "h5", "h6", "h",
  ]

  /// Words of types that hold colors or fonts, whatever they are for.
  static let paletteWords: Set<String> = [
    "color", "colors", "colour", "colours", "palette", "font", "fonts", "typography", "typo", "text", "asset", "assets",
    "family", "weight", "gradient",
  ]

  static let measureWords: Set<String> = categoryWords.values.reduce(into: ["size", "number", "offset"]) {
    $0.formUnion($1)
  }

  static let groupWords = neutralWords.union(scaleWords).union(measureWords)

  /// Words that name things on a screen, and so no brand. What is an app's is anything's: `AppTheme`.
  static let thingWords: Set<String> = SwiftNames.componentWords.subtracting(["app"]).union([
    "image", "profile", "avatar", "icon", "thumbnail", "chart", "photo", "badge", "chip", "tag", "message", "chat",
    "bubble", "keyboard", "map", "pin", "calendar", "onboarding", "login", "home", "main", "detail", "search",
    "setting",
    "settings", "feed", "post", "story", "comment", "splash", "paywall", "hit", "touch", "tap", "target", "navigation",
    "toolbar", "banner", "divider", "separator", "text", "title", "content", "user", "menu", "dialog", "modal", "cta",
    "fab", "hud", "qr", "gnb", "lnb", "nft", "tabbar", "stack", "horizontal", "vertical", "ipad", "iphone", "watch",
  ])
}
