import UIKit
import XCTest

final class TripCellTests: XCTestCase {
  func testColors() {
    let cell = TripCell(frame: CGRect(x: 0, y: 0, width: 160, height: 200))
    cell.backgroundColor = UIColor(hex: "3D7EFF")
    cell.layer.cornerRadius = 10
    XCTAssertEqual(cell.alpha, 1)
  }
}
