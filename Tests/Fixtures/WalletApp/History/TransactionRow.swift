import SwiftUI

struct TransactionRow: View {
  let transaction: WalletTransaction

  private var amountColor: Color {
    if transaction.amount < 0 {
      return Color(red: 229/255, green: 57/255, blue: 53/255)
    }
    return Color(
      .sRGB,
      red: 67 / 255,
      green: 160 / 255,
      blue: 71 / 255,
      opacity: 1
    )
  }

  var body: some View {
    HStack(alignment: .center, spacing: 12) {
      Image(systemName: transaction.kind == .income ? "arrow.down.left" : "arrow.up.right")
        .foregroundStyle(amountColor)
        .frame(width: 40, height: 40)
        .background(amountColor.opacity(0.1))
        .clipShape(RoundedRectangle(cornerRadius: CGFloat(10)))
      VStack(alignment: .leading, spacing: 0) {
        Text(transaction.title)
          .font(.system(size: 16))
          .foregroundStyle(.primary)
          .padding(.bottom, 2)
        Text(transaction.date, format: .dateTime.day().month())
          .font(.footnote)
          .foregroundStyle(.secondary)
          .lineSpacing(3)
      }
      Spacer(minLength: 8)
      Text(transaction.amount, format: .currency(code: "USD"))
        .font(.custom("AvenirNext-DemiBold", size: 17, relativeTo: .body))
        .foregroundColor(amountColor)
    }
    .padding(12)
    .background {
      UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(topLeading: 14, bottomLeading: 0, bottomTrailing: 14, topTrailing: 0)
      )
      .fill(.white)
    }
    .compositingGroup()
    .shadow(radius: 3)
  }
}

#Preview {
  TransactionRow(transaction: WalletTransaction(id: 1, title: "Preview", amount: 12, kind: .income))
    .padding(40)
    .background(.yellow)
}
