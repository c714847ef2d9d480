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

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(44, (titleLabel.font.lineHeight + 24).rounded()))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 16
    let inner = bounds.insetBy(dx: margin, dy: 0)
    let arrowSize = arrow.isHidden ? .zero : arrow.sizeThatFits(inner.size)
    let arrowGap: CGFloat = arrow.isHidden ? 0 : 10
    let titleSize = titleLabel.sizeThatFits(inner.size)
    let valueWidth = max(
      inner.width - titleSize.width - 12 - arrowSize.width - arrowGap, 0)
    let valueSize = valueLabel.sizeThatFits(CGSize(width: valueWidth, height: inner.height))
    let width = min(valueSize.width, valueWidth)
    place(titleLabel, x: margin, size: titleSize)
    place(arrow, x: inner.maxX - arrowSize.width, size: arrowSize)
    place(
      valueLabel, x: inner.maxX - arrowSize.width - arrowGap - width,
      size: CGSize(width: width, height: valueSize.height))
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
