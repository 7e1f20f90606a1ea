import FlexLayout
import PinLayout
import UIKit

final class PlanTimelineView: UIView {
  private let rootView = UIView()
  private let timeLabel = UILabel()
  private let placeLabel = UILabel()
  private let lineView = UIView()

  init() {
    super.init(frame: .zero)
    addSubview(rootView)
    rootView.flex.direction(.row).paddingHorizontal(16).gap(8).define { flex in
      flex.addItem(timeLabel).width(48).marginTop(4)
      flex.addItem(lineView).width(2).height(100%)
      flex.addItem(placeLabel).grow(1).shrink(1).marginLeft(TLSpacing.m).maxHeight(60)
      flex.addItem().size(6).marginVertical(23)
    }
    timeLabel.setText("오전 9:00", style: .caption)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    rootView.pin.all().marginHorizontal(5)
    lineView.frame = CGRect(x: 64, y: 0, width: 2, height: bounds.height - 16)
    rootView.flex.layout(mode: .adjustHeight)
  }
}

#if DEBUG
#Preview("시간표") {
  let view = PlanTimelineView()
  view.backgroundColor = UIColor(red: 0.5, green: 0.1, blue: 0.1, alpha: 1)
  view.layer.cornerRadius = 33
  return view
}
#endif
