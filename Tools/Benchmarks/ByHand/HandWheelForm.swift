import UIKit

/// A wheel of numbers with their unit beside it, written by hand.
final class HandWheelForm: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  private let numbers: [Double]
  private let picker = UIPickerView()

  init(numbers: [Double], selectedRow: Int, unit: String) {
    self.numbers = numbers
    super.init(frame: .zero)
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(selectedRow, inComponent: 0, animated: false)
    let label = UILabel()
    label.text = unit
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    for view in [picker, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: topAnchor),
      picker.leadingAnchor.constraint(equalTo: leadingAnchor),
      picker.trailingAnchor.constraint(equalTo: trailingAnchor),
      picker.bottomAnchor.constraint(equalTo: bottomAnchor),
      label.centerYAnchor.constraint(equalTo: picker.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: picker.centerXAnchor, constant: 40),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    numbers.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    numbers[row].formatted(.number.precision(.fractionLength(1)))
  }
}
