import UIKit

extension Panel {
  /// Without the part that the safe area or the keyboard covers, in points.
  var visibleHeight: CGFloat { view.bounds.height - covered.layoutFrame.height }

  /// The visible height at this moment of an animation or drag, in points.
  var presentedHeight: CGFloat { visibleHeight - presentedOffset }

  /// The upper edge of the panel without a transform, in the sheet's coordinates.
  var raisedTop: CGFloat { view.center.y - view.bounds.height / 2 }

  /// The distance of the panel below its position on the screen at this moment, in points.
  var presentedOffset: CGFloat {
    (view.layer.presentation() ?? view.layer).frame.minY - raisedTop
  }

  var isMoving: Bool {
    let frame = (view.layer.presentation() ?? view.layer).frame
    return abs(frame.minY - view.frame.minY) >= 0.5
  }

  /// The width of the body with its margins, in points.
  func measureFittingWidth() -> CGFloat {
    body.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width + insets.leading
      + insets.trailing
  }

  /// Removes the height of the detent for the measurement in the panel's width, in points.
  func measureFittingHeight() -> CGFloat {
    let height = height
    setHeight(nil)
    defer { setHeight(height) }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
