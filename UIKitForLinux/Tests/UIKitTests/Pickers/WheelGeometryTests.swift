import Testing
import UIKit

@Suite struct WheelGeometryTests {
  let wheel = WheelGeometry(height: 216, rowHeight: 32, rowCount: 1000, lensHeight: 34)

  @Test func `the first and the last row reach the middle`() {
    #expect(wheel.contentHeight - 216 == wheel.offset(ofRow: 999))
    #expect(
      WheelGeometry(height: 216, rowHeight: 32, rowCount: 0, lensHeight: 34).contentHeight == 216)
  }

  @Test(arguments: [
    // Offset, row nearest to the middle.
    (-500.0, 0), (0, 0), (15.9, 0), (16.1, 1), (320, 10), (31_968, 999), (40_000, 999),
  ])
  func `an offset belongs to the nearest row`(offset: Double, row: Int) {
    #expect(wheel.row(atOffset: offset) == row)
  }

  @Test func `a wheel without rows has no row`() {
    let empty = WheelGeometry(height: 216, rowHeight: 32, rowCount: 0, lensHeight: 34)
    #expect(empty.row(atOffset: 0) == nil)
    #expect(empty.visibleRows(atOffset: 0).isEmpty)
    #expect(empty.row(at: 0, offset: 0) == nil)
  }

  @Test func `rows come closer, flatter, smaller and fainter the farther they are from the middle`()
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

  @Test func `what is above the middle mirrors what is below`() throws {
    let above = try #require(wheel.placement(atDistance: -50))
    let below = try #require(wheel.placement(atDistance: 50))
    #expect(above.y == -below.y)
    #expect(above.scale == below.scale)
    #expect(above.flattening == below.flattening)
    #expect(above.opacity == below.opacity)
  }

  @Test(arguments: [0.0, 5, 16, 31, 3200, 3217.5, 31_968, -100, 32_100])
  func `exactly the rows this side of the horizon are visible`(offset: Double) {
    let visible = wheel.visibleRows(atOffset: offset)
    for row in max(visible.lowerBound - 3, 0)..<min(visible.upperBound + 3, 1000) {
      let isSeen = wheel.placement(atDistance: wheel.offset(ofRow: row) - offset) != nil
      #expect(isSeen == visible.contains(row))
    }
    #expect(visible.count <= 10)
  }

  @Test func `all that is seen lies inside the view`() throws {
    for distance in stride(from: -150.0, through: 150, by: 1) {
      guard let placement = wheel.placement(atDistance: distance) else { continue }
      let half = 32 * placement.scale * placement.flattening / 2
      #expect(abs(placement.y) + half <= 108)
    }
  }

  @Test func `a wheel beside the eye reaches towards it, as far as its last rows lean`() {
    let left = wheel.span(from: 10, to: 110, eye: 200)
    #expect(left.left == 10 && left.right > 115 && left.right < 130)
    let right = wheel.span(from: 290, to: 390, eye: 200)
    #expect(right.right == 390 && abs(right.left - (400 - left.right)) < 1e-9)
    let middle = wheel.span(from: 150, to: 250, eye: 200)
    #expect(middle.left == 150 && middle.right == 250)
  }

  @Test func `a row passes the edge of the lens at the same place on the wheel`() throws {
    let placement = try #require(wheel.placement(atDistance: 17))
    #expect(abs(placement.y - 17) < 0.3)
  }

  @Test(arguments: [
    // Place below the middle, offset, row seen there.
    (0.0, 3200.0, 100), (16, 3200, 100), (30, 3200, 101), (-58, 3200, 98), (80, 3200, 103),
    (0, 0, 0), (60, 0, 2), (12, 3216, 101), (-12, 3216, 100),
  ])
  func `a place belongs to the row that is seen there`(y: Double, offset: Double, row: Int) {
    #expect(wheel.row(at: y, offset: offset) == row)
  }

  @Test func `where no row is there is nothing to touch`() {
    #expect(wheel.row(at: -60, offset: 0) == nil)
    #expect(wheel.row(at: 60, offset: 31_968) == nil)
  }
}
