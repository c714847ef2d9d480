import UIKit
import ViewBuilding

/// The screen's name in large letters, as it stands under a bar of 44 points.
final class LargeTitleView: UIView {
  private let label = UILabel()
  private lazy var layout = Layout(in: self, ["title": label])
  /// The distance of the letters from the sides, in points.
  var margin: CGFloat = 16 {
    didSet { if margin != oldValue { place() } }
  }

  init(_ title: String) {
    super.init(frame: .zero)
    label.text = title
    label.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 34, weight: .bold))
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    place()
  }

  required init?(coder: NSCoder) {
    fatalError("LargeTitleView is made in code.")
  }

  private func place() {
    layout.eqs(
      """
      title.top == 44 + 3      # the bar, and what is between it and the letters
      title.bottom == -24
      title.leading == \(margin)
      title.trailing == -\(margin)
      """)
  }
}
