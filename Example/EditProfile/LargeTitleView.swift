import UIKit

/// The screen's name in large letters, as it stands under a bar of 44 points.
final class LargeTitleView: UIView {
  private let label = UILabel()
  /// The distance of the letters from the sides, in points.
  var margin: CGFloat = 16 {
    didSet { if margin != oldValue { setNeedsLayout() } }
  }

  private static let top: CGFloat = 44 + 3
  private static let bottom: CGFloat = 24

  init(_ title: String) {
    super.init(frame: .zero)
    label.text = title
    label.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 34, weight: .bold))
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("LargeTitleView is made in code.")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: size.width - 2 * margin, height: 0))
    return CGSize(width: size.width, height: Self.top + text.height + Self.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(
      x: margin, y: Self.top, width: bounds.width - 2 * margin,
      height: bounds.height - Self.top - Self.bottom)
  }
}
