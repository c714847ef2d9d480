import Testing
import UIKit
import UIKitSimulator

/// Delegate calls and notifications when editing begins, changes, and ends, in their order.
@MainActor @Suite(.ownDevice) struct TextViewEditingTests {
  @Test func `the delegate methods are called in UIKit's order`() {
    let host = TextViewHost(isEditing: false)
    host.view.becomeFirstResponder()
    #expect(host.log == ["shouldBegin", "didBegin", "posted begin"])
    host.clearLog()
    host.view.insertText("a")
    #expect(host.log == ["shouldChange 0+0 “a”", "selection", "didChange", "posted changed"])
    host.clearLog()
    host.view.resignFirstResponder()
    #expect(host.log == ["shouldEnd", "didEnd", "posted end"])
  }

  @Test(arguments: ["shouldBegin", "shouldEnd", "shouldChange"])
  func `the delegate can refuse changes`(refusal: String) {
    let host = TextViewHost(text: "a", isEditing: refusal != "shouldBegin")
    host.refusals = [refusal]
    switch refusal {
    case "shouldBegin": #expect(!host.view.becomeFirstResponder())
    case "shouldEnd": #expect(!host.view.resignFirstResponder())
    default:
      host.view.insertText("b")
      host.view.deleteBackward()
      #expect(host.view.text == "a")
    }
    #expect(host.view.isFirstResponder == (refusal != "shouldBegin"))
  }

  @Test func `setting the text notifies only of the selection`() {
    let host = TextViewHost()
    host.view.text = "abc"
    #expect(host.log == ["selection"])
    #expect(host.selection == 3..<3)
  }

  @Test func `Return inserts a line break on both keyboards`() {
    let host = TextViewHost(text: "a")
    host.device.type("\nb")
    host.device.showsSoftwareKeyboard = false
    host.device.press(.keyboardReturnOrEnter)
    host.device.type("c")
    #expect(host.view.text == "a\nb\nc")
  }

  @Test func `pasted line breaks are kept`() {
    let host = TextViewHost(text: "a")
    UIPasteboard.general.string = "b\nc"
    host.view.paste(nil)
    #expect(host.view.text == "ab\nc")
    host.view.selectAll(nil)
    host.view.cut(nil)
    #expect(host.view.text == "")
    #expect(UIPasteboard.general.string == "ab\nc")
  }

  @Test func `an input method sets marked text, and Return commits it`() {
    let host = TextViewHost(text: "a")
    host.device.compose("ni")
    #expect(host.view.markedTextRange != nil)
    #expect(host.view.text == "ani")
    host.device.type("\n")
    #expect(host.view.markedTextRange == nil)
    #expect(host.view.text == "ani")
    host.device.type("你好")
    #expect(host.view.text == "ani你好")
  }

  @Test func `undo reverts consecutive typing at once in a text view`() {
    let host = TextViewHost()
    host.device.showsSoftwareKeyboard = false
    host.device.type("ab\nc")
    host.device.press(.keyboardZ, modifiers: .command)
    #expect(host.view.text == "")
    host.device.press(.keyboardZ, modifiers: [.command, .shift])
    #expect(host.view.text == "ab\nc")
  }

  @Test func `read-only text shows no keyboard and doesn't change`() {
    let host = TextViewHost(text: "hello world", isEditing: false)
    host.view.isEditable = false
    host.device.tap(at: CGPoint(x: 40, y: 118))
    #expect(!host.view.isFirstResponder)
    #expect(host.view.becomeFirstResponder())
    host.device.settle()
    #expect(!host.device.system.keyboard.isVisible)
    host.view.selectAll(nil)
    host.view.insertText("x")
    host.view.deleteBackward()
    host.view.cut(nil)
    #expect(host.view.text == "hello world")
    #expect(host.log == ["selection"] || host.log == [])
    host.view.copy(nil)
    #expect(UIPasteboard.general.string == "hello world")
  }

  @Test func `the accessibility tree has the text`() {
    let host = TextViewHost(text: "one\ntwo", isEditing: false)
    host.view.accessibilityLabel = "Bio"
    #expect(host.device.accessibilityTree().contains("text field “Bio” = “one"))
  }

  @Test func `the background is the system's`() {
    for view in [UITextView(), UITextView(frame: .zero, textContainer: nil)] {
      #expect(view.backgroundColor == .systemBackground)
    }
  }
}
