import Linting

/// Adoption for people at a terminal.
package struct AdoptionTextReporter: AdoptionReporter {
  private let style: TextStyle
  private static let mostRows = 12

  package init(style: TextStyle = .plain) {
    self.style = style
  }

  package func report(_ run: AdoptionReport) -> String {
    let adoption = run.adoption
    let share = style.paint(AdoptionText.percent(adoption.total), .bold, run.misses ? .red : .green)
    let target = run.target.map { " of \(AdoptionText.difference($0)) % wanted" } ?? ""
    var text = "\(share)\(target)  \(bar(adoption.total, width: 30))\n"
    text += AdoptionText.summary(of: adoption) + "\n"
    for remark in AdoptionText.remarks(on: adoption) { text += style.paint(remark, .dim) + "\n" }
    text += section("rule", adoption.rules)
    let folders = FolderTree.trees(of: adoption.folders)
    text += section("folder", FolderTree.mainFolders(of: folders), all: FolderTree.count(of: folders))
    text += owners(of: adoption)
    text += section("token", adoption.missedTokens)
    text += clusters(of: adoption)
    text += nearMisses(of: adoption)
    text += history(of: run)
    return text
  }

  /// `████████▌·····`.
  private func bar(_ count: Adoption.Count, width: Int) -> String {
    guard let permille = count.permille else { return "" }
    let eighths = permille * width * 8 / 1000
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let filled = String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
    let rest = width - eighths / 8 - (eighths % 8 > 0 ? 1 : 0)
    return style.paint(filled, .green) + style.paint(String(repeating: "·", count: rest), .dim)
  }

  private func section(_ title: String, _ rows: [Adoption.Row], all: Int? = nil) -> String {
    guard !rows.isEmpty else { return "" }
    let shown = rows.prefix(Self.mostRows)
    var table = TextTable(["by \(title)", "share", "tokens", "raw", "near"])
    for row in shown {
      table.add([
        TerminalText.neutralized(row.name), AdoptionText.percent(row.count), "\(row.count.used)", "\(row.count.raw)",
        "\(row.count.near)",
      ])
    }
    return "\n" + table.text(style) + more((all ?? rows.count) - shown.count)
  }

  private func more(_ count: Int) -> String {
    count > 0 ? "  \(style.paint("and \(count) more in the JSON and HTML reports", .dim))\n" : ""
  }

  private func owners(of adoption: Adoption) -> String {
    guard let owners = adoption.owners else { return "" }
    let unowned = adoption.unowned.all > 0 ? [Adoption.Row(name: "nobody", count: adoption.unowned)] : []
    return section("owner", owners.sorted(by: Adoption.Row.hasMore) + unowned)
  }

  private func clusters(of adoption: Adoption) -> String {
    guard !adoption.clusters.isEmpty else { return "" }
    let (shown, leftOut) = adoption.clusters.capped(Self.mostRows)
    var table = TextTable(["raw value", "times", "files", "", ""], leftAligned: [0, 3, 4])
    for cluster in shown {
      let token = cluster.token.map { "→ \(TerminalText.neutralized($0))" } ?? ""
      table.add([
        TerminalText.neutralized(cluster.value), "\(cluster.places.count)", "\(cluster.places.fileCount)",
        TerminalText.neutralized(cluster.rule), token,
      ])
    }
    return "\n" + table.text(style) + more(leftOut)
  }

  private func nearMisses(of adoption: Adoption) -> String {
    guard !adoption.nearMisses.isEmpty else { return "" }
    let (shown, leftOut) = adoption.nearMisses.capped(Self.mostRows)
    var table = TextTable(["near miss", "times", "off by", "", ""], leftAligned: [0, 3, 4])
    for miss in shown {
      let place = miss.places.first.first.map { "\($0.path):\($0.line)" } ?? ""
      table.add([
        TerminalText.neutralized(miss.value), "\(miss.places.count)", AdoptionText.difference(miss.difference),
        "≈ \(TerminalText.neutralized(miss.token))", TerminalText.neutralized(place),
      ])
    }
    return "\n" + table.text(style) + more(leftOut)
  }

  private func history(of run: AdoptionReport) -> String {
    guard !run.history.isEmpty else { return "" }
    var table = TextTable(["history", "share", "change", "tokens", "raw", ""], leftAligned: [0, 5])
    for entry in AdoptionText.history(of: run) {
      table.add([
        TerminalText.neutralized(entry.label), AdoptionText.percent(entry.count), entry.change, "\(entry.count.used)",
        "\(entry.count.raw)", entry.note,
      ])
    }
    return "\n" + table.text(style)
  }
}

/// Columns of text as wide as what is in them.
private struct TextTable {
  private let title: [String]
  private let leftAligned: Set<Int>
  private var rows: [[String]] = []

  init(_ title: [String], leftAligned: Set<Int> = [0]) {
    self.title = title
    self.leftAligned = leftAligned
  }

  mutating func add(_ row: [String]) { rows.append(row) }

  func text(_ style: TextStyle) -> String {
    let widths = title.indices.map { column in
      ([title] + rows).map { TerminalText.width(of: $0[column]) }.max() ?? 0
    }
    return style.paint(line(title, widths, indent: ""), .bold) + "\n"
      + rows.map { line($0, widths, indent: "  ") + "\n" }.joined()
  }

  private func line(_ cells: [String], _ widths: [Int], indent: String) -> String {
    var line = indent
    for (column, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: max(widths[column] - TerminalText.width(of: cell), 0))
      line += (column == 0 ? "" : "  ") + (leftAligned.contains(column) ? cell + padding : padding + cell)
      if column == 0, indent.isEmpty { line += "  " }
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
