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
  private let row = UIStackView()

  /// The gap between stars, in points.
  private static let spacing: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    row.distribution = .fillEqually
    row.spacing = Self.spacing
    row.isUserInteractionEnabled = false
    for image in images {
      image.contentMode = .center
      image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1)
      image.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      row.addArrangedSubview(image)
    }
    // The stars keep their distances in a wide control, so that they look like one control.
    ViewTree(in: self) {
      ViewNode(row) {
        "top, bottom, centerX == 0"
        "leading >= 0"
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

  /// Ignores touches next to the stars.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let area = row.frame.insetBy(dx: -Self.spacing, dy: 0)
    guard area.contains(touch.location(in: self)) else { return false }
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
    let x = touch.location(in: row).x
    let nearest = images.indices.min { abs(images[$0].center.x - x) < abs(images[$1].center.x - x) }
    choose((nearest ?? 0) + 1)
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
