import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The Clear button in every state of the sheet.
@MainActor @Suite(.ownDevice) struct OptionalContentOnSimulatorTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }
  private var clear: UIButton? { screen.find("clear") }

  private func content(_ style: DateStyle = .wheels) -> OptionalContent<DateContent<Date>> {
    DateContent.date(Date(timeIntervalSince1970: 1_000_000_000)).timeZone(.gmt).style(style)
      .orNone()
  }

  /// Flicks the last wheel and leaves it spinning.
  private func flick() throws {
    let middle = device.middle(of: try #require(screen.wheels.last))
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 90), over: 0.05)
    device.advance(by: 0.05)
    try #require(screen.wheels.contains { $0.isDecelerating })
  }

  /// Lets pending tasks run.
  private func yield() async { for _ in 0..<20 { await Task.yield() } }

  @Test func `Clear has no effect while OK waits for a wheel`()
    async throws
  {
    let outcomes = screen.show(content())
    let clear = try #require(clear)
    try flick()
    device.tap(try #require(screen.okButton))
    await yield()
    device.tap(clear)
    clear.sendActions(for: .touchUpInside)
    _ = clear.accessibilityActivate()
    await yield()
    #expect(outcomes.values.isEmpty, "The wheel still spins.")
    await device.settle()
    #expect(outcomes.values.count == 1)
    #expect(outcomes.values.first??.timeIntervalSince1970 ?? 0 > 1_000_000_000)
  }

  @Test func `Clear while a wheel spins returns nil from the async form`() async throws {
    let task = Task { [screen] in
      try await screen.sheet.outcome(of: content(), in: screen.view)
    }
    await device.settle()
    try flick()
    device.tap(try #require(clear))
    await device.settle()
    let outcome = try await task.value
    guard case .value(let value) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(value == nil)
  }

  @Test func `crossed limits disable OK but not Clear`() async throws {
    device.date = try Date("2025-06-15T23:59:58Z", strategy: .iso8601)
    let last = DateLimit.date(device.date)
    let content = DateContent<Date>.date(minimum: .today, maximum: last).timeZone(.gmt)
    let outcomes = screen.show(content.orNone())
    device.advance(by: 3)
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(outcomes.values.isEmpty && screen.sheet.isPresented)
    device.tap(try #require(clear))
    await device.settle()
    #expect(outcomes.values == [nil])
  }

  // MARK: Durations

  @Test func `an optional duration returns the value of the wheels`() async throws {
    let outcomes = screen.show(.duration(.seconds(3_600), minuteInterval: 5).orNone())
    let minutes = try #require(
      device.accessibilityElements.first { $0.accessibilityValue == "0 minutes" })
    minutes.accessibilityIncrement()
    try flick()
    device.tap(try #require(screen.okButton))
    await device.settle()
    let value = try #require(outcomes.values.first ?? nil)
    #expect(value > .seconds(3_900) && value.components.seconds % 300 == 0, "\(value)")
    #expect(!screen.sheet.isPresented)
  }

  @Test func `Clear does not wait for a spinning duration wheel`() async throws {
    let outcomes = screen.show(.duration(.seconds(3_600)).orNone())
    try flick()
    device.tap(try #require(clear))
    await yield()
    #expect(outcomes.values == [nil])
    await device.settle()
  }

  @Test func `Clear works while a calendar changes months`() async throws {
    let outcomes = screen.show(content(.calendar))
    let middle = device.middle(of: try #require(screen.datePicker))
    device.drag(from: middle, to: CGPoint(x: middle.x - 150, y: middle.y), over: 0.05)
    device.advance(by: 0.05)
    device.tap(try #require(clear))
    await device.settle()
    #expect(outcomes.values == [nil])
  }

  @Test func `a wheel that stops while Clear is saved is reported after the refusal`() async throws
  {
    var continuation: CheckedContinuation<Void, any Error>?
    var changes: [Date?] = []
    let outcomes = Outcomes<Date?>()
    screen.sheet.show(
      content(), from: screen.controller,
      callbacks: .init(valueChanged: { changes.append($0) }),
      commit: { _ in try await withCheckedThrowingContinuation { continuation = $0 } },
      onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await device.settle()
    let clear = try #require(clear)
    try flick()
    let before = changes.count
    device.tap(clear)
    await device.settle()
    #expect(changes.count == before, "The app saves no value.")
    continuation?.resume(throwing: ValidationError("No network."))
    await device.settle()
    #expect(changes.count == before + 1 && changes.last != .some(nil))
    let shown = try #require(changes.last)
    device.tap(try #require(screen.okButton))
    await device.settle()
    continuation?.resume()
    await device.settle()
    #expect(outcomes.values == [shown])
  }
}
