import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// What the keys that reach the body of a sheet do, below the event of the hardware keyboard.
@MainActor @Suite(.ownDevice) struct BodyKeyTests {
  private let host = TestHost()
  private let colors = ["red", "green", "blue", "black"].sheetOptions { $0.uppercased() }

  private func handle(_ keys: SheetKey...) async {
    for key in keys {
      _ = host.sheet.presenter.current?.handleKey(key)
      await host.settle()
    }
  }

  private func confirm() async {
    host.tapOK()
    await host.settle()
  }

  @Test func `up and down move the selection of a list, and skip disabled options`() async {
    var options = colors
    options[1].isEnabled = false
    let outcomes = await host.show(.list(options), by: host.sheet)
    await handle(.down, .down, .down, .up, .up, .down, .space)
    await confirm()
    #expect(outcomes.values == ["blue"])
  }

  @Test func `Space toggles options of a multiple selection, from the selection on`() async {
    let outcomes = await host.show(.checklist(colors, selected: ["black"]), by: host.sheet)
    await handle(.up, .space, .up, .up, .space, .up, .space, .space)
    await confirm()
    #expect(outcomes.values == [["red", "blue", "black"]])
  }

  @Test(arguments: [SheetKey.return, .space])
  func `Return and Space tap the highlighted large button`(key: SheetKey) async {
    var options = colors
    options[1].isEnabled = false
    let outcomes = await host.show(.buttons(options, selected: "red"), by: host.sheet)
    await handle(.down, key)
    #expect(outcomes.values == ["blue"])
  }

  @Test func `up and down turn a wheel, and left and right choose it`() async {
    let outcomes = await host.show(.wheels([colors, colors, colors]), by: host.sheet)
    await handle(.down, .right, .right, .right, .down, .down, .up, .down, .left, .down)
    await confirm()
    #expect(outcomes.values == [["green", "green", "blue"]])
  }

  @Test func `arrows turn the wheels of a date in the order of its language`() async {
    let day = DateComponents(year: 1995, month: 9, day: 23)
    let content = DateContent<DateComponents>.day(day).locale(Locale(identifier: "en_US"))
      .calendar(Calendar(identifier: .gregorian))
    let outcomes = await host.show(content, by: host.sheet)
    await handle(.down, .right, .up, .up, .right, .down)
    await confirm()
    #expect(outcomes.values.map { [$0.year, $0.month, $0.day] } == [[1996, 10, 21]])
  }

  @Test func `keys without a meaning are left to the app`() async {
    _ = await host.show(.buttons(colors), by: host.sheet)
    let presentation = host.sheet.presenter.current
    #expect(presentation?.handleKey(.left) == false && presentation?.handleKey(.space) == false)
    #expect(presentation?.handleKey(.down) == true)
    host.sheet.dismiss()
    await host.settle()
  }
}
