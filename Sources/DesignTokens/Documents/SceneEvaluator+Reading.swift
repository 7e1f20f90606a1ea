import Markup

extension SceneEvaluator {
  /// Reads one value with what it refers to in place of the references.
  struct Reading {
    let frame: Frame
    let evaluator: SceneEvaluator
    var depth = 0

    private static let textLimit = 10_000

    mutating func read(_ node: MarkupNode, depth: Int) -> DocumentValue {
      guard depth < ReferenceScan.depthLimit else {
        self.depth = Int.max
        return .broken
      }
      self.depth = max(self.depth, depth)
      switch node.content {
      case .null: return .null
      case .boolean(let value): return .boolean(value)
      case .number(_, let value): return .number(value, unit: nil)
      case .string(let text): return read(text, depth)
      case .sequence(let items): return .list(items.map { read($0, depth: depth + 1) })
      case .mapping(let entries):
        if let pointer = node.pointer { return follow(TokenReference(text: pointer, isPointer: true), depth) }
        var values: [String: DocumentValue] = [:]
        for entry in entries { values[entry.key] = read(entry.value, depth: depth + 1) }
        return .map(values)
      }
    }

    private mutating func follow(_ reference: TokenReference, _ depth: Int) -> DocumentValue {
      guard let unit = frame.references[reference], let outcome = evaluator.outcome(unit) else { return .broken }
      let (sum, isOver) = depth.addingReportingOverflow(outcome.depth)
      self.depth = max(self.depth, isOver ? Int.max : sum)
      return self.depth > ReferenceScan.depthLimit ? .broken : outcome.value
    }

    private mutating func read(_ text: String, _ depth: Int) -> DocumentValue {
      let referring = ReferringText(text, readsDollars: evaluator.format == .tokensStudio)
      if let whole = referring.whole { return follow(whole, depth) }
      guard referring.hasReferences else { return .text(text) }
      var result = ""
      for piece in referring.pieces {
        switch piece {
        case .plain(let plain): result += plain
        case .reference(let reference):
          // Unknown braces stay as they are, where they only are text.
          guard frame.references[reference] != nil else { return .text(text) }
          guard let embedded = follow(reference, depth).embedded else { return .broken }
          result += embedded
        }
        guard result.utf8.count < Self.textLimit else { return .broken }
      }
      return .text(result)
    }
  }
}
