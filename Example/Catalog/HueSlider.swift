import UIKit

/// A slider over a track with all hues, whose thumb has the selected color.
final class HueSlider: UISlider {
  private let hues = CAGradientLayer()
  /// The direction of the track's colors.
  private var isMirrored: Bool?

  override init(frame: CGRect) {
    super.init(frame: frame)
    minimumTrackTintColor = .clear
    maximumTrackTintColor = .clear
    hues.cornerRadius = Self.trackHeight / 2
    layer.insertSublayer(hues, at: 0)
  }

  required init?(coder: NSCoder) {
    assertionFailure("HueSlider is made in code.")
    return nil
  }

  private static let trackHeight: CGFloat = 8
  private static let names = [
    "Red", "Orange", "Yellow", "Lime", "Green", "Mint", "Cyan", "Azure", "Blue", "Purple",
    "Magenta", "Pink",
  ]

  private static func color(at share: CGFloat) -> UIColor {
    UIColor(hue: share, saturation: 0.8, brightness: 0.9, alpha: 1)
  }

  /// The name of the color, and its position.
  override var accessibilityValue: String? {
    get {
      let share = Double(value)
      let name = Self.names[Int((share * 12).rounded()) % 12]
      return "\(name), \(Int((share * 100).rounded())) percent"
    }
    set {}
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let color = Self.color(at: CGFloat(value))
    // Setting an image can request another layout, even if the color is the same.
    if thumbTintColor != color {
      thumbTintColor = color
      setThumbImage(Self.thumb(color), for: .normal)
    }
    hues.frame = CGRect(
      x: 2, y: bounds.midY - Self.trackHeight / 2, width: max(bounds.width - 4, 0),
      height: Self.trackHeight)
    showHues(isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Returns a thumb with a white ring, which stands out from the same color of the track.
  private static func thumb(_ color: UIColor) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: 28, height: 28)
    return UIGraphicsImageRenderer(size: bounds.size).image { _ in
      UIColor.white.setFill()
      UIBezierPath(ovalIn: bounds).fill()
      color.setFill()
      UIBezierPath(ovalIn: bounds.insetBy(dx: 3, dy: 3)).fill()
    }
  }

  private func showHues(isMirrored: Bool) {
    guard isMirrored != self.isMirrored else { return }
    self.isMirrored = isMirrored
    hues.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
    hues.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
    hues.colors = (0...12).map { Self.color(at: CGFloat($0) / 12).cgColor }
  }
}
