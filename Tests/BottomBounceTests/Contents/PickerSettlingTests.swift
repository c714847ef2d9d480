import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// OK while a view inside the picker still scrolls.
@MainActor @Suite(.ownDevice) struct PickerSettlingTests {
  /// A scroll view that reports motion until the test stops it.
  private final class Wheel: UIScrollView {
    var isTurning = true
    override var isDecelerating: Bool { isTurning }
  }

  let host = TestHost(inRealTime: true)
  let sheet = BottomBounceView()
  private let wheel = Wheel()
  private let date = DateRulesTests.date("2025-06-15 12:00:00")

  /// Presents a date sheet with a turning wheel and taps OK.
  private func confirm() async -> Outcomes<Date> {
    let recorder = await host.show(DateContent<Date>.date(date, mode: .dateAndTime), by: sheet)
    host.datePicker?.addSubview(wheel)
    host.tapOK()
    await waitAWhile()
    return recorder
  }

  /// Lets OK start to wait, and advances time.
  private func waitAWhile(_ duration: TimeInterval = 0.5) async {
    for _ in 0..<20 { await Task.yield() }
    await host.advance(by: duration)
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func `OK waits for a turning wheel and returns its final value`() async {
    let recorder = await confirm()
    #expect(sheet.state == .committing)
    #expect(recorder.total == 0)
    host.datePicker?.setDate(date + 3_600, animated: false)
    wheel.isTurning = false
    await host.settle()
    #expect(recorder.values == [date + 3_600])
    #expect(!sheet.isPresented)
  }

  @Test func `a view without visible wheels is not waited for`() async {
    var hasEnded = false
    for view in [UIView(), UIDatePicker()] {
      hasEnded = false
      Task {
        await PickerSettling(of: view).wait()
        hasEnded = true
      }
      for _ in 0..<20 { await Task.yield() }
      #expect(hasEnded)
    }
  }

  @Test func `OK takes two frames if the wheels are still`() async {
    wheel.isTurning = false
    let recorder = await host.show(DateContent<Date>.date(date, mode: .dateAndTime), by: sheet)
    host.datePicker?.addSubview(wheel)
    host.tapOK()
    await waitAWhile(0.05)
    for _ in 0..<20 { await Task.yield() }
    #expect(recorder.values == [date])
    await host.settle()
  }

  @Test func `OK waits for a wheel that animates to a row`() async {
    wheel.isTurning = false
    wheel.contentSize = CGSize(width: 10, height: 1_000)
    let recorder = await host.show(DateContent<Date>.date(date, mode: .dateAndTime), by: sheet)
    host.datePicker?.addSubview(wheel)
    wheel.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    host.tapOK()
    await waitAWhile(0.1)
    #expect(recorder.total == 0)
    await host.settle()
    #expect(recorder.values == [date])
  }

  @Test func `touches have no effect while OK waits for a wheel`() async {
    let recorder = await confirm()
    #expect(host.datePicker?.superview?.isUserInteractionEnabled == false)
    host.tapCancel()
    host.tapBackdrop()
    _ = sheet.accessibilityPerformEscape()
    host.tapOK()
    #expect(recorder.total == 0)
    wheel.isTurning = false
    await host.settle()
    #expect(recorder.values == [date])
    #expect(recorder.cancellations == [])
  }

  @Test func `OK waits at most five seconds for a wheel`() async {
    let recorder = await confirm()
    await waitAWhile(4)
    #expect(recorder.total == 0)
    await host.advance(by: 1)
    await host.settle()
    #expect(recorder.values == [date])
  }

  @Test func `the app can dismiss a sheet while OK waits for a wheel`() async {
    let recorder = await confirm()
    sheet.dismiss()
    await host.settle()
    #expect(recorder.values == [])
    #expect(recorder.cancellations == [.programmatic])
    #expect(!sheet.isPresented)
  }

  @Test func `removing the host view while OK waits for a wheel ends the sheet`() async {
    weak var body: UIView?
    let recorder = await confirm()
    body = host.datePicker?.superview
    sheet.removeFromSuperview()
    await host.settle()
    #expect(recorder.values == [])
    #expect(recorder.cancellations == [.hostRemoved])
    wheel.removeFromSuperview()
    await host.settle()
    #expect(body == nil)
  }

  @Test func `canceling the task throws while OK waits for a wheel`() async {
    let task = Task { [sheet, host, date] in
      try await sheet.outcome(of: .date(date), in: host.view)
    }
    await host.settle()
    host.datePicker?.addSubview(wheel)
    host.tapOK()
    await waitAWhile()
    task.cancel()
    await host.settle()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!sheet.isPresented)
  }

  @Test func `a canceled wait ends while the wheel still turns`() async {
    let recorder = await host.show(DateContent<Date>.date(date), by: sheet)
    host.datePicker?.addSubview(wheel)
    var hasEnded = false
    let task = Task { [host] in
      if let picker = host.datePicker { await PickerSettling(of: picker).wait() }
      hasEnded = true
    }
    await waitAWhile()
    #expect(!hasEnded)
    task.cancel()
    await waitAWhile()
    #expect(hasEnded)
    wheel.isTurning = false
    host.tapCancel()
    await host.settle()
    #expect(recorder.cancellations == [.cancelButton])
  }

  @Test func `another sheet supersedes one whose OK waits for a wheel`() async {
    let recorder = await confirm()
    let next = await host.show(
      DateContent<Date>.date(date), by: sheet, configuration: .replacing)
    #expect(recorder.cancellations == [.superseded])
    #expect(recorder.values == [])
    host.tapCancel()
    await host.settle()
    #expect(next.cancellations == [.cancelButton])
  }
}
