import SwiftUI
import XCTest

final class WalletStoreTests: XCTestCase {
  func testRow() {
    let view = Text("row").padding(12).font(.system(size: 16)).foregroundColor(.red)
    XCTAssertNotNil(view.frame(width: 40))
  }
}
