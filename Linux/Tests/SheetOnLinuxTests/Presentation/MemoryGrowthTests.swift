import BottomBounce
import CAllocations
import TestHost
import Testing
import UIKitSimulator

@testable import UIKit

/// Memory that remains allocated after dismissal.
///
/// The tests count blocks that the main actor's thread allocated and did not free. Nothing here
/// awaits, so no other test uses that thread at the same time.
@MainActor @Suite(.ownDevice) struct MemoryGrowthTests {
  private static let cycles = 10
  private static let rounds = 3

  private func cycles(_ count: Int, of content: SheetCase, on screen: TestHost) {
    for _ in 0..<count {
      _ = content.show(screen)
      screen.settleQuickly()
      screen.sheet.dismiss()
      screen.settleQuickly()
    }
  }

  @Test(arguments: SheetCase.all)
  func `repeated sheets do not grow memory`(content: SheetCase) {
    let screen = TestHost()
    cycles(Self.cycles, of: content, on: screen)
    // The index of a discarded variable is reused, so the list of owners does not grow.
    let variables = screen.device.window.layoutEngine?.owners.count
    let kept = (0..<Self.rounds).map { _ in
      let before = allocated_blocks_of_thread()
      cycles(Self.cycles, of: content, on: screen)
      return allocated_blocks_of_thread() - before
    }
    // Caches, and tables that are swept now and then, grow in some rounds, a leak in each. One attributed string that leaks its attributes in each
    // cycle is four blocks a cycle.
    #expect((kept.min() ?? 0) <= Self.cycles, "Blocks of \(Self.cycles) cycles: \(kept)")
    #expect(variables != nil && screen.device.window.layoutEngine?.owners.count == variables)
  }

  @Test func `the allocation counter counts blocks until they are freed`() {
    func ask(_ count: Int) -> [UnsafeMutableRawPointer] {
      (0..<count).map { _ in .allocate(byteCount: 100, alignment: 1) }
    }
    // The first call allocates type metadata.
    for block in ask(50) { block.deallocate() }
    let (blocks, bytes) = (allocated_blocks_of_thread(), allocated_bytes_of_thread())
    // Expectations allocate memory, so none comes between the measurements.
    let memory = ask(50)
    let asked = (allocated_blocks_of_thread() - blocks, allocated_bytes_of_thread() - bytes)
    for block in memory { block.deallocate() }
    let kept = (allocated_blocks_of_thread() - blocks, allocated_bytes_of_thread() - bytes)
    #expect(asked.0 >= 50)
    #expect(asked.1 >= 5_000)
    #expect(kept.0 <= 2)
    #expect(kept.1 < 5_000)
  }
}
