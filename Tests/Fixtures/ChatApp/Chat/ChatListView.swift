import SwiftUI

struct ChatListView: View {
  @EnvironmentObject private var session: ChatSession
  @State private var keyword = ""

  private let columns = [
    GridItem(.flexible(), spacing: 8),
    GridItem(.flexible()),
  ]

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        SearchField(keyword: $keyword)
        Text("👋🏻 새 대화 👨‍👩‍👧‍👦").padding(24).background(Color(hex: "F3F4F7"))
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(session.rooms.prefix(4)) { room in
            Text("📌 " + room.name).font(.bodyText).lineLimit(2)
          }
        }
        List(session.rooms) { room in
          NavigationLink(value: room) { row(room) }
            .listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 6, trailing: Spacing.medium))
            .listRowBackground(Color.clear)
        }
        .listStyle(.plain)
      }
      .navigationDestination(for: ChatRoom.self) { ChatRoomView(room: $0) }
    }
  }

  private func row(_ room: ChatRoom) -> some View {
    HStack(spacing: 7) {
      Circle()
        .fill(LinearGradient(
          colors: [Color(hex: "FF7E7E"), Color(hex: "FFB88C")],
          startPoint: .top, endPoint: .bottom))
        .frame(width: 40, height: Size.avatar)
      VStack(alignment: .leading, spacing: 0x04) {
        Text("🔥 \(room.name)").font(.custom("Pretendard-Bold", size: 15)).kerning(0.3)
        Text(room.lastMessage).foregroundColor(.secondary)
      }
      Spacer()
      Text("\(room.unread)")
        .foregroundStyle(.white)
        .padding(.horizontal, 6)
        .background(Capsule().fill(Color.salmon))
    }
    .opacity(room.isMuted ? 0.6 : 1.0)
    .accessibilityElement(children: .combine)
  }
}
