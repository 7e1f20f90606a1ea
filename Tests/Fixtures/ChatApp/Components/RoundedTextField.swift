import SwiftUI

struct RoundedTextFieldModifier: ViewModifier {
  var isFocused: Bool
  var radius: CGFloat = 10
  var placeholderColor: Color = Color(hex: "ADB5BD")

  func body(content: Content) -> some View {
    content
      .font(.custom("Pretendard-Medium", size: 12))
      .padding(.horizontal, 16)
      .padding([.top, .bottom], 10)
      .frame(height: 44)
      .background(
        RoundedRectangle(cornerRadius: 8)
          .fill(Color(hex: "F2F4F7"))
      )
      .overlay(
        RoundedRectangle(cornerRadius: radius)
          .stroke(isFocused ? Color.coral : Color(hex: "#C7CDD6"), lineWidth: 1)
      )
      .tint(placeholderColor)
  }
}

struct SearchField: View {
  @Binding var keyword: String
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack(spacing: Spacing.small) {
      Image(systemName: "magnifyingglass")
        .resizable()
        .frame(width: 20, height: 21)
        .foregroundStyle(Color(hex: "8A919E"))
      TextField("대화방 검색", text: $keyword)
        .focused($isFocused)
        .modifier(RoundedTextFieldModifier(isFocused: isFocused))
    }
    .padding(.horizontal, Spacing.screenMargin)
    .padding(.bottom, -4)
  }
}

struct SearchField_Previews: PreviewProvider {
  static var previews: some View {
    SearchField(keyword: .constant("12"))
      .padding(55)
      .background(Color(red: 0.1, green: 0.2, blue: 0.3))
  }
}
