import SwiftUI

struct MessageBubble: View {
  let message: Message
  let theme: BubbleTheme
  var isMine: Bool { message.sender == .me }

  private var bubbleColor: Color {
    switch theme {
    case .white:
      return Color(hex: "F2F4F7")
    case .red:
      return isMine ? Color(hex: 0xFF7E7E) : .coralLight
    case .yellow:
      return Color(hex: "FFE26E")
    }
  }

  var body: some View {
    VStack(alignment: isMine ? .trailing : .leading, spacing: 3) {
      Text(message.text)
        .font(.bodyText)
        .foregroundColor(theme == .red ? .white : .textPrimary)
        .padding(.vertical, Spacing.small + 2)
        .padding(.horizontal, Spacing.medium - 4)
        .background(bubbleColor, in: RoundedRectangle(cornerRadius: 18))
        .padding(isMine ? .leading : .trailing, 40)
      HStack(spacing: Spacing.xsmall * 2) {
        Image(systemName: message.isRead ? "checkmark.circle.fill" : "checkmark.circle")
          .font(.system(size: 11))
          .opacity(message.isRead ? 0.5 : 1)
        Text(message.sentAt, style: .time)
          .font(.system(size: 17, weight: .semibold))
          .foregroundStyle(Color(hex: "80FF7E7E"))
      }
      .padding(-Spacing.xsmall)
    }
    .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
    .contentShape(Rectangle().inset(by: 2))
  }
}
