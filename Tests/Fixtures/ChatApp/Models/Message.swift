import Foundation

struct Message: Identifiable, Hashable {
  enum Sender: Hashable { case me, other(String) }

  let id: UUID
  var text: String
  var sender: Sender
  var sentAt: Date
  var isRead = false
}

enum BubbleTheme: String, CaseIterable {
  case white = "#FFFFFF"
  case red = "#FF5A5A"
  case yellow = "#FFD166"
}

struct ChatRoom: Identifiable, Hashable {
  let id: Int
  var name: String
  var messages: [Message] = []
  var unread = 12
  var isMuted = false
  var theme: BubbleTheme = .red
  var tags: [String] = []

  var lastMessage: String { messages.last?.text ?? "" }
  var isWarning: Bool { theme == .red && unread > 16 }

  static let samples: [ChatRoom] = [
    ChatRoom(id: 1, name: "#general", unread: 8, theme: .white),
    ChatRoom(id: 2, name: "#채팅-15", unread: 24, theme: .yellow),
  ]

  mutating func applyImportedTheme() {
    tags = ["#118AB2", "#공지", "123456"]
    let code = "654321"
    if tags.contains(code) { theme = .white }
  }
}
