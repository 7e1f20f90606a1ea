/// A type of Apple's frameworks that design values have.
enum DesignType: Hashable {
  case color, font, length

  init?(_ name: String?) {
    switch name {
    case "Color", "UIColor", "NSColor", "CGColor", "ShapeStyle": self = .color
    case "Font", "UIFont", "NSFont", "CTFont": self = .font
    case "CGFloat", "Double", "Float", "CGSize", "EdgeInsets", "UIEdgeInsets", "NSDirectionalEdgeInsets",
      "TimeInterval", "Int":
      self = .length
    case let name? where DesignType.numberTypes.contains(name): self = .length
    default: return nil
    }
  }

  /// The types of numbers that Swift does not take a CGFloat for.
  static let numberTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Float16",
    "Float32", "Float80", "Decimal", "NSNumber",
  ]

  /// Those that Swift turns into each other by itself.
  static let floatingTypes: Set<String> = ["CGFloat", "Double", "TimeInterval", "Float64"]
}
