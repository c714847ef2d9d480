/// The horizontal layout of a picker view's components.
package struct PickerLayout: Equatable {
  /// The picker view's width in points.
  package var width: CGFloat
  /// The requested width of each component, or `nil` for components that share the remaining width.
  package var wishes: [CGFloat?]
  /// The gap between two components.
  package var spacing: CGFloat
  /// A Boolean value that indicates whether the first component is on the right.
  package var isMirrored: Bool
  /// The distance of the components to the right of the center, in points.
  package var shift: CGFloat = 0
  /// The components that are ordered from left to right in every layout direction, such as the hour
  /// and the minute of a time.
  package var unmirrored = 0..<0

  package init(width: CGFloat, wishes: [CGFloat?], spacing: CGFloat, isMirrored: Bool) {
    self.width = width
    self.wishes = wishes
    self.spacing = spacing
    self.isMirrored = isMirrored
  }

  /// The width of each component.
  package var widths: [CGFloat] {
    let gaps = spacing * CGFloat(max(wishes.count - 1, 0))
    let taken = wishes.reduce(0) { $0 + ($1 ?? 0) }
    let sharing = wishes.count { $0 == nil }
    let room = width - 2 * PickerMetrics.bandInset - gaps - taken
    let share = max(room / CGFloat(max(sharing, 1)), 0)
    return wishes.map { $0 ?? share }
  }

  /// The left edge and the width of each component.
  package var columns: [(x: CGFloat, width: CGFloat)] {
    let widths = widths
    let whole = widths.reduce(0, +) + spacing * CGFloat(max(widths.count - 1, 0))
    var x = (width - whole) / 2 + shift
    var edges = widths
    for component in order {
      edges[component] = x
      x += widths[component] + spacing
    }
    return zip(edges, widths).map { (x: $0, width: $1) }
  }

  /// The components from left to right.
  private var order: [Int] {
    guard isMirrored else { return Array(widths.indices) }
    let run = unmirrored.clamped(to: widths.indices)
    return (run.upperBound..<widths.count).reversed() + run + (0..<run.lowerBound).reversed()
  }
}
