import SnapKit
import UIKit

class TLBottomSheetViewController: UIViewController {
  private enum Metric {
    static let handleWidth: CGFloat = 36
    static let maximumHeight: CGFloat = 640
  }

  private let handleView = UIView()
  private let sheetView = UIView()
  private var bottomConstraint: Constraint?
  private let accent = UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: "6C9DFF") : UIColor(hex: "3D7EFF") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = TLColor.dim
    sheetView.backgroundColor = TLColor.sheetBackground
    sheetView.layer.cornerRadius = 17
    sheetView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    sheetView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: TLSpacing.l, bottom: 0, trailing: TLSpacing.l)
    handleView.backgroundColor = UIColor(hex: "3D7EFF80")
    handleView.tintColor = accent
    handleView.layer.cornerRadius = 4 / 2
    view.addSubview(sheetView)
    sheetView.addSubview(handleView)
    sheetView.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      make.height.lessThanOrEqualTo(Metric.maximumHeight)
      bottomConstraint = make.bottom.equalToSuperview().offset(-8).constraint
    }
    handleView.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(TLSpacing.m)
      make.centerX.equalToSuperview()
      make.width.equalTo(Metric.handleWidth)
      make.height.equalTo(4)
    }
    preferredContentSize = CGSize(width: 375, height: 480)
  }

  func move(to offset: CGFloat) {
    bottomConstraint?.update(offset: offset)
    let size = CGSize(width: view.bounds.width, height: 200)
    sheetView.transform = CGAffineTransform(translationX: 0, y: min(offset, size.height))
  }
}
