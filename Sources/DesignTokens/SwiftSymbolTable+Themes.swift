/// Themes of which one is shown in light mode and one in dark mode: `static let light = Theme(…)`,
/// `static let dark = Theme(…)`.
extension SwiftSymbolTable {
  /// The two instances of a type.
  struct ThemePair {
    /// The path of the type.
    var record: [String]
    /// The positions of their definitions.
    var light: Int
    var dark: Int
  }

  /// The types of which one instance is made for each mode, and no other.
  func themePairs(_ holders: [Holder]) -> [ThemePair] {
    let made = holders.filter { holder in
      let definition = definitions[holder.index].definition
      guard definition.shape == .member, case .call = definition.value else { return false }
      return SwiftNames.isTokenHolder(holder.record)
    }
    return Dictionary(grouping: made) { SwiftSymbolTable.key($0.record) }.sorted { $0.key < $1.key }
      .compactMap { themePair($0.value) }
  }

  private func themePair(_ holders: [Holder]) -> ThemePair? {
    guard holders.count == 2, let first = mode(of: holders[0]), let second = mode(of: holders[1]),
      first.isDark != second.isDark, first.rest == second.rest
    else { return nil }
    let (light, dark) = first.isDark ? (holders[1], holders[0]) : (holders[0], holders[1])
    return ThemePair(record: light.record, light: light.index, dark: dark.index)
  }

  /// The mode that the name of a constant tells, with the words beside it.
  private func mode(of holder: Holder) -> (isDark: Bool, rest: [String])? {
    let words = SwiftNames.words(definitions[holder.index].definition.path.last ?? "")
    let isDark = words.contains("dark")
    guard isDark != words.contains("light") else { return nil }
    return (isDark, words.filter { $0 != "dark" && $0 != "light" })
  }

  private static let mostMembers = 256

  /// The colors, fonts and numbers of whichever of two themes is shown, as members of their type.
  func themeDefinitions(_ pair: ThemePair) -> [SwiftDefinition] {
    guard let record = records[pair.record] else { return [] }
    let light = definitions[pair.light].definition
    let dark = definitions[pair.dark].definition
    return record.names.prefix(Self.mostMembers).compactMap { name in
      let path = record.path + [name]
      guard let member = record.members[name]?.member, let type = member.type,
        byPath[SwiftSymbolTable.key(path)] == nil,
        SwiftNames.isColorOrFont(type)
          || SwiftNames.numberTypes.contains(type)
      else { return nil }
      func value(of theme: SwiftDefinition) -> SwiftValue {
        .call(SwiftCall(base: .reference(theme.path), path: [name], arguments: []))
      }
      var definition = light
      definition.path = path
      definition.shape = .instanceMember
      definition.isOfTheme = true
      definition.type = type
      definition.value = .pair(light: value(of: light), dark: value(of: dark))
      definition.category = SwiftNames.numberCategory(path, type: type)
      definition.access = min(light.access, member.access)
      definition.needs = member.needs
      definition.deprecation = member.deprecation
      definition.summary = nil
      return definition
    }
  }

  /// The expressions that give whichever of two themes is shown: `Theme.current`.
  func expressions(giving pair: ThemePair) -> [String] {
    definitions.indices.flatMap { index -> [String] in
      let definition = definitions[index].definition
      guard definition.shape == .member, let type = definition.type,
        records.path(of: [type], from: definition.scope) == pair.record, isEither(definition.value, pair)
      else { return [] }
      return expressions(to: definition)
    }
  }

  /// The functions that give whichever of two themes is shown: `Theme.current` of `Theme.current(scheme)`.
  func functions(giving pair: ThemePair) -> [String] {
    let own = functions.all.filter { entry in
      entry.function.path.dropLast().elementsEqual(pair.record) && entry.function.result == pair.record.last
        && isEither(entry.function.value, pair)
    }
    return own.map { SwiftSymbolTable.key($0.function.path) }
  }

  /// Whether a value is the one theme in light mode and the other in dark mode.
  private func isEither(_ value: SwiftValue, _ pair: ThemePair) -> Bool {
    guard case .pair(let light, let dark) = value else { return false }
    return isTheme(light, pair.light) && isTheme(dark, pair.dark)
  }

  /// Whether a value names a theme by its last name.
  private func isTheme(_ value: SwiftValue, _ index: Int) -> Bool {
    switch value {
    case .implicit(let path), .reference(let path): path.last == definitions[index].definition.path.last
    default: false
    }
  }
}
