import SwiftUI

struct TransferView: View {
  @State private var amount = ""
  @State private var progress: Double = 0.5
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Grid(horizontalSpacing: 12, verticalSpacing: 8) {
        GridRow {
          Text("From").gridCellColumns(2)
          Text("To").foregroundColor(Color("AccentGold"))
        }
      }
      TextField("0.00", text: $amount)
        .keyboardType(.decimalPad)
        .font(.system(size: 48, weight: .light))
        .multilineTextAlignment(.center)
        .padding(.vertical, 40)
        .overlay(Rectangle().frame(height: 1).foregroundColor(Color(hue: 0, saturation: 0, brightness: 0.8)), alignment: .bottom)
      ProgressView(value: progress, total: 100)
        .tint(Color(.displayP3, red: 0.2, green: 0.2, blue: 0.2))
      Circle()
        .trim(from: 0, to: 0.75)
        .stroke(Color.orange, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [8, 4]))
        .frame(idealWidth: 120, idealHeight: 60 * 2)
        .rotationEffect(.degrees(-90))
        .blur(radius: 2)
      Spacer()
      Button(action: send) {
        Text("Send money")
          .bold()
          .frame(maxWidth: .infinity)
          .padding()
          .foregroundColor(.white)
      }
      .background(RoundedCorners(radius: 24).fill(Color.accentColor))
      .padding(.bottom, -30)
      .opacity(amount.isEmpty ? 0.4 : 1)
      .disabled(Double(amount) ?? 0 < 10)
    }
    .padding(.all, 20)
    .presentationDetents([.fraction(0.6), .medium])
  }

  private func send() {
    withAnimation(.easeInOut(duration: 1)) { progress = 100 }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { dismiss() }
  }
}

struct RoundedCorners: Shape {
  var radius: CGFloat

  func path(in rect: CGRect) -> Path {
    Path(
      UIBezierPath(
        roundedRect: rect.insetBy(dx: 1, dy: 1),
        byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath
    )
  }
}
