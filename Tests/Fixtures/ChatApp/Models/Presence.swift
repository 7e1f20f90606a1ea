import SwiftUI

enum Presence: Int {
  case online = 1, away, offline
}

struct PresencePalette {
  func color(for presence: Presence) -> Color {
    switch presence {
    case .online: return Color(hex: "2BC48A")
    case .away: return .orange
    case .offline: return Color.gray
    }
  }

  func ringColor(for presence: Presence, isMine: Bool) -> Color {
    if isMine { return .coral }
    switch presence {
    case .online: return Color(hex: "3ED6B5")
    case .away: return Color.orange
    case .offline: return .gray300
    }
  }

  func ringWidth(for presence: Presence) -> CGFloat {
    switch presence {
    case .online: return 2
    case .away, .offline: return 1
    }
  }
}
