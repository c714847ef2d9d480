import UIKit

/// Several text fields with titles, in a scroll view, written by hand.
final class HandFieldsForm: UIScrollView {
  private let fields: [UITextField]

  init(titles: [String], text: String) {
    fields = titles.map { _ in UITextField() }
    super.init(frame: .zero)
    let stack = UIStackView()
    stack.axis = .vertical
    stack.backgroundColor = .secondarySystemGroupedBackground
    stack.layer.cornerRadius = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    for (title, field) in zip(titles, fields) {
      field.text = text
      stack.addArrangedSubview(makeRow(title, field))
      if field !== fields.last { stack.addArrangedSubview(makeSeparator()) }
    }
    addSubview(stack)
    let height = heightAnchor.constraint(equalTo: stack.heightAnchor)
    height.priority = .defaultLow
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func becomeFirstResponder() -> Bool { fields.first?.becomeFirstResponder() ?? false }

  private func makeRow(_ title: String, _ field: UITextField) -> UIView {
    let row = UIView()
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.returnKeyType = field === fields.last ? .done : .next
    field.accessibilityLabel = title
    for view in [label, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      label.widthAnchor.constraint(equalToConstant: 80),
      label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      field.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      field.topAnchor.constraint(equalTo: row.topAnchor),
      field.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    return row
  }

  private func makeSeparator() -> UIView {
    let (space, line) = (UIView(), UIView())
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    space.addSubview(line)
    NSLayoutConstraint.activate([
      space.heightAnchor.constraint(equalToConstant: 1 / 3),
      line.leadingAnchor.constraint(equalTo: space.leadingAnchor, constant: 16),
      line.trailingAnchor.constraint(equalTo: space.trailingAnchor),
      line.topAnchor.constraint(equalTo: space.topAnchor),
      line.bottomAnchor.constraint(equalTo: space.bottomAnchor),
    ])
    return space
  }
}
