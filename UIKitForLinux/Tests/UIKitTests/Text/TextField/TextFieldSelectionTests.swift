import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct TextFieldSelectionTests {
  @Test func `the insertion point is at the end of a new text, and at the beginning of editing`() {
    let host = TextFieldHost(text: "abc", isEditing: false)
    #expect(host.selection == 3..<3)
    host.select(1..<1)
    host.field.text = "abcdef"
    #expect(host.selection == 6..<6)
    host.select(2..<2)
    host.field.becomeFirstResponder()
    #expect(host.selection == 6..<6)
  }

  @Test func `a field in no window keeps the selection that is set`() throws {
    let field = UITextField()
    field.text = "352450260"
    for offset in [0, -5] {
      let place = try #require(field.position(from: field.endOfDocument, offset: offset))
      field.selectedTextRange = field.textRange(from: place, to: place)
      #expect(field.selectedTextRange?.start == place && field.selectedTextRange?.end == place)
    }
  }

  @Test func `a changed selection is notified once`() {
    let host = TextFieldHost(text: "abc")
    host.select(1..<2)
    host.select(1..<2)
    #expect(host.log == ["selection"])
  }

  @Test func `a tap begins editing and moves the insertion point`() throws {
    let host = TextFieldHost(text: "iiiiiWWWWW", isEditing: false)
    let place = try #require(host.field.position(from: host.field.beginningOfDocument, offset: 5))
    let x = host.field.caretRect(for: place).minX
    host.device.tap(at: CGPoint(x: 20 + x + 1, y: 117))
    #expect(host.selection == 5..<5)
    host.device.advance(by: 1)
    host.device.tap(at: CGPoint(x: 20 + 1, y: 117))
    #expect(host.selection == 0..<0)
    host.device.advance(by: 1)
    host.device.tap(at: CGPoint(x: 215, y: 117))
    #expect(host.selection == 10..<10)
  }

  @Test func `two taps select a word`() throws {
    let host = TextFieldHost(text: "one two three")
    let place = try #require(host.field.position(from: host.field.beginningOfDocument, offset: 5))
    host.device.doubleTap(at: CGPoint(x: 20 + host.field.caretRect(for: place).minX, y: 117))
    #expect(host.selection == 4..<7)
  }

  @Test func `select and selectAll select a word and everything`() {
    let host = TextFieldHost(text: "one two")
    host.select(1..<1)
    host.field.select(nil)
    #expect(host.selection == 0..<3)
    host.field.selectAll(nil)
    #expect(host.selection == 0..<7)
    host.field.delete(nil)
    #expect(host.field.text == "")
  }

  @Test func `selection rectangles are in order from left to right`() throws {
    let host = TextFieldHost(text: "abcdef")
    let start = host.field.beginningOfDocument
    var last: CGFloat = -1
    for offset in 0...6 {
      let place = try #require(host.field.position(from: start, offset: offset))
      let caret = host.field.caretRect(for: place)
      #expect(caret.minX > last && caret.width == 2)
      #expect(host.field.bounds.contains(caret))
      #expect(host.field.closestPosition(to: CGPoint(x: caret.midX, y: 0)) == place)
      last = caret.minX
    }
    let all = try #require(host.field.textRange(from: start, to: host.field.endOfDocument))
    let rects = host.field.selectionRects(for: all)
    #expect(rects.count == 1)
    #expect(rects.first?.containsStart == true && rects.first?.containsEnd == true)
    #expect(abs((rects.first?.rect.maxX ?? 0) - last) <= 2)
    #expect(host.field.firstRect(for: all) == rects.first?.rect)
  }

  @Test func `long text scrolls to the insertion point`() throws {
    let host = TextFieldHost()
    host.device.type("a text that is much longer than the field is wide")
    var caret = host.field.caretRect(for: host.field.endOfDocument)
    #expect(host.field.bounds.contains(caret))
    #expect(caret.maxX > 190)
    #expect(host.field.caretRect(for: host.field.beginningOfDocument).minX < 0)
    host.device.press(.keyboardLeftArrow, modifiers: .command)
    caret = host.field.caretRect(for: host.field.beginningOfDocument)
    #expect(caret.minX == 0)
  }

  @Test func `right-to-left text begins at the right, and arrow keys move in their direction`() {
    let host = TextFieldHost(text: "שלום", locale: "he_IL")
    #expect(host.field.caretRect(for: host.field.beginningOfDocument).minX > 190)
    host.device.press(.keyboardRightArrow)
    #expect(host.selection == 3..<3)
    host.device.press(.keyboardLeftArrow)
    #expect(host.selection == 4..<4)
  }

  @Test func `the insertion point blinks on the device's clock`() throws {
    let host = TextFieldHost(text: "a")
    let clip = try #require(host.field.subviews.first { $0.clipsToBounds })
    let caret = try #require(clip.subviews.first { $0.bounds.width == 2 })
    host.field.insertText("b")
    host.device.advance(by: 0.1)
    #expect(caret.layer.presentation()?.opacity == 1)
    host.device.advance(by: 0.65)
    #expect((caret.layer.presentation()?.opacity ?? 1) < 0.1)
    host.device.advance(by: 0.5)
    #expect((caret.layer.presentation()?.opacity ?? 0) > 0.9)
    host.field.selectAll(nil)
    host.device.advance(by: 0.1)
    #expect(caret.isHidden)
    host.select(1..<1)
    host.device.advance(by: 0.1)
    #expect(!caret.isHidden)
    host.field.resignFirstResponder()
    host.device.advance(by: 0.1)
    #expect(caret.isHidden)
  }
}
