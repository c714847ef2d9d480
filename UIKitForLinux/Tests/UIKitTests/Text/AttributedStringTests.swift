import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct AttributedStringTests {
  @Test func `UIKit's attributes are found by name`() {
    var text = AttributedString("Hello")
    text.font = .systemFont(ofSize: 12)
    text.foregroundColor = .systemRed
    var container = AttributeContainer()
    container.font = .boldSystemFont(ofSize: 12)
    container.underlineStyle = .single
    text.append(AttributedString(" world", attributes: container))
    let result = NSAttributedString(text)
    #expect(result.string == "Hello world")
    let first = result.attributes(at: 0, effectiveRange: nil)
    #expect(first[.font] as? UIFont == .systemFont(ofSize: 12))
    #expect(first[.foregroundColor] as? UIColor == .systemRed)
    let second = result.attributes(at: 6, effectiveRange: nil)
    #expect(second[.font] as? UIFont == .boldSystemFont(ofSize: 12))
    #expect(second[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(second[.foregroundColor] == nil)
  }

  @Test func `links are included`() {
    var text = AttributedString("Apple")
    text.link = URL(string: "https://example.com")
    let result = NSAttributedString(text)
    #expect(
      result.attribute(.link, at: 0, effectiveRange: nil) as? URL
        == URL(string: "https://example.com"))
  }
}
