import DesignTokens
import Linting

/// Adoption as one page that needs nothing else: no script, no network, in light and dark.
///
/// Long lists end with how much they leave out, so that the page of a large app stays one that a browser opens at once.
package struct AdoptionHTMLReporter: AdoptionReporter {
  package init() {}

  package func report(_ run: AdoptionReport) -> String {
    let sections = sections(of: run).filter { !$0.body.source.isEmpty }
    let title = run.label.map { "Design token adoption – \($0)" } ?? "Design token adoption"
    let page: HTML = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="sym-lint">
      <title>\(title)</title>
      <style>
      \(HTML.adoptionStyle)</style>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the report</a>
      <header class="wrap">
      <h1>Design token adoption</h1>
      \(AdoptionHead(run: run).html)
      <nav aria-label="Sections"><ul>\(sections.map { "<li><a href=\"#\($0.id)\">\($0.title)</a></li>" })</ul></nav>
      </header>
      <main id="content" class="wrap">
      \(sections.map(\.html))</main>
      <footer class="wrap">
      <p>A share is uses of design tokens ÷ (uses of design tokens + raw values), and is never rounded up. Counted are the
      places where \(run.adoption.countedRules.joined(separator: ", ")) look for raw values, definitions of tokens and
      values silenced by comments left out.</p>
      </footer>
      </body>
      </html>

      """
    return page.source
  }

  private func sections(of run: AdoptionReport) -> [HTMLSection] {
    let counts = AdoptionCountTables(run: run)
    let raw = AdoptionRawTables(run: run)
    let tokens = AdoptionTokenViews(run: run)
    return [
      HTMLSection("history", "History", counts.history),
      HTMLSection("rules", "By rule", counts.rules),
      HTMLSection("raw", "Where raw values cluster", raw.clusters),
      HTMLSection("near", "Near misses", raw.nearMisses),
      HTMLSection("palette", "Palette", tokens.palette),
      HTMLSection("type", "Type scale", tokens.typeScale),
      HTMLSection("scales", "Spacing, radius and other scales", tokens.scales),
      HTMLSection("folders", "By folder", counts.folders),
      HTMLSection("files", "Files with most raw values", counts.files),
      HTMLSection("owners", "By owner", counts.owners),
      HTMLSection("tokens", "By token", counts.tokens),
      HTMLSection("unused", "Tokens that nothing uses", tokens.unused),
    ]
  }
}

/// A part of the page under a heading of its own.
struct HTMLSection {
  var id: String
  var title: String
  var body: HTML

  init(_ id: String, _ title: String, _ body: HTML) {
    self.id = id
    self.title = title
    self.body = body
  }

  var html: HTML {
    "<section id=\"\(id)\" aria-labelledby=\"\(id)-title\">\n<h2 id=\"\(id)-title\">\(title)</h2>\n\(body)</section>\n"
  }
}

/// The sum, large: the share, a ring, and what it is made of.
struct AdoptionHead {
  var run: AdoptionReport

  var html: HTML {
    let total = run.adoption.total
    return """
      \(label)<div class="head">
      \(ring(total))
      <div>
      <p class="sum">\(AdoptionText.summary(of: run.adoption)).</p>
      \(target)\(change)\(remarks)<ul class="legend">
      <li><span class="dot token"></span><b>\(Grouped.text(total.used))</b> token uses</li>
      <li><span class="dot raw"></span><b>\(Grouped.text(total.raw - total.near))</b> raw values</li>
      <li><span class="dot near"></span><b>\(Grouped.text(total.near))</b> near misses</li>
      </ul>
      </div>
      </div>
      """
  }

  private var remarks: HTML {
    let remarks: [HTML] = AdoptionText.remarks(on: run.adoption).map { "<p class=\"facts\">\($0)</p>\n" }
    return "\(remarks)"
  }

  private var label: HTML {
    guard let label = run.label else { return "" }
    return "<p class=\"label\">\(label)</p>\n"
  }

  private func ring(_ total: Adoption.Count) -> HTML {
    let tokens = total.permille ?? 1000
    let near = total.all > 0 ? total.near * 1000 / total.all : 0
    let label = "\(AdoptionText.percent(total)) of design values are tokens"
    return """
      <svg class="ring" viewBox="0 0 120 120" role="img" aria-label="\(label)">
      <circle class="rest" cx="60" cy="60" r="50"/>
      <circle class="near" cx="60" cy="60" r="50" pathLength="1000" stroke-dasharray="\(near) 1000" \
      stroke-dashoffset="-\(tokens)"/>
      <circle class="token" cx="60" cy="60" r="50" pathLength="1000" stroke-dasharray="\(tokens) 1000"/>
      <text x="60" y="60">\(AdoptionText.percent(total))</text>
      </svg>
      """
  }

  private var target: HTML {
    guard let target = run.target else { return "" }
    let wanted = AdoptionText.difference(target)
    return run.misses
      ? "<p class=\"verdict bad\">Below the \(wanted) % wanted</p>\n"
      : "<p class=\"verdict good\">Reaches the \(wanted) % wanted</p>\n"
  }

  private var change: HTML {
    guard let last = run.history.last else { return "" }
    let change = AdoptionText.change(from: last.count, to: run.adoption.total)
    return "<p class=\"change\"><b>\(change)</b> since \(last.label)</p>\n"
  }
}

/// Whole numbers with their thousands apart: `12,345`.
enum Grouped {
  static func text(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.map { index in
      let isBreak = index > 0 && (digits.count - index) % 3 == 0 && digits[index - 1] != "-"
      return (isBreak ? "," : "") + String(digits[index])
    }.joined()
  }
}
