import UIKit

/// The views that the system draws over every app: the status bar and the home indicator.
///
/// They belong to the device, not to the app: they are in none of the app's windows, receive no
/// touches, and aren't read by VoiceOver. They are created with the first screenshot, so tests
/// without screenshots don't need them.
@MainActor final class SystemChrome {
  private let model: DeviceModel
  private let device: Device
  private let statusBar: StatusBarView
  private let homeIndicator = UIView()
  private let ring = UIView()
  private var shownTime: StatusBarTime?
  private var minuteTimer: DeviceTimer?

  init(model: DeviceModel, device: Device) {
    self.model = model
    self.device = device
    device.makeCurrent()
    statusBar = StatusBarView(model: model)
    // In front of every window, because windows are inserted only relative to each other.
    device.tree.root.addSublayer(statusBar.layer)
    device.tree.root.addSublayer(homeIndicator.layer)
    device.tree.root.addSublayer(ring.layer)
    ring.layer.borderWidth = 3
    ring.layer.cornerRadius = 8
    ring.layer.cornerCurve = .continuous
    homeIndicator.layer.cornerRadius = HomeIndicatorMetrics.height / 2
  }

  /// Updates the views for the appearance, the view controllers' preferences, and the orientation.
  func update() {
    let front = frontController
    let isOnSide = device.screen.bounds.width > device.screen.bounds.height
    let style = front?.preferredStatusBarStyle ?? .default
    let isDark = device.screen.traitCollection.userInterfaceStyle == .dark
    let color: UIColor =
      switch style {
      case .lightContent: .white
      case .darkContent: .black
      case .default: isDark ? .white : .black
      }
    // A phone in landscape shows no status bar.
    statusBar.layer.isHidden = isOnSide && !model.isPad
    statusBar.frame = CGRect(
      x: 0, y: 0, width: device.screen.bounds.width, height: model.statusBarHeight)
    statusBar.update(color: color, hidesItems: frontHidesStatusBar, time: currentTime())

    homeIndicator.layer.isHidden = !model.hasHomeIndicator
    homeIndicator.frame = HomeIndicatorMetrics.frame(
      on: device.screen.bounds, isOnSide: isOnSide, isPad: model.isPad)
    homeIndicator.backgroundColor = isDark ? .white : .black

    // Full Keyboard Access draws a ring slightly outside the focused element.
    let ringed = device.settings.usesFullKeyboardAccess ? device.accessibility.ringed : nil
    ring.layer.isHidden = ringed == nil
    if let ringed { ring.frame = ringed.accessibilityFrame.insetBy(dx: -4, dy: -4) }
    ring.layer.borderColor =
      UIColor.systemBlue.resolvedColor(with: device.screen.traitCollection).cgColor
  }

  /// The time to show.
  ///
  /// The screen is updated when the next minute begins.
  private func currentTime() -> StatusBarTime {
    let time = StatusBarTime(device)
    guard time != shownTime else { return time }
    shownTime = time
    minuteTimer?.cancel()
    // A clock that advances doesn't keep the device from being idle.
    minuteTimer = device.schedule(
      after: time.secondsLeft(from: device.date), holdsUpRest: false
    ) { [weak self] in self?.statusBar.layer.setNeedsRender() }
    return time
  }

  private var frontController: UIViewController? {
    follow { $0.childForStatusBarStyle }
  }

  private var frontHidesStatusBar: Bool {
    follow { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
  }

  /// Returns the view controller that determines the status bar: the front full-screen one, or the
  /// child that it returns.
  private func follow(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    let window = device.scene.frontWindow(at: .normal)
    var controller = window?.rootViewController
    while let presentation = controller?.shownPresentation,
      presentation.style == .fullScreen
        || presentation.presented.modalPresentationCapturesStatusBarAppearance
    {
      controller = presentation.presented
    }
    while let current = controller, let next = child(current) { controller = next }
    return controller
  }
}

/// The metrics of the home indicator, from Apple's design resources for iOS 18, in points.
enum HomeIndicatorMetrics {
  static let height: CGFloat = 5
  private static let distance: CGFloat = 8

  static func frame(on screen: CGRect, isOnSide: Bool, isPad: Bool) -> CGRect {
    let width: CGFloat =
      if isPad {
        216
      } else if isOnSide {
        238
      } else {
        // 139 points on a screen 393 points wide, 153 on the largest screens.
        screen.width >= 414 ? 153 : 139
      }
    let y = screen.height - distance - height
    return CGRect(x: ((screen.width - width) / 2), y: y, width: width, height: height)
  }
}
