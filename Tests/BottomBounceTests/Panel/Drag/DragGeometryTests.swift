import Testing
import UIKit

@testable import BottomBounce

/// The geometry of dragging a panel, without views.
struct DragGeometryTests {
  private let travel = PanelDragGeometry(distance: 300)

  private func isNear(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 0.001 }

  @Test(
    arguments: [(-10, 0), (0, 0), (100, 46.4789), (300, 106.4516), (1e9, 299.9995)]
      as [(CGFloat, CGFloat)])
  func `a rubber band yields less and less`(way: CGFloat, stretch: CGFloat) {
    let band = RubberBand(dimension: 300)
    #expect(isNear(band.offset(forDrag: way), stretch))
  }

  @Test(arguments: [1, 10, 46.4789, 100, 250] as [CGFloat])
  func `the pull of an offset yields that offset`(stretch: CGFloat) {
    let band = RubberBand(dimension: 300)
    #expect(isNear(band.offset(forDrag: band.drag(forOffset: stretch)), stretch))
  }

  @Test func `a rubber band has finite results for every dimension and pull`() {
    #expect(RubberBand(dimension: 0).offset(forDrag: 50) == 0)
    #expect(RubberBand(dimension: 0).drag(forOffset: 50) == 0)
    #expect(RubberBand(dimension: 300).drag(forOffset: 400).isFinite)
  }

  @Test(arguments: [(0, 0), (1_000, 499), (-500, -249.5)] as [(CGFloat, CGFloat)])
  func `momentum is projected like a scroll view's`(velocity: CGFloat, way: CGFloat) {
    #expect(isNear(PanelDragGeometry.projectedDistance(velocity: velocity), way))
  }

  @Test func `a fast deceleration rate shortens the projection`() {
    #expect(
      isNear(PanelDragGeometry.projectedDistance(velocity: 1_000, decelerationRate: .fast), 99))
  }

  @Test(
    arguments: [
      (0, 50, 50), (0, 400, 400), (30, 20, 50), (30, -30, 0), (0, -100, -46.4789),
      (30, -130, -46.4789), (-46.4789, 0, -46.4789), (-46.4789, 100, 0), (-46.4789, 130, 30),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `a panel follows the finger down and a rubber band up`(
    start: CGFloat, translation: CGFloat, offset: CGFloat
  ) {
    #expect(isNear(travel.offset(from: start, by: translation), offset))
  }

  @Test(
    arguments: [(-50, 1), (0, 1), (75, 0.75), (150, 0.5), (300, 0), (500, 0)]
      as [(CGFloat, CGFloat)])
  func `the backdrop fades linearly with the panel`(offset: CGFloat, dimming: CGFloat) {
    #expect(isNear(travel.backdropVisibility(at: offset), dimming))
  }

  @Test func `a panel without a height keeps the backdrop and is not dismissed`() {
    let travel = PanelDragGeometry(distance: 0)
    #expect(travel.backdropVisibility(at: 10) == 1)
    #expect(!travel.dismisses(from: 10, velocity: 1_000))
  }

  @Test(
    arguments: [
      (0, 0, false), (150, 0, false), (151, 0, true), (0, 299, false), (0, 302, true),
      (280, -300, false), (280, -200, true), (-40, 300, false), (-40, 400, true),
    ] as [(CGFloat, CGFloat, Bool)])
  func `a released panel moves to its projected position`(
    offset: CGFloat, velocity: CGFloat, dismisses: Bool
  ) {
    #expect(travel.dismisses(from: offset, velocity: velocity) == dismisses)
  }

  @Test func `only the height above the keyboard counts`() {
    let travel = PanelDragGeometry(distance: 300, covered: 200)
    #expect(travel.dismisses(from: 51, velocity: 0))
    #expect(!travel.dismisses(from: 50, velocity: 0))
    #expect(!PanelDragGeometry(distance: 300, covered: 300).dismisses(from: 10, velocity: 900))
  }

  @Test(
    arguments: [
      (600, 0, 300, 2), (-600, 100, 0, 6), (600, 100, 0, -6), (600, 100, 100.5, 0),
      (600, 0, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `a spring's velocity is relative to the distance`(
    velocity: CGFloat, offset: CGFloat, end: CGFloat, expected: CGFloat
  ) {
    #expect(PanelDragGeometry.springVelocity(of: velocity, from: offset, to: end) == expected)
  }
}
