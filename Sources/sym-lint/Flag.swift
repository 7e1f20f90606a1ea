import Linting

/// One flag of the command line: its names, what it takes, and what people read about it.
struct Flag: Sendable, Hashable {
  /// What a flag takes.
  enum Value: Sendable, Hashable {
    case nothing
    case file
    case choice([String])
    /// A whole number from 1 on.
    case count
    case text
    case rule
  }

  /// With its dashes: `--config`.
  var name: String
  /// With its dash: `-q`.
  var shortName: String?
  var value: Value
  /// What stands for the value in help: `FILE`.
  var placeholder: String
  /// One sentence.
  var summary: String

  /// One that is there or not.
  init(_ name: String, short: String? = nil, _ summary: String) {
    self.init(name, short: short, .nothing, "", summary)
  }

  /// One that takes a value.
  init(_ name: String, short: String? = nil, _ value: Value, _ placeholder: String, _ summary: String) {
    self.name = name
    shortName = short
    self.value = value
    self.placeholder = placeholder
    self.summary = summary
  }

  var takesValue: Bool { value != .nothing }

  /// What is wrong with a value; `nil` when nothing is.
  func complaint(about text: String) -> String? {
    switch value {
    case .choice(let names):
      if names.contains(text) { return nil }
      return "'\(name)' cannot be '\(text)': expected one of \(names.joined(separator: ", "))"
        + Spelling.hint(Spelling.nearest(to: text, in: names))
    case .count:
      if let count = Int(text), count > 0 { return nil }
      return "'\(name)' cannot be '\(text)': expected a whole number from 1 on"
    case .file, .text, .rule: return text.isEmpty ? "'\(name)' needs a value" : nil
    case .nothing: return nil
    }
  }
}
