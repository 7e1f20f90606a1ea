/// What the names in Swift code tell about design values.
package enum SwiftNames {
  static let colorTypes: Set<String> = ["Color", "UIColor", "NSColor", "CGColor"]
  static let fontTypes: Set<String> = ["Font", "UIFont", "NSFont"]
  static let numberTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "TimeInterval", "NSNumber", "Float32", "Float64", "UInt",
  ]
  /// Types whose extensions hold the tokens of a design system, so that the member's own name is all there is.
  static let extendedTypes = colorTypes.union(fontTypes).union(["ShapeStyle", "CGFloat", "Double"])

  /// Protocols of the frameworks, on which no static member can be named.
  static let protocols: Set<String> = [
    "View", "ViewModifier", "Shape", "InsettableShape", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle",
    "ToggleStyle", "TextFieldStyle", "ProgressViewStyle", "GroupBoxStyle", "App", "Scene", "UIViewRepresentable",
    "UIViewControllerRepresentable", "Equatable", "Hashable", "Comparable", "Identifiable", "CaseIterable",
    "RawRepresentable", "Numeric", "SignedNumeric", "FloatingPoint", "BinaryFloatingPoint", "BinaryInteger",
    "Collection", "Sequence", "StringProtocol", "Encodable", "Decodable",
  ]

  /// Generic types of the frameworks, on whose names alone no static member can be named.
  static let genericTypes: Set<String> = [
    "Array", "ArraySlice", "Binding", "Button", "ClosedRange", "ContiguousArray", "Dictionary", "ForEach", "Group",
    "HStack", "KeyPath", "KeyValuePairs", "Label", "LazyHStack", "LazyVStack", "List", "ModifiedContent", "Optional",
    "PartialRangeFrom", "Picker", "Range", "Result", "ScrollView", "Section", "Set", "SIMD2", "SIMD3", "SIMD4", "State",
    "Tab", "TabView", "UnsafePointer", "VStack", "ZStack",
  ]

  /// Whether a type is one of the frameworks', whose instances are no records of the project's.
  static func isFrameworkType(_ type: String) -> Bool {
    extendedTypes.contains(type) || protocols.contains(type) || genericTypes.contains(type)
      || numberTypes.contains(type)
      || frameworkTypes.contains(type)
  }

  private static let frameworkTypes = plainTypes.subtracting(["Weight", "TextStyle"])
    .union(["String", "Text", "Gradient", "LinearGradient", "NSAttributedString"])

  /// Whether a name is that of a type which the frameworks have in others only: a project's own may be called so.
  static func isOwnStyle(_ path: [String]) -> Bool { path == ["TextStyle"] || path == ["Weight"] }

  /// Words of the names of fields that are parts of a text style.
  private static let fontPartWords = fontPartStems.words

  /// Whether a name is that of a part of a text style.
  static func isFontPart(_ name: String) -> Bool {
    fontPartStems.stand(in: name) && !fontPartWords.isDisjoint(with: words(name))
  }

  static let fontPartStems = WordStems([
    "size", "font", "weight", "kerning", "tracking", "leading", "height", "spacing", "style", "typography",
  ])

  /// What the names of the types of colors and fonts hold.
  static let colorOrFont = WordStems(["color", "font"])

  /// Attributes that leave a property what it is.
  static let plainAttributes: Set<String> = [
    "available", "_spi", "objc", "nonobjc", "inlinable", "MainActor", "inline", "usableFromInline", "objcMembers",
    "discardableResult",
    "Sendable", "preconcurrency", "backDeployed",
  ]

  /// Types whose values are no design values and lead to none.
  static let plainTypes: Set<String> = [
    "Bool", "Date", "URL", "Data", "Image", "UIImage", "NSImage", "Locale", "Name", "LocalizedStringKey", "Selector",
    "Calendar", "Logger", "TimeZone", "CGSize", "CGRect", "CGPoint", "UIEdgeInsets", "EdgeInsets", "DispatchQueue",
    "Notification", "NSPredicate", "Character", "Weight", "TextStyle",
  ]

  /// The words of a name, in lower case: `titleFontSize` is `title`, `font`, `size`.
  static func words(_ name: String) -> [String] { NameWords.lowercased(name) }

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

  /// Whether what a function or computed property gives may be a design value, or a part of one.
  static func isDesignType(_ type: String, name: String = "") -> Bool {
    if isColorOrFont(type) || numberTypes.contains(type) { return true }
    if digitTypes.contains(type) { return !partWords.isDisjoint(with: words(name)) }
    guard designStems.stand(in: type), let last = words(type).last else { return false }
    return designWords.contains(last)
  }

  private static let designStems = WordStems([
    "color", "colour", "font", "style", "weight", "typography", "asset", "convertible",
  ])

  private static let designWords = designStems.words

  /// Whether a type is named for an app, as the place of all of a team's names may be: `MyApp`.
  static func isApp(_ type: String) -> Bool {
    let words = words(type)
    return words.count > 1 && words.last == "app"
  }

  /// Whether a type is one of the platform's own, and so no enum of a design system.
  package static func isPlain(_ type: String) -> Bool {
    plainTypes.contains(type) || numberTypes.contains(type) || isColorOrFont(type) || type == "String"
  }

  /// Whether a type is one of the frameworks' for colors or fonts.
  static func isColorOrFont(_ type: String) -> Bool { colorTypes.contains(type) || fontTypes.contains(type) }

  /// Whether a type describes fonts, so that its properties are parts of them whatever their types.
  static func isFontHolder(_ path: [String]) -> Bool {
    guard let last = path.last else { return false }
    return !fontHolderWords.isDisjoint(with: words(last))
  }

  private static let fontHolderWords: Set<String> = [
    "font", "fonts", "typography", "typo", "weight", "weights", "family", "typeface",
  ]

  private static let partWords: Set<String> = ["font", "family", "color", "hex", "rgb", "asset", "name", "value"]

  /// Whether a value of a static property can be a design value or lead to one.
  static func canBeDesignValue(_ value: SwiftValue, type: String?) -> Bool {
    guard case .string(let text) = value else { return type != "String" }
    return text.utf8.count < 48 && !text.contains(" ")
  }
}
