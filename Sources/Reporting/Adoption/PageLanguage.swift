import DesignTokens

/// The languages that the page on adoption is written in.
package enum PageLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"

  /// What is counted, as the page names it.
  enum Noun {
    case color, file, folder, font, owner, place, time, token, use, value
  }

  func say(_ english: String, _ korean: String) -> String { self == .korean ? korean : english }

  /// `1 use`, `1,234 uses`, `토큰 3개`.
  func counted(_ count: Int, _ noun: Noun) -> String {
    let number = Grouped.text(count)
    guard self == .korean else { return "\(number) \(noun)\(count == 1 ? "" : "s")" }
    return switch noun {
    case .color: "색상 \(number)개"
    case .file: "파일 \(number)개"
    case .folder: "폴더 \(number)개"
    case .font: "글꼴 \(number)개"
    case .owner: "담당자 \(number)명"
    case .place: "\(number)곳"
    case .time: "\(number)번"
    case .token: "토큰 \(number)개"
    case .use: "\(number)번 사용"
    case .value: "값 \(number)개"
    }
  }

  /// A kind of value in a designer's words.
  func name(of category: DesignToken.Category) -> String {
    switch category {
    case .color: say("Colors", "색상")
    case .spacing: say("Spacing", "간격")
    case .radius: say("Corner radius", "모서리 반경")
    case .size: say("Sizes", "크기")
    case .font: say("Fonts", "글꼴")
    case .fontSize: say("Font sizes", "글자 크기")
    case .lineHeight: say("Line height", "줄 높이")
    case .letterSpacing: say("Letter spacing", "자간")
    case .border: say("Line width", "선 두께")
    case .opacity: say("Opacity", "불투명도")
    case .shadow: say("Shadows", "그림자")
    case .duration: say("Animation time", "애니메이션 시간")
    case .number: say("Other numbers", "그 밖의 수치")
    }
  }
}

/// A part of the page.
protocol AdoptionPagePart {
  var run: AdoptionReport { get }
}

extension AdoptionPagePart {
  func say(_ english: String, _ korean: String) -> String { run.language.say(english, korean) }

  func counted(_ count: Int, _ noun: PageLanguage.Noun) -> String { run.language.counted(count, noun) }

  /// A rule as what it looks for, with its identifier small beside that.
  func name(ofRule rule: String) -> HTML {
    guard let category = run.adoption.categories[rule] else { return "<code>\(rule)</code>" }
    return "\(run.language.name(of: category)) <small class=\"id\">\(rule)</small>"
  }

  /// A raw value for people: a font as `System 15 semibold`, a color without the alpha that says nothing.
  func text(of value: String) -> String {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, Double(parts[1]) != nil else { return HTMLValue.text(value) }
    let family =
      switch parts[0] {
      case "??": say("Own font", "자체 글꼴")
      case "system": say("System", "시스템")
      default: parts[0].hasPrefix("system-") ? say("System", "시스템") + " " + parts[0].dropFirst(7) : String(parts[0])
      }
    return [family, String(parts[1]), String(parts[2]).replacing("-", with: " ").replacing("??", with: "")]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// How many are not shown.
  func more(_ count: Int, _ noun: PageLanguage.Noun) -> HTML {
    guard count > 0 else { return "" }
    let english = "and \(Grouped.text(count)) more \(noun)\(count == 1 ? "" : "s"), left out here"
    let rest = say(english, "이 밖에 \(counted(count, noun)) 더 있음 (생략)")
    return "<p class=\"remark\">\(rest)</p>\n"
  }
}
