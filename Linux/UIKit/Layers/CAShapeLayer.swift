/// A layer that fills and strokes a path, behind its sublayers.
open class CAShapeLayer: CALayer {
  /// A layer without a path.
  public override init() {
    super.init()
    properties.shape = ShapeProperties()
  }

  /// A copy of another layer's values, made for presentation.
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

  /// The path in the layer's coordinates; it is not cut at the bounds.
  open var path: CGPath? {
    get { get(\.path) }
    set { set(\.path, newValue?.copy(), "path") }
  }

  /// The colour inside the path; black by default.
  open var fillColor: CGColor? {
    get { get(\.fillColor) }
    set { set(\.fillColor, newValue, "fillColor") }
  }

  /// What counts as inside; `.nonZero` by default.
  open var fillRule: CAShapeLayerFillRule {
    get { get(\.fillRule) }
    set { set(\.fillRule, newValue, "fillRule") }
  }

  /// The colour of the line along the path; none by default.
  open var strokeColor: CGColor? {
    get { get(\.strokeColor) }
    set { set(\.strokeColor, newValue, "strokeColor") }
  }

  /// Where along the path the line starts, 0 to 1.
  open var strokeStart: CGFloat {
    get { get(\.strokeStart) }
    set { set(\.strokeStart, newValue, "strokeStart") }
  }

  /// Where along the path the line ends, 0 to 1.
  open var strokeEnd: CGFloat {
    get { get(\.strokeEnd) }
    set { set(\.strokeEnd, newValue, "strokeEnd") }
  }

  /// The width of the line in points; 1 by default.
  open var lineWidth: CGFloat {
    get { get(\.lineWidth) }
    set { set(\.lineWidth, newValue, "lineWidth") }
  }

  /// How far a pointed corner may reach, in line widths; 10 by default.
  open var miterLimit: CGFloat {
    get { get(\.miterLimit) }
    set { set(\.miterLimit, newValue, "miterLimit") }
  }

  /// How the line ends; `.butt` by default.
  open var lineCap: CAShapeLayerLineCap {
    get { get(\.lineCap) }
    set { set(\.lineCap, newValue, "lineCap") }
  }

  /// How two pieces of the line meet; `.miter` by default.
  open var lineJoin: CAShapeLayerLineJoin {
    get { get(\.lineJoin) }
    set { set(\.lineJoin, newValue, "lineJoin") }
  }

  /// How far into the pattern of dashes the line begins, in points.
  open var lineDashPhase: CGFloat {
    get { get(\.lineDashPhase) }
    set { set(\.lineDashPhase, newValue, "lineDashPhase") }
  }

  /// The lengths of dashes and gaps in points; nil for a whole line.
  open var lineDashPattern: [NSNumber]? {
    get { get(\.lineDashPattern)?.map { NSNumber(value: Double($0)) } }
    set {
      set(\.lineDashPattern, newValue?.map { CGFloat($0.doubleValue) }, "lineDashPattern")
    }
  }
}

/// What counts as the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule's name.
  public let rawValue: String
  /// A rule by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the path winds round, whatever the direction.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What a ray crosses an odd number of edges to reach.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape layer's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The cap's name.
  public let rawValue: String
  /// A cap by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Square, at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round, half the width beyond the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square, half the width beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How two pieces of a shape layer's line meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The join's name.
  public let rawValue: String
  /// A join by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
