/// What is known of the frameworks' own types as far as it hides names of design tokens.
enum FrameworkTypes {
  /// From what the types that apps inherit from inherit.
  static let inherited: [String: [String]] = [
    "InsettableShape": ["Shape"], "Shape": ["View"],
    "NSViewControllerRepresentable": ["View"], "NSViewRepresentable": ["View"],
    "UIViewControllerRepresentable": ["View"], "UIViewRepresentable": ["View"],
    "UIResponder": ["NSObject"], "UIView": ["UIResponder"], "UIViewController": ["UIResponder"],
    "UIControl": ["UIView"], "UIButton": ["UIControl"], "UITextField": ["UIControl"], "UISlider": ["UIControl"],
    "UISwitch": ["UIControl"], "UIPageControl": ["UIControl"], "UISegmentedControl": ["UIControl"],
    "UIStepper": ["UIControl"], "UIDatePicker": ["UIControl"], "UIRefreshControl": ["UIControl"],
    "UILabel": ["UIView"], "UIImageView": ["UIView"], "UIStackView": ["UIView"], "UIScrollView": ["UIView"],
    "UITableView": ["UIScrollView"], "UICollectionView": ["UIScrollView"], "UITextView": ["UIScrollView"],
    "UITableViewCell": ["UIView"], "UITableViewHeaderFooterView": ["UIView"], "UICollectionReusableView": ["UIView"],
    "UICollectionViewCell": ["UICollectionReusableView"], "UICollectionViewListCell": ["UICollectionViewCell"],
    "UINavigationBar": ["UIView"], "UITabBar": ["UIView"], "UIToolbar": ["UIView"], "UISearchBar": ["UIView"],
    "UIProgressView": ["UIView"], "UIPickerView": ["UIView"], "UIVisualEffectView": ["UIView"], "UIWindow": ["UIView"],
    "UITableViewController": ["UIViewController"], "UICollectionViewController": ["UIViewController"],
    "UINavigationController": ["UIViewController"], "UITabBarController": ["UIViewController"],
    "UIPageViewController": ["UIViewController"], "UIHostingController": ["UIViewController"],
    "UIAlertController": ["UIViewController"], "UISplitViewController": ["UIViewController"],
    "NSResponder": ["NSObject"], "NSView": ["NSResponder"], "NSViewController": ["NSResponder"],
    "NSControl": ["NSView"], "NSButton": ["NSControl"], "NSTextField": ["NSControl"], "NSStackView": ["NSView"],
    "NSTableCellView": ["NSView"], "NSWindowController": ["NSResponder"], "NSWindow": ["NSResponder"],
    "CALayer": ["NSObject"], "CAShapeLayer": ["CALayer"], "CAGradientLayer": ["CALayer"],
  ]

  /// Members that a team may have called a token of its own.
  static let members: [String: Set<String>] = [
    "View": [
      "animation", "background", "backgroundStyle", "badge", "blur", "body", "bold", "border", "brightness", "clipped",
      "contrast", "controlSize", "cornerRadius", "fill", "fixedSize", "font", "fontDesign", "fontWeight", "fontWidth",
      "foregroundColor", "foregroundStyle", "frame", "hidden", "imageScale", "italic", "kerning", "layoutPriority",
      "lineLimit", "lineSpacing", "mask", "offset", "opacity", "overlay", "padding", "position", "saturation",
      "scaleEffect", "shadow", "tag", "tint", "tracking", "transition", "underline", "zIndex",
    ],
    "Shape": ["fill", "inset", "offset", "path", "role", "rotation", "scale", "size", "stroke", "trim"],
    "ViewModifier": ["body", "animation"],
    "UIView": [
      "alpha", "animate", "backgroundColor", "bounds", "center", "frame", "layer", "layoutMargins", "mask",
      "safeAreaInsets", "tag", "tintColor", "transform", "transition",
    ],
    "UIViewController": ["title", "transition", "view"],
    "UILabel": ["font", "shadowColor", "shadowOffset", "text", "textColor"],
    "UITextField": ["background", "borderStyle", "font", "placeholder", "text", "textColor"],
    "UITextView": ["font", "text", "textColor"], "UIStackView": ["alignment", "axis", "distribution", "spacing"],
    "UIScrollView": ["contentInset", "contentOffset", "contentSize", "zoomScale"],
    "UITableView": ["rowHeight", "sectionFooterHeight", "sectionHeaderHeight", "separatorColor", "separatorInset"],
    "UIButton": ["configuration", "role"], "UIImageView": ["image"], "UIWindow": ["windowLevel"],
    "NSView": ["alphaValue", "bounds", "frame", "layer", "shadow", "tag"],
    "CALayer": [
      "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "cornerRadius", "frame", "mask",
      "opacity", "position", "shadowColor", "shadowOffset", "shadowOpacity", "shadowPath", "shadowRadius", "transform",
    ],
    "CAShapeLayer": ["fillColor", "lineDashPattern", "lineWidth", "path", "strokeColor"],
    "CAGradientLayer": ["colors", "endPoint", "locations", "startPoint"],
  ]
}
