import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct TextFieldEditingTests {
  @Test(arguments: [
    "a", "é", "e\u{301}", "👋🏽", "👨‍👩‍👧‍👦", "🇨🇳", "你", "한", "नि", "1️⃣",
  ])
  func `backspace deletes one grapheme cluster`(character: String) {
    let host = TextFieldHost(text: "x" + character)
    host.field.deleteBackward()
    #expect(host.field.text == "x")
    #expect(host.log.first == "shouldChange 1+\(character.utf16.count) “”")
    host.field.deleteBackward()
    host.field.deleteBackward()
    #expect(host.field.text == "")
  }

  @Test func `text is inserted at the insertion point, or replaces the selection`() {
    let host = TextFieldHost(text: "held")
    host.select(3..<3)
    host.field.insertText("l")
    #expect(host.field.text == "helld")
    host.select(1..<4)
    host.field.insertText("o")
    #expect(host.field.text == "hod" && host.selection == 2..<2)
    host.select(0..<2)
    host.field.deleteBackward()
    #expect(host.field.text == "d" && host.selection == 0..<0)
  }

  @Test func `clearsOnInsertion replaces all text with the first typed character`() {
    let host = TextFieldHost(text: "old")
    host.field.clearsOnInsertion = true
    host.field.insertText("n")
    #expect(host.field.text == "n")
  }

  @Test func `replacing a range doesn't ask the delegate`() throws {
    let host = TextFieldHost(text: "hello")
    let start = host.field.beginningOfDocument
    let range = try #require(
      host.field.position(from: start, offset: 1).flatMap {
        host.field.textRange(from: start, to: $0)
      })
    host.field.replace(range, withText: "J")
    #expect(host.field.text == "Jello")
    #expect(host.log == ["selection", "event changed", "posted changed"])
  }

  @Test func `text is never nil`() {
    let field = UITextField()
    #expect(field.text == "")
    field.text = nil
    #expect(field.text == "" && !field.hasText)
  }

  @Test func `attributes move with their text, and typing continues the previous ones`() {
    let host = TextFieldHost()
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(
      .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 1, length: 1))
    host.field.attributedText = text
    host.field.insertText("c")
    let result = host.field.attributedText
    #expect(result?.string == "abc")
    #expect(
      result?.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .systemRed)
    host.field.text = "plain"
    #expect(
      host.field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
  }

  @Test func `font and color are the default attributes`() {
    let field = UITextField()
    #expect(field.font?.pointSize == 17)
    #expect(field.textColor == .label)
    field.font = .systemFont(ofSize: 20)
    field.textColor = .systemRed
    #expect((field.defaultTextAttributes[.font] as? UIFont)?.pointSize == 20)
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .systemRed)
  }

  @Test func `text positions are compared, counted, and clamped to the text`() {
    let field = UITextField()
    field.text = "👋a"
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    #expect(field.offset(from: start, to: end) == 3)
    #expect(field.compare(start, to: end) == .orderedAscending)
    #expect(field.position(from: end, offset: 1) == nil)
    #expect(field.position(from: start, offset: -1) == nil)
    let next = field.position(from: start, in: .right, offset: 1)
    #expect(next.map { field.offset(from: start, to: $0) } == 2)
    #expect(field.textRange(from: end, to: start).flatMap { field.text(in: $0) } == "👋a")
  }

  @Test(
    arguments: [
      ("one two", 1, "one"), ("one two", 3, nil), ("one two", 4, "two"),
      ("it’s", 1, "it’s"), ("a你好b", 2, "你好"), ("…", 0, nil),
    ] as [(String, Int, String?)])
  func `the tokenizer finds words`(text: String, offset: Int, word: String?) throws {
    let field = UITextField()
    field.text = text
    let place = try #require(field.position(from: field.beginningOfDocument, offset: offset))
    let range = field.tokenizer.rangeEnclosingPosition(
      place, with: .word, inDirection: .storage(.forward))
    #expect(range.flatMap { field.text(in: $0) } == word)
  }

  @Test func `the tokenizer finds boundaries in both directions`() throws {
    let field = UITextField()
    field.text = "One two. Three"
    let tokenizer = field.tokenizer
    func offset(_ place: UITextPosition?) -> Int? {
      place.map { field.offset(from: field.beginningOfDocument, to: $0) }
    }
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    #expect(
      offset(tokenizer.position(from: place, toBoundary: .word, inDirection: .storage(.forward)))
        == 7)
    #expect(
      offset(tokenizer.position(from: place, toBoundary: .word, inDirection: .storage(.backward)))
        == 4)
    #expect(
      offset(
        tokenizer.position(from: place, toBoundary: .sentence, inDirection: .storage(.forward)))
        == 8)
    #expect(
      tokenizer.isPosition(
        field.endOfDocument, atBoundary: .word, inDirection: .storage(.forward)))
    #expect(
      !tokenizer.isPosition(place, atBoundary: .word, inDirection: .storage(.forward)))
    #expect(
      tokenizer.isPosition(place, withinTextUnit: .word, inDirection: .storage(.forward)))
  }
}
