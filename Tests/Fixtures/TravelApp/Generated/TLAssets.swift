// swiftlint:disable all
// Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

import UIKit

internal enum TLAssets {
  internal enum Colors {
    internal static let coral = ColorAsset(name: "coral")
    internal static let gray1 = ColorAsset(name: "gray1")
    internal static let gray3 = ColorAsset(name: "gray3")
    internal static let info = ColorAsset(name: "info")
    internal static let main = ColorAsset(name: "main")
    internal static let sub = ColorAsset(name: "sub")
    internal static let white = ColorAsset(name: "white")
    internal enum Sheet {
      internal static let background = ColorAsset(name: "Sheet/background")
      internal static let dim = ColorAsset(name: "Sheet/dim")
    }
  }
}

internal final class ColorAsset {
  internal fileprivate(set) var name: String

  internal private(set) lazy var color: UIColor = {
    guard let color = UIColor(named: name) else {
      return UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    }
    return color
  }()

  fileprivate init(name: String) {
    self.name = name
  }
}
