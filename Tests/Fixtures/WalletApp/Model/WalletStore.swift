import SwiftUI

enum TransactionKind: String, CaseIterable {
  case income, expense, transfer
}

struct WalletTransaction: Identifiable, Hashable {
  let id: Int
  var title: String
  var amount: Double
  var kind: TransactionKind
  var date = Date(timeIntervalSince1970: 1_700_000_000)
}

final class WalletStore: ObservableObject {
  @Published var balance = 1_250.75
  @Published var transactions: [WalletTransaction] = []
  private let debounceDelay = 0.3

  func load() async throws {
    try await Task.sleep(for: .seconds(1))
    transactions = [
      WalletTransaction(id: 1, title: "Coffee", amount: -4.5, kind: .expense),
      WalletTransaction(id: 2, title: "Salary", amount: 3200, kind: .income),
      WalletTransaction(id: 3, title: "Rent #12", amount: -900, kind: .transfer),
    ]
    balance = max(0, transactions.map(\.amount).reduce(0, +))
  }
}
