import UIKit

/// The first responder, the focused accessibility element, and the key window before a sheet, to
/// restore them later.
@MainActor struct FocusMemory {
  private weak var responder: UIResponder?
  private weak var element: AnyObject?
  private weak var window: UIWindow?
  /// The key window of the scene, if it isn't the host's window.
  private weak var otherKeyWindow: UIWindow?

  /// Stores the focus in a view's window.
  init(in host: UIView) {
    responder = host.window?.currentFirstResponder
    element = UIAccessibility.focusedElement(using: nil) as AnyObject?
    window = host.window
    let keyWindow = window?.windowScene?.keyWindow
    if keyWindow !== window { otherKeyWindow = keyWindow }
  }

  /// Makes the host's window the key window of its scene.
  ///
  /// Only there a first responder gets key presses.
  ///
  /// A window of another scene stays key, because the user may be typing there.
  func makeWindowKey() {
    if otherKeyWindow != nil { window?.makeKey() }
  }

  private func restoreKeyWindow() {
    if window?.isKeyWindow == true { otherKeyWindow?.makeKey() }
  }

  /// Restores the first responder, and returns whether it accepted.
  func restoreFirstResponder() -> Bool {
    restoreKeyWindow()
    return responder?.becomeFirstResponder() ?? false
  }

  /// Restores the first responder, unless there is another one in its window.
  func restoreFirstResponderIfNone() {
    restoreKeyWindow()
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard let window = view?.window, window.currentFirstResponder == nil else { return }
    _ = restoreFirstResponder()
  }

  /// Notifies assistive technologies that the sheet is gone, with the element that was focused if
  /// it still exists.
  func restoreAccessibilityFocus() {
    let isGone = (element as? UIView).map { $0.window == nil } ?? false
    UIAccessibility.post(notification: .screenChanged, argument: isGone ? nil : element)
  }
}
