import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct PickerTouchTests {
  let device = Simulator()
  let host = PickerHost((0..<500).map(String.init), ["one", "two", "three"])
  let picker = UIPickerView(frame: CGRect(x: 0, y: 300, width: 320, height: 216))
  /// The middle of the first wheel; the second one's is at 240 points.
  let middle = CGPoint(x: 80, y: 408)

  init() {
    picker.dataSource = host
    picker.delegate = host
    device.window.addSubview(picker)
    picker.selectRow(100, inComponent: 0, animated: false)
    device.settle()
  }

  /// The wheels as an app finds them.
  var wheels: [UIScrollView] { picker.subviews.compactMap { $0 as? UIScrollView } }

  var selected: Int { picker.selectedRow(inComponent: 0) }

  func place(_ below: CGFloat, x: CGFloat = 80) -> CGPoint {
    CGPoint(x: x, y: middle.y + below)
  }

  /// Whether the wheel stands exactly on the selected row.
  var isOnRow: Bool { abs(wheels[0].contentOffset.y - CGFloat(selected) * 32) < 0.001 }

  // MARK: Taps

  @Test(arguments: [
    // Where below the middle, and the row seen there.
    (30.0, 101), (-30, 99), (57, 102), (-76, 97), (14, 100),
  ])
  func `a tap on a row turns the wheel there`(below: Double, row: Int) {
    device.tap(at: place(below))
    device.settle()
    #expect(selected == row)
    #expect(isOnRow)
    #expect(host.selected == (row == 100 ? [] : ["0: \(row)"]))
  }

  @Test func `a tap tells of the row when the wheel has come to rest`() {
    device.tap(at: place(57))
    device.advance(by: 0.1)
    #expect(selected == 100)
    #expect(!isOnRow)
    #expect(host.selected == [])
    device.settle()
    #expect(host.selected == ["0: 102"])
  }

  @Test func `a tap where the wheel has no row does nothing`() {
    device.tap(at: place(-57, x: 240))
    device.settle()
    #expect(picker.selectedRow(inComponent: 1) == 0)
    #expect(host.selected == [])
  }

  // MARK: Dragging

  @Test(arguments: [(-80.0, 102), (80, 98), (-61, 102), (-55, 101), (-22, 100), (-170, 105)])
  func `a wheel that is let go stops at the nearest row`(height: Double, row: Int) {
    // The first ten points only tell a drag from a tap.
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

  @Test func `a flick spins the wheel on, and it comes to rest on a row, told once`() {
    device.drag(from: place(60), to: place(-60), over: 0.1)
    #expect(wheels[0].isDecelerating && !wheels[0].isDragging && !wheels[0].isTracking)
    #expect(selected == 100)
    var offsets: [CGFloat] = []
    while wheels[0].isDecelerating, offsets.count < 600 {
      #expect(host.selected == [])
      offsets.append(wheels[0].contentOffset.y)
      device.advance(by: 1.0 / 60)
    }
    // Faster at first, never back.
    let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 >= 0 })
    #expect((steps.first ?? 0) > 3 * (steps.dropFirst(20).first ?? 0))
    #expect(selected > 105 && selected < 130)
    #expect(isOnRow)
    #expect(host.selected == ["0: \(selected)"])
  }

  @Test func `a wheel pulled beyond its first row resists and springs back, and tells nothing`() {
    let finger = device.touchDown(at: place(0, x: 240))
    finger.move(to: place(90, x: 240), over: 0.2)
    let pulled = wheels[1].contentOffset.y
    #expect(pulled < -20 && pulled > -79)
    finger.lift()
    device.settle()
    #expect(wheels[1].contentOffset.y == 0)
    #expect(host.selected == [])
  }

  @Test func `a flick ends at the last row at the latest`() {
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

  @Test func `a finger catches a wheel that spins, and what it shows counts once it is let go`() {
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

  @Test func `code that selects a row takes a spinning wheel over, and is not told`() {
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

  @Test func `a wheel that code turns can be caught`() {
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

  @Test func `a picker view that leaves the screen has its wheels on rows`() {
    device.drag(from: place(60), to: place(-60), over: 0.1)
    device.advance(by: 0.1)
    picker.removeFromSuperview()
    device.settle()
    #expect(!wheels[0].isDecelerating)
    #expect(isOnRow)
    #expect(host.selected == ["0: \(selected)"])
  }

  @Test func `a picker view that takes no touches stays as it is`() {
    picker.isUserInteractionEnabled = false
    device.drag(from: place(60), to: place(-60), over: 0.1)
    device.tap(at: place(30))
    device.settle()
    #expect(selected == 100)
    #expect(host.selected == [])
  }

  @Test func `reloading while a wheel spins lets it spin on among the rows that are left`() {
    device.drag(from: place(60), to: place(-60), over: 0.1)
    host.columns[0] = (0..<104).map(String.init)
    picker.reloadComponent(0)
    device.settle()
    #expect(selected == 103 && isOnRow)
    #expect(host.selected == ["0: 103"])
  }

  // MARK: Work

  @Test func `a wheel that turns draws the rows that come into view, and nothing twice`() {
    let before = device.system.tree.statistics.contentsDrawn
    let asked = host.titlesAsked
    let finger = device.touchDown(at: middle)
    finger.move(to: place(-170), over: 0.4)
    device.advance(by: 0.2)
    finger.lift()
    device.settle()
    // Five rows further: five new texts, and five rows seen under the lens for the first time.
    #expect(selected == 105)
    #expect(host.titlesAsked - asked <= 7)
    #expect(device.system.tree.statistics.contentsDrawn - before <= 14)
  }

  @Test func `a hundred thousand rows are no more work than ten`() {
    host.columns[0] = (0..<100_000).map(String.init)
    host.titlesAsked = 0
    picker.reloadAllComponents()
    picker.selectRow(60_000, inComponent: 0, animated: false)
    device.settle()
    #expect(selected == 60_000 && isOnRow)
    #expect(host.titlesAsked < 20)
  }
}
