import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Random configurations of date pickers, turned to random dates.
@MainActor @Suite(.ownDevice) struct DateViewRandomTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  /// Each test runs a part of the cases.
  ///
  /// The seed differs in every run.
  @Test(arguments: 0..<4)
  func `shown and returned dates are within the limits and on the interval`(
    part: Int
  ) async throws {
    let seed = DatePropertyTests.seed &+ UInt64(part)
    var cases = DateCases(seed: seed)
    var refused = 0
    for number in 0..<60 {
      switch cases.nextContent() {
      case .failure: refused += 1
      case .success(let content):
        let turns = [cases.nextDate(), cases.nextDate()].map {
          content.settings.days.nameable($0, now: content.settings.now())
        }
        let problem = try await problem(
          of: content, turnedTo: turns, waits: number.isMultiple(of: 25))
        try #require(problem == nil, "\(problem ?? ""): case \(number) of seed \(seed)")
      }
    }
    #expect(refused < 30, "Most limits leave valid dates.")
  }

  /// Returns a description of a problem after the picker was turned to dates, or `nil`.
  private func problem(
    of content: DateContent<Date>, turnedTo dates: [Date], waits: Bool
  ) async throws -> String? {
    let rules = content.settings.rules(at: content.settings.now())
    let body = content.makeBody(SheetContext())
    let view = try #require(body.view as? DateContentView)
    view.frame = CGRect(x: 0, y: 100, width: 393, height: 500)
    host.view.addSubview(view)
    defer { view.removeFromSuperview() }
    view.layoutIfNeeded()
    let picker = view.datePicker
    func problem(_ when: String) throws -> String? {
      if rules.isEmpty { return nil }
      let value = try body.value()
      let shown = picker.date
      if !rules.allows(value) { return "\(value) is given back \(when)" }
      if rules.rounded(shown) != value { return "\(shown) is shown for \(value) \(when)" }
      if let first = picker.minimumDate, shown < first { return "\(shown) is too early \(when)" }
      if let last = picker.maximumDate, shown > last { return "\(shown) is too late \(when)" }
      return nil
    }
    if let problem = try problem("at first") { return problem }
    if !rules.isEmpty, try body.value() != rules.nearest(to: content.initialDate(content.settings))
    {
      return "\(picker.date) is not the nearest to what was given"
    }
    for date in dates {
      picker.setDate(date, animated: waits)
      if waits {
        let settling = Task { await body.settle?() }
        await host.settle()
        await settling.value
      } else {
        view.layoutIfNeeded()
      }
      if let problem = try problem("after \(date.timeIntervalSinceReferenceDate)") {
        return problem
      }
      let value = rules.isEmpty ? nil : try body.value()
      // The other style shows the same date.
      picker.preferredDatePickerStyle =
        picker.preferredDatePickerStyle == .inline || !content.settings.mode.hasDays
        ? .wheels : .inline
      view.layoutIfNeeded()
      if let value, try body.value() != value {
        return "\(picker.date) is shown in another style for \(value)"
      }
    }
    return nil
  }

  @Test func `an unchanged sheet returns the nearest valid date`() async {
    let seed = DatePropertyTests.seed
    var cases = DateCases(seed: seed)
    for number in 0..<16 {
      guard case .success(let content) = cases.nextContent() else { continue }
      let recorder = await host.show(content, by: sheet)
      host.tapOK()
      await host.settle()
      let value = content.settings.rules(at: content.settings.now()).nearest(
        to: content.initialDate(content.settings))
      #expect(recorder.values == [value], "case \(number) of seed \(seed)")
    }
  }
}

extension DateMode {
  fileprivate var hasDays: Bool { self == .date || self == .dateAndTime }
}
