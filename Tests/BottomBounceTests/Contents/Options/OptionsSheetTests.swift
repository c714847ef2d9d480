import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Multiple selection and buttons in the sheet.
@MainActor @Suite(.ownDevice) struct OptionsSheetTests {
  let host = TestHost()
  let sheet = BottomBounceView()
  private let colors = ["red", "green", "blue"].sheetOptions { $0.uppercased() }

  // MARK: Multiple selection

  @Test func `selected values are returned in the order of the list`() async {
    let recorder = await host.show(.checklist(colors), by: sheet)
    host.tapRow(2)
    host.tapRow(0)
    #expect(host.marked == ["RED", "BLUE"])
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [["red", "blue"]])
  }

  @Test func `a second tap deselects an option`() async {
    let recorder = await host.show(
      .checklist(colors, selected: ["blue", "mauve", "red"]), by: sheet)
    #expect(host.marked == ["RED", "BLUE"])
    host.tapRow(0)
    #expect(host.marked == ["BLUE"])
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [["blue"]])
  }

  @Test func `an empty selection is valid without a minimum`() async {
    let recorder = await host.show(.checklist(colors), by: sheet)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [[]])
  }

  @Test func `too few and too many selections are rejected until corrected`() async {
    let recorder = await host.show(.checklist(colors, minimum: 2, maximum: 2), by: sheet)
    host.tapRow(0)
    host.tapOK()
    await host.settle()
    #expect(host.problem == SheetStrings().string(.chooseMore, 2))
    host.tapRow(1)
    host.tapRow(2)
    host.tapOK()
    await host.settle()
    #expect(host.problem == SheetStrings().string(.chooseFewer, 2))
    host.tapRow(1)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [["red", "blue"]])
  }

  @Test func `a minimum above the maximum is rejected with an error`() async {
    let recorder = await host.show(.checklist(colors, minimum: 3, maximum: 2), by: sheet)
    for row in 0..<3 {
      host.tapRow(row)
      host.tapOK()
      await host.settle()
      #expect(host.problem == SheetStrings()[.noOption])
    }
    host.tapCancel()
    await host.settle()
    #expect(recorder.values.isEmpty && recorder.cancellations == [.cancelButton])
  }

  @Test func `a disabled selected option stays selected`() async {
    var options = colors
    options[0].isEnabled = false
    let recorder = await host.show(.checklist(options, selected: ["red"]), by: sheet)
    host.tapRow(0)
    host.tapRow(1)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [["red", "green"]])
  }

  @Test func `a minimum above the number of options is reduced`() async {
    let recorder = await host.show(
      .checklist(colors, selected: ["red", "green", "blue"], minimum: 9), by: sheet)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [["red", "green", "blue"]])
  }

  @Test func `of options with equal values the first one is selected`() async {
    let twice = [SheetOption(1, title: "One"), SheetOption(1, title: "Also one")]
    _ = await host.show(.checklist(twice, selected: [1]), by: sheet)
    #expect(host.marked == ["One"])
    sheet.dismiss()
    await host.settle()
  }

  @Test func `the selection survives being filtered out`() async {
    let recorder = await host.show(.checklist(colors, selected: ["red"]).searchable(), by: sheet)
    host.search("blue")
    await host.settle()
    host.tapRow(0)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [["red", "blue"]])
  }

  // MARK: Accessibility

  /// The traits and the values of the rows: a list has buttons, and a checklist toggles, of which
  /// VoiceOver reads "1" and "0" as on and off, and so doesn't read that they are selected.
  private var spoken: [String] {
    (host.list?.tableView.visibleCells ?? []).map { cell in
      let names: [(UIAccessibilityTraits, String)] = [
        (.button, "button"), (.toggleButton, "toggle"), (.selected, "selected"),
        (.notEnabled, "dimmed"),
      ]
      let traits = names.filter { cell.accessibilityTraits.contains($0.0) }.map(\.1)
      return
        ([cell.accessibilityLabel ?? ""] + traits + [cell.accessibilityValue].compactMap(\.self))
        .joined(separator: " ")
    }
  }

  @Test(arguments: [false, true])
  func `the rows of a list are buttons, of which one is selected`(confirmsOnTap: Bool) async {
    var options = colors
    options[2].isEnabled = false
    _ = await host.show(
      .list(options, selected: "red").confirmsOnTap(confirmsOnTap), by: sheet)
    #expect(spoken == ["RED button selected", "GREEN button", "BLUE button dimmed"])
    sheet.dismiss()
    await host.settle()
  }

  @Test(arguments: [false, true])
  func `the rows of a checklist are toggles with a value`(isSearched: Bool) async {
    var options = colors
    options[2].isEnabled = false
    _ = await host.show(
      .checklist(options, selected: ["red", "blue"]).searchable(isSearched), by: sheet)
    #expect(spoken == ["RED toggle 1", "GREEN toggle 0", "BLUE toggle dimmed 1"])
    if isSearched {
      host.search("r")
      await host.settle()
      #expect(spoken == ["RED toggle 1", "GREEN toggle 0"])
    }
    host.tapRow(0)
    host.tapRow(1)
    #expect(spoken.prefix(2) == ["RED toggle 0", "GREEN toggle 1"])
    host.tapRow(1)
    #expect(spoken.prefix(2) == ["RED toggle 0", "GREEN toggle 0"])
    sheet.dismiss()
    await host.settle()
  }

  // MARK: Buttons

  private func button(_ place: Int) -> UIButton? {
    host.control("BottomBounce.button.\(place)") as? UIButton
  }

  @Test func `tapping a button confirms`() async {
    let recorder = await host.show(.buttons(colors), by: sheet)
    #expect(host.okButton?.isHidden == true)
    if let button = button(1) { host.tap(button) }
    await host.settle()
    #expect(recorder.values == ["green"])
    #expect(!sheet.isPresented)
  }

  @Test func `the selected button has the selected state, and a disabled one does nothing`() async {
    var options = colors
    options[2].isEnabled = false
    let recorder = await host.show(.buttons(options, selected: "red"), by: sheet)
    #expect([0, 1, 2].map { button($0)?.isSelected } == [true, false, false])
    #expect([0, 1, 2].map { button($0)?.isEnabled } == [true, true, false])
    #expect(button(0)?.accessibilityTraits.contains(.selected) == true)
    #expect(button(2)?.accessibilityTraits.contains(.notEnabled) == true)
    #expect(recorder.total == 0)
    host.tapCancel()
    await host.settle()
    #expect(recorder.cancellations == [.cancelButton])
  }

  @Test func `a checkmark follows the selected button's title, gray if disabled`()
    async throws
  {
    var options = colors
    options[1].isEnabled = false
    for (chosen, tint) in [("red", nil), ("green", UIColor.tertiaryLabel)] {
      _ = await host.show(.buttons(options, selected: chosen), by: sheet)
      let place = try #require(options.firstIndex { $0.value == chosen })
      let button = try #require(self.button(place))
      let mark = try #require(
        button.subviews.compactMap { $0 as? UIImageView }.first { $0 !== button.imageView })
      #expect(mark.tintColor == tint ?? button.tintColor)
      let insets = [place, 2].map { self.button($0)?.configuration?.contentInsets.trailing ?? 0 }
      #expect(insets[0] >= insets[1] + mark.bounds.width)
      sheet.dismiss()
      await host.settle()
    }
  }

  @Test func `tapping the selected button is not a change`() async throws {
    for (place, told) in [(0, []), (1, ["green"])] {
      var values: [String] = []
      var confirmed: [String] = []
      sheet.show(
        .buttons(colors, selected: "red"), in: host.view,
        callbacks: .init(valueChanged: { values.append($0) })
      ) { confirmed.append($0) }
      await host.settle()
      host.tap(try #require(button(place)))
      await host.settle()
      #expect(values == told)
      #expect(confirmed == [colors[place].value])
    }
  }

  @Test func `buttons are large, as wide as the panel, and stacked`() async {
    _ = await host.show(.buttons(colors), by: sheet)
    let frames = (0..<3).compactMap { place in button(place).map { $0.convert($0.bounds, to: nil) }
    }
    #expect(frames.count == 3)
    #expect(frames.allSatisfy { $0.height >= 57 && $0.width >= 300 })
    #expect(frames.map(\.minX) == [frames[0].minX, frames[0].minX, frames[0].minX])
    #expect(frames[1].minY == frames[0].maxY)
    #expect(frames[2].minY == frames[1].maxY)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `destructive buttons are red`() async {
    var options = colors
    options[2].role = .destructive
    _ = await host.show(.buttons(options), by: sheet)
    #expect(button(2)?.configuration?.baseForegroundColor == .systemRed)
    #expect(button(1)?.configuration?.baseForegroundColor == nil)
    sheet.dismiss()
    await host.settle()
  }

  @Test(arguments: [19, 20])
  func `very many buttons are a list, in which a tap confirms, too`(count: Int) async throws {
    let names = (0..<count).map { "Button \($0)" }
    let recorder = await host.show(.buttons(names, selected: "gone"), by: sheet)
    #expect((host.list == nil) == (count < 20))
    #expect(host.problem == nil && host.okButton?.isHidden != false)
    if host.list == nil {
      host.tap(try #require(host.control("BottomBounce.button.1")))
    } else {
      host.tapRow(1)
    }
    await host.settle()
    #expect(recorder.values == ["Button 1"])
  }
}
