import UIKit

/// A row of a settings list: a title, a value, and an arrow where a tap leads on.
final class ProfileRow: UIControl {
  private let titleLabel = UILabel()
  private let valueLabel = UILabel()
  private let arrow = UIImageView(
    image: UIImage(
      systemName: "chevron.right",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)))
  private let separator = UIView()

  /// What the row is about.
  init(title: String, isLast: Bool) {
    super.init(frame: .zero)
    titleLabel.text = title
    for label in [titleLabel, valueLabel] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    valueLabel.textColor = .secondaryLabel
    arrow.tintColor = .tertiaryLabel
    separator.backgroundColor = .separator
    separator.isHidden = isLast
    for view in [titleLabel, valueLabel, arrow, separator] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = title
  }

  required init?(coder: NSCoder) {
    fatalError("ProfileRow is made in code.")
  }

  /// The value at the end of the row.
  var value: String = "" {
    didSet {
      valueLabel.text = value
      accessibilityValue = value
      setNeedsLayout()
    }
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }

  override var isEnabled: Bool {
    didSet {
      titleLabel.textColor = isEnabled ? .label : .tertiaryLabel
      valueLabel.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
      arrow.isHidden = !isEnabled
      accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
      setNeedsLayout()
    }
  }

  /// At the largest text sizes the value gets a line of its own, as in the system's lists.
  private var isStacked: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let line = titleLabel.font.lineHeight
    let height = isStacked ? 2 * line + 28 : line + 24
    return CGSize(width: size.width, height: max(44, height.rounded()))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 16
    let inner = bounds.insetBy(dx: margin, dy: 0)
    let arrowSize = arrow.isHidden ? .zero : arrow.sizeThatFits(inner.size)
    let end = inner.maxX - arrowSize.width - (arrow.isHidden ? 0 : 10)
    place(arrow, x: inner.maxX - arrowSize.width, size: arrowSize)
    let titleSize = titleLabel.sizeThatFits(inner.size)
    let begin = isStacked ? margin : margin + titleSize.width + 12
    var valueSize = valueLabel.sizeThatFits(inner.size)
    valueSize.width = min(valueSize.width, max(end - begin, 0))
    place(titleLabel, x: margin, size: titleSize)
    place(valueLabel, x: isStacked ? margin : end - valueSize.width, size: valueSize)
    if isStacked {
      titleLabel.frame.origin.y = 12
      valueLabel.frame.origin.y = titleLabel.frame.maxY + 4
    }
    let hairline = 1 / traitCollection.displayScale
    place(separator, x: margin, size: CGSize(width: bounds.width - margin, height: hairline))
    separator.frame.origin.y = bounds.height - hairline
  }

  /// Puts a view in the middle of the height, mirrored where the language is.
  private func place(_ view: UIView, x: CGFloat, size: CGSize) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isMirrored ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}
