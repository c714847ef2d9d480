import BottomBounce
import CAllocations
import Testing
import UIKit
import UIKitSimulator

/// What a frame may cost while the panel moves; how long it takes is told by `make bench`.
@MainActor @Suite(.ownDevice) struct FrameCostTests {
  @Test func `while the panel rises nothing is drawn or laid out, and memory is hardly asked for`()
  {
    let screen = SheetScreen()
    let tree = screen.device.device.tree
    screen.device.updatedScreen()
    // What is drawn once and kept: the first rise.
    screen.show(.text("Hello"), title: "Introduction")
    screen.device.updatedScreen()
    screen.device.tap(screen.cancelButton ?? UIView())
    screen.rest()
    screen.sheet.show(
      .text("Hello"), in: screen.host, configuration: .init(title: "Introduction")
    ) { _ in }
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
    // One frame makes the picture of what lies behind, the last one ends the animations. Without
    // optimisation values are kept in boxes, each an allocation.
    let limit = _isDebugAssertConfiguration() ? 500 : 20
    #expect(allocations.sorted()[allocations.count / 2] < limit, "\(allocations)")
  }
}
