/// What the names in Swift code tell about design values.
enum SwiftNames {
  static let colorTypes: Set<String> = ["Color", "UIColor", "NSColor", "CGColor"]
  static let fontTypes: Set<String> = ["Font", "UIFont", "NSFont"]
  static let numberTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "TimeInterval", "NSNumber", "Float32", "Float64", "UInt",
  ]

  /// The words of a name, in lower case: `titleFontSize` is `title`, `font`, `size`.
  static func words(_ name: String) -> [String] {
    AssetSymbol.words(of: name).map { $0.lowercased() }
  }

  /// The type of a value behind an accessor that changes nothing else; "" where the type stays, nil for no accessor.
  static func typeOfAccessor(_ name: String) -> String? {
    switch name {
    case "swiftUIColor", "swiftUI", "suiColor", "swiftColor": "Color"
    case "uiColor", "uikitColor": "UIColor"
    case "nsColor": "NSColor"
    case "cgColor": "CGColor"
    case "uiFont": "UIFont"
    case "swiftUIFont": "Font"
    case "color", "font", "rawValue", "value", "cgFloat", "self": ""
    default: nil
    }
  }
}
