import UIKit

private typealias Color = R.Color

final class PriceLabel: UILabel {
  func setPrice(_ price: Int, unit: String = "원", discount: Int? = nil) {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 5
    paragraph.minimumLineHeight = 28
    paragraph.alignment = .right
    let text = NSMutableAttributedString(
      string: "\(price)",
      attributes: [
        .font: UIFont.systemFont(ofSize: 28, weight: .heavy),
        .foregroundColor: Color.title,
        .paragraphStyle: paragraph,
      ]
    )
    text.append(NSAttributedString(
      string: unit,
      attributes: [
        .font: UIFont.systemFont(ofSize: 12, weight: .medium),
        .foregroundColor: UIColor(
          red: 111 / 255,
          green: 118 / 255,
          blue: 126 / 255,
          alpha: 1
        ),
        .baselineOffset: 2,
      ]
    ))
    if let discount {
      text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
      text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 22), range: NSRange(location: 0, length: 2))
      text.append(NSAttributedString(string: " -\(discount)%"))
    }
    backgroundColor = Color.white
    layer.borderColor = Color.brand.withAlphaComponent(0.2).cgColor
    attributedText = text
  }
}
