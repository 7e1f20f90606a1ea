import Linting

/// The tables of shares: by rule, folder, file and owner, and over time.
struct AdoptionCountTables: AdoptionPagePart {
  var run: AdoptionReport

  private static let mostFolders = 400
  private static let mostFiles = 25
  private static let mostOwners = 100
  private static let mostTokens = 20

  var rules: HTML {
    let rows = run.adoption.rules.map { (name(ofRule: $0.name), $0.count) }
    return table(say("Kind of value", "값의 종류"), rows.filter { $0.1.all > 0 } + rows.filter { $0.1.all == 0 })
  }

  var owners: HTML {
    guard let owners = run.adoption.owners else { return "" }
    let (shown, leftOut) = owners.sorted(by: Adoption.Row.hasMore).capped(Self.mostOwners)
    var rows: [(HTML, Adoption.Count)] = shown.map { ("<code>\($0.name)</code>", $0.count) }
    if run.adoption.unowned.all > 0 { rows.append(("<i>\(say("nobody", "담당자 없음"))</i>", run.adoption.unowned)) }
    return table(say("Owner", "담당자"), rows) + more(leftOut, .owner)
  }

  var files: HTML {
    let files = run.adoption.files.filter { $0.count.raw > 0 }.sorted(by: Adoption.Row.hasMore)
    let (shown, leftOut) = files.capped(Self.mostFiles)
    let rows = shown.map { row in
      (HTMLPlaces.link(Location(path: row.name, line: 1, column: 1), text: row.name, run.links), row.count)
    }
    return table(say("File", "파일"), rows) + more(leftOut, .file)
  }

  var tokens: HTML {
    let (shown, leftOut) = run.adoption.missedTokens.capped(Self.mostTokens)
    guard !shown.isEmpty else { return "" }
    return """
      <p>\(say("Code has the values of these tokens hard-coded, or almost, in place of their names.", "이름 대신 값이 그대로 적혀 있는 토큰입니다. 거의 같은 값도 셌습니다."))</p>
      \(table(say("Token", "토큰"), shown.map { ("<code>\($0.name)</code>", $0.count) }))\(more(leftOut, .token))
      """
  }

  private func table(_ title: String, _ rows: [(HTML, Adoption.Count)]) -> HTML {
    guard !rows.isEmpty else { return "" }
    return """
      <div class="scroll" tabindex="0" role="region" aria-label="\(title)">
      <table>
      <thead><tr><th scope="col">\(title)</th><th scope="col" class="wide">\(say("Share of tokens", "토큰 비율"))</th>\
      <th scope="col" class="number">\(say("Tokens", "토큰"))</th><th scope="col" class="number">\
      \(say("Hard-coded", "하드코딩"))</th><th scope="col" class="number">\(say("of these almost a token", "그중 거의 토큰"))</th>\
      </tr></thead>
      <tbody>
      \(rows.map { row($0.0, $0.1) })</tbody>
      </table>
      </div>

      """
  }

  private func row(_ name: HTML, _ count: Adoption.Count) -> HTML {
    """
    <tr><th scope="row">\(name)</th><td>\(Self.share(count))</td><td class="number">\(Grouped.text(count.used))</td>\
    <td class="number">\(Grouped.text(count.raw))</td><td class="number">\(Grouped.text(count.near))</td></tr>

    """
  }

  /// The share in figures and as a bar.
  private static func share(_ count: Adoption.Count) -> HTML {
    guard let permille = count.permille else { return "–" }
    let near = count.near * 1000 / count.all
    return """
      <span class="share"><span class="percent">\(AdoptionText.percent(count))</span>\
      <span class="bar" style="--t:\(permille);--n:\(near)" aria-hidden="true"></span></span>
      """
  }

  // MARK: Folders

  var folders: HTML {
    let trees = FolderTree.trees(of: run.adoption.folders)
    guard !trees.isEmpty else { return "" }
    var room = Self.mostFolders
    let html = list(trees, level: 0, &room)
    let count = FolderTree.count(of: trees)
    return "<div class=\"tree\">\n\(html)</div>\n" + more(max(count - Self.mostFolders, 0), .folder)
  }

  /// Open as far as one can take in.
  private static let openLevels = 1

  private func list(_ trees: [FolderTree], level: Int, _ room: inout Int) -> HTML {
    var html: HTML = ""
    for tree in trees where room > 0 {
      room -= 1
      html += item(tree, level: level, &room)
    }
    return "<ul>\n\(html)</ul>\n"
  }

  private func item(_ tree: FolderTree, level: Int, _ room: inout Int) -> HTML {
    let line: HTML = """
      <span class="name">\(tree.label)</span>\(Self.share(tree.count))<span class="raw-count">\
      \(say("\(Grouped.text(tree.count.raw)) hard-coded", "하드코딩 \(Grouped.text(tree.count.raw))개"))</span>
      """
    guard !tree.children.isEmpty, room > 0 else { return "<li><div class=\"leaf\">\(line)</div></li>\n" }
    let inner = list(tree.children, level: level + 1, &room)
    return level < Self.openLevels
      ? "<li><details open><summary>\(line)</summary>\n\(inner)</details></li>\n"
      : "<li><details><summary>\(line)</summary>\n\(inner)</details></li>\n"
  }

  // MARK: History

  var history: HTML {
    guard !run.history.isEmpty else { return "" }
    let entries = AdoptionText.history(of: run)
    let rows: [HTML] = entries.reversed().map { entry in
      """
      <tr><th scope="row">\(entry.label)</th><td>\(Self.share(entry.count))</td><td class="number">\(entry.change)</td>\
      <td class="number">\(Grouped.text(entry.count.used))</td><td class="number">\(Grouped.text(entry.count.raw))</td>\
      <td>\(entry.note)</td></tr>

      """
    }
    return """
      \(chart(entries.compactMap { entry in entry.count.permille.map { (entry.label, $0) } }))\
      <div class="scroll" tabindex="0" role="region" aria-label="\(say("Over time", "변화"))">
      <table>
      <thead><tr><th scope="col">\(say("Report", "보고서"))</th><th scope="col" class="wide">\(say("Share of tokens", "토큰 비율"))\
      </th><th scope="col" class="number">\(say("Change", "변화"))</th><th scope="col" class="number">\(say("Tokens", "토큰"))\
      </th><th scope="col" class="number">\(say("Hard-coded", "하드코딩"))</th><td></td></tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>
      </div>

      """
  }

  /// The line of the shares, its scale at the left, and below it the names of as many reports as have room.
  private func chart(_ shares: [(label: String, permille: Int)]) -> HTML {
    guard shares.count > 1 else { return "" }
    let points = shares.enumerated().map { index, share in
      (x: 60 + index * 900 / (shares.count - 1), y: 14 + (1000 - share.permille) * 160 / 1000)
    }
    let line = points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    let dots: [HTML] = zip(points, shares).map { point, share in
      let name = "\(share.label): \(share.permille / 10).\(share.permille % 10) %"
      return "<circle cx=\"\(point.x)\" cy=\"\(point.y)\" r=\"5\"><title>\(name)</title></circle>"
    }
    let scale: [HTML] = [(14, "100 %"), (94, "50 %"), (174, "0 %")].map { y, text in
      "<line x1=\"60\" x2=\"960\" y1=\"\(y)\" y2=\"\(y)\"/><text class=\"scale\" x=\"50\" y=\"\(y)\">\(text)</text>"
    }
    return """
      <svg class="chart" viewBox="0 0 1000 210" role="img" aria-label="\(say("The share of tokens from report to report", "보고서별 토큰 비율"))">
      \(scale)
      <polyline points="\(line)"/>
      \(dots)
      \(Self.axis(shares.map(\.label), points.map(\.x)))
      </svg>

      """
  }

  /// How wide a letter of the axis is at most, in units of the chart.
  private static let letterWidth = 9
  private static let longestLabel = 24

  /// The first and last report, and of those between as many as do not touch.
  private static func axis(_ labels: [String], _ places: [Int]) -> [HTML] {
    func half(_ index: Int) -> Int { min(TerminalText.width(of: labels[index]), longestLabel) * letterWidth / 2 + 8 }
    let last = labels.count - 1
    var taken = places[0] - half(0) - 1
    let limit = places[last] - 2 * half(last)
    return labels.indices.compactMap { index -> HTML? in
      let isEnd = index == 0 || index == last
      guard isEnd || places[index] - half(index) > taken && places[index] + half(index) < limit else { return nil }
      if index == last, places[index] - 2 * half(index) <= taken { return nil }
      taken = places[index] + (index == 0 ? 2 * half(0) : half(index))
      let label = labels[index].count > longestLabel ? labels[index].prefix(longestLabel - 1) + "…" : labels[index]
      let anchor: HTML = index == 0 ? "start" : index == last ? "end" : "middle"
      return
        "<text class=\"\(anchor)\" x=\"\(places[index])\" y=\"200\" text-anchor=\"\(anchor)\">\(String(label))</text>"
    }
  }
}
