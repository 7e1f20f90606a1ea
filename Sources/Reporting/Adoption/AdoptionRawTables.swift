import DesignTokens
import Linting

/// The raw values that stand in the code: those that come again and again, and those a step away from a token.
struct AdoptionRawTables {
  var run: AdoptionReport

  private static let mostRows = 60
  private static let openRows = 10

  /// A table for each rule, the rule with most raw values first.
  var clusters: HTML {
    let groups = Dictionary(grouping: run.adoption.clusters, by: \.rule).map { rule, clusters in
      (rule: rule, clusters: clusters, count: clusters.reduce(0) { $0 + $1.places.count })
    }.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    guard !groups.isEmpty else { return "" }
    let groupTables: [HTML] = groups.map { group in
      """
      <h3><code>\(group.rule)</code> · \(AdoptionText.counted(group.clusters.count, "value")) in \
      \(AdoptionText.counted(group.count, "place"))</h3>
      \(tables(of: group.clusters))
      """
    }
    return """
      <p>The values that are typed most often: what has a token can use it, what has none may want one.</p>
      \(groupTables)
      """
  }

  /// The values that stand most often, and the others folded away.
  private func tables(of clusters: [Adoption.Cluster]) -> HTML {
    let (shown, leftOut) = clusters.capped(Self.mostRows)
    let most = clusters.first?.places.count ?? 1
    let first = table(Array(shown.prefix(Self.openRows)), most: most)
    guard shown.count > Self.openRows else { return first }
    let rest = table(Array(shown.dropFirst(Self.openRows)), most: most)
    return """
      \(first)<details class="rest"><summary>\(AdoptionText.counted(clusters.count - Self.openRows, "value")) more</summary>
      \(rest)\(AdoptionCountTables.more(leftOut, "value"))</details>

      """
  }

  private func table(_ clusters: [Adoption.Cluster], most: Int) -> HTML {
    """
    <div class="scroll" tabindex="0" role="region" aria-label="Raw values">
    <table class="raw">
    <thead><tr><th scope="col">Value</th><th scope="col" class="wide">Times</th><th scope="col">Token</th>\
    <th scope="col">Places</th></tr></thead>
    <tbody>
    \(clusters.map { row($0, most: most) })</tbody>
    </table>
    </div>

    """
  }

  private func row(_ cluster: Adoption.Cluster, most: Int) -> HTML {
    let token: HTML = cluster.token.map { "<code class=\"token\">\($0)</code>" } ?? "<span class=\"none\">none</span>"
    return """
      <tr><th scope="row">\(HTMLValue.sample(cluster.value))<code>\(HTMLValue.text(cluster.value))</code></th>\
      <td><span class="share"><span class="percent">\(Grouped.text(cluster.places.count))</span>\
      <span class="bar count" style="--t:\(cluster.places.count * 1000 / max(most, 1))" aria-hidden="true"></span></span></td>\
      <td>\(token)</td><td>\(HTMLPlaces.list(cluster.places, run.links))</td></tr>

      """
  }

  var nearMisses: HTML {
    let (shown, leftOut) = run.adoption.nearMisses.capped(Self.mostRows)
    guard !shown.isEmpty else { return "" }
    return """
      <p>Values that cannot be told from a token by eye: most likely slips. The value as typed stands left or above, that of
      the token right or below.</p>
      <ul class="cards near">
      \(shown.map(card))</ul>
      \(AdoptionCountTables.more(leftOut, "value"))
      """
  }

  private func card(_ miss: Adoption.NearMiss) -> HTML {
    let unit = HTMLValue.color(normalForm: miss.value) == nil ? "pt" : "ΔE"
    return """
      <li>\(pair(miss))<p><code>\(HTMLValue.text(miss.value))</code> ≈ <code class="token">\(miss.token)</code></p>
      <p class="facts">off by \(AdoptionText.difference(miss.difference)) \(unit), \
      \(AdoptionText.counted(miss.places.count, "time"))</p>
      \(HTMLPlaces.list(miss.places, run.links))</li>

      """
  }

  /// Both values side by side: as colors, or as lengths.
  private func pair(_ miss: Adoption.NearMiss) -> HTML {
    if let raw = HTMLValue.color(normalForm: miss.value), let token = HTMLValue.color(normalForm: miss.tokenValue) {
      return "<span class=\"pair\" style=\"--a:\(raw);--b:\(token)\"></span>"
    }
    guard let raw = Double(miss.value), let token = Double(miss.tokenValue) else { return "" }
    let most = max(raw, token, 1)
    return """
      <span class="lengths"><span style="width:\(HTMLValue.percent(raw, of: most))"></span>\
      <span style="width:\(HTMLValue.percent(token, of: most))"></span></span>
      """
  }
}

/// Places of the code, each a link to its line where there is one.
enum HTMLPlaces {
  private static let mostOpen = 2
  private static let mostPlaces = 20

  static func link(_ place: Location, text: String, _ links: SourceLinks) -> HTML {
    guard let address = links.address(of: place) else { return "<code>\(text)</code>" }
    return "<a href=\"\(address)\"><code>\(text)</code></a>"
  }

  /// The first places, the others folded away.
  static func list(_ places: Adoption.Places, _ links: SourceLinks) -> HTML {
    let shown = places.first.prefix(mostPlaces).map { item($0, links) }
    guard places.count > mostOpen else { return "<ul class=\"places\">\(Array(shown))</ul>" }
    let rest = places.count - shown.count
    let more: HTML = rest > 0 ? "<li>and \(Grouped.text(rest)) more</li>" : ""
    return """
      <details class="places"><summary>\(Grouped.text(places.count)) places in \
      \(AdoptionText.counted(places.fileCount, "file"))</summary><ul class="places">\(Array(shown))\(more)</ul></details>
      """
  }

  private static func item(_ place: Location, _ links: SourceLinks) -> HTML {
    let name = FilePath.name(of: place.path)
    return """
      <li title="\(place.path):\(place.line)">\(link(place, text: "\(name):\(place.line)", links))</li>
      """
  }
}
