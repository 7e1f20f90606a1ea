import SwiftUI

struct CardStackView: View {
  @State private var offset: CGFloat = 40
  @GestureState private var isPressed = false

  private var cardHeight: CGFloat { 200 }

  var body: some View {
    ZStack {
      ForEach(0..<3) { index in
        card(at: index)
          .frame(width: UIScreen.main.bounds.width - 32, height: 200)
          .offset(y: CGFloat(index) * 14)
          .scaleEffect(1 - CGFloat(index) * 0.05)
          .zIndex(Double(3 - index))
      }
    }
    .frame(height: cardHeight + offset)
    .gesture(DragGesture(minimumDistance: 20).onChanged { offset = $0.translation.height })
    .simultaneousGesture(LongPressGesture(minimumDuration: 0.5).updating($isPressed) { value, state, _ in state = value })
    .animation(.spring(duration: 0.5, bounce: 0.3), value: offset)
  }

  private func card(at index: Int) -> some View {
    RoundedRectangle(cornerRadius: 20, style: .continuous)
      .fill(
        LinearGradient(
          gradient: Gradient(colors: [.blue, .purple, Color(red: 1, green: 0.6, blue: 0.4)]),
          startPoint: .topLeading,
          endPoint: UnitPoint(x: 0.9, y: 1)
        )
      )
      .overlay(
        RoundedRectangle(cornerRadius: 20)
          .strokeBorder(Color.white.opacity(0.3), lineWidth: 1.5)
      )
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 2) {
          Text("•••• 42\(index)4")
            .font(.system(size: 22, weight: .semibold, design: .monospaced))
            .tracking(2)
          Text("VALID THRU 12/27")
            .font(.system(.caption2, design: .rounded))
        }
        .foregroundColor(.white)
        .padding([.leading, .bottom], 24)
      }
  }
}
