import SwiftUI

struct PopupModifier<PopupContent: View>: ViewModifier {
  @Binding var isPresented: Bool
  let title: String
  @ViewBuilder let popup: () -> PopupContent

  func body(content: Content) -> some View {
    ZStack {
      content
      if isPresented {
        Color(red: 0, green: 0, blue: 0).opacity(0.4)
          .ignoresSafeArea()
          .onTapGesture { close() }
          .zIndex(1)
        VStack(spacing: 20) {
          Text(title)
            .font(.heading)
            .foregroundColor(.textPrimary)
          popup()
          Button("닫기", action: close)
            .font(FontFamily.bold.font(size: 14))
            .foregroundColor(Color(hex: "FF7E7E"))
        }
        .padding(15)
        .padding(.top, Spacing.small)
        .frame(maxWidth: 320)
        .background(Color.white)
        .cornerRadius(12)
        .shadow(color: .black.opacity(0.12), radius: 10, x: 0, y: 4)
        .transition(.scale(scale: 0.9).combined(with: .opacity))
        .zIndex(2)
      }
    }
  }

  private func close() {
    withAnimation(.easeOut(duration: 0.2)) {
      isPresented = false
    }
  }
}

extension View {
  func popup<PopupContent: View>(
    isPresented: Binding<Bool>,
    title: String,
    @ViewBuilder content: @escaping () -> PopupContent
  ) -> some View {
    modifier(PopupModifier(isPresented: isPresented, title: title, popup: content))
  }
}

#Preview {
  Text("미리보기")
    .padding(77)
    .foregroundColor(Color(hex: "123456"))
    .popup(isPresented: .constant(true), title: "알림") {
      Text("내용").font(.system(size: 99))
    }
}
