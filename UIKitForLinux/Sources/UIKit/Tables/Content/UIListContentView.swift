@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()
  private let imageView = UIImageView()
  private var list: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
    apply()
  }

  /// Differs: Archives can't be read, so the view is an empty row.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
    apply()
  }

  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let configuration = newValue as? UIListContentConfiguration else { return }
      list = configuration
      apply()
    }
  }

  private func apply() {
    preservesSuperviewLayoutMargins =
      list.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
    directionalLayoutMargins = list.directionalLayoutMargins
    show(list.text, list.attributedText, list.textProperties, in: textLabel)
    show(
      list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties,
      in: secondaryTextLabel)
    let image = list.imageProperties
    if list.image != nil {
      imageView.preferredSymbolConfiguration =
        image.preferredSymbolConfiguration ?? .init(font: list.textProperties.font)
      imageView.tintColor = image.tintColor
    }
    imageView.image = list.image
    imageView.layer.cornerRadius = image.cornerRadius
    imageView.clipsToBounds = image.cornerRadius > 0
    imageView.isHidden = list.image == nil
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributedText: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    // Setting any property of a label redraws it, so equal values aren't set.
    func set<Value: Equatable>(
      _ path: ReferenceWritableKeyPath<UILabel, Value>, to value: Value
    ) {
      if label[keyPath: path] != value { label[keyPath: path] = value }
    }
    set(\.font, to: properties.font)
    set(\.textColor, to: properties.resolvedColor())
    set(\.numberOfLines, to: properties.numberOfLines)
    set(\.lineBreakMode, to: properties.lineBreakMode)
    set(\.adjustsFontSizeToFitWidth, to: properties.adjustsFontSizeToFitWidth)
    set(\.minimumScaleFactor, to: properties.minimumScaleFactor)
    set(\.adjustsFontForContentSizeCategory, to: properties.adjustsFontForContentSizeCategory)
    set(\.textAlignment, to: properties.alignment.forLabels)
    if let attributedText {
      label.attributedText = attributedText
    } else {
      label.text = text.map {
        properties.transformed($0, locale: Device.current.settings.locale)
      }
    }
    label.isHidden = text?.isEmpty != false
  }

  // MARK: Layout

  /// The texts in reading order, for the cell's accessibility label.
  final var spokenText: String? {
    let texts = [list.text, list.secondaryText].compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The distance of the text from the view's leading edge, where separators also begin.
  final var textStart: CGFloat {
    let layout = layout(width: bounds.width, height: bounds.height)
    return layout.text?.minX ?? layout.image?.minX ?? 0
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = layout(width: size.width, height: nil).height
    let scale = max(traitCollection.displayScale, 1)
    return CGSize(width: size.width, height: (height * scale - 0.01).rounded(.up) / scale)
  }

  open override var intrinsicContentSize: CGSize { contentSize(forWidth: bounds.width) }

  package override var contentHeightDependsOnWidth: Bool { true }

  package override func contentSize(forWidth width: CGFloat) -> CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: sizeThatFits(CGSize(width: width > 0 ? width : 1e7, height: 0)).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(width: bounds.width, height: bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let scale = max(traitCollection.displayScale, 1)
    for (view, place) in [
      (imageView, layout.image), (textLabel, layout.text),
      (secondaryTextLabel, layout.secondaryText),
    ] {
      guard let place else { continue }
      view.frame = layout.placed(place, isMirrored: isMirrored, scale: scale)
    }
  }

  private func layout(width: CGFloat, height: CGFloat?) -> ListContentLayout {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var margins = list.directionalLayoutMargins
    if margins == UIListContentConfiguration.rowMargins, Device.current.hasDesignOf26 {
      (margins.top, margins.bottom) = (15, 15)
    }
    if preservesSuperviewLayoutMargins {
      let effective = layoutMargins
      margins.leading = isMirrored ? effective.right : effective.left
      margins.trailing = isMirrored ? effective.left : effective.right
    }
    let category = traitCollection.preferredContentSizeCategory
    return ListContentLayout(
      width: width, height: height,
      spacing: ListContentLayout.Spacing(
        margins: margins, imageToText: list.imageToTextPadding,
        horizontal: list.textToSecondaryTextHorizontalPadding,
        vertical: list.textToSecondaryTextVerticalPadding,
        isSideBySide: list.prefersSideBySideTextAndSecondaryText
          && !category.isAccessibilityCategory),
      image: imageSize, text: measure(textLabel), secondaryText: measure(secondaryTextLabel))
  }

  private func measure(_ label: UILabel) -> ListContentLayout.Measure? {
    guard !label.isHidden else { return nil }
    return { label.sizeThatFits(CGSize(width: $0, height: 0)) }
  }

  private var imageSize: CGSize? {
    guard list.image != nil else { return nil }
    var size = imageView.sizeThatFits(.zero)
    let limit = list.imageProperties.maximumSize
    let factors = [
      limit.width > 0 ? limit.width / max(size.width, 1) : 1,
      limit.height > 0 ? limit.height / max(size.height, 1) : 1, 1,
    ]
    let factor = factors.min() ?? 1
    size = CGSize(width: size.width * factor, height: size.height * factor)
    let reserved = list.imageProperties.reservedLayoutSize
    return CGSize(
      width: reserved.width > 0 ? reserved.width : size.width,
      height: reserved.height > 0 ? reserved.height : size.height)
  }
}
