import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Hundreds of sheets on one screen, which must be restored each time.
///
/// Every object is tracked, so a leak shows in the first cycle. The cycles cover every way to
/// dismiss, ten times with
/// each kind of sheet.
@MainActor @Suite(.ownDevice) struct PresentationCycleTests {
  private let screen = TestHost()

  /// The minimum number of objects in a text sheet, so that the check can't pass without objects.
  private static let minimumObjects = 10

  private enum Exit: CaseIterable {
    case okButton, returnKey, cancelButton, backdrop, programmatic, escape, drag

    static let confirming: [Exit] = [.okButton, .returnKey]
    static let cancelling: [Exit] = [.cancelButton, .backdrop, .programmatic, .escape, .drag]

    var cancellation: Cancellation? {
      switch self {
      case .okButton, .returnKey: nil
      case .cancelButton: .cancelButton
      case .backdrop: .backdrop
      case .programmatic: .programmatic
      case .escape: .escapeKey
      case .drag: .drag
      }
    }
  }

  private func leave(_ sheet: BottomBounceView, by exit: Exit) throws {
    let device = screen.device
    switch exit {
    case .okButton: device.tap(try #require(screen.okButton))
    case .returnKey: device.press(.keyboardReturnOrEnter)
    case .cancelButton: device.tap(try #require(screen.cancelButton))
    case .backdrop: screen.tapBackdrop()
    case .programmatic: sheet.dismiss()
    case .escape: device.press(.keyboardEscape)
    case .drag:
      let panel = try #require(screen.panel)
      let top = panel.convert(CGPoint(x: panel.bounds.midX, y: 24), to: nil)
      device.drag(from: top, to: CGPoint(x: top.x, y: top.y + 90), over: 0.05)
    }
  }

  /// Returns the same sheet in every other cycle, otherwise a new one that is not retained.
  private func sheet(_ cycle: Int) -> BottomBounceView {
    cycle.isMultiple(of: 2) ? screen.sheet : BottomBounceView()
  }

  /// The kinds of leaks, because there may be thousands of leaks.
  private func kinds(_ leaks: [Leak]) -> Set<String> { Set(leaks.map(\.description)) }

  private func cycles(_ count: Int, _ exits: [Exit]) async throws {
    let device = screen.device
    let outcomes = Outcomes<String>()
    var probe = ObjectProbe(for: screen)
    let before = screen.leftoverState
    let leaks = try await device.leaks { () async throws in
      for cycle in 0..<count {
        let exit = exits[cycle / 2 % exits.count]
        let sheet = sheet(cycle)
        outcomes.show(.text("a", limit: 9), by: sheet, in: screen.view)
        try #require(probe.record(sheet) >= Self.minimumObjects)
        screen.settleQuickly()
        #expect(sheet.state == .presented)
        try leave(sheet, by: exit)
        await screen.awaitDecision(of: sheet)
        screen.settleQuickly()
        try #require(screen.leftoverState == before, "after cycle \(cycle), left by \(exit)")
        try #require(outcomes.values.count + outcomes.cancellations.count == cycle + 1)
        #expect(outcomes.cancellations.last == exit.cancellation)
      }
    }
    #expect(kinds(leaks) == [])
    #expect(probe.aliveClasses == [])
  }

  @Test func `two hundred confirmed sheets have no leaks`() async throws {
    try await cycles(200, Exit.confirming)
  }

  @Test func `two hundred canceled sheets have no leaks`() async throws {
    try await cycles(200, Exit.cancelling)
  }

  @Test func `a hundred awaited sheets have no leaks`() async throws {
    let before = screen.leftoverState
    var probe = ObjectProbe(for: screen)
    let leaks = try await screen.device.leaks { () async throws in
      for cycle in 0..<100 {
        let exit = Exit.allCases[cycle % Exit.allCases.count]
        let sheet = sheet(cycle)
        let task = Task { [host = screen.view] in
          try await sheet.outcome(of: .text("a"), in: host)
        }
        while !sheet.isPresented { await Task.yield() }
        try #require(probe.record(sheet) >= Self.minimumObjects)
        screen.settleQuickly()
        try leave(sheet, by: exit)
        await screen.awaitDecision(of: sheet)
        screen.settleQuickly()
        let outcome = try await task.value
        #expect(outcome == exit.cancellation.map { .cancelled($0) } ?? .value("a"))
        try #require(screen.leftoverState == before, "after cycle \(cycle), left by \(exit)")
      }
    }
    #expect(kinds(leaks) == [])
    #expect(probe.aliveClasses == [])
  }

  @Test func `a hundred canceled tasks have no leaks`() async throws {
    let before = screen.leftoverState
    let leaks = try await screen.device.leaks { () async throws in
      for cycle in 0..<100 {
        let sheet = sheet(cycle)
        let task = Task { [host = screen.view] in
          try await sheet.outcome(of: .text("a"), in: host)
        }
        while !sheet.isPresented { await Task.yield() }
        screen.device.advance(by: Double(cycle) / 200)
        task.cancel()
        while sheet.state != .dismissing { await Task.yield() }
        screen.settleQuickly()
        await #expect(throws: CancellationError.self) { try await task.value }
        try #require(screen.leftoverState == before, "after cycle \(cycle)")
      }
    }
    #expect(kinds(leaks) == [])
  }

  @Test func `a hundred superseded sheets have no leaks`() async throws {
    let before = screen.leftoverState
    let outcomes = Outcomes<String>()
    var probe = ObjectProbe(for: screen)
    let leaks = try await screen.device.leaks { () async throws in
      for cycle in 0..<100 {
        let sheet = sheet(cycle / 2)
        outcomes.show(.text("\(cycle)"), by: sheet, in: screen.view, .replacing)
        try #require(probe.record(sheet) >= Self.minimumObjects)
        // Some cycles end during the presentation, some after it.
        screen.device.advance(by: Double(cycle % 10) / 20)
        #expect(screen.textField?.text == "\(cycle)")
      }
      screen.device.press(.keyboardEscape)
      screen.settleQuickly()
    }
    #expect(outcomes.values == [])
    #expect(outcomes.cancellations == Array(repeating: .superseded, count: 99) + [.escapeKey])
    #expect(kinds(leaks) == [])
    #expect(probe.aliveClasses == [])
    #expect(screen.leftoverState == before)
  }
}
