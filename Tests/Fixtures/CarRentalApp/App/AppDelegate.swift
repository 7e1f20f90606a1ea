import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let navigation = UINavigationController(rootViewController: HomeViewController())
    navigation.navigationBar.tintColor = R.Color.brand
    navigation.navigationBar.titleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold),
      .foregroundColor: UIColor(hex: 0x1A1D1F),
    ]
    window.rootViewController = navigation
    window.backgroundColor = .white
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
