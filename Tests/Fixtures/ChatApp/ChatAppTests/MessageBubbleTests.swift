import SwiftUI
import XCTest

final class MessageBubbleTests: XCTestCase {
  func testPadding() {
    let view = Text("테스트").padding(15).font(.system(size: 15)).foregroundColor(Color(hex: "FF7E7E"))
    XCTAssertNotNil(view.cornerRadius(12))
  }
}
