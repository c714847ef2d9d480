/// Lines and curves with the width and style that they are drawn in.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// The width of lines in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// How lines end; at the end point by default.
  open var lineCapStyle: CGLineCap = .butt
  /// How lines meet; pointed by default.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How long a point may be in line widths before it is cut off; 10 by default.
  open var miterLimit: CGFloat = 10
  /// How coarsely curves may be drawn; not used on Linux.
  open var flatness: CGFloat = 0.6
  /// Whether what the path crosses an even number of times is outside; false by default.
  open var usesEvenOddFillRule = false
  private var dashPhase: CGFloat = 0
  private var dashLengths: [CGFloat] = []

  /// A path of nothing.
  public override init() {
    super.init()
  }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init(CGPath(rect: rect, transform: nil))
  }

  /// The ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(CGPath(ellipseIn: rect, transform: nil))
  }

  /// A rectangle with Apple's continuous corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(CGPath.continuousRoundedRect(rect, cornerRadius: cornerRadius))
  }

  /// A rectangle with some corners rounded; the width of `cornerRadii` is the radius.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    var rounded: CGPath.Corners = []
    if corners.contains(.topLeft) { rounded.insert(.topLeft) }
    if corners.contains(.topRight) { rounded.insert(.topRight) }
    if corners.contains(.bottomLeft) { rounded.insert(.bottomLeft) }
    if corners.contains(.bottomRight) { rounded.insert(.bottomRight) }
    self.init(
      CGPath.continuousRoundedRect(rect, cornerRadius: cornerRadii.width, corners: rounded))
  }

  /// A part of a circle; angles in radians, 0 to the right, clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A path of Core Graphics' one.
  public convenience init(cgPath CGPath: CGPath) {
    self.init(CGPath)
  }

  private convenience init(_ path: CGPath) {
    self.init()
    self.path.addPath(path)
  }

  // MARK: Building

  /// Begins a part at a point.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a cubic curve.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle; angles in radians, 0 to the right, clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics means its y axis to point up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Adds a straight line to where the part began.
  open func close() {
    path.closeSubpath()
  }

  /// Takes everything out.
  open func removeAllPoints() {
    path = CGMutablePath()
  }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// Moves every point by a transform.
  open func apply(_ transform: CGAffineTransform) {
    let changed = CGMutablePath()
    changed.addPath(path, transform: transform)
    path = changed
  }

  /// Sets the lengths of dashes and gaps in turn, in points.
  open func setLineDash(
    _ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat
  ) {
    dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  // MARK: Asking

  /// The path as Core Graphics' one.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the curves.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The point where the next line begins.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Comparing

  /// Returns whether another path has the same lines and curves, and is drawn the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path.elements == other.path.elements && lineWidth == other.lineWidth
      && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
      && miterLimit == other.miterLimit && flatness == other.flatness
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dashPhase == other.dashPhase
      && dashLengths == other.dashLengths
  }

  open override var hash: Int { path.elements.hashValue }

  // MARK: Drawing

  /// Fills the path with the current fill colour.
  open func fill() {
    fill(with: .normal, alpha: 1)
  }

  /// Strokes the path with the current stroke colour.
  open func stroke() {
    stroke(with: .normal, alpha: 1)
  }

  /// Fills the path, mixed with what is there.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Strokes the path, mixed with what is there.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashLengths)
      context.strokePath()
    }
  }

  /// Draws nothing outside the path from now on.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ mode: CGBlendMode, _ alpha: CGFloat, _ action: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if mode != .normal { context.setBlendMode(mode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(path)
    action(context)
    context.restoreGState()
  }

  /// Returns a path of the same curves and style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashPhase = dashPhase
    copy.dashLengths = dashLengths
    return copy
  }

  open override func copy() -> Any { copy(with: nil) }
}
