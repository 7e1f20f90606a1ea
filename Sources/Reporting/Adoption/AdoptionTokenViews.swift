import DesignTokens
import Linting

/// The design tokens as they look, each with how often code uses it and how often it holds the raw value instead.
struct AdoptionTokenViews: AdoptionPagePart {
  var run: AdoptionReport

  private static let mostColors = 600
  private static let mostFonts = 80
  private static let mostNumbers = 60
  private static let mostUnused = 100

  private func rows(_ category: DesignToken.Category) -> [AdoptionTokenEntry] {
    AdoptionTokenEntry.entries(run.adoption.tokens.filter { $0.token.category == category })
  }

  // MARK: Colors

  var palette: HTML {
    let colors = rows(.color).enumerated().sorted { left, right in
      let (one, other) = (left.element.row.token.name, right.element.row.token.name)
      return one == other ? left.offset < right.offset : NaturalOrder.precedes(one, other)
    }
    let (shown, leftOut) = colors.map(\.element).capped(Self.mostColors)
    guard !shown.isEmpty else { return "" }
    var groups: [(name: String, rows: [AdoptionTokenEntry])] = []
    for entry in shown {
      let name = Self.parts(of: entry.row.token.name).group
      if groups.last?.name == name {
        groups[groups.count - 1].rows.append(entry)
      } else {
        groups.append((name, [entry]))
      }
    }
    let html: [HTML] = groups.map { group in
      """
      <h3>\(group.name)</h3>
      <ul class="cards palette">
      \(group.rows.map(card))</ul>

      """
    }
    return """
      <p>\(say("Each color in light, and beside it in dark where it has a value of its own there.", "라이트 모드의 색이며, 다크 모드 값이 따로 있으면 오른쪽 절반에 보입니다."))</p>
      \(html)\(more(leftOut, .color))
      """
  }

  /// What a color's name begins with, and the rest: `Color` and `ink`, `Palette.color` and `blue` of `Palette.color(.blue)`.
  private static func parts(of name: String) -> (group: String, leaf: String) {
    if name.hasSuffix(")"), let open = name.firstIndex(of: "(") {
      let argument = name[name.index(after: open)...].dropLast().drop { $0 == "." }
      if !argument.isEmpty { return (String(name[..<open]), String(argument)) }
    }
    guard let dot = name.lastIndex(where: { $0 == "." || $0 == "/" }) else { return ("", name) }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  private func card(_ entry: AdoptionTokenEntry) -> HTML {
    let row = entry.row
    let values = row.token.values
    let name = Self.parts(of: row.token.name).leaf
    let dark: HTML = values.dark.map { "<code>\(HTMLValue.text($0.normalForm))</code>" } ?? ""
    return """
      <li>\(HTMLValue.swatch(values) ?? "")<p class="name">\(link(row, name))\(badges(row))</p>
      \(otherNames(entry))\
      <p class="facts"><code>\(HTMLValue.text(values.any.normalForm))</code>\(dark)</p>
      <p class="facts">\(uses(row))</p></li>

      """
  }

  /// `UIColor.ink` beside `Color.ink`.
  private func otherNames(_ entry: AdoptionTokenEntry) -> HTML {
    guard !entry.others.isEmpty else { return "" }
    return "<p class=\"facts\">= <code>\(entry.others.joined(separator: ", "))</code></p>\n"
  }

  private func link(_ row: Adoption.TokenRow, _ name: String) -> HTML {
    HTMLPlaces.link(row.definition, text: name, run.links)
  }

  private func badges(_ row: Adoption.TokenRow) -> HTML {
    var html: HTML = ""
    if row.token.deprecation != nil { html += " <span class=\"badge bad\">\(say("deprecated", "사용 중단 예정"))</span>" }
    if row.standing == .unused { html += " <span class=\"badge\">\(say("unused", "미사용"))</span>" }
    return html
  }

  /// `12 uses, 3 hard-coded`.
  private func uses(_ row: Adoption.TokenRow) -> HTML {
    let used = row.isDoubtful ? say("perhaps used", "쓰일 수 있음") : counted(row.count.used, .use)
    let count = Grouped.text(row.count.raw)
    let raw: HTML =
      row.count.raw > 0 ? ", <b class=\"raw\">\(say("\(count) hard-coded", "하드코딩 \(count)번"))</b>" : ""
    return "\(used)\(raw)"
  }

  // MARK: Fonts

  var typeScale: HTML {
    let fonts = rows(.font).compactMap { entry -> (FontValue, AdoptionTokenEntry)? in
      guard case .font(let font) = entry.row.token.values.any else { return nil }
      return (font, entry)
    }
    let sorted = fonts.enumerated().sorted { ($1.element.0.size, $0.offset) < ($0.element.0.size, $1.offset) }
      .map(\.element)
    let (shown, leftOut) = sorted.capped(Self.mostFonts)
    guard !shown.isEmpty else { return "" }
    return """
      <p>\(say("Largest first. A family that this computer lacks is shown in the system's font.", "큰 글꼴부터 보여 줍니다. 이 컴퓨터에 없는 서체는 시스템 글꼴로 보입니다."))</p>
      <ul class="type">
      \(shown.map { specimen($0, $1) })</ul>
      \(more(leftOut, .font))
      """
  }

  private func specimen(_ font: FontValue, _ entry: AdoptionTokenEntry) -> HTML {
    let row = entry.row
    return """
      <li><p class="specimen" style="\(HTMLValue.style(font))">Aa 가나다 123</p>
      <div><p class="name">\(link(row, row.token.name))\(badges(row))</p>
      \(otherNames(entry))<p class="facts">\(text(of: font.normalForm)) · \(uses(row))</p></div></li>

      """
  }

  // MARK: Numbers

  var scales: HTML {
    let parts: [HTML] = DesignToken.Category.allCases.filter { $0 != .color && $0 != .font }.map(scale)
    return "\(parts)"
  }

  private func scale(_ category: DesignToken.Category) -> HTML {
    let numbers = rows(category).compactMap { entry -> (Double, Adoption.TokenRow)? in
      guard case .number(let number) = entry.row.token.values.any else { return nil }
      return (number, entry.row)
    }
    let sorted = numbers.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element)
    let (shown, leftOut) = sorted.capped(Self.mostNumbers)
    guard !shown.isEmpty else { return "" }
    return """
      <h3>\(run.language.name(of: category))</h3>
      <ul class="scale">
      \(shown.map { step($0, $1, category) })</ul>
      \(more(leftOut, .token))
      """
  }

  private func step(_ number: Double, _ row: Adoption.TokenRow, _ category: DesignToken.Category) -> HTML {
    """
    <li>\(sample(number, category))<code class="value">\(NumberFormat.rounded(number))</code>\
    <span class="name">\(link(row, row.token.name))\(badges(row))</span><span class="facts">\(uses(row))</span></li>

    """
  }

  private func sample(_ number: Double, _ category: DesignToken.Category) -> HTML {
    switch category {
    case .radius: "<span class=\"corner\" style=\"border-radius:\(HTMLValue.length(number, most: 28)) 0 0 0\"></span>"
    case .opacity: "<span class=\"opacity\" style=\"opacity:\(NumberFormat.rounded(min(max(number, 0), 1)))\"></span>"
    case .border: "<span class=\"border\" style=\"border-top-width:\(HTMLValue.length(number, most: 20))\"></span>"
    case .duration: ""
    default: "<span class=\"length\" style=\"width:\(HTMLValue.length(number, most: 200))\"></span>"
    }
  }

  // MARK: Unused tokens

  var unused: HTML {
    let rows = run.adoption.tokens.filter { $0.standing == .unused && !$0.token.spellings.isEmpty }
    let (shown, leftOut) = rows.capped(Self.mostUnused)
    guard !shown.isEmpty else { return "" }
    let items: [HTML] = shown.map { row in
      "<li>\(HTMLValue.swatch(row.token.values) ?? "")\(link(row, row.token.name)) \(HTMLValue.text(row.token.values.any.normalForm))</li>\n"
    }
    return """
      <details>
      <summary>\(say("\(counted(rows.count, .token)) that nothing names", "어디에도 쓰이지 않는 \(counted(rows.count, .token))"))</summary>
      <ul class="unused">
      \(items)</ul>
      </details>
      \(more(leftOut, .token))
      """
  }
}
