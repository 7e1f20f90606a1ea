/// How Swift spells the tokens of a document: a text with the parts of a token's path in it.
///
/// `{name}` is the token's own name and `{path}` the whole path; `.first`, `.last`, `.tail` and `.init` take a part of
/// the path: the first or last name, or all but that one. Behind a colon stands the form: `{path:camel}`.
package struct SwiftAccess: Sendable, Hashable {
  /// The type of the expression; `nil` is the one that fits the category best.
  package var type: String?
  private var pieces: [Piece]

  private enum Piece: Sendable, Hashable {
    case text(String)
    case path(Part, Form)
  }

  private enum Part: String, Sendable, CaseIterable {
    case name
    case path
    case first = "path.first"
    case last = "path.last"
    case tail = "path.tail"
    case initial = "path.init"
  }

  /// How names become words of Swift.
  package enum Form: String, Sendable, CaseIterable {
    /// `gray.lightBlue`: each name as an identifier.
    case dotted
    /// `grayLightBlue`
    case camel
    /// `GrayLightBlue`
    case pascal
    /// `gray_light_blue`
    case snake
    /// `gray-light-blue`
    case kebab
    /// As in the document, joined by dots.
    case raw
  }

  /// Why a template is none, for people.
  package struct TemplateError: Error, Sendable, Hashable {
    package var message: String
  }

  package init(type: String?, template: String) throws(TemplateError) {
    self.type = type
    pieces = []
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw TemplateError(message: "a '{' has no '}' in the access template '\(template)'")
      }
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      pieces.append(try Self.placeholder(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    let hasPlace = pieces.contains { if case .path = $0 { true } else { false } }
    guard hasPlace else {
      throw TemplateError(
        message: "the access template '\(template)' is the same for all tokens: put {name} or {path} into it")
    }
  }

  private static func placeholder(_ text: Substring) throws(TemplateError) -> Piece {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let part = Part(rawValue: String(parts.first ?? "")) else {
      let known = Part.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
      throw TemplateError(message: "'{\(text)}' is none of \(known)")
    }
    guard parts.count > 1 else { return .path(part, .dotted) }
    guard let form = Form(rawValue: String(parts[1])) else {
      let known = Form.allCases.map(\.rawValue).joined(separator: ", ")
      throw TemplateError(message: "the form '\(parts[1])' is none of \(known)")
    }
    return .path(part, form)
  }

  /// The expression for a path; `nil` where no Swift source would come of it.
  package func expression(for path: [String]) -> String? {
    guard let last = path.last else { return nil }
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let plain): text += plain
      case .path(let part, let form):
        let names: [String] =
          switch part {
          case .name, .last: [last]
          case .path: path
          case .first: [path[0]]
          case .tail: path.count > 1 ? Array(path.dropFirst()) : path
          case .initial: path.count > 1 ? Array(path.dropLast()) : path
          }
        guard let spelled = Self.spelled(names, form, behind: text.utf8.last) else { return nil }
        text += spelled
      }
    }
    return text
  }

  /// - Parameter before: The byte before it, if any.
  private static func spelled(_ names: [String], _ form: Form, behind before: UInt8?) -> String? {
    switch form {
    case .raw: return names.joined(separator: ".")
    case .dotted:
      let members = names.enumerated().map { index, name in
        identifier(camel(TokenName.originalWords(of: name)), behind: index == 0 ? before : UInt8(ascii: "."))
      }
      return members.contains("") ? nil : members.joined(separator: ".")
    default: break
    }
    let words = names.flatMap(TokenName.originalWords)
    guard !words.isEmpty else { return nil }
    switch form {
    case .camel: return identifier(camel(words), behind: before)
    case .pascal: return identifier(joined(words.map(capitalized)), behind: before)
    case .snake: return identifier(words.map { $0.lowercased() }.joined(separator: "_"), behind: before)
    default: return words.map { $0.lowercased() }.joined(separator: "-")
    }
  }

  private static func camel(_ words: [String]) -> String {
    guard let first = words.first else { return "" }
    return joined([first.lowercased()] + words.dropFirst().map(capitalized))
  }

  /// `10_5` keeps what is between its digits, or it would be `105`.
  private static func joined(_ words: [String]) -> String {
    words.reduce(into: "") { text, word in
      if text.last?.isNumber == true, word.first?.isNumber == true { text += "_" }
      text += word
    }
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }

  /// A name of Swift, which starts with no digit and is no word of the language.
  private static func identifier(_ name: String, behind before: UInt8?) -> String {
    let isMember = before == UInt8(ascii: ".")
    guard isMember || before == nil, let first = name.utf8.first else { return name }
    if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) { return "_" + name }
    return isMember ? SwiftSpelling.quotedMember(name) : SwiftSpelling.quoted(name)
  }
}

extension TokenName {
  /// The words of a name with their case: at separators and at humps; digits stay with the letters before them.
  static func originalWords(of name: String) -> [String] {
    var words: [String] = []
    for part in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      var word = ""
      var previous: Character?
      for character in part {
        if let last = previous, character.isUppercase, last.isLowercase || last.isNumber {
          words.append(word)
          word = ""
        }
        word.append(character)
        previous = character
      }
      if !word.isEmpty { words.append(word) }
    }
    return words
  }
}
