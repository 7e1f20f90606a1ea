/// How a definition is written where it is used.
enum SwiftSpelling {
  static func quoted(_ name: String) -> String { AssetSymbol.reservedWords.contains(name) ? "`\(name)`" : name }

  private static func joined(_ path: [String]) -> String {
    (path.prefix(1).map(quoted) + path.dropFirst().map(quotedMember)).joined(separator: ".")
  }

  /// Behind a dot only `init`, `self` and `Type` need quotes, and `default` and its like are written without.
  static func quotedMember(_ name: String) -> String { wordsOfMembers.contains(name) ? "`\(name)`" : name }

  /// What means something of its own behind a dot.
  static let wordsOfMembers = ["init", "self", "Type", "Protocol"]

  /// The expressions for a definition whose value has the type `type`; none where nothing leads to it.
  static func spellings(
    _ definition: SwiftDefinition, type: String, symbols: SwiftSymbolTable, access: SwiftDefinition.Access
  ) -> [DesignToken.Spelling] {
    switch definition.shape {
    case .member, .function:
      guard let path = outsidePath(definition.path, symbols) else { return [] }
      return member(path, call: definition.shape == .function ? "()" : "", type, symbols)
    case .rawCase:
      let accessor = symbols.rawAccessors[SwiftSymbolTable.key(definition.path.dropLast())] ?? "rawValue"
      return number(joined(definition.path) + "." + accessor, type)
    case .caseProperty, .caseFunction:
      let call = definition.shape == .caseFunction ? "()" : ""
      let own = definition.access < access ? [] : number(joined(definition.path) + call, type)
      return own + helperSpellings(definition, symbols, access)
    case .caseArgument(let label):
      let owner = definition.path.dropLast()
      if owner.last == "init" {
        return number(joined(Array(owner.dropLast())) + "(\(argument(label, definition.path.last ?? "")))", type)
      }
      return member(Array(owner), call: "(\(argument(label, definition.path.last ?? "")))", type, symbols)
    case .caseModifier(let label):
      guard definition.path.count > 1, let word = definition.path.last else { return [] }
      let call = quotedMember(definition.path[definition.path.count - 2]) + "(\(argument(label, word)))"
      return [DesignToken.Spelling(type: DesignToken.Spelling.modifierType, expression: "." + call)]
    case .modifier:
      let call = "." + quotedMember(definition.path.last ?? "") + "()"
      return [DesignToken.Spelling(type: DesignToken.Spelling.modifierType, expression: call)]
    case .modifierType:
      let call = ".modifier(" + joined(definition.path) + "())"
      return [DesignToken.Spelling(type: DesignToken.Spelling.modifierType, expression: call)]
    case .heldProperty(let record, let isInstance):
      let helpers =
        record != nil && definition.path.dropLast(2).last == record ? helperSpellings(definition, symbols, access) : []
      return held(definition, record, isInstance, type, symbols) + helpers
    case .instanceMember:
      let owner = SwiftSymbolTable.key(definition.path.dropLast())
      return (symbols.instanceAccess[owner] ?? []).flatMap { access in
        number(access + "." + quotedMember(definition.path.last ?? ""), type).map { spelling in
          var spelling = spelling
          spelling.needs = symbols.instanceNeeds[owner] ?? TokenNeeds()
          return spelling
        }
      }
    }
  }

  /// `Color.ds.ink` for `ink` of `DS<Color>`; nil where nothing leads there.
  private static func outsidePath(_ path: [String], _ symbols: SwiftSymbolTable) -> [String]? {
    guard let first = path.first, first.hasSuffix(">"), let open = first.firstIndex(of: "<") else { return path }
    guard let accessor = symbols.namespaceAccessors[String(first[..<open])] else { return nil }
    return [String(first[first.index(after: open)...].dropLast()), accessor] + path.dropFirst()
  }

  /// `theme.primary` and `theme.colors.primary`, wherever an instance of one of some types is in sight.
  static func heldSpellings(
    _ definition: SwiftDefinition, type: String, holders: [SwiftThemes.Holder]
  ) -> [DesignToken.Spelling] {
    holders.flatMap { holder in
      let names = (holder.path + definition.path.suffix(1)).map(quotedMember)
      let expression = ([holder.type] + names).joined(separator: ".")
      return number(expression, type).filter { $0.expression.hasPrefix(holder.type) }.map { spelling in
        var spelling = spelling
        spelling.holder = holder.type
        spelling.needs = holder.needs
        return spelling
      }
    }
  }

  private static func argument(_ label: String, _ word: String) -> String {
    (label.isEmpty ? "" : label + ": ")
      + (word.contains(".") && !word.contains("(")
        ? joined(word.split(separator: ".").map(String.init)) : "." + quotedMember(word))
  }

  /// `Typo.title.font`, and the instance itself for whatever takes one.
  private static func held(
    _ definition: SwiftDefinition, _ record: String?, _ isInstance: Bool, _ type: String, _ symbols: SwiftSymbolTable
  ) -> [DesignToken.Spelling] {
    let property = "." + quotedMember(definition.path.last ?? "")
    let holder = Array(definition.path.dropLast())
    var owners = [joined(holder)]
    var needs = TokenNeeds()
    if isInstance {
      let owner = SwiftSymbolTable.key(holder.dropLast())
      owners = (symbols.instanceAccess[owner] ?? []).map { $0 + "." + quotedMember(holder.last ?? "") }
      needs = symbols.instanceNeeds[owner] ?? needs
    }
    var wholes: [DesignToken.Spelling] = []
    if let record, !SwiftNames.isFrameworkType(record) {
      wholes = owners.map { DesignToken.Spelling(type: record, expression: $0) }
    }
    return (owners.flatMap { number($0 + property, type) } + wholes).map { spelling in
      var spelling = spelling
      spelling.needs = needs
      return spelling
    }
  }

  /// A static member; one of the type itself, by whatever name, also as an implicit member.
  private static func member(
    _ path: [String], call: String, _ type: String, _ symbols: SwiftSymbolTable
  ) -> [DesignToken.Spelling] {
    var path = path
    let isShapeStyle = path.first == "ShapeStyle"
    if isShapeStyle { path[0] = "Color" }
    let expression = joined(path) + call
    guard path.count == 2, let name = path.last, path[0] == type || symbols.typealiases[path[0]] == [type] else {
      return number(expression, type)
    }
    let implicit = "." + quotedMember(name) + call
    let spelling = DesignToken.Spelling(type: type, expression: expression, implicit: implicit)
    guard isShapeStyle else { return [spelling] }
    return [
      spelling,
      DesignToken.Spelling(
        type: "ShapeStyle", expression: expression, implicit: AssetSymbol.shapeStyles.contains(name) ? nil : implicit),
    ]
  }

  /// Swift converts a Double to a CGFloat by itself, other numbers it does not.
  private static func number(_ expression: String, _ type: String) -> [DesignToken.Spelling] {
    switch type {
    case "Double", "TimeInterval", "Float64":
      return [DesignToken.Spelling(type: "CGFloat", expression: expression)]
    case "Int", "Float", "Float32", "UInt":
      return [
        DesignToken.Spelling(type: "CGFloat", expression: "CGFloat(\(expression))"),
        DesignToken.Spelling(type: type, expression: expression),
      ]
    default: return [DesignToken.Spelling(type: type, expression: expression)]
    }
  }

  /// `.pretendard(.title1)` for `Typography.title1.font`.
  private static func helperSpellings(
    _ definition: SwiftDefinition, _ symbols: SwiftSymbolTable, _ access: SwiftDefinition.Access
  ) -> [DesignToken.Spelling] {
    guard definition.path.count > 2, let property = definition.path.last else { return [] }
    let enumPath = Array(definition.path.dropLast(2))
    let word = definition.path[definition.path.count - 2]
    return symbols.helpers(forEnum: enumPath, property: property).filter { $0.access >= access }.flatMap { helper in
      member(helper.path, call: "(\(argument(helper.label, word)))", helper.resultType, symbols).map { spelling in
        var spelling = spelling
        spelling.needs = helper.needs
        return spelling
      }
    }
  }
}
