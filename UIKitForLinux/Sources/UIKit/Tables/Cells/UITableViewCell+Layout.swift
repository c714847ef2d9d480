extension UITableViewCell {
  /// The corner radius of an inset-grouped section in points, from `Documentation/metrics.md`.
  static var cardRadius: CGFloat { Device.current.hasDesignOf26 ? 26 : 10 }
  /// The distance in points between the content, which has its own margin of 8, and the accessory.
  private static let accessoryGap: CGFloat = 2

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// The distance between accessories and the trailing edge.
  private var endMargin: CGFloat { isMirrored ? layoutMargins.left : layoutMargins.right }

  private var contentWidth: CGFloat { contentWidth(in: bounds.width) }

  private func contentWidth(in width: CGFloat) -> CGFloat {
    guard let accessory else { return width }
    return max(width - endMargin - accessorySize(accessory).width - Self.accessoryGap, 0)
  }

  private func accessorySize(_ accessory: UIView) -> CGSize {
    accessory === accessoryView ? accessory.bounds.size : accessory.sizeThatFits(bounds.size)
  }

  final func fittingSize(width: CGFloat) -> CGSize {
    var height = UITableView.usualRowHeight
    let inner = contentWidth(in: width)
    let isConstrained = contentView.isLaidOutByConstraints
    if contentConfiguration != nil || isConstrained {
      // The margins depend on the position in the cell, so the view is positioned first.
      place(contentView, x: 0, y: 0, width: inner, height: bounds.height, in: width)
      let fitting =
        isConstrained
        ? contentView.fittingHeight(forWidth: inner)
        : contentView.sizeThatFits(CGSize(width: inner, height: 0)).height
      // Constraints can lead to less than the default height.
      height = isConstrained && fitting > 0 ? fitting : max(height, fitting)
    } else if let layout = labelLayout(width: inner, height: nil) {
      height = max(height, layout.height)
    }
    return CGSize(width: width, height: (height / pixel - 0.01).rounded(.up) * pixel)
  }

  final func layOutParts() {
    let size = bounds.size
    background.frame = bounds
    for view in [backgroundView, selectedBackgroundView] { view?.frame = bounds }
    place(contentView, x: 0, y: 0, width: contentWidth, height: size.height, in: size.width)
    if let accessory {
      let own = accessorySize(accessory)
      let y = ((size.height - own.height) / 2 / pixel).rounded() * pixel
      place(
        accessory, x: size.width - endMargin - own.width, y: y, width: own.width,
        height: own.height, in: size.width)
    }
    layOutSeparators()
  }

  private func place(
    _ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, in total: CGFloat
  ) {
    let left = isMirrored ? total - x - width : x
    let frame = CGRect(x: left, y: y, width: width, height: height)
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Lines

  private func layOutSeparators() {
    let isLine = table?.separatorStyle != UITableViewCell.SeparatorStyle.none && table != nil
    let isGrouped = position.style == .grouped
    separator.isHidden =
      !isLine || hidesSeparator || (position.isLast && position.style == .insetGrouped)
    topSeparator.isHidden = !isLine || !isGrouped || !position.isFirst
    for line in [separator, topSeparator] where !line.isHidden {
      line.backgroundColor = table?.separatorColor ?? .separator
    }
    let (start, end) = isGrouped && position.isLast ? (0, 0) : separatorEnds
    let width = max(bounds.width - start - end, 0)
    place(
      separator, x: start, y: bounds.height - pixel, width: width, height: pixel,
      in: bounds.width)
    place(topSeparator, x: 0, y: 0, width: bounds.width, height: pixel, in: bounds.width)
  }

  /// The distances of the separator from the leading and trailing edges.
  private var separatorEnds: (CGFloat, CGFloat) {
    let inset = separatorInset
    let isOwn = hasOwnSeparatorInset || table?.hasOwnSeparatorInset == true
    // Since iOS 26, separators have a distance from both ends, as others have measured it.
    guard isOwn else { return (textStart, Device.current.hasDesignOf26 ? 16 : 0) }
    let fromText = table?.separatorInsetReference == .fromAutomaticInsets ? textStart : 0
    return (inset.left + fromText, inset.right)
  }

  /// The distance of the text from the leading edge.
  private var textStart: CGFloat {
    if let list = contentView as? UIListContentView { return list.textStart }
    let layout = labelLayout(width: contentWidth, height: bounds.height)
    return layout?.text?.minX ?? (isMirrored ? layoutMargins.right : layoutMargins.left)
  }

  // MARK: Changes

  /// Called when the row may need another height.
  final func contentsChanged() {
    setNeedsLayout()
    table?.contentsChanged(of: self)
  }

  final func positionChanged() {
    background.round(
      position.style == .insetGrouped ? Self.cardRadius : 0, top: position.isFirst,
      bottom: position.isLast)
    for view in [backgroundView, selectedBackgroundView] { round(view) }
    showState(animated: false)
    setNeedsLayout()
  }

  private func round(_ view: UIView?) {
    guard let view, position.style == .insetGrouped else { return }
    view.layer.cornerCurve = .continuous
    view.layer.cornerRadius = background.layer.cornerRadius
    view.layer.maskedCorners = background.layer.maskedCorners
    view.clipsToBounds = true
  }

  final func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new {
      insertSubview(new, belowSubview: contentView)
      round(new)
    }
    showState(animated: false)
    setNeedsLayout()
  }

  final func replaceAccessory() {
    accessory?.removeFromSuperview()
    accessory = accessoryView ?? accessoryType.makeView(for: traitCollection)
    if let accessory { addSubview(accessory) }
    contentsChanged()
  }
}

extension UITableViewCell.AccessoryType {
  /// Returns the accessory view, or `nil` for types that aren't drawn on Linux.
  @MainActor fileprivate func makeView(for traits: UITraitCollection) -> UIView? {
    func symbol(_ name: String, _ size: CGFloat, color: UIColor?) -> UIView {
      let size = UIFontMetrics.default.scaledValue(for: size, compatibleWith: traits)
      let view = UIImageView(
        image: UIImage(
          systemName: name,
          withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)))
      view.tintColor = color
      // A fixed color isn't dimmed with the app's tint color.
      if color != nil { view.tintAdjustmentMode = .normal }
      return view
    }
    return switch self {
    case .none, .detailButton: nil
    case .disclosureIndicator, .detailDisclosureButton:
      symbol("chevron.forward", 14, color: .tertiaryLabel)
    case .checkmark: symbol("checkmark", 17, color: nil)
    }
  }
}
