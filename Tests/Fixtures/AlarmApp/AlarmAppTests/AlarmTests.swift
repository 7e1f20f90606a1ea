import UIKit
import XCTest

final class AlarmTests: XCTestCase {
  func testFont() {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 20, weight: .heavy)
    label.textColor = UIColor(red: 31 / 255, green: 37 / 255, blue: 46 / 255, alpha: 1.0)
    XCTAssertEqual(label.font.pointSize, 20)
  }
}
