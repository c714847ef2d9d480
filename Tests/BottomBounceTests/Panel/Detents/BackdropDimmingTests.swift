import Testing
import UIKit

@testable import BottomBounce

/// The visibility of the backdrop between detents.
struct BackdropDimmingTests {
  private static let heights = DetentHeights([
    .init(identifier: .medium, height: 300), .init(identifier: .large, height: 700),
    .init(identifier: .fits, height: 200),
  ])

  @Test(
    arguments: [
      (nil, [1, 1, 1, 1, 1, 1]),
      (.fits, [0, 0, 0.5, 1, 1, 1]),
      (.medium, [0, 0, 0, 0, 0.5, 1]),
      (.large, [0, 0, 0, 0, 0, 0]),
      (.init("other"), [1, 1, 1, 1, 1, 1]),
    ] as [(SheetDetent.Identifier?, [CGFloat])])
  func `the backdrop appears between the undimmed detent and the next one`(
    undimmed: SheetDetent.Identifier?, visibility: [CGFloat]
  ) {
    let dimming = BackdropDimming(Self.heights, undimmed: undimmed)
    let heights: [CGFloat] = [0, 200, 250, 300, 500, 700]
    #expect(heights.map { dimming.visibility(at: $0) } == visibility)
    #expect(dimming.visibility(at: 900) == visibility.last)
  }

  @Test func `a larger detent of the same height is clear, too`() {
    let heights = DetentHeights([
      .init(identifier: .medium, height: 300), .init(identifier: .large, height: 300),
    ])
    let dimming = BackdropDimming(heights, undimmed: .medium)
    #expect(dimming.visibility(at: 300) == 0)
    #expect(dimming.visibility(at: 320) == 0)
  }

  @Test func `a drag down from the undimmed detent doesn't dim`() {
    let geometry = PanelDragGeometry(
      distance: 734, covered: 34, heights: Self.heights,
      dimming: BackdropDimming(Self.heights, undimmed: .medium))
    #expect(geometry.backdropVisibility(at: 0) == 1)
    #expect(geometry.backdropVisibility(at: 200) == 0.5)
    #expect(geometry.backdropVisibility(at: 400) == 0)
    #expect(geometry.backdropVisibility(at: 600) == 0)
    #expect(geometry.backdropVisibility(at: -20) == 1)
  }
}
