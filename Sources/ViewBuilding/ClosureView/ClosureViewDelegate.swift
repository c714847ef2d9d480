public import UIKit

/// Is told what happens to a closure view beside its layout.
///
/// Every method is optional: the defaults do nothing. Each is told when UIKit's own method of that name
/// has run, and changes nothing about what UIKit does.
@MainActor public protocol ClosureViewDelegate: AnyObject {
  /// The view has become first responder, or is it no more; told only when that did change.
  func closureView(_ view: ClosureView, didChangeFirstResponderStatus isFirstResponder: Bool)

  /// Keys or buttons went down while the view was in the responder chain.
  func closureView(
    _ view: ClosureView, pressesBegan presses: Set<UIPress>, with event: UIPressesEvent?)

  /// Keys or buttons changed their force.
  func closureView(
    _ view: ClosureView, pressesChanged presses: Set<UIPress>, with event: UIPressesEvent?)

  /// Keys or buttons went up.
  func closureView(
    _ view: ClosureView, pressesEnded presses: Set<UIPress>, with event: UIPressesEvent?)

  /// Keys or buttons were taken over by someone else.
  func closureView(
    _ view: ClosureView, pressesCancelled presses: Set<UIPress>, with event: UIPressesEvent?)

  /// The view is about to get another superview, or none.
  func closureView(_ view: ClosureView, willMoveToSuperview newSuperview: UIView?)

  /// The view has another superview, or none.
  func closureViewDidMoveToSuperview(_ view: ClosureView)
}

extension ClosureViewDelegate {
  /// Does nothing.
  public func closureView(
    _ view: ClosureView, didChangeFirstResponderStatus isFirstResponder: Bool
  ) {}

  /// Does nothing.
  public func closureView(
    _ view: ClosureView, pressesBegan presses: Set<UIPress>, with event: UIPressesEvent?
  ) {}

  /// Does nothing.
  public func closureView(
    _ view: ClosureView, pressesChanged presses: Set<UIPress>, with event: UIPressesEvent?
  ) {}

  /// Does nothing.
  public func closureView(
    _ view: ClosureView, pressesEnded presses: Set<UIPress>, with event: UIPressesEvent?
  ) {}

  /// Does nothing.
  public func closureView(
    _ view: ClosureView, pressesCancelled presses: Set<UIPress>, with event: UIPressesEvent?
  ) {}

  /// Does nothing.
  public func closureView(_ view: ClosureView, willMoveToSuperview newSuperview: UIView?) {}

  /// Does nothing.
  public func closureViewDidMoveToSuperview(_ view: ClosureView) {}
}
