import UIKit

/// What rises: Cancel, title and OK in a row, the content's body, and a problem's message under it.
final class PanelView: UIView {
  let titleLabel = UILabel()
  let cancelButton = UIButton(type: .system)
  let okButton = UIButton(type: .system)
  let problemLabel = UILabel()
  let body: UIView
  /// The lower part that bars or the keyboard cover, in points.
  var bottomInset: CGFloat = 0 {
    didSet { if bottomInset != oldValue { setNeedsLayout() } }
  }

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
    for view in [titleLabel, cancelButton, okButton, body, problemLabel] { addSubview(view) }
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
    setNeedsLayout()
  }

  /// The height that the contents need within a width, without the part that is covered below.
  func contentHeight(forWidth width: CGFloat) -> CGFloat {
    arrangement(forWidth: width).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(forWidth: bounds.width)
    // A host that is too low for everything shortens the body, never the buttons.
    let excess = max(arrangement.height - (bounds.height - bottomInset), 0)
    cancelButton.frame = arrangement.cancel
    okButton.frame = arrangement.ok
    titleLabel.frame = arrangement.title
    var bodyFrame = arrangement.body
    bodyFrame.size.height = max(bodyFrame.height - excess, 0)
    body.frame = bodyFrame
    problemLabel.frame = arrangement.problem.offsetBy(dx: 0, dy: -excess)
  }

  private func arrangement(forWidth width: CGFloat) -> PanelArrangement {
    func size(_ view: UIView, within limit: CGFloat) -> CGSize {
      guard !view.isHidden else { return .zero }
      let size = view.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
    let inner = max(width - 2 * PanelArrangement.margin, 0)
    return PanelArrangement(
      width: width, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      cancelSize: size(cancelButton, within: inner), titleSize: size(titleLabel, within: inner),
      okSize: size(okButton, within: inner), bodyHeight: size(body, within: inner).height,
      problemHeight: size(problemLabel, within: inner).height)
  }
}
