import Markup

/// The colors of one `.colorset`, read from its `Contents.json`.
package struct AssetColorSet: Hashable, Sendable {
  /// One color of the set, for the devices and appearances that it names.
  package struct Entry: Hashable, Sendable {
    package var idiom: String
    /// `subtype` and `locale`, where given; such an entry is for a few devices only.
    package var restriction: String?
    package var isWideGamut: Bool
    package var luminosity: Luminosity
    package var isHighContrast: Bool
    package var value: AssetColorValue?
    /// Where the color stands, or the entry where it has none.
    package var position: MarkupPosition
  }

  package enum Luminosity: String, Hashable, Sendable {
    case any, light, dark
  }

  package var entries: [Entry]
  /// What is doubtful, in order of position.
  package var notes: [AssetNote]

  /// Reads the bytes of a `Contents.json`. What is wrong with one color is a note, not an error.
  package init(contents: [UInt8]) throws(AssetColorError) {
    let root: MarkupNode
    do {
      root = try MarkupNode.json(contents, dialect: .relaxed)
    } catch {
      throw .malformed(error)
    }
    guard let fields = root.entries else { throw .notAnObject(root.position) }
    guard let colors = fields.value("colors") else { throw .withoutColors(root.position) }
    guard case .sequence(let nodes) = colors.content else { throw .withoutColors(colors.position) }
    var notes: [AssetNote] = []
    entries = nodes.compactMap { Entry($0, notes: &notes) }
    self.notes = notes
  }
}

/// What a color of a set is.
package enum AssetColorValue: Hashable, Sendable {
  case color(Color)
  /// A color of the system, which adapts and has no fixed value: `systemGray6Color`.
  case systemColor(String)
  /// Something that is no color; a note says why.
  case unreadable
}

/// Something in an asset catalog worth a word.
package struct AssetNote: Hashable, Sendable {
  package var message: String
  package var position: MarkupPosition
  /// Whether it is as it should be, and only to be known.
  package var isUsual = false
}

/// Why a `Contents.json` is no color set.
package enum AssetColorError: Error, Hashable, Sendable, CustomStringConvertible {
  case malformed(MarkupError)
  case notAnObject(MarkupPosition)
  case withoutColors(MarkupPosition)

  package var position: MarkupPosition {
    switch self {
    case .malformed(let error): error.position
    case .notAnObject(let position), .withoutColors(let position): position
    }
  }

  package var message: String {
    switch self {
    case .malformed(let error): error.message
    case .notAnObject: "a color set's contents must be an object"
    case .withoutColors: "a color set needs a list of `colors`"
    }
  }

  package var description: String { "\(position.line):\(position.column): \(message)" }
}

extension AssetColorSet.Entry {
  /// `nil` with a note where the node is not an object.
  init?(_ node: MarkupNode, notes: inout [AssetNote]) {
    guard let fields = node.entries else {
      notes.append(AssetNote(message: "a color must be an object", position: node.position))
      return nil
    }
    idiom = fields.text("idiom") ?? "universal"
    let restrictions = [fields.text("subtype"), fields.text("locale")].compactMap(\.self)
    restriction = restrictions.isEmpty ? nil : restrictions.joined(separator: " ")
    isWideGamut = fields.text("display-gamut")?.lowercased() == "display-p3"
    luminosity = .any
    isHighContrast = false
    if case .sequence(let appearances) = fields.value("appearances")?.content {
      for appearance in appearances {
        switch (appearance.entries?.text("appearance"), appearance.entries?.text("value")) {
        case ("luminosity", let value?): luminosity = AssetColorSet.Luminosity(rawValue: value) ?? .any
        case ("contrast", "high"): isHighContrast = true
        default: notes.append(AssetNote(message: "unknown appearance", position: appearance.position))
        }
      }
    }
    let color = fields.value("color")
    position = color?.position ?? node.position
    value = color.map { AssetColorValue($0, notes: &notes) ?? .unreadable }
  }
}

extension MarkupNode {
  /// The fields, where the node is an object.
  var entries: [MarkupEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }
}

extension [MarkupEntry] {
  func value(_ key: String) -> MarkupNode? { first { $0.key == key }?.value }

  func text(_ key: String) -> String? {
    if case .string(let text) = value(key)?.content { text } else { nil }
  }
}
