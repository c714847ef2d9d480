import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Undo after changes that UIKit doesn't know, with steps that restore the text or replace a range.
@MainActor @Suite(.ownDevice) struct TextUndoTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }
  nonisolated private static let both = [1...1, 1...5]

  /// Presents content, and returns its view.
  private func show(
    _ content: TextContent, _ lines: ClosedRange<Int>, byRange: Bool
  ) throws -> TextContentView {
    device.undoesTextFieldsByRange = byRange
    screen.show(content.lines(lines))
    let delegate = screen.textField?.delegate ?? screen.textView?.delegate
    return try #require(delegate as? TextContentView)
  }

  /// Undoes everything, and returns the text.
  private func undoAll(_ view: TextContentView) throws -> String {
    let manager = try #require(view.entry.undoManager)
    for _ in 0..<9 { manager.undo() }
    return view.entry.enteredText
  }

  @Test(arguments: both, [false, true])
  func `undo ends at the last suggestion`(lines: ClosedRange<Int>, byRange: Bool) throws {
    for (typed, suggestion) in [("a", "abc"), ("abcdefghij", "ab"), ("abc", "xyz")] {
      let view = try show(.text().suggestions([suggestion]), lines, byRange: byRange)
      device.type(typed)
      view.replaceText(with: suggestion)
      #expect(view.entry.undoManager?.canUndo == false)
      device.type("d")
      #expect(try undoAll(view) == suggestion)
      view.entry.undoManager?.redo()
      #expect(view.entry.enteredText == suggestion + "d")
      screen.sheet.dismiss()
      screen.settleAnimations()
    }
  }

  @Test(arguments: both, [false, true])
  func `an undo can lead to an update`(lines: ClosedRange<Int>, byRange: Bool) throws {
    device.undoesTextFieldsByRange = byRange
    let content = TextContent.text("a").lines(lines)
    screen.sheet.show(
      content, in: screen.view,
      callbacks: SheetCallbacks(valueChanged: { [sheet = screen.sheet] text in
        if text == "a" { sheet.update(TextContent.text("c").lines(lines)) }
      }), onValue: { _ in })
    screen.settleAnimations()
    device.type("x")
    device.press(.keyboardZ, modifiers: .command)
    device.settle()
    let delegate = screen.textField?.delegate ?? screen.textView?.delegate
    let view = try #require(delegate as? TextContentView)
    #expect(view.entry.enteredText == "c" && view.entry.undoManager?.canUndo == false)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test(arguments: both, [false, true])
  func `undo ends at a text that the app sets`(lines: ClosedRange<Int>, byRange: Bool) throws {
    let view = try show(.text(), lines, byRange: byRange)
    device.type("abcdef")
    #expect(screen.sheet.update(TextContent.text("xy").lines(lines)))
    #expect(try undoAll(view) == "xy")
  }

  @Test(arguments: both, [false, true])
  func `undo repeats no change that a locked text has refused`(
    lines: ClosedRange<Int>, byRange: Bool
  ) throws {
    let view = try show(.text(), lines, byRange: byRange)
    device.type("abc")
    view.lock.isSettling = true
    device.type("d")
    (view.entry as? any UIKeyInput)?.deleteBackward()
    screen.paste("efghi")
    #expect(view.entry.enteredText == "abc")
    view.lock.isSettling = false
    #expect(try undoAll(view) == "abc")
  }

  @Test(arguments: both, [false, true])
  func `a text that was locked without a change can be undone`(
    lines: ClosedRange<Int>, byRange: Bool
  ) throws {
    let view = try show(.text(), lines, byRange: byRange)
    device.type("abc")
    view.lock.isSettling = true
    view.lock.isSettling = false
    #expect(try undoAll(view) == "")
  }

  @Test(arguments: [false, true]) func `Clear can be undone`(byRange: Bool) throws {
    let view = try show(.text(), 1...1, byRange: byRange)
    device.type("abc")
    screen.settleAnimations()
    let field = try #require(view.textField)
    let button = field.clearButtonRect(forBounds: field.bounds)
    device.tap(at: field.convert(CGPoint(x: button.midX, y: button.midY), to: nil))
    #expect(field.text == "")
    field.undoManager?.undo()
    #expect(field.text == "abc")
    field.undoManager?.undo()
    #expect(field.text == "")
  }
}
