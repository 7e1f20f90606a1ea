import SwiftUI

struct ChatRoomView: View {
  let room: ChatRoom
  var indent: CGFloat?
  @State private var draft = ""
  @State private var isMenuPresented = false
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var isPad: Bool { sizeClass == .regular }

  var body: some View {
    GeometryReader { proxy in
      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach(Array(room.messages.enumerated()), id: \.offset) { index, message in
            MessageBubble(message: message, theme: room.theme)
              .padding(.leading, indent ?? 8)
              .padding(.top, index == 0 ? 24 : 0)
          }
          Spacer(minLength: 60)
          Spacer().frame(height: 15)
        }
        .padding(.horizontal, isPad ? 32 : 16)
        .padding(.bottom, max(8, proxy.safeAreaInsets.bottom))
        #if DEBUG
          .padding(.top, 5)
        #else
          .padding(.top, Spacing.small)
        #endif
      }
      .contentMargins(.vertical, 16, for: .scrollContent)
      .animation(.easeInOut(duration: 0.25), value: room.messages.count)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      VStack(spacing: 0) {
        Divider().frame(height: 0.5)
        MessageEditor(text: $draft)
      }
      .background(.ultraThinMaterial)
    }
    .safeAreaPadding(.bottom, 4)
    .popup(isPresented: $isMenuPresented, title: room.name) {
      AttachmentPicker()
    }
    .navigationTitle(room.name)
  }
}
