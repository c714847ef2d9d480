import UIKit

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

  /// Throws the scene away, as the app switcher does with a card that is swiped up.
  public func disconnectScene() {
    device.makeCurrent()
    device.disconnectScene()
    device.turn()
  }
}
