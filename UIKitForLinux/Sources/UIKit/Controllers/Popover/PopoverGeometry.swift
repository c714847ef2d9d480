/// The position of a popover relative to its source.
package struct PopoverGeometry: Equatable {
  /// The rectangle of the bubble without its arrow.
  package var bubble: CGRect
  /// The tip of the arrow, or `nil` without a source.
  package var tip: CGPoint?
  package var direction: UIPopoverArrowDirection

  // The values are estimates.
  static let arrowLength: CGFloat = 13
  static let arrowBase: CGFloat = 37
  static let cornerRadius: CGFloat = 13
  /// The margins of a popover at the edges of the screen.
  static let margin: CGFloat = 10

  /// Positions a popover on a screen.
  ///
  /// The popover is placed in the first permitted direction with enough space for the whole bubble,
  /// in the order below, above, right, and left of its source. If there is none, it's placed on the
  /// side with the most space.
  package init(
    size: CGSize, anchor: CGRect?, permitted: UIPopoverArrowDirection, in bounds: CGRect,
    safeArea: UIEdgeInsets
  ) {
    let room = bounds.inset(by: safeArea).insetBy(dx: Self.margin, dy: Self.margin)
    guard let anchor else {
      let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
      self.init(
        bubble: CGRect(
          x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(),
          width: size.width, height: size.height),
        tip: nil, direction: .unknown)
      return
    }
    let candidates = [UIPopoverArrowDirection.up, .down, .left, .right].filter {
      permitted.contains($0)
    }
    let sides = (candidates.isEmpty ? [.up] : candidates).map { ($0, Self.side($0, anchor, room)) }
    let fitting = sides.first { $0.1.width >= size.width && $0.1.height >= size.height }
    let widest = sides.max { Self.share(of: size, in: $0.1) < Self.share(of: size, in: $1.1) }
    let (direction, side) = fitting ?? widest ?? (.up, room)
    let bubble = Self.bubble(size, direction, anchor, side)
    self.init(
      bubble: bubble, tip: Self.tip(of: bubble, direction, anchor), direction: direction)
  }

  private init(bubble: CGRect, tip: CGPoint?, direction: UIPopoverArrowDirection) {
    self.bubble = bubble
    self.tip = tip
    self.direction = direction
  }

  /// The rectangle of the popover's bubble with its arrow.
  var frame: CGRect {
    tip.map { bubble.union(CGRect(origin: $0, size: .zero)) } ?? bubble
  }

  /// Returns the space on one side of the anchor, without the length of the arrow.
  private static func side(
    _ direction: UIPopoverArrowDirection, _ anchor: CGRect, _ room: CGRect
  ) -> CGRect {
    var side = room
    switch direction {
    case .up:
      side.origin.y = max(anchor.maxY + arrowLength, room.minY)
      side.size.height = max(room.maxY - side.minY, 0)
    case .down: side.size.height = max(anchor.minY - arrowLength - room.minY, 0)
    case .left:
      side.origin.x = max(anchor.maxX + arrowLength, room.minX)
      side.size.width = max(room.maxX - side.minX, 0)
    default: side.size.width = max(anchor.minX - arrowLength - room.minX, 0)
    }
    return side
  }

  /// Returns the fraction of the bubble that fits on a side.
  private static func share(of size: CGSize, in side: CGRect) -> CGFloat {
    min(size.width, side.width) * min(size.height, side.height)
  }

  private static func bubble(
    _ size: CGSize, _ direction: UIPopoverArrowDirection, _ anchor: CGRect, _ side: CGRect
  ) -> CGRect {
    let width = min(size.width, side.width)
    let height = min(size.height, side.height)
    let x = min(max(anchor.midX - width / 2, side.minX), side.maxX - width)
    let y = min(max(anchor.midY - height / 2, side.minY), side.maxY - height)
    let origin =
      switch direction {
      case .up: CGPoint(x: x, y: side.minY)
      case .down: CGPoint(x: x, y: side.maxY - height)
      case .left: CGPoint(x: side.minX, y: y)
      default: CGPoint(x: side.maxX - width, y: y)
      }
    return CGRect(x: origin.x, y: origin.y, width: width, height: height)
  }

  /// Returns the tip of the arrow: as close to the center of the anchor as the corners of the
  /// bubble permit.
  private static func tip(
    of bubble: CGRect, _ direction: UIPopoverArrowDirection, _ anchor: CGRect
  ) -> CGPoint {
    let inset = cornerRadius + arrowBase / 2
    func within(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low + inset <= high - inset
        ? min(max(value, low + inset), high - inset) : (low + high) / 2
    }
    return switch direction {
    case .up:
      CGPoint(x: within(anchor.midX, bubble.minX, bubble.maxX), y: bubble.minY - arrowLength)
    case .down:
      CGPoint(x: within(anchor.midX, bubble.minX, bubble.maxX), y: bubble.maxY + arrowLength)
    case .left:
      CGPoint(x: bubble.minX - arrowLength, y: within(anchor.midY, bubble.minY, bubble.maxY))
    default:
      CGPoint(x: bubble.maxX + arrowLength, y: within(anchor.midY, bubble.minY, bubble.maxY))
    }
  }
}
