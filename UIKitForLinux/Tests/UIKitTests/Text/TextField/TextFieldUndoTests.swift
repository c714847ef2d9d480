import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct TextFieldUndoTests {
  @Test func `undo reverts consecutive typing at once`() throws {
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

  @Test
  func `moving the insertion point begins a new undo step, also within one turn of the run loop`() {
    let host = TextFieldHost()
    host.field.insertText("b")
    host.select(0..<0)
    host.field.insertText("a")
    host.field.undoManager?.undo()
    #expect(host.field.text == "b")
    host.field.undoManager?.undo()
    #expect(host.field.text == "")
  }

  @Test func `deleting and typing are separate undo steps`() {
    let host = TextFieldHost()
    host.device.type("abc")
    host.field.deleteBackward()
    host.field.deleteBackward()
    host.field.undoManager?.undo()
    #expect(host.field.text == "abc")
    host.field.undoManager?.undo()
    #expect(host.field.text == "")
  }

  @Test func `undo reverts a composition with the letters before it`() {
    let host = TextFieldHost()
    host.device.type("a你好")
    host.field.undoManager?.undo()
    #expect(host.field.text == "")
    host.field.undoManager?.redo()
    #expect(host.field.text == "a你好" && host.field.markedTextRange == nil)
  }

  @Test func `undo notifies the delegate, but doesn't ask it`() {
    let host = TextFieldHost()
    host.device.type("a")
    host.clearLog()
    host.field.undoManager?.undo()
    #expect(host.log == ["selection", "event changed", "posted changed"])
  }

  @Test func `text set in code can't be undone`() {
    let host = TextFieldHost()
    host.device.type("a")
    host.field.text = "new"
    #expect(host.field.undoManager?.canUndo == false)
  }

  @Test func `keyboard shortcuts undo and redo`() {
    let host = TextFieldHost()
    host.device.type("ab")
    host.device.press(.keyboardZ, modifiers: .command)
    #expect(host.field.text == "")
    host.device.press(.keyboardZ, modifiers: [.command, .shift])
    #expect(host.field.text == "ab")
  }

  @Test func `undo restores attributes`() {
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
