import DesignTokens
import SourceText
import SwiftOutline

/// All that a run keeps of one file once it is read: its raw values, what it defines, and the comments that silence.
package struct FileScan: Sendable {
  /// Absolute.
  package var path: String
  /// As findings show it.
  package var shown: String
  /// As the token sources have it: relative to the workspace.
  package var sourcePath: String
  package var byteCount: Int
  /// Whether every other byte of a file in ASCII would be zero: nothing in it can be read.
  var isUTF16: Bool
  /// Whether its raw values were asked for.
  package var isLinted: Bool
  package var sites: [Site]
  package var suppressions: Suppressions
  /// The comments that may turn out to silence nothing, and those that make no sense, by the UTF-8 ranges of what is
  /// wrong in them.
  package var comments: [Range<Int>: SourceExcerpt] = [:]
  /// Its named constants with values of their own.
  package var constants: [LocalConstant] = []
  package var parameterTypes = ParameterTypes()
  /// The modules that it imports.
  package var imports: Set<String> = []
  /// What names mean around its raw values.
  package var nearerNames = NearerNames()
  /// What it may define for the catalog; nil where it was not asked for, or defines nothing.
  package var tokens: SwiftTokenSource?
}

/// A piece of a file, with where it stands.
package struct SourceExcerpt: Sendable, Hashable {
  /// In UTF-8 offsets.
  package var range: Range<Int>
  package var text: String
  /// Lines and columns are 1-based, columns count UTF-8 bytes; the end is just past the last byte.
  package var line: Int
  package var column: Int
  package var endLine: Int
  package var endColumn: Int

  init(_ range: Range<Int>, in outline: Outline, _ lines: LineTable) {
    let start = lines.position(ofUTF8Offset: range.lowerBound, in: .utf8)
    let end = lines.position(ofUTF8Offset: range.upperBound, in: .utf8)
    self.range = range
    text = outline.text(range)
    line = start.line + 1
    column = start.column + 1
    endLine = end.line + 1
    endColumn = end.column + 1
  }
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
    /// Its named constants.
    package static let constants = Wish(rawValue: 4)
  }

  /// Reads a file's bytes, whatever they are.
  package init(
    _ bytes: [UInt8], path: String, shown: String, sourcePath: String, wish: Wish, rules: RuleSet,
    knownRules: KnownRules
  ) {
    self.init(
      Parser.parse(bytes), path: path, shown: shown, sourcePath: sourcePath, wish: wish, rules: rules,
      knownRules: knownRules)
  }

  /// Reads a file that is parsed already.
  init(
    _ outline: Outline, path: String, shown: String, sourcePath: String, wish: Wish, rules: RuleSet,
    knownRules: KnownRules
  ) {
    let bytes = outline.bytes
    self.path = path
    self.shown = shown
    self.sourcePath = sourcePath
    byteCount = bytes.count
    isUTF16 =
      bytes.count >= 2
      && ([[0xFE, 0xFF], [0xFF, 0xFE]].contains(bytes.prefix(2)) || bytes[..<2].count { $0 == 0 } == 1)
    isLinted = wish.contains(.sites)
    var scanner = SiteScanner(outline, rules)
    sites = wish.contains(.sites) ? scanner.sites() : []
    let directives = wish.contains(.sites) ? outline.directiveComments : []
    suppressions = Suppressions(bytes: bytes, comments: directives, knownRules: knownRules) { offset in
      scanner.lines.line(ofUTF8Offset: offset) + 1
    }
    for range in suppressions.unused.map(\.range) + suppressions.problems.map(\.range)
      + suppressions.directives.filter(\.lacksReason).map(\.range)
    {
      let index = directives.partitioningIndex { $0.upperBound > range.lowerBound }
      let isInside = index < directives.count && directives[index].contains(range.lowerBound)
      let comment = isInside ? directives[index] : range
      comments[range] = SourceExcerpt(comment, in: outline, scanner.lines)
    }
    parameterTypes = outline.parameterTypes
    let modules = outline.importedModules
    imports = wish.contains(.sites) ? modules.all : []
    defer {
      if wish.contains(.sites) {
        let offsets = sites.map(\.excerpt.range.lowerBound) + constants.map(\.excerpt.range.lowerBound)
        nearerNames = NearerNames(outline, around: offsets)
      }
    }
    guard !wish.isDisjoint(with: [.tokens, .constants]) else { return }
    let source = SwiftTokenSource.read(outline, path: sourcePath, reader: rules.reader, modules: modules)
    if wish.contains(.constants), let source {
      constants = LocalConstant.constants(in: source, outline, scanner.lines)
    }
    tokens = wish.contains(.tokens) ? source : nil
  }
}
