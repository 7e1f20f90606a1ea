open class UIViewController: UIResponder {
  public override init() {}
  open func viewDidLoad() {}
  public var view: UIView! = UIView()
  public var title: String?
  public var preferredContentSize: CGSize = .zero
  public let navigationItem = UINavigationItem()
  public var tabBarItem: UITabBarItem! = nil
}
open class UINavigationItem: NSObject { public var title: String? }
open class UINavigationBar: UIView {
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public class func appearance() -> UINavigationBar { UINavigationBar() }
}
open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) {}
  public let navigationBar = UINavigationBar()
}
open class UIBarItem: NSObject {
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
open class UIBarButtonItem: UIBarItem {
  public class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}
open class UITabBarItem: UIBarItem {
  public init(title: String?, image: UIImage?, tag: Int) {}
  public var titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 0)
}
open class UIScreen: NSObject {
  public static var main: UIScreen { UIScreen() }
  public var bounds: CGRect { .zero }
}
open class UIWindow: UIView {
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
  public var rootViewController: UIViewController?
  public func makeKeyAndVisible() {}
}
open class UIScene: UIResponder {
  public struct ConnectionOptions {}
}
open class UIWindowScene: UIScene {}
open class UISceneSession: NSObject {}
public protocol UIWindowSceneDelegate {}
open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable {}
}
public protocol UIApplicationDelegate {}
extension UIApplicationDelegate { public static func main() {} }

public class UIViewPropertyAnimator {
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {}
  public func startAnimation() {}
}
