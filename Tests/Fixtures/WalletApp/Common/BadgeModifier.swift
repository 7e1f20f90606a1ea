import SwiftUI

struct BadgeModifier: ViewModifier {
  let count: Int
  var size: CGFloat = 18

  func body(content: Content) -> some View {
    content.overlay(alignment: .topTrailing) {
      Text("\(min(count, 99))")
        .font(.system(size: 11, weight: .bold))
        .foregroundStyle(.white)
        .frame(width: size, height: size)
        .background(Circle().fill(Color(red: 1.0, green: 59.0/255.0, blue: 48.0/255.0)))
        .padding(.trailing, -6)
        .position(x: 20, y: 2)
    }
  }
}

extension View {
  func badge(count: Int, size: CGFloat = 18) -> some View {
    modifier(BadgeModifier(count: count, size: size))
  }
}
