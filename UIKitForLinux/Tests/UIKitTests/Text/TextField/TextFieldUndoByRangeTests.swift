import Testing
import UIKit
import UIKitSimulator

/// Undo in text fields as reports about iOS describe it.
@MainActor @Suite(.ownDevice) struct TextFieldUndoByRangeTests {
  private func host(_ text: String = "") -> TextFieldHost {
    let host = TextFieldHost(text: text)
    host.device.undoesTextFieldsByRange = true
    return host
  }

  @Test func `undo asks the delegate, and reverts consecutive typing at once`() {
    let host = host("a")
    host.device.type("bcd")
    host.clearLog()
    host.field.undoManager?.undo()
    #expect(host.log.first == "shouldChange 1+3 “”")
    #expect(host.field.text == "a")
    host.field.undoManager?.redo()
    #expect(host.field.text == "abcd")
  }

  @Test func `deleting and typing are separate undo steps`() {
    let host = host()
    host.device.type("abcd")
    for _ in 0..<3 { host.field.deleteBackward() }
    host.select(0..<0)
    host.device.type("x")
    for text in ["a", "abcd", ""] {
      host.field.undoManager?.undo()
      #expect(host.field.text == text)
    }
    for text in ["abcd", "a", "xa"] {
      host.field.undoManager?.redo()
      #expect(host.field.text == text)
    }
  }

  @Test func `undo reverts a composition with the letters before it`() {
    let host = host()
    host.device.type("a")
    host.device.compose("ni")
    host.device.compose("nihao")
    host.device.commitComposition(as: "你好")
    host.field.undoManager?.undo()
    #expect(host.field.text == "")
    host.field.undoManager?.redo()
    #expect(host.field.text == "a你好" && host.field.markedTextRange == nil)
  }

  @Test func `a change that was refused can be undone`() {
    let host = host("abc")
    host.refusals = ["shouldChange"]
    host.device.type("d")
    host.field.deleteBackward()
    host.clearLog()
    for _ in 0..<2 { host.field.undoManager?.undo() }
    #expect(host.log == ["shouldChange 2+0 “c”", "shouldChange 3+1 “”"])
    #expect(host.field.text == "abc")
  }

  @Test func `text that is set in code doesn't remove the steps before it`() {
    let host = host()
    host.device.type("a")
    host.field.text = "xyz"
    host.field.undoManager?.undo()
    #expect(host.field.text == "yz")
  }

  @Test func `an accepted range outside the text stops the program`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        let host = TextFieldHost()
        host.device.undoesTextFieldsByRange = true
        host.device.type("abc")
        host.field.text = ""
        host.field.undoManager?.undo()
      })
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "NSRangeException: Undo replaces 0..<3 of a text with the length 0."))
  }
}
