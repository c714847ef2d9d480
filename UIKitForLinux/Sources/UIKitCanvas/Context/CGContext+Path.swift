internal import CCairo
public import Foundation

extension CGContext {
  /// Clears the path.
  public func beginPath() {
    cairo_new_path(cairo)
  }

  /// Starts a subpath.
  public func move(to point: CGPoint) {
    cairo_move_to(cairo, Double(point.x), Double(point.y))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) {
    cairo_line_to(cairo, Double(point.x), Double(point.y))
  }

  /// Adds a new subpath of lines between points.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    cairo_append([.cubic(control1, control2, end)], to: cairo)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    cairo_append([.quad(control, end)], to: cairo)
  }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect) {
    let rect = rect.standardized
    cairo_rectangle(
      cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
  }

  /// Adds rectangles as subpaths.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the ellipse inscribed in a rectangle, as a subpath.
  public func addEllipse(in rect: CGRect) {
    addPath(CGPath(ellipseIn: rect, transform: nil))
  }

  /// Adds an arc, with a straight line to its start if a subpath is open.
  ///
  /// Angles are in radians. As on iOS, `clockwise` refers to a coordinate system whose y-axis
  /// points up: on the screen, whose y-axis points down, `false` is clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = CGMutablePath()
    if cairo_has_current_point(cairo) != 0 { arc.move(to: currentPointOfPath) }
    arc.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    let isOpen = cairo_has_current_point(cairo) != 0
    cairo_append(isOpen ? arc.elements.dropFirst() : arc.elements[...], to: cairo)
  }

  /// Adds an arc that touches the lines from the current point to `end1` and on to `end2`.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    guard cairo_has_current_point(cairo) != 0 else { return }
    let arc = CGMutablePath()
    arc.move(to: currentPointOfPath)
    arc.addArc(tangent1End: end1, tangent2End: end2, radius: radius)
    cairo_append(arc.elements.dropFirst(), to: cairo)
  }

  /// Adds another path's elements.
  public func addPath(_ path: CGPath) {
    cairo_append(path.elements[...], to: cairo)
  }

  /// Closes the subpath with a straight line.
  public func closePath() {
    cairo_close_path(cairo)
  }

  /// A copy of the current path, in user space, or `nil` if it's empty.
  public var path: CGPath? {
    guard !isPathEmpty, let copied = cairo_copy_path(cairo) else { return nil }
    defer { cairo_path_destroy(copied) }
    return CGPath(elements: CGPath.elements(of: copied.pointee))
  }

  /// A Boolean value that indicates whether the path is empty.
  public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

  /// The current point of the path, in user space.
  public var currentPointOfPath: CGPoint {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(cairo, &x, &y)
    return CGPoint(x: x, y: y)
  }

  /// The bounding box of the path's points, including control points.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Clips drawing to the inside of the path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairoValue)
    cairo_clip(cairo)
  }

  /// Clips drawing to a rectangle.
  public func clip(to rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    clip()
  }

  /// Clips drawing to the union of rectangles.
  public func clip(to rects: [CGRect]) {
    cairo_new_path(cairo)
    addRects(rects)
    clip()
  }

  /// Removes the clip.
  public func resetClip() {
    cairo_reset_clip(cairo)
  }

  /// The bounding box of the clip, in user space.
  public var boundingBoxOfClipPath: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGPathFillRule {
  var cairoValue: cairo_fill_rule_t {
    self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}

/// Adds a path's elements to a Cairo context's path.
func cairo_append(_ elements: ArraySlice<CGPath.Element>, to cairo: OpaquePointer?) {
  for element in elements {
    switch element {
    case .move(let point):
      cairo_move_to(cairo, Double(point.x), Double(point.y))
    case .line(let point):
      cairo_line_to(cairo, Double(point.x), Double(point.y))
    case .quad(let control, let end):
      var (x, y) = (0.0, 0.0)
      cairo_get_current_point(cairo, &x, &y)
      let (control1, control2) = CGPath.cubicControls(
        from: CGPoint(x: x, y: y), control: control, to: end)
      cairo_curve_to(
        cairo, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y),
        Double(end.x), Double(end.y))
    case .cubic(let control1, let control2, let end):
      cairo_curve_to(
        cairo, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y),
        Double(end.x), Double(end.y))
    case .close:
      cairo_close_path(cairo)
    }
  }
}

extension CGPath {
  /// Reads a Cairo path; its curves are all cubic.
  static func elements(of path: cairo_path_t) -> [Element] {
    guard let data = path.data else { return [] }
    var elements: [Element] = []
    var index = 0
    func point(_ offset: Int) -> CGPoint {
      CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
    }
    while index < Int(path.num_data) {
      let header = data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: elements.append(.cubic(point(1), point(2), point(3)))
      default: elements.append(.close)
      }
      index += max(Int(header.length), 1)
    }
    // Cairo starts a new subpath after each one is closed. An empty subpath at the end isn't
    // needed.
    if case .move = elements.last, elements.count > 1 { elements.removeLast() }
    return elements
  }
}
