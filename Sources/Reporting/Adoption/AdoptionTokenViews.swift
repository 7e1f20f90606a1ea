import DesignTokens
import Linting

/// The design tokens as they look, each with how often code uses it and how often it holds the raw value instead.
struct AdoptionTokenViews {
  var run: AdoptionReport

  private static let mostColors = 600
  private static let mostFonts = 80
  private static let mostNumbers = 60
  private static let mostUnused = 100

  private func rows(_ category: DesignToken.Category) -> [Adoption.TokenRow] {
    run.adoption.tokens.filter { $0.token.category == category }
  }

  // MARK: Colors

  var palette: HTML {
    let colors = rows(.color).enumerated().sorted { left, right in
      let (one, other) = (left.element.token.name, right.element.token.name)
      return one == other ? left.offset < right.offset : NaturalOrder.precedes(one, other)
    }
    let (shown, leftOut) = colors.map(\.element).capped(Self.mostColors)
    guard !shown.isEmpty else { return "" }
    var groups: [(name: String, rows: [Adoption.TokenRow])] = []
    for row in shown {
      let name = Self.group(of: row.token.name)
      if groups.last?.name == name { groups[groups.count - 1].rows.append(row) } else { groups.append((name, [row])) }
    }
    let html: [HTML] = groups.map { group in
      """
      <h3>\(group.name)</h3>
      <ul class="cards palette">
      \(group.rows.map(card))</ul>

      """
    }
    return """
      <p>Each color in light, and beside it in dark where it has a value of its own there.</p>
      \(html)\(AdoptionCountTables.more(leftOut, "color"))
      """
  }

  /// What stands before the last dot: `Color` of `Color.ink`.
  private static func group(of name: String) -> String {
    let dot = name.lastIndex { $0 == "." || $0 == "/" }
    return dot.map { String(name[..<$0]) } ?? ""
  }

  private func card(_ row: Adoption.TokenRow) -> HTML {
    let values = row.token.values
    let group = Self.group(of: row.token.name)
    let name = group.isEmpty ? row.token.name : String(row.token.name.dropFirst(group.count + 1))
    let dark: HTML = values.dark.map { "<code>\(HTMLValue.text($0.normalForm))</code>" } ?? ""
    return """
      <li>\(HTMLValue.swatch(values) ?? "")<p class="name">\(link(row, name))\(badges(row))</p>
      <p class="facts"><code>\(HTMLValue.text(values.any.normalForm))</code>\(dark)</p>
      <p class="facts">\(uses(row))</p></li>

      """
  }

  private func link(_ row: Adoption.TokenRow, _ name: String) -> HTML {
    HTMLPlaces.link(row.definition, text: name, run.links)
  }

  private func badges(_ row: Adoption.TokenRow) -> HTML {
    var html: HTML = ""
    if row.token.deprecation != nil { html += " <span class=\"badge bad\">deprecated</span>" }
    if row.standing == .unused { html += " <span class=\"badge\">unused</span>" }
    return html
  }

  /// `12 uses, 3 raw`.
  private func uses(_ row: Adoption.TokenRow) -> HTML {
    let used = row.isDoubtful ? "perhaps used" : AdoptionText.counted(row.count.used, "use")
    let raw: HTML = row.count.raw > 0 ? ", <b class=\"raw\">\(Grouped.text(row.count.raw)) raw</b>" : ""
    return "\(used)\(raw)"
  }

  // MARK: Fonts

  var typeScale: HTML {
    let fonts = rows(.font).compactMap { row -> (FontValue, Adoption.TokenRow)? in
      guard case .font(let font) = row.token.values.any else { return nil }
      return (font, row)
    }
    let sorted = fonts.enumerated().sorted { ($1.element.0.size, $0.offset) < ($0.element.0.size, $1.offset) }
      .map(\.element)
    let (shown, leftOut) = sorted.capped(Self.mostFonts)
    guard !shown.isEmpty else { return "" }
    return """
      <p>Largest first. A family that this machine lacks is shown in the system's font.</p>
      <ul class="type">
      \(shown.map { specimen($0, $1) })</ul>
      \(AdoptionCountTables.more(leftOut, "font"))
      """
  }

  private func specimen(_ font: FontValue, _ row: Adoption.TokenRow) -> HTML {
    """
    <li><p class="specimen" style="\(HTMLValue.style(font))">Aa 가나다 123</p>
    <div><p class="name">\(link(row, row.token.name))\(badges(row))</p>
    <p class="facts"><code>\(font.normalForm)</code> · \(uses(row))</p></div></li>

    """
  }

  // MARK: Numbers

  var scales: HTML {
    let parts: [HTML] = DesignToken.Category.allCases.filter { $0 != .color && $0 != .font }.map(scale)
    return "\(parts)"
  }

  private func scale(_ category: DesignToken.Category) -> HTML {
    let numbers = rows(category).compactMap { row -> (Double, Adoption.TokenRow)? in
      guard case .number(let number) = row.token.values.any else { return nil }
      return (number, row)
    }
    let sorted = numbers.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element)
    let (shown, leftOut) = sorted.capped(Self.mostNumbers)
    guard !shown.isEmpty else { return "" }
    return """
      <h3>\(Self.title(category))</h3>
      <ul class="scale">
      \(shown.map { step($0, $1, category) })</ul>
      \(AdoptionCountTables.more(leftOut, "token"))
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

  private static func title(_ category: DesignToken.Category) -> String {
    switch category {
    case .fontSize: "Font size"
    case .lineHeight: "Line height"
    case .letterSpacing: "Letter spacing"
    case .number: "Numbers of no known purpose"
    default: category.rawValue.prefix(1).uppercased() + category.rawValue.dropFirst()
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
      <summary>\(AdoptionText.counted(rows.count, "token")) that no code names</summary>
      <ul class="unused">
      \(items)</ul>
      </details>
      \(AdoptionCountTables.more(leftOut, "token"))
      """
  }
}
