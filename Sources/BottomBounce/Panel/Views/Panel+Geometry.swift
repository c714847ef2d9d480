import UIKit

extension Panel {
  /// The visible height of the panel, without the part that the safe area or the keyboard covers,
  /// in points.
  var visibleHeight: CGFloat { view.bounds.height - covered.layoutFrame.height }

  /// The visible height on the screen at this moment of an animation or drag, in points.
  var presentedHeight: CGFloat { visibleHeight - presentedOffset }

  /// The upper edge of the panel without a transform, in the sheet's coordinates.
  var raisedTop: CGFloat { view.center.y - view.bounds.height / 2 }

  /// The distance of the panel below its position on the screen at this moment, in points.
  var presentedOffset: CGFloat {
    (view.layer.presentation() ?? view.layer).frame.minY - raisedTop
  }

  /// A Boolean value that indicates whether an animation moves the panel at this moment.
  var isMoving: Bool {
    let frame = (view.layer.presentation() ?? view.layer).frame
    return abs(frame.minY - view.frame.minY) >= 0.5
  }

  /// The visible height on the screen at this moment of an animation or drag, in points, including
  /// the gap below a panel that is pulled up.
  ///
  /// It doesn't depend on the final position of the keyboard or the final size of a sheet that
  /// rotates, as the height in the layout does. A part above the sheet isn't visible.
  var displayedHeight: CGFloat {
    guard let sheet = view.superview else { return 0 }
    let lowest: UIView = bottomBar ?? contents
    let end = (lowest.layer.presentation() ?? lowest.layer).frame.maxY
    let frame = (view.layer.presentation() ?? view.layer).frame
    let below = frame.maxY - (sheet.layer.presentation() ?? sheet.layer).bounds.height
    let above = max(-frame.minY, 0)
    let gap = surface.shape == .inset ? GlassMetrics.edgeGap : 0
    return max(end - above - (floats ? max(below, 0) : below + gap), 0)
  }

  /// Measures the width of the body with its margins, in points.
  func measureFittingWidth() -> CGFloat {
    body.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width + insets.leading
      + insets.trailing
  }

  /// Measures the height of the content in the panel's width, in points.
  ///
  /// It removes the height of the detent for the measurement, and sets it again.
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
