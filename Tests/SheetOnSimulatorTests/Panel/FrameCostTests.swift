import BottomBounce
import CAllocations
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The work of a frame while the panel moves.
///
/// `make bench` measures the time.
@MainActor @Suite(.ownDevice) struct FrameCostTests {
  @Test
  func `a panel that is being presented draws and lays out nothing, and allocates little memory`() {
    let screen = TestHost()
    let tree = screen.device.system.tree
    screen.device.updatedScreen()
    // The first presentation draws what is cached afterward.
    screen.show(.text("Hello"), title: "Introduction")
    screen.device.updatedScreen()
    screen.device.tap(screen.cancelButton ?? UIView())
    screen.settleAnimations()
    screen.sheet.show(.text("Hello"), title: "Introduction", in: screen.view) { _ in }
    screen.device.advance(by: screen.device.frameInterval)
    screen.device.updatedScreen()

    let before = tree.statistics
    var allocations: [Int] = []
    while tree.nextAnimationEnd != nil {
      let count = allocation_count_of_thread()
      screen.device.advance(by: screen.device.frameInterval)
      screen.device.updatedScreen()
      allocations.append(allocation_count_of_thread() - count)
    }
    #expect(allocations.count >= 10)
    #expect(tree.statistics.contentsDrawn == before.contentsDrawn)
    #expect(tree.statistics.layersLaidOut == before.layersLaidOut)
    // One frame draws the background, and the last one ends the animations. Without
    // optimization, values are boxed, and each box is an allocation.
    let limit = _isDebugAssertConfiguration() ? 700 : 20
    #expect(allocations.sorted()[allocations.count / 2] < limit, "\(allocations)")
  }

  @Test(arguments: [1, -1] as [CGFloat])
  func `dragging the panel causes no draw and no layout pass`(direction: CGFloat) {
    let screen = TestHost()
    let tree = screen.device.system.tree
    screen.show(.date(Date(timeIntervalSince1970: 1_749_988_800)), title: "Birthday")
    let panel = screen.panel ?? UIView()
    let start = panel.convert(CGPoint(x: panel.bounds.midX, y: 28), to: nil)
    // The second frame of a sheet lays out three more layers, also without a touch.
    for _ in 0..<2 {
      screen.device.advance(by: screen.device.frameInterval)
      screen.device.updatedScreen()
    }
    let finger = screen.device.touchDown(at: start)
    // Created once: the drag itself, and the fill below a panel that is dragged up.
    finger.move(to: CGPoint(x: start.x, y: start.y + 24 * direction), over: 0.1)
    screen.device.advance(by: screen.device.frameInterval)
    screen.device.updatedScreen()
    let before = tree.statistics
    var allocations: [Int] = []
    for step in 1...20 {
      let count = allocation_count_of_thread()
      let way = (24 + 3 * CGFloat(step)) * direction
      finger.move(
        to: CGPoint(x: start.x, y: start.y + way), over: screen.device.frameInterval)
      screen.device.updatedScreen()
      allocations.append(allocation_count_of_thread() - count)
    }
    #expect(tree.statistics.framesRendered >= before.framesRendered + 20)
    #expect(tree.statistics.contentsDrawn == before.contentsDrawn)
    #expect(tree.statistics.layersLaidOut == before.layersLaidOut)
    // Touch events are objects, too. Without optimization, values are boxed.
    let limit = _isDebugAssertConfiguration() ? 3_000 : 100
    #expect(allocations.sorted()[allocations.count / 2] < limit, "\(allocations)")
  }

  /// Returns the allocations of each frame in which nothing changes, in three seconds.
  private func idleAllocations(_ screen: TestHost) -> [Int] {
    let statistics = { screen.device.system.tree.statistics.framesRendered }
    var result: [Int] = []
    for _ in 0..<180 {
      let (frames, count) = (statistics(), allocation_count_of_thread())
      screen.device.advance(by: screen.device.frameInterval)
      screen.device.updatedScreen()
      let allocations = allocation_count_of_thread() - count
      if statistics() == frames { result.append(allocations) }
    }
    return result.sorted()
  }

  @Test func `an idle text sheet allocates no memory while the insertion point doesn't change`()
    throws
  {
    let screen = TestHost()
    screen.show(.text("Hello"), title: "Introduction")
    #expect(screen.sheet.layer.zPosition > 0)
    let raised = idleAllocations(screen)
    #expect(raised.count > 150)
    // Without optimization, values are boxed: the depth of a raised layer is one more allocation.
    // Sorting the layers would be more. In a release build both counts were 0.
    screen.sheet.layer.zPosition = 0
    let flat = idleAllocations(screen)
    #expect(raised[raised.count / 2] <= flat[flat.count / 2] + 1)
  }

  @Test func `a spinning wheel is composited separately and draws no repeated titles`() {
    let device = Simulator(.iPhone16)
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 500, width: 393, height: 216))
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    device.window.addSubview(picker)
    device.settle()
    device.updatedScreen()
    let tree = device.system.tree

    /// Flicks the month wheel and returns the allocations of each frame.
    func flick(from start: CGFloat, to end: CGFloat) -> [Int] {
      device.drag(from: CGPoint(x: 130, y: start), to: CGPoint(x: 130, y: end), over: 0.1)
      device.updatedScreen()
      var allocations: [Int] = []
      while device.system.isBusy {
        let (frames, count) = (tree.statistics.framesRendered, allocation_count_of_thread())
        device.advance(by: device.frameInterval)
        device.updatedScreen()
        guard tree.statistics.framesRendered > frames else { continue }
        allocations.append(allocation_count_of_thread() - count)
      }
      return allocations
    }
    _ = flick(from: 680, to: 560)
    _ = flick(from: 540, to: 660)
    let before = tree.statistics
    let allocations = flick(from: 680, to: 560)
    let after = tree.statistics
    #expect(allocations.count >= 10)
    #expect(after.contentsDrawn == before.contentsDrawn)
    let frames = after.framesRendered - before.framesRendered
    let pixels = (after.pixelsComposited - before.pixelsComposited) / max(frames, 1)
    #expect(pixels < 1179 * 2556 / 10)
    // Without optimization, values are boxed, and each box is an allocation.
    let limit = _isDebugAssertConfiguration() ? 2_000 : 30
    #expect(allocations.sorted()[allocations.count / 2] < limit, "\(allocations)")
  }
}
