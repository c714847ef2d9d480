import BottomBounce
import UIKit

// The code of the article about custom contents, line by line.

private final class ControlSnippetScreen: UIViewController {
  private var volume: Float = 0.5
  private var color: UIColor?

  func editVolume() {
    let sheet = BottomBounceView()
    sheet.show(
      ControlContent(\UISlider.value) { [volume] in
        let slider = UISlider()
        slider.value = volume
        return slider
      }, in: view
    ) { [weak self] volume in
      self?.volume = volume
    }
  }

  func editVolumeForNeighbours() {
    let sheet = BottomBounceView()
    sheet.show(
      ControlContent(
        \UISlider.value,
        validate: { $0 > 0.8 ? ValidationError("Your neighbours are asleep.") : nil }
      ) { UISlider() }, in: view
    ) { [weak self] volume in
      self?.volume = volume
    }
  }

  func editColor() {
    let sheet = BottomBounceView()
    sheet.show(HueContent(hue: 0.6), in: view) { [weak self] color in
      self?.color = color
    }
  }
}

/// A content that returns a color of the rainbow.
struct HueContent: SheetContent {
  var hue: CGFloat

  func makeBody(_ context: SheetContext) -> SheetBody<UIColor> {
    let slider = HueSlider()
    slider.value = Float(hue)
    slider.addAction(UIAction { _ in context.valueChanged() }, for: .valueChanged)
    return SheetBody(slider) { slider.color }
  }
}

/// A slider that shows its color.
final class HueSlider: UISlider {
  var color: UIColor {
    UIColor(hue: CGFloat(value), saturation: 0.8, brightness: 0.9, alpha: 1)
  }

  override func layoutSubviews() {
    if minimumTrackTintColor != color { minimumTrackTintColor = color }
    super.layoutSubviews()
  }
}
