/// The layers of a scroll view's indicators, which exist only while they are visible.
@MainActor struct ScrollIndicators {
  var vertical: CALayer?
  var horizontal: CALayer?
  /// The timer for the start, and then for the end, of the fade.
  var timer: DeviceTimer?
  var areShown = false

  /// The width and the margin in points; estimates.
  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  /// The delay before the fade, and the duration of the fade, in seconds; estimates.
  static let stay: TimeInterval = 0.4
  static let fade: TimeInterval = 0.25

  mutating func remove() {
    vertical?.removeFromSuperlayer()
    horizontal?.removeFromSuperlayer()
    (vertical, horizontal) = (nil, nil)
    timer?.cancel()
    timer = nil
    areShown = false
  }
}

extension UIScrollView {
  /// Shows the scroll indicators until they are hidden.
  final func showIndicators() {
    indicators.timer?.cancel()
    indicators.timer = nil
    indicators.areShown = true
    for indicator in [indicators.vertical, indicators.horizontal] {
      indicator?.removeAnimation(forKey: "fade")
      indicator.map { setWithoutAnimation($0) { $0.opacity = 1 } }
    }
    updateIndicators()
  }

  /// Fades the scroll indicators out after a delay.
  final func hideIndicators() {
    guard indicators.areShown else { return }
    indicators.timer?.cancel()
    guard let device = window?.device else { return indicators.remove() }
    indicators.timer = device.schedule(after: ScrollIndicators.stay) { [weak self] in
      self?.fadeIndicators()
    }
  }

  private func fadeIndicators() {
    guard let device = window?.device else { return indicators.remove() }
    for case let indicator? in [indicators.vertical, indicators.horizontal] {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.duration = ScrollIndicators.fade
      indicator.add(fade, forKey: "fade")
      setWithoutAnimation(indicator) { $0.opacity = 0 }
    }
    indicators.timer = device.schedule(after: ScrollIndicators.fade) { [weak self] in
      self?.indicators.remove()
    }
  }

  /// Moves the indicators to the content offset, without layout or drawing.
  final func updateIndicators() {
    guard indicators.areShown else { return }
    let (x, y) = (horizontalAxis, verticalAxis)
    let margin = ScrollIndicators.margin
    let area = bounds.inset(by: indicatorSafeArea)
    let room = margin + ScrollIndicators.thickness
    let both = showsVerticalScrollIndicator && showsHorizontalScrollIndicator
    let corner = both && x.isScrollable && y.isScrollable ? room : 0

    let column = area.inset(by: verticalScrollIndicatorInsets).insetBy(dx: 0, dy: margin)
    let vertical = ScrollIndicatorSpan(
      track: column.height - corner, offset: contentOffset.y, axis: y)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    place(
      \.vertical,
      at: showsVerticalScrollIndicator
        ? vertical.map {
          CGRect(
            x: isMirrored ? column.minX + margin : column.maxX - room, y: column.minY + $0.start,
            width: ScrollIndicators.thickness, height: $0.length)
        } : nil)

    let row = area.inset(by: horizontalScrollIndicatorInsets).insetBy(dx: margin, dy: 0)
    let horizontal = ScrollIndicatorSpan(
      track: row.width - corner, offset: contentOffset.x, axis: x)
    place(
      \.horizontal,
      at: showsHorizontalScrollIndicator
        ? horizontal.map {
          CGRect(
            x: row.minX + $0.start + (isMirrored ? corner : 0), y: row.maxY - room,
            width: $0.length, height: ScrollIndicators.thickness)
        } : nil)
  }

  private var indicatorSafeArea: UIEdgeInsets {
    guard automaticallyAdjustsScrollIndicatorInsets else { return .zero }
    let adjusted = adjustedContentInset
    return UIEdgeInsets(
      top: adjusted.top - contentInset.top, left: adjusted.left - contentInset.left,
      bottom: adjusted.bottom - contentInset.bottom, right: adjusted.right - contentInset.right)
  }

  private func place(
    _ path: WritableKeyPath<ScrollIndicators, CALayer?>, at frame: CGRect?
  ) {
    guard let frame else {
      indicators[keyPath: path]?.removeFromSuperlayer()
      indicators[keyPath: path] = nil
      return
    }
    let indicator = indicators[keyPath: path] ?? makeIndicator()
    indicators[keyPath: path] = indicator
    setWithoutAnimation(indicator) {
      $0.frame = frame
      $0.backgroundColor = indicatorColor.cgColor
    }
  }

  private func makeIndicator() -> CALayer {
    let indicator = CALayer()
    setWithoutAnimation(indicator) {
      $0.cornerRadius = ScrollIndicators.thickness / 2
      // In front of all content that is added later.
      $0.zPosition = 1000
    }
    layer.addSublayer(indicator)
    return indicator
  }

  /// Black in light mode and white in dark mode, both with an opacity of 35 percent; an estimate.
  private var indicatorColor: UIColor {
    let isDark = traitCollection.userInterfaceStyle == .dark
    switch indicatorStyle {
    case .black: return UIColor(white: 0, alpha: 0.35)
    case .white: return UIColor(white: 1, alpha: 0.35)
    case .default: return UIColor(white: isDark ? 1 : 0, alpha: 0.35)
    }
  }

  private func setWithoutAnimation(_ layer: CALayer, _ changes: (CALayer) -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes(layer)
    CATransaction.commit()
  }
}
