import UIKit

/// Arrows on a slider: up and towards the trailing side there is more, a tenth of the range at a time.
@MainActor final class SliderKeys: BodyKeys {
  private unowned let slider: UISlider

  init(_ slider: UISlider) {
    self.slider = slider
  }

  func move(_ arrow: ArrowKey) -> Bool {
    let isMirrored = slider.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let steps = arrow.rowStep.map({ -$0 }) ?? arrow.columnStep(isMirrored: isMirrored)
    else { return false }
    let tenth = (slider.maximumValue - slider.minimumValue) / 10
    slider.setValue(slider.value + Float(steps) * tenth, animated: false)
    slider.sendActions(for: .valueChanged)
    return true
  }
}
