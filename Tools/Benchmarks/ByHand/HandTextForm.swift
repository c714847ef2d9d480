import UIKit

/// A text field with a limit and a counter, written by hand.
final class HandTextForm: UIView, UITextFieldDelegate {
  private let field = UITextField()
  private let counter = UILabel()
  private let limit: Int

  init(placeholder: String, limit: Int) {
    self.limit = limit
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    field.placeholder = placeholder
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .done
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.count() }, for: .editingChanged)
    counter.font = .preferredFont(forTextStyle: .footnote)
    counter.adjustsFontForContentSizeCategory = true
    counter.textColor = .secondaryLabel
    count()
    for view in [field, counter] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: topAnchor),
      field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      counter.topAnchor.constraint(equalTo: field.bottomAnchor),
      counter.trailingAnchor.constraint(equalTo: field.trailingAnchor),
      counter.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  private func count() { counter.text = "\(field.text?.count ?? 0)/\(limit)" }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let text = textField.text, let range = Range(range, in: text) else { return false }
    return text.replacingCharacters(in: range, with: string).count <= limit
  }
}
