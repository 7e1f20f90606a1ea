import SourceText
import SwiftOutline

/// Takes comments away that silence nothing, or the names in them that do.
struct UnusedCommentEdits {
  let outline: Outline
  let suppressions: Suppressions

  /// The `enable` comments in source order by the rules that they name; those that name none under "".
  private let ends: [String: [Directive]]

  init(_ outline: Outline, _ suppressions: Suppressions) {
    self.outline = outline
    self.suppressions = suppressions
    var ends: [String: [Directive]] = [:]
    for directive in suppressions.directives where directive.action == .enable {
      for name in directive.names.isEmpty ? [""] : Set(directive.names.map(\.text)) {
        ends[name, default: []].append(directive)
      }
    }
    self.ends = ends
  }

  /// One fix for each comment that the findings complain about and that can be changed without a doubt.
  func fixes(_ findings: [Finding]) -> [Fix] {
    let unused = Dictionary(grouping: suppressions.unused, by: \.directive)
    let complaints = Dictionary(grouping: findings, by: \.range.lowerBound)
    return suppressions.directives.compactMap { directive in
      var complaint: Finding?
      let entries = (unused[directive.range] ?? []).filter { entry in
        let start = comment(around: entry.range.lowerBound)?.lowerBound ?? entry.range.lowerBound
        let finding = complaints[start]?.first { $0.message == entry.message }
        complaint = complaint ?? finding
        return finding != nil
      }
      guard let finding = complaint else { return nil }
      let idle = Set(entries.map(\.rule))
      let kept = directive.names.filter { !idle.contains($0.text) }
      let edits = kept.isEmpty ? removal(of: directive) : [renaming(directive, to: kept)]
      return edits.isEmpty ? nil : Fix(finding: finding, suggestion: nil, edits: edits)
    }
  }

  private func comment(around offset: Int) -> Range<Int>? {
    let comments = outline.directiveComments
    let index = comments.partitioningIndex { $0.upperBound > offset }
    return index < comments.count && comments[index].contains(offset) ? comments[index] : nil
  }

  private func renaming(_ directive: Directive, to kept: [Directive.Name]) -> TextEdit {
    let start = directive.names.first?.range.lowerBound ?? directive.range.upperBound
    let end = directive.names.last?.range.upperBound ?? start
    return TextEdit(range: start..<end, replacement: kept.map(\.text).joined(separator: ", "))
  }

  /// The comment, and the one that ends its region; nothing where that ends other regions too.
  private func removal(of directive: Directive) -> [TextEdit] {
    guard let comment = removal(ofCommentWith: directive) else { return [] }
    guard directive.action == .disableRegion else { return [comment] }
    let names = Set(directive.names.map(\.text))
    guard let end = firstEnd(of: names, after: directive.range.lowerBound) else { return [comment] }
    guard Set(end.names.map(\.text)) == names, let last = removal(ofCommentWith: end) else { return [] }
    return [comment, last]
  }

  /// The first `enable` behind an offset that names one of some rules, or none; any of them where there are none.
  private func firstEnd(of names: Set<String>, after offset: Int) -> Directive? {
    let lists = names.isEmpty ? Array(ends.values) : (names.union([""])).compactMap { ends[$0] }
    return lists.compactMap { list in
      let index = list.partitioningIndex { $0.range.lowerBound > offset }
      return index < list.count ? list[index] : nil
    }.min { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Nil where the comment says more than the directive.
  private func removal(ofCommentWith directive: Directive) -> TextEdit? {
    guard let comment = comment(around: directive.range.lowerBound) else { return nil }
    let signs = Array("/*! \t".utf8)
    let rest = [comment.lowerBound..<directive.range.lowerBound, directive.range.upperBound..<comment.upperBound]
    guard rest.allSatisfy({ outline.bytes[$0].allSatisfy(signs.contains) }) else { return nil }
    var start = comment.lowerBound
    while start > 0, outline.bytes[start - 1] == 0x20 || outline.bytes[start - 1] == 0x09 { start -= 1 }
    var end = comment.upperBound
    while end < outline.bytes.count, outline.bytes[end] == 0x20 || outline.bytes[end] == 0x09 { end += 1 }
    let opensLine = start == 0 || outline.bytes[start - 1] == 0x0A
    let closesLine = end == outline.bytes.count || outline.bytes[end] == 0x0A || outline.bytes[end] == 0x0D
    if opensLine, closesLine {
      if end < outline.bytes.count, outline.bytes[end] == 0x0D { end += 1 }
      if end < outline.bytes.count, outline.bytes[end] == 0x0A { end += 1 }
      return TextEdit(range: start..<end, replacement: "")
    }
    if closesLine { return TextEdit(range: start..<end, replacement: "") }
    return TextEdit(range: comment.lowerBound..<end, replacement: "")
  }
}
