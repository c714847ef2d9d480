import UIKit
import ViewBuilding

/// What rises: a header with Cancel, title and OK, the content's body, and a problem's message under it.
@MainActor final class Panel {
  let view = ClosureView()
  let header: PanelHeader
  let problemLabel = UILabel()
  let body: UIView
  /// All that is asked and told: it scrolls under the header where it is higher than the room there is.
  let contents = PanelScrollView()
  /// The lower part that bars or the keyboard cover; what places the panel gives it its height.
  let covered = UILayoutGuide()
  /// Whether the body can use any height.
  let scrolls: Bool
  /// What shows that the panel can be moved; nil where nothing does.
  var grabber: Grabber?
  /// Whether the panel is a card that floats above the lower edge.
  private(set) var floats = false
  /// The width that the panel was arranged for, in points.
  private(set) var width: CGFloat = 0
  private var layout: PanelLayout?
  private var surface: PanelSurface?

  /// A panel around a body.
  init(
    body: UIView, configuration: BottomBounceView.Configuration, okTitle: String,
    cancelTitle: String
  ) {
    self.body = body
    scrolls = ScrollUnderFinger.isFound(in: body)
    let insets = configuration.contentInsets
    header = PanelHeader(
      configuration: configuration, okTitle: okTitle, cancelTitle: cancelTitle, insets: insets)
    if let font = configuration.contentFont { (body as? any FontTaking)?.take(font) }
    // In the dark, what lies above other content is lighter than it, as in the system's own sheets.
    view.traitOverrides.userInterfaceLevel = .elevated
    view.layer.cornerRadius = configuration.cornerRadius
    view.layer.cornerCurve = .continuous
    view.layer.masksToBounds = true
    view.accessibilityIdentifier = "BottomBounce.panel"
    surface = PanelSurface(of: view, color: configuration.backgroundColor ?? .systemBackground)

    ViewTree(in: view) {
      ViewNode(contents, named: "contents") { "leading, trailing == 0" }
      ViewNode(header.view, named: "header") {
        "leading, trailing, top == 0"
        "bottom == contents.top"
      }
    }
    contents.line = header.line
    let tree = ViewTree(in: contents.content, numbers: PanelLayout.numbers(insets)) {
      ViewNode(body, named: "body") {
        "leading == start"
        "trailing == -finish"
      }
      ViewNode(problemLabel, named: "problem") { label, _ in
        PanelLayout.set(label, style: .footnote)
        label.setContentHuggingPriority(PanelLayout.hugging, for: .vertical)
        if let font = configuration.messageFont { label.font = font }
        label.textColor = .systemRed
        label.isHidden = true
        "leading == start"
        "trailing == -finish"
        "top == body.bottom + gap"
      }
    }
    layout = PanelLayout(of: tree, in: self, insets: insets)
    setFloats(false)
    setOrder()
  }

  /// Has what is shown read in this order, whatever the geometry of large text sizes.
  ///
  /// Called whenever a part is shown or hidden: no document says that a hidden element of the list is left out.
  func setOrder() {
    let parts: [UIView] = [
      header.titleLabel, header.cancelButton, header.okButton, body, problemLabel,
    ]
    view.accessibilityElements = (grabber.map { [$0] } ?? []) + parts.filter { !$0.isHidden }
  }

  /// Shows a problem's message, or none.
  func show(_ problem: ValidationProblem?) {
    problemLabel.text = problem?.message
    problemLabel.isHidden = problem == nil
    setOrder()
    layout?.placeEnd()
  }

  /// Chooses the rows that suit a width, in a host of a size.
  func arrange(width: CGFloat, in host: CGSize) {
    self.width = width
    layout?.arrange(self, width: width, in: host)
  }

  /// The height of what is seen of the panel, in points; nil for that of the contents.
  var height: CGFloat? { layout?.height }

  /// Gives what is seen of the panel a height, or that of the contents.
  func setHeight(_ height: CGFloat?) {
    layout?.setHeight(height)
  }

  /// Rounds the upper corners, and those of a card that floats all.
  func setFloats(_ floats: Bool) {
    self.floats = floats
    let above: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let below: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    view.layer.maskedCorners = floats ? above.union(below) : above
  }

  /// Whether a responder is a view in the panel, or the controller of one.
  func owns(_ responder: UIResponder) -> Bool {
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    return view?.isDescendant(of: self.view) ?? false
  }
}
