import UIKit

/// Sorts elements as VoiceOver reads them: line by line, each line from its leading end.
@MainActor enum ReadingOrder {
  static func sorted(
    _ nodes: [AccessibilityNode], direction: UIUserInterfaceLayoutDirection
  ) -> [AccessibilityNode] {
    // Ties keep the order of the views, hence the place as a last key.
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

  /// Whether two frames stand beside each other: each one's middle is well inside the other's height.
  private static func isSameLine(_ a: CGRect, _ b: CGRect) -> Bool {
    a == b || abs(a.midY - b.midY) < min(a.height, b.height) / 2
  }

  private static func distance(
    _ node: (offset: Int, element: AccessibilityNode), _ direction: UIUserInterfaceLayoutDirection
  ) -> CGFloat {
    direction == .rightToLeft ? -node.element.frame.maxX : node.element.frame.minX
  }
}
