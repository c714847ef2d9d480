@preconcurrency @MainActor open class UIScreen: NSObject {
  package final weak var device: Device?
  open package(set) var bounds: CGRect
  open var scale: CGFloat { storedScale }
  private let storedScale: CGFloat
  package final var baseTraits: UITraitCollection

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

  open class var main: UIScreen { Device.current.screen }

  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  open var traitCollection: UITraitCollection { baseTraits }

  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
}
