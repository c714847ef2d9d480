import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Ways to cancel while the value is pending after OK.
@MainActor @Suite(.ownDevice) struct PendingCancellationTests: MovingPanel {
  let screen = TestHost()

  /// A way in which the user can cancel.
  enum Way: CaseIterable {
    case cancelButton, backdrop, drag, escapeKey, accessibilityEscape

    var cancellation: Cancellation {
      switch self {
      case .cancelButton: .cancelButton
      case .backdrop: .backdrop
      case .drag: .drag
      case .escapeKey: .escapeKey
      case .accessibilityEscape: .accessibilityEscape
      }
    }
  }

  /// The code that the sheet waits for.
  enum Wait: CaseIterable {
    case rule, commit
  }

  /// A server that responds once.
  @MainActor private final class Server {
    private let stream = AsyncStream<Void>.makeStream()

    func awaitResponse() async { for await _ in stream.stream { break } }
    func respond() { stream.continuation.finish() }
  }

  private let server = Server()

  /// Shows a text sheet and taps OK, so that the sheet waits for the server.
  private func confirm(
    _ wait: Wait, fromController: Bool,
    shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil
  ) async -> Outcomes<String> {
    let outcomes = Outcomes<String>()
    let answer: @MainActor () async -> Void = { [server] in await server.awaitResponse() }
    let content =
      wait == .rule
      ? TextContent.text("a").rules(
        .async { _ in
          await answer()
          return nil
        }) : .text("a")
    let save: @MainActor (String) async throws -> Void = { _ in await answer() }
    let commit = wait == .commit ? save : nil
    if fromController {
      screen.sheet.show(
        content, from: screen.controller, shouldDismiss: shouldDismiss, commit: commit,
        onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    } else {
      screen.sheet.show(
        content, in: screen.view, shouldDismiss: shouldDismiss, commit: commit,
        onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    }
    await screen.settle()
    screen.tapOK()
    await screen.settle()
    return outcomes
  }

  private func cancel(by way: Way) {
    switch way {
    case .cancelButton: screen.tapCancel()
    case .backdrop: screen.tapBackdrop()
    case .drag: pull(from: CGPoint(x: 196, y: raised + 28), by: 110, over: 0.05).lift()
    case .escapeKey: device.press(.keyboardEscape)
    case .accessibilityEscape: #expect(device.performEscape())
    }
  }

  @Test(
    arguments: Way.allCases,
    [(Wait.rule, true), (.rule, false), (.commit, true), (.commit, false)])
  func `one second after OK the user can cancel in each way, and not before`(
    way: Way, setting: (wait: Wait, fromController: Bool)
  ) async {
    let outcomes = await confirm(setting.wait, fromController: setting.fromController)
    let state = screen.sheet.state
    #expect(state == (setting.wait == .rule ? .committing : .saving))
    let place = top
    cancel(by: way)
    await screen.settle()
    #expect(outcomes.total == 0 && screen.sheet.state == state && top == place)
    await screen.advance(by: 1)
    cancel(by: way)
    await screen.settle()
    #expect(outcomes.cancellations == [way.cancellation] && outcomes.total == 1)
    #expect(!screen.sheet.isPresented)
    server.respond()
  }

  @Test(arguments: [true, false])
  func `a drag that ends early or is refused moves the panel back, and the value arrives`(
    fromController: Bool
  ) async {
    var asked: [Cancellation] = []
    let outcomes = await confirm(.commit, fromController: fromController) {
      asked.append($0)
      return false
    }
    await screen.advance(by: 1)
    let place = top
    let finger = pull(from: CGPoint(x: 196, y: raised + 28), by: 40)
    #expect(isNear(top, place + 40, within: 11))
    rest(finger)
    await screen.settle()
    #expect(top == place && asked == [])
    cancel(by: .drag)
    await screen.settle()
    #expect(top == place && asked == [.drag])
    #expect(screen.sheet.state == .saving && outcomes.total == 0)
    server.respond()
    await screen.settle()
    #expect(outcomes.values == ["a"] && outcomes.total == 1)
  }

  @Test func `a value that arrives during a drag ends the sheet`() async {
    let before = screen.leftoverState
    let outcomes = await confirm(.commit, fromController: false)
    await screen.advance(by: 1)
    let finger = pull(from: CGPoint(x: 196, y: raised + 28), by: 40)
    server.respond()
    await screen.settle()
    finger.lift()
    await screen.settle()
    #expect(outcomes.values == ["a"] && outcomes.total == 1)
    #expect(screen.leftoverState == before)
  }
}
