import UIKit

extension UILabel {
  func setText(_ text: String, style: TLFont, color: UIColor = TLColor.text) {
    let paragraph = NSMutableParagraphStyle()
    paragraph.minimumLineHeight = style.lineHeight
    paragraph.maximumLineHeight = style.lineHeight
    attributedText = NSAttributedString(
      string: text,
      attributes: [
        .font: style.font,
        .foregroundColor: color,
        .kern: style.letterSpacing,
        .paragraphStyle: paragraph,
        .baselineOffset: (style.lineHeight - style.font.lineHeight) / 2,
      ]
    )
  }
}
