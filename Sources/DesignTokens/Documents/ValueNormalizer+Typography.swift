extension ValueNormalizer {
  /// Checks what the font of a text style is made of: what is missing or not known is not taken for the system's font
  /// or a regular weight.
  func typography(_ value: DocumentValue) -> Outcome {
    guard let size = value.first(of: "fontSize", "size") else { return Outcome(value: value) }
    let read = normalize(size, .dimension, nil)
    guard case .number(let number, let unit) = read.value, DocumentDesignValue.points(number, unit) != nil else {
      return .broken("its font size cannot be told" + (read.message.map { ": \($0)" } ?? ""))
    }
    if let message = familyMessage(value.first(of: "fontFamily", "family")) { return .broken(message) }
    if let message = weightMessage(value.first(of: "fontWeight", "weight")) { return .broken(message) }
    if value.first(of: "fontStyle")?.isBroken == true { return .broken("its font style cannot be told") }
    let messages = [read.message] + ["letterSpacing", "lineHeight"].map { spacingMessage($0, value[$0]) }
    let told = messages.compactMap(\.self)
    return Outcome(value: value, message: told.isEmpty ? nil : told.joined(separator: "; "))
  }

  /// What is wrong with a distance, which is left out then. Other formats have words for some.
  private func spacingMessage(_ name: String, _ value: DocumentValue?) -> String? {
    guard let value, format == .dtcg else { return nil }
    let read = normalize(value, .number, nil)
    if case .number(_, let unit) = read.value, !["ms", "s", "deg"].contains(unit) { return nil }
    return "its '\(name)' cannot be told" + (read.message.map { ": \($0)" } ?? "")
  }

  private func familyMessage(_ family: DocumentValue?) -> String? {
    guard let family else { return "its font has no family: a 'fontFamily' is missing" }
    guard let name = FontFamilyName.name(of: family) else { return "its font family cannot be told" }
    let isInherited = ["inherit", "initial", "unset", "revert"].contains(name.lowercased())
    return isInherited ? "its font family is the one around it, which nothing tells" : nil
  }

  private func weightMessage(_ weight: DocumentValue?) -> String? {
    switch weight {
    case nil: nil
    case .number(let number, _): (1...1000).contains(number) ? nil : "a font weight is a number in 1…1000"
    case .text(let text): FontStyleName(text).weight == nil ? "\(quotedName(text)) is no font weight" : nil
    default: "its font weight cannot be told"
    }
  }
}

/// The name of a font family in a document, the first of several.
enum FontFamilyName {
  static func name(of value: DocumentValue) -> String? {
    switch value {
    case .text(let text):
      let first = text.utf8.split(separator: UInt8(ascii: ",")).first.map { String(decoding: $0, as: UTF8.self) } ?? ""
      let name = ReferringText.trimmed(first)
      let quotes: Set<UInt8> = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
      guard name.utf8.count > 2, let mark = name.utf8.first, quotes.contains(mark), name.utf8.last == mark else {
        return name.isEmpty ? nil : name
      }
      return String(name.dropFirst().dropLast())
    case .list(let names): return names.first.flatMap(name)
    default: return nil
    }
  }
}
