import UIKit

/// The animation curve of the keyboard, if it starts to move while the object exists.
///
/// Only notifications for the screen of the window count. Other screens have their own keyboards.
@MainActor final class KeyboardCurve {
  /// The curve as an animation option; `nil` if no keyboard has moved.
  private(set) var options: UIView.AnimationOptions?
  private let screen: ObjectIdentifier?
  private var observer: NotificationObserver?

  /// Starts to observe the keyboard on the screen of a window.
  init(on window: UIWindow?) {
    screen = window.map { ObjectIdentifier($0.screen) }
    // In some SDKs the key is isolated to the main actor, so it is read here.
    let key = UIResponder.keyboardAnimationCurveUserInfoKey
    observer = NotificationObserver(of: UIResponder.keyboardWillChangeFrameNotification) {
      notification in
      // The object of the notification is the screen since iOS 16.1.
      let screen = (notification.object as? UIScreen).map { ObjectIdentifier($0) }
      return (notification.userInfo?[key] as? Int, screen)
    } _: { [weak self] curve, screen in
      self?.update(curve, on: screen)
    }
  }

  private func update(_ curve: Int?, on screen: ObjectIdentifier?) {
    guard screen == nil || screen == self.screen else { return }
    // The keyboard's curve has no public name. `AnimationOptions` stores curves from bit 16 on.
    options = UIView.AnimationOptions(rawValue: UInt(curve ?? 7) << 16)
  }
}
