import Testing
import UIKit
import UIKitSimulator

/// A view that logs the key presses it receives.
private final class KeyView: UIView {
  var keys: [UIKeyboardHIDUsage] = []
  var ended = 0
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keys += presses.compactMap { $0.key?.keyCode }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    ended += presses.count
  }
}

@MainActor @Suite(.ownDevice) struct TextFieldKeysTests {
  @Test func `keys type characters, and uppercase ones with Shift`() {
    let host = TextFieldHost()
    host.device.showsSoftwareKeyboard = false
    host.device.type("Hello, World! 1+1=2")
    #expect(host.field.text == "Hello, World! 1+1=2")
    host.device.press(.keyboardDeleteOrBackspace)
    #expect(host.field.text == "Hello, World! 1+1=")
  }

  @Test func `unhandled presses go up the responder chain, handled ones don't`() {
    let host = TextFieldHost()
    let parent = KeyView(frame: host.device.window.bounds)
    host.field.resignFirstResponder()
    host.device.window.addSubview(parent)
    parent.addSubview(host.field)
    host.field.becomeFirstResponder()
    host.device.press(.keyboardA)
    host.device.press(.keyboardLeftArrow)
    host.device.press(.keyboardReturnOrEnter)
    #expect(parent.keys == [] && parent.ended == 0)
    host.device.press(.keyboardEscape)
    host.device.press(.keyboardTab)
    host.device.press(.keyboardS, modifiers: .command)
    #expect(parent.keys == [.keyboardEscape, .keyboardTab, .keyboardS])
    #expect(parent.ended == 3)
    #expect(host.field.text == "a")
  }

  @Test func `Up and Down move the insertion point unless another responder handles them`() {
    let host = TextFieldHost()
    let parent = KeyView(frame: host.device.window.bounds)
    host.device.type("abc")
    host.device.press(.keyboardUpArrow)
    #expect(host.field.selectedTextRange?.start == host.field.beginningOfDocument)
    host.device.press(.keyboardDownArrow)
    #expect(host.field.selectedTextRange?.start == host.field.endOfDocument)
    host.field.resignFirstResponder()
    host.device.window.addSubview(parent)
    parent.addSubview(host.field)
    host.field.becomeFirstResponder()
    host.device.press(.keyboardUpArrow)
    host.device.press(.keyboardDownArrow)
    host.device.press(.keyboardUpArrow)
    #expect(parent.keys == [.keyboardUpArrow, .keyboardDownArrow, .keyboardUpArrow])
    #expect(parent.ended == 3)
    #expect(host.field.selectedTextRange?.start == host.field.endOfDocument)
    host.device.compose("d")
    host.device.press(.keyboardUpArrow)
    #expect(parent.keys.count == 3 && parent.ended == 3)
  }

  @Test(
    arguments: [
      ([(.keyboardLeftArrow, [])], 6..<6), ([(.keyboardUpArrow, [])], 0..<0),
      ([(.keyboardLeftArrow, .alternate)], 4..<4), ([(.keyboardLeftArrow, .command)], 0..<0),
      ([(.keyboardLeftArrow, [.alternate, .shift])], 4..<7),
      ([(.keyboardHome, []), (.keyboardRightArrow, [.alternate])], 3..<3),
      ([(.keyboardLeftArrow, .shift), (.keyboardLeftArrow, .shift)], 5..<7),
      (
        [
          (.keyboardLeftArrow, .shift), (.keyboardLeftArrow, .shift), (.keyboardRightArrow, .shift),
        ],
        6..<7
      ),
      (
        [(.keyboardLeftArrow, .shift), (.keyboardLeftArrow, .shift), (.keyboardLeftArrow, [])],
        5..<5
      ),
      ([(.keyboardA, .command), (.keyboardRightArrow, [])], 7..<7),
      ([(.keyboardA, .command), (.keyboardLeftArrow, [])], 0..<0),
    ] as [([(UIKeyboardHIDUsage, UIKeyModifierFlags)], Range<Int>)])
  func `arrow keys move the insertion point and the selection`(
    keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags)], selection: Range<Int>
  ) {
    let host = TextFieldHost(text: "one two")
    for (key, modifiers) in keys { host.device.press(key, modifiers: modifiers) }
    #expect(host.selection == selection)
  }

  @Test(
    arguments: [
      (.keyboardDeleteOrBackspace, [], "one tw"), (.keyboardDeleteOrBackspace, .alternate, "one "),
      (.keyboardDeleteOrBackspace, .command, ""), (.keyboardDeleteForward, [], "one two"),
    ] as [(UIKeyboardHIDUsage, UIKeyModifierFlags, String)])
  func `delete keys`(key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, text: String) {
    let host = TextFieldHost(text: "one two")
    host.device.press(key, modifiers: modifiers)
    #expect(host.field.text == text)
  }

  @Test func `forward delete deletes the character after the insertion point`() {
    let host = TextFieldHost(text: "a👋🏽b")
    host.select(1..<1)
    host.device.press(.keyboardDeleteForward)
    #expect(host.field.text == "ab" && host.selection == 1..<1)
  }
}
