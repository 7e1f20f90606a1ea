import UIKit

extension R {
  enum Font {
    static let title = UIFont.systemFont(ofSize: 22, weight: .bold)
    static let body = UIFont.systemFont(ofSize: 15)
    static let caption: UIFont = .systemFont(ofSize: 12, weight: .medium)

    static func brand(ofSize size: CGFloat) -> UIFont {
      UIFont(name: "GmarketSansTTFBold", size: size) ?? .boldSystemFont(ofSize: size)
    }
  }
}
