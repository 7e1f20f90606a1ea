import SwiftUI

struct AttachmentPicker: View {
  @State private var amount = 8.0

  // .padding(15)는 여기서 쓰지 않는다. Color(hex: "FF7E7E")도 마찬가지.
  /* RoundedRectangle(cornerRadius: 12)
     /* .font(.system(size: 15)) */ */
  private let help = """
    .padding(20) 대신 Spacing.medium을 쓰세요.
    Color(red: 0.2, green: 0.2, blue: 0.2)
    """

  private var pattern: String { #"Color(red: 1, green: 0, blue: 0) \d{6}"# }

  var body: some View {
    VStack {
      Text("padding(15) Color(hex: \"FF7E7E\")")
      Text(help + #"""#)
      Text("합계 \(Text("\(Int(amount))원").font(.system(size: 9)))")
      Slider(value: .constant(8), in: 0...16, step: 4)
      Stepper("개수", value: $amount, in: 0...12)
      Text("a".padding(toLength: 20, withPad: "-", startingAt: 0))
      Image(systemName: "paperclip")
        .rotationEffect(.degrees(45))
        .scaleEffect(1.2)
        .blur(radius: 3)
        .layoutPriority(1)
        .aspectRatio(4 / 3, contentMode: .fit)
        .position(x: 12, y: 20)
      frameGuide
    }
  }

  private var frameGuide: some View {
    Path { path in
      path.addArc(
        center: CGPoint(x: 20, y: 20), radius: 12, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
      path.addRect(CGRect(x: 4, y: 4, width: 32, height: 32).insetBy(dx: 8, dy: 8).offsetBy(dx: 2, dy: 2))
    }
    .stroke(Color.seafoam, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
  }
}
