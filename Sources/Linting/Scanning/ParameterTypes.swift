import DesignTokens
import Patterns
import SwiftOutline

/// The types of the parameters of a project's own functions and initializers, of the stored properties that a memberwise
/// initializer takes, and of the properties that numbers are assigned to, where they say something about the colors,
/// fonts and numbers that are given to them.
package struct ParameterTypes: Sendable, Hashable {
  /// By callee and label: `Badge.textColor`; of properties by their names alone: `=spacing`. "" where declarations
  /// disagree, or one of them is generic.
  private(set) var types: [String: String] = [:]

  package init() {}

  init(_ types: [String: String]) { self.types = types }

  package var isEmpty: Bool { types.isEmpty }

  /// Whether a parameter that sounds like a color's is of a type of its own: `Badge.textColor` of `BrandColor`.
  func isForeign(_ parameter: String) -> Bool { types[parameter].map { !$0.isEmpty && DesignType($0) == nil } ?? false }

  /// The type of colors, fonts or numbers that a parameter takes; nil where nothing or too much is known.
  func type(of parameter: String) -> String? {
    types[parameter].flatMap { DesignType($0) == nil ? nil : $0 }
  }

  /// What declarations tell of the type of a number.
  enum NumberType: Hashable {
    /// One that a CGFloat may be given to.
    case floating
    /// Another type of numbers.
    case other(String)
    case unclear
  }

  /// What the declarations of a parameter or property tell of the numbers that it takes; nil where there is none, or none
  /// that takes numbers.
  /// - Parameter isWhole: Whether the number is written as one that integers may be.
  func numberType(of parameter: String, isWhole: Bool) -> NumberType? {
    guard let type = types[parameter] else { return isOfAlias(parameter) ? .unclear : nil }
    if type.isEmpty { return .unclear }
    if DesignType.floatingTypes.contains(type) { return .floating }
    // A point in a literal says that this declaration is not the one.
    guard DesignType.numberTypes.contains(type), isWhole || !type.contains("Int") else { return nil }
    return .other(type)
  }

  /// Whether a call is of another name of a type, `~Grid`, which is not followed.
  private func isOfAlias(_ parameter: String) -> Bool {
    guard let end = parameter.firstIndex(of: "."), end != parameter.startIndex else { return false }
    return types["~" + parameter[..<end]] != nil
  }

  package mutating func merge(_ other: ParameterTypes) {
    for (parameter, type) in other.types {
      guard let known = types[parameter], known != type else {
        types[parameter] = type
        continue
      }
      types[parameter] = parameter.hasPrefix(".") ? ofProperty(known, type) : ofParameter(known, type)
    }
  }

  private func ofParameter(_ one: String, _ other: String) -> String {
    if DesignType.floatingTypes.contains(one), DesignType.floatingTypes.contains(other) { return "CGFloat" }
    return [one, other].first { !$0.isEmpty && DesignType($0) == nil } ?? ""
  }

  /// A property that is a color anywhere may be one wherever it is set.
  private func ofProperty(_ one: String, _ other: String) -> String {
    let types = [one, other].sorted()
    return types.first { DesignType($0) != nil } ?? types.first { !$0.isEmpty } ?? ""
  }

  mutating func add(_ type: String, of parameter: String) {
    var one = ParameterTypes()
    one.types[parameter] = type
    merge(one)
  }
}

extension Outline {
  var parameterTypes: ParameterTypes {
    var types = ParameterTypes()
    for index in nodes.indices {
      let this = nodes[index]
      guard this.parent != Node.none, this.name != Node.none else { continue }
      switch this.kind {
      case .parameter: note(UInt32(index), this, in: &types)
      case .typealiasDeclaration: types.add("", of: "~" + name(of: UInt32(index)))
      case .binding:
        noteProperty(UInt32(index), this, in: &types)
        noteColor(UInt32(index), this, in: &types)
      default: continue
      }
    }
    return types
  }

  private func note(_ node: UInt32, _ this: Node, in types: inout ParameterTypes) {
    switch nodes[Int(this.parent)].kind {
    case .initializer, .function, .subscriptDeclaration, .enumCase: break
    default: return
    }
    guard let type = typeNode(of: node) else { return }
    let isColorsName = endsInColor(this.firstToken)
    let isGeneric = isGeneric(type, of: this.parent) || isUnknownMeasure(type, named: this.firstToken)
    guard isColorsName || isGeneric || isDesignType(type) else { return }
    let name = isGeneric ? "" : name(of: type)
    // Of other types only the ones that a color's name hides are worth knowing.
    guard isGeneric || !name.isEmpty, isGeneric || isColorsName || DesignType(name) != nil else { return }
    let label = token(this.firstToken, is: "_") ? "" : self.name(ofToken: this.firstToken)
    types.add(name, of: owner(of: this.parent) + "." + label)
    // `.init(…)`, `self.init(…)` and `super.init(…)` do not say whose they are.
    if nodes[Int(this.parent)].kind == .initializer { types.add(name, of: "init." + label) }
  }

  /// Whether something that is named for a length has a type that may be another name of one of numbers, or one that
  /// takes literals.
  private func isUnknownMeasure(_ type: UInt32, named name: UInt32) -> Bool {
    let typeName = nodes[Int(type)].name
    guard typeName != Node.none, nodes[Int(type)].firstToken == typeName, !isDesignType(type) else { return false }
    let label = nameRange(ofToken: name)
    return Self.measureEndings.contains { ends(label, with: $0) }
  }

  /// Whether a name ends in a word, whose first letter may be another.
  private func ends(_ name: Range<Int>, with word: StaticString) -> Bool {
    let start = name.upperBound - word.utf8CodeUnitCount
    guard start >= name.lowerBound else { return false }
    for offset in stride(from: word.utf8CodeUnitCount - 1, to: 0, by: -1)
    where unsafe bytes[start + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// The first letter may be a capital.
  private static let measureEndings: [StaticString] = [
    "spacing", "padding", "inset", "radius", "width", "height", "size", "margin", "gap", "offset", "opacity", "alpha",
    "duration", "delay", "kerning", "thickness", "diameter",
  ]

  /// A property of a type or a global variable, to which numbers are assigned; in a struct also one that its memberwise
  /// initializer takes under its name.
  private func noteProperty(_ node: UInt32, _ this: Node, in types: inout ParameterTypes) {
    let variable = nodes[Int(this.parent)]
    guard let holder = holder(of: this.parent) else { return }
    let isMemberwise = nodes[Int(holder)].kind == .structDeclaration && !variable.flags.contains(.isStatic)
    guard isMemberwise || !variable.flags.contains(.isLet), let type = valueType(of: node) else { return }
    let name = name(of: node)
    if isMemberwise {
      types.add(type, of: self.name(of: holder) + "." + name)
      types.add(type, of: "init." + name)
    }
    let isNumber = type.isEmpty || DesignType.numberTypes.contains(type) || DesignType.floatingTypes.contains(type)
    if isNumber, !variable.flags.contains(.isLet) { types.add(type, of: "=" + name) }
  }

  /// The type or file around a variable; nil for a local one.
  private func holder(of variable: UInt32) -> UInt32? {
    var holder = nodes[Int(variable)].parent
    while holder != Node.none {
      switch nodes[Int(holder)].kind {
      case .ifConfig, .ifConfigClause: holder = nodes[Int(holder)].parent
      case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .extensionDeclaration,
        .protocolDeclaration, .file:
        return holder
      default: return nil
      }
    }
    return nil
  }

  /// The type of design values that a variable has, as it is written or as its first value tells; "" where it is a
  /// generic one, nil where it is none.
  func valueType(of binding: UInt32) -> String? {
    if let type = typeNode(of: binding) {
      if isPlaceholder(type) || isUnknownMeasure(type, named: nodes[Int(binding)].name) { return "" }
      return isDesignType(type) ? name(of: type) : nil
    }
    guard let value = children(of: binding).first(where: { nodes[Int($0)].role == .initialValue }) else { return nil }
    let folder = ConstantFolder(self)
    guard let number = folder.number(value) else { return nil }
    if let made = numberMade(value) { return made }
    let isScaled = children(of: nodes[Int(binding)].parent).contains {
      nodes[Int($0)].kind == .attribute && name(of: $0) == "ScaledMetric"
    }
    return number.isInteger && !isScaled ? "Int" : "Double"
  }

  /// The type that a constant number is made as by its own words: `Int(16)`, `16 as Float`.
  func numberMade(_ value: UInt32) -> String? {
    var node = value
    for _ in 0..<16 where node != Node.none {
      let this = nodes[Int(node)]
      switch this.kind {
      case .call:
        let callee = nodes[Int(this.firstChild)]
        return name(of: callee.kind == .member ? callee.firstChild : this.firstChild)
      case .cast:
        let type = nodes[Int(this.firstChild)].nextSibling
        return type == Node.none ? nil : name(of: type)
      case .tuple, .argument, .prefixOperation: node = this.firstChild
      case .binaryOperation:
        let left = this.firstChild
        if let made = left == Node.none ? nil : numberMade(left) { return made }
        node = left == Node.none ? left : nodes[Int(left)].nextSibling
      default: return nil
      }
    }
    return nil
  }

  /// Whether a type is a generic parameter of a function, or any number: `T`, `some BinaryInteger`.
  private func isGeneric(_ type: UInt32, of function: UInt32) -> Bool {
    if isPlaceholder(type) { return true }
    let this = nodes[Int(function)]
    guard this.name != Node.none, nodes[Int(type)].name != Node.none else { return false }
    let start = nodes[Int(function)].kind == .initializer ? this.firstToken : this.name &+ 1
    guard start < this.endToken, let open = (start..<min(this.endToken, start &+ 8)).first(where: { isOpenAngle($0) })
    else { return false }
    for index in open &+ 1..<min(this.endToken, open &+ 33) {
      if tokens[Int(index)].kind == .leftParen { return false }
      if isSameText(index, nodes[Int(type)].name), token(index &- 1, is: ",") || index == open &+ 1 { return true }
    }
    return false
  }

  private func isOpenAngle(_ token: UInt32) -> Bool {
    Int(token) < tokens.count && self.token(token, is: "<")
  }

  private func isSameText(_ token: UInt32, _ other: UInt32) -> Bool {
    let (one, other) = (tokens[Int(token)], tokens[Int(other)])
    return one.end - one.start == other.end - other.start
      && bytes[Int(one.start)..<Int(one.end)].elementsEqual(bytes[Int(other.start)..<Int(other.end)])
  }

  /// Whether a type is one capital letter, as generic parameters are named, or a protocol of numbers.
  private func isPlaceholder(_ type: UInt32) -> Bool {
    let name = nodes[Int(type)].name
    guard name != Node.none else { return false }
    let token = tokens[Int(name)]
    let first = bytes[Int(token.start)]
    if token.end - token.start == 1 { return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") }
    guard token.end - token.start >= 7,
      [UInt8(ascii: "B"), UInt8(ascii: "F"), UInt8(ascii: "N"), UInt8(ascii: "S")]
        .contains(first)
    else { return false }
    return Self.numberProtocols.contains(self.name(ofToken: name))
  }

  private static let numberProtocols: Set<String> = [
    "BinaryInteger", "BinaryFloatingPoint", "FixedWidthInteger", "FloatingPoint", "Numeric", "SignedInteger",
    "SignedNumeric", "UnsignedInteger",
  ]

  /// A property of any type whose name is a color's, under that name alone: `.badgeColor`.
  private func noteColor(_ node: UInt32, _ this: Node, in types: inout ParameterTypes) {
    guard endsInColor(this.name), let type = typeNode(of: node) else { return }
    let name = name(of: type)
    let property = self.name(of: node)
    if !name.isEmpty, !SwiftNames.isPlain(name) || DesignType(name) != nil, !Self.systemProperties.contains(property) {
      types.add(name, of: "." + property)
    }
  }

  /// Names of properties that the frameworks' own types have, so that an assignment to one is most likely theirs.
  private static let systemProperties: Set<String> = [
    "accentColor", "backgroundColor", "badgeColor", "barTintColor", "baseBackgroundColor", "baseForegroundColor",
    "borderColor", "contentTintColor", "currentPageIndicatorTintColor", "fillColor", "foregroundColor",
    "highlightedTextColor", "maximumTrackTintColor", "minimumTrackTintColor", "onTintColor", "pageIndicatorTintColor",
    "progressTintColor", "sectionIndexBackgroundColor", "separatorColor", "shadowColor", "strokeColor", "textColor",
    "thumbTintColor", "tintColor", "trackTintColor", "unselectedItemTintColor",
  ]

  private func typeNode(of node: UInt32) -> UInt32? {
    var child = nodes[Int(node)].firstChild
    while child != Node.none {
      if nodes[Int(child)].kind == .type { return child }
      child = nodes[Int(child)].nextSibling
    }
    return nil
  }

  /// Whether a type is one of those that design values have; asked of every parameter, so without making a string.
  private func isDesignType(_ type: UInt32) -> Bool {
    let name = nodes[Int(type)].name
    guard name != Node.none else { return false }
    let length = tokens[Int(name)].end - tokens[Int(name)].start
    return length <= 8 && DesignType(self.name(ofToken: name)) != nil
  }

  private func endsInColor(_ token: UInt32) -> Bool {
    let token = tokens[Int(token)]
    guard token.end - token.start >= 5 else { return false }
    let word: [UInt8] = [0x6F, 0x6C, 0x6F, 0x72]  // "olor" in both `color` and `Color`
    return bytes[Int(token.end) - 4..<Int(token.end)].elementsEqual(word)
  }

  /// What a call of a declaration names: the type of an initializer, else the function.
  private func owner(of declaration: UInt32) -> String {
    guard nodes[Int(declaration)].kind == .initializer else { return name(of: declaration) }
    let parent = nodes[Int(declaration)].parent
    return parent == Node.none ? "" : name(of: parent)
  }

  /// The callee and label that a value is given to, through what passes it on: `Badge.textColor`; of a property that it is
  /// assigned to the name: `=spacing`.
  func parameter(of value: UInt32) -> String? {
    var child = value
    for _ in 0..<16 {
      let parent = nodes[Int(child)].parent
      guard parent != Node.none else { return nil }
      switch nodes[Int(parent)].kind {
      case .ternary, .binaryOperation, .prefixOperation, .postfixOperation, .tuple: child = parent
      case .argument:
        let call = nodes[Int(parent)].parent
        guard call != Node.none else { return nil }
        if nodes[Int(call)].kind == .tuple {
          child = call
          continue
        }
        guard nodes[Int(call)].kind == .call, let callee = reference(nodes[Int(call)].firstChild) else { return nil }
        return name(ofToken: callee.name) + "." + name(of: parent)
      case .assignment:
        guard nodes[Int(parent)].firstChild != child, let target = reference(nodes[Int(parent)].firstChild) else {
          return nil
        }
        return "=" + name(ofToken: target.name)
      default: return nil
      }
    }
    return nil
  }
}
