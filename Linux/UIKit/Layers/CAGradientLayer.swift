/// A layer that shows a gradient over its background, inside its bounds and rounded corners.
open class CAGradientLayer: CALayer {
  /// A layer without colours.
  public override init() {
    super.init()
    properties.gradient = GradientProperties()
  }

  /// A copy of another layer's values, made for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if properties.gradient == nil { properties.gradient = GradientProperties() }
  }

  package override func makePresentationLayer() -> CALayer { CAGradientLayer(layer: self) }

  private func get<Value>(_ path: KeyPath<GradientProperties, Value>) -> Value {
    (properties.gradient ?? GradientProperties())[keyPath: path]
  }

  private func set<Value: Equatable>(
    _ path: WritableKeyPath<GradientProperties, Value>, _ value: Value, _ key: String
  ) {
    var gradient = properties.gradient ?? GradientProperties()
    gradient[keyPath: path] = value
    set(\.gradient, to: gradient, key: key, changesLook: true)
  }

  /// The colours as `CGColor`s, from the start to the end.
  open var colors: [Any]? {
    get { get(\.colors) }
    set { set(\.colors, newValue?.compactMap { $0 as? CGColor }, "colors") }
  }

  /// Where the colours lie, rising from 0 to 1; nil to spread them evenly.
  open var locations: [NSNumber]? {
    get { get(\.locations)?.map { NSNumber(value: $0) } }
    set { set(\.locations, newValue?.map(\.doubleValue), "locations") }
  }

  /// Where the gradient starts, in units of the bounds; the middle of the upper edge by default.
  open var startPoint: CGPoint {
    get { get(\.startPoint) }
    set { set(\.startPoint, newValue, "startPoint") }
  }

  /// Where the gradient ends, in units of the bounds; the middle of the lower edge by default.
  open var endPoint: CGPoint {
    get { get(\.endPoint) }
    set { set(\.endPoint, newValue, "endPoint") }
  }

  /// The kind of gradient; `.axial` by default.
  open var type: CAGradientLayerType {
    get { get(\.type) }
    set { set(\.type, newValue, "type") }
  }
}

/// How a gradient runs.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The kind's name.
  public let rawValue: String
  /// A kind by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point; drawn like an axial one here.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// What of a gradient layer can be animated.
package struct GradientProperties: Equatable {
  package var colors: [CGColor]?
  package var locations: [Double]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type: CAGradientLayerType = .axial

  /// The value under a key; a value of another kind changes nothing.
  package subscript(key: LayerKey) -> AnimatableValue? {
    get {
      switch key {
      case .colors: colors.map { .colors($0) }
      case .locations: locations.map { .numbers($0) }
      case .startPoint: .point(startPoint)
      case .endPoint: .point(endPoint)
      default: nil
      }
    }
    set {
      switch (key, newValue) {
      case (.colors, .colors(let value)): colors = value
      case (.locations, .numbers(let value)): locations = value
      case (.startPoint, .point(let value)): startPoint = value
      case (.endPoint, .point(let value)): endPoint = value
      default: break
      }
    }
  }
}
