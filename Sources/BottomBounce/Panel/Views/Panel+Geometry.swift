import UIKit

extension Panel {
  /// Without the part that the safe area or the keyboard covers, in points.
  var visibleHeight: CGFloat { view.bounds.height - covered.layoutFrame.height }

  var presentedHeight: CGFloat { visibleHeight - presentedOffset }

  /// The upper edge of the panel without a transform, in the sheet's coordinates.
  var raisedTop: CGFloat { view.center.y - view.bounds.height / 2 }

  var presentedOffset: CGFloat {
    (view.layer.presentation() ?? view.layer).frame.minY - raisedTop
  }

  var isMoving: Bool {
    let frame = (view.layer.presentation() ?? view.layer).frame
    return abs(frame.minY - view.frame.minY) >= 0.5
  }

  func measureFittingWidth() -> CGFloat {
    body.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width + insets.leading
      + insets.trailing
  }

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
