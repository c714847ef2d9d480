import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Each way to end a sheet, with numbers, durations, sections, options that load, and forms.
@MainActor @Suite(.ownDevice) struct ContentExitTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  enum Exit: CaseIterable {
    case okButton, returnKey, cancelButton, backdrop, drag, escapeKey, escapeGesture
    case programmatic, hostRemoved, canceledTask

    var cancellation: Cancellation? {
      switch self {
      case .okButton, .returnKey, .canceledTask: nil
      case .cancelButton: .cancelButton
      case .backdrop: .backdrop
      case .drag: .drag
      case .escapeKey: .escapeKey
      case .escapeGesture: .accessibilityEscape
      case .programmatic: .programmatic
      case .hostRemoved: .hostDetached
      }
    }
  }

  nonisolated private static let contents = SheetCase.all.filter { content in
    [
      "number on a wheel", "number in a field", "duration with days", "option in sections",
      "option that loads", "form", "form without text",
    ].contains(content.name)
  }

  private func leave(by exit: Exit, host: UIView) throws {
    switch exit {
    case .okButton: device.tap(try #require(screen.okButton))
    case .returnKey: device.press(.keyboardReturnOrEnter)
    case .cancelButton: device.tap(try #require(screen.cancelButton))
    case .backdrop: screen.tapBackdrop()
    case .drag:
      let panel = try #require(screen.panel)
      let top = panel.convert(CGPoint(x: panel.bounds.midX, y: 24), to: nil)
      device.drag(from: top, to: CGPoint(x: top.x, y: top.y + 120), over: 0.05)
    case .escapeKey: device.press(.keyboardEscape)
    case .escapeGesture: #expect(device.performEscape())
    case .programmatic: screen.sheet.dismiss()
    case .hostRemoved: host.removeFromSuperview()
    case .canceledTask: break
    }
  }

  @Test(arguments: contents, Exit.allCases)
  func `each way out has one outcome and leaves nothing behind`(
    content: SheetCase, exit: Exit
  ) async throws {
    #expect(Self.contents.count == 7)
    let before = screen.leftoverState
    let leaks = try await device.leaks { () async throws in
      if exit == .canceledTask {
        let task = content.ask(screen)
        while !screen.sheet.isPresented { await Task.yield() }
        await screen.settle()
        task.cancel()
        // The task ends with the sheet, and the clock of the device doesn't advance by itself.
        await screen.settle()
        await #expect(throws: CancellationError.self) { try await task.value }
      } else {
        let host = UIView(frame: screen.view.bounds)
        screen.view.addSubview(host)
        let outcomes = content.show(screen, in: host)
        await screen.settle()
        try leave(by: exit, host: host)
        await screen.settle()
        #expect(outcomes.total == 1)
        #expect(outcomes.cancellations == (exit.cancellation.map { [$0] } ?? []))
        host.removeFromSuperview()
      }
      await screen.settle()
    }
    #expect(!screen.sheet.isPresented && screen.panel == nil)
    #expect(Set(leaks.map(\.description)) == [])
    #expect(screen.leftoverState == before)
  }
}
