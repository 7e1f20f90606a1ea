import DesignTokens
import Linting
import SourceText
import SwiftOutline

/// Finds the design tokens, or the names of rules, that could be written at a place of a Swift document.
struct CompletionFinder {
  let view: DocumentView
  private var bytes: [UInt8] { view.document.lines.bytes }

  init(_ view: DocumentView) {
    self.view = view
  }

  func list(at offset: Int) -> CompletionList {
    if let comment = view.analysis.outline.directiveComments.first(where: {
      $0.contains(offset) || $0.upperBound == offset
    }) {
      return CompletionList(items: DirectiveCompletion(view.session, bytes, comment).items(at: offset))
    }
    if let site = rawValue(at: offset) {
      let expectation = view.session.expectation(at: site, in: view.analysis.outline, path: view.document.path)
      return CompletionList(
        items: view.session.candidates(for: expectation).map { candidate in
          var item = item(candidate, replacing: site.excerpt.range, with: candidate.replacement)
          item.filter = site.excerpt.text
          return item
        })
    }
    return CompletionList(items: items(atWordBefore: offset))
  }

  /// The raw value that an offset touches, where it stands on one line.
  private func rawValue(at offset: Int) -> Site? {
    view.analysis.scan?.sites.first { site in
      site.excerpt.range.lowerBound <= offset && offset <= site.excerpt.range.upperBound
        && site.excerpt.line == site.excerpt.endLine
    }
  }

  private func item(
    _ candidate: LintSession.Candidate, replacing range: Range<Int>, with text: String
  ) -> CompletionItem {
    let token = candidate.token
    let kind: CompletionItem.Kind =
      switch token.category {
      case .color: .color
      case .font: .constant
      default: .value
      }
    return CompletionItem(
      label: text, kind: kind, detail: ValueText.summary(of: token), documentation: token.summary,
      edit: TextEdit(range: range, replacement: text))
  }

  // MARK: Where nothing but a beginning stands

  /// The tokens that go on from the names before the cursor: `Sp`, `Spacing.`, `.gr`.
  private func items(atWordBefore offset: Int) -> [CompletionItem] {
    let start = (0..<offset).reversed().first { !isChainByte(bytes[$0]) }.map { $0 + 1 } ?? 0
    let wordStart = bytes[start..<offset].lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? start
    let wordEnd = bytes[offset...].firstIndex { !isChainByte($0) || $0 == UInt8(ascii: ".") } ?? bytes.count
    guard let expectation = expectation(replacing: start..<wordEnd) else { return [] }
    let base = String(decoding: bytes[start..<wordStart], as: UTF8.self)
    return view.session.candidates(for: expectation).compactMap { candidate in
      guard let text = continuation(of: base, candidate), view.session.isNameable(base + text, at: expectation) else {
        return nil
      }
      var item = item(candidate, replacing: wordStart..<offset, with: text)
      if text.hasPrefix(".") { item.filter = String(text.dropFirst()) }
      return item
    }
  }

  /// What of a token is still to be written after `base`.
  private func continuation(of base: String, _ candidate: LintSession.Candidate) -> String? {
    if base.isEmpty { return candidate.replacement }
    if candidate.replacement.hasPrefix(base) { return String(candidate.replacement.dropFirst(base.count)) }
    guard base != "." else { return nil }
    let spelling = candidate.token.spellings.first { $0.expression.hasPrefix(base) }
    return spelling.map { String($0.expression.dropFirst(base.count)) }
  }

  /// What is expected at a place: found out by putting a number there, and looking which rule takes it.
  private func expectation(replacing range: Range<Int>) -> LintSession.Expectation? {
    var probe = bytes
    probe.replaceSubrange(range, with: [UInt8(ascii: "7")])
    let place = range.lowerBound..<range.lowerBound + 1
    let path = view.document.path
    let analysis = view.session.analyze(probe, path: path, shown: path)
    if let site = analysis.scan?.sites.first(where: { $0.excerpt.range == place }) {
      var expectation = view.session.expectation(at: site, in: analysis.outline, path: path)
      expectation.value = nil
      return expectation
    }
    let outline = analysis.outline
    let node = outline.nodes.indices.first { index in
      outline.nodes[index].kind == .integer && outline.range(of: UInt32(index)) == place
    }
    return node.flatMap { view.session.expectation(at: UInt32($0), in: outline, path: path) }
  }

  private func isChainByte(_ byte: UInt8) -> Bool { byte.isPartOfName || byte == UInt8(ascii: ".") }
}

/// Finds what could be written in a comment that silences findings.
struct DirectiveCompletion {
  private let session: LintSession
  private let bytes: [UInt8]
  private let comment: Range<Int>

  private static let verbs = [
    ("disable:next", "the next line"), ("disable:this", "this line"), ("disable:previous", "the line before"),
    ("disable:file", "the whole file"), ("disable", "from here on"), ("enable", "no longer from here on"),
  ]

  init(_ session: LintSession, _ bytes: [UInt8], _ comment: Range<Int>) {
    self.session = session
    self.bytes = bytes
    self.comment = comment
  }

  func items(at offset: Int) -> [CompletionItem] {
    let lineStart =
      bytes[comment.lowerBound..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? comment.lowerBound
    let before = String(decoding: bytes[lineStart..<offset], as: UTF8.self)
    guard let directive = before.firstRange(of: "sym-lint:") else { return [] }
    let written = before[directive.upperBound...]
    guard !written.contains("--") else { return [] }
    guard let blank = written.lastIndex(where: { $0 == " " || $0 == "," }) else {
      return Self.verbs.map { verb, meaning in
        item(verb, .enumMember, "Disable findings: \(meaning)", written, offset)
      }
    }
    let word = written[written.index(after: blank)...]
    return session.rules.map { item($0.id, .enumMember, $0.summary, word, offset) }
  }

  private func item(
    _ text: String, _ kind: CompletionItem.Kind, _ detail: String, _ word: Substring, _ offset: Int
  ) -> CompletionItem {
    CompletionItem(
      label: text, kind: kind, detail: detail,
      edit: TextEdit(range: offset - word.utf8.count..<offset, replacement: text))
  }
}
