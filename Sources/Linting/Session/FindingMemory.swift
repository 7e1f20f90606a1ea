/// The findings of a file's raw values as they were a moment ago.
///
/// Between two keystrokes nearly all raw values of a file stay what they are, and so do the design tokens that fit: only
/// where they stand has changed.
package struct FindingMemory: Sendable {
  private var known: [Key: Entry] = [:]
  private var used: [Key: Entry] = [:]
  /// What the findings depend on beside the sites.
  private var basis: Int?

  package init() {}

  private struct Entry {
    var finding: Finding?
    /// The finding is about the site and the suffix behind it.
    var isExtended: Bool
  }

  /// All of a site but where it stands.
  private struct Key: Hashable {
    var site: Site

    init(_ site: Site) { self.site = site }

    static func == (left: Key, right: Key) -> Bool {
      let one = left.site
      let other = right.site
      return one.rule == other.rule && one.excerpt.text == other.excerpt.text && one.value == other.value
        && one.place.type == other.place.type && one.place.isTyped == other.place.isTyped
        && one.place.role == other.place.role && one.place.isDelay == other.place.isDelay
        && one.place.parameter == other.place.parameter
        && one.sizeOffset == other.sizeOffset && one.extended?.excerpt.text == other.extended?.excerpt.text
        && one.extended?.alpha == other.extended?.alpha
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(site.rule)
      hasher.combine(site.excerpt.text)
    }
  }

  /// Begins the findings of the next version. What was known under another `basis` is forgotten.
  mutating func begin(basis: Int) {
    if self.basis != basis { known = [:] }
    self.basis = basis
    used = [:]
  }

  mutating func end() {
    known = used
    used = [:]
  }

  /// The finding of a site, made anew only where none of its like is known.
  mutating func finding(of site: Site, _ make: (Site) -> Finding?) -> Finding? {
    let key = Key(site)
    if let entry = used[key] ?? known[key] {
      used[key] = entry
      return entry.finding.map {
        Self.moved($0, to: entry.isExtended ? site.extended?.excerpt ?? site.excerpt : site.excerpt)
      }
    }
    let finding = make(site)
    used[key] = Entry(finding: finding, isExtended: finding.map { $0.range != site.excerpt.range } ?? false)
    return finding
  }

  private static func moved(_ finding: Finding, to excerpt: SourceExcerpt) -> Finding {
    var finding = finding
    finding.range = excerpt.range
    finding.line = excerpt.line
    finding.column = excerpt.column
    finding.endLine = excerpt.endLine
    finding.endColumn = excerpt.endColumn
    return finding
  }
}

extension Site {
  /// Where in it the size of a font stands.
  fileprivate var sizeOffset: Range<Int>? {
    place.sizeRange.map { $0.lowerBound - excerpt.range.lowerBound..<$0.upperBound - excerpt.range.lowerBound }
  }
}
