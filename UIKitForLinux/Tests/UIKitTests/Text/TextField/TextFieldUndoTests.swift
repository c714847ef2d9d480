import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct TextFieldUndoTests {
  @Test func `what was typed in one go is taken back at once`() throws {
    let host = TextFieldHost(text: "a")
    let undo = try #require(host.field.undoManager)
    #expect(!undo.canUndo)
    host.device.type("bcd")
    #expect(undo.undoMenuItemTitle == "Undo Typing")
    undo.undo()
    #expect(host.field.text == "a" && host.selection == 1..<1)
    #expect(undo.canRedo && !undo.canUndo)
    undo.redo()
    #expect(host.field.text == "abcd")
  }

  @Test func `moving the caret begins anew, also within one turn`() {
    let host = TextFieldHost()
    host.field.insertText("b")
    host.select(0..<0)
    host.field.insertText("a")
    host.field.undoManager?.undo()
    #expect(host.field.text == "b")
    host.field.undoManager?.undo()
    #expect(host.field.text == "")
  }

  @Test func `deleting is taken back apart from typing`() {
    let host = TextFieldHost()
    host.device.type("abc")
    host.field.deleteBackward()
    host.field.deleteBackward()
    host.field.undoManager?.undo()
    #expect(host.field.text == "abc")
    host.field.undoManager?.undo()
    #expect(host.field.text == "")
  }

  @Test func `a composition is taken back with the letters before it, not letter by letter`() {
    let host = TextFieldHost()
    host.device.type("a你好")
    host.field.undoManager?.undo()
    #expect(host.field.text == "")
    host.field.undoManager?.redo()
    #expect(host.field.text == "a你好" && host.field.markedTextRange == nil)
  }

  @Test func `undoing tells, but does not ask`() {
    let host = TextFieldHost()
    host.device.type("a")
    host.clearLog()
    host.field.undoManager?.undo()
    #expect(host.log == ["selection", "event changed", "posted changed"])
  }

  @Test func `text of the app's is not taken back`() {
    let host = TextFieldHost()
    host.device.type("a")
    host.field.text = "new"
    #expect(host.field.undoManager?.canUndo == false)
  }

  @Test func `keys undo and redo`() {
    let host = TextFieldHost()
    host.device.type("ab")
    host.device.press(.keyboardZ, modifiers: .command)
    #expect(host.field.text == "")
    host.device.press(.keyboardZ, modifiers: [.command, .shift])
    #expect(host.field.text == "ab")
  }

  @Test func `attributes come back too`() {
    let host = TextFieldHost()
    host.field.attributedText = NSAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.systemRed])
    host.field.selectAll(nil)
    host.field.delete(nil)
    host.field.undoManager?.undo()
    #expect(
      host.field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor == .systemRed)
  }
}
