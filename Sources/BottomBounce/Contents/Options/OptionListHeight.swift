import UIKit

/// The height of a list for its rows, up to a limit, in points.
struct OptionListHeight {
  private let limit: CGFloat
  private var rows: [Row] = []
  private var total: CGFloat = 0

  /// The minimum share of a row's height that shows that the list scrolls.
  private static let visibleShare: CGFloat = 0.4
  /// The maximum height that a list gives up to show a part of a row, in points.
  ///
  /// Chosen by eye.
  private static let maximumLoss: CGFloat = 60
  /// The maximum height of a separator, in points.
  private static let separator: CGFloat = 1
  /// The height that is measured beyond the limit, for rows that are visible below the list.
  private static let measuredBelow: CGFloat = 64

  /// Creates the height of an empty list.
  init(limit: CGFloat) {
    self.limit = limit
  }

  /// A Boolean value that indicates whether not all rows fit.
  var isFull: Bool { total > limit }
  /// A Boolean value that indicates whether more rows don't change the height.
  var isComplete: Bool { total > limit + Self.measuredBelow }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - height: The height of the row.
  ///   - lines: The lines of its text, if there are many.
  mutating func add(_ height: CGFloat, lines: [ClosedRange<CGFloat>] = []) {
    guard !isComplete else { return }
    rows.append(Row(height: height, lines: lines))
    total += height
  }

  /// Adds the header of a section.
  ///
  /// A cut through it doesn't show that the list scrolls.
  mutating func addHeader(_ height: CGFloat) {
    guard !isComplete else { return }
    rows.append(Row(height: height, lines: [], isHeader: true))
    total += height
  }

  /// Returns the height of a list whose rows are also visible in an area below it.
  ///
  /// If not all rows fit, a part of a row is visible at the lower edge of the area, which shows
  /// that the list scrolls.
  ///
  /// - Parameter area: The height of the area.
  func value(above area: CGFloat) -> CGFloat {
    guard isFull else { return total }
    // The heights of whole rows above the area, of whole rows up to its lower edge, and with a part
    // of a row at that edge.
    var (whole, wholeToEdge, best): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    var rest = rows[...]
    var top: CGFloat = 0
    while top - area <= limit, let row = rest.popFirst() ?? rows.last, row.height > 0 {
      if top <= limit { whole = top }
      wholeToEdge = max(top - area, 0)
      for cut in row.cuts where top + cut - area <= limit {
        best = max(best, top + cut - area)
      }
      top += row.height
    }
    if whole > 0, endsVisibly(at: whole + area) { return whole }
    if wholeToEdge > best + Self.maximumLoss {
      // The separator isn't visible.
      return (wholeToEdge - Self.separator).rounded(.down)
    }
    return (best > 0 ? best : limit).rounded()
  }

  /// Returns whether an edge shows enough of the row that it cuts.
  private func endsVisibly(at edge: CGFloat) -> Bool {
    var rest = rows[...]
    var top: CGFloat = 0
    while let row = rest.popFirst() ?? rows.last, row.height > 0 {
      if edge < top + row.height { return row.isVisible(to: edge - top) }
      top += row.height
    }
    return false
  }

  private struct Row {
    var height: CGFloat
    var lines: [ClosedRange<CGFloat>]
    var isHeader = false

    /// The distances from the upper edge at which a cut shows about half of the row.
    ///
    /// In a row of many lines, it also shows about half of a line.
    var cuts: [CGFloat] {
      if isHeader { return [] }
      let half = height / 2
      // The upper half of a line's height contains the tips of its letters only.
      let middles = lines.map { $0.lowerBound + ($0.upperBound - $0.lowerBound) * 0.6 }
      let central = middles.filter { abs($0 - half) <= height / 5 }
      if !central.isEmpty { return central }
      return [middles.min { abs($0 - half) < abs($1 - half) } ?? half]
    }

    /// Returns whether a cut shows a wide part of the row, and not only the tips of a line.
    func isVisible(to cut: CGFloat) -> Bool {
      !isHeader && cut >= height * OptionListHeight.visibleShare
        && !lines.contains { line in
          let share = (cut - line.lowerBound) / (line.upperBound - line.lowerBound)
          return share > 0.2 && share < 0.5
        }
    }
  }
}
