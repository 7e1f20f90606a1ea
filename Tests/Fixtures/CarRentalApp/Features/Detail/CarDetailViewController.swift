import SnapKit
import Then
import UIKit

private let badgeColor = UIColor(hex: 0xFF6A55)

final class CarDetailViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let heroView = UIImageView()
  private let tableView = UITableView(frame: .zero, style: .grouped)
  private let bookButton = UIButton()
  private var heroHeightConstraint: NSLayoutConstraint?
  private var bookBottomConstraint: NSLayoutConstraint?
  private let options = ["내비게이션", "블랙박스", "하이패스"]
  private let rowHeight: CGFloat = 56

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "차량 정보"
    tableView.rowHeight = 72
    tableView.sectionHeaderHeight = 40
    tableView.contentInset = UIEdgeInsets(top: 16, left: 0, bottom: 2 * Metric.Spacing.huge, right: 0)
    tableView.separatorInset.left = Metric.Detail.sideInset
    tableView.backgroundColor = UIColor(hex: 0xF4F1E8)
    bookButton.configuration = makeConfiguration()
    bookButton.tintColor = .systemBlue
    view.addSubview(heroView)
    view.addSubview(tableView)
    view.addSubview(bookButton)
    activateConstraints()
  }

  private func makeConfiguration() -> UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "예약하기"
    configuration.imagePadding = 8
    configuration.titlePadding = 5
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: Metric.Spacing.large)
    configuration.background.cornerRadius = 23
    configuration.baseBackgroundColor = badgeColor
    return configuration
  }

  private func activateConstraints() {
    heroView.translatesAutoresizingMaskIntoConstraints = false
    let height = heroView.heightAnchor.constraint(equalToConstant: 220)
    let bottom = bookButton.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    NSLayoutConstraint.activate([
      height,
      bottom,
      heroView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      heroView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Metric.Detail.sideInset),
      heroView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -Metric.Detail.sideInset),
      heroView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.9),
      bookButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 52),
    ])
    heroHeightConstraint = height
    bookBottomConstraint = bottom
  }

  func showKeyboard(_ isShown: Bool) {
    heroHeightConstraint?.constant = isShown ? 0 : Metric.Detail.heroHeight
    bookBottomConstraint?.constant = isShown ? -8 : -16
    UIViewPropertyAnimator(duration: 0.25, curve: .easeInOut) { self.view.layoutIfNeeded() }.startAnimation()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { [weak self] in
      self?.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { options.count }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    return indexPath.row == 0 ? 72 : rowHeight
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = options[indexPath.row]
    cell.textLabel?.font = R.Font.body.withSize(14)
    return cell
  }
}
