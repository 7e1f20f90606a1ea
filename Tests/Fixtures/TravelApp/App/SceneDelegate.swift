import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let list = TripListViewController()
    list.tabBarItem = UITabBarItem(title: "여행", image: UIImage(systemName: "airplane"), tag: 0)
    list.tabBarItem.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
    window.rootViewController = UINavigationController(rootViewController: list)
    window.tintColor = TLColor.main
    window.makeKeyAndVisible()
    self.window = window
    UINavigationBar.appearance().titleTextAttributes = [.font: TLFont.title2.font, .foregroundColor: TLColor.text]
  }
}
