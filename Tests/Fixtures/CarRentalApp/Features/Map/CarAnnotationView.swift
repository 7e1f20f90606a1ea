import UIKit

final class CarAnnotationView: UIView {
  private let bubble = CAShapeLayer()
  private let pulse = CABasicAnimation(keyPath: "transform.scale")

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(roundedRect: rect.insetBy(dx: 4, dy: 4), cornerRadius: 6)
    path.addArc(withCenter: CGPoint(x: 12, y: 12), radius: 14, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    path.lineWidth = 2
    bubble.path = path.cgPath
    bubble.fillColor = UIColor(red: 42 / 255, green: 133 / 255, blue: 255 / 255, alpha: 0.8).cgColor
    bubble.opacity = 0.7
    layer.addSublayer(bubble)
  }

  func startPulse() {
    pulse.duration = 0.8
    pulse.fromValue = 1.0
    pulse.toValue = 1.2
    pulse.repeatCount = 3
    layer.add(pulse, forKey: "pulse")
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 52) }

  func frames(for count: Int) -> [CGRect] {
    (0..<count).map { CGRect(x: CGFloat($0) * 52 + 8, y: 16, width: 44, height: 20) }
  }
}
