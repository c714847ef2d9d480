import UIKit

class TapControl: UIControl {}

/// A scroll view in which a finger that has rested on a button or a row can still scroll.
class TapScrollView: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { !view.usesDrags }
}
