import DesignTokens
import Linting

/// A design token as the page shows it: once, though SwiftUI and UIKit may each have a name for it.
struct AdoptionTokenEntry {
  /// The first of them, with the counts of all.
  var row: Adoption.TokenRow
  /// What the others are called.
  var others: [String] = []

  private struct Key: Hashable {
    var leaf: String
    var values: AppearanceValues
  }

  /// The frameworks' types whose members of one name and value are one token to a designer.
  private static let types: Set<String> = ["Color", "UIColor", "NSColor", "ShapeStyle", "Font", "UIFont", "NSFont"]

  /// In the order of the rows.
  static func entries(_ rows: [Adoption.TokenRow]) -> [AdoptionTokenEntry] {
    var entries: [AdoptionTokenEntry] = []
    var known: [Key: Int] = [:]
    for row in rows {
      guard let key = key(of: row.token) else {
        entries.append(AdoptionTokenEntry(row: row))
        continue
      }
      if let index = known[key] {
        entries[index].merge(row)
      } else {
        known[key] = entries.count
        entries.append(AdoptionTokenEntry(row: row))
      }
    }
    return entries
  }

  /// Nil for the member of a type of the team's own, which may well be another token of the same value.
  private static func key(of token: DesignToken) -> Key? {
    let parts = token.name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, types.contains(String(parts[0])) else { return nil }
    return Key(leaf: String(parts[1]), values: token.values)
  }

  private mutating func merge(_ other: Adoption.TokenRow) {
    row.count += other.count
    others.append(other.token.name)
    if other.standing == .used || row.standing == .unused { row.standing = other.standing }
  }
}
