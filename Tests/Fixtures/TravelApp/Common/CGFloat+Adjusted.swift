import UIKit

extension Int {
  /// 아이폰 13 기준(너비 390)으로 늘린 값
  var adjusted: CGFloat { CGFloat(self).adjusted }
}

extension CGFloat {
  var adjusted: CGFloat {
    let ratio = UIScreen.main.bounds.width / 390
    return self * ratio
  }
}
