import UIKit

// In a form, the views that move reveal what appears, and cover what disappears.
extension UIStackView {
  /// Inserts a view that the next layout, which may be animated, reveals.
  func insert(_ view: UIView, at index: Int) {
    guard window != nil else { return insertArrangedSubview(view, at: index) }
    let above = arrangedSubviews.prefix(index).last
    view.setFinalFrame(width: bounds.width, y: above?.frame.maxY ?? 0)
    insertArrangedSubview(view, at: index)
    // The views below make room for it.
    if let below = arrangedSubviews.dropFirst(index + 1).first {
      insertSubview(view, belowSubview: below)
      // A row is as opaque as the ones around it.
      if (view as? FormFieldView)?.isInCard == true { return }
    }
    view.alpha = 0
    SheetAnimation.animate(duration: SheetAnimation.growthDuration, options: []) { view.alpha = 1 }
  }
}

extension UIView {
  /// Keeps an animation from growing an added view from a corner.
  fileprivate func setFinalFrame(width: CGFloat, y: CGFloat) {
    UIView.performWithoutAnimation {
      let size = systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      frame = CGRect(x: 0, y: y, width: width, height: size.height)
      layoutIfNeeded()
    }
  }

  /// Leaves a fading picture behind the other views; `isCovered` delays the fade, so that nothing
  /// is seen through the picture while views move over it.
  func fadeOut(isCovered: Bool = false) {
    if window != nil, let superview, let picture = snapshotView(afterScreenUpdates: false) {
      UIView.performWithoutAnimation {
        picture.frame = frame
        superview.insertSubview(picture, at: 0)
      }
      let delay = isCovered ? SheetAnimation.growthDuration * 0.9 : 0
      SheetAnimation.animate(
        duration: SheetAnimation.growthDuration - delay, delay: delay, options: []
      ) {
        picture.alpha = 0
      } completion: {
        picture.removeFromSuperview()
      }
    }
    removeFromSuperview()
  }

  func layoutSmoothly() {
    let duration = UIAccessibility.isReduceMotionEnabled ? 0 : SheetAnimation.growthDuration
    SheetAnimation.animate(duration: duration, options: []) { self.layoutIfNeeded() }
  }
}
