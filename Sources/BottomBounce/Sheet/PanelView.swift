import UIKit

/// What rises: Cancel, title and OK in a row, the content's body, and a problem's message under it.
final class PanelView: UIView {
  let titleLabel = UILabel()
  let cancelButton = UIButton(type: .system)
  let okButton = UIButton(type: .system)
  let problemLabel = UILabel()
  let body: UIView
  /// The lower part that bars or the keyboard cover; what places the panel gives it its height.
  let covered = UILayoutGuide()
  private lazy var layout = PanelLayout(of: self)

  /// A panel around a body.
  init(body: UIView, title: String?, okTitle: String, cancelTitle: String) {
    self.body = body
    super.init(frame: .zero)
    // In the dark, what lies above other content is lighter than it, as in the system's own sheets.
    traitOverrides.userInterfaceLevel = .elevated
    backgroundColor = .systemBackground
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.masksToBounds = true
    accessibilityIdentifier = "BottomBounce.panel"

    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = 0
    titleLabel.accessibilityTraits = .header
    titleLabel.isHidden = (title ?? "").isEmpty
    set(cancelButton, title: cancelTitle, style: .body, identifier: "BottomBounce.cancel")
    set(okButton, title: okTitle, style: .headline, identifier: "BottomBounce.ok")
    // A short title stands at the panel's margin, not in the middle of what can be tapped.
    cancelButton.contentHorizontalAlignment = .leading
    okButton.contentHorizontalAlignment = .trailing
    problemLabel.font = .preferredFont(forTextStyle: .footnote)
    problemLabel.adjustsFontForContentSizeCategory = true
    problemLabel.textColor = .systemRed
    problemLabel.numberOfLines = 0
    problemLabel.isHidden = true
    layout.begin()
    // Read in this order, whatever the geometry of large text sizes.
    accessibilityElements = [titleLabel, cancelButton, okButton, body, problemLabel]
  }

  required init?(coder: NSCoder) {
    fatalError("PanelView is made in code.")
  }

  private func set(_ button: UIButton, title: String, style: UIFont.TextStyle, identifier: String) {
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: style)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.accessibilityIdentifier = identifier
  }

  /// Shows a problem's message, or none.
  func show(_ problem: ValidationProblem?) {
    problemLabel.text = problem?.message
    problemLabel.isHidden = problem == nil
    layout.placeBody()
  }

  /// Chooses the rows that suit a width.
  func arrange(width: CGFloat) {
    layout.arrange(width: width)
  }
}
