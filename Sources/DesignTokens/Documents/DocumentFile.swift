import Markup

/// One token document as it was read, and where its parts stand.
struct DocumentFile: Sendable {
  var path: String
  var root: MarkupNode
  /// What is said of the modes in it.
  let modes: ModeMapping

  /// `nil` with a problem where the bytes are no JSON.
  init?(_ path: String, _ bytes: [UInt8], modes: ModeMapping, _ problems: inout DocumentProblems) {
    self.path = path
    self.modes = modes
    var duplicates: [MarkupError] = []
    do throws(MarkupError) {
      root = try MarkupNode.json(bytes, dialect: .relaxed, duplicates: &duplicates)
    } catch {
      problems.add(.error, error.message, at: Self.definition(error.position, in: path))
      return nil
    }
    for duplicate in duplicates {
      problems.add(
        .warning, duplicate.message + "; the last one counts", at: Self.definition(duplicate.position, in: path))
    }
  }

  private static func definition(_ position: MarkupPosition, in path: String) -> DesignToken.Definition {
    DesignToken.Definition(path: path, line: position.line, column: position.column)
  }

  func definition(_ position: MarkupPosition) -> DesignToken.Definition {
    Self.definition(position, in: path)
  }
}

extension MarkupNode {
  var text: String? { if case .string(let text) = content { text } else { nil } }

  var items: [MarkupNode]? { if case .sequence(let items) = content { items } else { nil } }

  var members: [MarkupEntry]? { if case .mapping(let entries) = content { entries } else { nil } }

  var number: Double? {
    if case .number(_, let value) = content, value.isFinite { value } else { nil }
  }

  var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }

  /// The target of an object that is a JSON reference.
  var pointer: String? { self["$ref"]?.text }
}

/// Collects what is wrong with documents, each once.
struct DocumentProblems {
  private(set) var list: [DocumentProblem] = []
  private var seen: Set<DocumentProblem> = []

  /// More of them say nothing new.
  private static let limit = 1000

  mutating func add(
    _ severity: DocumentProblem.Severity, _ message: String, at definition: DesignToken.Definition,
    losesValue: Bool = false, token: String = ""
  ) {
    guard list.count < Self.limit else { return }
    let problem = DocumentProblem(
      severity: severity, message: message, definition: definition, losesValue: losesValue, token: token)
    if seen.insert(problem).inserted { list.append(problem) }
  }
}

/// A name of a document in a message: in quotes, without control characters, and cut where it is long.
func quotedName(_ name: some StringProtocol) -> String {
  var text = ""
  for scalar in name.unicodeScalars.prefix(120) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      text += "\\u{" + String(scalar.value, radix: 16) + "}"
    default: text.unicodeScalars.append(scalar)
    }
  }
  return "'" + text + (name.unicodeScalars.count > 120 ? "…" : "") + "'"
}
