package import Foundation

extension CGPath {
  /// The rounded corners of a rectangle.
  package struct Corners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let topLeft = Corners(rawValue: 1 << 0)
    package static let topRight = Corners(rawValue: 1 << 1)
    package static let bottomLeft = Corners(rawValue: 1 << 2)
    package static let bottomRight = Corners(rawValue: 1 << 3)
    package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// The length of a continuous corner along a side, in radii; Core Animation's
  /// `cornerCurveExpansionFactor(.continuous)`.
  package static let continuousExpansion: CGFloat = 1.528665

  /// Returns a rectangle with Apple's continuous corners.
  ///
  /// If a side is too short for the whole curve, the curve's half along that side is closer to a
  /// circle. On a side of two radii it's a circle.
  ///
  /// - Parameter lowerRadius: The radius of the lower corners, or `nil` for `cornerRadius`.
  package static func continuousRoundedRect(
    _ rect: CGRect, cornerRadius: CGFloat, lowerRadius: CGFloat? = nil, corners: Corners = .all
  ) -> CGPath {
    roundedRect(
      rect, cornerRadius, lowerRadius ?? cornerRadius, corners: corners, isContinuous: true)
  }

  /// Returns a rectangle with circular corners.
  ///
  /// - Parameter lowerRadius: The radius of the lower corners, or `nil` for `cornerRadius`.
  package static func circularRoundedRect(
    _ rect: CGRect, cornerRadius: CGFloat, lowerRadius: CGFloat? = nil, corners: Corners = .all
  ) -> CGPath {
    roundedRect(
      rect, cornerRadius, lowerRadius ?? cornerRadius, corners: corners, isContinuous: false)
  }

  private static func roundedRect(
    _ rect: CGRect, _ upperRadius: CGFloat, _ lowerRadius: CGFloat, corners: Corners,
    isContinuous: Bool
  ) -> CGPath {
    let rect = rect.standardized
    let limit = min(rect.width, rect.height) / 2
    let (upper, lower) = (min(max(upperRadius, 0), limit), min(max(lowerRadius, 0), limit))
    var corners = corners
    if upper == 0 { corners.subtract([.topLeft, .topRight]) }
    if lower == 0 { corners.subtract([.bottomLeft, .bottomRight]) }
    guard !corners.isEmpty else { return CGPath(rect: rect, transform: nil) }
    /// Returns the fraction of the continuous curve that fits along a side, from 0 to 1.
    func room(_ radius: CGFloat, _ length: CGFloat, sharedWith other: Corners) -> CGFloat {
      guard isContinuous else { return 0 }
      let free = corners.contains(other) ? length / 2 : length
      return min(max((free / radius - 1) / (continuousExpansion - 1), 0), 1)
    }
    let path = CGMutablePath()
    for place in CornerPlace.clockwise(around: rect) {
      guard corners.contains(place.corner) else {
        path.isEmpty ? path.move(to: place.point) : path.addLine(to: place.point)
        continue
      }
      let isUpper = !place.corner.isDisjoint(with: [.topLeft, .topRight])
      let radius = isUpper ? upper : lower
      path.addCorner(
        at: place, radius: radius,
        room: room(radius, place.entryLength, sharedWith: place.previous),
        room(radius, place.exitLength, sharedWith: place.next))
    }
    path.closeSubpath()
    return CGPath(elements: path.elements)
  }
}

/// A corner with its two sides, in clockwise order.
private struct CornerPlace {
  let corner: CGPath.Corners
  let previous: CGPath.Corners
  let next: CGPath.Corners
  let point: CGPoint
  /// The directions from the vertex back along the first side, and forward along the second.
  let entry: CGVector
  let exit: CGVector
  let entryLength: CGFloat
  let exitLength: CGFloat

  static func clockwise(around rect: CGRect) -> [CornerPlace] {
    let order: [(CGPath.Corners, x: CGFloat, y: CGFloat, exit: CGVector)] = [
      (.topLeft, rect.minX, rect.minY, CGVector(dx: 1, dy: 0)),
      (.topRight, rect.maxX, rect.minY, CGVector(dx: 0, dy: 1)),
      (.bottomRight, rect.maxX, rect.maxY, CGVector(dx: -1, dy: 0)),
      (.bottomLeft, rect.minX, rect.maxY, CGVector(dx: 0, dy: -1)),
    ]
    return order.indices.map { index in
      let (here, before, after) = (order[index], order[(index + 3) % 4], order[(index + 1) % 4])
      let leavesSideways = here.exit.dx != 0
      return CornerPlace(
        corner: here.0, previous: before.0, next: after.0, point: CGPoint(x: here.x, y: here.y),
        entry: CGVector(dx: -before.exit.dx, dy: -before.exit.dy), exit: here.exit,
        entryLength: leavesSideways ? rect.height : rect.width,
        exitLength: leavesSideways ? rect.width : rect.height)
    }
  }
}

extension CGMutablePath {
  /// Half of a corner, relative to its vertex: distances along the side and across it, in radii.
  private struct Half {
    /// The start of the curve on the side, and the control point there.
    var start: CGFloat
    var startHandle: CGFloat
    /// The control point before the joint, on the side or close to it.
    var jointHandle: (along: CGFloat, across: CGFloat)
    /// The joint of this half's curve and the middle curve, and the control point there.
    var joint: (along: CGFloat, across: CGFloat)
    var middleHandle: (along: CGFloat, across: CGFloat)

    /// Apple's curve, as measured on UIBezierPath's rounded rectangle and published by PaintCode
    /// (“Code for iOS 7 rounded rectangles”, 2013).
    static let continuous = Half(
      start: 1.528665, startHandle: 1.088493, jointHandle: (0.868407, 0),
      joint: (0.631494, 0.074911), middleHandle: (0.372824, 0.169060))

    /// A circle, split at the angle of the continuous curve's joint.
    static let circular: Half = {
      let angle = atan2(1 - continuous.joint.along, 1 - continuous.joint.across)
      let handle = 4.0 / 3 * tan(angle / 4)
      let middle = 4.0 / 3 * tan((.pi / 2 - 2 * angle) / 4)
      let joint = (along: 1 - sin(angle), across: 1 - cos(angle))
      return Half(
        start: 1, startHandle: 1 - handle,
        jointHandle: (joint.along + handle * cos(angle), joint.across - handle * sin(angle)),
        joint: joint,
        middleHandle: (joint.along - middle * cos(angle), joint.across + middle * sin(angle)))
    }()

    static func between(_ room: CGFloat) -> Half {
      func mix(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * room }
      func mix(_ pair: KeyPath<Half, (along: CGFloat, across: CGFloat)>) -> (
        along: CGFloat, across: CGFloat
      ) {
        let (one, other) = (circular[keyPath: pair], continuous[keyPath: pair])
        return (mix(one.along, other.along), mix(one.across, other.across))
      }
      return Half(
        start: mix(circular.start, continuous.start),
        startHandle: mix(circular.startHandle, continuous.startHandle),
        jointHandle: mix(\.jointHandle), joint: mix(\.joint), middleHandle: mix(\.middleHandle))
    }
  }

  /// Adds a corner from its first side to its second side.
  fileprivate func addCorner(
    at corner: CornerPlace, radius: CGFloat, room entryRoom: CGFloat, _ exitRoom: CGFloat
  ) {
    func place(_ one: CGFloat, _ two: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.point.x + (corner.entry.dx * one + corner.exit.dx * two) * radius,
        y: corner.point.y + (corner.entry.dy * one + corner.exit.dy * two) * radius)
    }
    let (entry, exit) = (Half.between(entryRoom), Half.between(exitRoom))
    let start = place(entry.start, 0)
    isEmpty ? move(to: start) : addLine(to: start)
    addCurve(
      to: place(entry.joint.along, entry.joint.across), control1: place(entry.startHandle, 0),
      control2: place(entry.jointHandle.along, entry.jointHandle.across))
    addCurve(
      to: place(exit.joint.across, exit.joint.along),
      control1: place(entry.middleHandle.along, entry.middleHandle.across),
      control2: place(exit.middleHandle.across, exit.middleHandle.along))
    addCurve(
      to: place(0, exit.start),
      control1: place(exit.jointHandle.across, exit.jointHandle.along),
      control2: place(0, exit.startHandle))
  }
}
