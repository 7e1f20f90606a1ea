import Foundation
import UIKit

@propertyWrapper
struct Clamped {
  var wrappedValue: CGFloat

  init(wrappedValue: CGFloat, padding: CGFloat = 4, cornerRadius: CGFloat = 8) {
    self.wrappedValue = min(wrappedValue + padding, cornerRadius * 100)
  }
}

/// 카드가 아니라 지도 좌표의 여백
private struct EdgeInsets {
  var top: CGFloat
  var bottom: CGFloat
}

struct TripFilter {
  enum Density {
    case compact, padding(Int), spacing(CGFloat)
  }

  @Clamped(padding: 8, cornerRadius: 12) var width: CGFloat = 120
  var density: Density = .spacing(16)
  var title = "padding(20)"
  private let margins = EdgeInsets(top: 8, bottom: 4)

  func matching(_ trips: [Trip]) throws -> [Trip] {
    let long = #Predicate<Trip> { $0.days > 8 && $0.rating >= 4 }
    return try trips.filter { try long.evaluate($0) && isNear($0, within: 15) }
  }

  private func isNear(_ trip: Trip, within kilometers: Double = 10) -> Bool {
    if case .padding(8) = density { return true }
    return grid(4) + margins.top > CGFloat(kilometers)
  }

  private func grid(_ count: Int) -> CGFloat { CGFloat(count) * 8 }

  static func |- (filter: TripFilter, spacing: CGFloat) -> TripFilter {
    var filter = filter
    filter.density = .spacing(spacing - 4)
    return filter
  }
}

infix operator |- : AdditionPrecedence

struct Trip: Hashable {
  var name: String
  var days = 3
  var rating = 4.5
}
