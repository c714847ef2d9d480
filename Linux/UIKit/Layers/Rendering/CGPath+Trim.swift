extension CGPath {
  /// One piece of a path, as a curve; a line has its control points on itself.
  struct Piece {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
    var isLine: Bool
    var beginsSubpath: Bool
    var length: CGFloat = 0

    func point(at t: CGFloat) -> CGPoint {
      if isLine {
        return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
      }
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// The parameter at which a fraction of the length is behind.
    func parameter(atLength fraction: CGFloat) -> CGFloat {
      guard !isLine else { return fraction }
      let steps = 32
      let goal = fraction * length
      var (travelled, last) = (CGFloat(0), start)
      for step in 1...steps {
        let next = point(at: CGFloat(step) / CGFloat(steps))
        let part = hypot(next.x - last.x, next.y - last.y)
        if travelled + part >= goal, part > 0 {
          return (CGFloat(step - 1) + (goal - travelled) / part) / CGFloat(steps)
        }
        (travelled, last) = (travelled + part, next)
      }
      return 1
    }

    fileprivate mutating func measure() {
      guard !isLine else {
        length = hypot(end.x - start.x, end.y - start.y)
        return
      }
      var last = start
      for step in 1...32 {
        let next = point(at: CGFloat(step) / 32)
        length += hypot(next.x - last.x, next.y - last.y)
        last = next
      }
    }

    /// The part between two parameters.
    fileprivate func part(from t0: CGFloat, to t1: CGFloat) -> Piece {
      func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      func slope(_ t: CGFloat) -> CGPoint {
        let (p, q, r) = (
          mix(start, control1, t), mix(control1, control2, t), mix(control2, end, t)
        )
        let (a, b) = (mix(p, q, t), mix(q, r, t))
        return CGPoint(x: 3 * (b.x - a.x), y: 3 * (b.y - a.y))
      }
      var part = self
      (part.start, part.end) = (point(at: t0), point(at: t1))
      let (first, last, third) = (slope(t0), slope(t1), (t1 - t0) / 3)
      part.control1 = CGPoint(x: part.start.x + first.x * third, y: part.start.y + first.y * third)
      part.control2 = CGPoint(x: part.end.x - last.x * third, y: part.end.y - last.y * third)
      return part
    }
  }

  /// The path as pieces with their lengths.
  var pieces: [Piece] {
    var pieces: [Piece] = []
    var (current, start, begins) = (CGPoint.zero, CGPoint.zero, true)
    func add(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, isLine: Bool) {
      var piece = Piece(
        start: current, control1: control1, control2: control2, end: end, isLine: isLine,
        beginsSubpath: begins)
      piece.measure()
      pieces.append(piece)
      (current, begins) = (end, false)
    }
    for element in elements {
      switch element {
      case .move(let point): (current, start, begins) = (point, point, true)
      case .line(let point): add(current, point, point, isLine: true)
      case .quad(let control, let end):
        let from = current
        add(
          CGPoint(
            x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3),
          CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3),
          end, isLine: false)
      case .cubic(let control1, let control2, let end): add(control1, control2, end, isLine: false)
      case .close:
        if current != start { add(current, start, start, isLine: true) }
        begins = true
      }
    }
    return pieces
  }

  /// The part between two fractions of the whole length.
  func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let pieces = self.pieces
    let total = pieces.reduce(0) { $0 + $1.length }
    let (low, high) = (max(start, 0) * total, min(end, 1) * total)
    let path = CGMutablePath()
    var behind: CGFloat = 0
    var isOpen = false
    for piece in pieces {
      defer { behind += piece.length }
      guard piece.length > 0, behind + piece.length > low, behind < high else {
        isOpen = false
        continue
      }
      let t0 = piece.parameter(atLength: max((low - behind) / piece.length, 0))
      let t1 = piece.parameter(atLength: min((high - behind) / piece.length, 1))
      let part = piece.part(from: t0, to: t1)
      if !isOpen || piece.beginsSubpath { path.move(to: part.start) }
      if piece.isLine {
        path.addLine(to: part.end)
      } else {
        path.addCurve(to: part.end, control1: part.control1, control2: part.control2)
      }
      isOpen = true
    }
    return path
  }
}
