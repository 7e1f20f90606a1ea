import DesignTokens
import SourceText
import SwiftOutline

/// All that a run keeps of one file once it is read: its raw values, what it defines, and the comments that silence.
package struct FileScan: Sendable {
  /// Absolute.
  package var path: String
  /// As findings show it.
  package var shown: String
  package var byteCount: Int
  package var sites: [Site]
  package var suppressions: Suppressions
  package var lines: LineTable?
  /// What it may define for the catalog; nil where it was not asked for, or defines nothing.
  package var tokens: SwiftTokenSource?
  package var comments: [Range<Int>: String] = [:]
}

extension FileScan {
  /// What a run wants to know of a file.
  package struct Wish: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Its raw values.
    package static let sites = Wish(rawValue: 1)
    /// The design tokens it defines.
    package static let tokens = Wish(rawValue: 2)
  }

  /// Reads a file's bytes, whatever they are.
  package init(
    _ bytes: [UInt8], path: String, shown: String, sourcePath: String, wish: Wish, rules: RuleSet,
    knownRules: KnownRules
  ) {
    let outline = Parser.parse(bytes)
    self.path = path
    self.shown = shown
    byteCount = bytes.count
    sites = wish.contains(.sites) ? SiteScanner.sites(in: outline, rules: rules) : []
    let comments = wish.contains(.sites) ? outline.directiveComments : []
    let lines = sites.isEmpty && comments.isEmpty ? nil : LineTable(bytes)
    self.lines = lines
    suppressions = Suppressions(bytes: bytes, comments: comments, knownRules: knownRules) { offset in
      lines?.position(at: offset).line ?? 1
    }
    for unused in suppressions.unused { self.comments[unused.range] = outline.text(unused.range) }
    for problem in suppressions.problems { self.comments[problem.range] = outline.text(problem.range) }
    tokens = wish.contains(.tokens) ? SwiftTokenSource.read(outline, path: sourcePath, reader: rules.reader) : nil
  }
}
