import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The Clear button of an optional content, combined with `commit`, `shouldDismiss`, and rules.
@MainActor @Suite(.ownDevice) struct ClearTests {
  private let host = TestHost(inRealTime: true)
  private let sheet = BottomBounceView()

  private struct NoConnection: LocalizedError {
    var errorDescription: String? { "No network." }
  }

  private func tapClear() async throws {
    host.tap(try #require(host.control("BottomBounce.clear")))
    await host.settle()
  }

  /// Shows an optional content whose first values can't be saved.
  ///
  /// - Returns: The outcomes, and the values that the app was asked to save.
  private func show<Content: SheetContent>(
    _ content: Content, failures: Int = 1, fromController: Bool = true
  ) async -> (Outcomes<Content.Value?>, Attempts<Content.Value?>) {
    let outcomes = Outcomes<Content.Value?>()
    let attempts = Attempts<Content.Value?>()
    let callbacks = SheetCallbacks<Content.Value?>(valueChanged: { attempts.changes.append($0) })
    let commit: @MainActor (Content.Value?) async throws -> Void = {
      attempts.values.append($0)
      if attempts.values.count <= failures { throw NoConnection() }
    }
    if fromController {
      sheet.show(
        content.orNone(), from: host.controller, callbacks: callbacks, commit: commit,
        onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    } else {
      sheet.show(
        content.orNone(), in: host.view, callbacks: callbacks, commit: commit,
        onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    }
    await host.settle()
    return (outcomes, attempts)
  }

  @MainActor private final class Attempts<Value> {
    var values: [Value] = []
    var changes: [Value] = []
  }

  // MARK: Rules

  @Test func `a rule after orNone refuses Clear, and the sheet has its former answer`() async throws
  {
    let content = TextContent.text("Ann").rules(.length(3...)).orNone().rule {
      $0 == nil ? "Keep a name." : nil
    }
    let outcomes = await host.show(content, by: sheet)
    try await tapClear()
    #expect(outcomes.total == 0 && host.problem == "Keep a name.")
    #expect(host.okButton?.isEnabled == true)
    host.textField?.deleteBackward()
    await host.settle()
    #expect(host.okButton?.isEnabled == false)
    try await tapClear()
    #expect(outcomes.total == 0 && host.problem == "Keep a name.")
    #expect(host.okButton?.isEnabled == false, "The text is too short again.")
    host.type("ie")
    await host.settle()
    #expect(host.problem == nil)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["Anie"])
  }

  // MARK: commit

  @Test(arguments: [true, false])
  func `after a Clear that can't be saved, OK returns the typed text`(
    fromController: Bool
  ) async throws {
    let (outcomes, attempts) = await show(.text("Ann"), fromController: fromController)
    try await tapClear()
    #expect(host.problem == "No network.")
    #expect(outcomes.total == 0)
    host.type("ette")
    await host.settle()
    #expect(attempts.changes.last == "Annette" && !attempts.changes.contains(nil))
    #expect(host.problem == nil)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["Annette"] && outcomes.total == 1)
    #expect(attempts.values == [nil, "Annette"])
  }

  @Test func `after a Clear that can't be saved, OK returns the day on the wheels`() async throws {
    let day = DateComponents(year: 1990, month: 6, day: 15)
    let (outcomes, _) = await show(DateContent<DateComponents>.day(day))
    try await tapClear()
    #expect(host.problem == "No network.")
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.map { [$0?.year, $0?.month, $0?.day] } == [[1990, 6, 15]])
  }

  @Test func `after a Clear that can't be saved, OK returns the selected option`() async throws {
    let options = ["A", "B"].sheetOptions { $0 }
    let (list, _) = await show(ListContent.list(options, selected: "B"))
    try await tapClear()
    host.tapOK()
    await host.settle()
    #expect(list.values == ["B"])
    let (wheels, _) = await show(.wheels([options], selected: ["B"]))
    try await tapClear()
    host.tapOK()
    await host.settle()
    #expect(wheels.values == [["B"]])
    let (duration, _) = await show(DurationContent.duration(.seconds(600)))
    try await tapClear()
    host.tapOK()
    await host.settle()
    #expect(duration.values == [.seconds(600)])
  }

  @Test func `Clear can be tapped again after it couldn't be saved`() async throws {
    let (outcomes, attempts) = await show(.text("Ann"), failures: 2)
    for _ in 0..<3 { try await tapClear() }
    #expect(attempts.values == [nil, nil, nil])
    #expect(outcomes.values == [nil] && outcomes.total == 1)
  }

  @Test func `a Clear that can't be saved leaves OK disabled`() async throws {
    let (outcomes, attempts) = await show(.text("").rules(.required()))
    #expect(host.okButton?.isEnabled == false)
    try await tapClear()
    #expect(attempts.values == [nil])
    #expect(host.okButton?.isEnabled == false)
    host.pressReturn()
    await host.settle()
    #expect(attempts.values == [nil] && outcomes.total == 0)
  }

  @Test func `Clear has no effect while another value is saved`() async throws {
    var continuation: CheckedContinuation<Void, Never>?
    var attempts: [String?] = []
    let outcomes = Outcomes<String?>()
    sheet.show(
      .text("Ann").orNone(), from: host.controller,
      commit: { value in
        attempts.append(value)
        await withCheckedContinuation { continuation = $0 }
      }, onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
    host.tapOK()
    await host.settle()
    host.control("BottomBounce.clear")?.sendActions(for: .touchUpInside)
    await host.settle()
    continuation?.resume()
    await host.settle()
    #expect(attempts == ["Ann"])
    #expect(outcomes.values == ["Ann"] && outcomes.total == 1)
  }

  @Test func `the user can cancel a Clear that takes long to save`() async throws {
    var attempts: [String?] = []
    let outcomes = Outcomes<String?>()
    sheet.show(
      .text("Ann").orNone(), from: host.controller,
      commit: { value in
        attempts.append(value)
        try await Task.sleep(for: .seconds(1_000_000))
      }, onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
    try await tapClear()
    await host.advance(by: 1.1)
    host.tapCancel()
    await host.settle()
    #expect(attempts == [nil])
    #expect(outcomes.cancellations == [.cancelButton] && outcomes.total == 1)
  }

  // MARK: shouldDismiss

  @Test(arguments: [true, false])
  func `Clear has no effect while the app is asked`(isAllowed: Bool) async throws {
    var continuation: CheckedContinuation<Bool, Never>?
    let outcomes = Outcomes<String?>()
    sheet.show(
      .text("x").orNone(), in: host.view,
      shouldDismiss: { _ in
        await withCheckedContinuation { continuation = $0 }
      }, onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
    host.tapCancel()
    await host.settle()
    host.control("BottomBounce.clear")?.sendActions(for: .touchUpInside)
    await host.settle()
    #expect(outcomes.total == 0)
    continuation?.resume(returning: isAllowed)
    await host.settle()
    #expect(outcomes.cancellations == (isAllowed ? [.cancelButton] : []))
    if isAllowed { return }
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["x"] && outcomes.total == 1)
  }

  @Test func `Clear asks neither the app nor the user`() async throws {
    var asked: [Cancellation] = []
    let outcomes = Outcomes<String?>()
    sheet.show(
      .text("x").orNone(), in: host.view,
      configuration: .init { $0.confirmsDiscardingChanges = true },
      shouldDismiss: {
        asked.append($0)
        return false
      }, onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
    host.type("y")
    try await tapClear()
    #expect(asked.isEmpty)
    #expect(outcomes.values == [nil])
  }

  // MARK: Contents around it

  @Test func `content that wraps an optional one gets no value from Clear`() throws {
    var values: [String] = []
    var body: SheetBody<String>?
    let context = SheetContext(onConfirm: {
      if let value = try? body?.value() { values.append(value) }
    })
    let inner = TextContent.text("Ann").orNone().makeBody(context)
    body = SheetBody(UIView(), wrapping: inner) { () throws(ValidationError) in
      try inner.value() ?? ""
    }
    try #require(clearButton(in: inner.view)).sendActions(for: .touchUpInside)
    #expect(values == [""])
  }

  private func clearButton(in view: UIView) -> UIControl? {
    if view.accessibilityIdentifier == "BottomBounce.clear" { return view as? UIControl }
    return view.subviews.lazy.compactMap { clearButton(in: $0) }.first
  }
}
