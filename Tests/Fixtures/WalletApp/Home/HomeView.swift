import SwiftUI

struct HomeView: View {
  @EnvironmentObject private var store: WalletStore
  @State private var isBalanceHidden = false
  private let cardSpacing: CGFloat = 12
  private let headerColor = Color(red: 0.11, green: 0.16, blue: 0.29)

  var body: some View {
    ZStack(alignment: .top) {
      headerColor.frame(height: 260).ignoresSafeArea()
      ScrollView(showsIndicators: false) {
        VStack(alignment: .leading, spacing: 20) {
          header
          CardStackView()
            .padding(.horizontal, -16)
            .offset(y: -20)
          HStack(spacing: cardSpacing) {
            ActionButton(title: "Send", icon: "arrow.up", tint: Color.blue)
            ActionButton(title: "Request", icon: "arrow.down", tint: Color.green)
            ActionButton(title: "More", icon: "ellipsis")
          }
          .frame(maxWidth: .infinity)
        }
        .padding(.horizontal, 16)
        .padding(.top, -8.5)
      }
    }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Total balance")
        .font(Font.system(size: 14, weight: .medium, design: .default))
        .foregroundColor(Color(
          red: 160/255,
          green: 168/255,
          blue: 190/255
        ))
      HStack {
        Text(isBalanceHidden ? "••••" : "$\(store.balance, specifier: "%.2f")")
          .font(Font.system(size: 34, weight: .bold, design: .default))
          .minimumScaleFactor(0.5)
          .foregroundColor(store.balance < 0 ? Color.red : .white)
        Spacer().frame(width: 10)
        Button {
          withAnimation(.linear(duration: 0.15).delay(0.05)) { isBalanceHidden.toggle() }
        } label: {
          Image(systemName: isBalanceHidden ? "eye.slash" : "eye")
            .foregroundColor(.gray.opacity(0.8))
            .frame(width: 24, height: 24)
        }
      }
    }
    .padding(EdgeInsets(top: 60, leading: 4, bottom: 24, trailing: 4))
  }
}
