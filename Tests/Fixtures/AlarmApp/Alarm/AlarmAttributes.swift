import UIKit

final class AlarmTextFactory {
  private let memoColor: UIColor = .init(red: 0.651, green: 0.690, blue: 0.753, alpha: 1)

  func title(_ text: String) -> NSAttributedString {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20, weight: .heavy),
      .foregroundColor: UIColor(red: 31 / 255, green: 37 / 255, blue: 46 / 255, alpha: 1.0),
      .strokeWidth: -2,
    ]
    return NSAttributedString(string: text, attributes: attributes)
  }

  func memo(_ text: String, alpha: CGFloat) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.maximumLineHeight = 22
    style.lineBreakMode = .byTruncatingTail
    style.alignment = .center
    return NSAttributedString(
      string: text,
      attributes: [
        NSAttributedString.Key.font: UIFont.systemFont(ofSize: 13, weight: .medium),
        .foregroundColor: memoColor,
        .backgroundColor: UIColor(red: 1, green: 92.0 / 255.0, blue: 92.0 / 255.0, alpha: alpha),
        .paragraphStyle: style,
      ]
    )
  }

  func progress(_ ratio: CGFloat) -> UIColor {
    UIColor(red: ratio, green: 0.2, blue: 1 - ratio, alpha: 1)
  }
}
