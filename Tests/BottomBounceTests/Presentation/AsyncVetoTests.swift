import BottomBounce
import TestHost
import Testing
import UIKit

/// Sheets whose app decides later whether the user can dismiss them.
@MainActor @Suite(.ownDevice) struct AsyncVetoTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  private let question = Question()

  /// A question that a test answers.
  @MainActor private final class Question {
    var asked: [Cancellation] = []
    var canceled = 0
    private var continuations: [CheckedContinuation<Bool, Never>] = []

    func ask(_ reason: Cancellation) async -> Bool {
      asked.append(reason)
      return await withTaskCancellationHandler {
        await withCheckedContinuation { continuations.append($0) }
      } onCancel: {
        Task { @MainActor in self.canceled += 1 }
      }
    }

    func answer(_ isAllowed: Bool) {
      for continuation in continuations { continuation.resume(returning: isAllowed) }
      continuations = []
    }
  }

  private func show() async -> Outcomes<String> {
    let outcomes = Outcomes<String>()
    sheet.show(
      .text("a"), in: host.view,
      shouldDismiss: { [question] in await question.ask($0) },
      onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
    return outcomes
  }

  @Test func `the sheet stays until the app allows dismissal, and keeps the reason`() async {
    let outcomes = await show()
    host.tapBackdrop()
    await host.settle()
    #expect(question.asked == [.backdrop])
    #expect(outcomes.total == 0 && sheet.isPresented)
    question.answer(true)
    await host.settle()
    #expect(outcomes.cancellations == [.backdrop])
    #expect(!sheet.isPresented)
  }

  @Test func `input has no effect while the app is asked`() async {
    let outcomes = await show()
    host.tapCancel()
    await host.settle()
    host.tapCancel()
    host.tapBackdrop()
    host.tapOK()
    _ = sheet.accessibilityPerformEscape()
    await host.settle()
    #expect(question.asked == [.cancelButton])
    question.answer(false)
    await host.settle()
    #expect(outcomes.total == 0 && sheet.isPresented)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["a"])
  }

  @Test func `dismiss() ends the sheet and cancels the question`() async {
    let outcomes = await show()
    host.tapCancel()
    await host.settle()
    sheet.dismiss()
    await host.settle()
    #expect(outcomes.cancellations == [.programmatic])
    #expect(question.canceled == 1)
    question.answer(true)
    await host.settle()
    #expect(outcomes.total == 1)
  }

  // MARK: Input while the app is asked

  @Test(arguments: [true, false])
  func `typing has no effect while the app is asked`(hasLines: Bool) async {
    var changes: [String] = []
    let outcomes = Outcomes<String>()
    sheet.show(
      .text("x").lines(1...(hasLines ? 3 : 1)), in: host.view,
      callbacks: .init(valueChanged: { changes.append($0) }),
      shouldDismiss: { [question] in await question.ask($0) },
      onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
    host.tapCancel()
    await host.settle()
    host.type("zz")
    host.paste("paste")
    await host.settle()
    #expect(changes.isEmpty)
    question.answer(false)
    await host.settle()
    host.type("y")
    host.tapOK()
    await host.settle()
    #expect(changes == ["xy"])
    #expect(outcomes.values == ["xy"])
  }

  @Test func `the body ignores touches while the app is asked, and accepts them again`() async {
    let content = CountingContent()
    let outcomes = Outcomes<Int>()
    sheet.show(
      content, in: host.view,
      shouldDismiss: { [question] in await question.ask($0) },
      onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
    #expect(content.view.isUserInteractionEnabled)
    host.tapCancel()
    await host.settle()
    #expect(!content.view.isUserInteractionEnabled)
    question.answer(false)
    await host.settle()
    #expect(content.view.isUserInteractionEnabled)
    #expect(content.view.enabled == [false, true])
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a view that ignores touches keeps ignoring them after a question`() async {
    let content = CountingContent()
    content.view.isUserInteractionEnabled = false
    sheet.show(
      content, in: host.view,
      shouldDismiss: { [question] in await question.ask($0) }
    ) { _ in }
    await host.settle()
    host.tapCancel()
    await host.settle()
    question.answer(false)
    await host.settle()
    #expect(!content.view.isUserInteractionEnabled)
    sheet.dismiss()
    await host.settle()
  }

  /// Content that records calls of `setEnabled`.
  private struct CountingContent: SheetContent {
    final class Body: UIView {
      var enabled: [Bool] = []
    }
    let view = Body()
    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      var body = SheetBody(view) { 7 }
      body.setEnabled = { [view] in view.enabled.append($0) }
      return body
    }
  }
}
