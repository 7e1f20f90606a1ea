import DesignTokens
import SwiftOutline

/// Design systems that are made of instances and functions.
extension Surroundings {
  /// Whether a property of an instance is one of the values that a design system consists of, and no view that its type
  /// shows beside them.
  func isHeldValue(_ binding: UInt32, in type: UInt32) -> Bool {
    guard holdsTokens(type) || isColorSet(type) else { return false }
    guard let own = resultType(of: binding) else {
      return outline.children(of: binding).contains { outline.nodes[Int($0)].role == .initialValue }
    }
    return DesignType(own) != nil || own.hasSuffix("Insets")
  }

  private static var climbLimit: Int { 128 }

  /// Whether a place is in the value of such a property.
  func isInHeldValue(_ node: UInt32) -> Bool {
    var binding = outline.nodes[Int(node)].parent
    for _ in 0..<Self.climbLimit where binding != Node.none {
      let this = outline.nodes[Int(binding)]
      if this.kind == .binding, this.parent != Node.none,
        isHeldValue(binding, in: outline.nodes[Int(this.parent)].parent)
      {
        return true
      }
      binding = this.parent
    }
    return false
  }

  /// Whether a type says of itself that it is something else, a scheme or a set of brand colors, and all that its
  /// instances have is colors: as many as a protocol of colors wants, whatever the names.
  private func isColorSet(_ type: UInt32) -> Bool {
    guard type != Node.none else { return false }
    if let known = colorSets.known[type] { return known }
    let found = holdsColorsOnly(type)
    colorSets.known[type] = found
    return found
  }

  private func holdsColorsOnly(_ type: UInt32) -> Bool {
    switch outline.nodes[Int(type)].kind {
    case .structDeclaration, .classDeclaration, .extensionDeclaration: break
    default: return false
    }
    var conforms = false
    var count = 0
    for child in outline.children(of: type) {
      let this = outline.nodes[Int(child)]
      switch this.kind {
      case .attribute, .initializer, .typealiasDeclaration: continue
      case .type:
        let name = outline.name(of: child)
        if SwiftNames.isViewType(name) || SwiftNames.isComponentBase(name) { return false }
        conforms = conforms || !Self.plainProtocols.contains(name)
      case .variable where this.flags.contains(.isStatic): continue
      case .variable where !this.flags.contains(.isOverride):
        for binding in outline.children(of: child) where outline.nodes[Int(binding)].kind == .binding {
          guard isColor(binding) else { return false }
          count += 1
        }
      default: return false
      }
    }
    return count > (conforms ? 1 : Self.fewColors)
  }

  /// What has more colors than these, and nothing else, is a palette and no part of anything.
  private static let fewColors = 7

  /// Protocols that say nothing of what a type is.
  private static let plainProtocols: Set<String> = [
    "Equatable", "Hashable", "Sendable", "Codable", "Decodable", "Encodable", "Identifiable", "NSObject", "AnyObject",
  ]

  private func isColor(_ binding: UInt32) -> Bool {
    if let type = resultType(of: binding) { return DesignType(type) == .color }
    return outline.children(of: binding).contains { child in
      let this = outline.nodes[Int(child)]
      guard this.role == .initialValue, this.kind == .call else { return false }
      return DesignType(outline.name(of: this.firstChild)) == .color
    }
  }

  /// Whether a declaration is that of a palette, theme or type scale whose instances hold design tokens:
  /// `struct FontSystem`, `class AppTheme`.
  private func holdsTokens(_ type: UInt32) -> Bool {
    guard type != Node.none else { return false }
    switch outline.nodes[Int(type)].kind {
    case .structDeclaration, .classDeclaration, .extensionDeclaration: break
    default: return false
    }
    guard SwiftNames.isTokenHolder([outline.name(of: type)]) else { return false }
    for child in outline.children(of: type) {
      switch outline.nodes[Int(child)].kind {
      case .attribute: continue
      case .type: if SwiftNames.isViewType(outline.name(of: child)) { return false }
      default: return true
      }
    }
    return true
  }

  /// Whether a choice is all that a function of a palette does, and its parameter decides:
  /// `static func ink(dark: Bool) -> Color { dark ? … : … }`.
  func choosesByParameter(_ choice: UInt32) -> Bool {
    guard let function = enclosingFunction(of: choice), outline.nodes[Int(function)].kind == .function,
      isWholeBody(choice, of: function), DesignType(resultType(of: function)) != nil, isOfPalette(function),
      let decider = root(of: outline.nodes[Int(choice)].firstChild)
    else { return false }
    return outline.children(of: function).contains {
      outline.nodes[Int($0)].kind == .parameter && outline.name(of: $0) == decider
    }
  }

  /// Whether a function is static, global, or one of a type that is extended or made to hold design values.
  private func isOfPalette(_ function: UInt32) -> Bool {
    if outline.nodes[Int(function)].flags.contains(.isStatic) || isGlobal(function) { return true }
    let type = outline.nodes[Int(function)].parent
    guard type != Node.none else { return false }
    return holdsTokens(type)
      || outline.nodes[Int(type)].kind == .extensionDeclaration && DesignType(outline.name(of: type)) != nil
  }

  /// The name that a condition goes by: `scheme` of `!scheme.isDark` and of `scheme == .dark`.
  private func root(of condition: UInt32) -> String? {
    var next = condition
    for _ in 0..<8 where next != Node.none {
      switch outline.nodes[Int(next)].kind {
      case .identifier: return outline.name(of: next)
      case .member, .prefixOperation, .binaryOperation, .tuple, .argument: next = outline.nodes[Int(next)].firstChild
      default: return nil
      }
    }
    return nil
  }
}

/// What is known of the types of one file: each is asked about for each of its members.
final class ColorSetMemory {
  var known: [UInt32: Bool] = [:]
}
