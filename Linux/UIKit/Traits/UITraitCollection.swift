/// What the interface adapts to: appearance, size classes, direction, text size.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  // Immutable after initialisation, hence Sendable.
  /// The direction of the interface.
  public let layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight

  /// The traits of what runs: the view that draws or lays out, or the device.
  public static var current: UITraitCollection {
    get { storedCurrent }
    set { storedCurrent = newValue }
  }
  // Read and written on the main actor only, as all of UIKit on Linux.
  nonisolated(unsafe) private static var storedCurrent = UITraitCollection()

  /// Runs a closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = Self.storedCurrent
    Self.storedCurrent = self
    actions()
    Self.storedCurrent = before
  }
}

extension UIView {
  final var effectiveTraitCollection: UITraitCollection {
    window?.windowScene?.traitCollection ?? .current
  }

  /// Passes changed traits down to this view and those inside it.
  final func traitsMayHaveChanged() {}
}
