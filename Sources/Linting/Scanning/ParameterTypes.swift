import DesignTokens
import SwiftOutline

/// The types of the parameters of a project's own functions and initializers, and of the stored properties that a
/// memberwise initializer takes, where they say something about the colors, fonts and numbers that are given to them.
package struct ParameterTypes: Sendable, Hashable {
  /// By callee and label: `Badge.textColor`. "" where declarations disagree.
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
    [one, other].first { !$0.isEmpty && DesignType($0) == nil } ?? ""
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
      case .binding:
        noteStored(UInt32(index), this, in: &types)
        noteColor(UInt32(index), this, in: &types)
      default: continue
      }
    }
    return types
  }

  private func note(_ node: UInt32, _ this: Node, in types: inout ParameterTypes) {
    let parent = nodes[Int(this.parent)].kind
    guard parent == .initializer || parent == .function, let type = typeNode(of: node) else { return }
    let isColorsName = endsInColor(this.firstToken)
    guard isColorsName || isDesignType(type) else { return }
    let name = name(of: type)
    // Of other types only the ones that a color's name hides are worth knowing.
    guard !name.isEmpty, isColorsName || DesignType(name) != nil else { return }
    let label = token(this.firstToken, is: "_") ? "" : self.name(ofToken: this.firstToken)
    types.add(name, of: owner(of: this.parent) + "." + label)
  }

  /// A property of a struct, which its memberwise initializer takes under its name.
  private func noteStored(_ node: UInt32, _ this: Node, in types: inout ParameterTypes) {
    let holder = nodes[Int(this.parent)].parent
    guard holder != Node.none, nodes[Int(holder)].kind == .structDeclaration,
      !nodes[Int(this.parent)].flags.contains(.isStatic), let type = typeNode(of: node), isDesignType(type)
    else { return }
    types.add(name(of: type), of: name(of: holder) + "." + name(of: node))
  }

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

  /// The callee and label that a value is given to, through what passes it on: `Badge.textColor`.
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
      default: return nil
      }
    }
    return nil
  }
}
