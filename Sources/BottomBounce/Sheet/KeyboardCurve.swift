import UIKit

/// Hears with which curve the keyboard begins to move, as long as it is held.
///
/// What iOS announces is taken for the screen of a window only: other scenes and screens have keyboards
/// of their own.
@MainActor final class KeyboardCurve {
  /// The curve as an animation takes it; nil as long as no keyboard has moved.
  private(set) var options: UIView.AnimationOptions?
  private let screen: ObjectIdentifier?
  // Written on the main actor only, and read once more when nobody else can hold the object.
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  /// Listens from now on.
  init(on window: UIWindow?) {
    screen = window.map { ObjectIdentifier($0.screen) }
    // The name is read on the main actor: not every SDK lets other code have it.
    let key = UIResponder.keyboardAnimationCurveUserInfoKey
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let curve = notification.userInfo?[key] as? Int
      // UIKit names the screen since iOS 16.1.
      let screen = (notification.object as? UIScreen).map { ObjectIdentifier($0) }
      // UIKit posts keyboard notifications on the main thread.
      MainActor.assumeIsolated { self?.take(curve, of: screen) }
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  private func take(_ curve: Int?, of screen: ObjectIdentifier?) {
    guard screen == nil || screen == self.screen else { return }
    // The curve has no public name: `AnimationOptions` keeps curves from bit 16 on.
    options = UIView.AnimationOptions(rawValue: UInt(curve ?? 7) << 16)
  }
}
