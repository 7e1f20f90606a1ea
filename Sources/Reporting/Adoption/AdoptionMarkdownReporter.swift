import Linting

/// Adoption for the comment of a pull request or the summary of a job.
package struct AdoptionMarkdownReporter: AdoptionReporter {
  private static let mostRows = 15

  package init() {}

  package func report(_ run: AdoptionReport) -> String {
    let adoption = run.adoption
    var text = "**Design token adoption: \(AdoptionText.percent(adoption.total))**"
    if let target = run.target {
      text += " — \(run.misses ? "below" : "meets") the \(AdoptionText.difference(target)) % wanted"
    }
    text += "\n\n\(AdoptionText.summary(of: adoption)).\n"
    for remark in AdoptionText.remarks(on: adoption) { text += "\(remark)\n" }
    text += history(of: run)
    text += counts("Rule", rows(adoption.rules))
    text += counts("Folder", rows(FolderTree.mainFolders(of: FolderTree.trees(of: adoption.folders))))
    if let owners = adoption.owners {
      let unowned = adoption.unowned.all > 0 ? [("nobody", adoption.unowned)] : []
      text += counts("Owner", rows(owners.sorted(by: Adoption.Row.hasMore)) + unowned)
    }
    text += counts("Token", rows(adoption.missedTokens))
    return text + clusters(run) + nearMisses(run)
  }

  private func rows(_ rows: [Adoption.Row]) -> [(name: String, count: Adoption.Count)] {
    rows.map { (code($0.name), $0.count) }
  }

  private func code(_ text: String) -> String { MarkdownText.code(text) }

  private func counts(_ title: String, _ rows: [(name: String, count: Adoption.Count)]) -> String {
    table([title, "Share", "Tokens", "Raw", "Near"], rows) { row in
      [row.name, AdoptionText.percent(row.count), "\(row.count.used)", "\(row.count.raw)", "\(row.count.near)"]
    }
  }

  private func clusters(_ run: AdoptionReport) -> String {
    table(["Raw value", "Times", "Files", "Rule", "Use", "First at"], run.adoption.clusters) { cluster in
      [
        code(cluster.value), "\(cluster.places.count)", "\(cluster.places.fileCount)", code(cluster.rule),
        cluster.token.map { code($0) } ?? "", place(cluster.places, run),
      ]
    }
  }

  private func nearMisses(_ run: AdoptionReport) -> String {
    table(["Near miss", "Token", "Off by", "Times", "First at"], run.adoption.nearMisses) { miss in
      [
        code(miss.value), "\(code(miss.token)) \(code(miss.tokenValue))", AdoptionText.difference(miss.difference),
        "\(miss.places.count)", place(miss.places, run),
      ]
    }
  }

  private func history(of run: AdoptionReport) -> String {
    if run.history.isEmpty { return "" }
    return table(["Report", "Share", "Change", "Tokens", "Raw"], AdoptionText.history(of: run)) { entry in
      let note = entry.note.isEmpty ? "" : " (\(entry.note))"
      return [
        MarkdownText.escaped(entry.label) + note, AdoptionText.percent(entry.count), entry.change,
        "\(entry.count.used)", "\(entry.count.raw)",
      ]
    }
  }

  private func place(_ places: Adoption.Places, _ run: AdoptionReport) -> String {
    guard let first = places.first.first else { return "" }
    let name = MarkdownText.escaped("\(first.path):\(first.line)")
    return run.links.address(of: first).map { "[\(name)](<\($0)>)" } ?? name
  }

  private func table<Row>(_ titles: [String], _ rows: [Row], _ cells: (Row) -> [String]) -> String {
    if rows.isEmpty { return "" }
    let (shown, leftOut) = rows.capped(Self.mostRows)
    var text = "\n| \(titles.joined(separator: " | ")) |\n|\(String(repeating: " --- |", count: titles.count))\n"
    for row in shown { text += "| \(cells(row).joined(separator: " | ")) |\n" }
    if leftOut > 0 { text += "\nand \(leftOut) more\n" }
    return text
  }
}
