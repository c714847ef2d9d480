import BottomBounce
import Foundation
import TestHost
import Testing
import UIKit

/// Sheets that stay until the app has saved the value.
@MainActor @Suite(.ownDevice) struct CommitTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  private let server = Server()

  private struct NoConnection: LocalizedError {
    var errorDescription: String? { "The server can’t be reached." }
  }

  /// A server that a test controls.
  @MainActor private final class Server {
    var values: [String] = []
    var canceled = 0
    private var continuations: [CheckedContinuation<Void, any Error>] = []

    func save(_ value: String) async throws {
      values.append(value)
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuations.append($0) }
      } onCancel: {
        Task { @MainActor in self.canceled += 1 }
      }
    }

    func respond(_ error: (any Error)? = nil) {
      for continuation in continuations {
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
      continuations = []
    }
  }

  private func show() async -> Outcomes<String> {
    let outcomes = Outcomes<String>()
    sheet.show(
      .text("a"), from: host.controller,
      callbacks: .init(commit: { [server] in try await server.save($0) }),
      onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
    return outcomes
  }

  private var progress: UIActivityIndicatorView? {
    host.view("BottomBounce.progress") as? UIActivityIndicatorView
  }

  @Test func `the sheet stays with a progress indicator until the value is saved`() async {
    let outcomes = await show()
    host.tapOK()
    await host.settle()
    #expect(server.values == ["a"])
    #expect(outcomes.total == 0 && sheet.isPresented)
    #expect(progress?.isAnimating == true && progress?.accessibilityLabel == "Saving…")
    #expect(host.okButton?.alpha == 0)
    server.respond()
    await host.settle()
    #expect(outcomes.values == ["a"])
    #expect(!sheet.isPresented)
  }

  @Test func `the user can't change the value while it is saved`() async {
    let outcomes = await show()
    host.tapOK()
    await host.settle()
    host.type("b")
    #expect(host.textField?.text == "a")
    host.tapOK()
    await host.settle()
    #expect(server.values == ["a"])
    server.respond()
    await host.settle()
    #expect(outcomes.values == ["a"])
  }

  @Test func `an error is shown, and the corrected value is saved`() async {
    let outcomes = await show()
    host.tapOK()
    await host.settle()
    server.respond(ValidationError("This name is taken."))
    await host.settle()
    #expect(host.problem == "This name is taken.")
    #expect(progress == nil && host.okButton?.alpha == 1)
    host.type("b")
    #expect(host.problem == nil)
    host.tapOK()
    await host.settle()
    server.respond(NoConnection())
    await host.settle()
    #expect(host.problem == "The server can’t be reached.")
    host.tapOK()
    await host.settle()
    server.respond()
    await host.settle()
    #expect(server.values == ["a", "ab", "ab"])
    #expect(outcomes.values == ["ab"] && outcomes.total == 1)
  }

  @Test func `after one second the user can cancel, and the task is canceled`() async {
    let outcomes = await show()
    host.tapOK()
    await host.settle()
    await host.advance(by: 1.1)
    host.tapCancel()
    await host.settle()
    #expect(outcomes.cancellations == [.cancelButton])
    #expect(server.canceled == 1)
    server.respond()
    await host.settle()
    #expect(outcomes.total == 1)
  }

  @Test func `dismiss() and a lost host cancel the task`() async {
    let outcomes = await show()
    host.tapOK()
    await host.settle()
    sheet.dismiss()
    await host.settle()
    #expect(outcomes.cancellations == [.programmatic] && server.canceled == 1)
    server.respond(NoConnection())
    let more = await show()
    host.tapOK()
    await host.settle()
    host.controller.dismiss(animated: false)
    await host.settle()
    #expect(more.cancellations == [.hostDetached] && server.canceled == 2)
    server.respond()
  }

  @Test func `an invalid value is not saved`() async {
    let outcomes = Outcomes<String>()
    sheet.show(
      .text("").rules(.required()), from: host.controller,
      callbacks: .init(commit: { [server] in try await server.save($0) }),
      onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
    host.pressReturn()
    await host.settle()
    #expect(server.values.isEmpty && host.problem == "Enter some text.")
    sheet.dismiss()
    await host.settle()
  }
}
