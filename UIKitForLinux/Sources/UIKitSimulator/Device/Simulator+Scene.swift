public import UIKit

extension Simulator {
  /// Leaves the app for the home screen.
  ///
  /// The scene gives up its events first, then it is in the background, where nothing is animated:
  /// animations end there unfinished.
  public func enterBackground() {
    system.makeCurrent()
    system.enterBackground()
    system.turn()
  }

  /// Comes back to the app.
  public func enterForeground() {
    system.makeCurrent()
    system.enterForeground()
    system.turn()
  }

  /// Opens another scene of the app beside the first one, as an iPad's split view does.
  ///
  /// - Parameter frame: The part of the screen that the scene has, in points.
  /// - Returns: The scene's window, key and visible, for the caller to keep. Keys go to it until another scene is touched.
  public func openScene(frame: CGRect) -> UIWindow {
    system.makeCurrent()
    let window = UIWindow(windowScene: system.connectScene())
    window.frame = frame
    window.makeKeyAndVisible()
    system.makeKeyWindow(window)
    system.turn()
    return window
  }

  /// Throws a scene away, as the app switcher does with a card that is swiped up.
  ///
  /// - Parameter window: A window of the scene; that of the first scene by default.
  public func disconnectScene(of window: UIWindow? = nil) {
    system.makeCurrent()
    system.disconnect(window?.windowScene ?? system.scene)
    system.turn()
  }
}
