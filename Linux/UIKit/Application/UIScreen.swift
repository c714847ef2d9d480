/// A screen and its properties.
@preconcurrency @MainActor open class UIScreen: NSObject {
  package final weak var device: Device?
  /// The screen's rectangle in points, in the present orientation.
  open package(set) var bounds: CGRect
  /// The pixels a point.
  open var scale: CGFloat { storedScale }
  private let storedScale: CGFloat
  package final var baseTraits: UITraitCollection

  /// A screen without pixels.
  public override init() {
    bounds = .zero
    storedScale = 1
    baseTraits = UITraitCollection()
    super.init()
  }

  package init(size: CGSize, scale: CGFloat, traits: UITraitCollection) {
    bounds = CGRect(origin: .zero, size: size)
    storedScale = scale
    baseTraits = traits
    super.init()
  }

  /// The device's own screen.
  ///
  /// Deprecated by Apple since iOS 16: take it from the window's scene.
  open class var main: UIScreen { Device.current.screen }

  /// The pixels a point of the hardware.
  open var nativeScale: CGFloat { scale }

  /// The screen's rectangle in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { baseTraits }

  /// The most frames a second.
  open var maximumFramesPerSecond: Int { 60 }

  /// The space in which keyboard frames are given.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
}
