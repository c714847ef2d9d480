extension UIView {
  final var effectiveTintColor: UIColor {
    let color = inheritedTintColor
    return effectiveTintAdjustmentMode == .dimmed ? .systemGray : color
  }

  private var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.storedTintColor { return color }
      view = current.storedSuperview
    }
    return .systemBlue
  }

  final var effectiveTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.tintAdjustment != .automatic { return current.tintAdjustment }
      view = current.storedSuperview
    }
    return .normal
  }

  final func spreadTintColorChange() {
    tintColorDidChange()
    for subview in storedSubviews
    where subview.storedTintColor == nil || subview.tintAdjustment == .automatic {
      subview.spreadTintColorChange()
    }
  }
}
