import DesignTokens
import Linting

/// Adoption as one page that needs nothing else: no script, no network, in light and dark.
///
/// Long lists end with how much they leave out, so that the page of a large app stays one that a browser opens at once.
package struct AdoptionHTMLReporter: AdoptionReporter {
  package init() {}

  package func report(_ run: AdoptionReport) -> String {
    let sections = sections(of: run).filter { !$0.body.source.isEmpty }
    let name = run.language.say("Design token adoption", "디자인 토큰 적용 현황")
    let title = run.label.map { "\(name) – \($0)" } ?? name
    let page: HTML = """
      <!doctype html>
      <html lang="\(run.language.rawValue)">
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
      <a class="skip" href="#content">\(run.language.say("Skip to the report", "본문으로 건너뛰기"))</a>
      <header class="wrap">
      <h1>\(name)</h1>
      \(AdoptionHead(run: run).html)
      <nav aria-label="\(run.language.say("Sections", "목차"))"><ul>\(sections.map { "<li><a href=\"#\($0.id)\">\($0.title)</a></li>" })</ul></nav>
      </header>
      <main id="content" class="wrap">
      \(sections.map(\.html))</main>
      <footer class="wrap">
      <p>\(AdoptionHead(run: run).explanation)</p>
      <p class="id">\(run.adoption.countedRules.joined(separator: ", "))</p>
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
    let say = run.language.say
    return [
      HTMLSection("history", say("Over time", "변화"), counts.history),
      HTMLSection("rules", say("By kind of value", "값의 종류별"), counts.rules),
      HTMLSection("raw", say("Hard-coded values", "하드코딩된 값"), raw.clusters),
      HTMLSection("near", say("Almost a token", "토큰과 거의 같은 값"), raw.nearMisses),
      HTMLSection("palette", say("Colors", "색상"), tokens.palette),
      HTMLSection("type", say("Type scale", "타이포그래피"), tokens.typeScale),
      HTMLSection("scales", say("Spacing, radius and other scales", "간격, 모서리 반경 등"), tokens.scales),
      HTMLSection("folders", say("By folder", "폴더별"), counts.folders),
      HTMLSection("files", say("Files with most hard-coded values", "하드코딩이 많은 파일"), counts.files),
      HTMLSection("owners", say("By owner", "담당자별"), counts.owners),
      HTMLSection("tokens", say("Tokens that should be used more", "더 쓸 수 있는 토큰"), counts.tokens),
      HTMLSection("unused", say("Tokens that nothing uses", "쓰이지 않는 토큰"), tokens.unused),
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
struct AdoptionHead: AdoptionPagePart {
  var run: AdoptionReport

  var html: HTML {
    let total = run.adoption.total
    return """
      \(label)<div class="head">
      \(ring(total))
      <div>
      \(target)\(change)<ul class="legend">
      <li><span class="dot token"></span><b>\(Grouped.text(total.used))</b> \(say("uses of tokens", "토큰 사용"))</li>
      <li><span class="dot raw"></span><b>\(Grouped.text(total.raw))</b> \(say("hard-coded values", "하드코딩된 값"))</li>
      \(near(total))</ul>
      \(facts)</div>
      </div>
      """
  }

  private func near(_ total: Adoption.Count) -> HTML {
    guard total.near > 0 else { return "" }
    let text = say("of these are almost a token", "그중 토큰과 거의 같은 값")
    return "<li><span class=\"dot near\"></span><b>\(Grouped.text(total.near))</b> \(text)</li>\n"
  }

  private var facts: HTML {
    let adoption = run.adoption
    var facts = [say("In \(counted(adoption.fileCount, .file)).", "\(counted(adoption.fileCount, .file))에서 셌습니다.")]
    if adoption.suppressedCount > 0 {
      let count = Grouped.text(adoption.suppressedCount)
      facts.append(say("\(count) more are accepted by comments.", "주석으로 예외 처리한 값이 \(count)개 더 있습니다."))
    }
    let remarks = run.language == .english ? AdoptionText.remarks(on: adoption) : koreanRemarks
    return "<p class=\"facts\">\((facts + remarks).joined(separator: " "))</p>\n"
  }

  private var koreanRemarks: [String] {
    var remarks: [String] = []
    if run.adoption.usesOfNoRule > 0 {
      remarks.append("용도를 알 수 없는 토큰의 사용 \(Grouped.text(run.adoption.usesOfNoRule))번은 합계에만 들어 있습니다.")
    }
    if AdoptionText.isDoubtful(run.adoption) {
      remarks.append("\(counted(run.adoption.doubtfulCount, .token))는 이름만으로 쓰임을 알 수 없어, 실제 비율은 더 높을 수 있습니다.")
    }
    if AdoptionText.hidesColors(run.adoption) {
      let count = Grouped.text(run.adoption.unknownColorCount)
      remarks.append("값을 알 수 없는 색상 이름 \(count)개의 사용은 세지 않아, 실제 비율은 더 높을 수 있습니다.")
    }
    return remarks
  }

  /// How the share comes about.
  var explanation: String {
    say(
      "The share is uses of tokens ÷ (uses of tokens + hard-coded values), and is never rounded up. What defines a token "
        + "and what a comment accepts does not count. These kinds of values were looked for:",
      "비율은 토큰 사용 ÷ (토큰 사용 + 하드코딩된 값)이며 올림하지 않습니다. 토큰을 정의하는 값과 주석으로 예외 처리한 값은 세지 "
        + "않습니다. 살펴본 규칙:")
  }

  private var label: HTML {
    guard let label = run.label else { return "" }
    return "<p class=\"label\">\(label)</p>\n"
  }

  private func ring(_ total: Adoption.Count) -> HTML {
    let tokens = total.permille ?? 1000
    let near = total.all > 0 ? total.near * 1000 / total.all : 0
    let percent = AdoptionText.percent(total)
    let label = say("\(percent) of design values are tokens", "디자인 값의 \(percent)가 토큰입니다")
    return """
      <svg class="ring" viewBox="0 0 120 120" role="img" aria-label="\(label)">
      <circle class="rest" cx="60" cy="60" r="50"/>
      <circle class="near" cx="60" cy="60" r="50" pathLength="1000" stroke-dasharray="\(near) 1000" \
      stroke-dashoffset="-\(tokens)"/>
      <circle class="token" cx="60" cy="60" r="50" pathLength="1000" stroke-dasharray="\(tokens) 1000"/>
      <text x="60" y="60">\(percent)</text>
      </svg>
      """
  }

  private var target: HTML {
    guard let target = run.target else { return "" }
    let wanted = AdoptionText.difference(target)
    return run.misses
      ? "<p class=\"verdict bad\">\(say("Below the goal of \(wanted) %", "목표 \(wanted) %에 못 미칩니다"))</p>\n"
      : "<p class=\"verdict good\">\(say("Reaches the goal of \(wanted) %", "목표 \(wanted) %를 이뤘습니다"))</p>\n"
  }

  private var change: HTML {
    guard let last = run.history.last else { return "" }
    let change = AdoptionText.change(from: last.count, to: run.adoption.total)
    return "<p class=\"change\"><b>\(change)</b> \(say("since \(last.label)", "(\(last.label) 이후)"))</p>\n"
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
