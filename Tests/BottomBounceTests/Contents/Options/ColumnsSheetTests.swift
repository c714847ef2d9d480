import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Wheels of options in the sheet.
@MainActor @Suite(.ownDevice) struct ColumnsSheetTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  private var wheels: WheelsView? {
    view?.superview as? WheelsView
  }
  private var view: UIPickerView? { host.view("BottomBounce.wheels") as? UIPickerView }
  private var rows: [Int] {
    (0..<(view?.numberOfComponents ?? 0)).map { view?.selectedRow(inComponent: $0) ?? -1 }
  }

  /// Two columns: tens, and the numbers that begin with them.
  private func numbers(_ chosen: [Int], disabled: Set<Int> = []) -> WheelsContent<[Int]> {
    .columns(2, selected: chosen) { earlier in
      guard let tens = earlier.first else { return [10, 20, 30].sheetOptions { "\($0)…" } }
      let count = tens == 20 ? 3 : 10
      return (tens..<tens + count).map {
        SheetOption($0, title: "\($0)", isEnabled: !disabled.contains($0))
      }
    }
  }

  /// Selects a row as turning the wheel does.
  private func turn(_ column: Int, to row: Int) {
    guard let view, let wheels else { return }
    view.selectRow(row, inComponent: column, animated: false)
    wheels.pickerView(view, didSelectRow: row, inComponent: column)
  }

  @Test func `unchanged wheels return the initial values`() async {
    let recorder = await host.show(numbers([20, 22]), by: sheet)
    #expect(rows == [1, 2])
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [[20, 22]])
  }

  @Test func `a row that a wheel has just lost has no title`() async throws {
    _ = await host.show(numbers([10, 17]), by: sheet)
    turn(0, to: 1)
    let view = try #require(view)
    #expect(wheels?.pickerView(view, titleForRow: 2, forComponent: 1) == "22")
    #expect(wheels?.pickerView(view, titleForRow: 7, forComponent: 1) == "")
  }

  @Test func `a later wheel gets the options for the earlier selection`() async {
    let recorder = await host.show(numbers([10, 17]), by: sheet)
    #expect(view?.numberOfRows(inComponent: 1) == 10)
    turn(0, to: 1)
    await host.settle()
    #expect(view?.numberOfRows(inComponent: 1) == 3)
    #expect(rows == [1, 2])
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [[20, 22]])
  }

  @Test func `a later wheel turns to its value's new row`() async {
    let content = WheelsContent.columns(2, selected: [0, 1]) { earlier in
      guard let first = earlier.first else { return [0, 9].sheetOptions { "\($0)" } }
      return (first == 0 ? [1, 2, 3] : [3, 2, 1]).sheetOptions { "\($0)" }
    }
    let recorder = await host.show(content, by: sheet)
    turn(0, to: 1)
    await host.settle()
    #expect(rows == [1, 2])
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [[9, 1]])
  }

  @Test func `a wheel on a disabled option turns to the nearest enabled one`() async {
    let recorder = await host.show(numbers([10, 10], disabled: [14, 15]), by: sheet)
    turn(1, to: 5)
    await host.settle()
    #expect(rows == [0, 6])
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [[10, 16]])
  }

  @Test func `OK reads the wheels, also without a change notification`() async {
    let recorder = await host.show(numbers([10, 10]), by: sheet)
    view?.selectRow(2, inComponent: 0, animated: false)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [[30, 30]])
  }

  @Test func `onChange follows the wheels`() async {
    var values: [[Int]] = []
    sheet.show(
      numbers([10, 12]), in: host.view, callbacks: .init(valueChanged: { values.append($0) }),
      onValue: { _ in })
    await host.settle()
    turn(1, to: 4)
    turn(1, to: 4)
    turn(0, to: 1)
    #expect(values == [[10, 14], [20, 22]])
    sheet.dismiss()
    await host.settle()
  }

  @Test func `OK waits for a spinning wheel`() async {
    let recorder = await host.show(numbers([10, 10]), by: sheet)
    view?.selectRow(9, inComponent: 1, animated: true)
    host.tapOK()
    for _ in 0..<20 { await Task.yield() }
    #expect(sheet.state == .committing)
    #expect(wheels?.isUserInteractionEnabled == false)
    await host.settle()
    #expect(recorder.values == [[10, 19]])
  }

  @Test func `a column without options has no value`() async {
    let recorder = await host.show(.wheels([[1, 2].sheetOptions { "\($0)" }, []]), by: sheet)
    host.tapOK()
    await host.settle()
    #expect(host.problem == SheetStrings()[.noOption])
    #expect(recorder.total == 0)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `wheels have their titles, or the sheet's title and a number, as labels`() async {
    var content = numbers([10])
    content = content.wheelTitles(["Tens"])
    _ = await host.show(content, title: "Number", by: sheet)
    let labels = view.map { view in
      [0, 1].map { wheels?.pickerView(view, accessibilityLabelForComponent: $0) }
    }
    #expect(labels == ["Tens", "Number, Column 2"])
    sheet.dismiss()
    await host.settle()
  }
}
