import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct PickerTouchTests {
  let device = Simulator()
  let host = PickerHost((0..<500).map(String.init), ["one", "two", "three"])
  let picker = UIPickerView(frame: CGRect(x: 0, y: 300, width: 320, height: 216))
  /// The center of the first wheel; the second one is at 240 points.
  let middle = CGPoint(x: 80, y: 408)

  init() {
    picker.dataSource = host
    picker.delegate = host
    device.window.addSubview(picker)
    picker.selectRow(100, inComponent: 0, animated: false)
    device.settle()
  }

  /// The wheels, found without private API.
  var wheels: [UIScrollView] { picker.subviews.compactMap { $0 as? UIScrollView } }

  var selected: Int { picker.selectedRow(inComponent: 0) }

  func place(_ below: CGFloat, x: CGFloat = 80) -> CGPoint {
    CGPoint(x: x, y: middle.y + below)
  }

  /// Returns a Boolean value that indicates whether the wheel is exactly at the selected row.
  var isOnRow: Bool { abs(wheels[0].contentOffset.y - CGFloat(selected) * 32) < 0.001 }

  // MARK: Taps

  @Test(arguments: [
    // The distance below the center, and the row at that position.
    (30.0, 101), (-30, 99), (57, 102), (-76, 97), (14, 100),
  ])
  func `a tap on a row selects it`(below: Double, row: Int) {
    device.tap(at: place(below))
    device.settle()
    #expect(selected == row)
    #expect(isOnRow)
    #expect(host.selected == (row == 100 ? [] : ["0: \(row)"]))
  }

  @Test func `a tap notifies the delegate when the wheel stops`() {
    device.tap(at: place(57))
    device.advance(by: 0.1)
    #expect(selected == 100)
    #expect(!isOnRow)
    #expect(host.selected == [])
    device.settle()
    #expect(host.selected == ["0: 102"])
  }

  @Test func `a tap outside the rows has no effect`() {
    device.tap(at: place(-57, x: 240))
    device.settle()
    #expect(picker.selectedRow(inComponent: 1) == 0)
    #expect(host.selected == [])
  }

  // MARK: Dragging

  @Test(arguments: [(-80.0, 102), (80, 98), (-61, 102), (-55, 101), (-22, 100), (-170, 105)])
  func `a released wheel stops at the closest row`(height: Double, row: Int) {
    // The first ten points only distinguish a drag from a tap.
    let finger = device.touchDown(at: middle)
    finger.move(to: place(height), over: 0.3)
    #expect(wheels[0].isTracking && wheels[0].isDragging)
    #expect(!wheels[1].isTracking)
    #expect(abs(wheels[0].contentOffset.y - (3200 - height - (height > 0 ? -10 : 10))) < 1)
    device.advance(by: 0.2)
    finger.lift()
    device.settle()
    #expect(selected == row)
    #expect(isOnRow)
    #expect(host.selected == (row == 100 ? [] : ["0: \(row)"]))
  }

  @Test func `a flicked wheel stops on a row and notifies once`() {
    device.drag(from: place(60), to: place(-60), over: 0.1)
    #expect(wheels[0].isDecelerating && !wheels[0].isDragging && !wheels[0].isTracking)
    #expect(selected == 100)
    var offsets: [CGFloat] = []
    while wheels[0].isDecelerating, offsets.count < 600 {
      #expect(host.selected == [])
      offsets.append(wheels[0].contentOffset.y)
      device.advance(by: 1.0 / 60)
    }
    // The wheel is fastest at first, and never turns back.
    let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 >= 0 })
    #expect((steps.first ?? 0) > 3 * (steps.dropFirst(20).first ?? 0))
    #expect(selected > 105 && selected < 130)
    #expect(isOnRow)
    #expect(host.selected == ["0: \(selected)"])
  }

  @Test func `a wheel dragged beyond its first row springs back and doesn't notify`() {
    let finger = device.touchDown(at: place(0, x: 240))
    finger.move(to: place(90, x: 240), over: 0.2)
    let pulled = wheels[1].contentOffset.y
    #expect(pulled < -20 && pulled > -79)
    finger.lift()
    device.settle()
    #expect(wheels[1].contentOffset.y == 0)
    #expect(host.selected == [])
  }

  @Test func `a flick ends at the last row at most`() {
    device.drag(from: place(60, x: 240), to: place(-80, x: 240), over: 0.05)
    var farthest: CGFloat = 0
    while wheels[1].isDecelerating {
      farthest = max(farthest, wheels[1].contentOffset.y)
      device.advance(by: 1.0 / 60)
    }
    #expect(wheels[1].contentOffset.y == 64)
    #expect(farthest > 64)
    #expect(host.selected == ["1: three"])
  }

  @Test func `a touch stops a spinning wheel, and its row is selected on release`() {
    device.drag(from: place(60), to: place(-60), over: 0.1)
    device.advance(by: 0.15)
    let finger = device.touchDown(at: middle)
    let caught = wheels[0].contentOffset.y
    device.advance(by: 0.5)
    #expect(wheels[0].contentOffset.y == caught)
    #expect(wheels[0].isTracking)
    #expect(host.selected == [])
    finger.lift()
    device.settle()
    #expect(selected == Int((caught / 32).rounded()))
    #expect(isOnRow)
    #expect(host.selected == ["0: \(selected)"])
  }

  @Test func `selecting a row in code stops a spinning wheel, and doesn't notify`() {
    device.drag(from: place(60), to: place(-60), over: 0.1)
    device.advance(by: 0.1)
    picker.selectRow(90, inComponent: 0, animated: true)
    #expect(selected == 90)
    device.settle()
    #expect(selected == 90 && isOnRow)
    device.drag(from: place(60), to: place(-60), over: 0.1)
    picker.selectRow(3, inComponent: 0, animated: false)
    #expect(isOnRow)
    device.settle()
    #expect(selected == 3 && isOnRow)
    #expect(host.selected == [])
  }

  @Test func `a touch can stop a wheel turned by code`() {
    picker.selectRow(300, inComponent: 0, animated: true)
    device.advance(by: 0.1)
    let finger = device.touchDown(at: middle)
    device.advance(by: 0.2)
    finger.lift()
    device.settle()
    #expect(selected > 100 && selected < 300)
    #expect(isOnRow)
    #expect(host.selected == ["0: \(selected)"])
  }

  @Test func `the wheels of a picker view removed from the window are on rows`() {
    device.drag(from: place(60), to: place(-60), over: 0.1)
    device.advance(by: 0.1)
    picker.removeFromSuperview()
    device.settle()
    #expect(!wheels[0].isDecelerating)
    #expect(isOnRow)
    #expect(host.selected == ["0: \(selected)"])
  }

  @Test func `a picker view with user interaction disabled doesn't turn`() {
    picker.isUserInteractionEnabled = false
    device.drag(from: place(60), to: place(-60), over: 0.1)
    device.tap(at: place(30))
    device.settle()
    #expect(selected == 100)
    #expect(host.selected == [])
  }

  @Test func `a wheel keeps spinning within the remaining rows after a reload`() {
    device.drag(from: place(60), to: place(-60), over: 0.1)
    host.columns[0] = (0..<104).map(String.init)
    picker.reloadComponent(0)
    device.settle()
    #expect(selected == 103 && isOnRow)
    #expect(host.selected == ["0: 103"])
  }

  // MARK: Work

  @Test func `a turning wheel draws only new rows, each once`() {
    let before = device.system.tree.statistics.contentsDrawn
    let asked = host.titlesAsked
    let finger = device.touchDown(at: middle)
    finger.move(to: place(-170), over: 0.4)
    device.advance(by: 0.2)
    finger.lift()
    device.settle()
    // After five rows, five texts are new, and five rows are under the lens for the first time.
    #expect(selected == 105)
    #expect(host.titlesAsked - asked <= 7)
    #expect(device.system.tree.statistics.contentsDrawn - before <= 14)
  }

  @Test func `a hundred thousand rows cost as much as ten`() {
    host.columns[0] = (0..<100_000).map(String.init)
    host.titlesAsked = 0
    picker.reloadAllComponents()
    picker.selectRow(60_000, inComponent: 0, animated: false)
    device.settle()
    #expect(selected == 60_000 && isOnRow)
    #expect(host.titlesAsked < 20)
  }
}
