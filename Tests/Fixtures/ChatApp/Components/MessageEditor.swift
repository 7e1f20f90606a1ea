import SwiftUI

struct MessageEditor: View {
  @Binding var text: String
  let limit = 500

  var body: some View {
    ZStack(alignment: .topLeading) {
      if text.isEmpty {
        Text("메시지를 입력하세요")
          .font(.bodyText)
          .foregroundColor(.textSecondary)
          .offset(x: 5, y: 8)
      }
      TextEditor(text: $text)
        .font(FontFamily.regular.font(size: 16))
        .lineSpacing(6)
        .tracking(-0.2)
        .scrollContentBackground(.hidden)
        .padding(EdgeInsets(top: 8, leading: 12, bottom: 8.0, trailing: 12))
    }
    .frame(minHeight: 100, maxHeight: 2 * 100)
    .background(Color.gray100)
    .clipShape(
      UnevenRoundedRectangle(
        topLeadingRadius: 18,
        bottomLeadingRadius: 0,
        bottomTrailingRadius: 0,
        topTrailingRadius: CGFloat(18)
      )
    )
    .overlay(alignment: .bottomTrailing) {
      Text("\(text.count)/500")
        .font(.captionText)
        .foregroundColor(text.count > 450 ? .red : .textSecondary)
        .padding((4))
    }
    .onChange(of: text) { newValue in
      if newValue.count > limit {
        text = String(newValue.prefix(500))
      }
    }
  }
}
