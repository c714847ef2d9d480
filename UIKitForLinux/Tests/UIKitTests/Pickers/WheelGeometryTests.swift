import Testing
import UIKit

@Suite struct WheelGeometryTests {
  let wheel = WheelGeometry(height: 216, rowHeight: 32, rowCount: 1000, lensHeight: 34)

  @Test func `the first and the last row can reach the center`() {
    #expect(wheel.contentHeight - 216 == wheel.offset(ofRow: 999))
    #expect(
      WheelGeometry(height: 216, rowHeight: 32, rowCount: 0, lensHeight: 34).contentHeight == 216)
  }

  @Test(arguments: [
    // The offset, and the row closest to the center.
    (-500.0, 0), (0, 0), (15.9, 0), (16.1, 1), (320, 10), (31_968, 999), (40_000, 999),
  ])
  func `an offset belongs to the closest row`(offset: Double, row: Int) {
    #expect(wheel.row(atOffset: offset) == row)
  }

  @Test func `a wheel without rows has no row`() {
    let empty = WheelGeometry(height: 216, rowHeight: 32, rowCount: 0, lensHeight: 34)
    #expect(empty.row(atOffset: 0) == nil)
    #expect(empty.visibleRows(atOffset: 0).isEmpty)
    #expect(empty.row(at: 0, offset: 0) == nil)
  }

  @Test func `rows are closer together, flatter, smaller, and fainter away from the center`()
    throws
  {
    let rows = try (0...4).map { try #require(wheel.placement(atDistance: CGFloat($0) * 32)) }
    #expect(rows[0].y == 0)
    #expect(rows[0].flattening == 1)
    for (near, far) in zip(rows, rows.dropFirst()) {
      #expect(far.y > near.y && far.y - near.y < 32.1)
      #expect(far.scale < near.scale)
      #expect(far.flattening < near.flattening)
      #expect(far.opacity < near.opacity && far.opacity > 0)
    }
    let gaps = zip(rows.dropFirst(), rows).map { $0.y - $1.y }
    for (near, far) in zip(gaps, gaps.dropFirst()) { #expect(far < near) }
  }

  @Test func `rows above the center mirror rows below`() throws {
    let above = try #require(wheel.placement(atDistance: -50))
    let below = try #require(wheel.placement(atDistance: 50))
    #expect(above.y == -below.y)
    #expect(above.scale == below.scale)
    #expect(above.flattening == below.flattening)
    #expect(above.opacity == below.opacity)
  }

  @Test(arguments: [0.0, 5, 16, 31, 3200, 3217.5, 31_968, -100, 32_100])
  func `exactly the rows on the visible side are visible`(offset: Double) {
    let visible = wheel.visibleRows(atOffset: offset)
    for row in max(visible.lowerBound - 3, 0)..<min(visible.upperBound + 3, 1000) {
      let isSeen = wheel.placement(atDistance: wheel.offset(ofRow: row) - offset) != nil
      #expect(isSeen == visible.contains(row))
    }
    #expect(visible.count <= 10)
  }

  @Test func `all visible rows are inside the view`() throws {
    for distance in stride(from: -150.0, through: 150, by: 1) {
      guard let placement = wheel.placement(atDistance: distance) else { continue }
      let half = 32 * placement.scale * placement.flattening / 2
      #expect(abs(placement.y) + half <= 108)
    }
  }

  @Test func `a wheel away from the eye extends toward it as far as its last rows`() {
    let left = wheel.span(from: 10, to: 110, eye: 200)
    #expect(left.left == 10 && left.right > 115 && left.right < 130)
    let right = wheel.span(from: 290, to: 390, eye: 200)
    #expect(right.right == 390 && abs(right.left - (400 - left.right)) < 1e-9)
    let middle = wheel.span(from: 150, to: 250, eye: 200)
    #expect(middle.left == 150 && middle.right == 250)
  }

  @Test func `rows cross the edge of the lens at the same position on the wheel`() throws {
    let placement = try #require(wheel.placement(atDistance: 17))
    #expect(abs(placement.y - 17) < 0.3)
  }

  /// The part of a text beyond the edge begins with the line of the text at which the part under the
  /// lens ends, so that nothing is drawn twice, and nothing is missing.
  @Test(arguments: [-1, 1] as [CGFloat])
  func `text that crosses the edge of the lens continues beyond it`(side: CGFloat) throws {
    // Within 10 points from the center of a row, there is text.
    for distance in stride(from: 7.0 as CGFloat, through: 27, by: 0.5) {
      let row = try #require(wheel.placement(atDistance: side * distance))
      let cut = 17 - distance
      let beyond = side * row.y + cut * row.scale * row.flattening
      #expect(abs(beyond - 17) < 0.05, "\(distance)")
    }
  }

  @Test func `the rows beside a selected row are on the cylinder`() throws {
    for distance in [32, 64, 96] as [CGFloat] {
      let row = try #require(wheel.placement(atDistance: distance))
      let angle = distance / (216 * 1.07 / 2)
      #expect(abs(row.y - 216 * 1.07 / 2 * sin(angle) * row.perspective) < 1e-9)
    }
  }

  @Test func `rows keep their order while the wheel turns`() throws {
    let places = try stride(from: -110.0 as CGFloat, through: 110, by: 0.5).map {
      try #require(wheel.placement(atDistance: $0)).y
    }
    #expect(places == places.sorted())
  }

  @Test(arguments: [
    // The position below the center, the offset, and the row at that position.
    (0.0, 3200.0, 100), (16, 3200, 100), (30, 3200, 101), (-58, 3200, 98), (80, 3200, 103),
    (0, 0, 0), (60, 0, 2), (12, 3216, 101), (-12, 3216, 100),
  ])
  func `a position belongs to the row displayed there`(y: Double, offset: Double, row: Int) {
    #expect(wheel.row(at: y, offset: offset) == row)
  }

  @Test func `positions without a row return nil`() {
    #expect(wheel.row(at: -60, offset: 0) == nil)
    #expect(wheel.row(at: 60, offset: 31_968) == nil)
  }
}
