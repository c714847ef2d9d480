import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Durations on wheels.
@MainActor @Suite(.ownDevice) struct DurationWheelsTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  private static let hour = 3_600
  private static let day = 86_400

  private var picker: UIPickerView? { host.view("BottomBounce.wheels") as? UIPickerView }
  private var wheels: WheelsView? { picker?.superview as? WheelsView }
  /// The numbers on the selected rows.
  private var numbers: [Int?] {
    guard let picker, let model = wheels?.model else { return [] }
    return (0..<picker.numberOfComponents).map {
      Int(model.row(picker.selectedRow(inComponent: $0), of: $0).title)
    }
  }

  /// Selects another row as turning the wheel does.
  private func turn(_ wheel: Int, by rows: Int) async {
    guard let picker else { return }
    let row = picker.selectedRow(inComponent: wheel) + rows
    picker.selectRow(row, inComponent: wheel, animated: false)
    wheels?.pickerView(picker, didSelectRow: row, inComponent: wheel)
    await host.settle()
  }

  /// Turns a wheel to a number.
  private func turn(_ wheel: Int, to number: Int) async {
    await turn(wheel, by: number - (numbers[wheel] ?? 0))
  }

  private func confirm() async {
    host.tapOK()
    await host.settle()
  }

  @Test func `without a range there are hours and minutes`() async {
    for units in [nil, DurationUnits.minutes.union(.hours)] {
      let outcomes = await host.show(.duration(.seconds(3_700), units: units), by: sheet)
      #expect(numbers == [1, 2])
      await confirm()
      #expect(outcomes.values == [.seconds(3_720)])
    }
  }

  @Test func `a turn to nothing turns back to one interval`() async {
    let outcomes = await host.show(.duration(.seconds(3_900), minuteInterval: 5), by: sheet)
    #expect(numbers == [1, 5])
    await turn(0, to: 0)
    #expect(numbers == [0, 5])
    await turn(1, by: -1)
    #expect(numbers == [0, 5])
    await confirm()
    #expect(outcomes.values == [.seconds(300)])
  }

  @Test func `wheels repeat their rows, except for the first one of a range`() async {
    let outcomes = await host.show(.duration(.seconds(60)), by: sheet)
    await turn(1, by: -2)
    #expect(numbers == [0, 59])
    await turn(0, by: -1)
    #expect(numbers == [23, 59])
    await turn(1, by: 120)
    await turn(1, by: 1)
    #expect(numbers == [23, 0])
    await confirm()
    #expect(outcomes.values == [.seconds(23 * Self.hour)])
    _ = await host.show(.duration(in: .zero...(.seconds(10 * Self.hour))), by: sheet)
    #expect(picker?.numberOfRows(inComponent: 0) == 11)
    await turn(1, by: -2)
    #expect(numbers == [0, 59])
    sheet.dismiss()
    await host.settle()
  }

  @Test func `days, hours, and minutes are returned as the wheels show them`() async {
    let range = Duration.zero...(.seconds(30 * Self.day))
    let initial = Duration.seconds(2 * Self.day + 5 * Self.hour + 60)
    let outcomes = await host.show(.duration(initial, in: range), by: sheet)
    #expect(numbers == [2, 5, 1])
    await turn(0, to: 14)
    await confirm()
    #expect(outcomes.values == [.seconds(14 * Self.day + 5 * Self.hour + 60)])
  }

  @Test func `zero is a duration of a range that includes it`() async {
    let outcomes = await host.show(.duration(.zero, in: .zero...(.seconds(600))), by: sheet)
    #expect(numbers == [0] && host.okButton?.isEnabled == true)
    await confirm()
    #expect(outcomes.values == [.zero])
  }

  @Test func `a turn beyond a limit turns back to it`() async {
    let range = Duration.seconds(1_800)...(.seconds(10 * Self.hour))
    let outcomes = await host.show(.duration(.seconds(2 * Self.hour), in: range), by: sheet)
    await turn(0, to: 0)
    #expect(numbers == [0, 30], "The nearest duration is half an hour.")
    await turn(0, to: 10)
    #expect(numbers == [10, 0])
    await turn(1, to: 1)
    #expect(numbers == [10, 0])
    await confirm()
    #expect(outcomes.values == [.seconds(10 * Self.hour)])
  }

  @Test func `a duration between two intervals is rounded, outside of the range it waits`() async {
    let range = Duration.seconds(60)...(.seconds(3_000))
    let rounded = await host.show(
      .duration(.seconds(1_000), in: range, minuteInterval: 5), by: sheet)
    await confirm()
    #expect(rounded.values == [.seconds(900)])
    let outcomes = await host.show(.duration(.seconds(9_999), in: range), by: sheet)
    #expect(host.okButton?.isEnabled == false && host.problem == SheetStrings()[.unavailable])
    #expect(numbers == [50])
    await turn(0, to: 49)
    #expect(host.okButton?.isEnabled == true && host.problem == nil)
    await confirm()
    #expect(outcomes.values == [.seconds(49 * 60)])
  }

  @Test func `without an initial duration wheels begin near a minute`() async {
    for (last, expected) in [(30, 30), (600, 60)] {
      let outcomes = await host.show(.duration(in: .zero...(.seconds(last))), by: sheet)
      #expect(host.problem == nil)
      await confirm()
      #expect(outcomes.values == [.seconds(expected)])
    }
    let context = SheetContext(locale: Locale(identifier: "en_US"))
    #expect(DurationContent().formFieldStyle(context).text == nil)
  }

  private struct Timer: Equatable {
    var rest: Duration?
  }

  @Test func `an optional duration of a form has no value until the user chooses one`() async {
    let content = FormContent<Timer>.form(Timer()) { f, _ in
      f.field("Rest", \.rest) { .duration($0, in: .zero...(.seconds(600))) }
    }
    let outcomes = await host.show(content, by: sheet)
    let rows: [UIControl] = host.formViews("BottomBounce.row")
    if let row = rows.first { host.tap(row) }
    await host.settle()
    await confirm()
    await confirm()
    #expect(outcomes.values == [Timer(rest: .seconds(60))])
  }

  @Test func `a range without a whole interval has nothing to choose`() async {
    let range = Duration.seconds(61)...(.seconds(119))
    let outcomes = await host.show(.duration(in: range, units: .minutes), by: sheet)
    await confirm()
    #expect(outcomes.total == 0 && host.problem == SheetStrings()[.noOption])
    sheet.dismiss()
    await host.settle()
  }

  @Test(arguments: [
    ("en_US", ["days", "hours", "min", "sec"]), ("de_DE", ["Tage", "Stunden", "Min.", "Sek."]),
    ("ru_RU", ["дней", "часов", "мин", "с"]), ("ja_JP", ["日", "時間", "分", "秒"]),
  ])
  func `units are in the language of the locale`(locale: String, units: [String]) {
    let text = DurationText(locale: Locale(identifier: locale))
    let all: [DurationUnits] = [.days, .hours, .minutes, .seconds]
    #expect(all.map { text.unit($0, count: 5) } == units)
  }

  @Test func `units have plural forms, and are read with the number`() {
    let text = DurationText(locale: Locale(identifier: "ru_RU"))
    #expect([1, 2, 5].map { text.unit(.days, count: $0) } == ["день", "дня", "дней"])
    #expect(text.spokenText(.minutes, count: 2) == "2 минуты")
    let english = DurationText(locale: Locale(identifier: "en_US"))
    #expect([0, 1, 2].map { english.unit(.hours, count: $0) } == ["hours", "hour", "hours"])
  }

  @Test func `row texts have the units of the wheels`() {
    let context = SheetContext(locale: Locale(identifier: "en_US"))
    let range = Duration.zero...(.seconds(30 * Self.day))
    let content = DurationContent(.seconds(2 * Self.day + 60), in: range)
    #expect(content.formFieldStyle(context).text == "2 days, 1 min")
    #expect(DurationContent(.seconds(3_660)).formFieldStyle(context).text == "1 hr, 1 min")
  }

  @Test func `Clear and commit work as with other content types`() async throws {
    let range = Duration.zero...(.seconds(600))
    let cleared = await host.show(.duration(.zero, in: range).orNone(), by: sheet)
    host.tap(try #require(host.control("BottomBounce.clear")))
    await host.settle()
    #expect(cleared.values == [nil])
    let outcomes = Outcomes<Duration>()
    var attempts: [Duration] = []
    sheet.show(
      .duration(.seconds(60), in: range), in: host.view,
      commit: {
        attempts.append($0)
        if attempts.count == 1 { throw ValidationError("Not saved.") }
      }, onValue: outcomes.onValue)
    await host.settle()
    await confirm()
    #expect(host.problem == "Not saved." && outcomes.total == 0)
    await turn(0, to: 2)
    await confirm()
    #expect(attempts == [.seconds(60), .seconds(120)] && outcomes.values == [.seconds(120)])
  }
}
