extension AppearanceValues {
  /// The appearances that a value can have, as people say them.
  enum Name: String, CaseIterable {
    case any
    case dark = "dark mode"
    case highContrast = "high contrast"
    case darkHighContrast = "dark mode with high contrast"

    var isDark: Bool { self == .dark || self == .darkHighContrast }

    /// As programs read it.
    var key: String {
      switch self {
      case .any: "any"
      case .dark: "dark"
      case .highContrast: "highContrast"
      case .darkHighContrast: "darkHighContrast"
      }
    }
  }

  /// What is drawn in an appearance.
  func value(in name: Name) -> DesignValue {
    switch name {
    case .any: any
    case .dark: dark ?? any
    case .highContrast: highContrast ?? any
    case .darkHighContrast: darkHighContrast ?? dark ?? highContrast ?? any
    }
  }
}
