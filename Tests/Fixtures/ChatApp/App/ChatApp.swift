import SwiftUI

@main
struct ChatApp: App {
  @StateObject private var session = ChatSession()

  var body: some Scene {
    WindowGroup {
      ChatListView()
        .environmentObject(session)
        .tint(.coral)
        .preferredColorScheme(.light)
    }
  }
}

final class ChatSession: ObservableObject {
  @Published var rooms: [ChatRoom] = ChatRoom.samples
  @Published var unreadLimit = 99

  func refresh() async {
    try? await Task.sleep(nanoseconds: 300_000_000)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      self.unreadLimit = 300
    }
  }
}
