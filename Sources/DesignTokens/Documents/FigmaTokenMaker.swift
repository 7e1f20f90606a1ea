import Markup

/// Makes a token of a variable whose aliases are followed.
struct FigmaTokenMaker {
  let variable: FigmaReader.Variable
  let file: DocumentFile
  /// Whether the channels of colors count to 255.
  let countsTo255: Bool

  /// - Parameter nodes: The values by appearance; `nil` where there is one that no alias leads to.
  func token(
    _ nodes: [Appearance: MarkupNode?], aliasOf target: String?, _ problems: inout DocumentProblems
  ) -> DocumentToken {
    let path = variable.name.split(separator: "/").map { ReferringText.trimmed(String($0)) }
    let kind = kind
    let category = category(kind, path)
    var values: [Appearance: DesignValue] = [:]
    var unknown: Set<Appearance> = []
    let normalizer = ValueNormalizer(format: .figma)
    for (appearance, node) in nodes.sorted(by: { $0.key.order < $1.key.order }) {
      guard let node else {
        unknown.insert(appearance)
        continue
      }
      let read = normalizer.normalize(plain(node), kind, nil)
      if let message = read.message, read.value.isBroken {
        problems.add(
          .warning, "\(quotedName(variable.name)): \(message)", at: variable.definition, losesValue: true,
          token: path.joined(separator: "."))
      }
      values[appearance] = DocumentDesignValue(normalizer: normalizer).value(rounded(read.value), kind, category)
      if values[appearance] == nil { unknown.insert(appearance) }
    }
    return DocumentToken(
      path: path, category: category, values: AppearanceValues(values, unknown: unknown), summary: variable.summary,
      deprecation: deprecation, definition: variable.definition, originalType: variable.type, aliasOf: target,
      swiftCode: variable.swiftCode)
  }

  /// Figma has no field for it: teams write it at the start of the description.
  private var deprecation: DesignToken.Deprecation? {
    guard let summary = variable.summary else { return nil }
    let words = summary.drop { !$0.isLetter }.prefix(10).lowercased()
    return words == "deprecated" ? DesignToken.Deprecation(message: summary, replacement: nil) : nil
  }

  private var kind: ValueKind {
    switch variable.type.uppercased() {
    case "COLOR": .color
    case "FLOAT", "NUMBER": variable.scopes == ["FONT_WEIGHT"] ? .fontWeight : .number
    case "TYPOGRAPHY": .typography
    case "EFFECT": .shadow
    default: .text
    }
  }

  private func category(_ kind: ValueKind, _ path: [String]) -> DesignToken.Category {
    if kind == .number {
      if let category = Self.category(ofScopes: variable.scopes) { return category }
    }
    return DocumentCategory.category(kind, type: nil, path: path)
  }

  /// What a number may be used for, as a designer says in Figma; nil for anything.
  static func category(ofScopes names: [String]) -> DesignToken.Category? {
    names.lazy.compactMap { scopes[$0] }.first
  }

  private static let scopes: [String: DesignToken.Category] = [
    "GAP": .spacing, "WIDTH_HEIGHT": .size, "CORNER_RADIUS": .radius, "STROKE_FLOAT": .border, "FONT_SIZE": .fontSize,
    "LINE_HEIGHT": .lineHeight, "LETTER_SPACING": .letterSpacing, "OPACITY": .opacity, "EFFECT_FLOAT": .shadow,
    "PARAGRAPH_SPACING": .spacing, "PARAGRAPH_INDENT": .spacing,
  ]

  /// Without the noise of 32-bit numbers.
  private func rounded(_ value: DocumentValue) -> DocumentValue {
    guard case .number(let number, let unit) = value, abs(number) < 1e9 else { return value }
    let short = (number * 10_000).rounded() / 10_000
    return .number(abs(short - number) < 1e-5 * max(1, abs(number)) ? short : number, unit: unit)
  }

  private func plain(_ node: MarkupNode) -> DocumentValue {
    let value = Self.plain(node, depth: 0)
    guard countsTo255, kind == .color, case .map(var entries) = value else { return value }
    for key in ["r", "g", "b"] {
      if case .number(let level, nil)? = entries[key] { entries[key] = .number(level / 255, unit: nil) }
    }
    return .map(entries)
  }

  private static func plain(_ node: MarkupNode, depth: Int) -> DocumentValue {
    guard depth < 8 else { return .broken }
    switch node.content {
    case .null: return .null
    case .boolean(let value): return .boolean(value)
    case .number(_, let value): return .number(value, unit: nil)
    case .string(let text): return .text(text)
    case .sequence(let items): return .list(items.map { plain($0, depth: depth + 1) })
    case .mapping(let entries):
      if let effects = node["effects"] { return plain(effects, depth: depth + 1) }
      var values: [String: DocumentValue] = [:]
      for entry in entries { values[entry.key] = plain(entry.value, depth: depth + 1) }
      return .map(values)
    }
  }
}
