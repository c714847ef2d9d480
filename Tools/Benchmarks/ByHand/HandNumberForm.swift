import UIKit

/// A text field for a number, with its unit, written by hand.
final class HandNumberForm: UIView {
  private let field = UITextField()
  private let range: ClosedRange<Double>
  private let step: Double

  init(number: Double, in range: ClosedRange<Double>, step: Double, unit: String) {
    self.range = range
    self.step = step
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    field.text = number.formatted(.number.grouping(.never))
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.keyboardType = .decimalPad
    let label = UILabel()
    label.text = unit
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.setContentHuggingPriority(.required, for: .horizontal)
    for view in [field, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: topAnchor),
      field.bottomAnchor.constraint(equalTo: bottomAnchor),
      field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      label.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// The number in the field; `nil` if it isn't a step in the range.
  var number: Double? {
    guard let number = try? Double(field.text ?? "", format: .number), range.contains(number),
      (number - range.lowerBound).truncatingRemainder(dividingBy: step) == 0
    else { return nil }
    return number
  }
}
