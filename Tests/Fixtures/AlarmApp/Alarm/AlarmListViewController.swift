import SnapKit
import UIKit

/* 알람 목록 화면
   padding(15) 같은 값은 쓰지 않는다 */
final class AlarmListViewController: UIViewController {
  private let tableView = UITableView()
  private let addButton = UIButton()
  private let emptyLabel = UILabel()
  private var alarms: [Alarm] = Alarm.samples

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 31 / 255, green: 37 / 255, blue: 46 / 255, alpha: 1.0)
    title = "알람 ⏰"; emptyLabel.text = "😴 알람이 없어요"; emptyLabel.textColor = UIColor(hexString: "#A6B0C0")
    emptyLabel.font = .systemFont(ofSize: 18)
    tableView.rowHeight = 96
    tableView.separatorColor = .rgb(31, 37, 47)
    tableView.contentInset.bottom = 100
    addButton.backgroundColor = UIColor(hexString: "4B7BFF")
    addButton.layer.cornerRadius = 56 / 2
    addButton.layer.borderWidth = 1
    addButton.layer.borderColor = UIColor.systemGray.cgColor
    [tableView, addButton, emptyLabel].forEach(view.addSubview)
    tableView.snp.makeConstraints { $0.edges.equalToSuperview() }
    addButton.snp.makeConstraints { make in
      make.size.equalTo(56)
      make.trailing.equalToSuperview().inset(20)
      make.bottom.equalTo(view.safeAreaLayoutGuide).offset(-30)
    }
    emptyLabel.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.top.greaterThanOrEqualTo(tableView).offset(2)
    }
  }
}
