/// Where numbers belong by their names, and which types are a design system's.
extension SwiftNames {
  private typealias Category = DesignToken.Category

  // MARK: Holders

  /// Words of type names that hold design tokens.
  private static let holderWords: Set<String> = [
    "color", "colors", "colour", "colours", "palette", "theme", "themes", "token", "tokens", "spacing", "spacings",
    "radius", "radii", "typography", "font", "fonts", "design", "metric", "metrics", "layout", "padding", "paddings",
    "margin", "margins", "inset", "insets", "gap", "size", "sizes", "dimension", "dimensions", "dimens", "opacity",
    "opacities", "shadow", "shadows", "duration", "durations", "animation", "animations", "border", "borders",
    "gradient",
    "asset", "assets", "motion", "timing", "elevation", "stroke", "strokes", "space", "spaces", "gutter", "corner",
    "corners", "rounding", "kerning", "tracking", "leading", "typo", "typeface", "typefaces",
  ]

  /// Words of types that stand for a screen or a part of one.
  static let componentWords: Set<String> = [
    "view", "cell", "controller", "vc", "model", "button", "row", "card", "header", "footer", "screen", "sheet",
    "modifier", "item", "bar", "label", "field", "toast", "popup", "alert", "reducer", "feature", "manager", "service",
    "coordinator", "section", "app", "delegate", "widget", "entry", "picker", "list", "page", "tab", "dto", "response",
    "request", "entity", "error", "client", "repository", "store", "cvc", "tvc", "popover", "tooltip", "snackbar",
  ]

  /// Names of groups that say nothing by themselves.
  static let neutralWords: Set<String> = [
    "constants", "constant", "const", "consts", "ui", "ds", "style", "styles", "global", "common", "app", "kit",
    "system", "values", "defaults", "resources", "r", "core", "dark", "light", "semantic", "primitive", "brand",
  ]

  /// Whether a type is a palette, a theme or the like, so that even its instances may hold tokens.
  package static func isTokenHolder(_ path: [String]) -> Bool {
    guard let last = path.last, instanceHolderStems.stand(in: last) else { return false }
    let words = words(last)
    return words.contains(where: instanceHolderWords.contains) && !componentWords.contains(words.last ?? "")
  }

  private static let instanceHolderWords: Set<String> = [
    "color", "colors", "colour", "colours", "palette", "theme", "tokens", "typography", "font", "fonts", "spacing",
  ]

  /// What each of those words begins with.
  static let instanceHolderStems = WordStems([
    "color", "colour", "palette", "theme", "tokens", "typo", "font", "spacing", "style", "modifier",
  ])

  /// Whether one of those words stands in a name.
  static func mayHoldTokens(_ name: String) -> Bool { instanceHolderStems.stand(in: name) }

  /// Whether a type's name says that it groups design tokens, or nothing at all.
  static func isGroup(_ type: String) -> Bool { isHolder(type) || isNeutral(type) }

  /// Whether a type is a scale of text styles: `TextStyle`, `AppTextStyle`.
  static func isTextStyle(_ type: String) -> Bool {
    let words = words(type)
    return words.suffix(2) == ["text", "style"] && words.allSatisfy { !componentWords.contains($0) || $0 == "app" }
  }

  /// Whether a type holds the measures of one screen or component: `ItemListLayout`, `ToolbarConstants`.
  static func isOwnLayout(_ type: String) -> Bool {
    var words = words(type)
    guard let last = words.last, layoutWords.contains(last) else { return false }
    while let last = words.last, layoutWords.contains(last) { words.removeLast() }
    // `ButtonSize` may well be a scale; `ListRowSpacing` is a row's.
    guard words.count > 1 || !measureWords.contains(last) else { return false }
    return words.contains { componentWords.contains($0) || componentWords.contains(String($0.dropLast())) }
  }

  private static let layoutWords = Set([
    "layout", "layouts", "metric", "metrics", "constant", "constants", "const", "consts", "dimension", "dimensions",
    "values", "defaults", "configuration", "config", "ui", "style", "styles", "animation",
  ]).union(measureWords)

  private static let measureWords: Set<String> = [
    "size", "sizes", "spacing", "spacings", "padding", "paddings", "insets", "margins", "radius",
  ]

  /// Whether a type is named for design values, or extends a type of theirs, so that one of its constants shows where
  /// others belong; `WaterfallLayout.Const` is its layout's own.
  package static func mayOwnAnyTokens(_ path: String) -> Bool {
    let types = path.split(separator: ".").map(String.init)
    guard let last = types.last else { return false }
    return isHolder(last) && !types.contains { isOwnLayout($0) || isComponent($0) }
  }

  /// Whether a type is a screen or a part of one by its name.
  static func isComponent(_ type: String) -> Bool {
    guard let last = words(type).last, !isApp(type) else { return false }
    return componentWords.contains(last) && words(type).count > 1
  }

  private static func isHolder(_ type: String) -> Bool {
    let words = words(type)
    return extendedTypes.contains(type) || !holderWords.isDisjoint(with: words)
      || strongCategory(words) != nil
  }

  /// `Constants`, or a short prefix such as `DS` or `TL`.
  private static func isNeutral(_ type: String) -> Bool {
    type.utf8.count <= 3 || words(type).allSatisfy(neutralWords.contains)
  }

  package static func isViewType(_ type: String) -> Bool {
    type == "View" || type == "ViewModifier" || type.hasPrefix("UI") && type.hasSuffix("View")
      || type.hasSuffix("ViewController") || type.hasSuffix("Cell") || type == "App" || type == "ButtonStyle"
      || type == "Codable" || type == "Decodable"
  }

  /// Whether a type that inherits from another is a part of screens by that.
  package static func isComponentBase(_ type: String) -> Bool {
    componentBases.contains(type) || componentBaseEndings.contains { type.hasSuffix($0) }
      || (type.hasPrefix("UI") || type.hasPrefix("NS")) && frameworkPartEndings.contains { type.hasSuffix($0) }
  }

  private static let componentBases: Set<String> = [
    "View", "ViewModifier", "App", "Scene", "Shape", "Widget", "Reducer",
  ]

  private static let componentBaseEndings = [
    "Controller", "Cell", "ButtonStyle", "ToggleStyle", "TextFieldStyle", "LabelStyle",
  ]

  private static let frameworkPartEndings = ["View", "Control", "Button", "Label", "Field", "Bar", "Slider", "Switch"]

  /// Whether an enum is a scale of a design system, `Typography`, `TLFont`, `Palette`, rather than states or kinds of
  /// something that each have a color or font.
  static func isScale(_ name: String) -> Bool {
    let words = words(name)
    guard let last = words.last, !componentWords.contains(last) else { return false }
    // The types of `PaddingType` are a scale's steps.
    if last == "type" || last == "kind" { return words.dropLast().last.map(holderWords.contains) ?? false }
    return !stateWords.contains(last)
  }

  /// Whether an enum's name is that of a palette, whose cases may stand for other tokens: `BrandColor`, `Typography`.
  static func isPalette(_ name: String) -> Bool {
    let words = words(name)
    return !paletteWords.isDisjoint(with: words) && partWordsOfScreens.isDisjoint(with: words)
  }

  /// Whether a type's name is that of colors alone.
  static func isOfColors(_ name: String) -> Bool {
    let words = words(name)
    return words.contains { $0.hasPrefix("color") || $0.hasPrefix("colour") || $0 == "palette" }
      && !words.contains { $0 == "opacity" || $0 == "alpha" }
  }

  private static let paletteWords: Set<String> = [
    "color", "colors", "colour", "colours", "palette", "theme", "token", "tokens", "typography", "typo", "font",
    "fonts",
    "text", "spacing", "spacings", "space", "radius", "gradient", "swatch", "shade", "shades", "semantic", "opacity",
  ]

  private static let partWordsOfScreens = componentWords.subtracting(["label", "header", "footer", "app", "model"])

  private static let stateWords: Set<String> = [
    "status", "state", "type", "kind", "mode", "step", "tab", "case", "category", "option", "action", "result", "phase",
    "level", "role", "position", "priority", "difficulty", "mood", "emotion", "weather", "gender", "filter", "sort",
    "icon", "emoji", "badge", "tag", "rating", "rank", "grade", "day", "weekday", "month", "season", "route", "menu",
    "configuration", "context", "event", "message", "notification", "permission", "progress", "stage", "task", "plan",
    "selection", "setting", "settings", "preference", "preferences", "choice",
  ]

  /// Whether the case of an enum is what a control or field is in for a while.
  static func isMomentary(_ name: String) -> Bool { momentaryWords.contains(name.lowercased()) }

  private static let momentaryWords: Set<String> = [
    "focused", "disabled", "selected", "unselected", "deselected", "pressed", "highlighted", "hovered", "inactive",
    "error", "invalid", "editing", "loading",
  ]

  // MARK: Categories

  /// Where a number belongs: by its own name first, then by the names of the types around it. Nil where neither says
  /// that it is a design value.
  ///
  /// - Parameter file: The words of the file's name, or of another name of the type that it extends.
  static func numberCategory(_ path: [String], type: String?, file: [String] = []) -> DesignToken.Category? {
    guard let own = path.last else { return nil }
    let types = Array(path.dropLast())
    if let last = types.last, !isComponent(last), !vetoWords.isDisjoint(with: words(last)) { return nil }
    let isLength = type == "CGFloat" || types == ["CGFloat"]
    let isDuration = type == "TimeInterval"
    if let type, !numberTypes.contains(type) { return nil }
    let ownWords = words(own)
    var ownCategory = category(ofMember: ownWords)
    if types.isEmpty || types == ["CGFloat"] || types == ["Double"] || types == ["TimeInterval"] {
      guard isLength || isDuration && ownCategory == .duration else { return nil }
      return ownCategory ?? (types.isEmpty ? nil : category(ofFile: file) ?? .number)
    }
    // The radius of a shadow is how far it is blurred.
    if ownCategory != nil, types.contains(where: { NameHints(words($0)).contains(.shadow) }) { ownCategory = .shadow }
    var holder = types.reversed().lazy.compactMap { category(ofType: words($0)) }.first
    // `Typography.Size` and `Font.Size` are sizes of fonts.
    if holder == .size, types.contains(where: { category(ofType: words($0)) == .fontSize }) { holder = .fontSize }
    let isHeld = types.contains { isHolder($0) }
    let isNamed = type == nil && tellsLength(ownCategory, ownWords)
    guard isHeld || isLength || isNamed || isDuration && ownCategory == .duration else { return nil }
    guard isHeld || types.contains(where: isNeutralHolder) else { return nil }
    guard !counts(ownWords, type) else { return nil }
    if let ownCategory { return refined(ownCategory, ownWords, by: holder) }
    if let holder { return holder }
    return isHeld && isTokenNamespace(types) ? .number : nil
  }

  /// Whether a number that has no type is a length by its own name: `space16`, but not the `offset` of a page.
  private static func tellsLength(_ category: DesignToken.Category?, _ words: [String]) -> Bool {
    switch category {
    case .spacing: !words.contains { ["offset", "indent", "indentation"].contains($0) }
    case .radius, .border: true
    default: false
    }
  }

  /// Words of types whose numbers are no design values.
  private static let vetoWords: Set<String> = ["limit", "limits", "range", "weight", "weights", "count", "index"]

  /// Whether numbers of a type are measured, not counted.
  static func isLengthType(_ type: String?) -> Bool {
    type == nil || ["CGFloat", "Double", "Float", "TimeInterval"].contains(type)
  }

  private static let neutralHolderWords: Set<String> = [
    "constants", "constant", "const", "consts", "ui", "style", "defaults", "values", "distances",
  ]

  private static func isNeutralHolder(_ type: String) -> Bool {
    words(type).contains { neutralHolderWords.contains($0) }
  }

  private static let namespaceWords: Set<String> = ["token", "tokens", "design", "theme"]

  /// A group of tokens of any kind, in which a number without a telling name is still a design value.
  private static func isTokenNamespace(_ types: [String]) -> Bool {
    types.contains { type in
      let words = words(type)
      guard words.contains("token"), words.count > 1 else { return !namespaceWords.isDisjoint(with: words) }
      // `AssociatedToken` is one of another trade.
      return words.contains { $0 != "token" && holderWords.contains($0) }
    }
  }

  private static let countingWords: Set<String> = [
    "count", "index", "limit", "columns", "column", "lines", "retries", "timeout", "priority", "tag", "scale",
    "ratio",
    "multiplier", "page", "number", "max", "min", "factor", "percent", "percentage", "version", "weight", "rows",
    "id",
    "delay", "threshold", "velocity", "angle", "damping", "degrees", "kb", "mb", "bytes", "pixels",
    "meters", "meter", "km", "kilometers", "miles", "latitude", "longitude",
  ]

  /// Words of counting that name what is counted or shown, where the last word is that of an extent.
  private static let countedThings: Set<String> = [
    "count", "index", "columns", "column", "lines", "priority", "tag", "page", "number", "version", "rows", "max",
    "min",
  ]

  private static let extentWords: Set<String> = [
    "width", "height", "radius", "spacing", "padding", "margin", "inset", "gap", "size",
  ]

  /// Whether a name counts things rather than measuring them.
  private static func counts(_ own: [String], _ type: String?) -> Bool {
    let found = own.filter(countingWords.contains)
    // `Spacing.page` is what lies around a page.
    if type == "CGFloat", found == ["page"] { return false }
    // `countLabelRadius` measures what a count is shown in.
    if type == "CGFloat", let last = own.last, extentWords.contains(last), found.allSatisfy(countedThings.contains) {
      return false
    }
    return !found.isEmpty && !(found.allSatisfy { $0 == "max" || $0 == "min" || $0 == "column" } && type != "Int")
  }

  /// A `width` in `enum Border` is a border's; `small` has no say of its own.
  private static func refined(
    _ own: DesignToken.Category, _ ownWords: [String], by holder: DesignToken.Category?
  ) -> DesignToken.Category {
    // A `border` in `enum Opacity` is how much of a border shows.
    if holder == .opacity { return .opacity }
    guard own == .size, let holder else { return own }
    if holder == .spacing, ownWords == ["length"] { return .spacing }
    if holder == .fontSize, ownWords.contains("height") { return .lineHeight }
    return holder == .border || holder == .fontSize || holder == .font || holder == .radius || holder == .shadow
      ? (holder == .font ? .fontSize : holder) : own
  }

  private static let memberSizeWords: Set<String> = [
    "width", "height", "size", "diameter", "side", "thickness", "length", "dimension",
  ]

  private static let typeSizeWords: Set<String> = [
    "size", "sizes", "width", "height", "dimension", "dimensions", "dimens", "sizing",
  ]

  private static func category(ofMember words: [String]) -> DesignToken.Category? {
    if let strong = strongCategory(words) { return strong }
    if !memberSizeWords.isDisjoint(with: words) { return .size }
    if words.contains("font") { return .fontSize }
    return nil
  }

  private static func category(ofType words: [String]) -> DesignToken.Category? {
    if let strong = strongCategory(words) { return strong }
    if words.contains(where: ["typography", "font", "fonts"].contains) { return .fontSize }
    if !typeSizeWords.isDisjoint(with: words) { return .size }
    if let last = words.last, ["metric", "metrics", "layout"].contains(last) { return .number }
    return nil
  }

  /// What `CornerRadius.swift` and `CGFloat+Padding.swift` extend a number's type with, and what a grid is for.
  private static func category(ofFile words: [String]) -> DesignToken.Category? {
    category(ofType: words).flatMap { $0 == .number || $0 == .fontSize ? nil : $0 }
      ?? (words.contains("grid") ? .spacing : nil)
  }

  private static func strongCategory(_ words: [String]) -> DesignToken.Category? {
    let hints = NameHints(words)
    func has(_ all: NameHints) -> Bool { hints.isSuperset(of: all) }
    if has(.corner) { return .radius }
    if has(.shadow) { return .shadow }
    if has(.radius) { return .radius }
    if has([.text, .size]) || has(.fontSize) { return .fontSize }
    if has([.line, .lineExtent]) || has([.leading, .line]) || has(.lineHeight) { return .lineHeight }
    if has([.letter, .spacing]) || has(.kerning) { return .letterSpacing }
    if has(.opacity) { return .opacity }
    if has(.border), !has(.apart) { return .border }
    if has([.divider, .thickness]) { return .border }
    if has(.duration) { return .duration }
    return has(.space) ? .spacing : nil
  }
}
