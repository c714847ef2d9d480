import BottomBounce
import UIKit

/// The sheets and the contents of controllers that move, as far as UIKit's public API says so.
///
/// The system's views in bars may animate without end, so they don't count.
@MainActor struct MovingViews {
  /// The offsets of the scroll views in the last frame.
  ///
  /// A wheel that turns by code is neither dragging nor decelerating.
  private var offsets: [ObjectIdentifier: CGPoint] = [:]

  /// Returns whether something moves in the windows of a scene.
  ///
  /// Call it once a frame.
  mutating func isMoving(in windows: [UIWindow]) -> Bool {
    var newOffsets: [ObjectIdentifier: CGPoint] = [:]
    var isMoving = false
    for root in windows.flatMap({ roots(in: $0) }) {
      // A transition moves the views around the content.
      isMoving = Self.isMoving(root, &newOffsets) || isMoving
      isMoving =
        isMoving || sequence(first: root, next: \.superview).contains(where: Self.isAnimated)
    }
    isMoving = isMoving || newOffsets.contains { $0.value != offsets[$0.key] ?? $0.value }
    offsets = newOffsets
    return isMoving
  }

  private func roots(in window: UIWindow) -> [UIView] {
    var controller = window.rootViewController
    var roots = sheets(in: window)
    while let current = controller {
      roots += contentViews(of: current)
      controller = current.presentedViewController
    }
    return roots
  }

  private func sheets(in view: UIView) -> [UIView] {
    view is BottomBounceView ? [view] : view.subviews.flatMap { sheets(in: $0) }
  }

  /// Returns the views of a controller's innermost children, or its own view.
  private func contentViews(of controller: UIViewController) -> [UIView] {
    if controller.children.isEmpty { return controller.viewIfLoaded.map { [$0] } ?? [] }
    return controller.children.flatMap { contentViews(of: $0) }
  }

  /// Returns whether a view has an animation that ends.
  ///
  /// The system's own animations may stay attached without end.
  private static func isAnimated(_ view: UIView) -> Bool {
    (view.layer.animationKeys() ?? []).contains {
      let timing: (any CAMediaTiming)? = view.layer.animation(forKey: $0)
      return timing?.repeatCount ?? 0 < 1_000 && timing?.duration ?? 0 < 60
    }
  }

  /// Returns whether a view or a view inside it is animated or scrolls, and notes the offsets.
  private static func isMoving(_ view: UIView, _ offsets: inout [ObjectIdentifier: CGPoint]) -> Bool
  {
    var isMoving = isAnimated(view)
    if let scrollView = view as? UIScrollView {
      offsets[ObjectIdentifier(scrollView)] = scrollView.contentOffset
      isMoving = isMoving || scrollView.isDragging || scrollView.isDecelerating
    }
    // The caret inside a text input blinks until the input resigns, and indicators turn.
    if view is any UITextInput || view is UIActivityIndicatorView { return isMoving }
    // The other subviews of an effect view are the system's.
    let effectView = view as? UIVisualEffectView
    for subview in effectView?.contentView.subviews ?? view.subviews {
      isMoving = Self.isMoving(subview, &offsets) || isMoving
    }
    return isMoving
  }
}
