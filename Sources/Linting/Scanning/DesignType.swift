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
    default: return nil
    }
  }
}
