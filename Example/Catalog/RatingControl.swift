import UIKit
import ViewBuilding

/// A row of stars with which the user rates, by touch or with VoiceOver.
final class RatingControl: UIControl {
  static let maximum = 5

  /// The number of filled stars, from 1 to 5.
  var stars = 3 {
    didSet { show() }
  }

  private let images = (0..<maximum).map { _ in UIImageView() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    let row = UIStackView(arrangedSubviews: images)
    row.distribution = .fillEqually
    row.isUserInteractionEnabled = false
    for image in images {
      image.contentMode = .center
      image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1)
    }
    ViewTree(in: self) {
      ViewNode(row) {
        "edges == 0"
        "height >= 64"
      }
    }
    show()
  }

  required init?(coder: NSCoder) {
    assertionFailure("RatingControl is made in code.")
    return nil
  }

  override var accessibilityValue: String? {
    get { "\(stars) of \(Self.maximum) stars" }
    set {}
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(under: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(under: touch)
    return true
  }

  override func accessibilityIncrement() { choose(stars + 1) }

  override func accessibilityDecrement() { choose(stars - 1) }

  private func choose(under touch: UITouch) {
    let share = touch.location(in: self).x / max(bounds.width, 1)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    choose(Int(((isMirrored ? 1 - share : share) * CGFloat(Self.maximum)).rounded(.up)))
  }

  private func choose(_ count: Int) {
    let count = min(max(count, 1), Self.maximum)
    guard count != stars else { return }
    stars = count
    sendActions(for: .valueChanged)
  }

  private func show() {
    for (index, image) in images.enumerated() {
      image.image = UIImage(systemName: index < stars ? "star.fill" : "star")
      image.tintColor = index < stars ? Self.gold : .secondaryLabel
    }
  }

  /// Orange that is dark enough on a white panel.
  private static let gold = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? .systemOrange : UIColor(red: 0.8, green: 0.42, blue: 0, alpha: 1)
  }
}
