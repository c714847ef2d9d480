import UIKit

/// Sorts elements in VoiceOver's order: line by line, each line from its leading end.
@MainActor enum ReadingOrder {
  static func sorted(
    _ nodes: [AccessibilityNode], direction: UIUserInterfaceLayoutDirection
  ) -> [AccessibilityNode] {
    // Equal positions keep the order of the views, so the index is the last key.
    var rest = nodes.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }
    var result: [AccessibilityNode] = []
    while let first = rest.first {
      let line = rest.filter { isSameLine($0.element.frame, first.element.frame) }
      let places = Set(line.map(\.offset))
      rest.removeAll { places.contains($0.offset) }
      result += line.sorted {
        let (a, b) = (distance($0, direction), distance($1, direction))
        return (a, $0.offset) < (b, $1.offset)
      }.map(\.element)
    }
    return result
  }

  /// Returns a Boolean value that indicates whether two frames are in the same line: the center of
  /// each is well within the other's vertical range.
  private static func isSameLine(_ a: CGRect, _ b: CGRect) -> Bool {
    a == b || abs(a.midY - b.midY) < min(a.height, b.height) / 2
  }

  private static func distance(
    _ node: (offset: Int, element: AccessibilityNode), _ direction: UIUserInterfaceLayoutDirection
  ) -> CGFloat {
    direction == .rightToLeft ? -node.element.frame.maxX : node.element.frame.minX
  }
}
