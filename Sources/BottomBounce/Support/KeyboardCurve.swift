import UIKit

/// The curve of the keyboard on a window's screen, if it starts to move while the object exists.
@MainActor final class KeyboardCurve {
  private(set) var options: UIView.AnimationOptions?
  private(set) var duration: TimeInterval = 0.25
  private let screen: ObjectIdentifier?
  private var observer: NotificationObserver?

  init(on window: UIWindow?) {
    screen = window.map { ObjectIdentifier($0.screen) }
    // In some SDKs the key is isolated to the main actor, so it is read here.
    let key = UIResponder.keyboardAnimationCurveUserInfoKey
    let durationKey = UIResponder.keyboardAnimationDurationUserInfoKey
    observer = NotificationObserver(of: UIResponder.keyboardWillChangeFrameNotification) {
      notification in
      // The object of the notification is the screen since iOS 16.1.
      let screen = (notification.object as? UIScreen).map { ObjectIdentifier($0) }
      let info = notification.userInfo
      return (info?[key] as? Int, info?[durationKey] as? TimeInterval, screen)
    } _: { [weak self] curve, duration, screen in
      self?.update(curve, duration, on: screen)
    }
  }

  private func update(
    _ curve: Int?, _ duration: TimeInterval?, on screen: ObjectIdentifier?
  ) {
    guard screen == nil || screen == self.screen else { return }
    if let duration { self.duration = duration }
    // The keyboard's curve has no public name. `AnimationOptions` stores curves from bit 16 on.
    options = UIView.AnimationOptions(rawValue: UInt(curve ?? 7) << 16)
  }
}
