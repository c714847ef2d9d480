import BottomBounce
import CAllocations
import Foundation
import TestHost
import Testing
import UIKitSimulator

@testable import UIKit

/// Memory that remains allocated after dismissal.
///
/// The tests count blocks that the main actor's thread allocated and did not free. Nothing here
/// awaits, so no other test uses that thread at the same time.
@MainActor @Suite(.ownDevice) struct MemoryGrowthTests {
  private static let rounds = 3

  /// The number of cycles in a round: `BOTTOMBOUNCE_CYCLES` in the environment, or another number.
  private static func cycles(orElse count: Int) -> Int {
    ProcessInfo.processInfo.environment["BOTTOMBOUNCE_CYCLES"].flatMap { Int($0) } ?? count
  }

  /// The content types whose names begin with `BOTTOMBOUNCE_CONTENT` in the environment, or all
  /// without it.
  ///
  /// Content that loads needs tasks, which change threads.
  nonisolated private static let contents = SheetCase.all.filter {
    let prefix = ProcessInfo.processInfo.environment["BOTTOMBOUNCE_CONTENT"] ?? ""
    return !$0.loads && $0.name.hasPrefix(prefix)
  }

  private func cycles(_ count: Int, of content: SheetCase, on screen: TestHost) {
    for _ in 0..<count {
      _ = content.show(screen)
      screen.settleQuickly()
      screen.sheet.dismiss()
      screen.settleQuickly()
    }
  }

  @Test(arguments: contents)
  func `repeated sheets don't increase memory use`(content: SheetCase) {
    let count = Self.cycles(orElse: 10)
    let screen = TestHost()
    cycles(10, of: content, on: screen)
    // The index of a discarded variable is reused, so the list of variable owners doesn't grow.
    let variables = screen.device.window.layoutEngine?.variableOwners.count
    let kept = (0..<Self.rounds).map { _ in
      let before = allocated_blocks_of_thread()
      cycles(count, of: content, on: screen)
      return allocated_blocks_of_thread() - before
    }
    // Caches and tables that are cleaned up occasionally grow in some rounds, and a leak grows in
    // each. An attributed string that leaks its attributes in each cycle is four blocks per cycle.
    #expect((kept.min() ?? 0) <= count, "Blocks of \(count) cycles: \(kept)")
    #expect(
      variables != nil && screen.device.window.layoutEngine?.variableOwners.count == variables)
  }

  /// The ways to show sheets.
  enum Form: CaseIterable {
    case inView, fromController, stackInView, stackFromController, stackOfOneObject
  }

  @Test(arguments: Form.allCases)
  func `repeated sheets of every form don't increase memory use`(form: Form) {
    let cycles = Self.cycles(orElse: 20)
    let screen = TestHost()
    let other = BottomBounceView()
    func show(by sheet: BottomBounceView) {
      switch form {
      case .inView, .stackInView: sheet.show(.text("a"), in: screen.view) { _ in }
      case .fromController, .stackFromController, .stackOfOneObject:
        sheet.show(.text("a"), from: screen.controller) { _ in }
      }
      screen.settleQuickly()
    }
    func cycle(_ count: Int) {
      for _ in 0..<count {
        show(by: screen.sheet)
        switch form {
        case .inView, .fromController: break
        case .stackInView, .stackFromController: show(by: other)
        case .stackOfOneObject: show(by: screen.sheet)
        }
        other.dismiss()
        screen.sheet.dismiss()
        screen.settleQuickly()
      }
    }
    cycle(10)
    let kept = (0..<Self.rounds).map { _ in
      let before = allocated_blocks_of_thread()
      cycle(cycles)
      return allocated_blocks_of_thread() - before
    }
    #expect((kept.min() ?? 0) <= cycles / 2, "Blocks of \(cycles) cycles: \(kept)")
    #expect(!screen.sheet.isPresented && screen.controller.presentedViewController == nil)
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
