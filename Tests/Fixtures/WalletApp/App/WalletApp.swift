import SwiftUI

@main
struct WalletApp: App {
  @StateObject private var store = WalletStore()

  var body: some Scene {
    WindowGroup {
      TabView {
        HomeView().tabItem { Label("Home", systemImage: "house") }
        HistoryView().tabItem { Label("History", systemImage: "list.bullet") }
      }
      .environmentObject(store)
      .tint(.orange)
      .background(Color(
        red: 245/255,
        green: 246/255,
        blue: 250/255
      ))
    }
  }
}
