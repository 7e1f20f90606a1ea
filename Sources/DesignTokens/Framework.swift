/// The framework whose colors and fonts a file works with.
package enum Framework: Sendable, Hashable {
  case swiftUI, uiKit, appKit

  /// What files import of them.
  static let modules: Set<String> = ["SwiftUI", "UIKit", "AppKit", "Cocoa"]

  /// Nil where the imports name none of them, or more than one.
  package init?(imports: Set<String>) {
    switch (
      imports.contains("SwiftUI"), imports.contains("UIKit"), imports.contains("AppKit") || imports.contains("Cocoa")
    ) {
    case (true, false, false): self = .swiftUI
    case (false, true, false): self = .uiKit
    case (false, false, true): self = .appKit
    default: return nil
    }
  }

  package var colorType: String {
    switch self {
    case .swiftUI: "Color"
    case .uiKit: "UIColor"
    case .appKit: "NSColor"
    }
  }

  package var fontType: String {
    switch self {
    case .swiftUI: "Font"
    case .uiKit: "UIFont"
    case .appKit: "NSFont"
    }
  }
}
