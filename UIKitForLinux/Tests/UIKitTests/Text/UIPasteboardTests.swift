import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct UIPasteboardTests {
  @Test func `every device has its own pasteboard`() {
    let first = Simulator()
    UIPasteboard.general.string = "first"
    _ = Simulator()
    #expect(UIPasteboard.general.string == nil)
    first.advance(by: 0)
    #expect(UIPasteboard.general.string == "first")
  }

  @Test func `changes are counted and notified`() {
    _ = Simulator()
    let board = UIPasteboard.general
    // The notification is posted and counted on the main actor.
    nonisolated(unsafe) var told = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { _ in told += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    board.strings = ["a", "b"]
    #expect(board.changeCount == 1 && told == 1)
    #expect(board.string == "a" && board.numberOfItems == 2 && board.hasStrings)
    board.string = nil
    #expect(board.changeCount == 2 && !board.hasStrings && board.strings == nil)
  }

  @Test func `named pasteboards are shared, others are separate`() {
    _ = Simulator()
    let name = UIPasteboard.Name("drafts")
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard(name: name, create: true)?.string = "draft"
    #expect(UIPasteboard(name: name, create: false)?.string == "draft")
    #expect(UIPasteboard.withUniqueName() != UIPasteboard.withUniqueName())
    #expect(UIPasteboard.general.string == nil)
  }
}

@MainActor @Suite(.ownDevice) struct TextFieldPasteboardTests {
  @Test func `cut, copy and paste`() {
    let host = TextFieldHost(text: "one two")
    host.select(0..<3)
    host.field.copy(nil)
    #expect(UIPasteboard.general.string == "one" && host.field.text == "one two")
    host.field.cut(nil)
    #expect(host.field.text == " two" && host.selection == 0..<0)
    host.select(4..<4)
    host.field.paste(nil)
    #expect(host.field.text == " twoone")
  }

  @Test func `pasting asks the delegate, and joins lines`() {
    let host = TextFieldHost()
    UIPasteboard.general.string = "a\nb"
    host.field.paste(nil)
    #expect(host.log.first == "shouldChange 0+0 “a b”")
    #expect(host.field.text == "a b")
    host.refusals = ["shouldChange"]
    host.field.paste(nil)
    #expect(host.field.text == "a b")
  }

  @Test func `a refused cut and an empty selection copy nothing`() {
    let host = TextFieldHost(text: "abc")
    host.field.copy(nil)
    host.field.cut(nil)
    host.select(0..<2)
    host.refusals = ["shouldChange"]
    host.field.cut(nil)
    #expect(UIPasteboard.general.changeCount == 0 && host.field.text == "abc")
  }

  @Test func `keyboard shortcuts cut, copy, and paste`() {
    let host = TextFieldHost(text: "abc")
    host.device.press(.keyboardA, modifiers: .command)
    host.device.press(.keyboardX, modifiers: .command)
    #expect(host.field.text == "")
    host.device.press(.keyboardV, modifiers: .command)
    host.device.press(.keyboardV, modifiers: .command)
    #expect(host.field.text == "abcabc")
  }
}
