import UIKit
import XCTest

final class CarCellTests: XCTestCase {
  func testHeight() {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 15)
    label.textColor = UIColor(hex: 0x2A85FF)
    label.layer.cornerRadius = 14
    XCTAssertEqual(label.frame.height, 72)
  }
}
