/// Which findings of one file its comments silence, and which of the comments silenced nothing.
package struct Suppressions: Sendable {
  /// A comment, or one rule named in it, that silenced nothing.
  package struct Unused: Sendable, Hashable {
    /// `nil` stands for all rules.
    package var rule: String?
    package var message: String
    /// The directive, or the rule's name where others of the same comment are used. In UTF-8 offsets.
    package var range: Range<Int>
    /// The directive that it is a part of.
    package var directive: Range<Int>
  }

  /// One rule, or all, silenced on some lines.
  private struct Entry: Sendable {
    var rule: String?
    var lines: ClosedRange<Int>
    var directive: Int
    var range: Range<Int>
    var isUsed = false
  }

  package private(set) var directives: [Directive] = []
  /// What makes no sense: unknown rules, misspelled words, an `enable` without its `disable`.
  package private(set) var problems: [DirectiveProblem] = []
  private var entries: [Entry] = []
  /// Those for one line, and those for the whole file under line 0.
  private var narrow: [Key: Group] = [:]
  /// Those for several lines by rule, in order.
  private var regions: [String?: [Int]] = [:]

  private struct Key: Sendable, Hashable {
    var line: Int
    var rule: String?
  }

  /// Entries of one rule for the same lines, by their places in `entries`: what uses one uses all.
  private struct Group: Sendable {
    var entries: [Int] = []
    var isUsed = false
  }

  /// Reads the comments at some UTF-8 ranges. `line` gives the 1-based line of an offset.
  package init(
    bytes: [UInt8], comments: [Range<Int>], knownRules: KnownRules, line: (Int) -> Int
  ) {
    for comment in comments {
      var parser = DirectiveParser(bytes: bytes, comment: comment)
      parser.parse()
      directives += parser.directives
      problems += parser.problems
    }
    var builder = Builder(bytes: bytes)
    for index in directives.indices { builder.add(directives[index], index, knownRules, line) }
    entries = builder.entries + builder.open
    for (index, entry) in entries.enumerated() {
      let isForFile = entry.lines == 1...Int.max
      if isForFile || entry.lines.lowerBound == entry.lines.upperBound {
        let key = Key(line: isForFile ? 0 : entry.lines.lowerBound, rule: entry.rule)
        narrow[key, default: Group()].entries.append(index)
      } else {
        regions[entry.rule, default: []].append(index)
      }
    }
    // Regions of one rule follow each other.
    for rule in regions.keys {
      regions[rule]?.sort { entries[$0].lines.lowerBound < entries[$1].lines.lowerBound }
    }
    problems = (problems + builder.problems).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  package var isEmpty: Bool { directives.isEmpty && problems.isEmpty }

  /// Whether a finding of a rule on some lines is silenced; what silences it counts as used from here on.
  package mutating func isSuppressed(rule: String, lines: ClosedRange<Int>) -> Bool {
    if entries.isEmpty { return false }
    var isSuppressed = false
    for rule in [rule, nil] {
      if use(Key(line: 0, rule: rule)) { isSuppressed = true }
      if lines.count <= narrow.count {
        for line in lines where use(Key(line: line, rule: rule)) { isSuppressed = true }
      } else {
        for key in narrow.keys where key.rule == rule && lines.contains(key.line) && use(key) { isSuppressed = true }
      }
      if useRegions(of: rule, lines) { isSuppressed = true }
    }
    return isSuppressed
  }

  private mutating func use(_ key: Key) -> Bool {
    guard let group = narrow[key] else { return false }
    if !group.isUsed {
      for index in group.entries { entries[index].isUsed = true }
      narrow[key]?.isUsed = true
    }
    return true
  }

  private mutating func useRegions(of rule: String?, _ lines: ClosedRange<Int>) -> Bool {
    guard let regions = regions[rule] else { return false }
    var index = regions.partitioningIndex { entries[$0].lines.upperBound >= lines.lowerBound }
    let first = index
    while index < regions.count, entries[regions[index]].lines.lowerBound <= lines.upperBound {
      entries[regions[index]].isUsed = true
      index += 1
    }
    return index > first
  }

  package mutating func isSuppressed(rule: String, line: Int) -> Bool {
    isSuppressed(rule: rule, lines: line...line)
  }

  /// What silenced nothing, in source order. Ask after the last finding.
  package var unused: [Unused] {
    entries.filter { !$0.isUsed }.map { entry in
      let directive = directives[entry.directive]
      let isAlone = directive.names.count <= 1
      let message = entry.rule.map { "no \($0) finding is silenced here" } ?? "no finding is silenced here"
      return Unused(
        rule: entry.rule, message: message, range: isAlone ? directive.range : entry.range, directive: directive.range)
    }
    .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Turns directives into entries, in source order.
  private struct Builder {
    let bytes: [UInt8]
    var entries: [Entry] = []
    /// Regions that nothing has closed yet.
    var open: [Entry] = []
    var problems: [DirectiveProblem] = []
    /// The last answer to where code goes on, for comments that follow each other line by line.
    private var code: (after: Int, start: Int?)?

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func add(_ directive: Directive, _ index: Int, _ knownRules: KnownRules, _ line: (Int) -> Int) {
      let known = directive.names.filter { name in
        if knownRules.contains(name.text) { return true }
        problems.append(DirectiveProblem(message: knownRules.complaint(about: name.text), range: name.range))
        return false
      }
      if known.isEmpty, !directive.names.isEmpty { return }
      let first = line(directive.range.lowerBound)
      var silenced = known.map { Entry(rule: $0.text, lines: first...first, directive: index, range: $0.range) }
      if silenced.isEmpty {
        silenced = [Entry(rule: nil, lines: first...first, directive: index, range: directive.range)]
      }
      for var entry in silenced {
        switch directive.action {
        case .enable: close(entry, directive)
        case .disableRegion:
          entry.lines = first...Int.max
          openRegion(entry)
        case .disable(let scope):
          entry.lines = lines(of: scope, at: first, directive, line)
          entries.append(entry)
        }
      }
    }

    private mutating func lines(
      of scope: Directive.Scope, at first: Int, _ directive: Directive, _ line: (Int) -> Int
    ) -> ClosedRange<Int> {
      switch scope {
      case .file: return 1...Int.max
      case .this: return first...first
      case .previous: return max(first - 1, 1)...max(first - 1, 1)
      case .next:
        let next = line(nextCode(after: directive.commentEnd))
        return max(next, first + 1)...max(next, first + 1)
      }
    }

    /// Where the first line after the directive's own that does not open with a `//` begins.
    private mutating func nextCode(after offset: Int) -> Int {
      if let code, code.after <= offset, code.start ?? Int.max > offset { return code.start ?? offset }
      let start = codeStart(after: offset)
      code = (offset, start)
      return start ?? offset
    }

    private func codeStart(after offset: Int) -> Int? {
      var position = offset
      while let lineEnd = bytes[position...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
        position = lineEnd + (bytes[lineEnd...].starts(with: [0x0D, 0x0A]) ? 2 : 1)
        let text = bytes[position...].drop { $0 == 0x20 || $0 == 0x09 }
        if !text.starts(with: "//".utf8) { return position }
      }
      return nil
    }

    /// One region of a rule is open at a time.
    private mutating func openRegion(_ entry: Entry) {
      if open.contains(where: { $0.rule == entry.rule }) {
        let name = entry.rule ?? "everything"
        problems.append(DirectiveProblem(message: "\(name) is disabled already", range: entry.range))
      } else {
        open.append(entry)
      }
    }

    /// Ends the regions that an `enable` names; all of them when it names none.
    private mutating func close(_ end: Entry, _ directive: Directive) {
      let closed = open.filter { end.rule == nil || $0.rule == end.rule }
      if closed.isEmpty {
        let name = end.rule.map { " \($0)" } ?? ""
        problems.append(DirectiveProblem(message: "nothing to enable: no open 'disable\(name)'", range: end.range))
      }
      for var entry in closed {
        entry.lines = entry.lines.lowerBound...max(end.lines.lowerBound, entry.lines.lowerBound)
        entries.append(entry)
      }
      open.removeAll { end.rule == nil || $0.rule == end.rule }
    }
  }
}
