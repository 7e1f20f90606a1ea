import Linting

/// The tables of shares: by rule, folder, file and owner, and over time.
struct AdoptionCountTables {
  var run: AdoptionReport

  private static let mostFolders = 400
  private static let mostFiles = 25
  private static let mostOwners = 100
  private static let mostTokens = 20

  var rules: HTML { table("Rule", run.adoption.rules.map { ("<code>\($0.name)</code>", $0.count) }) }

  var owners: HTML {
    guard let owners = run.adoption.owners else { return "" }
    let (shown, leftOut) = owners.sorted(by: Adoption.Row.hasMore).capped(Self.mostOwners)
    var rows: [(HTML, Adoption.Count)] = shown.map { ("<code>\($0.name)</code>", $0.count) }
    if run.adoption.unowned.all > 0 { rows.append(("<i>nobody</i>", run.adoption.unowned)) }
    return table("Owner", rows) + Self.more(leftOut, "owner")
  }

  var files: HTML {
    let files = run.adoption.files.filter { $0.count.raw > 0 }.sorted(by: Adoption.Row.hasMore)
    let (shown, leftOut) = files.capped(Self.mostFiles)
    let rows = shown.map { row in
      (HTMLPlaces.link(Location(path: row.name, line: 1, column: 1), text: row.name, run.links), row.count)
    }
    return table("File", rows) + Self.more(leftOut, "file")
  }

  var tokens: HTML {
    let (shown, leftOut) = run.adoption.missedTokens.capped(Self.mostTokens)
    guard !shown.isEmpty else { return "" }
    return """
      <p>The tokens that code holds the values of, or almost, without naming them.</p>
      \(table("Token", shown.map { ("<code>\($0.name)</code>", $0.count) }))\(Self.more(leftOut, "token"))
      """
  }

  private func table(_ title: String, _ rows: [(HTML, Adoption.Count)]) -> HTML {
    guard !rows.isEmpty else { return "" }
    return """
      <div class="scroll" tabindex="0" role="region" aria-label="\(title)">
      <table>
      <thead><tr><th scope="col">\(title)</th><th scope="col" class="wide">Share</th><th scope="col" class="number">Tokens\
      </th><th scope="col" class="number">Raw</th><th scope="col" class="number">Near</th></tr></thead>
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

  static func more(_ count: Int, _ noun: String) -> HTML {
    guard count > 0 else { return "" }
    return "<p class=\"remark\">and \(Grouped.text(count)) more \(noun)\(count == 1 ? "" : "s"), left out here</p>\n"
  }

  // MARK: Folders

  var folders: HTML {
    let trees = FolderTree.trees(of: run.adoption.folders)
    guard !trees.isEmpty else { return "" }
    var room = Self.mostFolders
    let html = list(trees, level: 0, &room)
    let count = FolderTree.count(of: trees)
    return "<div class=\"tree\">\n\(html)</div>\n" + Self.more(max(count - Self.mostFolders, 0), "folder")
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
      \(Grouped.text(tree.count.raw)) raw</span>
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
      \(chart(entries.compactMap(\.count.permille)))<div class="scroll" tabindex="0" role="region" aria-label="History">
      <table>
      <thead><tr><th scope="col">Report</th><th scope="col" class="wide">Share</th><th scope="col" class="number">Change\
      </th><th scope="col" class="number">Tokens</th><th scope="col" class="number">Raw</th><th></th></tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>
      </div>

      """
  }

  private func chart(_ shares: [Int]) -> HTML {
    guard shares.count > 1 else { return "" }
    let points = shares.enumerated().map { index, share in
      (x: 10 + index * 980 / (shares.count - 1), y: 10 + (1000 - share) * 160 / 1000)
    }
    let line = points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    let dots: [HTML] = points.map { "<circle cx=\"\($0.x)\" cy=\"\($0.y)\" r=\"5\"/>" }
    return """
      <svg class="chart" viewBox="0 0 1000 180" role="img" aria-label="The share of tokens from report to report">
      <line x1="0" x2="1000" y1="10" y2="10"/><line x1="0" x2="1000" y1="90" y2="90"/>\
      <line x1="0" x2="1000" y1="170" y2="170"/>
      <polyline points="\(line)"/>
      \(dots)
      </svg>

      """
  }
}
