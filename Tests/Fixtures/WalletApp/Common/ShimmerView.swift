import SwiftUI

struct ShimmerView: View {
  @State private var phase: CGFloat = 0.5

  var body: some View {
    Rectangle()
      .fill(Color.gray.opacity(0.2))
      .frame(height: 16)
      .mask(alignment: .leading) {
        Rectangle().frame(width: 200 * phase)
      }
      .animation(
        .easeInOut(duration: 1.2)
          .delay(0.2)
          .repeatForever(autoreverses: true),
        value: phase
      )
      .onAppear { phase = 1 }
  }
}

struct ShimmerView_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 9) {
      ShimmerView().padding(11)
      ShimmerView().background(Color(red: 0.5, green: 0.5, blue: 0.5))
    }
  }
}
