/// What the words of a name hint at: each word is looked up once, whatever the number of hints.
struct NameHints: OptionSet {
  let rawValue: UInt32

  static let radius = NameHints(rawValue: 1 << 0)
  static let shadow = NameHints(rawValue: 1 << 1)
  static let text = NameHints(rawValue: 1 << 2)
  static let size = NameHints(rawValue: 1 << 3)
  static let fontSize = NameHints(rawValue: 1 << 4)
  static let line = NameHints(rawValue: 1 << 5)
  static let lineExtent = NameHints(rawValue: 1 << 6)
  static let leading = NameHints(rawValue: 1 << 7)
  static let lineHeight = NameHints(rawValue: 1 << 8)
  static let letter = NameHints(rawValue: 1 << 9)
  static let spacing = NameHints(rawValue: 1 << 10)
  static let kerning = NameHints(rawValue: 1 << 11)
  static let border = NameHints(rawValue: 1 << 12)
  /// What sets a thing apart from its border.
  static let apart = NameHints(rawValue: 1 << 13)
  static let divider = NameHints(rawValue: 1 << 14)
  static let thickness = NameHints(rawValue: 1 << 15)
  static let opacity = NameHints(rawValue: 1 << 16)
  static let duration = NameHints(rawValue: 1 << 17)
  static let space = NameHints(rawValue: 1 << 18)
  static let corner = NameHints(rawValue: 1 << 19)

  private static let lexicon: [(hint: NameHints, words: [String])] = [
    (.corner, ["corner", "corners", "rounding", "rounded", "rounds"]),
    (.shadow, ["shadow", "shadows", "elevation"]),
    (.radius, ["radius", "radii"]),
    (.text, ["font", "text", "point"]),
    (.size, ["size", "sizes"]),
    (.fontSize, ["fontsize"]),
    (.line, ["line"]),
    (.lineExtent, ["height", "heights", "spacing"]),
    (.leading, ["leading"]),
    (.lineHeight, ["lineheight"]),
    (.letter, ["letter", "character"]),
    (.spacing, ["spacing"]),
    (.kerning, ["kern", "kerning", "tracking"]),
    (.border, ["border", "borders", "stroke", "outline"]),
    (.apart, ["spacing", "padding", "margin", "height"]),
    (.divider, ["line", "divider", "separator"]),
    (.thickness, ["width", "height", "thickness"]),
    (.opacity, ["opacity", "opacities", "alpha"]),
    (.duration, ["duration", "durations", "animation", "animations", "motion", "timing"]),
    (
      .space,
      [
        "spacing", "spacings", "space", "spaces", "padding", "paddings", "margin", "margins", "inset", "insets", "gap",
        "gaps", "gutter", "interspacing", "offset", "indent", "indents", "indentation",
      ]
    ),
  ]

  private static let byWord = Dictionary(
    lexicon.flatMap { entry in entry.words.map { ($0, entry.hint) } }, uniquingKeysWith: { $0.union($1) })
}

extension NameHints {
  init(_ words: [String]) {
    self = words.reduce(into: []) { hints, word in
      if let found = NameHints.byWord[word] { hints.formUnion(found) }
    }
  }
}
