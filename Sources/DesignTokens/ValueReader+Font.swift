import Patterns
import SwiftOutline

extension ValueReader {
  func fontReading(_ match: PatternIndex.Match, _ facts: ConstructorFacts, _ outline: Outline) -> FontReading? {
    guard let size = match.bindings.first(where: { $0.hole.kind == .size }),
      let points = ConstantFolder(outline).number(size.node)?.value
    else { return nil }
    var font = baseFont(match, points, outline)
    font.type = facts.type ?? font.type
    for binding in match.bindings {
      switch binding.hole.kind {
      case .weight:
        if let weight = outline.constantWeight(binding.node) {
          font.value.weight = weight
        } else {
          font.unread.append("weight")
        }
      case .design:
        if outline.namesDesign(binding.node) {
          font.value.design = outline.fontDesign(binding.node)
        } else {
          font.unread.append("design")
        }
      case .family:
        let family = outline.fontFamily(binding.node, size: points)
        font.familyPath = outline.familyPath(binding.node) ?? []
        font.familyIsKnown = family != nil
        if let family { font.value.take(family) }
      default: break
      }
    }
    readTraits(match, &font, outline)
    if !font.familyIsKnown, font.value.weight == nil { font.value.weight = outline.weight(namedIn: match.node) }
    return font
  }

  /// Arguments that change how a font is drawn or scales, beside what a font value tells.
  private func readTraits(_ match: PatternIndex.Match, _ font: inout FontReading, _ outline: Outline) {
    if outline.token(match.reference.name, is: "monospacedDigitSystemFont") { font.value.add(trait: "monospacedDigit") }
    guard outline.nodes[Int(match.node)].kind == .call else { return }
    for argument in outline.children(of: match.node).dropFirst() {
      let value = outline.nodes[Int(argument)].firstChild
      let label = outline.name(of: argument)
      switch label {
      case "fixedSize": font.value.add(trait: "fixedSize")
      case "relativeTo", "width", "textStyle":
        guard value != Node.none, let reference = outline.reference(value), reference.form != .bare else {
          font.unread.append(label)
          continue
        }
        let word = outline.name(ofToken: reference.name)
        // What a font does that says nothing.
        if word != "body", word != "standard" { font.value.add(trait: label + " " + word) }
      default: continue
      }
    }
  }

  /// The font without its weight, design and family arguments, as the constructor's name tells.
  private func baseFont(_ match: PatternIndex.Match, _ size: Double, _ outline: Outline) -> FontReading {
    let name = outline.name(ofToken: match.reference.name)
    let type = outline.madeType(match.reference).flatMap { outline.isFontType($0) ? $0 : nil }
    var value = FontValue(size: size)
    if let system = SystemFont.named(name) {
      system.apply(to: &value)
      return FontReading(value: value, type: type ?? (name == "system" ? "Font" : "UIFont"))
    }
    switch name {
    case "custom", "init", "UIFont", "NSFont", "Font":
      if let argument = outline.familyArgument(match.node) {
        let family = outline.fontFamily(argument, size: size)
        var reading = FontReading(value: family ?? value, familyIsKnown: family != nil, type: type)
        reading.familyPath = outline.familyPath(argument) ?? []
        return reading
      }
      let hasFamily = match.bindings.contains { $0.hole.kind == .family }
      return FontReading(value: value, familyIsKnown: hasFamily, type: type)
    case "withSize":
      return resized(match.reference.receiver, size, outline)
        ?? FontReading(value: value, familyIsKnown: false, type: type)
    case "font", "swiftUIFont":
      return generated(match.reference.receiver, size, outline, name)
    default:
      value.family = name
      return FontReading(value: value, familyIsKnown: false, type: type)
    }
  }

  private func resized(_ base: UInt32, _ size: Double, _ outline: Outline) -> FontReading? {
    guard case .font(var font)? = reading(of: base, in: outline) else { return nil }
    font.value.size = size
    return font
  }

  /// `FontFamily.Pretendard.bold.font(size: 24)`.
  private func generated(_ path: UInt32, _ size: Double, _ outline: Outline, _ name: String) -> FontReading {
    let type = name == "font" ? nil : "Font"
    guard let names = outline.path(path).map(({ outline.withoutSelf($0, at: path) })),
      names.first?.first?.isUppercase == true, let value = FontValue(generatedPath: names, size: size)
    else {
      return FontReading(value: FontValue(size: size), familyIsKnown: false, type: type)
    }
    var reading = FontReading(value: value, type: type, maker: names + [name])
    reading.familyPath = names
    return reading
  }
}

/// The ways to ask for the system font.
enum SystemFont {
  case plain, bold, italic, monospaced

  static func named(_ name: String) -> SystemFont? {
    switch name {
    case "system", "systemFont", "monospacedDigitSystemFont": .plain
    case "boldSystemFont": .bold
    case "italicSystemFont": .italic
    case "monospacedSystemFont": .monospaced
    default: nil
    }
  }

  func apply(to font: inout FontValue) {
    switch self {
    case .plain: break
    case .bold:
      // On iOS it is a semibold font.
      font.weight = .bold
      font.add(trait: "boldSystemFont")
    case .italic: font.isItalic = true
    case .monospaced: font.design = "monospaced"
    }
  }
}

extension FontValue {
  /// The font that generated accessors name: `[…, Pretendard, semiBold]`, `[…, SCoreDream, _3Light]`.
  init?(generatedPath path: [String], size: Double) {
    guard let last = path.last, path.count > 1 else { return nil }
    if let style = FontValue(style: last) {
      self = FontValue(
        family: path[path.count - 2], size: size, weight: style.weight, isItalic: style.isItalic)
    } else {
      // Of a number nothing tells what it is.
      guard !last.isNumberedName else { return nil }
      self = FontValue(postScriptName: last, size: size)
    }
  }

  /// The weight and slant that a generated name is, where it is nothing else: `semiBold`, `_3Light`, `_700`.
  private init?(style name: String) {
    let digits = name.isNumberedName ? name.dropFirst().prefix { $0.isNumber } : ""
    let word = digits.isEmpty ? name[...] : name.dropFirst(digits.count + 1)
    self.init(postScriptName: "x-" + word, size: 0)
    if word.isEmpty { family = "x" }
    if weight == nil, let number = Double(digits), number >= 100, number <= 900,
      number.truncatingRemainder(dividingBy: 100) == 0
    {
      weight = FontWeight(number: number)
    }
    guard family == "x", weight != nil || isItalic else { return nil }
  }

  /// Takes down what else is said of the font.
  mutating func add(trait: String) {
    let place = traits.partitioningIndex { $0 >= trait }
    if place == traits.count || traits[place] != trait { traits.insert(trait, at: place) }
  }

  /// Takes family, weight and slant of another font.
  mutating func take(_ other: FontValue) {
    family = other.family
    weight = other.weight ?? weight
    isItalic = isItalic || other.isItalic
  }
}

extension String {
  /// Whether a generator put a number at the start of a name: `_3Light`.
  fileprivate var isNumberedName: Bool { first == "_" && dropFirst().first?.isNumber == true }
}

extension Outline {
  func isFontType(_ name: String) -> Bool { name == "Font" || name == "UIFont" || name == "NSFont" || name == "CTFont" }

  /// The font that a family argument names: a PostScript name, or a path of generated accessors.
  func fontFamily(_ node: UInt32, size: Double) -> FontValue? {
    if let name = stringText(node) { return FontValue(postScriptName: name, size: size) }
    guard let path = familyPath(node), var family = FontValue(familyPath: path, isCallee: false) else { return nil }
    family.size = size
    return family
  }

  /// The names of what gives a font's family, where it is not written there.
  func familyPath(_ node: UInt32) -> [String]? {
    guard let path = path(node).map({ withoutSelf($0, at: node) }), path.count > 1,
      path.first?.first?.isUppercase == true
    else { return nil }
    return path
  }

  /// A call's `font:` or `name:` argument, of a generated accessor: `UIFont(font: Family.Inter.bold, size: 9)`.
  func familyArgument(_ call: UInt32) -> UInt32? {
    for argument in children(of: call) where nodes[Int(argument)].kind == .argument {
      let label = name(of: argument)
      guard label == "font" || label == "name" else { continue }
      let value = nodes[Int(argument)].firstChild
      return familyPath(value) == nil && stringText(value) == nil ? nil : value
    }
    return nil
  }

  /// A path whose `Self` is the name of the type around it.
  package func withoutSelf(_ path: [String], at node: UInt32) -> [String] {
    guard path.first == "Self" else { return path }
    var parent = nodes[Int(node)].parent
    while parent != Node.none {
      switch nodes[Int(parent)].kind {
      case .structDeclaration, .classDeclaration, .enumDeclaration, .extensionDeclaration:
        return [name(of: parent)] + path.dropFirst()
      default: parent = nodes[Int(parent)].parent
      }
    }
    return path
  }

  /// The weight that a call of the project's own names: in an argument, `.brand(size: 14, type: .light)`, or in its own
  /// name, `boldFontWithSize(14)`.
  package func weight(namedIn call: UInt32) -> FontWeight? {
    for argument in children(of: call).dropFirst() {
      let value = nodes[Int(argument)].firstChild
      guard value != Node.none, let reference = reference(value), reference.form != .bare else { continue }
      if let weight = FontWeight(named: name(ofToken: reference.name)) { return weight }
    }
    guard let callee = reference(nodes[Int(call)].firstChild) else { return nil }
    let name = name(ofToken: callee.name)
    return FontWeight(named: name) ?? FontWeight(among: SwiftNames.words(name))
  }

  /// The weight that a member names; a variable may be called `bold` and be anything.
  fileprivate func constantWeight(_ node: UInt32) -> FontWeight? {
    guard let reference = reference(node), reference.form != .bare else { return nil }
    return FontWeight(named: name(ofToken: reference.name))
  }

  /// Whether a design is one of the system's, rather than a variable or a choice.
  fileprivate func namesDesign(_ node: UInt32) -> Bool {
    guard let reference = reference(node), reference.form != .bare else { return false }
    return ["default", "rounded", "serif", "monospaced"].contains(name(ofToken: reference.name))
  }

  /// `.rounded`; nil for `.default`.
  func fontDesign(_ node: UInt32) -> String? {
    guard let reference = reference(node) else { return nil }
    let name = name(ofToken: reference.name)
    return name == "default" ? nil : name
  }

  /// The names of a chain of members: `Theme.Colors.primary`. Nil for anything with a call or subscript in it, and for
  /// implicit members.
  package func path(_ node: UInt32) -> [String]? {
    var names: [String] = []
    var next = node
    while next != Node.none, names.count < 16 {
      let this = nodes[Int(next)]
      switch this.kind {
      case .identifier:
        names.append(name(of: next))
        return names.reversed()
      case .member:
        guard this.name != Node.none else { return nil }
        names.append(name(of: next))
      case .postfixOperation: break
      default: return nil
      }
      next = this.firstChild
    }
    return nil
  }
}
