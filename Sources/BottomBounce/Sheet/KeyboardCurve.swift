import UIKit

/// Hears with which curve the keyboard begins to move, as long as it is held.
///
/// What iOS announces is taken for the screen of a window only: other scenes and screens have keyboards
/// of their own.
@MainActor final class KeyboardCurve {
  /// The curve as an animation takes it; nil as long as no keyboard has moved.
  private(set) var options: UIView.AnimationOptions?
  private let screen: ObjectIdentifier?
  private var notice: Notice?

  /// Listens from now on.
  init(on window: UIWindow?) {
    screen = window.map { ObjectIdentifier($0.screen) }
    // The name is read on the main actor: not every SDK lets other code have it.
    let key = UIResponder.keyboardAnimationCurveUserInfoKey
    notice = Notice(of: UIResponder.keyboardWillChangeFrameNotification) { notification in
      // UIKit names the screen since iOS 16.1.
      let screen = (notification.object as? UIScreen).map { ObjectIdentifier($0) }
      return (notification.userInfo?[key] as? Int, screen)
    } _: { [weak self] curve, screen in
      self?.take(curve, of: screen)
    }
  }

  private func take(_ curve: Int?, of screen: ObjectIdentifier?) {
    guard screen == nil || screen == self.screen else { return }
    // The curve has no public name: `AnimationOptions` keeps curves from bit 16 on.
    options = UIView.AnimationOptions(rawValue: UInt(curve ?? 7) << 16)
  }
}
