import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .mainBlack
    window?.rootViewController = UINavigationController(rootViewController: AlarmListViewController())
    window?.makeKeyAndVisible()
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.white],
      for: .normal
    )
    return true
  }
}
