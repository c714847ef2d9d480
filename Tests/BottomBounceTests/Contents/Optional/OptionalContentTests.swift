import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Contents whose value is optional.
@MainActor @Suite(.ownDevice) struct OptionalContentTests {
  let host = TestHost(inRealTime: true)
  let sheet = BottomBounceView()

  private var clearButton: UIControl? { host.control("BottomBounce.clear") }
  private let day = DateComponents(year: 1990, month: 6, day: 15)

  private func tapClear() async throws {
    host.tap(try #require(clearButton))
    await host.settle()
  }

  // MARK: Clear

  @Test func `Clear returns nil once and dismisses the sheet`() async throws {
    let trace = host.leftoverState
    let recorder = await host.show(DateContent<DateComponents>.day(day).orNone(), by: sheet)
    try await tapClear()
    #expect(recorder.values == [nil])
    #expect(recorder.cancellations == [])
    #expect(!sheet.isPresented)
    #expect(host.leftoverState == trace)
  }

  @Test func `OK returns a value and Cancel cancels`() async {
    let recorder = await host.show(DateContent<DateComponents>.day(day).orNone(), by: sheet)
    host.tapOK()
    await host.settle()
    #expect(recorder.values.map { $0?.year } == [1990])
    let other = await host.show(DateContent<DateComponents>.day(day).orNone(), by: sheet)
    host.tapCancel()
    await host.settle()
    #expect(other.values == [])
    #expect(other.cancellations == [.cancelButton])
  }

  @Test func `without an initial value the picker shows today`() async {
    var content = DateContent<DateComponents>.day()
    content = content.timeZone(.gmt)
    content = content.now { DateRulesTests.date("2025-06-15 12:00:00") }
    let recorder = await host.show(content.orNone(), by: sheet)
    host.tapOK()
    await host.settle()
    #expect(recorder.values.map { [$0?.year, $0?.month, $0?.day] } == [[2025, 6, 15]])
  }

  @Test func `the async form distinguishes nil from cancellation`() async throws {
    let task = Task { try await sheet.outcome(of: .day(day).orNone(), in: host.view) }
    await host.settle()
    try await tapClear()
    let outcome = try await task.value
    guard case .value(let value) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(value == nil)
  }

  @Test func `Clear twice, or Clear and OK, delivers one outcome`() async throws {
    let recorder = await host.show(DateContent<DateComponents>.day(day).orNone(), by: sheet)
    let clear = try #require(clearButton)
    host.tap(clear)
    host.tap(clear)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [nil])
    #expect(recorder.total == 1)
  }

  @Test func `Clear after OK has no effect`() async throws {
    let recorder = await host.show(DateContent<DateComponents>.day(day).orNone(), by: sheet)
    let clear = try #require(clearButton)
    host.tapOK()
    // Lets OK start to wait for the wheels.
    for _ in 0..<20 { await Task.yield() }
    clear.sendActions(for: .touchUpInside)
    await host.settle()
    #expect(recorder.values.count == 1)
    #expect(recorder.values.first??.year == 1990)
  }

  // MARK: Every content

  @Test func `an optional text can be cleared although it breaks a rule`() async throws {
    let content = TextContent.text("a").rules(.length(3...20))
    let recorder = await host.show(content.orNone(), by: sheet)
    #expect(host.textField?.isFirstResponder == true)
    #expect(host.okButton?.isEnabled == false)
    try await tapClear()
    #expect(recorder.values == [nil])
  }

  @Test func `OK still validates an optional text`() async throws {
    let content = TextContent.text("a").rule(shown: .onOK) {
      TextRule.length(3...20).message(for: $0)
    }
    let recorder = await host.show(content.orNone(), by: sheet)
    host.tapOK()
    await host.settle()
    #expect(recorder.total == 0)
    #expect(host.problem != nil)
    #expect(clearButton?.superview?.superview?.superview?.isUserInteractionEnabled == true)
    host.type("bc")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["abc"])
  }

  @Test func `durations and buttons can be optional, too`() async throws {
    let durations = await host.show(DurationContent.duration(.seconds(600)).orNone(), by: sheet)
    try await tapClear()
    #expect(durations.values == [nil])
    let choice = ButtonsContent.buttons([
      SheetOption(1, title: "One"), SheetOption(2, title: "Two"),
    ])
    let choices = await host.show(choice.orNone("Neither"), by: sheet)
    #expect(host.okButton?.isHidden == true)
    try await tapClear()
    #expect(choices.values == [nil])
  }

  /// Content whose view has no constraints, and optionally an intrinsic height.
  private struct Measured: SheetContent {
    final class Body: UIView {
      var height = UIView.noIntrinsicMetric
      override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
      }
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }
    }
    let height: CGFloat
    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      let body = Body()
      body.height = height
      return SheetBody(body) { 7 }
    }
  }

  @Test(arguments: [nil, 50] as [CGFloat?])
  func `measured and self-sizing content keeps its height when optional`(
    own: CGFloat?
  ) async throws {
    let height = own ?? 77
    _ = await host.show(Measured(height: own ?? UIView.noIntrinsicMetric).orNone(), by: sheet)
    let clear = try #require(clearButton)
    let body = try #require(clear.superview?.superview?.superview)
    let content = try #require(body.subviews.first { $0 is Measured.Body })
    #expect(abs(content.bounds.height - height) < 0.01)
    #expect(abs(body.bounds.height - height - clear.bounds.height) < 0.01)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `the wrapped content handles key presses`() {
    let text = TextContent.text().orNone().makeBody(SheetContext())
    #expect(text.initialFirstResponder?.canBecomeFirstResponder == true)
    let day = DateContent<DateComponents>.day(day).orNone().makeBody(SheetContext())
    #expect(day.initialFirstResponder?.canBecomeFirstResponder == false)
  }

  // MARK: The button

  @Test func `the Clear button can be tapped and renamed`() async throws {
    _ = await host.show(DateContent<DateComponents>.day(day).orNone("Unknown"), by: sheet)
    let button = try #require(clearButton as? UIButton)
    #expect(button.title(for: .normal) == "Unknown")
    #expect(button.accessibilityLabel == "Unknown")
    #expect(button.bounds.height >= 44)
    #expect(button.bounds.width >= 44)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `Clear and Today share a row below the wheels`() async throws {
    _ = await host.show(
      DateContent<DateComponents>.day(day).todayButton().orNone(), by: sheet)
    let today = try #require(host.control("BottomBounce.today"))
    let clear = try #require(clearButton)
    let frames = [today, clear].map { $0.convert($0.bounds, to: nil) }
    #expect(frames[0].minY == frames[1].minY)
    #expect(abs(frames[0].width - frames[1].width) < 0.5, "Within a pixel.")
    #expect(frames[0].maxX <= frames[1].minX + 0.01)
    let wheels = try #require(host.datePicker)
    #expect(frames[0].minY >= wheels.convert(wheels.bounds, to: nil).maxY - 0.01)
    sheet.dismiss()
    await host.settle()
  }

  // MARK: Clear at other moments

  @Test func `Clear twice during presentation returns nil once`() async throws {
    let outcomes = Outcomes<DateComponents?>()
    outcomes.show(
      DateContent<DateComponents>.day(day).orNone(), by: sheet, in: host.view)
    await host.advance(by: 0.1)
    let clear = try #require(clearButton)
    clear.sendActions(for: .touchUpInside)
    clear.sendActions(for: .touchUpInside)
    await host.settle()
    #expect(outcomes.values == [nil])
    #expect(outcomes.cancellations == [])
    #expect(!sheet.isPresented)
  }

  @Test func `Clear during dismissal has no effect`() async throws {
    let outcomes = await host.show(DateContent<DateComponents>.day(day).orNone(), by: sheet)
    let clear = try #require(clearButton)
    host.tapCancel()
    await host.advance(by: 0.05)
    clear.sendActions(for: .touchUpInside)
    await host.settle()
    #expect(outcomes.values == [])
    #expect(outcomes.cancellations == [.cancelButton])
    clear.sendActions(for: .touchUpInside)
    await host.settle()
    #expect(outcomes.values == [] && outcomes.cancellations.count == 1)
  }

  @Test func `a veto prevents cancellation but not Clear`() async throws {
    var asked: [Cancellation] = []
    var values: [DateComponents?] = []
    sheet.show(
      DateContent<DateComponents>.day(day).orNone(), in: host.view,
      shouldDismiss: {
        asked.append($0)
        return false
      }, onValue: { values.append($0) })
    await host.settle()
    host.tapCancel()
    await host.settle()
    #expect(asked == [.cancelButton])
    #expect(sheet.isPresented)
    try await tapClear()
    #expect(asked == [.cancelButton])
    #expect(values == [nil])
    #expect(!sheet.isPresented)
  }

  @Test func `canceling the task before Clear throws`() async throws {
    let task = Task { [host, sheet, day] in
      try await sheet.outcome(
        of: DateContent<DateComponents>.day(day).orNone(), in: host.view)
    }
    await host.settle()
    let clear = try #require(clearButton)
    task.cancel()
    clear.sendActions(for: .touchUpInside)
    await host.settle()
    await #expect(throws: CancellationError.self) { _ = try await task.value }
    #expect(!sheet.isPresented)
  }
}
