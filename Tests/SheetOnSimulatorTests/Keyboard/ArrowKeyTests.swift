import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// A hardware keyboard without Full Keyboard Access, in contents without text input.
@MainActor @Suite(.ownDevice) struct ArrowKeyTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }
  private let colors = ["red", "green", "blue", "black"].sheetOptions { $0.uppercased() }

  init() {
    screen.device.showsSoftwareKeyboard = false
  }

  private func press(_ keys: UIKeyboardHIDUsage...) {
    for key in keys {
      device.press(key)
      screen.settleAnimations()
    }
  }

  // Only Full Keyboard Access selects several days.
  @Test(arguments: SheetCase.all.filter { !["several days", "range of days"].contains($0.name) })
  func `every content supports selection and confirmation by keyboard`(content: SheetCase) async {
    let values = content.show(screen)
    await content.settle(screen)
    screen.device.type(content.typed)
    for key in content.keys {
      screen.device.press(key)
      await content.settle(screen)
    }
    #expect(screen.sheet.isPresented)
    #expect(values() == [])
    screen.device.press(
      .keyboardReturnOrEnter, modifiers: content.name == "lines" ? .command : [])
    await screen.awaitDecision()
    screen.settleAnimations()
    #expect(values() == [content.value])
    #expect(!screen.sheet.isPresented)
  }

  private func confirm(_ modifiers: UIKeyModifierFlags = []) async {
    device.press(.keyboardReturnOrEnter, modifiers: modifiers)
    await screen.awaitDecision()
    screen.settleAnimations()
  }

  @Test func `arrows select an option and skip disabled ones`() async {
    var options = colors
    options[1].isEnabled = false
    let outcomes = screen.show(.list(options))
    press(.keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow)
    press(.keyboardUpArrow, .keyboardUpArrow, .keyboardUpArrow, .keyboardDownArrow)
    await confirm()
    #expect(outcomes.values == ["blue"])
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardSpacebar])
  func `a key may select a row of which the app then shows fewer`(key: UIKeyboardHIDUsage) async {
    let outcomes = Outcomes<[String]>()
    let callbacks = SheetCallbacks<[String]>(valueChanged: { [sheet = screen.sheet] _ in
      sheet.update(.checklist(["red"], selected: []))
    })
    let shorter = SheetCallbacks<String>(valueChanged: { [sheet = screen.sheet] _ in
      sheet.update(.list(["red"], selected: "red"))
    })
    if key == .keyboardSpacebar {
      screen.sheet.show(
        .checklist(["red", "green", "blue"], selected: []), in: screen.view, callbacks: callbacks,
        onValue: outcomes.onValue)
      screen.settleAnimations()
      press(.keyboardUpArrow, key)
    } else {
      screen.sheet.show(
        .list(["red", "green"], selected: "red"), in: screen.view, callbacks: shorter
      ) { outcomes.onValue([$0]) }
      screen.settleAnimations()
      press(key)
    }
    await confirm()
    #expect(outcomes.values == [key == .keyboardSpacebar ? [] : ["red"]])
  }

  @Test func `arrow keys start at the selection and scroll it into view`() async throws {
    let many = (0..<500).sheetOptions { "Number \($0)" }
    let outcomes = screen.show(.list(many, selected: 250))
    for _ in 0..<20 { press(.keyboardUpArrow) }
    let table: UITableView = try #require(screen.find("options"))
    let row = table.rectForRow(at: IndexPath(row: 230, section: 0))
    #expect(table.bounds.contains(row))
    await confirm(.command)
    #expect(outcomes.values == [230])
  }

  @Test func `Space toggles options of a multiple selection`() async {
    let outcomes = screen.show(.checklist(colors, selected: ["black"]))
    // The highlight starts next to the selection and stops at the end of the list.
    press(.keyboardUpArrow, .keyboardSpacebar, .keyboardUpArrow, .keyboardUpArrow)
    press(.keyboardSpacebar, .keyboardUpArrow, .keyboardSpacebar, .keyboardSpacebar)
    await confirm()
    #expect(outcomes.values == [["red", "blue", "black"]])
  }

  @Test func `a highlighted row isn't a selected one for VoiceOver`() throws {
    screen.show(.checklist(colors, selected: ["black"]))
    press(.keyboardUpArrow)
    let table: UITableView = try #require(screen.find("options"))
    let rows = (0..<4).map { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(rows.map { $0?.isSelected } == [false, false, true, false])
    #expect(rows.map { $0?.accessibilityTraits } == Array(repeating: .toggleButton, count: 4))
    #expect(rows.map { $0?.accessibilityValue } == ["0", "0", "0", "1"])
  }

  @Test func `Return selects the highlighted row of a list that confirms on tap`() async {
    let outcomes = screen.show(.list(colors).confirmsOnTap())
    press(.keyboardDownArrow, .keyboardDownArrow)
    #expect(outcomes.values == [])
    await confirm()
    #expect(outcomes.values == ["green"])
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardSpacebar])
  func `arrows highlight a large button, and Return or Space taps it`(key: UIKeyboardHIDUsage)
    async throws
  {
    var options = colors
    options[2].isEnabled = false
    let outcomes = screen.show(.buttons(options, selected: "red"))
    press(.keyboardDownArrow)
    let buttons: [UIButton] = (0..<4).compactMap { screen.find("button.\($0)") }
    #expect(buttons.map(\.isHighlighted) == [false, true, false, false])
    press(.keyboardDownArrow)
    #expect(buttons.map(\.isHighlighted) == [false, false, false, true])
    device.press(key)
    await screen.awaitDecision()
    #expect(outcomes.values == ["black"])
  }

  @Test func `unused Space and horizontal arrow presses reach the app`() {
    let listener = KeyRecorder()
    listener.frame = screen.view.bounds
    screen.view.addSubview(listener)
    screen.show(.buttons(colors), in: listener)
    press(.keyboardSpacebar, .keyboardLeftArrow, .keyboardDownArrow)
    #expect(listener.keys == [.keyboardSpacebar, .keyboardLeftArrow])
  }

  @Test(arguments: ["en_US", "he_IL"])
  func `arrows turn a wheel of options and switch between wheels`(locale: String) async {
    let screen = TestHost(on: Simulator(locale: Locale(identifier: locale)))
    let outcomes = screen.show(.wheels([colors, colors, colors]))
    let isMirrored = locale == "he_IL"
    let (on, back): (UIKeyboardHIDUsage, UIKeyboardHIDUsage) =
      isMirrored
      ? (.keyboardLeftArrow, .keyboardRightArrow)
      : (.keyboardRightArrow, .keyboardLeftArrow)
    for key in [
      .keyboardDownArrow, on, on, on, .keyboardDownArrow, .keyboardDownArrow, .keyboardUpArrow,
      .keyboardDownArrow, back, .keyboardUpArrow, .keyboardDownArrow,
    ] {
      screen.device.press(key)
      screen.settleAnimations()
    }
    screen.device.press(.keyboardReturnOrEnter)
    await screen.awaitDecision()
    #expect(outcomes.values == [["green", "green", "blue"]])
  }

  @Test func `arrows skip disabled options of a wheel`() async {
    var options = colors
    options[1].isEnabled = false
    options[2].isEnabled = false
    let outcomes = screen.show(.wheels([options]))
    press(.keyboardDownArrow)
    await confirm()
    #expect(outcomes.values == [["black"]])
  }

  private func day(_ year: Int, _ month: Int, _ day: Int) -> DateComponents {
    DateComponents(year: year, month: month, day: day)
  }

  @Test func `arrows turn date wheels in the order of the language`() async {
    let outcomes = screen.show(.day(day(1995, 9, 23)))
    press(.keyboardDownArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardUpArrow)
    press(.keyboardRightArrow, .keyboardDownArrow)
    await confirm()
    #expect(outcomes.values.map { [$0.year, $0.month, $0.day] } == [[1996, 10, 21]])
  }

  @Test func `arrow keys stop at the limits of the date`() async {
    // It is June 15, 2025.
    let outcomes = screen.show(.day(day(2025, 6, 14), maximum: .today))
    press(.keyboardDownArrow, .keyboardRightArrow, .keyboardDownArrow, .keyboardDownArrow)
    await confirm()
    #expect(outcomes.values.map { [$0.year, $0.month, $0.day] } == [[2025, 6, 15]])
  }

  @Test func `arrows never select a row beyond a limit`() async {
    let outcomes = screen.show(.day(day(2025, 6, 10), maximum: .today))
    press(.keyboardDownArrow)
    await confirm()
    #expect(outcomes.values.map(\.day) == [10])
  }

  @Test func `arrows report the change`() async {
    var changes = 0
    var callbacks = SheetCallbacks<DateComponents>()
    callbacks.valueChanged = { _ in changes += 1 }
    screen.sheet.show(
      .day(day(1995, 9, 23)), in: screen.view, callbacks: callbacks, onValue: { _ in })
    screen.settleAnimations()
    press(.keyboardDownArrow)
    #expect(changes == 1)
  }

  @Test func `arrows keep a duration between one interval and a day`() async {
    let outcomes = screen.show(.duration(.seconds(3_600 + 60)))
    press(.keyboardUpArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow)
    press(.keyboardLeftArrow, .keyboardUpArrow)
    await confirm()
    #expect(outcomes.values == [.seconds(120)])
  }

  @Test func `while OK waits for a wheel, key presses have no effect`() async {
    let outcomes = screen.show(.day(day(1995, 9, 23)))
    device.press(.keyboardDownArrow)
    device.press(.keyboardReturnOrEnter)
    #expect(screen.sheet.state == .committing)
    device.press(.keyboardDownArrow)
    await screen.awaitDecision()
    #expect(outcomes.values.map(\.month) == [10])
  }

  @Test func `Command-Period cancels with and without a text field`() {
    let text = screen.show(.text("a"))
    device.press(.keyboardPeriod, modifiers: .command)
    #expect(text.cancellations == [.escapeKey])
    screen.settleAnimations()
    let plain = screen.show(PlainContent())
    device.press(.keyboardPeriod, modifiers: .command)
    #expect(plain.cancellations == [.escapeKey])
  }
}

/// A view that records the key presses that the sheet does not handle.
final class KeyRecorder: UIView {
  private(set) var keys: [UIKeyboardHIDUsage] = []
  /// The keys whose end the sheet does not handle.
  private(set) var ended: [UIKeyboardHIDUsage] = []

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keys += presses.compactMap { $0.key?.keyCode }
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    ended += presses.compactMap { $0.key?.keyCode }
    super.pressesEnded(presses, with: event)
  }
}
