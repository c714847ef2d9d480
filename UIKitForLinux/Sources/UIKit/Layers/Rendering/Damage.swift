/// The part of the screen to composite again, as rectangles that don't overlap.
package struct Damage {
  package private(set) var rects: [PixelRect] = []
  private let screen: PixelRect
  /// The maximum number of rectangles before some are merged.
  ///
  /// Each one costs a traversal of the layers.
  private let limit = 8

  package init(screen: PixelRect) {
    self.screen = screen
    rects.reserveCapacity(limit + 1)
  }

  package var isEmpty: Bool { rects.isEmpty }

  package mutating func removeAll() {
    rects.removeAll(keepingCapacity: true)
  }

  package mutating func add(_ rect: PixelRect) {
    var added = rect.intersection(screen)
    guard !added.isEmpty else { return }
    // Overlapping rectangles are merged. The result can overlap others.
    var index = 0
    while index < rects.count {
      if rects[index].contains(added) { return }
      if rects[index].intersects(added) {
        added = added.union(rects[index])
        rects.swapAt(index, rects.count - 1)
        rects.removeLast()
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(added)
    if rects.count > limit { mergeCheapest(into: added) }
  }

  /// Merges the last rectangle with the one that adds the least unnecessary area.
  private mutating func mergeCheapest(into last: PixelRect) {
    var best = 0
    var bestWaste = Int.max
    for index in 0..<rects.count - 1 {
      let waste = rects[index].union(last).area - rects[index].area
      if waste < bestWaste { (best, bestWaste) = (index, waste) }
    }
    let merged = rects[best].union(last)
    rects.removeLast()
    rects.remove(at: best)
    add(merged)
  }
}
