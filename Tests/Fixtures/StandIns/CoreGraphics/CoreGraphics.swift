@_exported import Foundation

public final class CGColor: @unchecked Sendable {
  public init(gray: CGFloat, alpha: CGFloat) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
}

public class CGPath { public init() {} }
