open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
    properties.gradient = GradientProperties()
  }

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

  open var colors: [Any]? {
    get { get(\.colors) }
    set { set(\.colors, newValue?.compactMap { $0 as? CGColor }, "colors") }
  }

  open var locations: [NSNumber]? {
    get { get(\.locations)?.map { NSNumber(value: $0) } }
    set { set(\.locations, newValue?.map(\.doubleValue), "locations") }
  }

  open var startPoint: CGPoint {
    get { get(\.startPoint) }
    set { set(\.startPoint, newValue, "startPoint") }
  }

  open var endPoint: CGPoint {
    get { get(\.endPoint) }
    set { set(\.endPoint, newValue, "endPoint") }
  }

  open var type: CAGradientLayerType {
    get { get(\.type) }
    set { set(\.type, newValue, "type") }
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Differs: A conic gradient is drawn like an axial one.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// The animatable properties of a gradient layer.
package struct GradientProperties: Equatable {
  package var colors: [CGColor]?
  package var locations: [Double]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type: CAGradientLayerType = .axial

  /// The value of a key.
  ///
  /// Setting a value of another kind has no effect.
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
