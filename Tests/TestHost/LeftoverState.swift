#if os(Linux)
  public import UIKit
  public import UIKitSimulator
#else
  import UIKit
#endif

/// The state of a host and its device that a dismissed sheet must leave unchanged.
public struct LeftoverState: Equatable, Sendable {
  /// The identities of the host's subviews.
  public var subviews: [ObjectIdentifier]
  /// The number of gesture recognizers of the host and its window.
  public var recognizers: Int
  /// The identities of the host's constraints.
  public var constraints: [ObjectIdentifier]
  /// The identity of the window's first responder.
  public var firstResponder: ObjectIdentifier?

  #if os(Linux)
    /// A Boolean value that indicates whether the software keyboard is on screen.
    public var showsKeyboard = false
    /// The number of the scene's windows.
    public var windows = 0
    /// The number of layers with running animations.
    public var animatingLayers = 0
    /// The number of active display links.
    public var displayLinks = 0
    /// The number of pending timers, without the device's own.
    public var timers = 0
  #endif

  #if os(Linux)
    /// Records the current state of a view that presents sheets.
    @MainActor public init(of view: UIView, in window: UIWindow, on simulator: Simulator) {
      self.init(of: view, in: window, firstResponder: window.firstResponder)
      let device = simulator.system
      showsKeyboard = device.keyboard.isVisible
      windows = device.scene.storedWindows.count
      animatingLayers = device.tree.animatingLayers.count
      displayLinks = device.displayLinks.count
      timers = device.timers.count { $0.isPending && $0 !== device.midnightTimer }
    }
  #endif

  @MainActor fileprivate init(
    of view: UIView, in window: UIWindow, firstResponder: UIResponder?
  ) {
    subviews = view.subviews.map { ObjectIdentifier($0) }
    recognizers =
      (view.gestureRecognizers?.count ?? 0) + (window.gestureRecognizers?.count ?? 0)
    constraints = view.appConstraints.map { ObjectIdentifier($0) }
    self.firstResponder = firstResponder.map { ObjectIdentifier($0) }
  }
}

extension TestHost {
  /// The current state of the controller's view and its device.
  public var leftoverState: LeftoverState {
    #if os(Linux)
      if !Self.isLikeIOS { return LeftoverState(of: view, in: window, on: device) }
    #endif
    return LeftoverState(of: view, in: window, firstResponder: firstResponder)
  }
}
