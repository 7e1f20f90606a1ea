import SnapKit
import UIKit

final class AlarmEditView: UIView {
  private let stackView = UIStackView()
  private let picker = UIDatePicker()
  private let memoField = UITextField()
  private let saveButton = UIButton(type: .system)
  var isCompact = false

  func setUp() {
    backgroundColor = .popupBackground
    memoField.font = UIFont(name: "Pretendard-Regular", size: 15) ?? .systemFont(ofSize: 15)
    memoField.textColor = .label
    memoField.tintColor = .systemRed
    memoField.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 1)
    memoField.placeholder = "메모 (최대 \(16)자)"
    stackView.axis = .vertical
    stackView.spacing = isCompact ? .spacing8 : 10
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.directionalLayoutMargins = .init(
      top: .spacing8,
      leading: CGFloat(20),
      bottom: 12,
      trailing: CGFloat.spacing20
    )
    saveButton.titleLabel?.font = Typography.title.font
    saveButton.backgroundColor = .buttonBackground
    saveButton.layer.cornerRadius = .radius12
    picker.minuteInterval = 5
    snp.makeConstraints { make in
      make.height.equalTo(320)
    }
    saveButton.snp.makeConstraints { make in
      make.top.equalTo(stackView.snp.bottom).offset(CGFloat.spacing8 + 4)
      make.leading.trailing.equalToSuperview().inset(CGFloat.spacing20)
      make.height.equalTo(52).priority(.high)
      make.bottom.equalToSuperview().inset(-CGFloat.spacing8)
    }
  }
}

#Preview {
  let view = AlarmEditView()
  view.layer.cornerRadius = 9
  view.backgroundColor = UIColor(hexString: "#ABCDEF")
  return view
}
