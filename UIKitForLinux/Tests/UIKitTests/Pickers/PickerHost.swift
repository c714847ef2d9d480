import UIKit

/// A picker view under test, and its delegate calls.
@MainActor final class PickerHost: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var columns: [[String]]
  var widths: [CGFloat]?
  var selected: [String] = []
  var titlesAsked = 0

  init(_ columns: [String]...) {
    self.columns = columns
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    widths?[component] ?? UIView.noIntrinsicMetric
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    titlesAsked += 1
    return columns[component][row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selected.append("\(component): \(columns[component][row])")
  }
}
