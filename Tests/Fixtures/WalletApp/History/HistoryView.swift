import SwiftUI

struct HistoryView: View {
  @EnvironmentObject private var store: WalletStore
  @State private var filter: TransactionKind?

  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: 0) {
        filterBar
          .padding(.horizontal, proxy.size.width > 400 ? 30 : 20)
          .padding(.vertical, max(10, proxy.safeAreaInsets.top))
        List {
          ForEach(store.transactions) { transaction in
            TransactionRow(transaction: transaction)
              .listRowInsets(.init(top: 4, leading: 16, bottom: 4, trailing: 16))
              .listRowSeparator(.hidden)
              .listRowBackground(Color.clear)
          }
        }
        .listStyle(.plain)
      }
    }
    .background(Color(white: 0.95).ignoresSafeArea())
    .task { try? await store.load() }
  }

  private var filterBar: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 8) {
        ForEach(TransactionKind.allCases, id: \.self) { kind in
          Text(kind.rawValue.capitalized)
            .font(.system(size: 13, weight: filter == kind ? .bold : .regular))
            .padding(.horizontal, 14)
            .frame(height: 32)
            .background(filter == kind ? Color.black : Color(uiColor: UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)))
            .clipShape(Capsule())
            .onTapGesture { filter = kind }
        }
      }
      .frame(height: 50)
    }
  }
}
