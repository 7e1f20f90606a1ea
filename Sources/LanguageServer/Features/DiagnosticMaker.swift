import Linting
import Markup
import SourceText

/// Turns findings into the diagnostics of the protocol.
struct DiagnosticMaker {
  let lines: LineTable
  let capabilities: ClientCapabilities
  let kind: (Finding) -> Finding.Kind
  /// The `Location` of a definition, as findings name it.
  let location: (Location) -> JSONValue

  func json(_ finding: Finding) -> JSONValue {
    let tags = tags(of: finding)
    return .object([
      "range": lines.json(finding.range, in: capabilities.encoding),
      "severity": .integer(finding.severity == .error ? 1 : 2),
      "code": .string(finding.rule),
      "source": "sym-lint",
      "message": .string(message(finding)),
      "tags": tags.isEmpty ? nil : .array(tags.map { .integer($0) }),
      "relatedInformation": relatedInformation(finding),
      "data": capabilities.takesDiagnosticData
        ? ["fingerprint": .string(finding.fingerprint), "value": .string(finding.value)] : nil,
    ])
  }

  private func message(_ finding: Finding) -> String {
    guard let best = finding.suggestions.first else { return finding.message }
    switch best.kind {
    case .exact, .opacity, .negative: return "\(finding.message): use \(best.replacement)"
    case .near: return finding.message
    }
  }

  /// 1 is what can go, 2 what is deprecated.
  private func tags(of finding: Finding) -> [Int] {
    let tags: [Int] =
      switch kind(finding) {
      case .unusedSuppression: [1]
      case .deprecatedUse: [2]
      case .other: []
      }
    return tags.filter(capabilities.diagnosticTags.contains)
  }

  private func relatedInformation(_ finding: Finding) -> JSONValue? {
    guard capabilities.takesRelatedInformation else { return nil }
    let related: [JSONValue] = finding.suggestions.prefix(3).compactMap { suggestion in
      guard let place = suggestion.definedAt else { return nil }
      return ["location": location(place), "message": .string("\(suggestion.token) is defined here")]
    }
    return related.isEmpty ? nil : .array(related)
  }
}
