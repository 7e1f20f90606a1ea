import DesignTokens

/// Values that a configuration lists, found however they are written: `#FF7E7E`, `16`, `system/17/semibold`.
struct ValueList: Sendable {
  private var texts: Set<String> = []
  /// Where in the list a value stands, by its normal form.
  private var byValue: [String: [Int]] = [:]

  init(_ values: [String]) {
    texts = Set(values)
    for (position, value) in values.enumerated() {
      var forms = [value.lowercased()]
      if let number = Double(value) { forms.append(NumberFormat.decimal(number)) }
      if let hex = HexColor.parse(value, order: .rgba)?.color?.hex { forms.append(hex.lowercased()) }
      if let color = Color(wideForm: value) { forms.append(color.normalForm.lowercased()) }
      for form in Set(forms) { byValue[form, default: []].append(position) }
    }
  }

  /// Whether the list has a piece of source as it is written.
  func holds(text: String) -> Bool { texts.contains(text) }

  /// The places in the list of a value that is given in its normal form, in order.
  func positions(of normalForm: String) -> [Int] { byValue[normalForm.lowercased()] ?? [] }

  /// What each rule allows.
  static func allowed(_ settings: RuleSettings) -> [String: ValueList] {
    settings.rules.filter { !$0.value.allow.isEmpty }.mapValues { ValueList($0.allow) }
  }
}
