public import UIKit

extension Simulator {
  /// Leaves the app for the home screen.
  ///
  /// The scene gives up its events first, then it is in the background, where nothing is animated:
  /// animations end there unfinished.
  public func enterBackground() {
    device.makeCurrent()
    device.enterBackground()
    device.turn()
  }

  /// Comes back to the app.
  public func enterForeground() {
    device.makeCurrent()
    device.enterForeground()
    device.turn()
  }

  /// Opens another scene of the app beside the first one, as an iPad's split view does.
  ///
  /// - Parameter frame: The part of the screen that the scene has, in points.
  /// - Returns: The scene's window, key and visible, for the caller to keep. Keys go to it until another scene is touched.
  public func openScene(frame: CGRect) -> UIWindow {
    device.makeCurrent()
    let window = UIWindow(windowScene: device.connectScene())
    window.frame = frame
    window.makeKeyAndVisible()
    device.giveKeys(to: window)
    device.turn()
    return window
  }

  /// Throws a scene away, as the app switcher does with a card that is swiped up.
  ///
  /// - Parameter window: A window of the scene; that of the first scene by default.
  public func disconnectScene(of window: UIWindow? = nil) {
    device.makeCurrent()
    device.disconnect(window?.windowScene ?? device.scene)
    device.turn()
  }
}
