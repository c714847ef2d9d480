import Testing
import UIKit
import UIKitSimulator

/// The position of the insertion point next to right-aligned text and a placeholder.
@MainActor @Suite(.ownDevice) struct TextFieldCaretTests {
  @Test func `the insertion point is next to the last letter of right-aligned text`() throws {
    let host = TextFieldHost(text: "Jane", isEditing: false)
    host.field.textAlignment = .right
    host.field.becomeFirstResponder()
    host.device.settle()
    let (field, start) = (host.field, host.field.beginningOfDocument)
    let all = try #require(field.textRange(from: start, to: field.endOfDocument))
    let text = field.firstRect(for: all)
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(caret.minX >= text.maxX + 1 && caret.maxX <= field.bounds.maxX)
    #expect(field.caretRect(for: start).maxX <= text.minX - 1)
  }

  @Test func `the insertion point is next to the last letter of Arabic text`() throws {
    let host = TextFieldHost(text: "سلام", isEditing: false, locale: "ar_EG")
    host.field.semanticContentAttribute = .forceRightToLeft
    host.field.becomeFirstResponder()
    host.device.settle()
    let (field, start) = (host.field, host.field.beginningOfDocument)
    let all = try #require(field.textRange(from: start, to: field.endOfDocument))
    let text = field.firstRect(for: all)
    #expect(field.caretRect(for: field.endOfDocument).maxX <= text.minX - 1)
    let first = field.caretRect(for: start)
    #expect(first.minX >= text.maxX + 1 && first.maxX <= field.bounds.maxX)
  }

  @Test(arguments: [NSTextAlignment.left, .right])
  func `a placeholder leaves space for the insertion point`(alignment: NSTextAlignment) throws {
    let host = TextFieldHost()
    let field = host.field
    field.placeholder = "HHHH"
    field.textAlignment = alignment
    field.tintColor = .clear
    field.placeholder = "IIII"
    host.device.settle()
    let caret = field.convert(field.caretRect(for: field.beginningOfDocument), to: nil)
    let image = try #require(host.device.screenImage())
    // The colors of the pixel columns under the insertion point and one point beside it.
    for x in Int((caret.minX - 0.9) * 3)...Int((caret.maxX + 0.9) * 3) {
      let column = try (Int(caret.minY * 3)..<Int(caret.maxY * 3)).map {
        try #require(image.pixel(x: x, y: $0)).g
      }
      #expect(Set(column).count == 1, "There is ink at \(x).")
    }
  }

  @Test func `the clear button grows with the text size`() {
    let host = TextFieldHost(text: "a")
    host.field.clearButtonMode = .always
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 60)
    let small = host.field.clearButtonRect(forBounds: bounds)
    host.device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    host.device.settle()
    let large = host.field.clearButtonRect(forBounds: bounds)
    #expect(small.width == 19 && large.width > 30 && large.maxX == small.maxX)
  }

  @Test func `a placeholder that equals the label isn't read as the value`() {
    let field = UITextField()
    field.placeholder = "Search"
    #expect(field.accessibilityValue == "Search")
    field.accessibilityLabel = "Search"
    #expect(field.accessibilityValue == nil)
    field.accessibilityLabel = "City"
    #expect(field.accessibilityValue == "Search")
    field.text = "Rome"
    #expect(field.accessibilityValue == "Rome")
  }
}
