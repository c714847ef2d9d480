import UIKit

/// Remembers where keys and an assistive technology were before the sheet, to give both back.
@MainActor struct FocusMemory {
  private weak var responder: UIResponder?
  private weak var element: AnyObject?
  private weak var window: UIWindow?
  /// The key window of the scene where that is another window than the host's.
  private weak var otherKeyWindow: UIWindow?

  /// Remembers what has the focus in a view's window now.
  init(in host: UIView) {
    responder = host.window.flatMap { Self.firstResponder(in: $0) }
    element = UIAccessibility.focusedElement(using: nil) as AnyObject?
    window = host.window
    let keyWindow = window?.windowScene?.keyWindow
    if keyWindow !== window { otherKeyWindow = keyWindow }
  }

  /// Makes the host's window the key window of its scene: only there does a first responder get keys.
  ///
  /// It takes nothing from another scene, where the user may be typing.
  func takeKeyWindow() {
    if otherKeyWindow != nil { window?.makeKey() }
  }

  private func restoreKeyWindow() {
    if window?.isKeyWindow == true { otherKeyWindow?.makeKey() }
  }

  /// Makes the same responder the first one again; false where it is gone or refuses.
  func restoreKeys() -> Bool {
    restoreKeyWindow()
    guard let responder else { return false }
    return responder.becomeFirstResponder()
  }

  /// Makes the same responder the first one again, unless another one has the keys by now.
  func restoreFreeKeys() {
    restoreKeyWindow()
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard let window = view?.window, Self.firstResponder(in: window) == nil else { return }
    _ = restoreKeys()
  }

  /// Tells assistive technologies that the screen is as before, and where they were if that is still there.
  func restoreAccessibility() {
    let isGone = (element as? UIView).map { $0.window == nil } ?? false
    UIAccessibility.post(notification: .screenChanged, argument: isGone ? nil : element)
  }

  /// Returns the first responder among a view, those inside it and their controllers.
  static func firstResponder(in view: UIView) -> UIResponder? {
    if view.isFirstResponder { return view }
    if let controller = view.next as? UIViewController, controller.isFirstResponder {
      return controller
    }
    for subview in view.subviews {
      if let responder = firstResponder(in: subview) { return responder }
    }
    return nil
  }
}
