/// Constants that hold instances of the project's own types: each design value of such an instance is a definition.
extension SwiftSymbolTable {
  /// A constant that holds an instance.
  struct Holder {
    /// The position of its definition.
    var index: Int
    /// The path of the instance's type.
    var record: [String]
  }

  /// The constants that hold an instance.
  func recordHolders() -> [Holder] {
    guard !records.isEmpty else { return [] }
    return definitions.indices.compactMap { index in
      switch definitions[index].definition.shape {
      case .member, .instanceMember: break
      default: return nil
      }
      guard let record = recordType(ofDefinition: index, depth: 0), records[record]?.isModifier == false else {
        return nil
      }
      return Holder(index: index, record: record)
    }
  }

  private func recordType(ofDefinition index: Int, depth: Int) -> [String]? {
    guard depth < 6 else { return nil }
    let entry = definitions[index]
    let definition = entry.definition
    switch definition.value {
    case .call(let call):
      if !call.isImplicit, call.path.last == "init" {
        return records.path(of: Array(call.path.dropLast()), from: definition.scope)
      }
      return declaredRecord(definition)
    case .reference(let path):
      let target = lookUp(path, from: definition.scope, file: entry.file)
      return target.flatMap { $0 == index ? nil : recordType(ofDefinition: $0, depth: depth + 1) }
    case .implicit: return declaredRecord(definition)
    default: return nil
    }
  }

  private func declaredRecord(_ definition: SwiftDefinition) -> [String]? {
    definition.type.flatMap { records.path(of: [$0], from: definition.scope) }
  }

  /// The definitions of what an instance holds.
  ///
  /// - Parameters:
  ///   - siblings: The names of the constants that hold an instance of its type.
  ///   - known: What instances of types show in groups that were asked about.
  func recordDefinitions(
    _ holder: Holder, _ siblings: [String], _ known: inout [String: [SwiftRecord.Member]]
  ) -> [SwiftDefinition] {
    let held = definitions[holder.index].definition
    guard let record = records[holder.record] else { return [] }
    let key = SwiftSymbolTable.key(holder.record) + " " + (held.scope.last ?? "")
    let members = known[key] ?? designMembers(of: record, in: held.scope.last ?? "", siblings)
    known[key] = members
    let fonts = members.filter { SwiftNames.fontTypes.contains($0.type ?? "") }
    return members.map { member in
      let kin = fonts.isEmpty ? members : fonts
      let isWhole = kin.contains { $0.name == member.name } && Set(kin.map(\.type)).count == kin.count
      return derived(member, of: isWhole ? record.path.last : nil, held)
    }
  }

  /// What a function or modifier that takes an instance gives for each constant that holds one.
  func instances(
    for template: SwiftCaseTemplate, _ parameter: SwiftCaseTemplate.Parameter, inFile file: Int, _ holders: [Holder]
  ) -> [SwiftDefinition] {
    guard !holders.isEmpty, let record = records.path(of: parameter.enumName, from: template.definition.scope) else {
      return []
    }
    // Of another module, a file that sees the one need not see the other.
    let near = holders.filter { $0.record == record && modules[definitions[$0.index].file] == modules[file] }
    let rivals = rivals(of: template, record)
    return near.compactMap { holder in
      let held = definitions[holder.index].definition
      guard held.shape == .member, !held.needs.optional else { return nil }
      let word = held.path.suffix(1)
      if held.scope == record, rivals.contains(where: { byPath[Self.key($0 + word)] != nil }) { return nil }
      var definition = template.definition
      // `.textStyle(.title)` for a constant of the type itself, `.textStyle(Typo.title)` for another's.
      let isOwn = held.scope == record
      definition.path.append(isOwn ? held.path.last ?? "" : SwiftSymbolTable.key(held.path))
      definition.access = min(definition.access, held.access)
      if definition.category == nil, SwiftNames.isLengthType(definition.type) {
        definition.category = SwiftNames.numberCategory(held.path, type: definition.type)
      }
      definition.value = definition.value.replacingNames { names in
        guard names.first == parameter.name else { return .reference(names) }
        // What looks like a case's own value is a field here.
        return names.dropFirst() == ["rawValue"]
          ? .call(SwiftCall(base: .reference(held.path), path: ["rawValue"], arguments: []))
          : .reference(held.path + names.dropFirst())
      }
      return definition
    }
  }

  /// The other types of which functions of the same name take a constant: what both types have is written alike, and
  /// Swift cannot tell which is meant.
  private func rivals(of template: SwiftCaseTemplate, _ record: [String]) -> [[String]] {
    guard case .caseArgument(let label) = template.definition.shape else { return [] }
    return functions.named(template.definition.path).compactMap { entry in
      let parameters = entry.function.parameters
      guard let first = parameters.first, first.label == label,
        parameters.dropFirst().allSatisfy({ $0.defaultValue != nil })
      else { return nil }
      let type = records.path(of: first.type, from: template.definition.scope) ?? enums.path(of: first.type)
      return type == record ? nil : type ?? first.type
    }
  }

  private func derived(
    _ member: SwiftRecord.Member, of record: String?, _ holder: SwiftDefinition
  ) -> SwiftDefinition {
    var definition = holder
    definition.path.append(member.name)
    definition.shape = .heldProperty(of: record, isInstance: holder.shape == .instanceMember)
    definition.type = member.type
    definition.value = .call(SwiftCall(base: .reference(holder.path), path: [member.name], arguments: []))
    definition.access = min(holder.access, member.access)
    definition.category = nil
    definition.deprecation = holder.deprecation ?? member.deprecation
    definition.needs.formUnion(member.needs)
    return definition
  }

  /// Each is set against each other.
  private static let mostMembers = 256

  /// The properties that give a token of a design system. A part of another value is none: the light color of a pair.
  private func designMembers(
    of record: SwiftRecordTable.Entry, in group: String, _ siblings: [String]
  ) -> [SwiftRecord.Member] {
    let name = record.path.last ?? ""
    guard SwiftNames.isScale(name), group.isEmpty || SwiftNames.isScale(group) else { return [] }
    // What a modifier sets is no property of it.
    let members = record.names.prefix(Self.mostMembers).compactMap { record.members[$0]?.member }
      .filter { $0.name != SwiftRecord.style }
    var found: [SwiftRecord.Member] = []
    for types in [SwiftNames.fontTypes, SwiftNames.colorTypes] {
      for type in types.sorted() {
        let all = members.filter { $0.type == type && $0.access > .type }
        let wholes = all.filter { member in
          !all.contains { $0.name != member.name && $0.value?.mentions(member.name) == true }
        }
        let isPalette = SwiftNames.isPalette(name) || SwiftNames.isPalette(group)
        if wholes.count == 1, wholes[0].value != nil || isPalette || SwiftNames.isFontHolder(record.path) {
          found += wholes
        } else if wholes.count > 1, isPalette, !isOneOfThemes(name, siblings), !wholes.contains(where: isOfMode) {
          found += wholes
        }
      }
    }
    return found
  }

  /// Whether a property is one appearance's: that of a pair.
  private func isOfMode(_ member: SwiftRecord.Member) -> Bool {
    !SwiftNames.modeWords.isDisjoint(with: SwiftNames.words(member.name))
  }

  /// Whether instances take each other's place, as the light theme takes that of the dark one.
  private func isOneOfThemes(_ record: String, _ siblings: [String]) -> Bool {
    guard siblings.count > 1 else { return false }
    return !SwiftNames.themeWords.isDisjoint(with: SwiftNames.words(record))
      || siblings.contains { !SwiftNames.modeWords.isDisjoint(with: SwiftNames.words($0)) }
  }
}

extension SwiftNames {
  /// Words of types of which one instance is used at a time.
  static let themeWords: Set<String> = ["theme", "themes", "scheme", "appearance", "mode", "skin"]
  /// Words of the names of such instances.
  static let modeWords: Set<String> = ["light", "dark", "night", "day", "contrast", "dim", "oled", "preview", "mock"]
}
