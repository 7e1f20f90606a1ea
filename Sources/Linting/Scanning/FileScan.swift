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
  /// Whether its raw values were asked for.
  package var isLinted: Bool
  package var sites: [Site]
  package var suppressions: Suppressions
  /// The comments that may turn out to silence nothing, and those that make no sense, by the UTF-8 ranges of what is
  /// wrong in them.
  package var comments: [Range<Int>: SourceExcerpt] = [:]
  /// Its named constants with values of their own.
  package var constants: [LocalConstant] = []
  /// The types of parameters whose labels speak of a color though their types are none: `Badge.textColor` → `BrandColor`.
  package var parameterTypes: [String: String] = [:]
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
      let comment = directives.first { $0.contains(range.lowerBound) } ?? range
      comments[range] = SourceExcerpt(comment, in: outline, scanner.lines)
    }
    parameterTypes = outline.colorParameterTypes
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

extension Outline {
  /// The types of the parameters of initializers and functions whose labels end in "color" and whose types are no colors,
  /// by the type or function and the label.
  fileprivate var colorParameterTypes: [String: String] {
    var types: [String: String] = [:]
    for index in nodes.indices where nodes[index].kind == .parameter {
      let this = nodes[index]
      guard this.name != Node.none, this.parent != Node.none, endsInColor(this.firstToken),
        nodes[Int(this.parent)].kind == .initializer || nodes[Int(this.parent)].kind == .function
      else { continue }
      guard let type = children(of: UInt32(index)).first(where: { nodes[Int($0)].kind == .type }) else { continue }
      let name = name(of: type)
      guard !name.isEmpty, DesignType(name) != .color else { continue }
      types[owner(of: this.parent) + "." + self.name(ofToken: this.firstToken)] = name
    }
    return types
  }

  private func endsInColor(_ token: UInt32) -> Bool {
    let token = tokens[Int(token)]
    guard token.end - token.start >= 5 else { return false }
    let word: [UInt8] = [0x6F, 0x6C, 0x6F, 0x72]  // "olor" in both `color` and `Color`
    return bytes[Int(token.end) - 4..<Int(token.end)].elementsEqual(word)
  }

  /// What a call of a declaration names: the type of an initializer, else the function.
  private func owner(of declaration: UInt32) -> String {
    guard nodes[Int(declaration)].kind == .initializer else { return name(of: declaration) }
    let parent = nodes[Int(declaration)].parent
    return parent == Node.none ? "" : name(of: parent)
  }
}
