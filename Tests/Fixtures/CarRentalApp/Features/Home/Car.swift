import Foundation

struct Car: Hashable {
  let id: Int
  let name: String
  let plate: String
  let pricePerDay: Int
  var seats = 4
  var mileage = 12_000

  var summary: String {
    switch seats {
    case 2: return "2인승"
    case 4, 5: return "\(seats)인승 · 하루 \(pricePerDay / 1_000)천원"
    default: return "승합"
    }
  }

  static let placeholder = Car(id: 16, name: "아이오닉 5", plate: "12가 3456", pricePerDay: 52_000)
}
