import BottomBounce
import Foundation
import TestHost
import Testing
import UIKit

/// Sheets that stay until the app has saved the value.
@MainActor @Suite(.ownDevice) struct CommitTests {
  private let host = TestHost(inRealTime: true)
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
      commit: { [server] in try await server.save($0) },
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
    // A transparent button of glass can lose its glass on iOS 26.
    #expect(host.okButton?.isHidden == true && host.okButton?.alpha == 1)
    server.respond()
    await host.settle()
    #expect(outcomes.values == ["a"])
    #expect(!sheet.isPresented)
  }

  @Test func `the progress indicator is in the place of OK`() async throws {
    _ = await show()
    let ok = try #require(host.okButton)
    host.tapOK()
    await host.settle()
    let progress = try #require(progress)
    let (place, button) = (
      progress.convert(progress.bounds, to: host.panel), ok.convert(ok.bounds, to: host.panel)
    )
    #expect(button.contains(place))
    #expect(abs(place.midY - button.midY) < 0.5)
    // A checkmark is in the middle of its circle, and a title at the margin.
    let isCentered = abs(place.midX - button.midX) < 0.5
    #expect(isCentered == (ok.configuration?.image != nil))
    #expect(host.panel?.accessibilityElements?.contains { $0 as? UIView === ok } == false)
    server.respond()
    await host.settle()
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
    #expect(progress == nil && host.okButton?.isHidden == false)
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
      commit: { [server] in try await server.save($0) },
      onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
    host.pressReturn()
    await host.settle()
    #expect(server.values.isEmpty && host.problem == "Enter some text.")
    sheet.dismiss()
    await host.settle()
  }

  /// The ways in which other code can end a sheet.
  enum End: CaseIterable {
    case dismiss, supersede
  }

  /// Content that calls a closure when the app begins to save its value.
  private struct ContentWithHook: SheetContent {
    let onSave: @MainActor () -> Void
    func makeBody(_ context: SheetContext) -> SheetBody<String> {
      var body = SheetBody(UIView()) { "a" }
      body.setEnabled = { if !$0 { onSave() } }
      return body
    }
  }

  @Test(arguments: End.allCases, [(true, true), (true, false), (false, true), (false, false)])
  func `a sheet that ends before the app can save saves nothing`(
    end: End, setting: (fromController: Bool, endsInTask: Bool)
  ) async {
    let outcomes = Outcomes<String>()
    let commit: @MainActor (String) async throws -> Void = { [server] in try await server.save($0) }
    let hostView = UIView(frame: host.view.bounds)
    host.view.addSubview(hostView)
    let content = ContentWithHook { [sheet, host] in
      let endSheet = { @MainActor in
        switch end {
        case .dismiss: sheet.dismiss()
        case .supersede:
          sheet.show(
            PlainContent(), in: host.view, configuration: .init { $0.presentationPolicy = .replace }
          ) { _ in }
        }
      }
      if setting.endsInTask { Task { endSheet() } } else { endSheet() }
    }
    if setting.fromController {
      sheet.show(
        content, from: host.controller, commit: commit, onValue: outcomes.onValue,
        onCancel: outcomes.onCancel)
    } else {
      sheet.show(
        content, in: hostView, commit: commit, onValue: outcomes.onValue,
        onCancel: outcomes.onCancel)
    }
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(server.values.isEmpty)
    #expect(outcomes.cancellations.count == 1 && outcomes.total == 1)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `an error while the app is asked lets the user correct the value`() async {
    var answer: CheckedContinuation<Bool, Never>?
    let outcomes = Outcomes<String>()
    sheet.show(
      .text("a"), from: host.controller,
      shouldDismiss: { _ in await withCheckedContinuation { answer = $0 } },
      commit: { [server] in try await server.save($0) },
      onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
    host.tapOK()
    await host.settle()
    await host.advance(by: 1.1)
    host.tapCancel()
    await host.settle()
    server.respond(NoConnection())
    await host.settle()
    #expect(host.problem == "The server can’t be reached.")
    host.type("b")
    #expect(host.textField?.text == "a", "The app is still asked.")
    answer?.resume(returning: false)
    await host.settle()
    host.type("b")
    host.tapOK()
    await host.settle()
    server.respond()
    await host.settle()
    #expect(server.values == ["a", "ab"])
    #expect(outcomes.values == ["ab"] && outcomes.total == 1)
  }

  @Test func `a rule that answers while the app is asked lets the sheet go on`() async {
    var answer: CheckedContinuation<Bool, Never>?
    var check: CheckedContinuation<String?, Never>?
    let outcomes = Outcomes<String>()
    let rule = TextRule.async { _ in await withCheckedContinuation { check = $0 } }
    sheet.show(
      .text("a").rules(rule), from: host.controller,
      shouldDismiss: { _ in await withCheckedContinuation { answer = $0 } },
      commit: { [server] in try await server.save($0) },
      onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
    host.tapOK()
    await host.settle()
    await host.advance(by: 1.1)
    host.tapCancel()
    await host.settle()
    check?.resume(returning: nil)
    await host.settle()
    answer?.resume(returning: false)
    await host.settle()
    #expect(server.values == ["a"])
    server.respond()
    await host.settle()
    #expect(outcomes.values == ["a"] && outcomes.total == 1)
  }
}
