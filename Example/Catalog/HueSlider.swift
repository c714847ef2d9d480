import UIKit

/// A slider that has the colour it stands for.
final class HueSlider: UISlider {
  override func layoutSubviews() {
    let color = UIColor(hue: CGFloat(value), saturation: 0.8, brightness: 0.9, alpha: 1)
    // Setting a color may ask for another layout, even if it is the same one.
    if minimumTrackTintColor != color { minimumTrackTintColor = color }
    super.layoutSubviews()
  }
}
