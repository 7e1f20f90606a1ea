import DesignTokens
import SourceText
import SwiftOutline

/// All that a run keeps of one file once it is read: its raw values, what it defines, and the comments that silence.
///
/// A class, for it goes through many hands.
package final class FileScan: Sendable {
  /// Absolute.
  package let path: String
  /// As findings show it.
  package let shown: String
  /// As the token sources have it: relative to the workspace.
  package let sourcePath: String
  package let byteCount: Int
  /// Whether every other byte of a file in ASCII would be zero: nothing in it can be read.
  let isUTF16: Bool
  /// Whether its raw values were asked for.
  package let isLinted: Bool
  package let sites: [Site]
  /// What may be fonts, if the project has modifiers that set them: see `sites(knowing:)`.
  let modifierSites: [Site]
  package let suppressions: Suppressions
  /// The comments that may turn out to silence nothing, and those that make no sense, by the UTF-8 ranges of what is
  /// wrong in them.
  package let comments: [Range<Int>: SourceExcerpt]
  /// Its named constants with values of their own.
  package let constants: [LocalConstant]
  package let parameterTypes: ParameterTypes
  package let declaredNames: DeclaredNames
  /// The modules that it imports.
  package let imports: Set<String>
  /// Those of them that it imports under some `#if` only.
  let conditionalImports: Set<String>
  /// What names mean around its raw values.
  package let nearerNames: NearerNames
  /// The values of the properties of instances and enums and of the modifiers that may be tokens, by their definitions.
  let instanceValues: [DesignToken.Definition: Range<Int>]
  /// The functions whose values are those of tokens.
  let tokenFunctions: RangeIndex
  /// What it may define or declare for the catalog; nil where it was not asked for, or tells nothing.
  package let tokens: SwiftTokenSource?

  /// Reads a file that is parsed already.
  init(
    _ outline: Outline, path: String, shown: String, sourcePath: String, wish: Wish, rules: RuleSet,
    knownRules: KnownRules
  ) {
    self.path = path
    self.shown = shown
    self.sourcePath = sourcePath
    byteCount = outline.bytes.count
    let start = outline.bytes.prefix(2)
    isUTF16 = start.count == 2 && ([[0xFE, 0xFF], [0xFF, 0xFE]].contains(start) || start.count { $0 == 0 } == 1)
    isLinted = wish.contains(.sites)
    var scanner = SiteScanner(outline, rules)
    sites = isLinted ? scanner.sites() : []
    modifierSites = isLinted ? scanner.modifierSites() : []
    let directives = isLinted ? outline.directiveComments : []
    let suppressions = Suppressions(bytes: outline.bytes, comments: directives, knownRules: knownRules) { offset in
      scanner.lines.line(ofUTF8Offset: offset) + 1
    }
    self.suppressions = suppressions
    comments = FileScan.comments(of: suppressions, among: directives, outline, &scanner)
    parameterTypes = outline.parameterTypes
    declaredNames = DeclaredNames(outline)
    let modules = outline.importedModules
    imports = isLinted ? modules.all : []
    conditionalImports = isLinted ? modules.conditional : []
    let definesAnything = !wish.isDisjoint(with: [.tokens, .constants])
    let source =
      definesAnything
      ? SwiftTokenSource.read(outline, path: sourcePath, reader: rules.reader, modules: modules) : nil
    constants =
      wish.contains(.constants)
      ? source.map { LocalConstant.constants(in: $0, outline, scanner.lines) } ?? [] : []
    tokens = wish.contains(.tokens) ? source : nil
    instanceValues = isLinted ? tokens?.instanceValues ?? [:] : [:]
    tokenFunctions = RangeIndex(isLinted ? tokens?.functionRanges ?? [] : [])
    let places = isLinted ? (sites + modifierSites).map(\.excerpt) + constants.map(\.excerpt) : []
    nearerNames = NearerNames(outline, around: places.map(\.range.lowerBound))
  }

  /// The same without what the file defines.
  init(withoutTokens scan: FileScan) {
    path = scan.path
    shown = scan.shown
    sourcePath = scan.sourcePath
    byteCount = scan.byteCount
    isUTF16 = scan.isUTF16
    isLinted = scan.isLinted
    sites = scan.sites
    modifierSites = scan.modifierSites
    suppressions = scan.suppressions
    comments = scan.comments
    constants = scan.constants
    parameterTypes = scan.parameterTypes
    declaredNames = scan.declaredNames
    imports = scan.imports
    conditionalImports = scan.conditionalImports
    nearerNames = scan.nearerNames
    instanceValues = scan.instanceValues
    tokenFunctions = scan.tokenFunctions
    tokens = nil
  }

  private static func comments(
    of suppressions: Suppressions, among directives: [Range<Int>], _ outline: Outline, _ scanner: inout SiteScanner
  ) -> [Range<Int>: SourceExcerpt] {
    var comments: [Range<Int>: SourceExcerpt] = [:]
    for range in suppressions.unused.map(\.range) + suppressions.problems.map(\.range)
      + suppressions.directives.filter(\.lacksReason).map(\.range)
    {
      let index = directives.partitioningIndex { $0.upperBound > range.lowerBound }
      let isInside = index < directives.count && directives[index].contains(range.lowerBound)
      let comment = isInside ? directives[index] : range
      comments[range] = SourceExcerpt(comment, in: outline, scanner.lines)
    }
    return comments
  }
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
    /// The design tokens it defines, or what it declares for those of other files.
    package static let tokens = Wish(rawValue: 2)
    /// Its named constants.
    package static let constants = Wish(rawValue: 4)
  }

  /// Reads a file's bytes, whatever they are.
  package convenience init(
    _ bytes: [UInt8], path: String, shown: String, sourcePath: String, wish: Wish, rules: RuleSet,
    knownRules: KnownRules
  ) {
    let source = Lexer.lex(bytes)
    let isManifest = sourcePath.utf8.ends(with: "Package.swift".utf8)
    let outline = Parser.parse(bytes, source, bodies: isManifest ? nil : rules.bodies(of: source, bytes))
    self.init(
      outline, path: path, shown: shown, sourcePath: sourcePath, wish: wish, rules: rules, knownRules: knownRules)
  }

  /// What a file tells of the types of parameters and properties, for one of which nothing else is wanted.
  static func declarations(in bytes: [UInt8], _ rules: RuleSet) -> (types: ParameterTypes, names: DeclaredNames) {
    let source = Lexer.lex(bytes)
    let outline = Parser.parse(bytes, source, bodies: rules.bodies(of: source, bytes))
    return (outline.parameterTypes, DeclaredNames(outline))
  }
}
