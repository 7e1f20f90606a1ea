import Linting

/// What a report on adoption tells: the counts of today, those of earlier reports, and where the code can be looked at.
package struct AdoptionReport: Sendable {
  package var adoption: Adoption
  /// What the reader knows the state of the code by: a day, a revision.
  package var label: String?
  /// Oldest first.
  package var history: [AdoptionRecord]
  /// The percentage that the share of tokens must reach.
  package var target: Double?
  package var links: SourceLinks
  /// What the page is written in.
  package var language: PageLanguage

  package init(
    _ adoption: Adoption, label: String? = nil, history: [AdoptionRecord] = [], target: Double? = nil,
    links: SourceLinks = .none, language: PageLanguage = .english
  ) {
    self.adoption = adoption
    self.label = label
    self.history = history
    self.target = target
    self.links = links
    self.language = language
  }

  package var misses: Bool { target.map { adoption.total.isBelow(percent: $0) } ?? false }

  /// That the target is missed; `nil` where it is not.
  package var complaint: String? {
    guard let target, misses else { return nil }
    let share = AdoptionText.percent(adoption.total)
    return "\(share) of the design values are tokens, less than \(AdoptionText.difference(target)) %"
  }
}

/// One way to tell how far design tokens are adopted.
package protocol AdoptionReporter {
  func report(_ run: AdoptionReport) -> String
}

/// The names of the formats, as `report --format` takes them.
package enum AdoptionFormat: String, Sendable, CaseIterable {
  case text, markdown, json, html

  /// `style` is what the terminal can show; only the text for people uses it.
  package func reporter(style: TextStyle = .plain) -> any AdoptionReporter {
    switch self {
    case .text: AdoptionTextReporter(style: style)
    case .markdown: AdoptionMarkdownReporter()
    case .json: AdoptionJSONReporter()
    case .html: AdoptionHTMLReporter()
    }
  }
}
