@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private let scrollView = UIScrollView()
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()
  private let button = UIButton(type: .system)
  private var action: UIAction?
  private var content = UIContentUnavailableConfiguration.search()

  public convenience init(configuration: UIContentUnavailableConfiguration) {
    self.init(frame: .zero)
    content = configuration
    setUp()
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Differs: Archives can't be read, so the view shows the configuration of a search.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(scrollView)
    for view in [indicator, imageView, textLabel, secondaryTextLabel, button] {
      scrollView.addSubview(view)
    }
    // The text says it.
    indicator.isAccessibilityElement = false
    for label in [textLabel, secondaryTextLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
    }
    imageView.preferredSymbolConfiguration = .init(pointSize: Self.imageSize, weight: .medium)
    imageView.tintColor = .systemGray
    apply()
  }

  /// Differs: Configurations of other types have no effect.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let configuration = newValue as? UIContentUnavailableConfiguration else { return }
      content = configuration
      apply()
    }
  }

  private func apply() {
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    if content.isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
    show(content.text, content.textProperties, in: textLabel)
    show(content.secondaryText, content.secondaryTextProperties, in: secondaryTextLabel)
    if let action { button.removeAction(action, for: .primaryActionTriggered) }
    action = content.buttonProperties.primaryAction
    if let action { button.addAction(action, for: .primaryActionTriggered) }
    button.configuration = content.button
    button.isHidden = content.button.title == nil && content.button.image == nil
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ properties: UIContentUnavailableConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    label.isHidden = text?.isEmpty != false
  }

  // The sizes are estimates.
  private static let imageSize: CGFloat = 44
  private static let imageToText: CGFloat = 12
  private static let textToSecondaryText: CGFloat = 6
  private static let textToButton: CGFloat = 16
  private static let margin: CGFloat = 16

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let width = max(bounds.width - 2 * Self.margin, 0)
    let parts: [(view: UIView, gap: CGFloat)] = [
      (indicator, 0), (imageView, Self.imageToText), (textLabel, Self.imageToText),
      (secondaryTextLabel, Self.textToSecondaryText), (button, Self.textToButton),
    ].filter { !$0.view.isHidden }
    var height: CGFloat = 0
    var frames: [CGRect] = []
    for (index, (view, gap)) in parts.enumerated() {
      var size = view.sizeThatFits(CGSize(width: width, height: 0))
      size.width = view is UILabel ? width : min(size.width, width)
      if index > 0 { height += gap }
      let origin = CGPoint(x: (bounds.width - size.width) / 2, y: height)
      frames.append(CGRect(origin: origin, size: size))
      height += size.height
    }
    let scale = max(traitCollection.displayScale, 1)
    let top = max(((bounds.height - height) / 2 * scale).rounded() / scale, 0)
    for ((view, _), frame) in zip(parts, frames) { view.frame = frame.offsetBy(dx: 0, dy: top) }
    scrollView.contentSize = CGSize(width: bounds.width, height: max(height, 0))
  }
}
