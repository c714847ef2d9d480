import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Hardware keys and the escape gesture.
@MainActor @Suite(.ownDevice) struct HardwareKeyTests {
  /// A view of the app's that hears which keys the sheet had no use for.
  private final class Listener: UIView {
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
  private let listener = Listener()
  private var device: Simulator { screen.device }

  init() {
    listener.frame = screen.view.bounds
    screen.view.addSubview(listener)
    screen.device.showsSoftwareKeyboard = false
  }

  @Test func `Escape cancels while a field has the keys`() {
    let outcomes = screen.show(TextContent("a"), in: listener)
    device.press(.keyboardEscape)
    #expect(outcomes.cancellations == [.escapeKey])
    device.settle()
    #expect(!screen.sheet.isPresented)
    #expect(listener.keys == [])
  }

  @Test func `Escape cancels a content without a field`() {
    let outcomes = screen.show(PlainContent(), in: listener)
    device.press(.keyboardEscape)
    device.settle()
    #expect(outcomes.cancellations == [.escapeKey])
    #expect(listener.keys == [])
  }

  @Test func `Escape while it rises cancels, while it falls it is the app's again`() {
    let outcomes = Outcomes<Int>()
    outcomes.show(PlainContent(), by: screen.sheet, in: listener)
    device.advance(by: 0.1)
    device.press(.keyboardEscape)
    #expect(outcomes.cancellations == [.escapeKey])
    device.press(.keyboardEscape)
    device.settle()
    #expect(outcomes.cancellations == [.escapeKey])
  }

  @Test func `Escape ends what is composed first, and cancels then`() {
    let outcomes = screen.show(TextContent("a"))
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

  @Test func `a field that hands on Escape while composing does not lose the sheet`() {
    let outcomes = screen.show(TextContent("a"), in: listener)
    device.compose("nihao")
    // The field here keeps the key to itself; Apple does not say that every one does.
    screen.sheet.pressesBegan(
      [UIPress(key: UIKey(keyCode: .keyboardEscape, characters: ""))], with: nil)
    #expect(outcomes.cancellations == [])
    #expect(screen.sheet.isPresented)
  }

  @Test func `Return confirms`() async {
    let outcomes = screen.show(TextContent("a"))
    device.type("b")
    device.press(.keyboardReturnOrEnter)
    await device.settle()
    #expect(outcomes.values == ["ab"])
    #expect(!screen.sheet.isPresented)
  }

  @Test func `Enter on the number block confirms too`() async {
    let outcomes = screen.show(TextContent("a"))
    device.press(.keypadEnter)
    await device.settle()
    #expect(outcomes.values == ["a"])
  }

  @Test func `Return while composing takes what is composed, and only that`() async {
    let outcomes = screen.show(TextContent())
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
  func `other keys go on to the app`(key: UIKeyboardHIDUsage) {
    screen.show(TextContent("a"), in: listener)
    device.press(key)
    #expect(listener.keys == [key])
    #expect(screen.textField?.text == "a")
    #expect(screen.textField?.isFirstResponder == true)
    #expect(screen.sheet.isPresented)
  }

  @Test func `a key that the sheet handles is not passed on when it goes up either`() {
    screen.show(PlainContent(), in: listener)
    device.press(.keyboardReturnOrEnter)
    #expect(listener.keys == [])
    #expect(listener.released == [])
  }

  @Test func `a key that a text view handles is not passed on when it goes up either`() {
    var content = TextContent("a")
    content = content.lines(1...3)
    screen.show(content, in: listener)
    device.press(.keyboardReturnOrEnter, modifiers: .command)
    #expect(listener.keys == [])
    #expect(listener.released == [])
  }

  @Test func `a key that is the app's is passed on from going down to going up`() {
    screen.show(TextContent("a"), in: listener)
    device.press(.keyboardTab)
    #expect(listener.keys == [.keyboardTab])
    #expect(listener.released == [.keyboardTab])
  }

  @Test func `keys that the field types go no further`() {
    screen.show(TextContent(), in: listener)
    device.type("ab")
    device.press(.keyboardLeftArrow)
    #expect(screen.textField?.text == "ab")
    #expect(listener.keys == [])
  }

  @Test func `the escape gesture cancels, with a field and without`() {
    let text = screen.show(TextContent())
    #expect(device.performEscape())
    #expect(text.cancellations == [.accessibilityEscape])
    device.settle()
    let plain = screen.show(PlainContent())
    #expect(device.performEscape())
    #expect(plain.cancellations == [.accessibilityEscape])
    device.settle()
    #expect(!device.performEscape())
  }
}
