import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Initial values that the user can't choose.
@MainActor @Suite(.ownDevice) struct UnavailableValueTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  private let colors = ["red", "green", "blue"].sheetOptions { $0.uppercased() }
  private var message: String { SheetStrings()[.unavailable] }

  private func expectWaiting(_ isWaiting: Bool, _ location: SourceLocation = #_sourceLocation) {
    #expect(host.problem == (isWaiting ? message : nil), sourceLocation: location)
    #expect(host.okButton?.isEnabled == !isWaiting, sourceLocation: location)
  }

  // MARK: Lists

  @Test func `a selected value without an option disables OK until the user selects one`() async {
    let recorder = await host.show(.list(colors, selected: "mauve"), by: sheet)
    expectWaiting(true)
    host.tapOK()
    await host.settle()
    #expect(recorder.total == 0)
    host.tapRow(1)
    await host.settle()
    expectWaiting(false)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["green"])
  }

  @Test func `a search leaves OK disabled until the user selects an option`() async {
    let recorder = await host.show(.list(colors, selected: "mauve").searchable(), by: sheet)
    host.search("blu")
    await host.settle()
    expectWaiting(true)
    host.tapRow(0)
    await host.settle()
    expectWaiting(false)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["blue"])
  }

  @Test func `a tap that confirms chooses another value`() async {
    let recorder = await host.show(.list(colors, selected: "mauve").confirmsOnTap(), by: sheet)
    #expect(host.problem == message)
    host.tapRow(2)
    await host.settle()
    #expect(recorder.values == ["blue"])
  }

  @Test func `a checklist with a value that has no option waits for a change`() async {
    let recorder = await host.show(.checklist(colors, selected: ["red", "mauve"]), by: sheet)
    expectWaiting(true)
    #expect(host.marked == ["RED"])
    host.tapRow(1)
    await host.settle()
    expectWaiting(false)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [["red", "green"]])
  }

  @Test func `a list without an enabled option shows that there is nothing to choose`() {
    let sheet = RecordedSheet()
    var options = colors
    for index in options.indices { options[index].isEnabled = false }
    sheet.ask(ListContent.list(options, selected: "mauve").makeBody(sheet.context()))
    #expect(sheet.error?.message == SheetStrings()[.noOption])
    #expect(!sheet.isConfirmEnabled)
  }

  @Test func `Clear returns no value while OK is disabled`() async {
    let recorder = await host.show(.list(colors, selected: "mauve").orNone(), by: sheet)
    expectWaiting(true)
    if let clear = host.view("BottomBounce.clear") as? UIButton { host.tap(clear) }
    await host.settle()
    #expect(recorder.values == [nil])
  }

  @Test func `valueChanged is not called before a value is available`() async {
    var values: [[Int]] = []
    sheet.show(
      wheels([1, 9, 9]), in: host.view, callbacks: .init(valueChanged: { values.append($0) }),
      onValue: { _ in })
    await host.settle()
    turn(1, to: 1)
    #expect(values.isEmpty)
    turn(2, to: 2)
    #expect(values == [[1, 2, 3]])
    sheet.dismiss()
    await host.settle()
  }

  // MARK: Wheels

  private var picker: UIPickerView? { host.view("BottomBounce.wheels") as? UIPickerView }

  private func wheels(_ selected: [Int]) -> WheelsContent<[Int]> {
    .wheels(Array(repeating: [1, 2, 3].sheetOptions { "\($0)" }, count: 3), selected: selected)
  }

  /// Selects a row as turning the wheel does.
  private func turn(_ wheel: Int, to row: Int) {
    guard let picker else { return }
    picker.selectRow(row, inComponent: wheel, animated: false)
    (picker.superview as? WheelsView)?.pickerView(picker, didSelectRow: row, inComponent: wheel)
  }

  @Test
  func `each wheel without an option for its value begins at its first row and must be turned`()
    async
  {
    let recorder = await host.show(wheels([9, 2, 9]), by: sheet)
    expectWaiting(true)
    #expect((0..<3).map { picker?.selectedRow(inComponent: $0) } == [0, 1, 0])
    turn(1, to: 2)
    turn(0, to: 2)
    await host.settle()
    expectWaiting(true)
    turn(2, to: 0)
    await host.settle()
    expectWaiting(false)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [[3, 3, 1]])
  }

  @Test func `a disabled option is not an initial value of a wheel`() async {
    var options = [1, 2, 3, 4].sheetOptions { "\($0)" }
    options[0].isEnabled = false
    options[3].isEnabled = false
    _ = await host.show(.wheels([options], selected: [4]), by: sheet)
    expectWaiting(true)
    #expect(picker?.selectedRow(inComponent: 0) == 1, "The first enabled row.")
    turn(0, to: 2)
    await host.settle()
    expectWaiting(false)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a wheel with one enabled option needs no turn`() async {
    var options = [1, 2].sheetOptions { "\($0)" }
    options[0].isEnabled = false
    let recorder = await host.show(.wheels([options], selected: [9]), by: sheet)
    expectWaiting(false)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [[2]])
  }

  @Test func `a dependent wheel shows its value when an earlier wheel offers it`() async {
    let content = WheelsContent.columns(2, selected: [9, 25]) { earlier in
      guard let tens = earlier.first else { return [10, 20].sheetOptions { "\($0)" } }
      return (tens..<tens + 10).sheetOptions { "\($0)" }
    }
    let recorder = await host.show(content, by: sheet)
    expectWaiting(true)
    turn(0, to: 1)
    await host.settle()
    expectWaiting(false)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [[20, 25]])
  }

  @Test func `a dependent wheel waits while no earlier wheel offers its value`() {
    let content = WheelsContent.columns(2, selected: [10, 99]) { earlier in
      guard let tens = earlier.first else { return [10, 20].sheetOptions { "\($0)" } }
      return (tens..<tens + 10).sheetOptions { "\($0)" }
    }
    let wheels = content.wheels
    #expect(wheels.waiting == [1])
    _ = wheels.turn(0, to: 1)
    #expect(wheels.value == [20, 20])
    #expect(wheels.waiting == [1])
    _ = wheels.turn(1, to: 3)
    #expect(wheels.waiting.isEmpty)
    _ = wheels.turn(0, to: 0)
    #expect(wheels.value == [10, 13])
    #expect(wheels.waiting.isEmpty)
  }

  // MARK: Durations

  @Test(arguments: [
    (Duration.zero, Duration.seconds(3_660)), (.seconds(-60), .seconds(3_660)),
    (.seconds(86_400), .seconds(59 * 60)), (.seconds(108_000), .seconds(59 * 60)),
  ])
  func `a duration that wheels can't show disables OK until the user turns a wheel`(
    duration: Duration, nextHour: Duration
  ) async throws {
    var values: [Duration] = []
    let recorder = Outcomes<Duration>()
    sheet.show(
      .duration(duration), in: host.view, callbacks: .init(valueChanged: { values.append($0) }),
      onValue: recorder.onValue, onCancel: recorder.onCancel)
    await host.settle()
    expectWaiting(true)
    turn(0, to: try #require(picker).selectedRow(inComponent: 0) + 1)
    await host.settle()
    expectWaiting(false)
    #expect(values == [nextHour])
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [nextHour])
  }

  @Test func `Cancel without a change asks no question`() async {
    let outcomes = await host.show(
      .list(colors, selected: "mauve"), by: sheet,
      configuration: SheetConfiguration { $0.confirmsDiscardingChanges = true })
    host.tapCancel()
    await host.settle()
    #expect(outcomes.cancellations == [.cancelButton])
  }
}
