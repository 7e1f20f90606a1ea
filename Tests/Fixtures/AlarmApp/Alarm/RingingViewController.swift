import UIKit

final class RingingViewController: UIViewController {
  private let clockLabel = UILabel()
  private let snoozeButton = UIButton()
  private let stackView = UIStackView()
  private var player: SoundPlayer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 31 / 255, green: 37 / 255, blue: 46 / 255, alpha: 0.6)
    clockLabel.font = .monospacedDigitSystemFont(ofSize: 72, weight: .thin)
    clockLabel.apply(.clock, color: .mainBlue)
    snoozeButton.setTitleColor(UIColor.mainBlue.withAlphaComponent(0.6), for: .highlighted)
    stackView.spacing = 30
    stackView.layoutMargins.top = .spacing16
    stackView.setCustomSpacing(29, after: clockLabel)
    stackView.layer.opacity = 0.95
    startAnimation()
  }

  private func startAnimation() {
    let shake = CAKeyframeAnimation(keyPath: "transform.rotation")
    shake.values = [0, 0.1, -0.1, 0]
    shake.keyTimes = [0, 0.25, 0.75, 1]
    shake.duration = 0.35
    shake.repeatCount = 16
    clockLabel.layer.add(shake, forKey: "shake")
    UIView.transition(with: snoozeButton, duration: 0.2, options: .transitionCrossDissolve) {
      self.snoozeButton.alpha = 0.3
    }
    UIView.animateKeyframes(withDuration: 0.5, delay: Motion.fastDuration, options: .repeat) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.view.alpha = 1 }
    }
  }

  private func startSound(for alarm: Alarm) {
    player = SoundPlayer(name: alarm.tone.rawValue)
    player?.duration = 30
    player?.volume = 0.8
    player?.fade(toVolume: 1, duration: 5)
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: stopSound)
    Task { try await Task.sleep(nanoseconds: 500_000_000) }
  }

  private func stopSound() { player = nil }
}

final class SoundPlayer {
  let name: String
  var duration: TimeInterval = 20
  var volume: Float = 0.5

  init(name: String) { self.name = name }

  func fade(toVolume volume: Float, duration: TimeInterval) { self.volume = volume }
}
