import Foundation

struct Alarm: Hashable {
  enum Tone: String, CaseIterable {
    case red, blue, bell = "bell-8"
  }

  var hour: Int
  var minute: Int
  var memo: String
  var isOn = true
  var isSnoozed = false
  var tone: Tone = .blue
  /// 다시 울리기까지의 초
  var duration: TimeInterval = 0.5

  var timeText: String { String(format: "%02d:%02d", hour, minute) }
  var isUrgent: Bool { tone == .red || duration < 0.2 }

  static let samples = [
    Alarm(hour: 7, minute: 30, memo: "출근 #1"),
    Alarm(hour: 8, minute: 16, memo: "운동"),
  ]
}
