import DesignTokens
import Linting

/// The raw values that stand in the code: those that come again and again, and those a step away from a token.
struct AdoptionRawTables: AdoptionPagePart {
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
      <h3>\(name(ofRule: group.rule))</h3>
      <p class="facts">\(summary(group.rule, group.clusters.count, group.count))</p>
      \(tables(of: group.clusters))
      """
    }
    return """
      <p>\(say("The values that stand in code most often. Those with a token can use it; those without may be worth one.", "코드에 자주 적힌 값부터 보여 줍니다. 토큰이 있는 값은 토큰으로 바꾸고, 없는 값은 새 토큰을 만들지 살펴보세요."))</p>
      \(groupTables)
      """
  }

  /// How many there are, and how many more the next section has.
  private func summary(_ rule: String, _ values: Int, _ places: Int) -> String {
    let near = run.adoption.nearMisses.filter { $0.rule == rule }.reduce(0) { $0 + $1.places.count }
    let here = say(
      "\(counted(values, .value)) in \(counted(places, .place))",
      "\(counted(values, .value)), \(counted(places, .place))")
    guard near > 0 else { return here }
    return here
      + say("; \(Grouped.text(near)) more are almost a token", "; 토큰과 거의 같은 값이 \(counted(near, .place)) 더 있습니다")
  }

  /// The values that stand most often, and the others folded away.
  private func tables(of clusters: [Adoption.Cluster]) -> HTML {
    let (shown, leftOut) = clusters.capped(Self.mostRows)
    let most = clusters.first?.places.count ?? 1
    let first = table(Array(shown.prefix(Self.openRows)), most: most)
    guard shown.count > Self.openRows else { return first }
    let rest = table(Array(shown.dropFirst(Self.openRows)), most: most)
    let hidden = clusters.count - Self.openRows
    return """
      \(first)<details class="rest"><summary>\(say("\(Grouped.text(hidden)) more values", "\(counted(hidden, .value)) 더 보기"))</summary>
      \(rest)\(more(leftOut, .value))</details>

      """
  }

  private func table(_ clusters: [Adoption.Cluster], most: Int) -> HTML {
    """
    <div class="scroll" tabindex="0" role="region" aria-label="\(say("Hard-coded values", "하드코딩된 값"))">
    <table class="raw">
    <thead><tr><th scope="col">\(say("Value", "값"))</th><th scope="col" class="wide">\(say("Times", "횟수"))</th>\
    <th scope="col">\(say("Token for it", "쓸 토큰"))</th><th scope="col">\(say("Places", "위치"))</th></tr></thead>
    <tbody>
    \(clusters.map { row($0, most: most) })</tbody>
    </table>
    </div>

    """
  }

  private func row(_ cluster: Adoption.Cluster, most: Int) -> HTML {
    let token: HTML =
      cluster.token.map { "<code class=\"token\">\($0)</code>" }
      ?? "<span class=\"none\">\(say("none yet", "없음"))</span>"
    return """
      <tr><th scope="row">\(HTMLValue.sample(cluster.value))<code>\(text(of: cluster.value))</code></th>\
      <td><span class="share"><span class="percent">\(Grouped.text(cluster.places.count))</span>\
      <span class="bar count" style="--t:\(cluster.places.count * 1000 / max(most, 1))" aria-hidden="true"></span></span></td>\
      <td>\(token)</td><td>\(HTMLPlaces.list(cluster.places, run.links, run.language))</td></tr>

      """
  }

  var nearMisses: HTML {
    let (shown, leftOut) = run.adoption.nearMisses.capped(Self.mostRows)
    guard !shown.isEmpty else { return "" }
    return """
      <p>\(say("Nobody can tell these from a token by eye: most likely they are slips. Left or above stands what code has, right or below the token.", "눈으로는 토큰과 구별하기 어려운 값으로, 실수일 가능성이 큽니다. 왼쪽(위)이 코드의 값, 오른쪽(아래)이 토큰의 값입니다."))</p>
      <ul class="cards near">
      \(shown.map(card))</ul>
      \(more(leftOut, .value))
      """
  }

  private func card(_ miss: Adoption.NearMiss) -> HTML {
    let unit = HTMLValue.color(normalForm: miss.value) == nil ? "pt" : "ΔE"
    let off = "\(AdoptionText.difference(miss.difference)) \(unit)"
    return """
      <li>\(pair(miss))<p><code>\(text(of: miss.value))</code> ≈ <code class="token">\(miss.token)</code></p>
      <p class="facts">\(say("off by \(off), \(counted(miss.places.count, .time))", "차이 \(off), \(counted(miss.places.count, .time))"))</p>
      \(HTMLPlaces.list(miss.places, run.links, run.language))</li>

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
  static func list(_ places: Adoption.Places, _ links: SourceLinks, _ language: PageLanguage) -> HTML {
    let shown = places.first.prefix(mostPlaces).map { item($0, links) }
    guard places.count > mostOpen else { return "<ul class=\"places\">\(Array(shown))</ul>" }
    let rest = places.count - shown.count
    let left = language.counted(rest, .place)
    let more: HTML = rest > 0 ? "<li>\(language.say("and \(left) more", "이 밖에 \(left)"))</li>" : ""
    let (count, files) = (language.counted(places.count, .place), language.counted(places.fileCount, .file))
    return """
      <details class="places"><summary>\(language.say("\(count) in \(files)", "\(files), \(count)"))</summary>\
      <ul class="places">\(Array(shown))\(more)</ul></details>
      """
  }

  private static func item(_ place: Location, _ links: SourceLinks) -> HTML {
    let name = FilePath.name(of: place.path)
    return """
      <li title="\(place.path):\(place.line)">\(link(place, text: "\(name):\(place.line)", links))</li>
      """
  }
}
