import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Sheets that ask for a number with a wheel.
@MainActor @Suite(.ownDevice) struct NumberWheelTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private var picker: UIPickerView? { host.view("BottomBounce.wheels") as? UIPickerView }
  private var wheels: WheelsView? { picker?.superview as? WheelsView }
  private var count: Int { picker?.numberOfRows(inComponent: 0) ?? 0 }

  /// Selects a row as turning the wheel does.
  private func turn(to row: Int) {
    picker?.selectRow(row, inComponent: 0, animated: false)
    picker.map { wheels?.pickerView($0, didSelectRow: row, inComponent: 0) }
  }

  private func confirm() async {
    await host.settle()
    host.tapOK()
    await host.settle()
  }

  @Test func `literals choose the type of the number`() {
    let whole: Any = numbers(.number(5, in: 1...10))
    let fraction: Any = numbers(.number(70.5, in: 30...250, step: 0.5))
    #expect(whole is Int.Type && fraction is Double.Type)
  }

  private func numbers<Content: SheetContent>(_ content: Content) -> Any.Type { Content.Value.self }

  @Test func `OK returns the initial number, and then the one that the wheel shows`() async {
    for row in [nil, 3] {
      let outcomes = await host.show(
        .number(70.5, in: 30...250, step: 0.1).style(.wheel), by: sheet)
      #expect(picker?.selectedRow(inComponent: 0) == 405)
      if let row { turn(to: row) }
      await confirm()
      #expect(outcomes.values == [row == nil ? 70.5 : 30.3])
    }
  }

  @Test func `a wheel without an initial number begins with the first row`() async {
    let outcomes = await host.show(.number(in: 3...9, step: 3), by: sheet)
    await confirm()
    #expect(outcomes.values == [3])
  }

  @Test func `a measurement keeps its unit`() async {
    let run = Measurement(value: 12.3, unit: UnitLength.kilometers)
    let outcomes = await host.show(
      .number(run, in: 0...42, step: 0.1, shownIn: .kilometers), by: sheet)
    turn(to: 124)
    await confirm()
    #expect(outcomes.values == [Measurement(value: 12.4, unit: UnitLength.kilometers)])
  }

  @Test func `a number that isn't on a step has a row until the user selects another one`() async {
    for row in [nil, 1, 3] {
      let outcomes = await host.show(.number(5, in: 0...100, step: 4), by: sheet)
      #expect(count == 27 && picker?.selectedRow(inComponent: 0) == 2)
      if let row {
        turn(to: row)
        #expect(count == 26 && picker?.selectedRow(inComponent: 0) == row - row / 3)
      }
      await confirm()
      #expect(outcomes.values == [row == nil ? 5 : row == 1 ? 4 : 8])
    }
  }

  @Test func `a number outside of the range disables OK until the user turns the wheel`() async {
    let outcomes = await host.show(.number(500, in: 0...100), by: sheet)
    #expect(host.okButton?.isEnabled == false)
    #expect(host.problem == SheetStrings()[.unavailable])
    #expect(picker?.selectedRow(inComponent: 0) == 100)
    turn(to: 99)
    #expect(host.problem == nil)
    await confirm()
    #expect(outcomes.values == [99])
  }

  @Test func `a rule of the app disables OK, and shows its message after a turn`() async {
    let outcomes = await host.show(
      .number(10, in: 5...60, step: 5).rule { $0 == 10 ? "This snooze exists." : nil }, by: sheet)
    #expect(host.okButton?.isEnabled == false && host.problem == nil)
    turn(to: 2)
    turn(to: 1)
    #expect(host.okButton?.isEnabled == false && host.problem == "This snooze exists.")
    turn(to: 2)
    #expect(host.problem == nil)
    await confirm()
    #expect(outcomes.values == [15])
  }

  @Test(arguments: [(999, true), (1_000, false)])
  func `up to 1,000 numbers are a wheel`(last: Int, isWheel: Bool) async {
    _ = await host.show(.number(5, in: 0...last), by: sheet)
    #expect((picker != nil) == isWheel && (host.textField == nil) == isWheel)
    sheet.dismiss()
    await host.settle()
    _ = await host.show(.number(5, in: 0...last).style(isWheel ? .field : .wheel), by: sheet)
    #expect((picker == nil) == isWheel)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a wheel writes only the rows that it shows`() async {
    var written = 0
    let content = NumberContent<Int>.number(5_000, in: 0...9_999).style(.wheel).format {
      written += 1
      return "Number \($0)"
    }
    _ = await host.show(content, by: sheet)
    #expect(count == 10_000 && (1..<200).contains(written), "\(written)")
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a format replaces the number and the unit`() async {
    _ = await host.show(
      .number(90, in: 30...120, step: 30, unit: "min").format { "\($0 / 60):\($0 % 60)" },
      by: sheet)
    let title = picker.flatMap { wheels?.pickerView($0, titleForRow: 2, forComponent: 0) }
    #expect(title == "1:30")
    sheet.dismiss()
    await host.settle()
  }

  @Test func `Clear, commit, and the discard question work as with other content types`()
    async throws
  {
    let cleared = await host.show(.number(5, in: 1...9).orNone(), by: sheet)
    host.tap(try #require(host.control("BottomBounce.clear")))
    await host.settle()
    #expect(cleared.values == [nil])

    let outcomes = Outcomes<Int>()
    var attempts: [Int] = []
    sheet.show(
      .number(5, in: 1...9), in: host.view,
      commit: {
        attempts.append($0)
        if attempts.count == 1 { throw ValidationError("Not saved.") }
      }, onValue: outcomes.onValue)
    await host.settle()
    turn(to: 6)
    await confirm()
    #expect(host.problem == "Not saved." && outcomes.total == 0)
    await confirm()
    #expect(attempts == [7, 7] && outcomes.values == [7])
  }

  @Test func `row texts have the number and the unit`() {
    let context = SheetContext(locale: Locale(identifier: "de"))
    #expect(
      NumberContent<Double>.number(70.5, in: 30...250, step: 0.5, unit: "kg").style(.wheel)
        .formFieldStyle(context).text
        == "70,5 kg")
    #expect(NumberContent<Int>.number(in: 0...9).formFieldStyle(context).text == nil)
  }
}
