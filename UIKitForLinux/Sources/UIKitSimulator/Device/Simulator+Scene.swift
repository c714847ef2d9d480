public import UIKit

extension Simulator {
  /// Leaves the app for the home screen.
  ///
  /// The scene resigns active and enters the background, where nothing is animated: animations end
  /// unfinished.
  public func enterBackground() {
    system.makeCurrent()
    system.enterBackground()
    system.turn()
  }

  /// Returns to the app.
  public func enterForeground() {
    system.makeCurrent()
    system.enterForeground()
    system.turn()
  }

  /// Opens another scene of the app next to the first one, like an iPad's split view.
  ///
  /// - Parameter frame: The scene's part of the screen, in points.
  /// - Returns: The scene's window, which is key and visible. The caller must keep it. It receives
  ///   key presses until another scene is touched.
  public func openScene(frame: CGRect) -> UIWindow {
    system.makeCurrent()
    let window = UIWindow(windowScene: system.connectScene())
    window.frame = frame
    window.makeKeyAndVisible()
    system.makeKeyWindow(window)
    system.turn()
    return window
  }

  /// Disconnects a scene, as if the user swiped it away in the app switcher.
  ///
  /// - Parameter window: A window of the scene. The default is a window of the first scene.
  public func disconnectScene(of window: UIWindow? = nil) {
    system.makeCurrent()
    system.disconnect(window?.windowScene ?? system.scene)
    system.turn()
  }
}
