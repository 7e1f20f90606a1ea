/// Who wrote a token document, which says how it is to be read.
package enum DocumentFormat: String, Sendable, Hashable, CaseIterable {
  /// The Design Tokens Format Module, 2025.10 and its drafts.
  case dtcg
  case tokensStudio
  case styleDictionary
  /// Variables of Figma, as its REST interface or a plugin exports them.
  case figma
}

/// One token of a document, resolved.
package struct DocumentToken: Sendable, Hashable {
  /// The names of its groups and its own.
  package var path: [String]
  package var category: DesignToken.Category
  /// `nil` for what a design token has no value for: a string, a gradient, a token that is broken.
  package var values: AppearanceValues?
  package var summary: String?
  package var deprecation: DesignToken.Deprecation?
  package var definition: DesignToken.Definition
  /// The type as the document names it.
  package var originalType: String?
  /// The path of the token that this one is a name for, joined by dots.
  package var aliasOf: String?
  /// How Swift spells it, where the document says so.
  package var swiftCode: String?

  package init(
    path: [String], category: DesignToken.Category, values: AppearanceValues?, summary: String? = nil,
    deprecation: DesignToken.Deprecation? = nil, definition: DesignToken.Definition, originalType: String? = nil,
    aliasOf: String? = nil, swiftCode: String? = nil
  ) {
    self.path = path
    self.category = category
    self.values = values
    self.summary = summary
    self.deprecation = deprecation
    self.definition = definition
    self.originalType = originalType
    self.aliasOf = aliasOf
    self.swiftCode = swiftCode
  }

  /// The path as people write it: `color.gray.900`.
  package var name: String { path.joined(separator: ".") }
}

/// What is wrong with a token document, and where.
package struct DocumentProblem: Sendable, Hashable, CustomStringConvertible {
  package enum Severity: Sendable, Hashable {
    /// Something of the document is lost.
    case error
    /// It was read, though it is not as it should be.
    case warning
  }

  package var severity: Severity
  package var message: String
  package var definition: DesignToken.Definition
  /// Whether a token is left without a value, though the format lets it pass.
  package var losesValue = false
  /// The token that it is about; empty where the document or a group is.
  package var token = ""

  /// `path:line:column: message`.
  package var description: String {
    "\(definition.path):\(definition.line):\(definition.column): \(message)"
  }
}
