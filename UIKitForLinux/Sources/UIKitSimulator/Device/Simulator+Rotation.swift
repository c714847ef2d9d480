public import UIKit

extension Simulator {
  /// Rotates the device.
  ///
  /// The interface rotates with the system's animation.
  public func rotate(to orientation: UIDeviceOrientation) {
    guard orientation.isValidInterfaceOrientation else { return }
    // A phone without a home button doesn't rotate its interface upside down.
    guard orientation != .portraitUpsideDown || model.isPad || !model.hasHomeIndicator else {
      return
    }
    system.makeCurrent()
    let upright = model.size
    system.rotate(
      to: orientation,
      size: orientation.isLandscape
        ? CGSize(width: upright.height, height: upright.width) : upright,
      safeArea: orientation.isLandscape ? model.landscapeSafeArea : model.portraitSafeArea,
      duration: Self.rotationDuration)
    system.turn()
  }

  /// The `transitionDuration` that iOS reports for a rotation by 90 degrees.
  private static let rotationDuration: TimeInterval = 0.4
}
