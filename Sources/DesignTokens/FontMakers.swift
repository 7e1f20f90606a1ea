/// The functions of a project that make a font of a size, `Font.pretendard(size: 15, type: .bold)`: what each gives for
/// every case that it can be given.
package struct FontMakers: Sendable, Hashable {
  /// By name.
  private(set) var makers: [String: [Maker]] = [:]
  /// What the families are called that are handed to the frameworks' functions.
  package var families = FontFamilies()

  package init() {}

  package struct Maker: Sendable, Hashable {
    /// The types around it and its name; of an initializer the type and `init`.
    var path: [String]
    /// Whether it is a method of an enum's cases: `Pretendard.bold.of(size: 15)`.
    var isMethod: Bool
    /// Whether it sets the font of a view rather than giving it: `Text(name).brand(size: 15)`, or the initializer of a
    /// type that does, `Text(name).modifier(Brand(size: 15))`.
    var isModifier = false
    var parameters: [Parameter]
    var result: String
    /// The fonts by the cases that make them, joined by blanks: for methods the case itself first. Their size is 1.
    var faces: [String: FontValue]
  }

  struct Parameter: Sendable, Hashable {
    /// "" for `_`.
    var label: String
    var role: Role
    /// The size's type; a default size; the case that is taken where none is given.
    var type = ""
    var defaultSize: Double?
    var defaultWord: String?

    enum Role: String, Sendable, Hashable {
      case size, word
      /// What only a default value is known for.
      case other
    }
  }

  /// Whether a call is of a modifier that sets a font of a size.
  package func setsFont(_ call: FontCall) -> Bool {
    call.isModifier && font(madeBy: call, wanted: nil) != nil
  }

  mutating func add(_ maker: Maker) { makers[Self.name(maker.path), default: []].append(maker) }

  /// What makers are looked up by: the last name, for an initializer that of the type.
  private static func name(_ path: [String]) -> String {
    guard let last = path.last else { return "" }
    return last == "init" ? path.suffix(2).joined(separator: ".") : last
  }

  /// A font, the type of the expression, and the type of the argument that is its size.
  package struct Made: Sendable, Hashable {
    package var font: FontValue
    package var type: String
    package var sizeType: String
  }

  /// The font that a call makes; nil where no declaration tells, or several differ.
  ///
  /// - Parameter wanted: The type of the place, where it is known.
  package func font(madeBy call: FontCall, wanted: String?) -> Made? {
    guard let named = makers[Self.name(call.path)] else { return nil }
    var found: Made?
    for maker in named {
      guard let made = maker.font(madeBy: call, wanted: wanted) else { continue }
      if let other = found, other != made { return nil }
      found = made
    }
    return found
  }
}

/// A call in code that may make a font.
package struct FontCall: Sendable, Hashable {
  package var path: [String]
  package var isImplicit: Bool
  package var arguments: [Argument]
  /// Whether it is a view's modifier.
  package var isModifier = false

  package struct Argument: Sendable, Hashable {
    package var label: String
    package var value: Value

    package init(label: String, value: Value) {
      self.label = label
      self.value = value
    }
  }

  package enum Value: Sendable, Hashable {
    case number(Double)
    /// The last name of a member: `.bold`, `PretendardType.bold`.
    case word(String)
    case other
  }

  package init(path: [String], isImplicit: Bool, arguments: [Argument], isModifier: Bool = false) {
    self.isModifier = isModifier
    self.path = path
    self.isImplicit = isImplicit
    self.arguments = arguments
  }
}

extension FontMakers.Maker {
  func font(madeBy call: FontCall, wanted: String?) -> FontMakers.Made? {
    guard var words = owner(of: call, wanted: wanted) else { return nil }
    var size: Double?
    var sizeType = ""
    var next = call.arguments[...]
    for parameter in parameters {
      let given = next.first?.label == parameter.label ? next.popFirst()?.value : nil
      switch (parameter.role, given) {
      case (.size, .number(let number)?): size = number
      case (.size, nil): size = parameter.defaultSize
      case (.word, .word(let word)?): words.append(word)
      case (.word, nil):
        guard let word = parameter.defaultWord else { return nil }
        words.append(word)
      case (.other, nil) where parameter.defaultWord != nil: break
      default: return nil
      }
      if parameter.role == .size { sizeType = parameter.type }
    }
    guard next.isEmpty, let size, size > 0, var font = faces[words.joined(separator: " ")] else { return nil }
    font.size = size
    return FontMakers.Made(font: font, type: result, sizeType: sizeType)
  }

  /// The words that the way to the function gives; nil where the call is of something else.
  private func owner(of call: FontCall, wanted: String?) -> [String]? {
    guard isModifier == call.isModifier else { return nil }
    if isModifier { return path.suffix(call.path.count).elementsEqual(call.path) ? [] : nil }
    if call.isImplicit {
      guard !isMethod, path.count == 2, call.path.count == 1, wanted == nil || wanted == path[0] else { return nil }
      return []
    }
    if isMethod {
      let owner = path.dropLast()
      guard call.path.count > 2, call.path.dropLast(2).elementsEqual(owner.suffix(call.path.count - 2)) else {
        return nil
      }
      return [call.path[call.path.count - 2]]
    }
    guard call.path.count > 1 || path.count == 1, path.suffix(call.path.count).elementsEqual(call.path) else {
      return nil
    }
    return []
  }
}
