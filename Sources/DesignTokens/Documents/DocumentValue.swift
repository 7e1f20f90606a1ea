/// A value of a token document with all references followed, before its type is asked.
///
/// Values share what they refer to, so that a document whose tokens double each other stays small. How deep they nest is
/// limited where they are made.
indirect enum DocumentValue: Sendable {
  case number(Double, unit: String?)
  case color(Color)
  case text(String)
  case boolean(Bool)
  case list([DocumentValue])
  case map([String: DocumentValue])
  /// There is a value, and what is wrong with it has been reported.
  case broken
  case null

  subscript(key: String) -> DocumentValue? {
    if case .map(let entries) = self { entries[key] } else { nil }
  }

  /// The first of some keys that there is a value for.
  func first(of keys: String...) -> DocumentValue? {
    guard case .map(let entries) = self else { return nil }
    for key in keys { if let value = entries[key] { return value } }
    return nil
  }

  var isBroken: Bool { if case .broken = self { true } else { false } }

  /// How a value stands inside of a text that refers to it.
  var embedded: String? {
    switch self {
    case .number(let value, let unit): NumberFormat.decimal(value) + (unit ?? "")
    case .color(let color): ColorText.lossless(color)
    case .text(let text): text
    case .boolean(let value): "\(value)"
    case .list, .map, .broken, .null: nil
    }
  }
}
