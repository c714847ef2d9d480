import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Hardware keys and the escape gesture.
@MainActor @Suite(.ownDevice) struct HardwareKeyTests {
  /// A view that records the key presses that the sheet does not handle.
  private final class KeyRecorder: UIView {
    var keys: [UIKeyboardHIDUsage] = []
    var released: [UIKeyboardHIDUsage] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.compactMap { $0.key?.keyCode }
      super.pressesBegan(presses, with: event)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      released += presses.compactMap { $0.key?.keyCode }
      super.pressesEnded(presses, with: event)
    }
  }

  private let screen = TestHost()
  private let listener = KeyRecorder()
  private var device: Simulator { screen.device }

  init() {
    listener.frame = screen.view.bounds
    screen.view.addSubview(listener)
    screen.device.showsSoftwareKeyboard = false
  }

  @Test func `Escape cancels while a text field is first responder`() {
    let outcomes = screen.show(.text("a"), in: listener)
    device.press(.keyboardEscape)
    #expect(outcomes.cancellations == [.escapeKey])
    device.settle()
    #expect(!screen.sheet.isPresented)
    #expect(listener.keys == [])
  }

  @Test func `Escape cancels a sheet without a text field`() {
    let outcomes = screen.show(PlainContent(), in: listener)
    device.press(.keyboardEscape)
    device.settle()
    #expect(outcomes.cancellations == [.escapeKey])
    #expect(listener.keys == [])
  }

  @Test func `Escape cancels during presentation and reaches the app during dismissal`() {
    let outcomes = Outcomes<Int>()
    outcomes.show(PlainContent(), by: screen.sheet, in: listener)
    device.advance(by: 0.1)
    device.press(.keyboardEscape)
    #expect(outcomes.cancellations == [.escapeKey])
    device.press(.keyboardEscape)
    device.settle()
    #expect(outcomes.cancellations == [.escapeKey])
  }

  @Test func `Escape ends a composition first, then cancels`() {
    let outcomes = screen.show(.text("a"))
    device.compose("ni")
    #expect(screen.textField?.markedTextRange != nil)
    device.press(.keyboardEscape)
    device.settle()
    #expect(outcomes.cancellations == [])
    #expect(screen.sheet.isPresented)
    #expect(screen.textField?.markedTextRange == nil)
    device.press(.keyboardEscape)
    #expect(outcomes.cancellations == [.escapeKey])
  }

  @Test func `Escape passed on by a composing field does not dismiss the sheet`() {
    let outcomes = screen.show(.text("a"), in: listener)
    device.compose("nihao")
    // This text field handles the key. Apple does not document that every one does.
    screen.sheet.pressesBegan(
      [UIPress(key: UIKey(keyCode: .keyboardEscape, characters: ""))], with: nil)
    #expect(outcomes.cancellations == [])
    #expect(screen.sheet.isPresented)
  }

  @Test func `Return confirms`() async {
    let outcomes = screen.show(.text("a"))
    device.type("b")
    device.press(.keyboardReturnOrEnter)
    await device.settle()
    #expect(outcomes.values == ["ab"])
    #expect(!screen.sheet.isPresented)
  }

  @Test func `Enter on the numeric keypad confirms`() async {
    let outcomes = screen.show(.text("a"))
    device.press(.keypadEnter)
    await device.settle()
    #expect(outcomes.values == ["a"])
  }

  @Test func `Return while composing only commits the composition`() async {
    let outcomes = screen.show(.text())
    device.compose("nihao")
    device.press(.keyboardReturnOrEnter)
    await device.settle()
    #expect(outcomes.values == [])
    #expect(screen.textField?.markedTextRange == nil)
    #expect(screen.textField?.text == "nihao")
    device.press(.keyboardReturnOrEnter)
    await device.settle()
    #expect(outcomes.values == ["nihao"])
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardTab, .keyboardPageDown])
  func `other key presses reach the app`(key: UIKeyboardHIDUsage) {
    screen.show(.text("a"), in: listener)
    device.press(key)
    #expect(listener.keys == [key])
    #expect(screen.textField?.text == "a")
    #expect(screen.textField?.isFirstResponder == true)
    #expect(screen.sheet.isPresented)
  }

  @Test func `the end of a press handled by the sheet doesn't reach the app`() async {
    screen.show(PlainContent(), in: listener)
    device.press(.keyboardReturnOrEnter)
    await device.settle()
    #expect(listener.keys == [])
    #expect(listener.released == [])
  }

  @Test func `the end of a press handled by a text view doesn't reach the app`() async {
    var content = TextContent.text("a")
    content = content.lines(1...3)
    screen.show(content, in: listener)
    device.press(.keyboardReturnOrEnter, modifiers: .command)
    await device.settle()
    #expect(listener.keys == [])
    #expect(listener.released == [])
  }

  @Test func `the beginning and end of other presses reach the app`() {
    screen.show(.text("a"), in: listener)
    device.press(.keyboardTab)
    #expect(listener.keys == [.keyboardTab])
    #expect(listener.released == [.keyboardTab])
  }

  @Test func `keys typed into the text field do not reach the app`() {
    screen.show(.text(), in: listener)
    device.type("ab")
    device.press(.keyboardLeftArrow)
    #expect(screen.textField?.text == "ab")
    #expect(listener.keys == [])
  }
}
