import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// What stands before and after a text, and isn't part of it.
@MainActor @Suite(.ownDevice) struct TextAffixTests {
  private func screen(_ locale: String = "en_US") -> TestHost {
    TestHost(on: Simulator(.iPhone16, locale: Locale(identifier: locale)))
  }

  private func label(_ text: String, _ screen: TestHost) -> UILabel? {
    func label(in view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == text { return label }
      return view.subviews.lazy.compactMap { label(in: $0) }.first
    }
    return screen.panel.flatMap { label(in: $0) }
  }

  private func place(_ view: UIView?) throws -> CGRect {
    let view = try #require(view)
    return view.convert(view.bounds, to: nil)
  }

  nonisolated private static let locales = ["en_US", "ar_EG", "he_IL"]

  @Test(arguments: locales, [false, true])
  func `an address is read from left to right in every language`(
    locale: String, isLine: Bool
  ) async throws {
    let screen = screen(locale)
    let content = TextContent.text("example").prefix("https://").suffix(".com")
    if isLine {
      screen.show(.form("example") { f, _ in f.field("Site", \.self) { _ in content } })
    } else {
      screen.show(content)
    }
    await screen.device.settle()
    let field = try #require(screen.textField)
    let (before, after) = (try place(label("https://", screen)), try place(label(".com", screen)))
    #expect(before.maxX <= (try place(field)).minX + 0.5)
    #expect(after.minX >= (try place(field)).maxX - 0.5)
    // The text is between them, without a button.
    #expect(abs(before.maxX - (try place(field)).minX) <= 0.5)
    #expect(abs(after.minX - (try place(field)).maxX) <= 0.5)
    #expect(field.clearButtonMode == .never)
  }

  @Test(arguments: locales)
  func `a sign stands at the leading edge`(locale: String) async throws {
    let screen = screen(locale)
    screen.show(.text("ada").prefix("@"))
    await screen.device.settle()
    let (sign, field) = (try place(label("@", screen)), try place(screen.textField))
    if locale == "en_US" {
      #expect(sign.maxX <= field.minX + 0.5)
    } else {
      #expect(sign.minX >= field.maxX - 0.5)
    }
    #expect(screen.textField?.textAlignment == .natural)
  }

  @Test func `a suffix follows the text in a line of a form`() async throws {
    for (locale, suffix, alignment) in [
      ("en_US", ".txt", NSTextAlignment.right), ("ar_EG", ".txt", .left), ("ar_EG", "!", .left),
    ] {
      let screen = screen(locale)
      screen.show(.form("a") { f, _ in f.field("File", \.self) { .text($0).suffix(suffix) } })
      await screen.device.settle()
      #expect(screen.textField?.textAlignment == alignment)
    }
  }

  nonisolated private static let texts: [(pasted: String, value: String)] = [
    ("example.com", "example.com"), ("https://example.com", "example.com"),
    ("HTTPS://example.com ", "example.com"), (" https://https://a/", "a"), ("https://", ""),
    ("https:/", "https:"), ("/", ""), ("a/b/", "a/b"), ("http://a", "http://a"),
  ]

  @Test(arguments: texts)
  func `a pasted prefix or suffix isn't part of the value`(
    text: (pasted: String, value: String)
  ) async {
    let screen = screen()
    let outcomes = await screen.showText(
      screen.sheet, .text().prefix("https://").suffix("/").normalized(.trimmed))
    screen.paste(text.pasted)
    screen.textField?.resignFirstResponder()
    #expect(screen.textField?.text == text.value)
    await screen.tapOKAndWait()
    #expect(outcomes.values == [text.value])
  }

  @Test(arguments: [
    ("+49", "\u{202A}+49 30 1234\u{202C}", "301234"), ("49", "(49) 30", "30"),
    ("+49", " +49 (0) 30", "030"),
  ])
  func `a prefix among invisible marks and separators isn't part of the digits`(
    prefix: String, pasted: String, value: String
  ) async {
    let screen = screen()
    let outcomes = await screen.showText(
      screen.sheet, .text().prefix(prefix).normalized(.digits))
    screen.paste(pasted)
    screen.textField?.resignFirstResponder()
    #expect(screen.textField?.text == value)
    await screen.tapOKAndWait()
    #expect(outcomes.values == [value])
  }

  @Test func `a suffix that the normalization uncovers isn't part of the value`() async {
    let screen = screen()
    let outcomes = await screen.showText(
      screen.sheet,
      .text().suffix("/").normalized(.custom { String($0.prefix { $0 != "?" }) }))
    screen.paste("a.b/?utm=1")
    screen.textField?.resignFirstResponder()
    #expect(screen.textField?.text == "a.b")
    await screen.tapOKAndWait()
    #expect(outcomes.values == ["a.b"])
  }

  @Test(arguments: [false, true])
  func `a long prefix and suffix leave room for the text`(isLine: Bool) async throws {
    let screen = screen()
    let long = String(repeating: "a", count: 60)
    let content = TextContent.text(long).prefix("https://a-very-long-address.example.com/")
      .suffix("/with/a/very/long/path.html")
    if isLine {
      screen.show(.form(long) { f, _ in f.field("Site", \.self) { _ in content } })
    } else {
      screen.show(content)
    }
    await screen.device.settle()
    #expect(try place(screen.textField).width >= 100)
    screen.textField?.text = ""
    screen.type("b")
    await screen.device.settle()
    #expect(try place(screen.textField).width < 30)
  }

  @Test func `an empty prefix or suffix changes nothing`() async {
    let screen = screen()
    let outcomes = await screen.showText(screen.sheet, .text("a").prefix("").suffix("\u{200D}"))
    await screen.tapOKAndWait()
    #expect(outcomes.values == ["a"])
  }

  @Test func `VoiceOver reads the prefix and the suffix with the text`() async {
    let screen = screen()
    screen.sheet.show(
      .text("example").prefix("https://").suffix(".com"), title: "Site", in: screen.view
    ) { _ in }
    await screen.device.settle()
    #expect(screen.textField?.accessibilityLabel == "Site, https://, .com")
    #expect(label("https://", screen)?.isAccessibilityElement == false)
  }

  @Test func `a revealed secret stands between its suffix and the button`() async throws {
    let screen = screen()
    screen.show(.text("abc").suffix("-X").secure())
    await screen.device.settle()
    let suffix = try place(label("-X", screen))
    #expect(suffix.minX >= (try place(screen.textField)).maxX)
    #expect(suffix.maxX <= (try place(screen.view("BottomBounce.reveal"))).minX + 0.5)
  }

  @Test func `several lines have neither`() async {
    let screen = screen()
    let outcomes = await screen.showText(screen.sheet, .text("@a").prefix("@").lines(1...3))
    #expect(label("@", screen) == nil)
    await screen.tapOKAndWait()
    #expect(outcomes.values == ["@a"])
  }
}
