/// Detects a view that grows with its own safe area.
///
/// A view whose constraints end at its safe area or its margins grows with its insets. If one of
/// its edges is fixed and the other one extends into the safe area of the superview, the insets
/// grow with the view again, by the same length in each layout pass. The limit doesn't depend on
/// the number of passes: the inset is the superview's whole safe area at that edge. In the other
/// direction, the inset is 0.
///
/// Apple doesn't document the behavior of UIKit.
struct SafeAreaFeedback {
  /// The last change of the insets along an axis, both edges together, and the length before it.
  private struct Change {
    var insets: CGFloat = 0
    var length: CGFloat = 0
  }

  /// The layout pass of the last change of the insets.
  private var pass = -1
  private var last = UIEdgeInsets.zero
  private var horizontal = Change()
  private var vertical = Change()
  /// The edges whose insets are the superview's whole safe area.
  private var limited: UIRectEdge = []

  /// Limits the insets of a view that has grown by their last change.
  ///
  /// - Parameters:
  ///   - insets: The insets for the view's frame.
  ///   - outer: The superview's safe area.
  ///   - size: The size of the view.
  ///   - pass: The number of the layout pass.
  mutating func limit(
    _ insets: inout UIEdgeInsets, to outer: UIEdgeInsets, size: CGSize, pass: Int
  ) {
    let isSamePass = pass == self.pass
    let growth = isSamePass ? growth(size) : .zero
    limit(&insets.top, \.top, .top, outer.top, growth.height)
    limit(&insets.left, \.left, .left, outer.left, growth.width)
    limit(&insets.bottom, \.bottom, .bottom, outer.bottom, growth.height)
    limit(&insets.right, \.right, .right, outer.right, growth.width)
    guard insets != last else { return }
    self.pass = pass
    vertical = Change(
      insets: insets.top + insets.bottom - last.top - last.bottom, length: size.height)
    horizontal = Change(
      insets: insets.left + insets.right - last.left - last.right, length: size.width)
    last = insets
  }

  /// Returns the growth of the view, or 0 if it isn't caused by the last change of the insets.
  private func growth(_ size: CGSize) -> CGSize {
    func growth(_ length: CGFloat, _ change: Change) -> CGFloat {
      let growth = length - change.length
      return growth * change.insets > 0 && abs(growth - change.insets) < Self.pixel ? growth : 0
    }
    return CGSize(width: growth(size.width, horizontal), height: growth(size.height, vertical))
  }

  private mutating func limit(
    _ inset: inout CGFloat, _ path: KeyPath<UIEdgeInsets, CGFloat>, _ edge: UIRectEdge,
    _ outer: CGFloat, _ growth: CGFloat
  ) {
    let change = inset - last[keyPath: path]
    if limited.contains(edge), inset >= outer {
      inset = outer
    } else if growth != 0, change * growth > 0, abs(change - growth) < Self.pixel {
      inset = growth > 0 ? outer : 0
      if growth > 0 { limited.insert(edge) } else { limited.remove(edge) }
    } else {
      limited.remove(edge)
    }
  }

  /// Lengths are rounded to pixels, so they differ from the insets by up to one pixel.
  private static let pixel: CGFloat = 1.001
}
