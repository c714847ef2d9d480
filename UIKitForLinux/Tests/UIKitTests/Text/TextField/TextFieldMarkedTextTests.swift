import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct TextFieldMarkedTextTests {
  private func marked(_ host: TextFieldHost) -> String? {
    host.field.markedTextRange.flatMap { host.field.text(in: $0) }
  }

  @Test func `marked text is part of the text, and grows in place`() {
    let host = TextFieldHost(text: "ab")
    host.select(1..<1)
    host.device.compose("n")
    host.device.compose("ni")
    #expect(host.field.text == "anib")
    #expect(marked(host) == "ni")
    #expect(host.selection == 3..<3)
  }

  @Test func `committing replaces the marked text`() {
    let host = TextFieldHost(text: "a")
    host.device.compose("ni")
    host.device.commitComposition(as: "你")
    #expect(host.field.text == "a你")
    #expect(host.field.markedTextRange == nil && host.selection == 2..<2)
  }

  @Test func `marked text can be committed unchanged`() {
    let host = TextFieldHost()
    host.device.compose("ni")
    host.device.commitComposition()
    #expect(host.field.text == "ni" && host.field.markedTextRange == nil)
  }

  @Test func `the delegate is asked about each letter, but not about the committed text`() {
    let host = TextFieldHost(text: "a")
    host.device.type("你")
    #expect(
      host.log == [
        "shouldChange 1+0 “n”", "selection", "event changed", "posted changed",
        "shouldChange 2+0 “i”", "selection", "event changed", "posted changed",
        "selection", "event changed", "posted changed",
      ])
    #expect(host.field.text == "a你")
  }

  @Test func `a refused letter isn't added to the marked text`() {
    let host = TextFieldHost()
    host.device.compose("n")
    host.refusals = ["shouldChange"]
    host.device.compose("ni")
    #expect(host.field.text == "n")
  }

  @Test func `setting marked text doesn't ask the delegate, but notifies it`() {
    let host = TextFieldHost()
    host.field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    #expect(host.log == ["selection", "event changed", "posted changed"])
    host.clearLog()
    host.field.unmarkText()
    #expect(host.log == ["selection", "event changed", "posted changed"])
    host.field.unmarkText()
    #expect(host.log.count == 3)
  }

  @Test func `Return commits marked text without returning`() {
    let host = TextFieldHost()
    host.device.compose("hao")
    host.clearLog()
    host.device.press(.keyboardReturnOrEnter)
    #expect(!host.log.contains("shouldReturn"))
    #expect(host.field.text == "hao" && host.field.markedTextRange == nil)
    host.device.press(.keyboardReturnOrEnter)
    #expect(host.log.contains("shouldReturn"))
  }

  @Test func `Escape first discards marked text`() {
    let host = TextFieldHost(text: "a")
    host.device.compose("hao")
    host.device.press(.keyboardEscape)
    #expect(host.field.text == "a" && host.field.markedTextRange == nil)
  }

  @Test func `backspace deletes a marked letter, and the last one ends the composition`() {
    let host = TextFieldHost(text: "a")
    host.device.compose("ni")
    host.field.deleteBackward()
    #expect(marked(host) == "n")
    host.field.deleteBackward()
    #expect(host.field.markedTextRange == nil && host.field.text == "a")
  }

  @Test func `ending editing commits marked text before the delegate is asked`() {
    let host = TextFieldHost()
    host.device.compose("ni")
    host.clearLog()
    host.field.resignFirstResponder()
    #expect(host.log.prefix(4) == ["selection", "event changed", "posted changed", "shouldEnd"])
    #expect(host.field.text == "ni" && host.field.markedTextRange == nil)
  }

  @Test func `setting the text ends the composition`() {
    let host = TextFieldHost()
    host.device.compose("ni")
    host.field.text = "ok"
    #expect(host.field.markedTextRange == nil && host.field.text == "ok")
  }

  @Test func `marked text replaces the selection`() {
    let host = TextFieldHost(text: "abc")
    host.field.selectAll(nil)
    host.device.type("好")
    #expect(host.field.text == "好")
  }

  @Test func `letters extend marked text, space commits it, and punctuation follows it`() {
    let host = TextFieldHost()
    host.device.compose("n")
    host.device.type("i")
    #expect(marked(host) == "ni")
    host.device.type(" ")
    #expect(host.field.text == "ni" && marked(host) == nil)
    host.device.compose("h")
    host.device.showsSoftwareKeyboard = false
    host.device.type("ao!")
    #expect(host.field.text == "nihao!" && marked(host) == nil)
  }

  @Test func `Latin and Chinese text can be typed in turn`() {
    let host = TextFieldHost()
    host.device.type("Hi 你好, world")
    #expect(host.field.text == "Hi 你好, world")
  }
}
