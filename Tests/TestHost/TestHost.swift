public import BottomBounce
import Testing
public import UIKit

#if os(Linux)
  public import UIKitSimulator
#endif

/// A window with a view controller's view and a sheet, and functions to use them like a user, on
/// both platforms.
///
/// On Linux it's a simulated device and everything happens in virtual time. On iOS it's a
/// `UIWindow` of the app that hosts the tests, touches are replaced with the events that they
/// cause, and `settle()` waits for real animations. Suites that use a host have the trait
/// `.ownDevice`.
@MainActor public final class TestHost {
  /// The window, which is key and visible.
  public let window: UIWindow
  /// The controller at the window's root.
  public let controller: UIViewController
  /// The controller's view: the host of sheets.
  public var view: UIView { controller.view }
  /// A sheet, for tests that need only one.
  public let sheet = BottomBounceView()

  #if os(Linux)
    /// The device behind the window.
    public let device: Simulator
  #endif

  #if os(Linux)
    /// Creates a window that shows a controller, on a device.
    public init(_ controller: UIViewController, on device: Simulator) {
      self.controller = controller
      self.device = device
      window = device.window
      window.rootViewController = controller
      window.layoutIfNeeded()
    }

    /// Creates a window that shows an empty controller, on a device.
    public convenience init(on device: Simulator) {
      self.init(UIViewController(), on: device)
    }

    /// Creates a window that shows a controller.
    ///
    /// - Parameters:
    ///   - controller: The controller. The default is an empty one.
    ///   - inRealTime: Whether the test names durations. Otherwise animations on iOS are ten times
    ///     as fast. The default is `false`.
    public convenience init(
      _ controller: UIViewController = UIViewController(), inRealTime: Bool = false
    ) {
      self.init(controller, on: Simulator())
    }
  #else
    /// Creates a window that shows a controller.
    ///
    /// - Parameters:
    ///   - controller: The controller. The default is an empty one.
    ///   - inRealTime: Whether the test names durations. Otherwise animations are ten times as fast.
    ///     The default is `false`.
    public init(
      _ controller: UIViewController = UIViewController(), inRealTime: Bool = false
    ) {
      self.controller = controller
      guard let scene = Self.windowScene else {
        preconditionFailure("A TestHost needs a window scene: give its suite the trait .ownDevice.")
      }
      window = UIWindow(windowScene: scene)
      if !inRealTime { window.layer.speed = 10 }
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
  #endif

  /// Waits until all animations have ended and no task of the main actor has work.
  public func settle() async {
    #if os(Linux)
      if !Self.isLikeIOS { return await device.settle() }
    #endif
    // UIKit does not report when animations end, so the views are checked until then.
    var views = MovingViews()
    var framesAtRest = 0
    for _ in 0..<600 {
      await nextFrame()
      let isMoving = views.isMoving(in: Array(Set([window] + (window.windowScene?.windows ?? []))))
      framesAtRest = isMoving ? 0 : framesAtRest + 1
      // A frame for a task, one for the layout that it causes, and one for a start of an animation.
      if framesAtRest == 3 { return }
    }
    Issue.record("The sheet or its host still moves after 600 frames.")
  }

  #if os(Linux)
    /// A Boolean value that indicates whether the host waits as on iOS, so that no test depends on
    /// what only the simulator knows: timers, display links, and tasks.
    static let isLikeIOS =
      ProcessInfo.processInfo.environment["SIMULATOR_SETTLES_BY_FRAMES"] == "1"

    private func nextFrame() async {
      device.advance(by: device.frameInterval)
      await device.runTasks()
    }
  #endif

  /// Advances the time.
  public func advance(by duration: TimeInterval) async {
    #if os(Linux)
      device.advance(by: duration)
      if Self.isLikeIOS { await device.runTasks() }
    #else
      try? await Task.sleep(for: .seconds(duration))
    #endif
  }

  /// Taps the center of a control.
  ///
  /// As a finger does, it has no effect on a control that is disabled, hidden, or covered.
  public func tap(_ control: UIControl) {
    #if os(Linux)
      device.tap(control)
    #else
      let center = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
      let hit = control.window?.hitTest(control.convert(center, to: nil), with: nil)
      if control.isEnabled, hit?.isDescendant(of: control) == true {
        control.sendActions(for: .touchUpInside)
      }
    #endif
  }

  /// Types into the first responder, as the keyboard does.
  public func type(_ text: String) {
    #if os(Linux)
      device.type(text)
    #else
      insert(text)
    #endif
  }

  /// Presses Return on the software keyboard.
  public func pressReturn() {
    #if os(Linux)
      device.press(.keyboardReturnOrEnter)
    #else
      if let field = firstResponder as? UITextField {
        _ = field.delegate?.textFieldShouldReturn?(field)
      }
    #endif
  }

  /// Returns the frontmost view with an accessibility identifier.
  public func view(_ identifier: String) -> UIView? {
    #if os(Linux)
      device.view(identifier)
    #else
      frontView(identifier, in: window)
    #endif
  }

  /// Returns the first control with an accessibility identifier.
  public func control(_ identifier: String) -> UIControl? {
    view(identifier) as? UIControl
  }

  /// The view in the window that is first responder.
  public var firstResponder: UIView? { firstResponder(in: window) }

  /// Returns a view or the view inside it that is first responder.
  func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    return view.subviews.lazy.compactMap { self.firstResponder(in: $0) }.first
  }
}
