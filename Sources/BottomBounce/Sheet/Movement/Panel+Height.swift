import UIKit

/// Heights are those of what is seen of the panel: bars and keys cover no part of it.
extension Panel {
  /// The height that the panel has, in points.
  var seenHeight: CGFloat { view.bounds.height - covered.layoutFrame.height }

  /// The same as it is on the screen now, on whichever way.
  var seenNow: CGFloat { seenHeight - seenOffset }

  /// Where the panel's upper edge is when nothing moves it, in the sheet's coordinates.
  var raisedTop: CGFloat { view.center.y - view.bounds.height / 2 }

  /// How far the panel is below its place on the screen now, in points.
  var seenOffset: CGFloat {
    (view.layer.presentation() ?? view.layer).frame.minY - raisedTop
  }

  /// The height that the contents ask for in the panel's width, in points.
  var fittingHeight: CGFloat {
    let height = height
    setHeight(nil)
    defer { setHeight(height) }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
