import DesignTokens

extension TokenMatcher.Place {
  /// What fits at a site.
  /// - Parameter categories: Those of the design tokens that fit, best first.
  init(
    _ site: Site, maker: FindingMaker, categories: [DesignToken.Category], _ memory: inout SuggestionMemory
  ) {
    let viewer = memory.viewer
    var seen: Set<DesignToken.Category> = []
    var categories = categories.filter { seen.insert($0).inserted }
    // What has no category of its own comes after all that has one.
    if let number = categories.firstIndex(of: .number), number > 0 { categories.append(categories.remove(at: number)) }
    let known = site.wantedType(maker, viewer.framework)
    self.init(
      categories: categories, type: known ?? site.value.usualType(viewer.framework),
      resolvesImplicitMember: site.place.isTyped, role: site.place.role,
      takesNegative: true, takesOpacity: true, viewer: viewer,
      preferred: maker.preferred(for: site.value.normalForm(maker.orders)),
      nearLimit: maker.nearLimit(of: maker.rules.rules[site.rule]))
    isDelay = site.place.isDelay
    isDefinition = site.place.isDefinition
    spacing = site.place.spacing
    subject = site.place.subject
    words = memory.words(of: site, maker.matcher)
    favored = maker.favored
    let properties = site.place.instances.sorted { $0.value < $1.value }
    let locals = site.place.locals.mapValues(\.name).sorted { $0.value < $1.value }
    for (key, name) in locals + properties {
      if let type = maker.holderTypes[key] { holders[type] = holders[type] ?? name }
    }
    typeIsGuessed = known == nil || site.place.isTypeUnclear || site.isForOther(maker)
  }
}

extension Site {
  /// What the workspace's declarations tell of a number's type.
  private func declaredNumber(_ maker: FindingMaker) -> ParameterTypes.NumberType? {
    guard case .number = value, let parameter = place.parameter else { return nil }
    return maker.parameterTypes.numberType(of: parameter, isWhole: !excerpt.text.utf8.contains(UInt8(ascii: ".")))
  }

  /// Whether a number may be given to something that takes other types than is likely: declarations disagree, or there is
  /// a property of that name in the workspace, but maybe not the one that is meant.
  fileprivate func isForOther(_ maker: FindingMaker) -> Bool {
    switch declaredNumber(maker) {
    case .unclear: true
    case .other: place.parameter?.hasPrefix("=") == true
    case .floating: false
    case nil: place.needsDeclaration
    }
  }

  /// The type of what stands there, as the code around it, its own or the workspace's declarations tell.
  func wantedType(_ maker: FindingMaker, _ framework: Framework?) -> String? {
    let declared = place.parameter.flatMap(maker.parameterTypes.type)
    switch value {
    case .number, .shadow: return if case .other(let type)? = declaredNumber(maker) { type } else { place.type }
    case .font(let font):
      // Generators make the platform's fonts by this name.
      let usual = font.maker.last == "font" && framework == .uiKit ? "UIFont" : nil
      return place.type ?? maker.memberTypes.type(ofPath: font.maker) ?? declared ?? usual
    case .color, .colorPair, .systemColor:
      let type = place.type ?? declared
      // What takes a color has the same name in packages that build views of UIKit.
      guard place.isTyped, type == "Color" || type == "ShapeStyle", value.type == nil, !value.isPair,
        let framework, framework != .swiftUI
      else { return type }
      return framework.colorType
    }
  }
}

extension SiteValue {
  fileprivate var isPair: Bool { if case .colorPair = self { true } else { false } }

  /// The type of the value where nothing tells but what the file imports.
  func usualType(_ framework: Framework?) -> String {
    switch self {
    case .number, .shadow: "CGFloat"
    case .font(let font): framework?.fontType ?? (font.maker.last == "font" ? "UIFont" : "Font")
    case .color, .colorPair, .systemColor: framework?.colorType ?? "Color"
    }
  }
}

extension FindingMaker {
  /// How far a near token may be for a rule, as its own setting says or the one of the rule that reports near values;
  /// nil where none is wanted.
  func nearLimit(of rule: Rule) -> Double? {
    let reporter = rules.rule(reporting: .nearValue).map { rules.rules[$0].id }
    let general = reporter.flatMap { settings.rules[$0]?.near }
    return switch settings.rules[rule.id]?.near ?? general {
    case .off: nil
    case .within(let limit): limit
    case .byDefault, nil: 2
    }
  }
}

extension Suggestion.Kind {
  init(_ kind: TokenMatch.Kind) {
    switch kind {
    case .exact: self = .exact
    case .opacity: self = .opacity
    case .negative: self = .negative
    case .near: self = .near
    }
  }
}
