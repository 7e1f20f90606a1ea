import DesignTokens
import Patterns
import SwiftOutline

extension SiteScanner {
  private static let subjectLimit = 48
  private static let mostArguments = 8

  // MARK: What a value is set on

  /// What a number or font at a node is set on.
  func subject(at node: UInt32, _ value: SiteValue) -> TokenMatcher.Subject {
    let isFont: Bool
    switch value {
    case .font: isFont = true
    case .number: isFont = false
    default: return .any
    }
    guard let call = call(around: node), let callee = outline.reference(outline.nodes[Int(call)].firstChild) else {
      return .any
    }
    if isFont, ["SymbolConfiguration", "symbolConfiguration"].contains(outline.name(ofToken: callee.name)) {
      return .icon
    }
    let root = outline.chainRoot(of: callee.form == .member ? callee.receiver : outline.nodes[Int(call)].firstChild)
    switch root {
    case "Image" where isFont: return .icon
    case "Spacer" where !isFont: return .spacer
    case "Divider" where !isFont: return .divider
    default: break
    }
    if isFont, callee.form == .member, drawsOnlyImages(callee.receiver) { return .icon }
    guard !isFont, callee.form == .member, outline.token(callee.name, is: "padding") else { return .any }
    return root == "configuration" || isInButton(call) ? .label : .any
  }

  /// The call that a value is an argument of.
  private func call(around node: UInt32) -> UInt32? {
    var child = node
    for _ in 0..<Self.subjectLimit {
      let parent = outline.nodes[Int(child)].parent
      guard parent != Node.none else { return nil }
      switch outline.nodes[Int(parent)].kind {
      case .call: return outline.nodes[Int(parent)].firstChild == child ? nil : parent
      case .argument, .tuple, .ternary, .binaryOperation, .prefixOperation, .postfixOperation: child = parent
      default: return nil
      }
    }
    return nil
  }

  /// Whether a view is made around images, and around nothing that shows text: `Button {} label: { Image(name) }`.
  private func drawsOnlyImages(_ view: UInt32) -> Bool {
    guard view != Node.none else { return false }
    let this = outline.nodes[Int(view)]
    var hasImage = false
    for index in Int(this.firstToken)..<min(Int(this.endToken), Int(this.firstToken) + Self.mostTokens) {
      let token = outline.tokens[index]
      guard token.kind == .identifier, index + 1 < outline.tokens.count, outline.tokens[index + 1].kind == .leftParen
      else { continue }
      let name = Int(token.start)..<Int(token.end)
      if Self.images.contains(where: { outline.bytes[name].elementsEqual($0.utf8) }) { hasImage = true }
      if Self.texts.contains(where: { outline.bytes[name].elementsEqual($0.utf8) }) { return false }
    }
    return hasImage
  }

  private static let mostTokens = 512
  private static let images = ["Image", "AsyncImage"]
  private static let texts = [
    "Text", "Label", "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "DatePicker", "Stepper",
    "LabeledContent",
  ]

  /// Whether a call stands in a closure that is given to a button.
  private func isInButton(_ call: UInt32) -> Bool {
    var child = call
    for _ in 0..<Self.subjectLimit {
      let parent = outline.nodes[Int(child)].parent
      guard parent != Node.none else { return false }
      switch outline.nodes[Int(parent)].kind {
      case .binding, .function, .file: return false
      case .call where outline.nodes[Int(parent)].firstChild != child:
        let callee = outline.reference(outline.nodes[Int(parent)].firstChild)
        if let callee, callee.form == .bare, outline.token(callee.name, is: "Button") { return true }
      default: break
      }
      child = parent
    }
    return false
  }

  // MARK: What is between and what is beside

  /// Whether a frame has the same extent the other way: what is named for a width is not meant there.
  func isSideOfSquare(_ argument: UInt32, in call: UInt32) -> Bool {
    let label = outline.name(of: argument)
    guard label == "width" || label == "height", call != Node.none, outline.nodes[Int(call)].kind == .call else {
      return false
    }
    let text = outline.text(of: outline.nodes[Int(argument)].firstChild)
    return outline.children(of: call).dropFirst().prefix(Self.mostArguments).contains { other in
      guard other != argument, outline.nodes[Int(other)].kind == .argument else { return false }
      let name = outline.name(of: other)
      return (name == "width" || name == "height") && outline.text(of: outline.nodes[Int(other)].firstChild) == text
    }
  }

  /// Whether a constraint holds opposite edges apart: `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)`,
  /// `make.top.equalTo(b.snp.bottom).offset(8)`.
  func liesBetween(_ call: UInt32, _ callee: Reference) -> Bool {
    guard callee.form == .member, callee.receiver != Node.none else { return false }
    if outline.token(callee.name, is: "constraint") {
      return isOpposite(callee.receiver, inArgumentsOf: call)
    }
    guard outline.token(callee.name, is: "offset") || outline.token(callee.name, is: "inset"),
      outline.nodes[Int(callee.receiver)].kind == .call,
      let relation = outline.reference(outline.nodes[Int(callee.receiver)].firstChild), relation.receiver != Node.none
    else { return false }
    return isOpposite(relation.receiver, inArgumentsOf: callee.receiver)
  }

  private func isOpposite(_ edge: UInt32, inArgumentsOf call: UInt32) -> Bool {
    guard let edge = outline.reference(edge), let opposite = Self.opposites[outline.name(ofToken: edge.name)] else {
      return false
    }
    return outline.children(of: call).dropFirst().prefix(Self.mostArguments).contains { argument in
      guard let other = outline.reference(outline.nodes[Int(argument)].firstChild) else { return false }
      return outline.name(ofToken: other.name) == opposite
    }
  }

  private static let opposites = [
    "topAnchor": "bottomAnchor", "bottomAnchor": "topAnchor", "leadingAnchor": "trailingAnchor",
    "trailingAnchor": "leadingAnchor", "leftAnchor": "rightAnchor", "rightAnchor": "leftAnchor",
    "top": "bottom", "bottom": "top", "leading": "trailing", "trailing": "leading", "left": "right", "right": "left",
  ]
}

extension Outline {
  private static let longestChain = 48

  /// The name that a chain of modifiers begins with: `Image` of `Image(name).resizable()`; "" where it begins with none.
  func chainRoot(of node: UInt32) -> String {
    var next = node
    for _ in 0..<Self.longestChain where next != Node.none {
      let this = nodes[Int(next)]
      switch this.kind {
      case .member, .call, .postfixOperation: next = this.firstChild
      case .identifier: return name(of: next)
      default: return ""
      }
    }
    return ""
  }
}
