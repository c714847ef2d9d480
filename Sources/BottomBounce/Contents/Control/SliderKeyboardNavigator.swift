import UIKit

/// Changes a slider's value with the arrow keys, by a tenth of its range.
@MainActor struct SliderKeyboardNavigator {
  unowned let slider: UISlider

  func handle(_ key: SheetKey) -> Bool {
    let isRightToLeft = slider.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard
      let steps = key.rowStep.map({ -$0 }) ?? key.columnStep(isRightToLeft: isRightToLeft)
    else { return false }
    let tenth = (slider.maximumValue - slider.minimumValue) / 10
    slider.setValue(slider.value + Float(steps) * tenth, animated: false)
    slider.sendActions(for: .valueChanged)
    return true
  }
}
