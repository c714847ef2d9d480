public import UIKit

/// Methods for a closure view's first responder status, presses, and superviews.
///
/// All methods are optional. The view calls each one after UIKit's own method of the same kind. The
/// methods cannot change UIKit's behavior.
@MainActor public protocol ClosureViewDelegate: AnyObject {
  /// Notifies the delegate that the view became or resigned first responder.
  func closureView(_ view: ClosureView, didChangeFirstResponderStatus isFirstResponder: Bool)

  /// Notifies the delegate that keys or buttons were pressed.
  ///
  /// - Parameters:
  ///   - view: The view in the responder chain.
  ///   - presses: The keys or buttons.
  ///   - event: The event that contains the presses.
  func closureView(
    _ view: ClosureView, pressesBegan presses: Set<UIPress>, with event: UIPressesEvent?)

  /// Notifies the delegate that the force of pressed buttons changed.
  ///
  /// The parameters are those of ``closureView(_:pressesBegan:with:)``.
  func closureView(
    _ view: ClosureView, pressesChanged presses: Set<UIPress>, with event: UIPressesEvent?)

  /// Notifies the delegate that keys or buttons were released.
  ///
  /// The parameters are those of ``closureView(_:pressesBegan:with:)``.
  func closureView(
    _ view: ClosureView, pressesEnded presses: Set<UIPress>, with event: UIPressesEvent?)

  /// Notifies the delegate that the system cancelled presses.
  ///
  /// The parameters are those of ``closureView(_:pressesBegan:with:)``.
  func closureView(
    _ view: ClosureView, pressesCancelled presses: Set<UIPress>, with event: UIPressesEvent?)

  /// Notifies the delegate that the superview is about to change, to `nil` if the view is removed.
  func closureView(_ view: ClosureView, willMoveToSuperview newSuperview: UIView?)

  /// Notifies the delegate that the superview of the view changed.
  func closureViewDidMoveToSuperview(_ view: ClosureView)
}

extension ClosureViewDelegate {
  /// The default implementation, which does nothing.
  public func closureView(
    _ view: ClosureView, didChangeFirstResponderStatus isFirstResponder: Bool
  ) {}

  /// The default implementation, which does nothing.
  public func closureView(
    _ view: ClosureView, pressesBegan presses: Set<UIPress>, with event: UIPressesEvent?
  ) {}

  /// The default implementation, which does nothing.
  public func closureView(
    _ view: ClosureView, pressesChanged presses: Set<UIPress>, with event: UIPressesEvent?
  ) {}

  /// The default implementation, which does nothing.
  public func closureView(
    _ view: ClosureView, pressesEnded presses: Set<UIPress>, with event: UIPressesEvent?
  ) {}

  /// The default implementation, which does nothing.
  public func closureView(
    _ view: ClosureView, pressesCancelled presses: Set<UIPress>, with event: UIPressesEvent?
  ) {}

  /// The default implementation, which does nothing.
  public func closureView(_ view: ClosureView, willMoveToSuperview newSuperview: UIView?) {}

  /// The default implementation, which does nothing.
  public func closureViewDidMoveToSuperview(_ view: ClosureView) {}
}
