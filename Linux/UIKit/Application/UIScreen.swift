/// A screen and its properties.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  package weak var device: Device?
  /// The screen's rectangle in points, in the present orientation.
  public package(set) var bounds: CGRect
  /// The pixels a point.
  public let scale: CGFloat
  package var baseTraits: UITraitCollection

  package init(size: CGSize, scale: CGFloat, traits: UITraitCollection) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    baseTraits = traits
    super.init()
  }

  /// The device's own screen.
  ///
  /// Deprecated by Apple since iOS 16: take it from the window's scene.
  public class var main: UIScreen { Device.current.screen }

  /// The pixels a point of the hardware.
  public var nativeScale: CGFloat { scale }

  /// The screen's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The traits of the screen.
  public var traitCollection: UITraitCollection { baseTraits }

  /// The most frames a second.
  public var maximumFramesPerSecond: Int { 60 }

  /// The space in which keyboard frames are given.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
}
