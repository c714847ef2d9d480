import UIKit

/// A slider that has the colour it stands for.
final class HueSlider: UISlider {
  override func layoutSubviews() {
    minimumTrackTintColor = UIColor(
      hue: CGFloat(value), saturation: 0.8, brightness: 0.9, alpha: 1)
    super.layoutSubviews()
  }
}
