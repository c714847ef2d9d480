import UIKit

/// Tells how far the keyboard covers a view, and how it gets there.
///
/// What iOS announces is taken for the screen that the view is on only: other scenes and screens have
/// keyboards of their own. A keyboard that was up before is found by the view's keyboard layout guide.
@MainActor final class KeyboardFollower {
  /// A new overlap, and the animation in step with the keyboard's.
  struct Change {
    var overlap: CGFloat
    var duration: TimeInterval
    var options: UIView.AnimationOptions
  }

  private weak var view: UIView?
  private let onChange: @MainActor (Change) -> Void
  // Written on the main actor only, and read once more when nobody else can hold the follower.
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  /// Follows the keyboard until `stop()` or the end of the follower.
  init(for view: UIView, onChange: @escaping @MainActor (Change) -> Void) {
    self.view = view
    self.onChange = onChange
    // The guide follows the keyboard from when it is first asked for, and has a frame after a layout.
    _ = view.keyboardLayoutGuide
    view.layoutIfNeeded()
    let keys = KeyboardAnnouncement.Keys()
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      // UIKit posts keyboard notifications on the main thread.
      let announcement = KeyboardAnnouncement(notification, keys)
      MainActor.assumeIsolated { self?.take(announcement) }
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  /// Follows no more.
  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }

  /// The overlap of a keyboard that is up already.
  var presentOverlap: CGFloat {
    guard let view, view.window != nil else { return 0 }
    let guide = view.keyboardLayoutGuide.layoutFrame
    // Without a keyboard the guide stands for the safe area's lower edge.
    let overlap = view.bounds.maxY - guide.minY
    return guide.height > 0 && overlap > view.safeAreaInsets.bottom + 0.5 ? overlap : 0
  }

  private func take(_ announcement: KeyboardAnnouncement) {
    guard let view, let window = view.window, let frame = announcement.endFrame else { return }
    if let screen = announcement.screen, screen != ObjectIdentifier(window.screen) { return }
    let inWindow = window.convert(frame, from: nil as UIWindow?)
    let overlap = PanelGeometry.overlap(of: view.convert(inWindow, from: nil), in: view.bounds)
    onChange(
      Change(
        overlap: overlap, duration: announcement.duration, options: announcement.animationOptions))
  }
}

/// What a keyboard notification says, in values that may cross from its closure to the main actor.
private struct KeyboardAnnouncement: Sendable {
  /// The keyboard's frame in the screen's coordinates, at the end of its movement.
  var endFrame: CGRect?
  var duration: TimeInterval
  var curve: UInt
  /// The screen that the keyboard is on; UIKit names it since iOS 16.1.
  var screen: ObjectIdentifier?

  /// The names of the values, read on the main actor: not every SDK lets other code have them.
  struct Keys: Sendable {
    let endFrame: String
    let duration: String
    let curve: String

    @MainActor init() {
      endFrame = UIResponder.keyboardFrameEndUserInfoKey
      duration = UIResponder.keyboardAnimationDurationUserInfoKey
      curve = UIResponder.keyboardAnimationCurveUserInfoKey
    }
  }

  init(_ notification: Notification, _ keys: Keys) {
    let info = notification.userInfo ?? [:]
    endFrame = info[keys.endFrame] as? CGRect
    duration = info[keys.duration] as? TimeInterval ?? 0.25
    curve = UInt(info[keys.curve] as? Int ?? 7)
    screen = (notification.object as? UIScreen).map { ObjectIdentifier($0) }
  }

  /// The keyboard's curve, which has no public name: `AnimationOptions` keeps curves from bit 16 on.
  var animationOptions: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: curve << 16)
  }
}
