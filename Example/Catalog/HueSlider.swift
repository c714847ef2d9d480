import UIKit

/// A slider that has the color of its value.
final class HueSlider: UISlider {
  override func layoutSubviews() {
    let color = UIColor(hue: CGFloat(value), saturation: 0.8, brightness: 0.9, alpha: 1)
    // Setting a color can request another layout, even if the color is the same.
    if minimumTrackTintColor != color { minimumTrackTintColor = color }
    super.layoutSubviews()
  }
}
