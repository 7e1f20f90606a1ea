extension FontValue {
  /// The normal form `family/size/weight`: `system/15/regular`, `Pretendard/17/semibold`.
  ///
  /// A design joins the family, `system-rounded/15/bold`, and slant joins the weight, `system/15/bold-italic`. A weight
  /// that the source does not give prints as `regular`, which is what is drawn.
  package var normalForm: String {
    let face = (family ?? "system") + (design.map { "-" + $0 } ?? "")
    let style = drawnWeight.rawValue + (isItalic ? "-italic" : "")
    return face + "/" + NumberFormat.rounded(size) + "/" + style
  }

  /// The weight, where none given means the regular one.
  package var drawnWeight: FontWeight { weight ?? .regular }
}
