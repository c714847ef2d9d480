import Testing
import UIKit
import UIKitSimulator

/// A megabyte of text costs as much as the text on the screen.
@MainActor @Suite(.ownDevice) struct LongTextTests {
  private static let megabyte = String(repeating: "The quick brown fox. ", count: 50_000)

  @Test func `typing in long text lays out only the part around the insertion point`() {
    let host = TextFieldHost(text: Self.megabyte)
    let before = host.field.display.bytesShaped
    for letter in ["a", "b", "c", "d", "e"] {
      host.device.type(letter)
      host.device.advance(by: 0.02)
    }
    #expect(host.field.text == Self.megabyte + "abcde")
    #expect(host.field.display.bytesShaped - before < 100_000)
    host.device.press(.keyboardLeftArrow)
    host.device.press(.keyboardDeleteOrBackspace)
    host.device.advance(by: 0.02)
    #expect(host.field.text == Self.megabyte + "abce")
    #expect(host.field.display.bytesShaped - before < 150_000)
  }

  @Test func `long text is shown and measured without laying out all of it`() {
    let host = TextFieldHost(text: Self.megabyte, isEditing: false)
    host.device.advance(by: 0.02)
    #expect(host.field.intrinsicContentSize.width > 2000)
    #expect(host.field.display.bytesShaped < 100_000)
    let empty = TextFieldHost(isEditing: false)
    empty.field.placeholder = Self.megabyte
    empty.device.advance(by: 0.02)
    #expect(empty.field.intrinsicContentSize.width > 2000)
    #expect(empty.field.display.bytesShaped < 100_000)
  }

  /// Returns a Boolean value that indicates whether the field's image has a dark pixel.
  private func hasInk(_ host: TextFieldHost) throws -> Bool {
    let image = try #require(host.device.screenshot().cgImage)
    let frame = host.field.frame
    return (Int(frame.minX) * 3..<Int(frame.maxX) * 3).contains { x in
      image.pixel(x: x, y: Int(frame.midY) * 3).map { $0.r < 100 && $0.b < 100 } ?? false
    }
  }

  @Test(arguments: [0, 600, 5000, 500_000, 1_050_000])
  func `long text is visible around the insertion point at any position`(offset: Int) throws {
    let host = TextFieldHost(text: Self.megabyte)
    host.select(offset..<offset)
    host.device.advance(by: 0.02)
    #expect(try hasInk(host))
    let caret = host.field.caretRect(for: try #require(host.field.selectedTextRange).start)
    #expect(host.field.bounds.insetBy(dx: -1, dy: 0).contains(caret))
    // The pixels below the insertion point show whether it's at the same position.
    let place = try #require(
      host.field.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)))
    #expect(host.field.offset(from: host.field.beginningOfDocument, to: place) == offset)
  }

  @Test func `long secure text is edited like other text`() {
    let host = TextFieldHost(text: String(repeating: "s", count: 20_000))
    host.field.isSecureTextEntry = true
    host.device.advance(by: 0.02)
    host.device.press(.keyboardRightArrow)
    let before = host.field.display.bytesShaped
    host.device.press(.keyboardLeftArrow)
    host.device.advance(by: 0.02)
    #expect(host.field.display.bytesShaped - before < 50_000)
  }

  @Test func `line breaks of long text are displayed as spaces`() throws {
    let host = TextFieldHost(text: String(repeating: "a\nb\r\n", count: 20_000), isEditing: false)
    host.device.advance(by: 0.02)
    #expect(host.field.shownText.string == String(repeating: "a b  ", count: 20_000))
    #expect(host.field.text?.utf16.count == 100_000)
  }

  // MARK: Text views

  @Test func `text higher than a bitmap is drawn in its visible part`() throws {
    let host = TextViewHost(text: String(repeating: "Line\n", count: 2000), isEditing: false)
    host.device.advance(by: 0.02)
    for offset in [0, 200, 20_000, host.view.contentSize.height - host.view.bounds.height] {
      host.view.contentOffset.y = offset
      let image = try #require(host.device.screenshot().cgImage)
      let frame = host.view.frame
      let isSeen = (Int(frame.minY) * 3..<Int(frame.maxY) * 3).contains { y in
        image.pixel(x: Int(frame.minX + 8) * 3, y: y).map { $0.r < 100 } ?? false
      }
      #expect(isSeen)
    }
  }

  @Test func `selected lines share one background`() throws {
    let host = TextViewHost(text: String(repeating: "Line\n", count: 2000))
    host.view.selectAll(nil)
    host.device.advance(by: 0.02)
    let page = try #require(host.view.subviews.first { !$0.subviews.isEmpty })
    #expect(page.subviews.count < 10)
    let range = try #require(host.view.selectedTextRange)
    #expect(host.view.selectionRects(for: range).count >= 2000)
  }
}
