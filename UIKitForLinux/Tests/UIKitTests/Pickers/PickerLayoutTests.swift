import Testing
import UIKit

@Suite struct PickerLayoutTests {
  struct Case: Sendable {
    var wishes: [CGFloat?]
    var edges: [CGFloat]
    var widths: [CGFloat]
  }

  @Test(arguments: [
    Case(wishes: [nil], edges: [9], widths: [302]),
    Case(wishes: [nil, nil], edges: [9, 162.5], widths: [148.5, 148.5]),
    Case(wishes: [100, nil], edges: [9, 114], widths: [100, 197]),
    Case(wishes: [100, 50], edges: [82.5, 187.5], widths: [100, 50]),
    Case(wishes: [400], edges: [-40], widths: [400]),
    Case(wishes: [310, nil], edges: [2.5, 317.5], widths: [310, 0]),
    Case(wishes: [], edges: [], widths: []),
  ])
  func `components have their widths or share the remaining width, and are centered`(example: Case)
  {
    let layout = PickerLayout(
      width: 320, wishes: example.wishes, spacing: 5, isMirrored: false)
    #expect(layout.widths == example.widths)
    #expect(layout.columns.map(\.x) == example.edges)
    #expect(layout.columns.map(\.width) == example.widths)
  }

  @Test func `in a right-to-left layout, the first component is on the right`() {
    let layout = PickerLayout(width: 320, wishes: [100, 50, 60], spacing: 5, isMirrored: true)
    #expect(layout.columns.map(\.x) == [170, 115, 50])
    #expect(layout.columns.map(\.width) == [100, 50, 60])
  }

  @Test(arguments: [
    // The components that aren't mirrored, and the left edges.
    (0..<0, [170, 115, 50]), (0..<2, [115, 220, 50]), (1..<3, [170, 50, 105]),
    (0..<3, [50, 155, 210]), (1..<9, [170, 50, 105]),
  ])
  func `components that aren't mirrored stay in order in a right-to-left layout`(
    unmirrored: Range<Int>, edges: [CGFloat]
  ) {
    var layout = PickerLayout(width: 320, wishes: [100, 50, 60], spacing: 5, isMirrored: true)
    layout.unmirrored = unmirrored
    #expect(layout.columns.map(\.x) == edges)
    #expect(layout.columns.map(\.width) == [100, 50, 60])
    layout.isMirrored = false
    #expect(layout.columns.map(\.x) == [50, 155, 210])
  }

  @Test(arguments: [(0, 82.5), (20, 102.5), (-80, 2.5)])
  func `components can be shifted away from the center`(shift: CGFloat, edge: CGFloat) {
    var layout = PickerLayout(width: 320, wishes: [100, 50], spacing: 5, isMirrored: false)
    layout.shift = shift
    #expect(layout.columns.first?.x == edge)
  }
}
