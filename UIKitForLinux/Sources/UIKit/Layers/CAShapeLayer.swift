open class CAShapeLayer: CALayer {
  public override init() {
    super.init()
    properties.shape = ShapeProperties()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if properties.shape == nil { properties.shape = ShapeProperties() }
  }

  package override func makePresentationLayer() -> CALayer { CAShapeLayer(layer: self) }

  private func get<Value>(_ path: KeyPath<ShapeProperties, Value>) -> Value {
    (properties.shape ?? ShapeProperties())[keyPath: path]
  }

  private func set<Value: Equatable>(
    _ path: WritableKeyPath<ShapeProperties, Value>, _ value: Value, _ key: String
  ) {
    var shape = properties.shape ?? ShapeProperties()
    shape[keyPath: path] = value
    set(\.shape, to: shape, key: key, changesLook: true)
  }

  open var path: CGPath? {
    get { get(\.path) }
    set { set(\.path, newValue?.copy(), "path") }
  }

  open var fillColor: CGColor? {
    get { get(\.fillColor) }
    set { set(\.fillColor, newValue, "fillColor") }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { get(\.fillRule) }
    set { set(\.fillRule, newValue, "fillRule") }
  }

  open var strokeColor: CGColor? {
    get { get(\.strokeColor) }
    set { set(\.strokeColor, newValue, "strokeColor") }
  }

  open var lineWidth: CGFloat {
    get { get(\.lineWidth) }
    set { set(\.lineWidth, newValue, "lineWidth") }
  }

  open var miterLimit: CGFloat {
    get { get(\.miterLimit) }
    set { set(\.miterLimit, newValue, "miterLimit") }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { get(\.lineCap) }
    set { set(\.lineCap, newValue, "lineCap") }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { get(\.lineJoin) }
    set { set(\.lineJoin, newValue, "lineJoin") }
  }

  open var lineDashPhase: CGFloat {
    get { get(\.lineDashPhase) }
    set { set(\.lineDashPhase, newValue, "lineDashPhase") }
  }

  open var lineDashPattern: [NSNumber]? {
    get { get(\.lineDashPattern)?.map { NSNumber(value: Double($0)) } }
    set {
      set(\.lineDashPattern, newValue?.map { CGFloat($0.doubleValue) }, "lineDashPattern")
    }
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
