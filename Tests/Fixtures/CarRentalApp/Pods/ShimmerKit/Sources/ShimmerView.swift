import UIKit

public final class ShimmerView: UIView {
  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = 5
    backgroundColor = UIColor(red: 0.9, green: 0.9, blue: 0.9, alpha: 1)
  }
}
